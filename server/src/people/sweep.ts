/** What goes by itself after a time, as the page on privacy promises: swept now and then, a little at once. */
import type { House } from '../house.ts';
import { faultOf } from '../journal.ts';
import { DAYS, daysOf } from './privacy.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In one statement; others wait for it. */
const MOST = 500;
const RUNNING = ['open', 'mixing', 'playing'] as const;

export class Sweep {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Once an hour, until the house closes. */
  start(): void {
    const timer = setInterval(() => {
      if (this.#house.duty.isFirst) void this.run();
    }, HOUR);
    timer.unref();
    this.#house.closing.push(() => clearInterval(timer));
  }

  async run(): Promise<void> {
    try {
      await this.#guests();
      await this.#chat();
      await this.#rest();
    } catch (error) {
      this.#house.log.error({ verb: 'sweep', outcome: 'failed', ...faultOf(error) });
    }
  }

  /** Guests who were not here for so long, and whom no table waits for. */
  async #guests(): Promise<void> {
    const { db, now, departure, log } = this.#house;
    const gone = await db
      .selectFrom('people')
      .select('person')
      .where('kind', '=', 'guest')
      .where('gone', 'is', null)
      .where('seen', '<', now() - daysOf(DAYS.guests))
      .where(expr =>
        expr.not(
          expr.exists(
            expr
              .selectFrom('chairs')
              .innerJoin('tables', 'tables.tab', 'chairs.tab')
              .select('chairs.tab')
              .whereRef('chairs.person', '=', 'people.person')
              .where('tables.phase', 'in', RUNNING),
          ),
        ),
      )
      .limit(MOST)
      .execute();
    for (const { person } of gone) await departure.delete(person);
    if (gone.length > 0) log.info({ verb: 'sweep guests', count: gone.length });
  }

  async #chat(): Promise<void> {
    const { db, now } = this.#house;
    const old = db
      .selectFrom('tables')
      .select('tab')
      .where('ended', '<', now() - daysOf(DAYS.chat));
    for (const table of ['chat', 'chat_hidden'] as const)
      await db.deleteFrom(table).where('tab', 'in', old).execute();
    await db
      .deleteFrom('reports')
      .where('at', '<', now() - daysOf(DAYS.chat))
      .execute();
  }

  async #rest(): Promise<void> {
    const { db, now } = this.#house;
    const at = now();
    const long = at - daysOf(DAYS.codes);
    await db
      .deleteFrom('outbox')
      .where('state', '!=', 'wait')
      .where('made', '<', at - daysOf(DAYS.notices))
      .execute();
    await db
      .deleteFrom('codes')
      .where(expr => expr.or([expr('used', '<', long), expr('until', '<', long)]))
      .execute();
    await db.deleteFrom('invites').where('until', '<', long).execute();
    // Each start of a machine has a name of its own; only the last beats tell when the house was there.
    await db
      .deleteFrom('nodes')
      .where('seen', '<', at - DAY)
      .execute();
    await db
      .deleteFrom('sessions')
      .where(expr => expr.or([expr('revoked', '<', long), expr('until', '<', at)]))
      .execute();
  }
}
