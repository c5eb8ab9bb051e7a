/** Compares answers on the same tables with the same luck; what will hardly turn out best leaves the race. */
import { at } from '@kaffeehaus/kernel';
import type { Answer } from '@kaffeehaus/kernel';

export interface Runner {
  readonly answer: Answer;
  /** How well it did in each heat. */
  readonly results: number[];
  sum: number;
}

/** Nobody leaves before so many heats. */
const FIRST_CUT = 6;
/** After the first, somebody may leave every so many heats. */
const CUTS = 3;
/** By how many standard errors a runner must be behind to be out of the race. */
const DOUBT = 3;

export class Race {
  runners: readonly Runner[];
  readonly #slack: number;
  #heats = 0;

  /** A runner that may be better by less than the slack is not worth waiting for. */
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
    if (this.#heats >= FIRST_CUT && this.#heats % CUTS === 0) this.#cut();
  }

  #cut(): void {
    const { leader } = this;
    this.runners = this.runners.filter(
      runner => runner === leader || this.#mostAhead(runner, leader) >= this.#slack,
    );
  }

  /** By how much a runner may be better than the leader, after all: heat by heat, for they had the same luck. */
  #mostAhead(runner: Runner, leader: Runner): number {
    const n = this.#heats;
    const mean = (runner.sum - leader.sum) / n;
    let squares = 0;
    for (let i = 0; i < n; i++) squares += (at(runner.results, i) - at(leader.results, i) - mean) ** 2;
    return mean + DOUBT * Math.sqrt(squares / (n * (n - 1)));
  }
}
