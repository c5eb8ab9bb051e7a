/**
 * Who knows what. Knowledge is of a card at a place:
 *
 * - `sees[z]`   who sees the faces in a zone now;
 * - `knows[c]`  who knows where the card is, as exactly as its zone allows: at its spot in a stack or a single place,
 *               or only somewhere in a loose zone (a hand) and the places filled unseen from it;
 * - `cell[z]`   the loose zone from which place z was filled unseen: to others, that hand and z are one cell;
 * - `exact[z]`  those who know all the same what lies on z (they own the hand, or peeked);
 * - `pool[c]`   the shuffle a card came from: to whoever does not know them, cards of one pool are alike.
 *
 * Moves, peeks, turns and shuffles keep these books; masking, dealing anew and the undo floor follow from them.
 */
import { count, nth } from './choice.ts';
import { FIRST, OPEN, bit } from './game.ts';
import type {
  Ask,
  Card,
  Cell,
  Event,
  Frame,
  Game,
  Item,
  Op,
  Seat,
  State,
  Step,
  Veil,
  Viewers,
  Zone,
} from './game.ts';
import { at, last, times, upTo } from './list.ts';
import { below, branch, shuffle } from './random.ts';
import type { Chance } from './random.ts';

/** Who knows exactly that this card lies here, at this spot. */
const identifies = (s: State, card: Card, zone: number, loose: boolean): Viewers => {
  const sees = at(s.sees, zone);
  if (loose || sees === OPEN) return sees;
  const knows = at(s.knows, card - FIRST);
  return sees | (at(s.cell, zone) < 0 ? knows : knows & at(s.exact, zone));
};

/** Keeps the books when a card has gone from one zone to another. Returns whether anybody learned its face. */
export const learnMove = (game: Game, s: State, card: Card, from: number, to: number): boolean => {
  const zones = game.zones(s.seats);
  const loose = at(zones, from).loose;
  const before = identifies(s, card, from, loose);
  const sees = at(s.sees, to);
  if (sees !== OPEN) follow(s, from, to, loose, at(zones, to).loose);
  if (!loose && at(s.zones, from).length === 0) forgetCell(s, from);
  s.knows[card - FIRST] = at(s.knows, card - FIRST) | sees;
  return (sees & ~before) !== 0;
};

/** To whom the card's way could not be seen, its new place joins the cell of the old one. */
const follow = (s: State, from: number, to: number, fromLoose: boolean, toLoose: boolean): void => {
  const root = fromLoose ? from : at(s.cell, from);
  if (root < 0 || root === to) return;
  if (toLoose) {
    join(s, root, to);
    return;
  }
  const exact = fromLoose ? at(s.sees, from) : at(s.exact, from);
  s.cell[to] = root;
  s.exact[to] = exact | at(s.sees, to);
};

/** Two hands between which a card went unseen are one cell from then on. */
const join = (s: State, one: number, other: number): void => {
  const [a, b] = [rootOf(s, one), rootOf(s, other)];
  if (a !== b) s.cell[b] = a;
};

const rootOf = (s: State, zone: number): number => {
  let root = zone;
  while (at(s.cell, root) >= 0) root = at(s.cell, root);
  return root;
};

const forgetCell = (s: State, zone: number): void => {
  s.cell[zone] = -1;
  s.exact[zone] = 0;
};

export const learnPeek = (s: State, zone: number, card: Card, viewer: Seat): void => {
  s.knows[card - FIRST] = at(s.knows, card - FIRST) | bit(viewer);
  if (at(s.cell, zone) >= 0) s.exact[zone] = at(s.exact, zone) | bit(viewer);
};

/** Keeps the books when a zone is turned up or down. Returns whether anybody learned a face. */
export const learnTurn = (game: Game, s: State, zone: number, sees: Viewers): boolean => {
  const loose = at(game.zones(s.seats), zone).loose;
  let news = false;
  for (const card of at(s.zones, zone)) {
    const before = identifies(s, card, zone, loose);
    if ((sees & ~before) !== 0) news = true;
    s.knows[card - FIRST] = at(s.knows, card - FIRST) | sees | at(s.sees, zone);
  }
  if (sees === OPEN) forgetCell(s, zone);
  else if (at(s.cell, zone) >= 0) s.exact[zone] = at(s.exact, zone) | at(s.sees, zone) | sees;
  s.sees[zone] = sees;
  return news;
};

/**
 * After a shuffle the zone's cards of one back are alike to all. A pool that also lies elsewhere joins as a whole: that says a
 * little less than the players know, never more, and does not happen when a pile is shuffled with all of its pool.
 */
export const learnShuffle = (game: Game, s: State, zone: number): void => {
  const cards = at(s.zones, zone);
  if (areAlike(s, cards)) return;
  const joined = new Set<number>();
  for (const card of cards) if (at(s.knows, card - FIRST) !== OPEN) joined.add(at(s.pool, card - FIRST));
  const fresh = new Map<number, number>();
  const poolOf = (card: Card): number => {
    const back = game.back(card);
    if (!fresh.has(back)) fresh.set(back, s.pools++);
    return fresh.get(back) as number;
  };
  for (let i = 1; i < s.pool.length; i++)
    if (at(s.knows, i) !== OPEN && joined.has(at(s.pool, i))) s.pool[i] = poolOf(FIRST + i);
  for (const card of cards) {
    s.pool[card - FIRST] = poolOf(card);
    s.knows[card - FIRST] = 0;
  }
};

const areAlike = (s: State, cards: readonly Card[]): boolean => {
  const pool = s.pool[(cards[0] ?? FIRST) - FIRST];
  for (const card of cards) if (s.knows[card - FIRST] !== 0 || s.pool[card - FIRST] !== pool) return false;
  return true;
};

export const isOver = (s: State): boolean => s.wait.length === 0 && s.stack.length === 0;

/** A spot is zone × SPOT + index. */
const SPOT = 256;

/** What one viewer may know of a table. Games never write this by hand, so they cannot leak. */
export const mask = <S extends State>(game: Game<S>, s: S, viewer: Seat): S => {
  const t = game.clone(s);
  t.rng = { key: [], drawn: 0 };
  if (isOver(s)) {
    t.veil = { viewer, pools: [], cells: [] };
    return t;
  }
  const me = bit(viewer);
  const zones = game.zones(s.seats);
  const backs = backsOf(game);
  const draft = new Draft(s, me);
  const shared = sharedRoots(s, zones);
  for (let z = 0; z < zones.length; z++) {
    const cards = at(t.zones, z);
    if (cards.length === 0 || (at(t.sees, z) & me) !== 0) continue;
    const loose = at(zones, z).loose;
    const root = cellOf(s, z, loose, me);
    // Positions in a hand mean nothing to others, so a card that leaves must not show by its back where it was.
    if (loose) cards.sort((a, b) => at(backs, a - FIRST) - at(backs, b - FIRST));
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if ((identifies(s, card, z, loose) & me) !== 0) continue;
      const back = at(backs, card - FIRST);
      draft.hide(card, back, root, z * SPOT + i);
      cards[i] = ~back;
      const knows = at(s.knows, card - FIRST);
      if ((knows & me) === 0) t.knows[card - FIRST] = 0;
      else if (knows !== OPEN && shared.includes(root)) t.knows[card - FIRST] = me;
    }
  }
  t.veil = draft.veil(viewer, game.cards);
  hideAsks(t, viewer);
  return t;
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

/** The loose zone whose cell the place belongs to for this viewer, or −1 if the place stands alone. */
const cellOf = (s: State, zone: number, loose: boolean, me: Viewers): number => {
  const cell = loose ? zone : (at(s.exact, zone) & me) !== 0 ? -1 : at(s.cell, zone);
  return cell < 0 ? -1 : rootOf(s, cell);
};

/** By card − FIRST: 1 + the index of the pool a hidden card belongs to. Scratch of one `mask`, all zero between. */
const hiddenIn = new Int16Array(1024);

/** Keys order pools and cells by what is public: the shuffle, or zone and back; never by where a card was met. */
const ZONE_KEY = 1_000_000;
const BACKS = 64;

interface DraftShare {
  pool: number;
  readonly knows: Viewers;
  count: number;
}
interface DraftCell {
  readonly key: number;
  readonly spots: number[];
  readonly shares: DraftShare[];
}

/** A veil in the making. Cards of a stack are mostly alike, so the last cell and share met are remembered. */
class Draft {
  private readonly s: State;
  private readonly me: Viewers;
  private readonly cells: DraftCell[] = [];
  private readonly poolKeys: number[] = [];
  private poolKey = -1;
  private pool = -1;
  private cell: DraftCell = { key: -1, spots: [], shares: [] };
  private share: DraftShare = { pool: -1, knows: -2, count: 0 };

  constructor(s: State, me: Viewers) {
    this.s = s;
    this.me = me;
  }

  hide(card: Card, back: number, root: number, spot: number): void {
    const all = at(this.s.knows, card - FIRST);
    const known = (all & this.me) !== 0;
    // In a cell knowledge is of a place: its owner's and of whoever peeked there (`exact`), not of the card.
    const knows = known ? -1 : root < 0 ? all : 0;
    const cellKey = ZONE_KEY + root * BACKS + back;
    const poolKey = known ? cellKey : at(this.s.pool, card - FIRST);
    const key = root < 0 ? poolKey * SPOT + all : cellKey * SPOT;
    if (poolKey !== this.poolKey) this.turnToPool(poolKey);
    if (key !== this.cell.key) this.turnToCell(key);
    if (knows !== this.share.knows || this.pool !== this.share.pool) this.turnToShare(knows);
    hiddenIn[card - FIRST] = this.pool + 1;
    this.cell.spots.push(spot);
    this.share.count++;
  }

  private turnToPool(poolKey: number): void {
    this.poolKey = poolKey;
    this.pool = this.poolKeys.indexOf(poolKey);
    if (this.pool < 0) this.pool = this.poolKeys.push(poolKey) - 1;
  }

  private turnToCell(key: number): void {
    let cell = this.cells.find(c => c.key === key);
    if (cell === undefined) this.cells.push((cell = { key, spots: [], shares: [] }));
    this.cell = cell;
    this.share = { pool: -1, knows: -2, count: 0 };
  }

  private turnToShare(knows: Viewers): void {
    const { pool } = this;
    let share = this.cell.shares.find(x => x.pool === pool && x.knows === knows);
    if (share === undefined) this.cell.shares.push((share = { pool, knows, count: 0 }));
    this.share = share;
  }

  /** Pools as sorted sets; everything in an order that depends on nothing hidden. */
  veil(viewer: Seat, cards: number): Veil {
    const { poolKeys } = this;
    const met: Card[][] = poolKeys.map(() => []);
    for (let i = 1; i <= cards; i++) {
      const pool = hiddenIn[i] as number;
      if (pool === 0) continue;
      at(met, pool - 1).push(FIRST + i);
      hiddenIn[i] = 0;
    }
    const order = upTo(poolKeys.length).sort((a, b) => at(poolKeys, a) - at(poolKeys, b));
    for (const cell of this.cells) {
      for (const share of cell.shares) share.pool = order.indexOf(share.pool);
      cell.shares.sort((a, b) => a.pool - b.pool || a.knows - b.knows);
    }
    this.cells.sort((a, b) => a.key - b.key);
    return {
      viewer,
      pools: order.map(i => at(met, i)),
      cells: this.cells.map(({ spots, shares }) => ({ spots, from: shares })),
    };
  }
}

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
