/** Means of samples, and how far they may be off. */
import { at } from './list.ts';

/** A mean of many samples: as often as the deviations of its margin say, the truth lies within that. */
export interface Effect {
  readonly mean: number;
  readonly margin: number;
  readonly samples: number;
}

/** Of normal errors 19 in 20 lie within so many deviations. */
export const DEVIATIONS = 1.96;

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

const varianceOf = (list: readonly number[], middle: number): number =>
  list.length < 2 ? 0 : list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (list.length - 1);

/** How little is known of the spread of few samples makes margins larger: Student's deviations, in the first term. */
const student = (deviations: number, samples: number): number =>
  samples < 2 ? deviations : deviations + (deviations ** 3 + deviations) / (4 * (samples - 1));

export const effectOf = (list: readonly number[], deviations = DEVIATIONS): Effect => {
  const middle = mean(list);
  return {
    mean: middle,
    margin: student(deviations, list.length) * Math.sqrt(varianceOf(list, middle) / list.length),
    samples: list.length,
  };
};

/** What tells one list from another, sample by sample: both had the same luck. */
export const difference = (a: readonly number[], b: readonly number[], deviations = DEVIATIONS): Effect =>
  effectOf(
    a.map((x, i) => x - at(b, i)),
    deviations,
  );

/** Whether the interval leaves out zero: there is a difference, and it can be told. */
export const isClear = ({ mean: middle, margin }: Effect): boolean => Math.abs(middle) > margin;

/** The share of normal errors beyond so many deviations, to both sides; by Abramowitz and Stegun, 7.1.26. */
const beyond = (deviations: number): number => {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
};

/** The deviations beyond which, of so many intervals, all hold the truth 19 times in 20 (after Bonferroni). */
export const deviationsFor = (intervals: number): number => {
  const wanted = 0.05 / Math.max(1, intervals);
  let [low, high] = [0, 10];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (beyond(middle) > wanted) low = middle;
    else high = middle;
  }
  return high;
};
