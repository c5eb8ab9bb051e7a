import { arrangement, bag, has, may, one, seeded, subset } from '@kaffeehaus/kernel';
import type { Answer, Ask, Game, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Habits } from '../src/index.ts';

/** A game that only has words: items are called by their numbers. */
const game = { item: (word: string) => Number(word) } as unknown as Game;
const nowhere = undefined as unknown as State;
const DRAWS = 4000;

const draw = (habits: Habits, ask: Ask): Answer[] => {
  const chance = seeded('habits');
  return Array.from({ length: DRAWS }, () => habits.draw(nowhere, ask, chance));
};
const share = (list: readonly Answer[], test_: (answer: Answer) => boolean): number =>
  list.filter(test_).length / list.length;

test('an item is named as much more often as its habit says', () => {
  const habits = new Habits(game, { x: { 2: 3 } }, undefined);
  const drawn = draw(habits, one(0, 'x', [1, 2]));
  expect(share(drawn, ([item]) => item === 2)).toBeCloseTo(0.75, 1);
  expect(share(draw(habits, one(0, 'other', [1, 2])), ([item]) => item === 2)).toBeCloseTo(0.5, 1);
});

test('naming nothing is a habit too', () => {
  const habits = new Habits(game, { x: { '-': 8 } }, undefined);
  expect(share(draw(habits, may(0, 'x', [1, 2])), answer => answer.length === 0)).toBeCloseTo(0.8, 1);
});

test('in an arrangement each place has its own habits', () => {
  const habits = new Habits(game, { x: { '0:1': 30, '1:2': 30 } }, undefined);
  const drawn = draw(habits, arrangement(0, 'x', [3, 2, 1], 2, 2));
  expect(share(drawn, ([first, second]) => first === 1 && second === 2)).toBeGreaterThan(0.8);
});

test('how likely a whole answer is, place by place', () => {
  const habits = new Habits(game, { x: { '0:1': 30, '1:2': 4, '-': 7 } }, undefined);
  const ordered = arrangement(0, 'x', [3, 2, 1], 2, 2);
  const weights = [
    [1, 2],
    [1, 3],
    [3, 2],
    [2, 1],
  ].map(answer => habits.weightOf(nowhere, ordered, answer));
  expect(weights).toEqual([120, 30, 4, 1]);
  // Only in an arrangement there are places; elsewhere the first one's habits count.
  expect(habits.weightOf(nowhere, subset(0, 'x', [1, 2, 3], 0, 2), [1, 2])).toBe(30);
  expect(habits.weightOf(nowhere, may(0, 'x', [1, 2]), [])).toBe(7);
});

test('a lean knows the place it leans at', () => {
  const habits = new Habits(game, {}, (_s, _ask, item, place) => (item === 3 - place ? 50 : 1));
  const drawn = draw(habits, arrangement(0, 'x', [1, 2, 3], 3, 3));
  expect(share(drawn, answer => answer.join() === '3,2,1')).toBeGreaterThan(0.9);
});

test('as many as possible, or as few', () => {
  const ask = subset(0, 'x', [1, 2, 3, 4], 0, 4);
  const most = draw(new Habits(game, { x: { most: 27, least: 0.02 } }, undefined), ask);
  expect(share(most, answer => answer.length === 4)).toBeCloseTo(0.9, 1);
  const least = draw(new Habits(game, { x: { most: 0.02, least: 27 } }, undefined), ask);
  expect(share(least, answer => answer.length === 0)).toBeCloseTo(0.9, 1);
});

test('what is special here leans a habit', () => {
  const habits = new Habits(game, {}, (_s, _ask, item) => (item === 1 ? 9 : 1));
  expect(share(draw(habits, one(0, 'x', [1, 2])), ([item]) => item === 1)).toBeCloseTo(0.9, 1);
});

test.each<readonly [string, Ask]>([
  ['one', one(0, 'x', [5, 6, 7])],
  ['may', may(0, 'x', [5, 6, 7])],
  ['subset', subset(0, 'x', [5, 6, 7, 8], 1, 3)],
  ['bag of one', bag(0, 'x', [5, 6, 7], [0, 2, 0], 1, 1)],
  ['bag', bag(0, 'x', [5, 6, 7], [1, 0, 4], 0, 5)],
  ['bag with more wanted than there is', bag(0, 'x', [5, 6], [1, 1], 0, 9)],
  ['arrangement', arrangement(0, 'x', [5, 6, 7], 2, 3)],
])('whatever the habits, a drawn answer is legal: %s', (_, ask) => {
  const habits = new Habits(game, { x: { 5: 30, 7: 0.02, '0:6': 9, most: 5, '-': 3 } }, undefined);
  expect(draw(habits, ask).every(answer => has(ask, answer))).toBe(true);
});
