import { at, seeded, times } from '@kaffeehaus/kernel';
import type { Answer, Game, Mind } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Sight, easy, normal } from '../src/index.ts';
import type { Bot } from '../src/index.ts';
import { begun, detour, judgeOf, looks, needle, trap } from './parlour.ts';

const answersOf = (bot: Bot, game: Game, n: number, mind: Partial<Mind> = {}): readonly Answer[] => {
  const judge = judgeOf(game, mind);
  const s = begun(game);
  const chance = seeded('greedy');
  return times(n, () => bot.answer(new Sight(game, s, at(s.wait, 0), chance), judge, looks(0)));
};
const shareOf = (answers: readonly Answer[], item: number): number =>
  answers.filter(([one]) => one === item).length / answers.length;

test('normal finds the best answer to a short question', () => {
  expect(shareOf(answersOf(normal, needle(40, 7), 20), 7)).toBe(1);
});

test('easy does not look at all answers, but knows a good one when it sees it', () => {
  expect(shareOf(answersOf(easy, needle(8, 3), 50), 3)).toBe(1);
  const share = shareOf(answersOf(easy, needle(40, 3), 200), 3);
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.6);
});

test.each([0, 30, 100])('of a hundred answers easy gives %i by lot', slips => {
  const lot = slips / 100;
  expect(shareOf(answersOf(easy, needle(2, 1), 2000, { slips }), 1)).toBeCloseTo(1 - lot / 2, 1);
});

test('normal does not slip', () => {
  expect(shareOf(answersOf(normal, needle(2, 1), 50, { slips: 100 }), 1)).toBe(1);
});

test('a turn is thought through to its end before it is judged', () => {
  const ahead = { soon: 0, far: 0 };
  expect(shareOf(answersOf(normal, detour, 10, { ahead }), 2)).toBe(1);
});

test('as far ahead as the game needs: what others then do counts', () => {
  expect(shareOf(answersOf(normal, trap, 10, { ahead: { soon: 1, far: 0 } }), 2)).toBe(1);
  expect(shareOf(answersOf(normal, trap, 10, { ahead: { soon: 0, far: 0 } }), 1)).toBe(1);
});
