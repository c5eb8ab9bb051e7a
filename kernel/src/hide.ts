/** What a viewer may know of a table, and tables it cannot tell from the real one: both follow from the books. */
import { count, nth } from './choice.ts';
import { FIRST, OPEN, bit } from './game.ts';
import type { Ask, Card, Cell, Event, Frame, Game, Item, Op, Seat, State, Step, Zone } from './game.ts';
import { rootOf } from './learn.ts';
import { at, last, times } from './list.ts';
import { below, branch, shuffle } from './random.ts';
import type { Chance } from './random.ts';
import { Draft, SPOT } from './veil.ts';

export const isOver = (s: State): boolean => s.wait.length === 0 && s.stack.length === 0;

/** What one viewer may know of a table. Games never write this by hand, so they cannot leak. */
export const mask = <S extends State>(game: Game<S>, s: S, viewer: Seat): S => {
  const t = game.clone(s);
  t.rng = { key: [], drawn: 0 };
  if (isOver(s)) {
    t.veil = { viewer, pools: [], cells: [] };
    return t;
  }
  const draft = new Draft(s, viewer, backsOf(game));
  const zones = game.zones(s.seats);
  const shared = sharedRoots(s, zones);
  for (let z = 0; z < zones.length; z++)
    if (at(s.zones, z).length > 0 && (at(s.sees, z) & bit(viewer)) === 0)
      hideZone(t, draft, z, at(zones, z).loose, shared);
  t.veil = draft.veil();
  hideAsks(t, viewer);
  return t;
};

/** Turns down what the viewer does not know of a zone whose faces it does not see. */
const hideZone = (t: State, draft: Draft, zone: number, loose: boolean, shared: readonly number[]): void => {
  const { me, backs } = draft;
  const cards = at(t.zones, zone);
  const { knows } = t;
  const cell = at(t.cell, zone);
  const known = loose ? 0 : cell < 0 ? me : at(t.exact, zone) & me;
  const root = loose ? rootOf(t, zone) : cell < 0 || known !== 0 ? -1 : rootOf(t, cell);
  const told = root < 0 || !shared.includes(root);
  // Positions in a hand mean nothing to others, so a card that leaves must not show by its back where it was.
  if (loose) sortByBack(cards, backs);
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    const index = card - FIRST;
    const by = at(knows, index);
    if ((by & known) !== 0) continue;
    const back = at(backs, index);
    draft.hide(index, back, by, root, zone * SPOT + i);
    cards[i] = ~back;
    if (by === 0) continue;
    if ((by & me) === 0) knows[index] = 0;
    else if (!told && by !== OPEN) knows[index] = me;
  }
};

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
    if (at(zones, z).loose && at(s.cell, z) >= 0) roots.push(rootOf(s, z));
  return roots;
};

const hideAsks = (t: State, viewer: Seat): void => {
  t.given = t.given.map((answer, i) => (at(t.wait, i).seat === viewer ? answer : answer && []));
  t.wait = t.wait.map(ask =>
    ask.seat === viewer || !ask.secret ? ask : { ...ask, of: [], min: 0, max: 0, cap: null },
  );
};

/** A full table the viewer cannot tell from the real one: hidden cards dealt anew, the future rolled anew. */
export const determinize = <S extends State>(game: Game<S>, masked: S, chance: Chance): S => {
  const t = game.clone(masked);
  const veil = masked.veil;
  if (veil === null) throw new Error('determinize wants a masked table');
  t.veil = null;
  t.rng = branch(chance);
  const pools = veil.pools.map(cards => cards.slice());
  for (const pool of pools) shuffle(chance, pool);
  const zones = game.zones(t.seats);
  for (const cell of veil.cells) deal(t, zones, cell, pools, chance);
  askAnew(game, t, veil.viewer, chance);
  return t;
};

const deal = (t: State, zones: readonly Zone[], cell: Cell, pools: Card[][], chance: Chance): void => {
  const cards: Card[] = [];
  for (const share of cell.from)
    for (let i = 0; i < share.count; i++) {
      const card = at(pools, share.pool).pop() as Card;
      if (share.knows >= 0) t.knows[card - FIRST] = share.knows;
      cards.push(card);
    }
  if (cell.from.length > 1) shuffle(chance, cards);
  for (let i = 0; i < cards.length; i++) {
    const spot = at(cell.spots, i);
    const zone = Math.floor(spot / SPOT);
    const card = at(cards, i);
    at(t.zones, zone)[spot % SPOT] = card;
    if (at(zones, zone).loose) t.knows[card - FIRST] = at(t.knows, card - FIRST) | at(t.sees, zone);
    else if (at(t.cell, zone) >= 0) t.knows[card - FIRST] = at(t.knows, card - FIRST) | at(t.exact, zone);
  }
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

export const opOf = (game: Game, step: Step): Op<State, Step> =>
  (game.ops as { readonly [verb: string]: Op<State, Step> })[step.do] as Op<State, Step>;

/** The questions of the step that is open, asked anew from the cards as they lie. */
export const openAsks = (game: Game, t: State): readonly Ask[] => {
  const open = openStep(t);
  const asks = open && opOf(game, open.step).ask?.(t, open.step, open.frame.me, open.frame.it);
  return asks === undefined ? [] : Array.isArray(asks) ? (asks as readonly Ask[]) : [asks as Ask];
};

/** An event as one viewer may hear it: a card that moved shows its back to those who do not see it. */
export const maskEvent = (game: Game, event: Event, viewer: Seat): Event => {
  const { sees, card } = event;
  if (typeof sees !== 'number' || typeof card !== 'number') return event;
  return (sees & bit(viewer)) !== 0 ? event : { ...event, card: ~game.back(card) };
};

/** The cards the viewer knows to lie somewhere in the cell of this loose zone, sorted. */
export const knownIn = (s: State, zone: number): readonly Card[] => {
  const cards: Item[] = [];
  for (const cell of s.veil?.cells ?? [])
    if (cell.spots.some(spot => Math.floor(spot / SPOT) === zone))
      for (const share of cell.from) if (share.knows < 0) cards.push(...at(s.veil?.pools ?? [], share.pool));
  return cards.sort((a, b) => a - b);
};
