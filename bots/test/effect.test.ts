import { below, seeded, times } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { deviationsFor, difference, effectOf, isClear } from '../src/index.ts';

test.each([
  [11, 2.228],
  [31, 2.042],
  [121, 1.98],
])('a mean with its margin: of %i samples, %f standard errors', (n, deviations) => {
  const samples = times(n, i => i);
  const middle = (n - 1) / 2;
  const variance = samples.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (n - 1);
  const { mean, margin } = effectOf(samples);
  expect(mean).toBe(middle);
  expect(margin / Math.sqrt(variance / n)).toBeCloseTo(deviations, 1);
  expect(effectOf([7])).toEqual({ mean: 7, margin: 0, samples: 1 });
});

test('what had the same luck is compared sample by sample', () => {
  expect(difference([1, 5, 9], [0, 4, 8])).toEqual({ mean: 1, margin: 0, samples: 3 });
  expect(isClear({ mean: -1, margin: 0.9, samples: 3 })).toBe(true);
  expect(isClear({ mean: 1, margin: 1, samples: 3 })).toBe(false);
});

test.each([
  [1, 1.96],
  [10, 2.807],
  [100, 3.481],
  [200, 3.662],
])('so many intervals hold together 19 times in 20: %i', (intervals, deviations) => {
  expect(deviationsFor(intervals)).toBeCloseTo(deviations, 2);
});

test('of games in which nothing makes a difference, one in twenty finds one among a hundred intervals', () => {
  const chance = seeded('intervals');
  const noise = (): number => below(chance, 1000) + below(chance, 1000) - 999;
  const deviations = deviationsFor(100);
  const games = times(150, () => times(100, () => effectOf(times(80, noise), deviations)));
  const accused = games.filter(effects => effects.some(isClear)).length;
  expect(accused / games.length).toBeLessThan(0.1);
});
