/**
 * Everything of a person: handed to them, and taken away when they go. What they did at tables stays, under a number
 * that nobody bears; what they wrote, how they signed in and where they were told goes at once.
 */
import type { Kysely } from 'kysely';
import { Declined } from '@kaffeehaus/trust/course/declined';
import type { House } from '../house.ts';
import { hasBegun } from '../log/written.ts';
import type { Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import { REVOKED } from './sessions.ts';
import { NAMED } from './named.ts';
import type { Naming } from './named.ts';

/** Tables are named as data here, and the compiler cannot follow that. */
type Loose = Kysely<Record<string, Record<string, unknown>>>;
const loose = (db: Kysely<Schema>): Loose => db as unknown as Loose;

/** Bytes are written as hexadecimal digits. */
const shown = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;

export class Departure {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** One JSON text, piece by piece: every row that names the person, and the records of the finished games. */
  async *told(person: number): AsyncGenerator<string> {
    const at = new Date(this.#house.now()).toISOString();
    yield `{"format":"kaffeehaus.export/1","made":${JSON.stringify(at)},"rows":{`;
    const told = NAMED.filter(({ untold }) => untold !== 'all');
    for (const [i, naming] of told.entries()) {
      const name = `${naming.table}.${naming.column}`;
      yield `${i > 0 ? ',' : ''}\n${JSON.stringify(name)}:${JSON.stringify(await this.#rows(naming, person))}`;
    }
    yield '},\n"records":[';
    let isFirst = true;
    for (const { id } of await this.#house.people.tablesOf(person, ['over'])) {
      const record = await this.#house.records.of(id);
      if (!record) continue;
      yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`;
      isFirst = false;
    }
    yield ']}\n';
  }

  /** Deletes somebody. Their unfinished games go on with a bot; chairs of tables that have not begun become free. */
  async delete(person: number): Promise<void> {
    // With whoever made a bot goes the bot.
    for (const bot of await this.#bots(person)) await this.delete(bot);
    for (const head of await this.#house.people.tablesOf(person, ['open', 'mixing', 'playing']))
      await this.#leave(head, person);
    await this.#house.sessions.revoke(person);
    const tokens = await this.#tokens(person);
    await this.#house.store.atomically(`person ${person}`, async trx => {
      for (const naming of NAMED) await this.#take(loose(trx), naming, person);
      await trx
        .updateTable('people')
        .set({ name: '', settings: '{}', language: 'en', gone: this.#house.now() })
        .where('person', '=', person)
        .execute();
    });
    // What a token has opened would go on: nobody asks for it again on a line that is open.
    for (const token of tokens) this.#house.bus.ring(REVOKED, token);
    await this.#house.people.renamed(person);
  }

  async #tokens(person: number): Promise<readonly string[]> {
    const rows = await this.#house.db
      .selectFrom('tokens')
      .select('hash')
      .where('person', '=', person)
      .execute();
    return rows.map(({ hash }) => Buffer.from(hash).toString('hex'));
  }

  async #bots(owner: number): Promise<readonly number[]> {
    const rows = await this.#house.db
      .selectFrom('tokens')
      .select('person')
      .where('owner', '=', owner)
      .execute();
    return rows.map(({ person }) => person);
  }

  async #take(db: Loose, { table, column, fate, texts = [] }: Naming, person: number): Promise<void> {
    if (fate === 'go') await db.deleteFrom(table).where(column, '=', person).execute();
    if (fate === 'empty')
      await db
        .updateTable(table)
        .set(Object.fromEntries(texts.map(text => [text, ''])))
        .where(column, '=', person)
        .execute();
  }

  async #rows({ table, column, untold = [] }: Naming, person: number): Promise<readonly object[]> {
    const rows = await loose(this.#house.db)
      .selectFrom(table)
      .selectAll()
      .where(column, '=', person)
      .execute();
    return rows.map(row =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !untold.includes(name))
          .map(([name, value]) => [name, shown(value)]),
      ),
    );
  }

  async #leave(head: Head, person: number): Promise<void> {
    const { lobby, luck, play, now } = this.#house;
    const seat = (await lobby.circle(head.id))?.holders.indexOf(person) ?? -1;
    if (seat >= 0 && hasBegun(head)) {
      // Whoever has given up, or for whom a bot answers already, cannot leave once more.
      await play.leave(head.id, { seat, actor: person, cmd: '', now: now() }).catch((error: unknown) => {
        if (!(error instanceof Declined)) throw error;
      });
      return;
    }
    if (seat >= 0) {
      if (head.phase === 'mixing') await luck.left(head, seat);
      await lobby.stand(head, person);
    }
    if (head.owner === person && head.phase === 'open') await lobby.close(head);
  }
}
