/** The square before the town hall. */
import { at } from '@kaffeehaus/kernel';
import type { Refusal, Seat } from '@kaffeehaus/kernel';
import { may } from './asks.ts';
import { BEYOND_POINTS, LAST_SPACE } from './board.ts';
import { YES } from './items.ts';
import { advancePrice, lowDie, quietAdvancePrice } from './prices.ts';
import { countMark, score } from './purse.ts';
import type { Hamburg } from './state.ts';
import type { Step } from './steps.ts';
import type { Verbs } from './verbs.ts';

const CLIMB: Step = { do: 'climb' };

const refusal = (s: Hamburg, me: Seat): Refusal => {
  const price = advancePrice(s, me);
  return price === undefined
    ? { rule: 'hamburg.square.dice', args: {} }
    : { rule: 'hamburg.square.price', args: { price, money: at(s.money, me) } };
};

/** A building advances for a fixed price while no die shows 1 or 2. */
export const canQuietAdvance = (s: Hamburg, me: Seat, mark: number): boolean =>
  !lowDie(s) && quietAdvancePrice(s, me, mark) <= at(s.money, me);

export const squares: Verbs<'advance' | 'climb' | 'climbFor'> = {
  advance: {
    ask: (s, _, me) => {
      const price = advancePrice(s, me);
      return price === undefined || price > at(s.money, me) ? undefined : may(me, 'hamburg.advance', [YES]);
    },
    run: act => {
      if (act.pick !== YES) return;
      countMark(act, act.me, -(advancePrice(act.s, act.me) ?? 0), 'advance');
      act.next(CLIMB);
    },
    expect: () => [YES],
    refuse: (s, _, me, item) => (item === YES ? refusal(s, me) : undefined),
  },
  /** Beyond the last space an advance is virtual: 4 points at once. */
  climb: {
    run: act => {
      const { s, me } = act;
      const from = at(s.square, me);
      const space = Math.min(from + 1, LAST_SPACE);
      s.square[me] = space;
      if (act.heard) act.tell({ e: 'climb', seat: me, from, space });
      if (space === from) score(act, me, BEYOND_POINTS, -1, 'square');
    },
  },
  climbFor: {
    run: (act, { mark }) => {
      countMark(act, act.me, -quietAdvancePrice(act.s, act.me, mark), 'advance');
      act.next(CLIMB);
    },
  },
};
