/** When a clock is read out: at a fifth of the time and at the last minute, and at no other moment. */
import type { Pace } from '@kaffeehaus/protocol';

export const SCARCE = 0.2;
const MINUTE = 60_000;

/** The whole time that somebody had for what they are asked now. */
export const fullTime = (pace: Pace | undefined): number => {
  if (pace?.kind === 'live') return pace.bank * 1000;
  return pace?.kind === 'days' ? pace.hours * 3_600_000 : 0;
};

export class Crier {
  /** How many of the two moments were read out. */
  #said = 0;

  /** Whether the time that is left is to be said now; `isMine`: it is one's own, and it runs. */
  hear(left: number, full: number, isMine: boolean): boolean {
    const due = Number(left <= SCARCE * full) + Number(left <= MINUTE);
    const isNews = isMine && due > this.#said;
    // Said once: only somebody who was given more time hears it again.
    if (isMine || due < this.#said) this.#said = due;
    return isNews;
  }
}
