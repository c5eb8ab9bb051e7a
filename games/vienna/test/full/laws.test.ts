/** The laws of the kernel at every answer of whole games of the full version: a sample of options for every number of seats. */
import type { Options } from '@kaffeehaus/kernel';
import { checkGame } from '@kaffeehaus/kernel/laws';
import { describe, expect, test } from 'vitest';
import { vienna } from '../../src/index.ts';

/** Every pair of values of two options occurs. */
const SAMPLE: readonly Options[] = [
  { flags: 'printed', thirdMan: false, feldFigures: false, shillings: 2 },
  { flags: 'printed', thirdMan: true, feldFigures: true, shillings: 3 },
  { flags: 'random', thirdMan: false, feldFigures: true, shillings: 3 },
  { flags: 'random', thirdMan: true, feldFigures: false, shillings: 3 },
  { flags: 'random', thirdMan: true, feldFigures: true, shillings: 2 },
];
/** Rounds the investigator needs at least: one for every field of the roof, and the last. */
const FEWEST: { readonly [seats: number]: number } = { 2: 8, 3: 10, 4: 12 };

describe.each([2, 3, 4])('%i seats', seats => {
  test.each(SAMPLE)(
    'flags $flags, third man $thirdMan, figures $feldFigures, shillings $shillings',
    options => {
      const trial = { seats, options: { version: 'full', ...options }, every: 64 };
      const report = checkGame(vienna, { ...trial, seed: `full ${JSON.stringify(options)}` });
      expect(report.scores).toHaveLength(seats);
      expect(report.rounds).toBeGreaterThanOrEqual(FEWEST[seats] ?? Infinity);
    },
  );
});

test('every pair of values is in the sample', () => {
  const names = ['flags', 'thirdMan', 'feldFigures', 'shillings'] as const;
  for (const one of names)
    for (const other of names) {
      const pairs = new Set(SAMPLE.map(options => `${String(options[one])} ${String(options[other])}`));
      expect(pairs.size).toBe(one === other ? 2 : 4);
    }
});
