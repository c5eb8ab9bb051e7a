/** The six expansions: every mayor side, statue, special marker, ship, exchange side and cleric tile by name. */
import { expect, test } from 'vitest';
import { COLOURS } from '../src/index.ts';
import './expansions/mayors.ts';
import './expansions/harbour.ts';
import './expansions/exchange.ts';
import './expansions/clerics.ts';
import { named } from './expansions/names.ts';

test('every mayor side, marker, ship, exchange side and cleric tile was shown', () => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const all = [
    ...Array.from({ length: 10 }, (_, i) => `mayor-${two(i + 1)}`),
    ...Array.from({ length: 20 }, (_, i) => `marker-${two(i + 1)}`),
    ...[...COLOURS, 'black'].map(c => `ship-${c}`),
    ...Array.from({ length: 20 }, (_, i) => `B${two(i + 1)}`),
    ...Array.from({ length: 12 }, (_, i) => `tile ${i}`),
    'statues',
  ];
  expect(all.filter(name => !named.has(name))).toEqual([]);
});
