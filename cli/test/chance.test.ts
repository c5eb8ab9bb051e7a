/** How sure a share can be, also for whoever looks again and again. */
import { below, seeded, times } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { sideOf, wilson } from '../src/chance.ts';

/** The first verdict of a run of games, looked at after every one. */
const verdictOf = (seed: string, share: number, target: number, shares: number, games = 200) => {
  const chance = seeded(seed);
  for (let n = 1, won = 0; n <= games; n++) {
    if (below(chance, 1000) < 1000 * share) won++;
    const side = sideOf(won, n, target, shares);
    if (side !== undefined) return { side, n };
  }
  return undefined;
};

const many = (share: number, target: number, shares = 1) =>
  times(200, i => verdictOf(`${share} of ${i}`, share, target, shares));

describe('a share that is looked at after every game', () => {
  test('seldom seems above its target if it lies just there, nor below', () => {
    for (const target of [0.45, 0.7, 0.95]) {
      const verdicts = many(target, target);
      // Ten of 200 would be one of twenty; chance may add some.
      for (const side of ['above', 'below'])
        expect(verdicts.filter(verdict => verdict?.side === side).length).toBeLessThan(17);
    }
  });

  test('would often, by an interval that is meant to be looked at once', () => {
    const chance = seeded('peeking');
    const fooled = times(200, () => {
      let won = 0;
      return times(200, n => {
        won += below(chance, 2);
        const [low, high] = wilson(won, n + 1);
        return n >= 40 && (low > 0.5 || high < 0.5);
      }).some(Boolean);
    });
    expect(fooled.filter(Boolean).length).toBeGreaterThan(30);
  });

  test('is told soon if it lies far off, of many shares later than of one', () => {
    const one = many(0.86, 0.7);
    expect(one.filter(verdict => verdict?.side === 'above').length).toBeGreaterThan(195);
    const median = (list: typeof one) =>
      list.map(verdict => verdict?.n ?? 200).sort((a, b) => a - b)[100] ?? 0;
    expect(median(one)).toBeLessThan(100);
    expect(median(many(0.86, 0.7, 33))).toBeGreaterThan(median(one));
    expect(many(0.3, 0.55, 33).every(verdict => verdict?.side === 'below')).toBe(true);
  });

  test('half wins count half, and no games say nothing', () => {
    expect(sideOf(0, 0, 0.5, 1)).toBeUndefined();
    expect(sideOf(50, 100, 0.5, 1)).toBeUndefined();
    expect(sideOf(100, 100, 0.95, 1)).toBe('above');
    expect(sideOf(0, 10, 0.95, 33)).toBe('below');
  });
});
