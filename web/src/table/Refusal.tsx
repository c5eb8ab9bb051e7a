import type { Item } from '@kaffeehaus/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Answering } from '../ask/answering.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';

/** Nothing is refused at the first question before it stands. */
const toasts = new Part(() => import('./Toast.tsx'));

/** The thing that was pressed last, by whatever means: a drawing hears no click when a key presses it. */
const usePressed = (): (() => Element | undefined) => {
  const last = useRef<Element | undefined>(undefined);
  useEffect(() => {
    const heard = ({ target }: Event): void => {
      if (target instanceof Element) last.current = target.closest('.pick, button') ?? target;
    };
    const means = ['click', 'keydown'] as const;
    for (const mean of means) addEventListener(mean, heard, true);
    return () => {
      for (const mean of means) removeEventListener(mean, heard, true);
    };
  }, []);
  return () => last.current;
};

/** Why the last press did nothing, where it was pressed. */
export function Refusal({ answering, nameOf }: { answering: Answering; nameOf: (item: Item) => string }) {
  const { notice } = answering;
  const pressed = usePressed();
  useEffect(() => toasts.prepare(), []);
  return (
    <div class="prompt-why" role="alert">
      {notice && (
        <Later part={toasts}>
          {({ Toast }) => (
            <Toast
              answering={answering}
              notice={notice}
              name={notice.item === undefined ? '' : nameOf(notice.item)}
              pressed={pressed}
            />
          )}
        </Later>
      )}
    </div>
  );
}
