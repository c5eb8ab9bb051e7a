/** Where a hint puts its numbers on the table. */
import { describe, expect, test } from 'vitest';
import { ranksOf } from '../src/ask/ranks.ts';

const told = (...answers: readonly (readonly number[])[]) =>
  answers.map(answer => ({ answer: [...answer], tied: false }));

describe('the ranks of a hint', () => {
  test('are those of the list: the first answer is 1', () => {
    expect([...ranksOf({ shape: 'one' }, told([7], [3], [5]))]).toEqual([
      [7, 1],
      [3, 2],
      [5, 3],
    ]);
  });

  test('are shared by answers that cannot be told apart', () => {
    const [a, b, c] = told([7], [3], [5]);
    const tied = [{ ...a!, tied: true }, { ...b!, tied: true }, c!];
    expect([...ranksOf({ shape: 'one' }, tied)].map(([, rank]) => rank)).toEqual([1, 1, 3]);
  });

  test('are not given to what is part of every answer, or only ordered', () => {
    expect([...ranksOf({ shape: 'subset' }, told([1, 2], [1, 3]))]).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(ranksOf({ shape: 'arrangement' }, told([1, 2, 3], [3, 2, 1])).size).toBe(0);
    expect([...ranksOf({ shape: 'one' }, told([4]))]).toEqual([[4, 1]]);
  });
});
