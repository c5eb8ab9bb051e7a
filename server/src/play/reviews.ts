/** Reviews of finished games: thought about when somebody first asks, on a thread of their own, and kept for a while. */
import type { ReviewJob } from '@kaffeehaus/bots/job';
import type { Review } from '@kaffeehaus/bots';
import type { GameRecord } from '@kaffeehaus/kernel';
import { faultOf } from '../journal.ts';
import type { House } from '../house.ts';
import type { Pool } from './pool.ts';
import { MINUTE } from '@kaffeehaus/trust/course/rest';

export type ReviewState =
  | { readonly state: 'done'; readonly review: Review }
  /** Ask again in a while. */
  | { readonly state: 'thinking' }
  /** So many wait that no more are taken, or nothing came of it. */
  | { readonly state: 'busy' | 'failed' };

/** So many are kept, and so many may wait. */
const KEPT = 100;
const MOST = 50;

/** Nobody thinks longer about a game. */
const PATIENCE = 10 * MINUTE;

export class Reviews {
  readonly #house: Pick<House, 'log'>;
  readonly #pool: Pool;
  readonly #known = new Map<number, ReviewState>();

  constructor(house: Pick<House, 'log'>, pool: Pool) {
    this.#house = house;
    this.#pool = pool;
  }

  /** What is known of a finished game; if nothing is, it is thought about from now on. */
  of(tab: number, record: GameRecord): ReviewState {
    const known = this.#known.get(tab);
    if (known) return this.#keep(tab, known);
    if (this.#pool.waiting >= MOST) return { state: 'busy' };
    void this.#think(tab, record);
    return this.#keep(tab, { state: 'thinking' });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #think(tab: number, record: GameRecord): Promise<void> {
    const job: ReviewJob = { kind: 'review', game: record.game, record };
    try {
      const wish = { table: tab, urgency: 'some-day', limit: PATIENCE, make: () => job } as const;
      const review = await this.#pool.ask(wish);
      if (review) this.#keep(tab, { state: 'done', review });
    } catch (error) {
      this.#house.log.warn({ verb: 'review', table: tab, ...faultOf(error) });
      this.#keep(tab, { state: 'failed' });
    }
  }

  /** Who was asked for last is forgotten last. */
  #keep(tab: number, state: ReviewState): ReviewState {
    this.#known.delete(tab);
    this.#known.set(tab, state);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return state;
  }
}
