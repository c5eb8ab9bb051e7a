/** Round: who pays for the coffee? Three rounds; all lay a card unseen, the highest rolls for the sum. */
import { FIRST, OPEN, add, at, bit, one, rows, secret, times, upTo } from '@kaffeehaus/kernel';
import type { Act, Card, Frame, Game, Points, Seat, State, Zone } from '@kaffeehaus/kernel';

export interface Round extends State {
  round: number;
  /** What was rolled for the sum; 0 before. */
  sum: number;
  points: number[];
}

export type Step = { do: 'begin' } | { do: 'lay' } | { do: 'show' } | { do: 'keep' } | { do: 'end' };

export type Deed =
  | { readonly e: 'round'; readonly round: number }
  | { readonly e: 'rolled'; readonly who: Seat; readonly n: number }
  | { readonly e: 'scored'; readonly who: Seat; readonly n: number };

type Acting = Act<Round, Step, Deed>;

const CARDS = 12;
const ROUNDS = 3;
const DECK = 0;
const USED = 1;
export const hand = (seat: Seat): number => 2 + 2 * seat;
export const place = (seat: Seat): number => 3 + 2 * seat;

const zones = (seats: number): Zone[] => [
  { name: 'deck', seat: -1, sees: 0, loose: false },
  { name: 'used', seat: -1, sees: OPEN, loose: false },
  ...upTo(seats).flatMap(seat => [
    { name: 'hand', seat, sees: bit(seat), loose: true },
    { name: 'place', seat, sees: bit(seat), loose: false },
  ]),
];

export const valueOf = (card: Card): number => card - FIRST;

/** Items below 1000 are the game's own: 1 keeps what was rolled, 2 rolls again. */
const KEEP = 1;
const AGAIN = 2;
const WORDS = new Map<number, string>([
  [KEEP, 'keep'],
  [AGAIN, 'again'],
  ...times(CARDS, (i): [number, string] => [FIRST + 1 + i, `c${i + 1}`]),
]);

const roll = (act: Acting, who: Seat): void => {
  act.s.sum = 1 + act.random(6);
  act.tell({ e: 'rolled', who, n: act.s.sum });
};

/** The seat whose card is the highest of those on the table. */
const highest = (s: Round): Seat => {
  const laid = upTo(s.seats).map(seat => at(at(s.zones, place(seat)), 0));
  return laid.indexOf(Math.max(...laid));
};

export const round: Game<Round, Step, Deed> = {
  id: 'round',
  rev: 1,
  shape: 1,
  seats: [2, 4],
  options: [],
  rules: [],
  cards: CARDS,
  back: () => 0,
  zones,
  setup: base => ({
    ...base,
    stack: [{ me: 0, todo: [{ do: 'begin' }], it: [] } as Frame],
    at: [0],
    zones: base.zones.map((cards, z) => (z === DECK ? times(CARDS, i => FIRST + 1 + i) : cards)),
    round: 0,
    sum: 0,
    points: times(base.seats, () => 0),
  }),
  clone: s => ({
    ...s,
    rng: { ...s.rng },
    stack: s.stack.slice(),
    at: s.at.slice(),
    given: s.given.slice(),
    zones: rows(s.zones),
    knows: s.knows.slice(),
    points: s.points.slice(),
  }),
  ops: {
    begin: {
      run: act => {
        act.shuffle(DECK);
        for (const seat of upTo(act.s.seats))
          for (let i = 0; i < ROUNDS; i++) act.move(at(at(act.s.zones, DECK), 0), DECK, hand(seat));
        act.next({ do: 'lay' });
      },
    },
    lay: {
      ask: s => upTo(s.seats).map(seat => secret(one(seat, 'round.lay', at(s.zones, hand(seat)).slice()))),
      expect: (s, _step, me) => at(s.zones, hand(me)),
      run: act => {
        for (const seat of upTo(act.s.seats)) act.move(at(at(act.answers, seat), 0), hand(seat), place(seat));
        act.next({ do: 'show' });
      },
    },
    show: {
      run: act => {
        act.s.round++;
        act.tell({ e: 'round', round: act.s.round });
        for (const seat of upTo(act.s.seats)) act.flip(place(seat), OPEN);
        const winner = highest(act.s);
        roll(act, winner);
        act.say([{ do: 'keep' }, { do: 'end' }], winner);
      },
    },
    keep: {
      ask: (_s, _step, me) => one(me, 'round.keep', [KEEP, AGAIN]),
      expect: () => [KEEP, AGAIN],
      run: act => {
        if (act.pick === AGAIN) roll(act, act.me);
        add(act.s.points, act.me, act.s.sum);
        act.tell({ e: 'scored', who: act.me, n: act.s.sum });
      },
    },
    end: {
      run: act => {
        for (const seat of upTo(act.s.seats)) {
          act.move(at(at(act.s.zones, place(seat)), 0), place(seat), USED);
          act.flip(place(seat), bit(seat));
        }
        if (act.s.round < ROUNDS) act.next({ do: 'lay' });
      },
    },
  },
  fold: (t, deed) => {
    if (deed.e === 'round') t.round = deed.round;
    else if (deed.e === 'rolled') t.sum = deed.n;
    else add(t.points, deed.who, deed.n);
  },
  round: s => s.round,
  audit: (s): Points[][] => s.points.map(points => [{ source: 'sums', points }]),
  winners: s => ({ seats: upTo(s.seats).filter(seat => at(s.points, seat) === Math.max(...s.points)) }),
  word: item => WORDS.get(item) ?? `?${item}`,
  item: word => [...WORDS].find(([, known]) => known === word)?.[0],
  phrases: {
    item: item =>
      item > FIRST
        ? { key: 'round.card', args: { n: valueOf(item) } }
        : { key: `round.${WORDS.get(item) ?? item}`, args: {} },
    prompt: (ask, s) => ({ key: `${ask.why}.ask`, args: { n: s.sum } }),
    event: ({ e, ...args }) => ({ key: `round.${e}`, args }),
    card: card => ({ key: 'round.card', args: { n: valueOf(card) } }),
    source: source => ({ key: `round.${source}`, args: {} }),
  },
};
