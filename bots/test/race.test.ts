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

test('nobody leaves after a few heats', () => {
  const race = new Race(answers(2), 0.01);
  run(race, 5, [9, 0], 0);
  expect(named(race)).toEqual([0, 1]);
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
