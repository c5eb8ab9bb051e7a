/** Bots at a terminal: they think in threads, so that the terminal stays awake. */
import { answerJob, hintJob, random, secretOf, sightOf } from '@kaffeehaus/bots';
import type { Prospect, Time } from '@kaffeehaus/bots';
import type { Answer, Seat } from '@kaffeehaus/kernel';
import type { Pool } from '../pool.ts';
import type { AskedBot, Evening } from './evening.ts';

export class Advisers {
  readonly #evening: Pick<Evening, 'game' | 'table' | 'record'>;
  readonly #pool: Pick<Pool, 'run'>;
  /** For a question. */
  readonly #time: Time;

  constructor(evening: Pick<Evening, 'game' | 'table' | 'record'>, pool: Pick<Pool, 'run'>, time: Time) {
    this.#evening = evening;
    this.#pool = pool;
    this.#time = time;
  }

  async answer({ seat, level }: AskedBot): Promise<Answer> {
    const { game, table, record } = this.#evening;
    const job = answerJob(game, table, seat, secretOf(record), level, this.#time);
    // Who answers by lot does not think.
    return level === 'random' ? random.answer(sightOf(game, job)) : this.#pool.run('think', job);
  }

  hint(seat: Seat): Promise<readonly Prospect[]> {
    const { game, table, record } = this.#evening;
    return this.#pool.run('hint', hintJob(game, table, seat, secretOf(record), this.#time));
  }
}
