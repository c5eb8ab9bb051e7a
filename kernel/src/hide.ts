/** What a viewer may know of a table, and tables it cannot tell from the real one: both follow from the books. */
import { count, nth, withheld } from './choice.ts';
import { FIRST, WATCHER, bit } from './game.ts';
import type {
  Ask,
  Card,
  Deed,
  Frame,
  Game,
  GameEvent,
  Item,
  Op,
  Seat,
  State,
  Step,
  Veil,
  Viewers,
  Zone,
} from './game.ts';
import { rootAt, rootOf } from './learn.ts';
import { at, last, times, withEntry } from './list.ts';
import { below, branch, shuffle } from './random.ts';
import type { Chance } from './random.ts';
import {
  Draft,
  checkLimits,
  countOf,
  endOf,
  firstOf,
  knowsOf,
  poolOf,
  sharesEnd,
  stretchesEnd,
  zoneOf,
} from './veil.ts';

export const isOver = (s: State): boolean => s.wait.length === 0 && s.stack.length === 0;

/** Bits go round: who is nobody would see with the first seat's eyes. */
const eyesOf = (viewer: Seat): Viewers => {
  if (viewer >>> 0 !== viewer || viewer > WATCHER) throw new Error(`nobody is viewer ${viewer}`);
  return bit(viewer);
};

/** What one viewer may know of a table. Games never write this by hand, so they cannot leak. */
export const mask = <S extends State>(game: Game<S>, s: S, viewer: Seat): S => {
  const me = eyesOf(viewer);
  const t = game.clone(s);
  t.rng = { key: [], drawn: 0 };
  if (isOver(s)) {
    t.veil = { viewer, pools: [], stretches: [], shares: [], cells: [] };
    return t;
  }
  const backs = backsOf(game);
  const draft = new Draft(t, viewer, backs);
  const zones = game.zones(s.seats);
  const shared = sharedRoots(s, zones);
  // Read once: tables of several games pass here, which makes every look at one of them dear.
  const { zones: piles, sees, cell } = t;
  for (let z = 0; z < zones.length; z++) {
    const cards = at(piles, z);
    if (cards.length === 0 || (at(sees, z) & me) !== 0) continue;
    const { loose } = at(zones, z);
    // Positions in a hand mean nothing to others, so a card that leaves must not show by its back where it was.
    if (loose) {
      sortByBack(cards, backs);
      const root = rootOf(t, z);
      draft.hide(cards, z, 0, cards.length, root, 0, shared.includes(root));
    } else if (at(cell, z).length === 0) draft.hide(cards, z, 0, cards.length, ALONE, me, false);
    else hideSpots(t, draft, z, me, shared);
  }
  t.veil = draft.veil();
  hideAsks(t, viewer);
  return t;
};

/** A spot that belongs to no hand's cell, and what comes after the last spot. */
const ALONE = -1;
const PAST = -2;

/** Hides a zone some spots of which were filled unseen: neighbours of one cell together. */
const hideSpots = (t: State, draft: Draft, zone: number, me: Viewers, shared: readonly number[]): void => {
  const cards = at(t.zones, zone);
  const roots = at(t.cell, zone);
  const exact = at(t.exact, zone);
  let first = 0;
  let cell = PAST;
  for (let i = 0; i <= cards.length; i++) {
    const next = i < cards.length ? cellOfSpot(t, at(roots, i), at(exact, i) & me) : PAST;
    if (next === cell) continue;
    if (i > first) draft.hide(cards, zone, first, i, cell, cell === ALONE ? me : 0, shared.includes(cell));
    first = i;
    cell = next;
  }
};

const cellOfSpot = (t: State, root: number, known: Viewers): number =>
  root < 0 || known !== 0 ? ALONE : rootOf(t, root);

/** By insertion: a hand is short, and mostly in order. */
const sortByBack = (cards: Card[], backs: readonly number[]): void => {
  for (let i = 1; i < cards.length; i++) {
    const card = at(cards, i);
    const back = at(backs, card - FIRST);
    let j = i;
    for (; j > 0 && at(backs, at(cards, j - 1) - FIRST) > back; j--) cards[j] = at(cards, j - 1);
    cards[j] = card;
  }
};

/** The backs of all cards, looked up once for each game. */
const BACKS_OF = new WeakMap<object, readonly number[]>();
const backsOf = (game: Game): readonly number[] => {
  let backs = BACKS_OF.get(game);
  if (backs === undefined) {
    backs = times(game.cards + 1, i => (i === 0 ? 0 : game.back(FIRST + i)));
    BACKS_OF.set(game, backs);
  }
  return backs;
};

/** The roots of cells that span several hands: who else knows a card there would tell in which of them it is. */
const sharedRoots = (s: State, zones: readonly Zone[]): readonly number[] => {
  const roots: number[] = [];
  for (let z = 0; z < zones.length; z++)
    if (at(zones, z).loose && at(s.cell, z).length > 0) roots.push(rootOf(s, z));
  return roots;
};

/** Others' sealed answers, and what others are offered that depends on their cards. */
const hideAsks = (t: State, viewer: Seat): void => {
  const { wait, given } = t;
  for (let i = 0; i < wait.length; i++) {
    const ask = at(wait, i);
    if (ask.seat === viewer) continue;
    if (given[i] !== null) given[i] = NOTHING;
    if (ask.secret) t.wait = withEntry(t.wait, i, withheld(ask));
  }
};
const NOTHING: readonly Item[] = [];

/** A full table the viewer cannot tell from the real one: hidden cards dealt anew, the future rolled anew. */
export const determinize = <S extends State>(game: Game<S>, masked: S, chance: Chance): S =>
  dealAnew(game, masked, chance, cards => shuffle(chance, cards));

/** The same with the cards that may lie here or there in whatever order `mix` gives them. */
export const dealAnew = <S extends State>(
  game: Game<S>,
  masked: S,
  chance: Chance,
  mix: (cards: Card[]) => void,
): S => {
  const t = game.clone(masked);
  const veil = masked.veil;
  if (veil === null) throw new Error('determinize wants a masked table');
  t.veil = null;
  t.rng = branch(chance);
  const pools = veil.pools.map(cards => cards.slice());
  for (const pool of pools) mix(pool);
  const zones = game.zones(t.seats);
  let stretch = 0;
  let share = 0;
  for (const cell of veil.cells) {
    const cards = cardsFor(t, pools, veil, share, sharesEnd(cell), mix);
    for (; stretch < stretchesEnd(cell); stretch++) dealOnto(t, zones, at(veil.stretches, stretch), cards);
    share = sharesEnd(cell);
  }
  askAnew(game, t, veil.viewer, chance);
  return t;
};

/** Lays cards from the stack onto a stretch of spots. */
const dealOnto = (t: State, zones: readonly Zone[], stretch: number, cards: Card[]): void => {
  const zone = zoneOf(stretch);
  const end = endOf(stretch);
  const spots = at(t.zones, zone);
  // Who looks into a hand, or into a place of a cell, knows what lies there.
  const looks = at(zones, zone).loose ? at(t.sees, zone) : 0;
  const exact = at(t.exact, zone);
  for (let i = firstOf(stretch); i < end; i++) {
    const card = cards.pop() as Card;
    spots[i] = card;
    const sees = exact.length === 0 ? looks : at(exact, i);
    if (sees !== 0) t.knows[card - FIRST] = at(t.knows, card - FIRST) | sees;
  }
};

/** A stack on top of which lie the cards for a cell with these shares, as those who know cards of theirs do. */
const cardsFor = (
  t: State,
  pools: Card[][],
  { shares }: Veil,
  first: number,
  end: number,
  mix: (cards: Card[]) => void,
): Card[] => {
  if (end - first === 1) return known(t, pools, at(shares, first));
  const cards: Card[] = [];
  for (const share of shares.slice(first, end)) {
    const pool = known(t, pools, share);
    for (let i = countOf(share); i > 0; i--) cards.push(pool.pop() as Card);
  }
  mix(cards);
  return cards;
};

/** The share's pool, its cards on top known. Under the veil nobody knows them, or who does is said already. */
const known = (t: State, pools: Card[][], share: number): Card[] => {
  const pool = at(pools, poolOf(share));
  const knows = knowsOf(share);
  if (knows > 0) for (const card of pool.slice(-countOf(share))) t.knows[card - FIRST] = knows;
  return pool;
};

/** Other seats are asked from the cards they were dealt; what they had sealed is drawn anew. */
const askAnew = <S extends State>(game: Game<S>, t: S, viewer: Seat, chance: Chance): void => {
  if (t.wait.length === 0) return;
  const asks = openAsks(game, t);
  t.wait = asks;
  t.given = t.given.map((answer, i) => {
    const ask = at(asks, i);
    return answer === null || ask.seat === viewer ? answer : nth(ask, below(chance, count(ask)));
  });
};

/** The step whose questions are open now, and the frame it stands in. */
export const openStep = (s: State): { step: Step; frame: Frame } | undefined => {
  if (s.stack.length === 0) return undefined;
  const frame = last(s.stack);
  const index = last(s.at);
  const step = frame.todo[index < 0 ? ~index : index];
  return step && { step, frame };
};

/** The verbs of a game, assembled once, each with all its halves: engines read things of one shape faster. */
const OPS_OF = new WeakMap<object, ReadonlyMap<string, Op<State, Step>>>();
export const opsOf = (game: Game): ReadonlyMap<string, Op<State, Step>> => {
  let ops = OPS_OF.get(game);
  if (ops === undefined) {
    checkLimits(game);
    const verbs = Object.entries<Op<State, Step>>(game.ops);
    ops = new Map(verbs.map(([verb, op]) => [verb, { ...NO_HALVES, ...op } as Op<State, Step>]));
    OPS_OF.set(game, ops);
  }
  return ops;
};
const NO_HALVES = {
  ask: undefined,
  run: undefined,
  expect: undefined,
  refuse: undefined,
  before: undefined,
  after: undefined,
};

export const opOf = (game: Game, step: Step): Op<State, Step> => opsOf(game).get(step.do) as Op<State, Step>;

/** The questions of the step that is open, asked anew from the cards as they lie. */
export const openAsks = (game: Game, t: State): readonly Ask[] => {
  const open = openStep(t);
  const asks = open && opOf(game, open.step).ask?.(t, open.step, open.frame.me, open.frame.it);
  return asks === undefined ? [] : Array.isArray(asks) ? (asks as readonly Ask[]) : [asks as Ask];
};

/** An event as one viewer may hear it: cards show their backs to those who do not see them. */
export const maskEvent = <D extends Deed>(game: Game, event: GameEvent<D>, viewer: Seat): GameEvent<D> => {
  const { sees, card, cards } = event as Masked;
  if (sees === undefined || (sees & eyesOf(viewer)) !== 0) return event;
  const backs: Masked =
    card !== undefined
      ? { card: ~game.back(card) }
      : cards !== undefined
        ? { cards: cards.map(one => ~game.back(one)) }
        : {};
  return { ...event, ...backs };
};
/** The same for a deed. */
export const maskDeed = <D extends Deed>(game: Game, deed: D, viewer: Seat): D =>
  maskEvent<D>(game, deed, viewer) as D;
/** The fields of an event that only some may read. */
interface Masked {
  readonly sees?: Viewers;
  readonly card?: Card;
  readonly cards?: readonly Card[];
}

/** The cards the viewer knows to lie somewhere in the cell of this loose zone, sorted. */
export const knownIn = (s: State, zone: number): readonly Card[] => {
  if (s.veil === null) return [];
  const { pools, stretches, shares, cells } = s.veil;
  const cards: Item[] = [];
  cells.forEach((cell, i) => {
    const before = i === 0 ? 0 : at(cells, i - 1);
    const spots = stretches.slice(stretchesEnd(before), stretchesEnd(cell));
    if (!spots.some(stretch => zoneOf(stretch) === zone)) return;
    for (const share of shares.slice(sharesEnd(before), sharesEnd(cell)))
      if (knowsOf(share) < 0) cards.push(...at(pools, poolOf(share)));
  });
  return cards.sort((a, b) => a - b);
};

/** Spots of a zone next to each other, from the first up to the end (not included), with cards laid by a seat. */
export interface Laid {
  readonly zone: number;
  readonly first: number;
  readonly end: number;
  readonly by: Seat;
}

/** Where others have laid cards from a hand, as far as the viewer of this masked table has not seen which. */
export const laidUnseen = (game: Game, masked: State): readonly Laid[] => {
  const zones = game.zones(masked.seats);
  return (masked.veil?.stretches ?? []).flatMap(stretch => {
    const zone = zoneOf(stretch);
    const first = firstOf(stretch);
    const hand = rootAt(masked, zone, first);
    if (at(zones, zone).loose || hand < 0) return [];
    return [{ zone, first, end: endOf(stretch), by: at(zones, hand).seat }];
  });
};
