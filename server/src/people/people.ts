/** Those who play here. */
import type { Me, Settings } from '@kaffeehaus/protocol';
import type { Kysely } from 'kysely';
import type { House } from '../house.ts';
import { notSignedIn } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import type { PeopleRow, Schema } from '../store/schema.ts';
import { settingsOf } from './settings.ts';
import type { Head } from '../store/store.ts';

export type Person = Readonly<Omit<PeopleRow, 'person'> & { person: number }>;

/** The numbers of those tables; each half is found by an index of its own. */
export const tabsOf = (db: Kysely<Schema>, person: number) =>
  db
    .selectFrom('chairs')
    .select('tab')
    .where('person', '=', person)
    .union(db.selectFrom('tables').select('tab').where('owner', '=', person));

export class People {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  guest(name: string, language: string): Promise<Person> {
    const at = this.#house.now();
    return this.#house.db
      .insertInto('people')
      .values({
        id: newId(),
        name,
        kind: 'guest',
        language,
        settings: '{}',
        created: at,
        seen: at,
        gone: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Those of a list of numbers, by number. */
  async named(numbers: readonly number[]): Promise<ReadonlyMap<number, Person>> {
    if (numbers.length === 0) return new Map();
    const rows = await this.#house.db
      .selectFrom('people')
      .selectAll()
      .where('person', 'in', [...new Set(numbers)])
      .execute();
    return new Map(rows.map(row => [row.person, row]));
  }

  /** The tables somebody opened, or of which they hold or held a chair. */
  tablesOf(person: number, phases: readonly Head['phase'][]): Promise<readonly Head[]> {
    return this.#house.db
      .selectFrom('tables')
      .selectAll()
      .where('phase', 'in', phases)
      .where('tab', 'in', tabsOf(this.#house.db, person))
      .orderBy('tab')
      .execute();
  }

  /** Those who sit with somebody see their name as it is now. */
  async renamed(person: number): Promise<void> {
    for (const { id } of await this.tablesOf(person, ['open', 'mixing', 'playing', 'over']))
      this.#house.lobby.changed(id);
  }

  /** Somebody chooses otherwise; two changes at the same moment both count. */
  settle(person: number, change: (before: Settings) => Settings): Promise<Settings> {
    return this.#house.store.atomically(`person ${person}`, async trx => {
      const row = await trx
        .selectFrom('people')
        .select('settings')
        .where('person', '=', person)
        .executeTakeFirst();
      const settings = change(settingsOf(row?.settings ?? '{}'));
      await trx
        .updateTable('people')
        .set({ settings: JSON.stringify(settings) })
        .where('person', '=', person)
        .execute();
      return settings;
    });
  }

  async me(person: number): Promise<Me> {
    const me = (await this.named([person])).get(person);
    if (!me) throw notSignedIn();
    return { id: me.id, name: me.name, kind: me.kind, language: me.language };
  }
}
