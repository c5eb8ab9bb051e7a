/** Every ruling of RULINGS.md that concerns the full version or the figures; the last test sees to it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import './rulings/cards.ts';
import './rulings/tiles.ts';
import './rulings/cardphase.ts';
import './rulings/orders.ts';
import './rulings/money.ts';
import './rulings/payday.ts';
import './rulings/end.ts';
import './rulings/scoring.ts';
import './rulings/figures.ts';
import './rulings/cities.ts';
import './rulings/marrakesh.ts';
import './rulings/sight.ts';
import { held } from './rulings/ruling.ts';

/** Rulings on which the full version adds nothing to the tests of the introductory version. */
const NOTHING_NEW = [
  'V-02',
  'V-15',
  'V-19',
  'V-33',
  'V-34',
  'V-44',
  'V-46',
  'V-47',
  'V-52',
  'V-55',
  'V-61',
  'V-68',
  'V-70',
];

const ENTRY = /^- \*\*(V-\d\d)(?: \((full|figures|no effect)\))?\*\* /gm;
const ENTRIES = [...readFileSync(new URL('../../RULINGS.md', import.meta.url), 'utf8').matchAll(ENTRY)];
const CONCERNED = ENTRIES.filter(
  ([, number = '', mark]) => mark !== 'no effect' && !NOTHING_NEW.includes(number),
).map(([, number = '']) => number);
const notHeld = (by: ReadonlySet<string>): string[] => CONCERNED.filter(number => !by.has(number));

describe('the rulings of the full version', () => {
  test('are all that are marked so, and those that say something about it', () => {
    for (const [, number = '', mark] of ENTRIES)
      if (mark === 'full' || mark === 'figures') expect(CONCERNED).toContain(number);
    expect(CONCERNED.length).toBeGreaterThan(50);
  });

  test('are missed if no test holds them', () => {
    expect(notHeld(new Set())).toEqual(CONCERNED);
    expect(notHeld(new Set(CONCERNED.slice(1)))).toEqual([CONCERNED[0]]);
  });

  test('were each held by a test that ran', () => {
    expect(notHeld(held)).toEqual([]);
    expect([...held].filter(number => !ENTRIES.some(([, each]) => each === number))).toEqual([]);
  });
});
