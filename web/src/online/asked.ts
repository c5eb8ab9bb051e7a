/** Something asked of the house when a part of the page is drawn, and again after it was changed. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whyNot } from './house.ts';

export const useAsked = <T>(ask: () => Promise<T>, about: readonly unknown[] = []) => {
  const value = useSignal<T | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  const again = async (): Promise<void> => {
    try {
      value.value = await ask();
      trouble.value = undefined;
    } catch (cause) {
      trouble.value = whyNot(cause);
    }
  };
  useEffect(() => void again(), about);
  const set = (next: T): void => {
    value.value = next;
  };
  return { value: value.value, trouble: trouble.value, again, set };
};
