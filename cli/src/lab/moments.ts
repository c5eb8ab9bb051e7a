/** Means that were seen, and how sure their differences are. */
import { DEVIATIONS } from '../chance.ts';
import type { Interval } from '../chance.ts';

/** A difference, and how far it may be off. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** How often a normal error is further from nothing than so many deviations, after Numerical Recipes. */
const rarity = (deviations: number): number => {
  const z = deviations / Math.SQRT2;
  const t = 1 / (1 + z / 2);
  const terms = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
    1.00002368, -1.26551223,
  ];
  return t * Math.exp(-z * z + terms.reduce((sum, term) => sum * t + term, 0));
};

/** Of `n` normal errors all lie within so many deviations 19 times in 20: what is further off is no chance. */
export const deviationsAmong = (n: number): number => {
  const rare = (1 - CERTAIN) / Math.max(1, n);
  let [low, high] = [0, 10];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (rarity(middle) > rare) low = middle;
    else high = middle;
  }
  return high;
};
const CERTAIN = 0.95;

export const boundsOf = ({ mean, error }: Difference, deviations = DEVIATIONS): Interval => [
  mean - deviations * error,
  mean + deviations * error,
];

/** How far from nothing, in errors. Where nothing varied there is nothing to be sure of. */
export const sureness = ({ mean, error }: Difference): number => (error > 0 ? Math.abs(mean) / error : 0);

/** Count, sum and sum of squares. */
export class Moments {
  n = 0;
  sum = 0;
  squares = 0;

  add(x: number): void {
    this.n++;
    this.sum += x;
    this.squares += x * x;
  }

  /** Those of all who are not among these. */
  without(some: Moments): Moments {
    const rest = new Moments();
    rest.n = this.n - some.n;
    rest.sum = this.sum - some.sum;
    rest.squares = this.squares - some.squares;
    return rest;
  }

  get mean(): number {
    return this.sum / this.n;
  }

  get variance(): number {
    return Math.max(0, (this.squares - this.n * this.mean ** 2) / (this.n - 1));
  }
}

/**
 * Those of several kinds against the others of their kind; each kind weighs as much as it can tell. How far figures are
 * spread is asked of both together: a few alone can be alike by chance.
 */
export const compare = (pairs: readonly (readonly [Moments, Moments])[]): Difference => {
  let weights = 0;
  let sum = 0;
  let variance = 0;
  for (const [owners, others] of pairs) {
    const weight = (owners.n * others.n) / (owners.n + others.n);
    const spread =
      ((owners.n - 1) * owners.variance + (others.n - 1) * others.variance) / (owners.n + others.n - 2);
    weights += weight;
    sum += weight * (owners.mean - others.mean);
    // The squared error of this difference is spread / weight.
    variance += weight * spread;
  }
  return weights > 0 ? { mean: sum / weights, error: Math.sqrt(variance) / weights } : { mean: 0, error: 0 };
};
