import { expect, test } from 'vitest';
import { type Drawn, frameOf, pathOf, spread, stopsOf, ticksOf } from '../src/review/curve.ts';

/** Two players; a question before the first round, then three rounds of two answers each. */
const review: Drawn = {
  curve: [0.5, 0.5, 0.6, 0.7, 0.4, 0.3, 0.8, 1].map(chance => [chance, 1 - chance]),
  rounds: [0, 1, 1, 2, 2, 3, 3, 3],
};

test('the table names the start, the end of each round and the end of the game', () => {
  expect(stopsOf(review).map(({ index, round }) => [index, round])).toEqual([
    [0, undefined],
    [2, 1],
    [4, 2],
    [7, 3],
  ]);
  expect(stopsOf(review).at(-1)?.chances).toEqual([1, 0]);
});

test('the line of a player begins at the left and ends where the chance ends', () => {
  const { left, right, top, width, height, bottom } = frameOf(400);
  const points = pathOf(frameOf(400), review, 0).split(/[ML]/).slice(1);
  expect(points).toHaveLength(8);
  expect(points[0]).toBe(`${left} ${(top + height - bottom) / 2}`);
  expect(points[7]).toBe(`${width - right} ${top}`);
});

test('rounds are numbered as far as there is room, and never before the first', () => {
  expect(ticksOf(frameOf(800), review).map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(ticksOf(frameOf(200), review).map(({ round }) => round)).toEqual([1]);
});

test('numbers of turning points keep their order, their distance and the frame', () => {
  expect(spread([10, 100, 200], 300)).toEqual([10, 100, 200]);
  const close = spread([290, 291, 292], 300);
  expect(close.at(-1)).toBeLessThanOrEqual(300);
  for (let i = 1; i < close.length; i++)
    expect(Number(close[i]) - Number(close[i - 1])).toBeGreaterThanOrEqual(20);
});
