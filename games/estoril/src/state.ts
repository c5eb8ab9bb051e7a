/** The table of Estoril: what lies where, as numbers. */
import { OPEN, at, bit, rows, times } from '@kaffeehaus/kernel';
import type { Card, Options, Seat, State, Viewers, Zone } from '@kaffeehaus/kernel';
import { recruits, startersOf } from './characters.ts';
import { noLayout } from './grid.ts';
import type { Layout } from './grid.ts';
import { OPEN_MISSIONS } from './missions.ts';
import { PLACES, SLOTS, SLOTS_OF, firstSlot, slotName, slotsIn } from './places.ts';

export interface Estoril extends State, Layout {
  round: number;
  /** Who begins the round (−1: to be drawn), and whose turn comes next. */
  first: Seat;
  turn: Seat;
  /** Table options: places are turned by choice; nationalists count adjacent places. */
  chosen: boolean;
  wide: boolean;
  missions: number[];
  /** Stones of each seat: those in front of it, and the set of slots that hold one. */
  supply: number[];
  stones: number[];
  /** The seats that can place no more this round though they have stones. */
  out: Viewers;
  /** The slots whose tile is protected. */
  guarded: number;
  /** The place being resolved, or −1. */
  reached: number;
  /** Two dice for each numeral of the casino, 0 for none. */
  dice: number[];
  /** Points of each seat: discards, hand, then the missions. */
  tally: number[][];
}

export const ROUNDS = 4;
export const HAND = 6;
const STONES = [0, 0, 6, 4, 3] as const;
export const stonesFor = (seats: number): number => at(STONES, seats);

/**
 * Zones: the stack, the box, the slots, the reward spaces, then per seat three. A tile won or shot goes to the hand
 * for all to see and cannot be placed before the next round, so until then it lies in `taken`: part of the hand that
 * everybody knows (E-40, E-57).
 */
export const STACK = 0;
export const BOX = 1;
const FIRST_SLOT = 2;
const FIRST_REWARD = FIRST_SLOT + SLOTS.length;
const FIRST_SEAT = FIRST_REWARD + PLACES.length;
const PER_SEAT = 3;
export const slotZone = (slot: number): number => FIRST_SLOT + slot;
export const rewardZone = (place: number): number => FIRST_REWARD + place;
export const hand = (seat: Seat): number => FIRST_SEAT + seat * PER_SEAT;
export const taken = (seat: Seat): number => hand(seat) + 1;
export const discards = (seat: Seat): number => hand(seat) + 2;

export const slotSees = (slot: number): Viewers => (at(SLOTS, slot).secret ? 0 : OPEN);
export const rewardSees = (place: number): Viewers => (at(PLACES, place).secretReward ? 0 : OPEN);

const seatZones = (seat: Seat): Zone[] => [
  { name: 'hand', seat, sees: bit(seat), loose: true },
  { name: 'taken', seat, sees: OPEN, loose: false },
  { name: 'discards', seat, sees: OPEN, loose: false },
];

const layout = (seats: number): readonly Zone[] => [
  { name: 'stack', seat: -1, sees: 0, loose: false },
  { name: 'box', seat: -1, sees: OPEN, loose: false },
  ...times(SLOTS.length, i => ({ name: slotName(i), seat: -1, sees: slotSees(i), loose: false })),
  ...PLACES.map(({ word }, p) => ({
    name: `${word}-reward`,
    seat: -1,
    sees: rewardSees(p),
    loose: false,
  })),
  ...times(seats, seatZones).flat(),
];
const LAYOUTS = times(5, layout);
export const zones = (seats: number): readonly Zone[] => at(LAYOUTS, seats);

const laid = (base: State): Card[][] => {
  const cards = base.zones.slice();
  cards[STACK] = recruits.slice();
  for (let seat = 0; seat < base.seats; seat++) cards[taken(seat)] = startersOf(seat);
  return cards;
};

export const setup = (base: State, options: Options): Estoril =>
  // Cloned, so that every table has the one shape that clones have: the engine is faster for it.
  clone({
    ...base,
    ...noLayout(),
    zones: laid(base),
    round: 0,
    first: typeof options['first'] === 'number' ? options['first'] - 1 : -1,
    turn: 0,
    chosen: options['rotation'] === 'chosen',
    wide: options['nationalist'] === 'adjacent',
    missions: [],
    supply: times(base.seats, () => stonesFor(base.seats)),
    stones: times(base.seats, () => 0),
    out: 0,
    guarded: 0,
    reached: -1,
    dice: NO_DICE.slice(),
    tally: times(base.seats, () => times(2 + OPEN_MISSIONS, () => 0)),
  });

export const NO_DICE: readonly number[] = [0, 0, 0, 0, 0, 0];

export const clone = (s: Estoril): Estoril => ({
  rev: s.rev,
  seats: s.seats,
  ply: s.ply,
  sealed: s.sealed,
  last: s.last,
  rng: { key: s.rng.key, drawn: s.rng.drawn },
  stack: s.stack.slice(),
  at: s.at.slice(),
  wait: s.wait,
  given: s.given.slice(),
  zones: rows(s.zones),
  sees: s.sees,
  cell: s.cell,
  exact: s.exact,
  pool: s.pool,
  knows: s.knows.slice(),
  pools: s.pools,
  veil: s.veil,
  grid: s.grid.slice(),
  turned: s.turned.slice(),
  near: s.near.slice(),
  outer: s.outer,
  beside: s.beside.slice(),
  round: s.round,
  first: s.first,
  turn: s.turn,
  chosen: s.chosen,
  wide: s.wide,
  missions: s.missions.slice(),
  supply: s.supply.slice(),
  stones: s.stones.slice(),
  out: s.out,
  guarded: s.guarded,
  reached: s.reached,
  dice: s.dice.slice(),
  tally: rows(s.tally),
});

/** The slots that hold a tile. */
export const occupied = (s: Estoril): number => {
  let set = 0;
  for (let seat = 0; seat < s.seats; seat++) set |= at(s.stones, seat);
  return set;
};

/** Whose stone lies on the slot, or −1. */
export const ownerOf = (s: Estoril, slot: number): Seat => {
  for (let seat = 0; seat < s.seats; seat++) if (((at(s.stones, seat) >> slot) & 1) !== 0) return seat;
  return -1;
};

export const tileOn = (s: Estoril, slot: number): Card => at(at(s.zones, slotZone(slot)), 0);
export const rewardOf = (s: Estoril, place: number): Card => at(at(s.zones, rewardZone(place)), 0);
export const isOpen = (s: Estoril, slot: number): boolean => at(s.sees, slotZone(slot)) === OPEN;

/** The slots of all places that are laid out. */
export const laidSlots = (s: Estoril): number => {
  let set = 0;
  for (const place of s.grid) set |= at(SLOTS_OF, place);
  return set;
};

/** The places laid out, in the order they are resolved. */
export const placesInOrder = (s: Estoril): number[] => s.grid.slice().sort((a, b) => a - b);

/** Seats from the start player clockwise. */
export const turnOrder = (s: Estoril): Seat[] => times(s.seats, i => (s.first + i) % s.seats);

/** How many tiles a seat has in hand, those just taken included. */
export const handSize = (s: Estoril, seat: Seat): number =>
  at(s.zones, hand(seat)).length + at(s.zones, taken(seat)).length;

/** All tiles of a seat, known to everybody as a whole: in hand, just taken, and on slots (E-28). */
export const tilesOf = (s: Estoril, seat: Seat): Card[] => [
  ...at(s.zones, hand(seat)),
  ...at(s.zones, taken(seat)),
  ...slotsIn(at(s.stones, seat)).map(slot => tileOn(s, slot)),
];

export const slotRange = (place: number): readonly number[] =>
  times(at(PLACES, place).slots.length, n => firstSlot(place) + n);
