import type { Bounds, LimitName } from '../limits.ts';

/** The last word of a limit's name says in which time it is counted. */
const PERIODS = {
  SECOND: 1000,
  MINUTE: 60_000,
  MINUTES: 600_000,
  QUARTER: 900_000,
  HOUR: 3_600_000,
} as const;

/** Of what is counted by the second, so many seconds may be used up at once. */
const BURST = 3;

interface Bucket {
  full: number;
  at: number;
}

/** A bucket that is full again is forgotten. */
const SWEEP = 60_000;

/** Counts what may be done so often in a time: tokens run in steadily, whoever does something takes one out. */
export class Limits {
  readonly #bounds: Bounds;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #swept = 0;

  constructor(bounds: Bounds, now: () => number) {
    this.#bounds = bounds;
    this.#now = now;
  }

  of(name: LimitName): number {
    return this.#bounds[name];
  }

  /** Takes a token; 0, or after how many milliseconds there is one. */
  take(name: LimitName, key: string): number {
    const now = this.#now();
    const [rate, most] = this.#rate(name);
    if (now - this.#swept > SWEEP) this.#sweep(now);
    const id = `${name} ${key}`;
    const bucket = this.#buckets.get(id) ?? { full: most, at: now };
    bucket.full = Math.min(most, bucket.full + Math.max(0, now - bucket.at) * rate);
    bucket.at = now;
    this.#buckets.set(id, bucket);
    if (bucket.full < 1) return Math.ceil((1 - bucket.full) / rate);
    bucket.full--;
    return 0;
  }

  /** Tokens for each millisecond, and how many there are at most. */
  #rate(name: LimitName): readonly [number, number] {
    const period = name.slice(name.lastIndexOf('_') + 1) as keyof typeof PERIODS;
    const count = this.of(name);
    return [count / PERIODS[period], period === 'SECOND' ? BURST * count : count];
  }

  #sweep(now: number): void {
    this.#swept = now;
    for (const [id, { full, at }] of this.#buckets) {
      const [rate, most] = this.#rate(id.slice(0, id.indexOf(' ')) as LimitName);
      if (full + (now - at) * rate >= most) this.#buckets.delete(id);
    }
  }
}
