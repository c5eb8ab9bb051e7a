/** Means that were seen, and how sure their differences are. */
import { DEVIATIONS } from '../chance.ts';
import type { Interval } from '../chance.ts';

/** A difference, and how far it may be off. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** More errors than this from nothing is no chance even among hundreds of things. */
const SURE = 4;

export const isSure = ({ mean, error }: Difference): boolean => Math.abs(mean) > SURE * error;
export const boundsOf = ({ mean, error }: Difference): Interval => [
  mean - DEVIATIONS * error,
  mean + DEVIATIONS * error,
];

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

/** Those of several kinds against the others of their kind; each kind weighs as much as it can tell. */
export const compare = (pairs: readonly (readonly [Moments, Moments])[]): Difference => {
  let weights = 0;
  let sum = 0;
  let variance = 0;
  for (const [owners, others] of pairs) {
    const weight = (owners.n * others.n) / (owners.n + others.n);
    weights += weight;
    sum += weight * (owners.mean - others.mean);
    variance += weight ** 2 * (owners.variance / owners.n + others.variance / others.n);
  }
  return { mean: sum / weights, error: Math.sqrt(variance) / weights };
};
