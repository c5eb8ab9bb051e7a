/** Compares answers on the same tables with the same luck; what is hardly worth another run leaves the race. */
import type { Answer } from '@kaffeehaus/kernel';
import { at } from './list.ts';

export interface Runner {
  readonly answer: Answer;
  /** How well it did in each heat. */
  readonly results: number[];
  sum: number;
}

/** Nobody leaves before so many heats. */
const FIRST_CUT = 3;
/** What a runner's own results say of its luck counts as much as that of all others after so many heats. */
const USUAL = 4;

/** How little is known of luck after a few runs makes errors larger: twofold when two have run three times. */
const CAUTION = 2;

export class Race {
  runners: readonly Runner[];
  readonly #slack: number;
  #heats = 0;

  /** Of whom no more is to be hoped for than the slack, on average, is not worth waiting for. */
  constructor(answers: readonly Answer[], slack: number) {
    this.runners = answers.map(answer => ({ answer, results: [], sum: 0 }));
    this.#slack = slack;
  }

  get leader(): Runner {
    return this.runners.reduce((best, one) => (one.sum > best.sum ? one : best));
  }

  get isOver(): boolean {
    return this.runners.length === 1;
  }

  /** Everybody still in the race runs once. */
  heat(run: (answer: Answer) => number): void {
    for (const runner of this.runners) {
      const result = run(runner.answer);
      runner.results.push(result);
      runner.sum += result;
    }
    this.#heats++;
    if (this.#heats >= FIRST_CUT && !this.isOver) this.#cut();
  }

  #cut(): void {
    const { leader } = this;
    const n = this.#heats;
    const squares = this.runners.map(runner => squaresOf(runner, leader));
    const known = (n - 1) * (this.runners.length - 1);
    const usual = squares.reduce((sum, x) => sum + x, 0) / known;
    this.runners = this.runners.filter((runner, i) => {
      const variance = (USUAL * usual + at(squares, i)) / (USUAL + n - 1);
      const error = Math.sqrt(variance / n) * (1 + CAUTION / known);
      return runner === leader || hopeOf((runner.sum - leader.sum) / n, error) > this.#slack;
    });
  }
}

/** By how much the differences of a runner and the leader differ from their mean: heat by heat, for they had the same luck. */
const squaresOf = (runner: Runner, leader: Runner): number => {
  const n = runner.results.length;
  const mean = (runner.sum - leader.sum) / n;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (at(runner.results, i) - at(leader.results, i) - mean) ** 2;
  return sum;
};

/** The width of a logistic curve with the spread 1. */
const LOGISTIC = Math.sqrt(3) / Math.PI;

/** How much is gained on average by changing to a runner if it turns out better, behind by `gap` with this error. */
const hopeOf = (gap: number, error: number): number => {
  const width = LOGISTIC * error;
  return width === 0 ? Math.max(0, gap) : width * Math.log1p(Math.exp(gap / width));
};
