import { has, one, seeded, subset } from '@kaffeehaus/kernel';
import type { Game, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Habits, candidates, keyOf } from '../src/index.ts';

const game = { item: (word: string) => Number(word) } as unknown as Game;
const nowhere = undefined as unknown as State;
const of = Array.from({ length: 400 }, (_, i) => i + 1);
const wont = new Habits(game, { x: { 7: 1_000_000 } }, undefined);
const thoughtOf = (most: number, ask = one(0, 'x', of)) =>
  candidates(wont, nowhere, ask, most, seeded('candidates'));

test('a short question is thought of as a whole', () => {
  expect(thoughtOf(3, one(0, 'x', [5, 6, 7]))).toEqual([[5], [6], [7]]);
});

test('of a long one what is usual comes to mind, and, by lot, what is not', () => {
  const found = thoughtOf(40);
  expect(found).toContainEqual([7]);
  expect(found.length).toBeGreaterThan(10);
  expect(found.length).toBeLessThanOrEqual(40);
});

test('nothing is thought of twice, or that cannot be said', () => {
  const ask = subset(0, 'x', of.slice(0, 12), 1, 3);
  const found = thoughtOf(30, ask);
  expect(new Set(found.map(keyOf)).size).toBe(found.length);
  expect(found.every(answer => has(ask, answer))).toBe(true);
});
