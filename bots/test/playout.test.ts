/** Playing on: whose answers are given, how many, and how a seat then stands. */
import { asked, at, seeded } from '@kaffeehaus/kernel';
import type { State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { finishTurn, lead, playOn } from '../src/index.ts';
import { luckFor } from '../src/luck.ts';
import { type Parlour, begun, judgeOf, meal, usedTo } from './parlour.ts';

const luck = () => luckFor(2, seeded('playing on'));
const pointsOf = (s: State): readonly number[] => (s as Parlour).points;
const seatsAsked = (s: State): readonly number[] => asked(s).map(({ seat }) => seat);

test('a turn is finished by the answers of its seat and by no other', () => {
  const game = meal(3);
  const s = begun(game);
  finishTurn(judgeOf(game), s, 0, luck());
  expect(seatsAsked(s)).toEqual([1]);
  expect(s.ply).toBe(3);
  expect(at(pointsOf(s), 0)).toBeGreaterThanOrEqual(3);
  expect(at(pointsOf(s), 1)).toBe(0);
});

test('whose turn it is not, has nothing to finish', () => {
  const game = meal(3);
  const s = begun(game);
  finishTurn(judgeOf(game), s, 1, luck());
  expect(s).toEqual(begun(game));
});

test('a turn without an end is left after twelve answers', () => {
  const game = meal(20);
  const s = begun(game);
  finishTurn(judgeOf(game), s, 0, luck());
  expect(s.ply).toBe(12);
});

test('on and on: as many answers as are wanted, everybody’s, by habit, and never past the end', () => {
  const game = meal(3);
  const judge = judgeOf(game, usedTo({ eat: { 2: 1_000_000 } }));
  const s = begun(game);
  playOn(judge, s, luck(), 4);
  expect(s.ply).toBe(4);
  expect(pointsOf(s)).toEqual([6, 2]);
  playOn(judge, s, luck(), 100);
  expect(s.wait).toEqual([]);
  expect(pointsOf(s)).toEqual([6, 4]);
});

test('a lead is measured half against the best of the others, half against all of them', () => {
  expect(lead([10, 4, 8], 0)).toBe(10 - (8 + 6) / 2);
  expect(lead([10, 4, 8], 1)).toBe(4 - (10 + 9) / 2);
  expect(lead([7, 3], 1)).toBe(-4);
  expect(lead([7], 0)).toBe(7);
});
