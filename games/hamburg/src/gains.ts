/** Verbs that give and take Mark, points and workers. */
import { add, at, upTo } from '@kaffeehaus/kernel';
import type { Refusal, Seat } from '@kaffeehaus/kernel';
import { bag, one } from './asks.ts';
import { BLACK, FIVE, WORKERS_PER_COLOUR } from './board.ts';
import { colourItem, colourItems, indexOf, itsColour, word } from './items.ts';
import { countOf } from './measure.ts';
import { NO_WORKERS, countMark, earn, enlist, receive } from './purse.ts';
import { players, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

export const heldColours = (s: Hamburg, me: Seat): number[] => FIVE.filter(c => workersOf(s, me, c) > 0);
export const heldWorkers = (s: Hamburg, me: Seat): number[] => FIVE.map(c => workersOf(s, me, c));
export const workerCount = (s: Hamburg, me: Seat): number => {
  let n = 0;
  for (const c of FIVE) n += workersOf(s, me, c);
  return n;
};

/** Adds (or with −1 takes) one worker per item named. */
const moveWorkers = (act: HamburgAct, items: readonly number[], sign: number): void => {
  const workers = FIVE.map(() => 0);
  for (const item of items) add(workers, indexOf(item), sign);
  receive(act, act.me, 0, 0, workers);
};

export const onlyHeld = (s: Hamburg, me: Seat, item: number): Refusal | undefined =>
  colourItems.includes(item) && workersOf(s, me, indexOf(item)) === 0
    ? { rule: 'hamburg.worker.none', args: { colour: word(item) } }
    : undefined;

/** One worker of each colour that passes. */
const workersWhere = (act: HamburgAct, test: (colour: number) => boolean): void =>
  receive(
    act,
    act.me,
    0,
    0,
    FIVE.map(c => (test(c) ? 1 : 0)),
  );

/** A set, but no colour of which all workers are in use: the one card that looks at the supply (H-47). */
const inUse = (s: Hamburg, colour: number): number => {
  let n = at(s.guests, colour) + at(s.kept, colour);
  for (const p of upTo(players(s))) n += workersOf(s, p, colour);
  return n;
};

export const gains: Verbs<
  | 'gain'
  | 'per'
  | 'recruit'
  | 'buyWorkers'
  | 'sellWorkers'
  | 'swapWorkers'
  | 'putBack'
  | 'dieWorker'
  | 'matchWorkers'
  | 'oneWorkers'
  | 'itsWorker'
  | 'sameWorkers'
  | 'workerSet'
  | 'parkMark'
> = {
  gain: {
    run: (act, { mark, points, workers }) => {
      receive(act, act.me, mark, points, workers ?? NO_WORKERS);
    },
  },
  per: {
    run: (act, { count, each, mark, points }) => {
      const n = Math.floor(countOf(act.s, act.me, count, itsColour(act.it)) / each);
      earn(act, act.me, n * mark, n * points);
    },
  },
  recruit: {
    ask: (_s, { n, may }, me) =>
      bag(
        me,
        'hamburg.recruit',
        colourItems,
        FIVE.map(() => n),
        may ? 0 : n,
        n,
      ),
    run: act => moveWorkers(act, at(act.answers, 0), 1),
    expect: () => colourItems,
  },
  buyWorkers: {
    ask: (s, { max, price }, me) => {
      const n = Math.min(max, Math.floor(at(s.money, me) / price));
      return n === 0
        ? undefined
        : bag(
            me,
            'hamburg.buyWorkers',
            colourItems,
            FIVE.map(() => n),
            0,
            n,
          );
    },
    run: (act, { price }) => {
      const bought = act.answers[0] ?? [];
      countMark(act, act.me, -price * bought.length, 'bought');
      moveWorkers(act, bought, 1);
    },
    expect: () => colourItems,
  },
  sellWorkers: {
    ask: (s, _, me) => {
      const held = heldColours(s, me);
      return bag(
        me,
        'hamburg.sellWorkers',
        held.map(colourItem),
        held.map(() => 1),
        1,
        held.length,
      );
    },
    run: act => {
      const sold = at(act.answers, 0);
      moveWorkers(act, sold, -1);
      earn(act, act.me, sold.length, sold.length);
    },
    expect: () => colourItems,
    refuse: (s, _, me, item) => onlyHeld(s, me, item),
  },
  swapWorkers: {
    ask: (s, _, me) => {
      const n = workerCount(s, me);
      return n === 0 ? undefined : bag(me, 'hamburg.swapWorkers', colourItems, heldWorkers(s, me), 0, n);
    },
    run: act => {
      const given = act.answers[0] ?? [];
      moveWorkers(act, given, -1);
      if (given.length > 0) act.next({ do: 'recruit', n: given.length, may: false });
    },
    expect: () => colourItems,
  },
  putBack: {
    ask: (s, _, me) => one(me, 'hamburg.putBack', heldColours(s, me).map(colourItem)),
    run: act => moveWorkers(act, at(act.answers, 0), -1),
    expect: () => colourItems,
    refuse: (s, _, me, item) => onlyHeld(s, me, item),
  },
  dieWorker: {
    run: (act, { die }) => workersWhere(act, c => c === die && at(act.s.dice, c) >= 5),
  },
  matchWorkers: {
    run: act => workersWhere(act, c => at(act.s.dice, c) === at(act.s.dice, BLACK)),
  },
  oneWorkers: {
    run: act => {
      workersWhere(act, c => at(act.s.dice, c) === 1);
      if (at(act.s.dice, BLACK) === 1) act.next({ do: 'recruit', n: 1, may: false });
    },
  },
  itsWorker: {
    run: (act, { n }) => enlist(act, act.me, itsColour(act.it), n),
  },
  sameWorkers: {
    ask: (_s, _step, me) => one(me, 'hamburg.sameWorkers', colourItems),
    run: (act, { n }) => act.say([{ do: 'itsWorker', n }], act.me, [act.pick]),
    expect: () => colourItems,
  },
  workerSet: {
    run: act => workersWhere(act, c => inUse(act.s, c) < WORKERS_PER_COLOUR),
  },
  parkMark: {
    run: act => earn(act, act.me, 1, 0),
  },
};
