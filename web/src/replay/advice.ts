/** What a bot thinks of a question that was put in a game that is over, by what its seat knew then. */
import type { Prospect } from '@kaffeehaus/bots';
import { hintJob, secretOf } from '@kaffeehaus/bots/job';
import type { State } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { thinker } from '../think/thinker.ts';
import type { Screening } from './screening.ts';

export type Advice = 'failed' | 'thinking' | readonly Prospect[];

/** Milliseconds before it is given. */
const THINKS = 2500;

export class Adviser {
  /** By how many answers were given before, what was said. */
  readonly said = signal<{ readonly n: number; readonly advice: Advice } | undefined>(undefined);
  readonly #screening: Screening;
  #stop = new AbortController();

  constructor(screening: Screening) {
    this.#screening = screening;
  }

  /** About the question after n answers, to this seat, as it saw the table. */
  async seek(n: number, seat: number, table: State): Promise<void> {
    this.close();
    const { signal: wanted } = (this.#stop = new AbortController());
    this.said.value = { n, advice: 'thinking' };
    const { game, record } = this.#screening;
    const job = hintJob(game, table, seat, secretOf(record), { milliseconds: THINKS });
    const advice = await thinker.think(job, { signal: wanted }).catch(() => 'failed' as const);
    if (!wanted.aborted) this.said.value = { n, advice };
  }

  close(): void {
    this.#stop.abort();
    this.said.value = undefined;
  }
}
