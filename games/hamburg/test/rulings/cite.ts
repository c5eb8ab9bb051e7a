/** Tests that cite a ruling, and which rulings tests that passed have cited. */
import { FIRST, at } from '@kaffeehaus/kernel';
import { test } from 'vitest';
import { audit } from '../../src/index.ts';
import type { Step } from '../../src/index.ts';
import type { City } from '../city.ts';

export const cited = new Set<number>();
export const ruling = (n: number, what: string, scene: () => void): void =>
  test(`H-${String(n).padStart(2, '0')}: ${what}`, () => {
    scene();
    cited.add(n);
  });

export const raise = (colour: number): Step[] => [{ do: 'raise', colour }, { do: 'suffer' }];
/** A line of the final scoring. */
export const line = (city: City, source: string, p = 0): number => {
  city.say(0, { do: 'finalScoring' });
  return at(audit(city.s), p).find(x => x.source === source)?.points ?? -1;
};
/** The next black markers, the first to be drawn last in the list (1 to 20). */
export const stack = (city: City, ...markers: number[]): City => {
  for (const m of markers) city.bench.put(FIRST + 280 + m, 7);
  return city;
};
