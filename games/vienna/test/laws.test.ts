/** The laws of the kernel, at every answer of whole games, for every number of seats and every combination of options. */
import type { Choice, OptionValue, Options } from '@kaffeehaus/kernel';
import { checkGame } from '@kaffeehaus/kernel/laws';
import { describe, expect, test } from 'vitest';
import { vienna } from '../src/index.ts';

const GAMES = 1;

/** Every combination of values that goes together. */
const combinations = ([first, ...rest]: readonly Choice[]): Options[] =>
  first === undefined
    ? [{}]
    : first.values.flatMap((value: OptionValue) =>
        combinations(rest).map(others => ({ [first.name]: value, ...others })),
      );
const together = (seats: number): Options[] =>
  combinations(vienna.options).filter(options =>
    vienna.options.every(choice => choice.conflict?.(options, seats) === undefined),
  );

const told = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

describe.each([2, 3, 4])('%i seats', seats => {
  test.each(together(seats).map(options => ({ name: told(options), options })))(
    '$name',
    ({ name, options }) => {
      for (let game = 1; game <= GAMES; game++) {
        const report = checkGame(vienna, { seats, options, seed: `laws ${game} of ${name}`, every: 16 });
        expect(report.scores).toHaveLength(seats);
        // as many rounds as the investigator needs at least, and one more
        expect(report.rounds).toBeGreaterThan([7, 9, 11][seats - 2] ?? 0);
      }
    },
  );
});
