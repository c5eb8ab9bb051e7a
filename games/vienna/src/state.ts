/** The table of Vienna: what lies where, as numbers. */
import { OPEN, add, at, bit, last, rows, times } from '@kaffeehaus/kernel';
import type { Card, Seat, State, Viewers, Zone } from '@kaffeehaus/kernel';
import { BUILDINGS } from './board.ts';
import { FACES } from './cards.ts';
import { SOURCES } from './scoring.ts';
import type { Source } from './scoring.ts';

export interface Vienna extends State {
  round: number;
  /** Who holds the city crest: the first in turn order. */
  crest: Seat;
  /** 0 before the end is rung in, 1 in the last round. */
  ending: number;
  /** Bribes and dossiers of each seat, by kind. */
  bribes: number[][];
  dossiers: number[][];
  /** Agents beside the desk, and by building the seats that have one there. */
  supply: number[];
  agents: Viewers[];
  /** The flag over each building. */
  flags: number[];
  /** The dossier on each square, −1 once taken. */
  squares: number[];
  /** The field of each marker, the investigator on the roof, and whether he has moved this round. */
  tracks: number[];
  investigator: number;
  alerted: number;
  /** The building of the third man, −1 if he is not in the game. */
  thirdMan: number;
  drawnFlags: boolean;
  /** Points of each seat by source. */
  tally: number[][];
}

export const DRAWERS = 3;
/** Actions I, II and IV, to which a card is assigned. */
export const PLANS = 3;
export const AGENTS = 6;

/** Zones: the deck, the discard pile, then per seat its hand, three assigned cards and three drawers. */
export const DECK = 0;
export const DISCARD = 1;
const PER_SEAT = 1 + PLANS + DRAWERS;
export const hand = (seat: Seat): number => 2 + seat * PER_SEAT;
export const plan = (seat: Seat, i: number): number => hand(seat) + 1 + i;
export const drawer = (seat: Seat, i: number): number => hand(seat) + 1 + PLANS + i;

const PLAN_NAMES = ['I', 'II', 'IV'] as const;

const seatZones = (seat: Seat): Zone[] => [
  { name: 'hand', seat, sees: bit(seat), loose: true },
  ...times(PLANS, i => ({ name: `plan ${at(PLAN_NAMES, i)}`, seat, sees: bit(seat), loose: false })),
  ...times(DRAWERS, i => ({ name: `drawer ${i + 1}`, seat, sees: OPEN, loose: false })),
];

const layout = (seats: number): readonly Zone[] => [
  { name: 'deck', seat: -1, sees: 0, loose: false },
  { name: 'discard', seat: -1, sees: OPEN, loose: false },
  ...times(seats, seatZones).flat(),
];
const LAYOUTS = times(5, layout);
export const zones = (seats: number): readonly Zone[] => at(LAYOUTS, seats);

export const lay = (base: State, drawnFlags: boolean): Vienna => ({
  ...base,
  zones: base.zones.map((cards, z) => (z === DECK ? FACES.map(face => 1000 + face.number) : cards)),
  round: 0,
  crest: 0,
  ending: 0,
  bribes: times(base.seats, () => [1, 1, 1, 1, 1]),
  dossiers: times(base.seats, () => [0, 0, 0, 0, 0]),
  supply: times(base.seats, () => AGENTS),
  agents: BUILDINGS.map(() => 0),
  flags: BUILDINGS.map(building => building.flag),
  squares: [],
  tracks: [0, 0, 0, 0, 0],
  investigator: 0,
  alerted: 0,
  thirdMan: -1,
  drawnFlags,
  tally: times(base.seats, () => SOURCES.map(() => 0)),
});

export const clone = (s: Vienna): Vienna => ({
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
  sees: s.sees.slice(),
  cell: s.cell.slice(),
  exact: s.exact.slice(),
  pool: s.pool.slice(),
  knows: s.knows.slice(),
  pools: s.pools,
  veil: s.veil,
  round: s.round,
  crest: s.crest,
  ending: s.ending,
  bribes: rows(s.bribes),
  dossiers: rows(s.dossiers),
  supply: s.supply.slice(),
  agents: s.agents.slice(),
  flags: s.flags.slice(),
  squares: s.squares.slice(),
  tracks: s.tracks.slice(),
  investigator: s.investigator,
  alerted: s.alerted,
  thirdMan: s.thirdMan,
  drawnFlags: s.drawnFlags,
  tally: rows(s.tally),
});

/** Seats in turn order, from the holder of the crest clockwise. */
export const turnOrder = (s: Vienna): Seat[] => times(s.seats, i => (s.crest + i) % s.seats);

export const cardIn = (s: Vienna, zone: number): Card | undefined => s.zones[zone]?.[0];
export const topOfDeck = (s: Vienna): Card => last(at(s.zones, DECK));
export const bribesOf = (s: Vienna, seat: Seat): number[] => at(s.bribes, seat);
export const dossiersOf = (s: Vienna, seat: Seat): number[] => at(s.dossiers, seat);
export const hasAgent = (s: Vienna, seat: Seat, building: number): boolean =>
  (at(s.agents, building) & bit(seat)) !== 0;

/** The buildings that hold an agent of the seat. */
export const agentsOf = (s: Vienna, seat: Seat): number[] => {
  const found: number[] = [];
  for (let b = 0; b < s.agents.length; b++) if (hasAgent(s, seat, b)) found.push(b);
  return found;
};

export const score = (s: Vienna, seat: Seat, source: Source, n: number): void =>
  add(at(s.tally, seat), SOURCES.indexOf(source), n);
