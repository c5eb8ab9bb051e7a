/** What anybody may read off a table, full or masked. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { slotsIn } from './places.ts';
import { hand, slotZone, taken } from './state.ts';
import type { Estoril } from './state.ts';

/** A spot of a veil is zone × 256 + index. */
const SPOT = 256;

/**
 * The pool of a seat, sorted: all tiles in its hand and on the table. Which they are is public; how they are spread
 * over hand and face-down slots is not (E-28).
 */
export const poolOf = (s: Estoril, seat: Seat): Card[] => {
  const places = [hand(seat), taken(seat), ...slotsIn(at(s.stones, seat)).map(slotZone)];
  const cards = places.flatMap(zone => at(s.zones, zone)).filter(card => card > FIRST);
  for (const { spots, from } of s.veil?.cells ?? [])
    if (spots.some(spot => places.includes(Math.floor(spot / SPOT))))
      for (const { pool } of from) cards.push(...at(s.veil?.pools ?? [], pool));
  return cards.sort((a, b) => a - b);
};
