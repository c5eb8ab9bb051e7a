/** A test that holds one or more rulings (RULINGS.md); what it held is noted when it has run to its end. */
import { test } from 'vitest';

export type Ruling = (numbers: string, says: string, check: () => void) => void;

/** Tests that note in this set what they held. */
export const holding =
  (noted: Set<string>): Ruling =>
  (numbers, says, check) => {
    test(`${numbers}: ${says}`, () => {
      check();
      for (const number of numbers.split(', ')) noted.add(number);
    });
  };

export const held = new Set<string>();
export const ruling = holding(held);
