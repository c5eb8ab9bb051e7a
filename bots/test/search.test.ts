import { apply, at, askOf, mask, seeded } from '@kaffeehaus/kernel';
import type { Answer, Game, Mind } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Search, Sight, hard } from '../src/index.ts';
import { begun, judgeOf, looks, needle, nim, pennies, seeking, trap, usedTo } from './parlour.ts';

const answerOf = (game: Game, thoughts: number, mind: Partial<Mind> = {}, s = begun(game)): Answer => {
  const ask = askOf(s, 0);
  if (ask === undefined) throw new Error('seat 1 is not asked');
  return hard.answer(new Sight(game, s, ask, seeded('thoughts')), judgeOf(game, mind), looks(thoughts));
};

const searchOf = (game: Game, thoughts: number): Search => {
  const s = begun(game);
  const ask = at(s.wait, 0);
  const search = new Search(new Sight(game, s, ask, seeded('thoughts')), judgeOf(game));
  search.think(looks(thoughts));
  return search;
};

test.each([5, 6, 7, 9, 10, 11])('who thinks leaves a multiple of four: %i in the pile', pile => {
  expect(answerOf(nim(pile), 1500)).toEqual([pile % 4]);
});

test('enough is enough: each answer is tried once, whatever the clock says, and no more', () => {
  const { root } = searchOf(nim(10), 0);
  expect([...root.branches.values()].map(({ visits }) => visits)).toEqual([1, 1, 1]);
});

test('a long question shows more of its answers the longer it is thought about', () => {
  const [short, long] = [searchOf(needle(400, 211), 2), searchOf(needle(400, 211), 60)];
  expect(short.root.branches.size).toBeLessThanOrEqual(48);
  expect(long.root.branches.size).toBeGreaterThan(100);
  for (const search of [short, long]) {
    const off = [...search.root.branches.values()].map(({ answer }) => Math.abs(at(answer, 0) - 211));
    expect(Math.abs(at(search.favourite, 0) - 211)).toBe(Math.min(...off));
  }
});

test.each([1, 2])('answers given at the same time are expected as they usually are: mostly %i', side => {
  expect(answerOf(pennies, 200, usedTo({ hide: { [side]: 9 } }))).toEqual([side]);
});

test('what another has sealed is not known', () => {
  const s = begun(pennies);
  apply(pennies, s, 1, [2]);
  expect(mask(pennies, s, 0).given).toEqual([null, []]);
  expect(answerOf(pennies, 200, usedTo({ hide: { 1: 9 } }), s)).toEqual([1]);
});

test('an answer the seat will not see does not branch, one it will see does', () => {
  const questions = (game: Game): string[] =>
    [...searchOf(game, 40).root.branches.values()].flatMap(({ then }) => [...then.keys()]);
  expect(new Set(questions(seeking))).toEqual(new Set(['0seek']));
  expect(new Set(questions(trap))).toEqual(new Set(['1revenge']));
});
