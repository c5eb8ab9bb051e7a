/** How strong a tile and a seat are on a place, at the moment strengths are compared. */
import { at, times, upTo } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { face } from './characters.ts';
import type { Face, Nation } from './characters.ts';
import { PLACES, SLOTS_OF, highestIn, lowestIn, numeralOf, placeOf, slotsIn } from './places.ts';
import type { EstorilAct } from './verb.ts';
import { isOpen, occupied, ownerOf, tileOn } from './state.ts';
import type { Estoril } from './state.ts';

/** Other tiles of the nation on the place; by the wide option also face-up ones on adjacent places (E-02). */
const compatriots = (s: Estoril, slot: number, nation: Nation): number => {
  const place = placeOf(slot);
  const tiles = occupied(s) & ~(1 << slot);
  let n = 0;
  for (let here = tiles & at(SLOTS_OF, place); here !== 0; here &= here - 1)
    if (face(tileOn(s, lowestIn(here))).nation === nation) n++;
  if (!s.wide) return n;
  for (let around = tiles & at(s.beside, place); around !== 0; around &= around - 1) {
    const other = lowestIn(around);
    if (isOpen(s, other) && face(tileOn(s, other)).nation === nation) n++;
  }
  return n;
};

const favourOf = (slot: number, { nation }: Face): number =>
  nation === at(PLACES, placeOf(slot)).favours ? 1 : 0;

const supportOf = (s: Estoril, slot: number, { nation, flags }: Face): number =>
  flags === 0 ? 0 : flags * compatriots(s, slot, nation);

const luckOf = (s: Estoril, slot: number): number => {
  if (at(PLACES, placeOf(slot)).rule !== 'dice') return 0;
  const roll = 2 * numeralOf(slot);
  return Math.abs(at(s.dice, roll) - at(s.dice, roll + 1));
};

/** Printed strength, favour of the place, compatriots for each nationalist symbol, dice. The place has been reached. */
export const strengthOn = (s: Estoril, slot: number): number => {
  const tile = face(tileOn(s, slot));
  return tile.strength + favourOf(slot, tile) + supportOf(s, slot, tile) + luckOf(s, slot);
};

/** The same as it is told: `PARTS` numbers for each tile on the place. */
const partsOn = (s: Estoril, place: number): number[] =>
  slotsIn(occupied(s) & at(SLOTS_OF, place)).flatMap(slot => {
    const tile = face(tileOn(s, slot));
    return [slot, tile.strength, favourOf(slot, tile), supportOf(s, slot, tile), luckOf(s, slot)];
  });

/** Strengths are compared: everybody hears what they are made of. */
export const tellStrengths = (act: EstorilAct, place: number): void => {
  const { s } = act;
  if ((occupied(s) & at(SLOTS_OF, place)) === 0) return;
  const totals = times(s.seats, seat => totalOn(s, place, seat));
  act.tell({ e: 'strengths', place, parts: partsOn(s, place), totals });
};

/** What the seat's tiles on the place amount to, or −1 if it has none there. */
export const totalOn = (s: Estoril, place: number, seat: Seat): number => {
  let sum = -1;
  for (let own = at(s.stones, seat) & at(SLOTS_OF, place); own !== 0; own &= own - 1) {
    if (sum < 0) sum = 0;
    sum += strengthOn(s, lowestIn(own));
  }
  return sum;
};

/** The seat with the highest total; of several the one on the lowest numeral; −1 if nobody is here. */
export const strongest = (s: Estoril, place: number): Seat => {
  let best = -1;
  let winner = -1;
  for (let here = occupied(s) & at(SLOTS_OF, place); here !== 0; here &= here - 1) {
    const seat = ownerOf(s, lowestIn(here));
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
    const slot = highestIn(here);
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

/** Whether another seat on the place has the same total, so that numerals decide. */
const isTied = (s: Estoril, place: number, seat: Seat): boolean => {
  const total = totalOn(s, place, seat);
  return upTo(s.seats).some(other => other !== seat && totalOn(s, place, other) === total);
};

/** The slot by which the strongest won against equals, −1 if there was none. */
export const winningSlot = (s: Estoril, place: number, seat: Seat): number =>
  isTied(s, place, seat) ? lowestIn(at(s.stones, seat) & at(SLOTS_OF, place)) : -1;

/** The slot by which the weakest lost against equals, −1 if there was none. */
export const losingSlot = (s: Estoril, place: number, seat: Seat): number =>
  isTied(s, place, seat) ? highestIn(at(s.stones, seat) & at(SLOTS_OF, place)) : -1;
