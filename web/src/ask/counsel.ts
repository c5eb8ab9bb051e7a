/** A hint for whoever is asked: what a bot thinks of the question, from nothing but what the person may know. */
import type { Prospect } from '@kaffeehaus/bots';
import { hintJob, secretOf } from '@kaffeehaus/bots/job';
import { effect, signal } from '@preact/signals';
import { type QuestionId, type View, isSameQuestion, questionIn } from '../seat/view.ts';
import type { Thinker } from '../think/thinker.ts';
import type { Playing } from './playing.ts';

export type Counselling = 'thinking' | 'failed' | readonly Prospect[];

interface Given {
  readonly about: QuestionId;
  readonly stop: AbortController;
  readonly said: Counselling;
}

/** Milliseconds before a hint is given. */
const THINKS = 900;

export class Counsel {
  readonly #play: Playing;
  readonly #thinker: Thinker;
  readonly #given = signal<Given | undefined>(undefined);

  constructor(play: Playing, thinker: Thinker) {
    this.#play = play;
    this.#thinker = thinker;
    // Whoever comes next must find nothing of it, and nobody thinks about a question that is answered.
    effect(() => {
      const view = play.view.value;
      const given = this.#given.peek();
      if (given && !isSameQuestion(given.about, questionIn(view))) this.close();
    });
  }

  /** What was said about the open question; nothing if nobody asked for it. */
  get said(): Counselling | undefined {
    return this.#given.value?.said;
  }

  close(): void {
    this.#given.peek()?.stop.abort();
    this.#given.value = undefined;
  }

  toggle(): void {
    if (this.#given.peek()) this.close();
    else this.seek();
  }

  /** Asks for it, also once more. */
  seek(): void {
    this.close();
    const view = this.#play.view.peek();
    const about = questionIn(view);
    if (view && about && this.#play.hints !== false) void this.#think(view, about);
  }

  async #think(view: View, about: QuestionId): Promise<void> {
    const stop = new AbortController();
    this.#given.value = { about, stop, said: 'thinking' };
    const { game, record } = this.#play;
    const time = { milliseconds: THINKS };
    const job = hintJob(game, view.table, about.seat, secretOf(record), time);
    const said = await this.#thinker.think(job, { signal: stop.signal }).catch(() => 'failed' as const);
    if (!stop.signal.aborted) this.#given.value = { about, stop, said };
  }
}
