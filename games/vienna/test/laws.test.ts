/** The laws of the kernel, at every answer of whole games of the introductory version, with every option it has. */
import { checkGame } from '@kaffeehaus/kernel/laws';
import { describe, expect, test } from 'vitest';
import { vienna } from '../src/index.ts';

const OPTIONS = ['printed', 'random'].flatMap(flags =>
  [false, true].map(thirdMan => ({ version: 'intro', flags, thirdMan })),
);

describe.each([2, 3, 4])('%i seats', seats => {
  test.each(OPTIONS)('flags $flags, third man $thirdMan', options => {
    const seed = `laws, ${options.flags} ${options.thirdMan}`;
    const report = checkGame(vienna, { seats, options, seed, every: 16 });
    expect(report.scores).toHaveLength(seats);
    // as many rounds as the investigator needs at least, and one more
    expect(report.rounds).toBeGreaterThan([7, 9, 11][seats - 2] ?? 0);
  });
});
