/** The table of Hamburg: what lies where, as numbers. */
import { FIRST, OPEN, at, bit, last, rows, times } from '@kaffeehaus/kernel';
import type { Card, Seat, State, Zone } from '@kaffeehaus/kernel';
import {
  FIVE,
  HAND,
  HUMMELS,
  HUMMELS_WITH_JETTES,
  JETTES,
  START_MARK,
  START_POINTS,
  START_SETS,
  WINDOWS,
} from './board.ts';
import { FACES, hasQuirk } from './cards.ts';
import { MARKERS, BASIC_MARKERS, FIRST_MARKER, FIRST_TILE, TILES } from './tiles.ts';
import { mayorOf } from './mayors.ts';
import { EXPANSIONS, type Expansion } from './options.ts';
import type { Quirk } from './sentences.ts';

/** What changes seldom is `readonly`: replaced as a whole, so that clones share it. */
export interface Hamburg extends State {
  /** Bits by index in EXPANSIONS. */
  expansions: number;
  round: number;
  /** 1 to 4. */
  phase: number;
  /** Laps left in phase III, the one under way included. */
  laps: number;
  /** Who holds the start marker. */
  first: Seat;
  /** TOM's place in a solo game, −1 without him. */
  tom: Seat;
  /** Five colours and black. */
  dice: readonly number[];
  /** The window of this round's cleric, −1 before the roll. */
  cleric: number;
  /** Clerics and workers in front of the church, by window; workers standing in it this round; workers it has kept. */
  clerics: readonly number[];
  guests: readonly number[];
  kept: readonly number[];
  /** By player. */
  money: number[];
  points: number[];
  square: number[];
  /** Active majority markers as bits. */
  majority: readonly number[];
  /** Hazards whose damage is still to be settled, as bits. */
  damage: number[];
  /** Who does without a black marker this round, as bits. */
  aloof: number;
  /** By player × 5 + colour. */
  workers: number[];
  hazards: number[];
  /** By player × 2 + half: stones, and whether the half has brought its statue. */
  walls: number[];
  honoured: readonly number[];
  /** By player: plots from left to right (colour, + 8 if laid unseen from a pile). */
  plots: number[][];
  /** Parallel to the display: the plot each building stands on. */
  on: number[][];
  /** Parallel to the buildings under Zoo cards: the Zoo each lies under. */
  zoos: number[][];
  /** Activation markers: cards used this round. */
  used: number[][];
  /** Statues on the board, best first, and by player. */
  hummelsLeft: readonly number[];
  jettesLeft: readonly number[];
  hummels: readonly (readonly number[])[];
  jettes: readonly number[];
  /** Side of the mayor tile, 0 for none, and whether he has doubled a building this round. */
  mayor: readonly number[];
  doubled: number[];
  /** Ships at the quay, as bits. */
  ships: number;
  /** Field of the exchange pointer, 1 to 6, and whether this action has met the tile. */
  field: number;
  /** Cleric tiles by window (tile × 2 + side, −1 for none) and the one in force, fixed in phase II. */
  tiles: readonly number[];
  tile: number;
  /** The final scoring: lines by player. */
  sheet: readonly (readonly number[])[];
}

/** Common zones, then seven per player. */
export const pile = (colour: number): number => colour;
/** The discard pile: its open top card and, below, cards known as a set but after a search not in order (H-64). */
export const DISCARD = 5;
export const TOP = 6;
export const STACK = 7;
export const SPENT = 8;
export const EXCHANGE = 9;
export const COURSE = 10;
export const GONE = 11;
/** The card being erected: shown before its place is chosen. */
export const SITE = 12;
const COMMON = 13;
const PER_PLAYER = 7;
export const hand = (p: Seat): number => COMMON + p * PER_PLAYER;
/** The card acted with: drawn or played, not yet where it goes. */
export const aside = (p: Seat): number => hand(p) + 1;
/** Plots from the hand, which their owner knows, and plots laid unseen from a pile. */
export const ground = (p: Seat): number => hand(p) + 2;
export const field = (p: Seat): number => hand(p) + 3;
/** Buildings right of the tableau, Zoo and Park left of it, buildings under a Zoo. */
export const display = (p: Seat): number => hand(p) + 4;
export const left = (p: Seat): number => hand(p) + 5;
export const under = (p: Seat): number => hand(p) + 6;

const playerZones = (seat: Seat, sees: number): Zone[] => [
  { name: 'hand', seat, sees, loose: true },
  { name: 'aside', seat, sees, loose: false },
  { name: 'ground', seat, sees: sees === OPEN ? 0 : sees, loose: false },
  { name: 'field', seat, sees: 0, loose: false },
  { name: 'display', seat, sees: OPEN, loose: false },
  { name: 'left', seat, sees: OPEN, loose: false },
  { name: 'under', seat, sees: OPEN, loose: false },
];

/** A lone player sits opposite TOM, who hides nothing. */
const layout = (seats: number): readonly Zone[] => [
  ...FIVE.map(c => ({ name: `pile ${c + 1}`, seat: -1, sees: 0, loose: false })),
  { name: 'discard', seat: -1, sees: 0, loose: false },
  { name: 'top', seat: -1, sees: OPEN, loose: false },
  { name: 'markers', seat: -1, sees: 0, loose: false },
  { name: 'spent', seat: -1, sees: OPEN, loose: false },
  { name: 'exchange', seat: -1, sees: 0, loose: false },
  { name: 'course', seat: -1, sees: OPEN, loose: false },
  { name: 'gone', seat: -1, sees: OPEN, loose: false },
  { name: 'site', seat: -1, sees: OPEN, loose: false },
  ...times(seats, seat => playerZones(seat, bit(seat))).flat(),
  ...(seats === 1 ? playerZones(1, OPEN) : []),
];
const LAYOUTS = times(6, layout);
export const zones = (seats: number): readonly Zone[] => at(LAYOUTS, seats);

const PILES = FIVE.map(c => FACES.filter(f => f.colour === c).map(f => FIRST + f.number));
const cardsInZone = (z: number, expansions: number): Card[] => {
  if (z < FIVE.length) return at(PILES, z).slice();
  if (z === STACK) return times(has(expansions, 'hazards') ? MARKERS : BASIC_MARKERS, i => FIRST_MARKER + i);
  if (z === EXCHANGE && has(expansions, 'exchange')) return times(TILES, i => FIRST_TILE + i);
  return [];
};

const has = (expansions: number, name: Expansion): boolean =>
  ((expansions >> EXPANSIONS.indexOf(name)) & 1) === 1;
export const plays = (s: Hamburg, name: Expansion): boolean => has(s.expansions, name);

const zeros = (n: number): number[] => times(n, () => 0);
const lists = (n: number): number[][] => times(n, () => []);

/** What the tableaus of n players hold at the start. */
const tableaus = (n: number) => ({
  money: times(n, () => START_MARK),
  points: times(n, () => START_POINTS),
  square: zeros(n),
  majority: zeros(n),
  damage: zeros(n),
  workers: times(n * 5, () => START_SETS),
  hazards: zeros(n * 5),
  walls: zeros(n * 2),
  honoured: zeros(n * 2),
  plots: lists(n),
  on: lists(n),
  zoos: lists(n),
  used: lists(n),
  hummels: lists(n),
  jettes: zeros(n),
  mayor: zeros(n),
  doubled: zeros(n),
  sheet: lists(n),
});

/** What lies between the tableaus of n players. */
const commons = (n: number, expansions: number) => {
  const statues = has(expansions, 'statues');
  return {
    round: 0,
    phase: 0,
    laps: 0,
    first: 0,
    dice: zeros(6),
    cleric: -1,
    clerics: zeros(WINDOWS),
    guests: zeros(5),
    kept: zeros(5),
    aloof: 0,
    hummelsLeft: at(statues ? HUMMELS_WITH_JETTES : HUMMELS, n),
    jettesLeft: statues ? JETTES : [],
    ships: 0,
    field: 1,
    tiles: times(WINDOWS, () => -1),
    tile: -1,
  };
};

export const setup = (base: State, names: readonly string[]): Hamburg => {
  const expansions = EXPANSIONS.reduce((bits, name, i) => (names.includes(name) ? bits | (1 << i) : bits), 0);
  const n = Math.max(2, base.seats);
  const table = {
    expansions,
    tom: base.seats === 1 ? 1 : -1,
    zones: times(base.zones.length, z => cardsInZone(z, expansions)),
  };
  // Assigned, for engines take twenty times as long to spread so much. Cloned, so that every table has the one shape
  // that clones have: they are faster for it.
  return clone(Object.assign({}, base, tableaus(n), commons(n, expansions), table));
};

export const clone = (s: Hamburg): Hamburg => ({
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
  expansions: s.expansions,
  round: s.round,
  phase: s.phase,
  laps: s.laps,
  first: s.first,
  tom: s.tom,
  dice: s.dice,
  cleric: s.cleric,
  clerics: s.clerics,
  guests: s.guests,
  kept: s.kept,
  money: s.money.slice(),
  points: s.points.slice(),
  square: s.square.slice(),
  majority: s.majority,
  damage: s.damage.slice(),
  aloof: s.aloof,
  workers: s.workers.slice(),
  hazards: s.hazards.slice(),
  walls: s.walls.slice(),
  honoured: s.honoured,
  plots: rows(s.plots),
  on: rows(s.on),
  zoos: rows(s.zoos),
  used: rows(s.used),
  hummelsLeft: s.hummelsLeft,
  jettesLeft: s.jettesLeft,
  hummels: s.hummels,
  jettes: s.jettes,
  mayor: s.mayor,
  doubled: s.doubled.slice(),
  ships: s.ships,
  field: s.field,
  tiles: s.tiles,
  tile: s.tile,
  sheet: s.sheet,
});

/** Seats at the table, TOM included. */
export const players = (s: Hamburg): number => s.money.length;

/** All players from the start marker clockwise; alone, you come before TOM (H-95). */
export const turnOrder = (s: Hamburg): Seat[] => {
  const n = players(s);
  return times(n, i => (s.first + i) % n);
};
/** The others in turn order (H-54). */
export const others = (s: Hamburg, me: Seat): Seat[] => turnOrder(s).filter(p => p !== me);

/** Where the workers and the hazard of a colour are counted, and the stones of a half of the wall. */
export const slot = (p: Seat, colour: number): number => p * 5 + colour;
export const wing = (p: Seat, half: number): number => p * 2 + half;
export const workersOf = (s: Hamburg, p: Seat, colour: number): number => at(s.workers, slot(p, colour));
export const hazardOf = (s: Hamburg, p: Seat, colour: number): number => at(s.hazards, slot(p, colour));
export const stonesIn = (s: Hamburg, p: Seat, half: number): number => at(s.walls, wing(p, half));

export const handOf = (s: Hamburg, p: Seat): readonly Card[] => at(s.zones, hand(p));
export const displayOf = (s: Hamburg, p: Seat): readonly Card[] => at(s.zones, display(p));
export const underOf = (s: Hamburg, p: Seat): readonly Card[] => at(s.zones, under(p));
export const leftOf = (s: Hamburg, p: Seat): readonly Card[] => at(s.zones, left(p));
export const siteOf = (s: Hamburg): Card | undefined => at(s.zones, SITE)[0];
export const asideOf = (s: Hamburg, p: Seat): Card | undefined => at(s.zones, aside(p))[0];
export const topOf = (s: Hamburg, zone: number): Card => last(at(s.zones, zone));
export const pileSize = (s: Hamburg, colour: number): number => at(s.zones, pile(colour)).length;
/** Buildings whose ability counts: in the display or under a Zoo. */
export const buildingsOf = (s: Hamburg, p: Seat): Card[] => [...displayOf(s, p), ...underOf(s, p)];
export const owns = (s: Hamburg, p: Seat, card: Card): boolean =>
  displayOf(s, p).includes(card) || underOf(s, p).includes(card);

const among = (cards: readonly Card[], quirk: Quirk): boolean => {
  for (const card of cards) if (hasQuirk(card, quirk)) return true;
  return false;
};
/** Whether a building or the mayor of the player has this exception. */
export const enjoys = (s: Hamburg, p: Seat, quirk: Quirk): boolean =>
  among(displayOf(s, p), quirk) ||
  among(underOf(s, p), quirk) ||
  mayorOf(at(s.mayor, p)).sentence.quirk === quirk;

export const handLimit = (s: Hamburg, p: Seat): number => (enjoys(s, p, 'sevenCards') ? HAND + 2 : HAND);
