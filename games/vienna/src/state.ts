/** The table of Vienna: what lies where, as numbers. */
import { OPEN, at, bit, last, rows, times } from '@kaffeehaus/kernel';
import type { Card, Options, Seat, State, Viewers, Zone } from '@kaffeehaus/kernel';
import { BUILDINGS } from './board.ts';
import { FULL_DECK, INTRO_DECK } from './cards.ts';
import { ORDER_STACKS } from './orders.ts';
import { SOURCES } from './scoring.ts';

export interface Vienna extends State {
  /** The full version, with orders and money. */
  full: boolean;
  drawnFlags: boolean;
  /** Shillings that may be taken instead of placing an agent. */
  shillings: number;
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
  /** Open shillings, shillings in the cash box, agents still for sale, and what was bought (bits, see DESK). */
  money: number[];
  cashBox: number[];
  forSale: number[];
  owned: number[];
  /** Expansion 2: which figure each seat has (index into FIGURES, −1 none), where it stands, whether it was used. */
  figures: number[];
  figureAt: number[];
  unlocked: number[];
  /** Points of each seat by source. */
  tally: number[][];
}

/** What can be bought besides agents, as bits of `owned`; the first four are the desk tiles. */
export const DESK = ['telephone', 'roadMap', 'cashBox', 'sealStamp', 'sideTable'] as const;
export type DeskItem = (typeof DESK)[number];
export const owns = (s: Vienna, seat: Seat, item: DeskItem): boolean =>
  (at(s.owned, seat) & (1 << DESK.indexOf(item))) !== 0;

/** Where a figure is that stands on no building. */
export const IN_SUPPLY = -1;

/** Drawers and order slots: three, four with the side table. */
export const DRAWERS = 4;
export const drawersOf = (s: Vienna, seat: Seat): number => (owns(s, seat, 'sideTable') ? DRAWERS : 3);
/** Actions I, II and IV, to which a card is assigned. */
export const PLANS = 3;
const AGENTS = { intro: 6, full: 5, forSale: 3 } as const;

/** Zones: those on the table, then per seat its hand, three assigned cards, four drawers and its orders. */
export const DECK = 0;
export const DISCARD = 1;
export const STACKS = { S: 2, A: 3, B: 4 } as const;
const STACK_NAMES = ['S', 'A', 'B'] as const;
/** The four open orders on the Prater postcard: two of stack A, two of stack B. */
export const OPEN_ORDERS = [5, 6, 7, 8] as const;
export const stackFor = (slot: number): number => (slot < OPEN_ORDERS[2] ? STACKS.A : STACKS.B);
export const FULFILLED = 9;
const COMMON = 10;
const PER_SEAT = 1 + PLANS + DRAWERS + 1;
export const hand = (seat: Seat): number => COMMON + seat * PER_SEAT;
export const plan = (seat: Seat, i: number): number => hand(seat) + 1 + i;
export const drawer = (seat: Seat, i: number): number => hand(seat) + 1 + PLANS + i;
export const orderZone = (seat: Seat): number => hand(seat) + 1 + PLANS + DRAWERS;

const hiddenStack = (name: string): Zone => ({ name, seat: -1, sees: 0, loose: false });
const openPlace = (name: string, seat = -1): Zone => ({ name, seat, sees: OPEN, loose: false });
const PLAN_NAMES = ['I', 'II', 'IV'] as const;

const seatZones = (seat: Seat): Zone[] => [
  { name: 'hand', seat, sees: bit(seat), loose: true },
  ...times(PLANS, i => ({ name: `plan ${at(PLAN_NAMES, i)}`, seat, sees: bit(seat), loose: false })),
  ...times(DRAWERS, i => openPlace(`drawer ${i + 1}`, seat)),
  openPlace('orders', seat),
];

const layout = (seats: number): readonly Zone[] => [
  hiddenStack('deck'),
  openPlace('discard'),
  ...STACK_NAMES.map(letter => hiddenStack(`stack ${letter}`)),
  ...['A1', 'A2', 'B1', 'B2'].map(slot => openPlace(`order ${slot}`)),
  openPlace('fulfilled'),
  ...times(seats, seatZones).flat(),
];
const LAYOUTS = times(5, layout);
export const zones = (seats: number): readonly Zone[] => at(LAYOUTS, seats);

export const setup = (base: State, options: Options): Vienna => {
  const full = options['version'] === 'full';
  const { seats } = base;
  base.zones[DECK] = (full ? FULL_DECK : INTRO_DECK).slice();
  if (full) for (const letter of STACK_NAMES) base.zones[STACKS[letter]] = ORDER_STACKS[letter].slice();
  // Cloned, so that every table has the one shape that clones have: the engine is faster for it.
  return clone({
    ...base,
    stack: [{ me: 0, todo: [{ do: 'open' }], it: [] }],
    at: [0],
    full,
    drawnFlags: options['flags'] === 'random',
    shillings: full ? Number(options['shillings']) : 0,
    round: 0,
    crest: 0,
    ending: 0,
    bribes: times(seats, () => [1, 1, 1, 1, 1]),
    dossiers: times(seats, () => [0, 0, 0, 0, 0]),
    supply: times(seats, () => (full ? AGENTS.full : AGENTS.intro)),
    agents: BUILDINGS.map(() => 0),
    flags: BUILDINGS.map(building => building.flag),
    squares: [],
    tracks: [0, 0, 0, 0, 0],
    investigator: 0,
    alerted: 0,
    thirdMan: options['thirdMan'] === true ? 0 : -1,
    money: times(seats, () => (full ? 1 : 0)),
    cashBox: times(seats, () => 0),
    forSale: times(seats, () => (full ? AGENTS.forSale : 0)),
    owned: times(seats, () => 0),
    figures: times(seats, seat => (options['feldFigures'] === true ? seat : -1)),
    figureAt: times(seats, () => IN_SUPPLY),
    unlocked: times(seats, () => 0),
    tally: times(seats, () => SOURCES.map(() => 0)),
  });
};

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
  sees: s.sees,
  cell: s.cell,
  exact: s.exact,
  pool: s.pool,
  knows: s.knows.slice(),
  pools: s.pools,
  veil: s.veil,
  full: s.full,
  drawnFlags: s.drawnFlags,
  shillings: s.shillings,
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
  money: s.money.slice(),
  cashBox: s.cashBox.slice(),
  forSale: s.forSale.slice(),
  owned: s.owned.slice(),
  figures: s.figures.slice(),
  figureAt: s.figureAt.slice(),
  unlocked: s.unlocked.slice(),
  tally: rows(s.tally),
});

/** Seats in turn order, from the holder of the crest clockwise. */
export const turnOrder = (s: Vienna): Seat[] => times(s.seats, i => (s.crest + i) % s.seats);

export const cardIn = (s: Vienna, zone: number): Card | undefined => s.zones[zone]?.[0];
/** The cards in a seat's drawers, from left to right. */
export const inDrawers = (s: Vienna, seat: Seat): Card[] => {
  const found: Card[] = [];
  const n = drawersOf(s, seat);
  for (let i = 0; i < n; i++) {
    const card = cardIn(s, drawer(seat, i));
    if (card !== undefined) found.push(card);
  }
  return found;
};
export const topOf = (s: Vienna, zone: number): Card => last(at(s.zones, zone));
export const bribesOf = (s: Vienna, seat: Seat): number[] => at(s.bribes, seat);
export const dossiersOf = (s: Vienna, seat: Seat): number[] => at(s.dossiers, seat);
export const ordersOf = (s: Vienna, seat: Seat): readonly Card[] => at(s.zones, orderZone(seat));
export const hasAgent = (s: Vienna, seat: Seat, building: number): boolean =>
  (at(s.agents, building) & bit(seat)) !== 0;

/** The buildings that hold an agent of the seat, its figure included. */
export const agentsOf = (s: Vienna, seat: Seat): number[] => {
  const found: number[] = [];
  for (let b = 0; b < s.agents.length; b++) if (hasAgent(s, seat, b)) found.push(b);
  return found;
};

/** Agents come and go by these two alone; the figure is an agent too. */
export const setAgent = (s: Vienna, seat: Seat, building: number): void => {
  s.agents[building] = at(s.agents, building) | bit(seat);
};
export const liftAgent = (s: Vienna, seat: Seat, building: number): void => {
  s.agents[building] = at(s.agents, building) & ~bit(seat);
};
