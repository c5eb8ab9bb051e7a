/** What anybody may read off a table, full or masked. */
import { FIRST, at, knownIn } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { slotsIn } from './places.ts';
import { hand, slotZone, taken } from './state.ts';
import type { Estoril } from './state.ts';

/**
 * The pool of a seat, sorted: all tiles in its hand and on the table. Which they are is public; how they are spread
 * over hand and face-down slots is not, so all hidden ones are one cell (E-28).
 */
export const poolOf = (s: Estoril, seat: Seat): Card[] => {
  const zones = [hand(seat), taken(seat), ...slotsIn(at(s.stones, seat)).map(slotZone)];
  const cards = zones.flatMap(zone => at(s.zones, zone)).filter(card => card > FIRST);
  const hidden = zones.find(zone => at(s.zones, zone).some(card => card < FIRST));
  if (hidden !== undefined) cards.push(...knownIn(s, hidden));
  return cards.sort((a, b) => a - b);
};
