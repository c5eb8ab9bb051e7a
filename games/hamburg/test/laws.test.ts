/** The laws of the kernel, at every answer of whole games, for every number of seats, over sets of expansions. */
import { anyOptions, checkGame } from '@kaffeehaus/kernel/laws';
import { seeded } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { EXPANSIONS, hamburg } from '../src/index.ts';

const LATE = 30_000;

describe.each([1, 2, 3, 4, 5])('%i seats', seats => {
  test.each([
    { name: 'the basic game', expansions: [] },
    { name: 'all expansions', expansions: [...EXPANSIONS] },
  ])(
    '$name',
    ({ name, expansions }) => {
      const report = checkGame(hamburg, {
        seats,
        options: { expansions },
        seed: `laws of ${name}`,
        every: 40,
      });
      expect(report.rounds).toBe(8);
      expect(report.scores).toHaveLength(Math.max(2, seats));
    },
    LATE,
  );

  test(
    'expansions by chance',
    () => {
      const chance = seeded(`expansions for ${seats}`);
      const options = anyOptions(hamburg, chance, seats);
      const report = checkGame(hamburg, { seats, options, seed: `chance ${seats}`, every: 32 });
      expect(report.rounds).toBe(8);
    },
    LATE,
  );
});

test.each(EXPANSIONS)(
  '%s alone, three seats',
  expansion => {
    const options = { expansions: [expansion] };
    expect(
      checkGame(hamburg, { seats: 3, options, seed: `laws ${expansion}`, every: 48, most: 120 }).rounds,
    ).toBeGreaterThan(2);
  },
  LATE,
);
