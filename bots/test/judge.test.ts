/** Judging a table: points to be expected, and chances that grow sharper as forecasts err less. */
import { at } from '@kaffeehaus/kernel';
import type { Mind, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { judgeOf, meal, begun } from './parlour.ts';
import type { Parlour } from './parlour.ts';

const game = meal(3);
const tableOf = (...points: number[]): State => ({ ...begun(game), points }) as Parlour;
/** Points are worth 1 at the start and 3 at the end; forecasts err by 8 at the start and by 2 at the end. */
const LEARNED: Mind['learned'] = {
  weights: { 2: [['points', 1, 3]] },
  doubt: { 2: [8, 2] },
  habits: {},
};
const judgeAt = (progress: number) => judgeOf(game, { learned: LEARNED, progress: () => progress });
const odds = (gap: number, doubt: number): number => 1 / (1 + Math.exp(-gap / doubt));

test.each([
  [0, [4, 1]],
  [0.5, [8, 2]],
  [1, [12, 3]],
])('what a feature is worth changes on the way: at %d', (progress, points) => {
  expect(judgeAt(progress).forecast(tableOf(4, 1))).toEqual(points);
});

test.each([
  [0, odds(3, 8)],
  [0.5, odds(6, 5)],
  [1, odds(9, 2)],
])('doubt is large at the start and small at the end: at %d', (progress, chance) => {
  const [leader, other] = judgeAt(progress).chances(tableOf(4, 1));
  expect(leader).toBeCloseTo(chance, 12);
  expect(other).toBeCloseTo(1 - chance, 12);
});

test('whoever leads has the better chance, the more the further', () => {
  const chances = [0, 1, 3, 9].map(gap => at(judgeAt(0.5).chances(tableOf(gap, 0)), 0));
  expect(chances[0]).toBe(0.5);
  expect([...chances].sort((a, b) => a - b)).toEqual(chances);
  expect(new Set(chances).size).toBe(4);
});

test('forecasts that are known need not be made again', () => {
  expect(judgeAt(1).chances(tableOf(0, 0), [2, 0])).toEqual(judgeAt(1).chances(tableOf(0, 0), [12, 10]));
  expect(at(judgeAt(1).chances(tableOf(0, 0), [2, 0]), 0)).toBeCloseTo(odds(2, 2), 12);
});

test('where nothing was learned there is doubt, and no opinion', () => {
  const judge = judgeOf(game, { learned: { weights: {}, doubt: {}, habits: {} } });
  expect(judge.forecast(tableOf(9, 1))).toEqual([0, 0]);
  expect(judge.chances(tableOf(9, 1))).toEqual([0.5, 0.5]);
});

test('at the end there is no doubt: the score, and the victory, shared if it is', () => {
  const over = (...points: number[]): State => ({
    ...tableOf(...points),
    wait: [],
    given: [],
    stack: [],
    at: [],
  });
  expect(judgeAt(0).forecast(over(9, 1))).toEqual([9, 1]);
  expect(judgeAt(0).chances(over(9, 1))).toEqual([1, 0]);
  expect(judgeAt(0).chances(over(5, 5))).toEqual([0.5, 0.5]);
});
