/** A thing that can be pressed can also be asked what pressing it would mean: pointing at it shows what it brings. */
import type { DrawState } from './kinds.ts';

/** The event that asks. Only `ask/pointing.ts` sends it. */
export const MEANING = 'meaning';

export interface Pressable {
  readonly onClick: () => void;
}

/** To be spread over whatever is drawn to be pressed. */
export const pressable = (press: () => void): Pressable =>
  ({ onClick: press, [`on${MEANING}`]: press }) as Pressable;

const keyed =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };

/**
 * What an element says of itself that is a button while it is offered, or refused and says why, and a picture otherwise.
 * It stays the very same element, so that what is drawn in it need not be drawn anew at every question.
 */
export const standing = (state: DrawState, press: (() => void) | undefined) =>
  press === undefined || state === 'idle'
    ? ({ role: 'img' } as const)
    : ({
        role: 'button',
        tabindex: 0,
        'aria-disabled': state === 'refused',
        ...(state === 'selected' && { 'aria-pressed': true }),
        ...pressable(press),
        onKeyDown: keyed(press),
      } as const);

export const isLive = (state: DrawState, onPick: unknown): boolean =>
  onPick !== undefined && state !== 'idle';
