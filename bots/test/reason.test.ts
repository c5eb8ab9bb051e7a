/** Hints: sorted by what they tell, ties called ties, and on the same tables. */
import { apply, askOf, at, seeded } from '@kaffeehaus/kernel';
import type { Game, Mind, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Sight, reasonFor } from '../src/index.ts';
import type { Patience, Prospect } from '../src/index.ts';
import { begun, fair, judgeOf, looks, meal, needle, nim, pennies } from './parlour.ts';

const patience = (n: number): Patience => ({ find: looks(n), compare: looks(n), play: looks(n) });

const judge = judgeOf(fair, { ahead: { soon: 1, far: 1 } });

const hintsFor = (
  game: Game,
  s: State = begun(game),
  mind: Partial<Mind> = {},
  seed = 'why',
): readonly Prospect[] => {
  const ask = askOf(s, 0);
  if (ask === undefined) throw new Error('seat 1 is not asked');
  return reasonFor(new Sight(game, s, ask, seeded(seed)), judgeOf(game, mind), patience(60));
};

test('a reason tells the points to be expected, the worst that may happen, and who wins then', () => {
  const s = begun(fair);
  apply(fair, s, 0, [1]);
  const own = at(judge.forecast(s), 0);
  const ask = askOf(s, 0);
  if (ask === undefined) throw new Error('seat 1 is not asked');
  const prospects = reasonFor(new Sight(fair, s, ask, seeded('why')), judge, patience(40), 2);
  expect(prospects.map(({ answer }) => answer)).toEqual([[1], [2]]);
  expect(prospects.map(({ points }) => points)).toEqual([own, own - 8]);
  expect(prospects.map(({ risk }) => risk.points)).toEqual([own, own - 8]);
  expect(prospects.map(({ sources }) => sources)).toEqual(
    [own, own - 8].map(points => [
      { source: 'all', points },
      { source: 'none', points: 0 },
    ]),
  );
  expect(prospects.map(({ risk }) => risk.rival)).toEqual([1, 1]);
  expect(prospects.map(({ chance }) => chance)).toEqual([own > 0 ? 1 : 0, 0]);
});

test('before the wheel, half of all ways on are bad ones', () => {
  const s = begun(fair);
  const ask = at(s.wait, 0);
  const [best] = reasonFor(new Sight(fair, s, ask, seeded('why')), judge, patience(40), 1);
  expect(best?.risk.points).toBeLessThan(best?.points ?? 0);
  expect(best?.chance).toBeGreaterThan(0.3);
  expect(best?.chance).toBeLessThan(0.7);
});

const told = ({ chance, points }: Prospect): readonly number[] => [
  Math.round(100 * chance),
  Math.round(points),
];

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('the list is sorted by the figures it shows: %s', seed => {
  for (const game of [nim(9), needle(40, 7), meal(3), fair]) {
    const shown = hintsFor(game, begun(game), {}, seed).map(told);
    const sorted = [...shown].sort(([a = 0, p = 0], [b = 0, q = 0]) => b - a || q - p);
    expect(shown).toEqual(sorted);
  }
});

test('where it makes no difference what is said, all answers are tied, with nothing between them', () => {
  const prospects = hintsFor(fair);
  expect(prospects).toHaveLength(2);
  for (const { tied, behind } of prospects) {
    expect(tied).toBe(true);
    expect(Math.abs(behind.mean)).toBeLessThanOrEqual(behind.margin);
  }
});

test('against one who hides by lot, both guesses are tied', () => {
  expect(hintsFor(pennies).map(({ tied }) => tied)).toEqual([true, true]);
});

test('what is worse for certain is behind, by as much as the figures say', () => {
  const s = begun(fair);
  apply(fair, s, 0, [1]);
  // Seat 1 wins with the first answer if the wheel was for it, and never with the second.
  const won = at(judge.forecast(s), 0) > 0;
  const [first, second] = hintsFor(fair, s);
  expect(first?.tied).toBe(true);
  expect(second?.tied).toBe(!won);
  expect(second?.behind.mean).toBe(won ? 1 : 0);
});

test('an answer before one that is tied with the first is called tied as well', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const tied = hintsFor(needle(40, 7), begun(needle(40, 7)), {}, seed).map(prospect => prospect.tied);
    expect(tied).toEqual([...tied].sort((a, b) => Number(b) - Number(a)));
  }
});

test('with hardly any time there is still something to rest on', () => {
  const s = begun(fair);
  const ask = at(s.wait, 0);
  const [best] = reasonFor(new Sight(fair, s, ask, seeded('haste')), judge, patience(0), 2);
  expect(best?.behind.samples).toBe(24);
});
