/** Lets a screening run by itself: the next answer comes once what the last one moved has come to rest. */
import { type Signal, effect, signal } from '@preact/signals';
import type { Screening } from './screening.ts';

/** Times as fast as calm. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two answers, at the calm speed. */
const PAUSE = 900;
/** The table is drawn, and what moves has begun. */
const DRAWN = 120;

const wait = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });

export interface Settling {
  settled(): Promise<void>;
}

export class Player {
  readonly playing = signal(false);
  readonly speed: Signal<Speed>;
  readonly #screening: Screening;
  readonly #motion: Settling;
  /** Counts the runs: one that was stopped does not go on when the next begins. */
  #run = 0;
  readonly #stops: (() => void)[];

  constructor(screening: Screening, motion: Settling, speed: Signal<Speed>) {
    this.speed = speed;
    this.#screening = screening;
    this.#motion = motion;
    this.#stops = [
      effect(() => {
        if (screening.n.value === screening.length) this.stop();
      }),
    ];
  }

  toggle(): void {
    if (this.playing.peek()) this.stop();
    else void this.#play();
  }

  stop(): void {
    this.#run++;
    this.playing.value = false;
  }

  faster(): void {
    const now = SPEEDS.indexOf(this.speed.peek());
    this.speed.value = SPEEDS[(now + 1) % SPEEDS.length] ?? 1;
  }

  close(): void {
    this.stop();
    for (const stop of this.#stops) stop();
  }

  async #play(): Promise<void> {
    const { n, length } = this.#screening;
    // Whoever is at the end begins anew.
    if (n.peek() === length) this.#screening.go(0);
    const run = ++this.#run;
    this.playing.value = true;
    while (this.#run === run) {
      this.#screening.step(1);
      await wait(DRAWN);
      await this.#motion.settled();
      await wait(PAUSE / this.speed.peek());
    }
  }
}
