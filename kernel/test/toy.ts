/** A small game that uses everything the kernel offers: hidden hands, face-down places, peeks, dice, reactions. */
import {
  FIRST,
  OPEN,
  add,
  arrangement,
  at,
  bag,
  bit,
  may,
  rows,
  secret,
  subset,
  times,
  upTo,
} from '../src/index.ts';
import type { Act, Card, Frame, Game, Options, Points, Seat, State, Zone } from '../src/index.ts';

export interface Toy extends State {
  round: number;
  coins: number[][];
  shields: number[];
  points: number[];
}

export type ToyStep =
  | { do: 'begin' }
  | { do: 'deal' }
  | { do: 'choose' }
  | { do: 'look' }
  | { do: 'show' }
  | { do: 'roll' }
  | { do: 'hit'; victim: Seat }
  | { do: 'shield' }
  | { do: 'cheer' }
  | { do: 'pay'; n: number }
  | { do: 'keep' }
  | { do: 'end' };

const CARDS = 24;
export const DECK = 0;
export const DISCARD = 1;
export const hand = (seat: Seat): number => 2 + 2 * seat;
export const slot = (seat: Seat): number => 3 + 2 * seat;

const layout = (seats: number): Zone[] => [
  { name: 'deck', seat: -1, sees: 0, loose: false },
  { name: 'discard', seat: -1, sees: OPEN, loose: false },
  ...upTo(seats).flatMap(seat => [
    { name: 'hand', seat, sees: bit(seat), loose: true },
    { name: 'slot', seat, sees: bit(seat), loose: false },
  ]),
];
const LAYOUTS = times(5, layout);

const setup = (base: State, options: Options): Toy => ({
  ...base,
  stack: [{ me: 0, todo: [{ do: 'begin' }], it: [] } as Frame],
  at: [0],
  zones: base.zones.map((cards, z) => (z === DECK ? times(CARDS, i => FIRST + 1 + i) : cards)),
  round: 0,
  coins: times(base.seats, () => [2, 2, 1]),
  shields: times(base.seats, () => (options['shields'] === true ? 2 : 0)),
  points: times(base.seats, () => 0),
});

const COINS = [11, 12, 13];
const WORDS = new Map([
  ...times(CARDS, (i): [number, string] => [FIRST + 1 + i, `c${i + 1}`]),
  ...COINS.map((coin, i): [number, string] => [coin, at(['gold', 'silver', 'copper'], i)]),
  ...times(5, (i): [number, string] => [50 + i, `seat-${i + 1}`]),
  [60, 'shield'] as [number, string],
]);

export type ToyDeed =
  | { readonly e: 'round'; readonly round: number }
  | { readonly e: 'scored'; readonly seat: Seat; readonly n: number }
  | { readonly e: 'paid'; readonly seat: Seat; readonly coin: number }
  | { readonly e: 'shielded'; readonly seat: Seat }
  | { readonly e: 'gossip'; readonly face: Card };

const fold = (t: Toy, deed: ToyDeed): void => {
  if (deed.e === 'round') t.round = deed.round;
  else if (deed.e === 'scored') add(t.points, deed.seat, deed.n);
  else if (deed.e === 'paid') add(at(t.coins, deed.seat), deed.coin - 11, -1);
  else if (deed.e === 'shielded') add(t.shields, deed.seat, -1);
};

const scored = (act: Act<Toy, ToyStep, ToyDeed>, seat: Seat, n: number): void => {
  add(act.s.points, seat, n);
  act.tell({ e: 'scored', seat, n });
};

export const toy: Game<Toy, ToyStep, ToyDeed> = {
  id: 'toy',
  rev: 1,
  shape: 1,
  seats: [2, 4],
  options: [{ name: 'shields', values: [true, false], default: true }],
  cards: CARDS,
  rules: ['toy.look.own'],
  back: card => (card - FIRST) % 2,
  zones: seats => at(LAYOUTS, seats),
  setup,
  clone: s => ({
    ...s,
    rng: { ...s.rng },
    stack: s.stack.slice(),
    at: s.at.slice(),
    given: s.given.slice(),
    zones: rows(s.zones),
    knows: s.knows.slice(),
    coins: rows(s.coins),
    shields: s.shields.slice(),
    points: s.points.slice(),
  }),
  fold,
  round: s => s.round,
  audit: (s): Points[][] => s.points.map(points => [{ source: 'all', points }]),
  winners: s => ({ seats: upTo(s.seats).filter(p => at(s.points, p) === Math.max(...s.points)) }),
  word: item => WORDS.get(item) ?? `?${item}`,
  item: word => [...WORDS].find(([, w]) => w === word)?.[0],
  phrases: {
    item: item => ({ key: 'toy.item', args: { item } }),
    prompt: ask => ({ key: ask.why, args: {} }),
    event: () => undefined,
    card: card => ({ key: 'toy.card', args: { card } }),
    source: source => ({ key: source, args: {} }),
  },
  ops: {
    begin: {
      run: act => {
        act.shuffle(DECK);
        act.next({ do: 'deal' });
      },
    },
    deal: {
      run: act => {
        const { s } = act;
        s.round++;
        act.tell({ e: 'round', round: s.round });
        for (const seat of upTo(s.seats))
          for (let i = 0; i < 3; i++) {
            if (at(s.zones, DECK).length === 0) {
              for (const card of at(s.zones, DISCARD).slice()) act.move(card, DISCARD, DECK);
              act.shuffle(DECK);
            }
            act.move(at(s.zones, DECK).at(-1) as number, DECK, hand(seat));
          }
        act.next({ do: 'choose' });
        for (const seat of upTo(s.seats)) act.say([{ do: 'look' }, { do: 'pay', n: 1 }], seat);
        act.next({ do: 'show' }, { do: 'roll' }, { do: 'keep' }, { do: 'end' });
      },
    },
    choose: {
      ask: s =>
        upTo(s.seats).map(seat =>
          secret(arrangement(seat, 'toy.choose', at(s.zones, hand(seat)).slice(), 1, 1)),
        ),
      run: act =>
        upTo(act.s.seats).forEach(seat => act.move(at(at(act.answers, seat), 0), hand(seat), slot(seat))),
      expect: (s, _, me) => at(s.zones, hand(me)),
    },
    look: {
      ask: (s, _, me) => {
        const others = upTo(s.seats).filter(seat => seat !== me);
        return may(
          me,
          'toy.look',
          others.map(seat => 50 + seat),
        );
      },
      run: act => {
        if (act.pick >= 0) act.peek(slot(act.pick - 50), 0, act.me);
      },
      expect: s => upTo(s.seats).map(seat => 50 + seat),
      refuse: (_s, _step, me, item) =>
        item === 50 + me ? { rule: 'toy.look.own', args: { seat: me + 1 } } : undefined,
    },
    show: {
      run: act => {
        const { s } = act;
        for (const seat of upTo(s.seats)) {
          act.flip(slot(seat), OPEN);
          const card = at(at(s.zones, slot(seat)), 0);
          scored(act, seat, card - FIRST);
          act.move(card, slot(seat), seat === 0 ? hand(seat) : DISCARD);
          act.flip(slot(seat), bit(seat));
        }
      },
    },
    roll: {
      run: act => act.next({ do: 'hit', victim: act.random(act.s.seats) }),
    },
    hit: {
      before: (s, { victim }): Frame<ToyStep>[] =>
        at(s.shields, victim) > 0 ? [{ me: victim, todo: [{ do: 'shield' }], it: [] }] : [],
      run: (act, { victim }) => scored(act, victim, -1),
      after: (s, { victim }) =>
        upTo(s.seats).flatMap(p => (p === victim ? [] : [{ me: p, todo: [{ do: 'cheer' }], it: [] }])),
    },
    shield: {
      ask: (_s, _step, me) => may(me, 'toy.shield', [60]),
      run: act => {
        if (act.pick < 0) return;
        add(act.s.shields, act.me, -1);
        act.tell({ e: 'shielded', seat: act.me });
        act.skip();
      },
      expect: () => [60],
    },
    cheer: { run: act => scored(act, act.me, 1) },
    pay: {
      ask: (s, { n }, me) => {
        const purse = at(s.coins, me);
        const most = Math.min(
          n,
          purse.reduce((a, b) => a + b, 0),
        );
        return bag(me, 'toy.pay', COINS, purse.slice(), most, most);
      },
      run: act => {
        for (const coin of at(act.answers, 0)) {
          add(at(act.s.coins, act.me), coin - 11, -1);
          act.tell({ e: 'paid', seat: act.me, coin });
        }
      },
      expect: () => COINS,
    },
    keep: {
      ask: s =>
        upTo(s.seats).map(seat => {
          const cards = at(s.zones, hand(seat)).slice();
          return secret(subset(seat, 'toy.keep', cards, 0, Math.min(1, cards.length)));
        }),
      run: act =>
        upTo(act.s.seats).forEach(seat => {
          const kept = at(act.answers, seat);
          for (const card of at(act.s.zones, hand(seat)).slice())
            if (!kept.includes(card)) act.move(card, hand(seat), DISCARD);
        }),
      expect: (s, _, me) => at(s.zones, hand(me)),
    },
    end: {
      run: act => {
        if (act.s.round < 4) act.next({ do: 'deal' });
      },
    },
  },
};
