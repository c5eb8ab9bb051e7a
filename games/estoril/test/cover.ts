/** What the tests named, noted only when they ran to their end: read by the test of the tests. */
import { test } from 'vitest';

export const covered = new Set<string>();

/** A test of one ruling (E-…), character, mission or place, or of several. */
export const shows = (what: string | readonly string[], title: string, body: () => void): void => {
  const names = typeof what === 'string' ? [what] : what;
  test(`${names.join(', ')}: ${title}`, () => {
    body();
    for (const name of names) covered.add(name);
  });
};
