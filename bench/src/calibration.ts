/** A fixed piece of plain JavaScript: its speed tells machines and their moods apart. */

const SIZE = 512;
const STEPS = 100_000;

const cells = new Int32Array(SIZE);
/** Kept, so that no engine can do without making them. */
const kept = Array.from({ length: SIZE }, () => ({ a: 0, b: [0, 0] }));

/** Mixes integers, walks an array and makes short-lived objects, in about the proportions of a game; returns its steps. */
export const calibration = (): number => {
  let x = 1;
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const at = (x >>> 0) % SIZE;
    cells[at] = (cells[at] as number) + (kept[at]?.a ?? 0);
    if ((i & 15) === 0) kept[at] = { a: at, b: [at, x] };
  }
  return STEPS;
};
