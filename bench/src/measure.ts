/** Measuring: CPU time of the whole process, several windows after a warm-up, the median of them. */
import { calibration } from './calibration.ts';

/** How long a window is at least, and how many there are. */
export interface Windows {
  readonly seconds: number;
  readonly runs: number;
  /** What the calibration is known to reach on this machine, in steps/s. */
  readonly best?: number;
  /** The time by which it is measured, in seconds: that of the processor, unless given. */
  readonly now?: () => number;
}

export interface Figure {
  readonly value: number;
  readonly runs: number;
  readonly min: number;
  readonly max: number;
  /** Beside speeds and times: steps of the calibration per second, between the same windows. */
  readonly calibration?: number;
}

/** Helpers of the garbage collector included: what it costs the machine, whatever else runs on it. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
};

export const figure = (values: readonly number[]): Figure => ({
  value: median(values),
  runs: values.length,
  min: Math.min(...values),
  max: Math.max(...values),
});

/** Does some work and says how many operations it was. */
export type Work = () => number;

/** Operations per CPU-second in one window. */
const window = (work: Work, seconds: number, now: () => number): number => {
  const start = now();
  let n = 0;
  let spent = 0;
  do {
    n += work();
    spent = now() - start;
  } while (spent < seconds);
  return n / spent;
};

/** The compiler of the JavaScript engine takes its time: a work is warm when so many windows bring no new best. */
const WARM = 4;
/** A work that gets slower and slower, or faster for ever, is measured as it is. */
const MOST_WARM_UPS = 40;

const warmUp = (work: Work, seconds: number, now: () => number): void => {
  let best = 0;
  for (let run = 0, since = 0; run < MOST_WARM_UPS && since < WARM; run++) {
    const speed = window(work, seconds, now);
    since = speed > best ? 0 : since + 1;
    best = Math.max(best, speed);
  }
};

/** Seconds of calibration after each round of windows. */
const CALIBRATION = 0.01;
/** A machine is calm while the calibration reaches this share of the best it has reached. */
const CALM = 0.95;
/** For every round wanted, so many are tried at most until enough were calm. */
const PATIENCE = 8;
/** The fastest calibration so far. */
let fastest = 0;

/** A window of each work, and the calibration after them. */
interface Round {
  readonly speeds: readonly number[];
  readonly weather: number;
}

const isCalm = ({ weather }: Round): boolean => weather >= CALM * fastest;

/** As many rounds as wanted, the calmest if there are more: what else runs on the machine shows in the calibration. */
const calmRounds = (round: () => Round, wanted: number): readonly Round[] => {
  const all: Round[] = [];
  while (all.filter(isCalm).length < wanted && all.length < PATIENCE * wanted) {
    const one = round();
    fastest = Math.max(fastest, one.weather);
    all.push(one);
  }
  return all.sort((a, b) => b.weather - a.weather).slice(0, wanted);
};

/** Operations per second of several works, window by window in turn, so that all meet the same weather. */
export const rates = (
  works: readonly Work[],
  { seconds, runs, best = 0, now = cpuSeconds }: Windows,
): Figure[] => {
  fastest = Math.max(fastest, best);
  for (const work of works) warmUp(work, seconds, now);
  const round = (): Round => ({
    speeds: works.map(work => window(work, seconds, now)),
    weather: window(calibration, CALIBRATION, cpuSeconds),
  });
  const rounds = calmRounds(round, runs);
  const weather = median(rounds.map(one => one.weather));
  return works.map((_, i) => ({
    ...figure(rounds.map(({ speeds }) => speeds[i] as number)),
    calibration: weather,
  }));
};

export const rate = (work: Work, windows: Windows): Figure => rates([work], windows)[0] as Figure;

/** Time per operation, `unit` of them to the second: 1e6 for microseconds. */
export const time = (work: Work, unit: number, windows: Windows): Figure => {
  const { value, min, max, ...rest } = rate(work, windows);
  return { ...rest, value: unit / value, min: unit / max, max: unit / min };
};

/** How often each work is done at a stretch: one alone is too short for the clock of the processor. */
const STRETCH = 8;
/** Passes before the first that counts: the compiler takes its time. */
const COLD = 3;

/**
 * The time of each of many short works, `unit` to the second, shortest first. Each is the best of several passes: what
 * differs from pass to pass is the machine, what differs from work to work is told.
 */
export const spread = (
  works: readonly (() => unknown)[],
  unit: number,
  { runs, now = cpuSeconds }: Windows,
): Spread => {
  const best = works.map(() => Infinity);
  const weather: number[] = [];
  for (let pass = 0; pass < COLD + runs; pass++) {
    works.forEach((work, i) => {
      const begin = now();
      for (let n = 0; n < STRETCH; n++) work();
      const spent = ((now() - begin) / STRETCH) * unit;
      if (pass >= COLD && spent < (best[i] as number)) best[i] = spent;
    });
    if (pass >= COLD) weather.push(window(calibration, CALIBRATION, cpuSeconds));
  }
  return { times: best.sort((a, b) => a - b), calibration: median(weather) };
};

export interface Spread {
  readonly times: readonly number[];
  /** Steps a second, between the passes. */
  readonly calibration: number;
}

/** The time below which this share of them lies, with the extremes. */
export const shareOf = ({ times, calibration: speed }: Spread, share: number): Figure => ({
  ...figure(times),
  value: quantile(times, share),
  calibration: speed,
});

/** The entry below which this share of a sorted list lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
