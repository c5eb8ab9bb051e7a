/** Verbs that give and take Mark, points and workers. */
import { at, bag, one, upTo } from '@kaffeehaus/kernel';
import type { Refusal, Seat } from '@kaffeehaus/kernel';
import { BLACK, FIVE, WORKERS_PER_COLOUR } from './board.ts';
import { colourItem, colourItems, indexOf, itsColour, word } from './items.ts';
import { countOf } from './measure.ts';
import { addMoney, addPoints, addWorkers, players, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

export const tellGain = (act: HamburgAct, mark: number, points: number, workers: readonly number[]): void => {
  if (act.heard) act.tell({ e: 'gain', seat: act.me, mark, points, workers });
};

const ONE_EACH = [1, 1, 1, 1, 1] as const;
const NO_WORKERS = [0, 0, 0, 0, 0] as const;

export const heldColours = (s: Hamburg, me: Seat): number[] => FIVE.filter(c => workersOf(s, me, c) > 0);
export const heldWorkers = (s: Hamburg, me: Seat): number[] => FIVE.map(c => workersOf(s, me, c));
export const workerCount = (s: Hamburg, me: Seat): number => {
  let n = 0;
  for (const c of FIVE) n += workersOf(s, me, c);
  return n;
};

/** Adds (or with −1 takes) one worker per item named. */
const moveWorkers = (act: HamburgAct, items: readonly number[], sign: number): void => {
  for (const item of items) addWorkers(act.s, act.me, indexOf(item), sign);
  if (!act.heard || items.length === 0) return;
  const workers = FIVE.map(c => sign * items.filter(item => indexOf(item) === c).length);
  tellGain(act, 0, 0, workers);
};

const onlyHeld = (s: Hamburg, me: Seat, item: number): Refusal | undefined =>
  colourItems.includes(item) && workersOf(s, me, indexOf(item)) === 0
    ? { rule: 'hamburg.worker.none', args: { colour: word(item) } }
    : undefined;

/** Workers of the colours whose die passes; the black die lets the player choose. */
const workersByDice = (act: HamburgAct, test: (die: number) => boolean): void => {
  const got = FIVE.filter(c => test(c));
  for (const c of got) addWorkers(act.s, act.me, c, 1);
  if (got.length > 0)
    tellGain(
      act,
      0,
      0,
      FIVE.map(c => (test(c) ? 1 : 0)),
    );
};

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
      addMoney(act.s, act.me, mark);
      addPoints(act.s, act.me, points);
      if (workers !== null) for (const c of FIVE) addWorkers(act.s, act.me, c, at(workers, c));
      tellGain(act, mark, points, workers ?? NO_WORKERS);
    },
  },
  per: {
    run: (act, { count, each, mark, points }) => {
      const n = Math.floor(countOf(act.s, act.me, count, itsColour(act.it)) / each);
      addMoney(act.s, act.me, n * mark);
      addPoints(act.s, act.me, n * points);
      tellGain(act, n * mark, n * points, NO_WORKERS);
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
      addMoney(act.s, act.me, -price * bought.length);
      moveWorkers(act, bought, 1);
    },
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
      addMoney(act.s, act.me, sold.length);
      addPoints(act.s, act.me, sold.length);
      tellGain(act, sold.length, sold.length, NO_WORKERS);
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
  },
  putBack: {
    ask: (s, _, me) => one(me, 'hamburg.putBack', heldColours(s, me).map(colourItem)),
    run: act => moveWorkers(act, at(act.answers, 0), -1),
    expect: () => colourItems,
    refuse: (s, _, me, item) => onlyHeld(s, me, item),
  },
  dieWorker: {
    run: (act, { die }) => workersByDice(act, c => c === die && at(act.s.dice, c) >= 5),
  },
  matchWorkers: {
    run: act => workersByDice(act, c => at(act.s.dice, c) === at(act.s.dice, BLACK)),
  },
  oneWorkers: {
    run: act => {
      workersByDice(act, c => at(act.s.dice, c) === 1);
      if (at(act.s.dice, BLACK) === 1) act.next({ do: 'recruit', n: 1, may: false });
    },
  },
  itsWorker: {
    run: (act, { n }) => {
      const colour = itsColour(act.it);
      addWorkers(act.s, act.me, colour, n);
      tellGain(
        act,
        0,
        0,
        FIVE.map(c => (c === colour ? n : 0)),
      );
    },
  },
  sameWorkers: {
    ask: (_s, _step, me) => one(me, 'hamburg.sameWorkers', colourItems),
    run: (act, { n }) => act.say([{ do: 'itsWorker', n }], act.me, [act.pick]),
  },
  workerSet: {
    run: act => {
      for (const c of FIVE) if (inUse(act.s, c) < WORKERS_PER_COLOUR) addWorkers(act.s, act.me, c, 1);
      tellGain(act, 0, 0, ONE_EACH);
    },
  },
  parkMark: {
    run: act => {
      addMoney(act.s, act.me, 1);
      tellGain(act, 1, 0, NO_WORKERS);
    },
  },
};
