/** Tests that show a thing of an expansion by its name, and which names tests that passed have shown. */
import { test } from 'vitest';

export const named = new Set<string>();
export const shows = (name: string, what: string, scene: () => void): void =>
  test(`${name}: ${what}`, () => {
    scene();
    named.add(name);
  });
