/** Every ruling of RULINGS.md that concerns the introductory version and the Third Man; the last test sees to it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULINGS, vienna } from '../src/index.ts';
import './rulings/drawers.ts';
import './rulings/cardphase.ts';
import './rulings/agents.ts';
import './rulings/tracks.ts';
import './rulings/end.ts';
import './rulings/thirdman.ts';
import './rulings/sight.ts';
import { held } from './rulings/ruling.ts';

const ENTRY = /^- \*\*(V-\d\d)(?: \((full|figures|no effect)\))?\*\* /gm;
const ENTRIES = [...readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8').matchAll(ENTRY)].map(
  ([, number = '', mark]) => ({ number, mark }),
);
const CONCERNED = ENTRIES.filter(({ mark }) => mark === undefined).map(({ number }) => number);
const notHeld = (by: ReadonlySet<string>): string[] => CONCERNED.filter(number => !by.has(number));

describe('the rulings', () => {
  test('are numbered from V-01 without a gap', () => {
    expect(ENTRIES.map(({ number }) => number)).toEqual(
      Array.from({ length: ENTRIES.length }, (_, i) => `V-${String(i + 1).padStart(2, '0')}`),
    );
    expect(ENTRIES.length).toBeGreaterThanOrEqual(70);
  });

  test('stand behind every rule that a refusal cites', () => {
    expect(Object.keys(RULINGS)).toEqual(vienna.rules);
    for (const number of Object.values(RULINGS)) expect(ENTRIES.map(entry => entry.number)).toContain(number);
  });

  test('are missed if no test holds them', () => {
    expect(notHeld(new Set())).toEqual(CONCERNED);
    expect(notHeld(new Set(CONCERNED.slice(1)))).toEqual([CONCERNED[0]]);
  });

  test('that concern this version were each held by a test that ran', () => {
    expect(notHeld(held)).toEqual([]);
    expect([...held].filter(number => !ENTRIES.some(entry => entry.number === number))).toEqual([]);
  });
});
