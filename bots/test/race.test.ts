import type { Answer } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Race, within } from '../src/index.ts';

const answers = (n: number): Answer[] => Array.from({ length: n }, (_, i) => [i]);
const named = (race: Race): number[] => race.runners.map(({ answer }) => answer[0] as number);

/** Luck that all runners share, some of it of their own, and what each is worth. */
const run = (race: Race, heats: number, worth: readonly number[], own: number): void => {
  for (let i = 0; i < heats && !race.isOver; i++)
    race.heat(([k = 0]) => 10 * Math.sin(i) + own * Math.sin(7 * i + 13 * k) + (worth[k] as number));
};

test('luck that all share does not hide who is better', () => {
  const race = new Race(answers(3), 0.01);
  run(race, 30, [0, 0.5, 0.2], 0);
  expect(race.isOver).toBe(true);
  expect(race.leader.answer).toEqual([1]);
});

test('whoever is clearly behind leaves, whoever may still be best stays', () => {
  const race = new Race(answers(4), 0.01);
  run(race, 12, [5, 0, 4.9, 1], 1);
  expect(named(race)).toEqual([0, 2]);
});

test('nobody leaves after two heats', () => {
  const race = new Race(answers(2), 0.01);
  run(race, 2, [9, 0], 0);
  expect(named(race)).toEqual([0, 1]);
  run(race, 1, [9, 0], 0);
  expect(named(race)).toEqual([0]);
});

test('the more is at stake, the longer the race', () => {
  const left = (slack: number): number[] => {
    const race = new Race(answers(2), slack);
    for (let i = 0; i < 8; i++) race.heat(([k]) => (k === 0 ? 0.5 : i % 2 === 0 ? -2 : 2));
    return named(race);
  };
  expect(left(0.01)).toEqual([0, 1]);
  expect(left(0.5)).toEqual([0]);
});

test('a lucky look of one runner is measured by the luck of all', () => {
  const race = new Race(answers(4), 0.01);
  // The last one, a little behind, has had even luck so far, which says nothing yet.
  const luck = [
    [3, -2, 4, -0.1],
    [-4, 3, -3, -0.1],
    [2, -2, 1, -0.1],
  ];
  for (const heat of luck) race.heat(([k = 0]) => heat[k] as number);
  expect(named(race)).toContain(3);
});

test('of equals one is enough', () => {
  const race = new Race(answers(5), 0.01);
  run(race, 6, [3, 3, 3, 3, 3], 0);
  expect(named(race)).toEqual([0]);
});

test('time begins with the first look at the clock', () => {
  let time = 1000;
  const enough = within(200, () => time);
  time = 2000;
  expect(enough()).toBe(false);
  time = 2199;
  expect(enough()).toBe(false);
  time = 2200;
  expect(enough()).toBe(true);
  expect(within(0, () => time)()).toBe(true);
});
