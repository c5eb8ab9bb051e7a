import { localBus } from '../bus/bus.ts';
import type { Bus } from '../bus/bus.ts';
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

/**
 * What is counted over so long is counted by the whole house: whoever goes from one machine to the next gains nothing. What
 * is counted by the second keeps one machine from drowning, and is its own business.
 */
const SHARED = PERIODS.MINUTES;

/** On this topic: a token was taken at another machine. */
const TAKEN = 'limits.taken';

interface Taken {
  readonly name: LimitName;
  readonly key: string;
}

interface Bucket {
  full: number;
  at: number;
}

/** A bucket that is full again is forgotten. */
const SWEEP = 60_000;

/** One limit: tokens for each millisecond, how many there are at most, and the buckets of those who are bound by it. */
interface Measure {
  readonly rate: number;
  readonly most: number;
  readonly isShared: boolean;
  readonly buckets: Map<string, Bucket>;
}

/** Counts what may be done so often in a time: tokens run in steadily, whoever does something takes one out. */
export class Limits {
  readonly #bounds: Bounds;
  readonly #now: () => number;
  readonly #measures = new Map<LimitName, Measure>();
  readonly #bus: Pick<Bus, 'pass'>;
  #swept = 0;

  constructor(bounds: Bounds, now: () => number, bus: Pick<Bus, 'pass' | 'hear'> = localBus()) {
    this.#bounds = bounds;
    this.#now = now;
    this.#bus = bus;
    bus.hear(TAKEN, taken => this.#heard(taken as Taken));
  }

  of(name: LimitName): number {
    return this.#bounds[name];
  }

  /** Takes a token; 0, or after how many milliseconds there is one. */
  take(name: LimitName, key: string): number {
    const { rate, isShared } = this.#measure(name);
    const bucket = this.#bucket(name, key);
    if (bucket.full < 1) return Math.ceil((1 - bucket.full) / rate);
    bucket.full--;
    if (isShared) this.#bus.pass(TAKEN, { name, key } satisfies Taken);
    return 0;
  }

  /** What others have taken at the same moment is owed: then it takes longer until there is one again. */
  #heard({ name, key }: Taken): void {
    const bucket = this.#bucket(name, key);
    bucket.full = Math.max(bucket.full - 1, -this.#measure(name).most);
  }

  /** As full as it is now. */
  #bucket(name: LimitName, key: string): Bucket {
    const now = this.#now();
    if (now - this.#swept > SWEEP) this.#sweep(now);
    const { rate, most, buckets } = this.#measure(name);
    const bucket = buckets.get(key) ?? newBucket(buckets, key, most, now);
    bucket.full = Math.min(most, bucket.full + Math.max(0, now - bucket.at) * rate);
    bucket.at = now;
    return bucket;
  }

  #measure(name: LimitName): Measure {
    let measure = this.#measures.get(name);
    if (measure === undefined) {
      const period = name.slice(name.lastIndexOf('_') + 1) as keyof typeof PERIODS;
      const count = this.of(name);
      const most = period === 'SECOND' ? BURST * count : count;
      const isShared = PERIODS[period] >= SHARED;
      measure = { rate: count / PERIODS[period], most, isShared, buckets: new Map() };
      this.#measures.set(name, measure);
    }
    return measure;
  }

  #sweep(now: number): void {
    this.#swept = now;
    for (const { rate, most, buckets } of this.#measures.values())
      for (const [key, { full, at }] of buckets) if (full + (now - at) * rate >= most) buckets.delete(key);
  }
}

const newBucket = (buckets: Map<string, Bucket>, key: string, full: number, at: number): Bucket => {
  const bucket = { full, at };
  buckets.set(key, bucket);
  return bucket;
};
