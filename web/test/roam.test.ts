import { expect, test } from 'vitest';
import { distance } from '../src/table/roam.ts';

const here = { x: 100, y: 100 };
const RIGHT = [1, 0] as const;

test('only things in the direction count', () => {
  expect(distance(here, { x: 50, y: 100 }, RIGHT)).toBe(Number.POSITIVE_INFINITY);
  expect(distance(here, { x: 150, y: 100 }, RIGHT)).toBe(50);
});

test('a neighbour in the row is nearer than one farther aside', () => {
  const inRow = distance(here, { x: 190, y: 104 }, RIGHT);
  const aside = distance(here, { x: 140, y: 150 }, RIGHT);
  expect(inRow).toBeLessThan(aside);
});
