/**
 * Mini-euro: a small game that other engines were measured with. Ten rounds of three actions for each of four seats:
 * place a worker, build a card, take a card from the market, trade, or pass.
 */
import { FIRST, OPEN, add, at, bit, last, one, rows, secret, times } from '@kaffeehaus/kernel';
import type { Act, Card, Game, Item, Op, Points, Seat, State, Zone } from '@kaffeehaus/kernel';

export const ROUNDS = 10;
export const ACTIONS = 3;
export const SPACES = 42;
export const CARDS = 72;
export const GOODS = 6;
const HAND = 5;
const HAND_LIMIT = 8;
const MARKET_SIZE = 5;
const GOODS_LIMIT = 12;

export interface MiniEuro extends State {
  round: number;
  /** Actions taken this round, and whose action comes next. */
  actions: number;
  turn: Seat;
  die: number;
  goods: number[][];
  tracks: number[][];
  points: number[];
  /** The spaces without a worker, in order, as the items that name them. */
  free: Item[];
}

export interface Space {
  readonly kind: number;
  readonly amount: number;
  readonly track: number;
}
export const BOARD: readonly Space[] = times(SPACES, i => ({
  kind: i % GOODS,
  amount: 1 + (i % 3),
  track: (i * 5) % 4,
}));

export interface Face {
  readonly cost: readonly number[];
  readonly points: number;
  readonly gain: number;
}
export const FACES: readonly Face[] = times(CARDS, i => ({
  cost: [(i * 7) % 3, (i * 5 + 1) % 3, (i * 3) % 2, i % 2, 0, i % 5 === 0 ? 1 : 0],
  points: 1 + ((i * 11) % 6),
  gain: i % GOODS,
}));
const face = (card: Card): Face => at(FACES, card - FIRST - 1);

export const DECK = 0;
export const DISCARD = 1;
export const MARKET = 2;
export const hand = (seat: Seat): number => 3 + 2 * seat;
export const built = (seat: Seat): number => 4 + 2 * seat;

const layout = (seats: number): readonly Zone[] => [
  { name: 'deck', seat: -1, sees: 0, loose: false },
  { name: 'discard', seat: -1, sees: OPEN, loose: false },
  { name: 'market', seat: -1, sees: OPEN, loose: false },
  ...times(seats, seat => [
    { name: 'hand', seat, sees: bit(seat), loose: true },
    { name: 'built', seat, sees: OPEN, loose: false },
  ]).flat(),
];
const LAYOUTS = times(5, layout);

/** Items: a space, a trade (goods given × 6 + goods got), a pass; cards name themselves. */
const SPACE = 100;
const TRADE = 200;
export const PASS: Item = 300;
export const spaceItem = (i: number): Item => SPACE + i;
export const tradeItem = (give: number, get: number): Item => TRADE + give * GOODS + get;
const ALL_SPACES: readonly Item[] = times(SPACES, spaceItem);
/** By what is given: everything that can be got for it. */
const TRADES: readonly (readonly Item[])[] = times(GOODS, give =>
  times(GOODS, get => tradeItem(give, get)).filter(item => item !== tradeItem(give, give)),
);

type Step = { do: 'open' } | { do: 'turn' } | { do: 'endRound' };
type MiniAct = Act<MiniEuro, Step>;

const canPay = (goods: readonly number[], cost: readonly number[]): boolean => {
  for (let i = 0; i < GOODS; i++) if (at(goods, i) < at(cost, i)) return false;
  return true;
};

const options = (s: MiniEuro, me: Seat): Item[] => {
  const found = s.free.slice();
  const goods = at(s.goods, me);
  const cards = at(s.zones, hand(me));
  for (const card of cards) if (canPay(goods, face(card).cost)) found.push(card);
  if (cards.length < HAND_LIMIT) for (const card of at(s.zones, MARKET)) found.push(card);
  for (let give = 0; give < GOODS; give++)
    if (at(goods, give) >= 2) for (const item of at(TRADES, give)) found.push(item);
  found.push(PASS);
  return found;
};

/** The market is filled from the deck, the deck from the shuffled discard pile. */
const refill = (act: MiniAct): void => {
  const { zones } = act.s;
  if (at(zones, DECK).length === 0 && at(zones, DISCARD).length > 0) {
    for (const card of at(zones, DISCARD).slice()) act.move(card, DISCARD, DECK);
    act.shuffle(DECK);
  }
  if (at(zones, DECK).length > 0) act.move(last(at(zones, DECK)), DECK, MARKET);
};

const place = (act: MiniAct, i: number): void => {
  const { s, me } = act;
  const { kind, amount, track } = at(BOARD, i);
  s.free.splice(s.free.indexOf(spaceItem(i)), 1);
  add(at(s.goods, me), kind, amount + (s.die === kind + 1 ? 1 : 0));
  add(at(s.tracks, me), track, 1);
};

const build = (act: MiniAct, card: Card): void => {
  const { s, me } = act;
  const { cost, points } = face(card);
  const goods = at(s.goods, me);
  for (let i = 0; i < GOODS; i++) add(goods, i, -at(cost, i));
  act.move(card, hand(me), built(me));
  add(s.points, me, points);
};

const trade = (act: MiniAct, item: Item): void => {
  const goods = at(act.s.goods, act.me);
  const pair = item - TRADE;
  add(goods, Math.floor(pair / GOODS), -2);
  add(goods, pair % GOODS, 1);
};

const perform = (act: MiniAct, item: Item): void => {
  const { s, me } = act;
  if (item > FIRST) {
    if (at(s.zones, hand(me)).includes(item)) build(act, item);
    else {
      act.move(item, MARKET, hand(me));
      refill(act);
    }
  } else if (item >= TRADE && item < PASS) trade(act, item);
  else if (item < TRADE) place(act, item - SPACE);
};

const END_ROUND: readonly Step[] = [{ do: 'endRound' }];
const TURN: readonly Step[] = [{ do: 'turn' }];

const turn: Op<MiniEuro, Step> = {
  ask: (s, _, me) => secret(one(me, 'minieuro.turn', options(s, me))),
  run: act => {
    const { s } = act;
    perform(act, act.pick);
    s.actions++;
    s.turn = (s.turn + 1) % s.seats;
    if (s.actions === ACTIONS * s.seats) act.say(END_ROUND);
    else act.say(TURN, s.turn);
  },
  expect: (s, _, me) => options(s, me),
};

const endRound: Op<MiniEuro, Step> = {
  run: act => {
    const { s } = act;
    s.actions = 0;
    s.round++;
    s.die = act.random(6) + 1;
    s.free = ALL_SPACES.slice();
    const [oldest] = at(s.zones, MARKET);
    if (oldest !== undefined) {
      act.move(oldest, MARKET, DISCARD);
      refill(act);
    }
    for (let seat = 0; seat < s.seats; seat++) harvest(s, seat);
    s.turn = (s.round - 1) % s.seats;
    if (s.round <= ROUNDS) act.say(TURN, s.turn);
  },
};

const harvest = (s: MiniEuro, seat: Seat): void => {
  const goods = at(s.goods, seat);
  for (const card of at(s.zones, built(seat))) add(goods, face(card).gain, 1);
  for (let i = 0; i < GOODS; i++) if (at(goods, i) > GOODS_LIMIT) goods[i] = GOODS_LIMIT;
};

const open: Op<MiniEuro, Step> = {
  run: act => {
    const { s } = act;
    act.shuffle(DECK);
    const draw = (to: number): void => act.move(last(at(s.zones, DECK)), DECK, to);
    for (let seat = 0; seat < s.seats; seat++) for (let i = 0; i < HAND; i++) draw(hand(seat));
    for (let i = 0; i < MARKET_SIZE; i++) draw(MARKET);
    act.say(TURN, 0);
  },
};

const clone = (s: MiniEuro): MiniEuro => ({
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
  round: s.round,
  actions: s.actions,
  turn: s.turn,
  die: s.die,
  goods: rows(s.goods),
  tracks: rows(s.tracks),
  points: s.points.slice(),
  free: s.free.slice(),
});

/** In tenths of a point: a point for two steps on a track, a tenth for each of the goods left. */
const audit = (s: MiniEuro): Points[][] =>
  times(s.seats, seat => [
    { source: 'cards', points: 10 * at(s.points, seat) },
    { source: 'tracks', points: 10 * at(s.tracks, seat).reduce((sum, n) => sum + (n >> 1), 0) },
    { source: 'goods', points: at(s.goods, seat).reduce((sum, n) => sum + n, 0) },
  ]);

/** The first of those with the most. */
const winner = (s: MiniEuro): Seat => {
  const totals = audit(s).map(sheet => sheet.reduce((sum, line) => sum + line.points, 0));
  return totals.indexOf(Math.max(...totals));
};

const WORDS = new Map<Item, string>([
  ...times(SPACES, (i): [Item, string] => [spaceItem(i), `space-${i}`]),
  ...times(GOODS * GOODS, (i): [Item, string] => [TRADE + i, `trade-${Math.floor(i / GOODS)}-${i % GOODS}`]),
  [PASS, 'pass'],
  ...times(CARDS, (i): [Item, string] => [FIRST + 1 + i, `c${i}`]),
]);
const ITEMS = new Map([...WORDS].map(([item, word]) => [word, item]));

export const miniEuro: Game<MiniEuro, Step> = {
  id: 'minieuro',
  rev: 1,
  shape: 1,
  seats: [2, 4],
  options: [],
  ops: { open, turn, endRound },
  cards: CARDS,
  back: () => 0,
  zones: seats => at(LAYOUTS, seats),
  setup: base => ({
    ...base,
    stack: [{ me: 0, todo: [{ do: 'open' }], it: [] }],
    at: [0],
    zones: base.zones.map((cards, z) => (z === DECK ? times(CARDS, i => FIRST + 1 + i) : cards)),
    round: 1,
    actions: 0,
    turn: 0,
    die: 3,
    goods: times(base.seats, () => [3, 3, 2, 2, 1, 1]),
    tracks: times(base.seats, () => [0, 0, 0, 0]),
    points: times(base.seats, () => 0),
    free: ALL_SPACES.slice(),
  }),
  clone,
  round: s => s.round,
  audit,
  winners: s => ({ seats: [winner(s)] }),
  word: item => WORDS.get(item) ?? `?${item}`,
  item: word => ITEMS.get(word),
  phrases: {
    item: item => ({ key: 'minieuro.item', args: { item } }),
    prompt: () => ({ key: 'minieuro.turn', args: {} }),
    event: () => undefined,
    card: card => ({ key: 'minieuro.card', args: { card } }),
    source: source => ({ key: `minieuro.${source}`, args: {} }),
  },
  rules: [],
};
