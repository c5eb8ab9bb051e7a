/** A test that holds one or more rulings (RULINGS.md); what it held is noted when it has run to its end. */
import { test } from 'vitest';

export const held = new Set<string>();

export const ruling = (numbers: string, says: string, check: () => void): void => {
  test(`${numbers}: ${says}`, () => {
    check();
    for (const number of numbers.split(', ')) held.add(number);
  });
};
