/** Something that the house is asked to do: once at a time, and what is wrong is said. */
import { useSignal } from '@preact/signals';
import { whyNot } from './house.ts';

export const useDeed = () => {
  const isBusy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const perform = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.peek()) return false;
    isBusy.value = true;
    trouble.value = undefined;
    try {
      await work();
      return true;
    } catch (cause) {
      trouble.value = whyNot(cause);
      return false;
    } finally {
      isBusy.value = false;
    }
  };
  return { isBusy: isBusy.value, trouble: trouble.value, perform };
};
