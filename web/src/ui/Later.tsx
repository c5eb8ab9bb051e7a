import type { ComponentChildren } from 'preact';
import { type Part, usePart } from './part.ts';
import { Unloaded } from './Unloaded.tsx';

interface LaterProps<T> {
  part: Part<T>;
  /** Draws the part once it is here. */
  children: (part: T) => ComponentChildren;
}

/** Something that is drawn as soon as it is loaded, or why it cannot be. */
export function Later<T>({ part, children }: LaterProps<T>) {
  const now = usePart(part);
  if (now === undefined) return null;
  return now === 'unloaded' ? <Unloaded /> : <>{children(now)}</>;
}
