import { below, seeded } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { luckFor, sameLuck, withLuck } from '../src/luck.ts';

/** So many numbers for one answer. */
const numbers =
  (n: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: n }, () => below(chance, 1_000_000));

test('what one seat does otherwise leaves the luck of the others as it was', () => {
  const luck = luckFor(2, seeded('tea'));
  const again = sameLuck(luck);
  withLuck(luck, 0, numbers(1));
  withLuck(luck, 0, numbers(1));
  withLuck(again, 0, numbers(5));
  expect(withLuck(again, 1, numbers(3))).toEqual(withLuck(luck, 1, numbers(3)));
});

test('an answer that takes more numbers leaves the next one its own', () => {
  const luck = luckFor(1, seeded('tea'));
  const again = sameLuck(luck);
  expect(withLuck(luck, 0, numbers(2))).toEqual(withLuck(again, 0, numbers(4)).slice(0, 2));
  const next = withLuck(luck, 0, numbers(2));
  expect(withLuck(again, 0, numbers(2))).toEqual(next);
  expect(withLuck(luck, 0, numbers(2))).not.toEqual(next);
});

test('no number is drawn twice, however many an answer takes', () => {
  const luck = luckFor(1, seeded('tea'));
  const drawn = [1, 30, 8, 9, 2, 17, 16, 5].flatMap(n => withLuck(luck, 0, numbers(n)));
  expect(new Set(drawn).size).toBe(drawn.length);
});
