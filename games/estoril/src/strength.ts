/** How strong a tile and a seat are on a place, at the moment strengths are compared. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { face } from './characters.ts';
import type { Nation } from './characters.ts';
import { PLACES, SLOTS_OF, numeralOf, placeOf } from './places.ts';
import { isOpen, occupied, ownerOf, tileOn } from './state.ts';
import type { Estoril } from './state.ts';

/** Other tiles of the nation on the place; by the wide option also face-up ones on adjacent places (E-02). */
const compatriots = (s: Estoril, slot: number, nation: Nation): number => {
  const place = placeOf(slot);
  const tiles = occupied(s) & ~(1 << slot);
  let n = 0;
  for (let here = tiles & at(SLOTS_OF, place); here !== 0; here &= here - 1)
    if (face(tileOn(s, 31 - Math.clz32(here & -here))).nation === nation) n++;
  if (!s.wide) return n;
  for (let around = tiles & at(s.beside, place); around !== 0; around &= around - 1) {
    const other = 31 - Math.clz32(around & -around);
    if (isOpen(s, other) && face(tileOn(s, other)).nation === nation) n++;
  }
  return n;
};

/** Printed strength, favour of the place, compatriots for each nationalist symbol, dice. The place has been reached. */
export const strengthOn = (s: Estoril, slot: number): number => {
  const { strength, nation, flags } = face(tileOn(s, slot));
  const { favours, rule } = at(PLACES, placeOf(slot));
  let sum = strength;
  if (nation === favours) sum++;
  if (flags > 0) sum += flags * compatriots(s, slot, nation);
  if (rule === 'dice') {
    const roll = 2 * numeralOf(slot);
    sum += Math.abs(at(s.dice, roll) - at(s.dice, roll + 1));
  }
  return sum;
};

/** What the seat's tiles on the place amount to, or −1 if it has none there. */
export const totalOn = (s: Estoril, place: number, seat: Seat): number => {
  let sum = -1;
  for (let own = at(s.stones, seat) & at(SLOTS_OF, place); own !== 0; own &= own - 1) {
    if (sum < 0) sum = 0;
    sum += strengthOn(s, 31 - Math.clz32(own & -own));
  }
  return sum;
};

/** The seat with the highest total; of several the one on the lowest numeral; −1 if nobody is here. */
export const strongest = (s: Estoril, place: number): Seat => {
  let best = -1;
  let winner = -1;
  for (let here = occupied(s) & at(SLOTS_OF, place); here !== 0; here &= here - 1) {
    const seat = ownerOf(s, 31 - Math.clz32(here & -here));
    if (seat === winner) continue;
    const total = totalOn(s, place, seat);
    if (total <= best) continue;
    best = total;
    winner = seat;
  }
  return winner;
};

/** The seat with the lowest total; of several the one on the highest numeral; −1 if fewer than two are here. */
export const weakest = (s: Estoril, place: number): Seat => {
  let worst = Infinity;
  let loser = -1;
  let first = -1;
  let several = false;
  for (let here = occupied(s) & at(SLOTS_OF, place); here !== 0;) {
    const slot = 31 - Math.clz32(here);
    here &= ~(1 << slot);
    const seat = ownerOf(s, slot);
    if (first < 0) first = seat;
    else if (seat !== first) several = true;
    const total = totalOn(s, place, seat);
    if (total >= worst) continue;
    worst = total;
    loser = seat;
  }
  return several ? loser : -1;
};
