/** Bots at a terminal: they think in threads, so that the terminal stays awake. */
import { Sight, random } from '@kaffeehaus/bots';
import type { Prospect } from '@kaffeehaus/bots';
import { seeded } from '@kaffeehaus/kernel';
import type { Answer, Seat } from '@kaffeehaus/kernel';
import type { Pool } from '../pool.ts';
import { questionOf } from '../think.ts';
import type { Question } from '../think.ts';
import type { AskedBot, Evening } from './evening.ts';

export class Advisers {
  readonly #evening: Evening;
  readonly #pool: Pool;
  /** Milliseconds for a question. */
  readonly #think: number;

  constructor(evening: Evening, pool: Pool, think: number) {
    this.#evening = evening;
    this.#pool = pool;
    this.#think = think;
  }

  /** The luck of a bot follows from the game and from where it stands: who takes back finds the same bots. */
  #seed(seat: Seat): string {
    const { seed, answers } = this.#evening.record;
    return `seat ${seat + 1} of ${seed} after ${answers.length}`;
  }

  #question(seat: Seat): Question {
    const { game, table } = this.#evening;
    return questionOf(game, table, seat, this.#seed(seat), this.#think);
  }

  async answer({ seat, bot }: AskedBot): Promise<Answer> {
    const ask = this.#evening.askOf(seat);
    if (ask === undefined) throw new Error(`seat ${seat + 1} is not asked`);
    // Who answers by lot does not think.
    if (bot === random) {
      const { game, table } = this.#evening;
      return random.answer(new Sight(game, table, ask, seeded(this.#seed(seat))));
    }
    return this.#pool.run('think', { ...this.#question(seat), bot: bot.name });
  }

  hint(seat: Seat): Promise<readonly Prospect[]> {
    return this.#pool.run('hint', this.#question(seat));
  }
}
