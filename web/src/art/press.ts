/** A thing that can be pressed can also be asked what pressing it would mean: pointing at it shows what it brings. */

/** The event that asks. Only `ask/pointing.ts` sends it. */
export const MEANING = 'meaning';

export interface Pressable {
  readonly onClick: () => void;
}

/** To be spread over whatever is drawn to be pressed. */
export const pressable = (press: () => void): Pressable =>
  ({ onClick: press, [`on${MEANING}`]: press }) as Pressable;
