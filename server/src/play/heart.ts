/**
 * The time of the house: the clock on the wall when it opened, and from then on as much as has really passed. It never
 * goes back, not over a restart either. Where it stood still or leapt, because the process was stopped, the machine
 * slept or somebody set its clock, the house was not there: that time is booked as lost, and nobody's.
 */
import type { Stretch } from '@kaffeehaus/trust/course/rest';

/** The clocks of a machine, in milliseconds. */
export interface Machine {
  /** Since 1970; may be set forward and back. */
  wall(): number;
  /** Since whenever; only grows, and on some machines not while they sleep. */
  monotonic(): number;
}

export const MACHINE: Machine = { wall: () => Date.now(), monotonic: () => performance.now() };

/** How often the house notes that it is there. */
export const BEAT = 1000;

/** So much later than expected is no accident. */
const TOLERANCE = 2000;

export class Heart {
  readonly #machine: Machine;
  /** Hears of time lost, at once, before anybody is told what time it is. */
  readonly #lost: (outage: Stretch, why: string) => void;
  /** What is added to the monotonic clock. */
  #offset: number;
  #last: number;

  /** `seen`: the last beat before this start; 0 if there was none. */
  constructor(machine: Machine, seen: number, lost: (outage: Stretch, why: string) => void) {
    this.#machine = machine;
    this.#lost = lost;
    const now = Math.max(Math.round(machine.wall()), seen);
    this.#offset = now - machine.monotonic();
    this.#last = now;
    if (seen > 0 && now > seen) lost([seen, now], 'down');
  }

  /** Whoever asks what time it is learns of a loss first. */
  now(): number {
    const { wall, monotonic } = this.#machine;
    const ahead = wall() - (this.#offset + monotonic());
    // A clock set back is waited for: what is written never grows younger.
    if (ahead > TOLERANCE) this.#offset += ahead;
    const now = Math.max(this.#last, Math.floor(this.#offset + monotonic()));
    if (now - this.#last > BEAT + TOLERANCE) this.#lost([this.#last, now], 'stopped');
    this.#last = now;
    return now;
  }
}
