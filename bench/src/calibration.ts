/** A fixed piece of plain JavaScript: its speed tells machines and their moods apart. */
import { rate } from './measure.ts';
import type { Figure, Windows } from './measure.ts';

const SIZE = 512;
const STEPS = 100_000;

/** Mixes integers, walks an array and makes short-lived objects, in about the proportions of a game. */
const work = (): number => {
  const cells = Array.from({ length: SIZE }, (_, i) => i);
  let x = 1;
  let kept = { a: 0, b: [0] };
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const at = (x >>> 0) % SIZE;
    cells[at] = (cells[at] ?? 0) + kept.a;
    if ((i & 15) === 0) kept = { a: at, b: [at, x] };
  }
  // Never true; keeps the loop from being optimised away.
  return kept.b.length === 0 ? 0 : STEPS;
};

/** Steps per second. */
export const calibrate = (windows: Windows): Figure => rate(work, windows);
