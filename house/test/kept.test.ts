/** What long runs keep is short, and read back as it was. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn, rangesOf } from '../../scripts/kept.mjs';

test('games that were played are kept in short', () => {
  expect(rangesOf([3, 0, 1, 2, 7])).toBe('0-3 7');
  expect(rangesOf([])).toBe('');
});

test('and none is lost or made up', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(300)), games => {
      expect(numbersIn(rangesOf(games))).toEqual(games.sort((a, b) => a - b));
    }),
  );
});
