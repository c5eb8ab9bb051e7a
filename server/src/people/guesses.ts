/**
 * Guessing passwords. From one network a name can be tried a few times in a quarter of an hour; from everywhere together
 * it only gets slower, so that nobody can lock somebody else out. A name that nobody has is treated in the same way.
 */
import type { Bus } from '../bus/bus.ts';
import type { Limits } from '../gate/buckets.ts';

const QUARTER = 15 * 60_000;
/** As many wrong tries of a name cost nothing. */
const FREE = 10;
const FIRST = 250;
const LONGEST = 8_000;
/** Names that are remembered; the oldest are forgotten first. */
const MOST = 10_000;

/** On this topic: a name was tried at another machine, and whether it was wrong. */
const TRIED = 'guesses.tried';

interface Told {
  readonly name: string;
  readonly isWrong: boolean;
}

interface Tried {
  readonly wrong: number;
  readonly at: number;
}

export class Guesses {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #bus: Pick<Bus, 'ring'>;
  readonly #tried = new Map<string, Tried>();

  constructor(limits: Limits, now: () => number, bus: Pick<Bus, 'ring' | 'hear'>) {
    this.#limits = limits;
    this.#now = now;
    this.#bus = bus;
    bus.hear(TRIED, told => this.#heard(told as Told));
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
    this.#bus.ring(TRIED, { name, isWrong: true } satisfies Told);
  }

  succeeded(name: string): void {
    this.#bus.ring(TRIED, { name, isWrong: false } satisfies Told);
  }

  #heard({ name, isWrong }: Told): void {
    const wrong = this.#wrong(name) + 1;
    this.#tried.delete(name);
    if (!isWrong) return;
    this.#tried.set(name, { wrong, at: this.#now() });
    if (this.#tried.size <= MOST) return;
    const [oldest] = this.#tried.keys();
    if (oldest !== undefined) this.#tried.delete(oldest);
  }

  #wrong(name: string): number {
    const tried = this.#tried.get(name);
    return tried && this.#now() - tried.at < QUARTER ? tried.wrong : 0;
  }
}
