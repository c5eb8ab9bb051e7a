/** A table that is looked at: what could be answered is marked, and nothing can be pressed. */
import type { Picks } from '../seat/picks.ts';
import type { View } from '../seat/view.ts';

const nothing = (): undefined => undefined;

export const looking = ({ ask }: View): Picks => ({
  ask,
  draft: undefined,
  state: item => (ask?.of.includes(item) ? 'offered' : 'idle'),
  press: nothing,
  isTopic: item => ask?.about.includes(item) ?? false,
  why: nothing,
  placeState: () => 'idle',
  pressPlace: nothing,
  lay: nothing,
});
