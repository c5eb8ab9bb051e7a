/** Small games of two whose best answers are known beforehand, to see whether those who think find them. */
import {
  FIRST,
  OPEN,
  add,
  at,
  bit,
  newRecord,
  one,
  rows,
  secret,
  start,
  times,
  upTo,
} from '@kaffeehaus/kernel';
import type { Frame, Game, Item, Mind, Ops, Points, GameRecord, State, Step, Zone } from '@kaffeehaus/kernel';
import { Judge } from '../src/index.ts';
import type { Enough } from '../src/index.ts';

export interface Parlour extends State {
  pile: number;
  points: number[];
}

const CARDS = 8;
const DECK = 0;
export const HAND = 1;
export const PLACE = 2;
const ZONES: readonly Zone[] = [
  { name: 'deck', seat: -1, sees: 0, loose: false },
  { name: 'hand', seat: 1, sees: bit(1), loose: true },
  { name: 'place', seat: 1, sees: bit(1), loose: false },
];

const clone = (s: Parlour): Parlour => ({
  ...s,
  rng: { ...s.rng },
  stack: s.stack.slice(),
  at: s.at.slice(),
  given: s.given.slice(),
  zones: rows(s.zones),
  knows: s.knows.slice(),
  points: s.points.slice(),
});

/** A game that begins with these steps; items are called by their numbers, cards lie in the deck. */
const parlour = <E extends Step>(ops: Ops<Parlour, E>, begin: readonly E[], pile = 0): Game => {
  const game: Game<Parlour, E> = {
    id: 'parlour',
    rev: 1,
    shape: 1,
    seats: [2, 2],
    options: [],
    cards: CARDS,
    rules: [],
    back: () => 0,
    zones: () => ZONES,
    setup: base => ({
      ...base,
      stack: [{ me: 0, todo: begin, it: [] } as Frame],
      at: [0],
      zones: base.zones.map((cards, z) => (z === DECK ? times(CARDS, i => FIRST + 1 + i) : cards)),
      pile,
      points: [0, 0],
    }),
    clone,
    round: () => 1,
    audit: (s): Points[][] =>
      s.points.map(points => [
        { source: 'all', points },
        { source: 'none', points: 0 },
      ]),
    winners: ({ points }) => ({
      seats: upTo(2).filter(seat => at(points, seat) === Math.max(...points)),
    }),
    word: String,
    item: Number,
    phrases: {
      item: item => ({ key: 'item', args: { item } }),
      prompt: ask => ({ key: ask.why, args: {} }),
      event: () => undefined,
      card: card => ({ key: 'card', args: { card } }),
      source: source => ({ key: source, args: {} }),
    },
    ops,
  };
  return game as unknown as Game;
};

/** Points are worth what they are; everybody plays on to the end. */
const MIND: Mind = {
  players: () => 2,
  features: ['points'],
  measure: (s, player, out) => {
    out[0] = at((s as Parlour).points, player);
  },
  progress: () => 0.5,
  ahead: { soon: 20, far: 20 },
  heed: 1,
  slips: 0,
  learned: { weights: { 2: [['points', 1, 1]] }, doubt: { 2: [1, 1] }, habits: {} },
};

export const judgeOf = (game: Game, mind: Partial<Mind> = {}): Judge => new Judge(game, { ...MIND, ...mind });

/** What players are used to say, everything else as ever. */
export const usedTo = (habits: Mind['learned']['habits']): Partial<Mind> => ({
  learned: { ...MIND.learned, habits },
});

export const begun = (game: Game, seed = 'parlour'): State => start(game, {}, 2, seed);

export const recordOf = (game: Game, seed: string, answers: readonly string[]): GameRecord => ({
  ...newRecord(game, {}, 2, seed),
  answers,
});

/** Enough after so many looks at the clock. */
export const looks = (n: number): Enough => {
  let left = n;
  return () => left-- <= 0;
};

/** Take one to three from the pile; whoever takes the last wins. Whoever leaves a multiple of four cannot lose. */
export const nim = (pile: number): Game =>
  parlour(
    {
      take: {
        ask: (s, _, me) =>
          one(
            me,
            'take',
            upTo(Math.min(3, s.pile)).map(i => i + 1),
          ),
        run: act => {
          act.s.pile -= act.pick;
          if (act.s.pile === 0) add(act.s.points, act.me, 1);
          else act.say([{ do: 'take' }], 1 - act.me);
        },
      },
    },
    [{ do: 'take' }],
    pile,
  );

/** One answer out of many, worth the less the further it is from the best. */
export const needle = (answers: number, best: Item): Game =>
  parlour(
    {
      pick: {
        ask: (_s, _step, me) =>
          one(
            me,
            'pick',
            upTo(answers).map(i => i + 1),
          ),
        run: act => add(act.s.points, act.me, -Math.abs(act.pick - best) / answers),
      },
    },
    [{ do: 'pick' }],
  );

/** Both name a side unseen: the first wins if they agree, the second if they do not. */
export const pennies = parlour(
  {
    name: {
      ask: () => [secret(one(0, 'guess', [1, 2])), secret(one(1, 'hide', [1, 2]))],
      run: act => {
        const [[guess], [hidden]] = act.answers as [[Item], [Item]];
        add(act.s.points, guess === hidden ? 0 : 1, 1);
      },
    },
  },
  [{ do: 'name' }],
);

/** The second lays one of four cards face down; then the first is asked. */
export const placing = parlour(
  {
    deal: {
      run: act => {
        act.shuffle(DECK);
        for (let i = 0; i < 4; i++) act.move(at(at(act.s.zones, DECK), 0), DECK, HAND);
      },
    },
    lay: {
      ask: s => secret(one(1, 'lay', at(s.zones, HAND).slice())),
      run: act => act.move(act.pick, HAND, PLACE),
    },
    guess: {
      ask: () => one(0, 'guess', [1, 2]),
      run: act => act.flip(PLACE, OPEN),
    },
  },
  [{ do: 'deal' }, { do: 'lay' }, { do: 'guess' }],
);

/** First a wheel, where it does not matter what is said, then a choice that is all that matters. */
export const fair = parlour(
  {
    wheel: {
      ask: (_s, _step, me) => one(me, 'wheel', [1, 2]),
      run: act => add(act.s.points, act.random(2), 3),
    },
    choose: {
      ask: (_s, _step, me) => one(me, 'choose', [1, 2]),
      run: act => add(act.s.points, act.me, act.pick === 1 ? 0 : -8),
    },
  },
  [{ do: 'wheel' }, { do: 'choose' }],
);

/** The first is asked so many times, then the second twice; who says 2 has more. */
export const meal = (courses: number): Game =>
  parlour<{ do: 'eat' | 'pass' }>(
    {
      eat: {
        ask: (_s, _step, me) => one(me, 'eat', [1, 2]),
        run: act => add(act.s.points, act.me, act.pick),
      },
      pass: { run: act => act.say([{ do: 'eat' }, { do: 'eat' }], 1 - act.me) },
    },
    [...times(courses, () => ({ do: 'eat' }) as const), { do: 'pass' }],
  );

/** A point at once, or a way round to an own question that brings five. */
export const detour = parlour<{ do: 'choose' | 'reap' }>(
  {
    choose: {
      ask: (_s, _step, me) => one(me, 'choose', [1, 2]),
      run: act => {
        if (act.pick === 1) add(act.s.points, act.me, 1);
        else act.next({ do: 'reap' });
      },
    },
    reap: {
      ask: (_s, _step, me) => one(me, 'reap', [1, 2]),
      run: act => add(act.s.points, act.me, 5),
    },
  },
  [{ do: 'choose' }],
);

/** A point at once, for which the other takes three, whatever it says; or nothing. */
export const trap = parlour<{ do: 'choose' | 'revenge' }>(
  {
    choose: {
      ask: (_s, _step, me) => one(me, 'choose', [1, 2]),
      run: act => {
        if (act.pick === 2) return;
        add(act.s.points, act.me, 1);
        act.say([{ do: 'revenge' }], 1 - act.me);
      },
    },
    revenge: {
      ask: (_s, _step, me) => one(me, 'revenge', [1, 2]),
      run: act => add(act.s.points, act.me, 3),
    },
  },
  [{ do: 'choose' }],
);

/** The first counts, the second hides unseen, the first seeks. */
export const seeking = parlour<{ do: 'count' | 'hide' | 'seek' }>(
  {
    count: { ask: () => one(0, 'count', [1, 2]), run: () => {} },
    hide: { ask: () => secret(one(1, 'hide', [1, 2])), run: () => {} },
    seek: { ask: () => one(0, 'seek', [1, 2]), run: act => add(act.s.points, 0, act.pick) },
  },
  [{ do: 'count' }, { do: 'hide' }, { do: 'seek' }],
);

/** Wheels one after the other, each for whoever it stops at, whatever is said; whose turn it is changes. */
export const wheels = (turns: number): Game =>
  parlour<{ do: 'turn'; left: number }>(
    {
      turn: {
        ask: (_s, _step, me) => one(me, 'turn', [1, 2, 3]),
        run: (act, { left }) => {
          add(act.s.points, act.random(2), 1);
          if (left > 1) act.say([{ do: 'turn', left: left - 1 }], 1 - act.me);
        },
      },
    },
    [{ do: 'turn', left: turns }],
  );

/** The second holds a card that the first does not know, and guesses whether its number is even. */
export const guessing = parlour<{ do: 'deal' | 'guess' }>(
  {
    deal: {
      run: act => {
        act.shuffle(DECK);
        act.move(at(at(act.s.zones, DECK), 0), DECK, HAND);
      },
    },
    guess: {
      ask: () => one(0, 'guess', [1, 2]),
      run: act => {
        const card = at(at(act.s.zones, HAND), 0) - FIRST;
        add(act.s.points, card % 2 === act.pick % 2 ? 0 : 1, 1);
      },
    },
  },
  [{ do: 'deal' }, { do: 'guess' }],
);
