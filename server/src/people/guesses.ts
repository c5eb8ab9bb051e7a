/**
 * Guessing passwords. From one network a name can be tried a few times in a quarter of an hour; from everywhere together
 * it only gets slower, so that nobody can lock somebody else out. A name that nobody has is treated in the same way.
 */
import type { Limits } from '../gate/buckets.ts';

const QUARTER = 15 * 60_000;
/** As many wrong tries of a name cost nothing. */
const FREE = 10;
const FIRST = 250;
const LONGEST = 8_000;
/** Names that are remembered; the oldest are forgotten first. */
const MOST = 10_000;

interface Tried {
  readonly wrong: number;
  readonly at: number;
}

export class Guesses {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #tried = new Map<string, Tried>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** After how many milliseconds this network may try this name again; 0: now. */
  closed(name: string, network: string): number {
    return this.#limits.take('LOGINS_QUARTER', `${network} ${name}`);
  }

  /** How long a try of this name is made to wait. */
  delay(name: string): number {
    const over = this.#wrong(name) - FREE;
    return over < 0 ? 0 : Math.min(LONGEST, FIRST * 2 ** over);
  }

  failed(name: string): void {
    const wrong = this.#wrong(name) + 1;
    this.#tried.delete(name);
    this.#tried.set(name, { wrong, at: this.#now() });
    if (this.#tried.size <= MOST) return;
    const [oldest] = this.#tried.keys();
    if (oldest !== undefined) this.#tried.delete(oldest);
  }

  succeeded(name: string): void {
    this.#tried.delete(name);
  }

  #wrong(name: string): number {
    const tried = this.#tried.get(name);
    return tried && this.#now() - tried.at < QUARTER ? tried.wrong : 0;
  }
}
