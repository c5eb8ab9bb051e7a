import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answers,
  arrangement,
  bag,
  count,
  has,
  inAskOrder,
  may,
  nth,
  one,
  settled,
  subset,
} from '../src/choice.ts';
import type { Ask } from '../src/game.ts';
import { times } from '../src/list.ts';

const items = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });

const anyAsk: fc.Arbitrary<Ask> = fc
  .tuple(items, fc.nat(6), fc.nat(6), fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }), fc.nat(4))
  .map(([of, a, b, caps, shape]) => {
    const [min, max] = a < b ? [a, b] : [b, a];
    const most = Math.min(max, of.length);
    const least = Math.min(min, most);
    if (shape === 0) return one(0, 'x', of);
    if (shape === 1) return may(0, 'x', of);
    if (shape === 2) return subset(0, 'x', of, least, most);
    if (shape === 3) return arrangement(0, 'x', of, least, most);
    return bag(0, 'x', of, caps.slice(0, of.length), min, max);
  });

/** Every list of at most `max` items, by brute force. */
const lists = (of: readonly number[], max: number): number[][] => {
  let level: number[][] = [[]];
  const all = [...level];
  for (let k = 0; k < max; k++) {
    level = level.flatMap(list => of.map(item => [...list, item]));
    all.push(...level);
  }
  return all;
};

describe('the algebra of answers', () => {
  test('count is the number of answers, nth is each of them in turn, has knows them all', () => {
    fc.assert(
      fc.property(anyAsk, ask => {
        const all = answers(ask);
        expect(all).toEqual(times(count(ask), r => nth(ask, r)));
        expect(new Set(all.map(String)).size).toBe(all.length);
        for (const answer of all) expect(has(ask, answer)).toBe(true);
      }),
    );
  });

  test('has knows no answer but these', () => {
    fc.assert(
      fc.property(
        anyAsk.filter(ask => ask.of.length <= 3 && ask.max <= 4),
        ask => {
          const legal = lists([...ask.of, 99], Math.min(ask.max + 1, 4)).filter(list => has(ask, list));
          expect(legal.length).toBe(answers(ask).filter(a => a.length <= 4).length);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the numbers a mathematician expects', () => {
    expect(count(subset(0, 'x', [1, 2, 3, 4], 0, 4))).toBe(16);
    expect(count(subset(0, 'x', [1, 2, 3, 4, 5], 2, 2))).toBe(10);
    expect(count(arrangement(0, 'x', [1, 2, 3], 3, 3))).toBe(6);
    expect(count(arrangement(0, 'x', [1, 2, 3], 0, 3))).toBe(16);
    expect(count(bag(0, 'x', [1, 2], [2, 2], 2, 2))).toBe(3);
    expect(count(may(0, 'x', [7]))).toBe(2);
    expect(nth(may(0, 'x', [7]), 0)).toEqual([]);
    expect(count(bag(0, 'x', [1, 2], [1, 0], 2, 2))).toBe(0);
  });

  test('a settled question has the one answer', () => {
    for (const answer of [[], [5], [9, 5, 5]])
      expect(answers(settled(subset(0, 'x', [5, 9], 0, 2), answer))).toEqual([answer]);
  });

  test('players may name items in any order', () => {
    expect(inAskOrder(subset(0, 'x', [5, 3, 9], 0, 3), [9, 5])).toEqual([5, 9]);
    expect(inAskOrder(bag(0, 'x', [5, 3], [2, 2], 0, 4), [3, 5, 3])).toEqual([5, 3, 3]);
    expect(inAskOrder(arrangement(0, 'x', [5, 3], 2, 2), [3, 5])).toEqual([3, 5]);
  });
});
