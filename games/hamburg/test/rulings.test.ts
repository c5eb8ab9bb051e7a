/** The rulings but TOM's, which stand in tom.test.ts; RULINGS.md says them in words. */
import { expect, test } from 'vitest';
import './rulings/hazards.ts';
import './rulings/hands.ts';
import './rulings/buildings.ts';
import './rulings/others.ts';
import './rulings/general.ts';
import './rulings/expansions.ts';
import { cited } from './rulings/cite.ts';

test('every ruling but TOM’s has a test that passed', () => {
  const solo = [43, 44, 45, 46];
  const all = Array.from({ length: 85 }, (_, i) => i + 1).filter(n => !solo.includes(n));
  expect(all.filter(n => !cited.has(n))).toEqual([]);
});
