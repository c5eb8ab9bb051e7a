/** Plays what answers let see over the table that already stands: never in anybody's way, and only for those who look. */
import type { Signal } from '@preact/signals';
import { layCounts } from './counts.ts';
import { Stage } from './flight.ts';
import { layMarks, stillScore } from './marks.ts';
import { lay } from './moves.ts';
import { Run } from './run.ts';
import { Before, Sight } from './sight.ts';
import { type Act, type Score, ahead, nextBeat, rateAt, scoreOf } from './times.ts';
import './motion.css';

export { Before };
export type { Act };

export interface Manner {
  /** Times as fast as calm. */
  readonly pace: number;
  /** Nothing travels. */
  readonly still: boolean;
  /** What is heard of it, if anything. */
  hear?(score: Score, rate: number): void;
}

export class Projector {
  readonly #moving: Signal<boolean>;
  #run: Run | undefined;
  #acts: readonly Act[] = [];
  #waiting: (() => void)[] = [];

  /** `moving` is kept true while something moves. */
  constructor(moving: Signal<boolean>) {
    this.#moving = moving;
  }

  /** Shows the acts, after those that have not begun yet; false if that would take too long. */
  show(acts: readonly Act[], before: Before | undefined, { pace, still, hear }: Manner): boolean {
    const all = [...this.#left(), ...acts].filter(act => act.beats.length > 0);
    this.end();
    if (all.length === 0) return true;
    const score = still ? stillScore(all) : scoreOf(all);
    const rate = rateAt(score, pace);
    if (rate === undefined) return false;
    const stage = new Stage(new Sight(), before);
    for (const cue of score.cues) (still ? layMarks : lay)(stage, cue);
    if (!still) layCounts(stage, score.cues);
    if (stage.flights.length === 0) return true;
    this.#acts = all;
    this.#moving.value = true;
    this.#run = new Run(score, stage, rate, () => this.#over());
    hear?.(score, rate);
    return true;
  }

  /** Ends the beat that is seen now. */
  next(): void {
    if (this.#run) this.#run.skipTo(nextBeat(this.#run.score, this.#run.now));
  }

  /** Everything is at its end at once. */
  end(): void {
    this.#run?.end();
  }

  /** Once nothing moves. */
  settled(): Promise<void> {
    return this.#run ? new Promise(resolve => this.#waiting.push(resolve)) : Promise.resolve();
  }

  #left(): readonly Act[] {
    return this.#run ? ahead(this.#acts, this.#run.score, this.#run.now) : [];
  }

  #over(): void {
    this.#run = undefined;
    this.#acts = [];
    this.#moving.value = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
