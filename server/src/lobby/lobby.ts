/** Tables from their opening to the first row of their log. */
import type { Level } from '@kaffeehaus/bots/level';
import type { Circle } from '../gate/gate.ts';
import type { House } from '../house.ts';
import type { Seed } from '../luck/luck.ts';
import type { ChairsRow } from '../store/schema.ts';
import type { Head } from '../store/store.ts';

export type Chair = Readonly<ChairsRow>;

export class Lobby {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** The last that was written of each chair. */
  async chairs(tab: number): Promise<readonly Chair[]> {
    const rows = await this.#house.db
      .selectFrom('chairs')
      .selectAll()
      .where('tab', '=', tab)
      .orderBy('n')
      .execute();
    const last: Chair[] = [];
    for (const row of rows) last[row.seat] = row;
    return last;
  }

  /** Play begins. May be called again, should the house have been closed in the middle of it. */
  async begin({ tab, id }: Head, { seed, secret, list, mixed }: Seed): Promise<void> {
    const { db, store, tables, now } = this.#house;
    const table = db.updateTable('tables').where('tab', '=', tab);
    await table.set({ seed, secret, list, mixed: Number(mixed) }).execute();
    const sitters = (await this.chairs(tab)).map(({ person, bot }) => person ?? (bot as Level));
    if ((await store.tail(tab, 0)).length === 0) await tables.take(id, room => room.start(now(), sitters));
    await table.set({ phase: 'playing', started: now() }).execute();
  }

  /** Who has to do with a table. For one that is not there, the same is asked, so that time tells nothing. */
  async circle(id: string): Promise<Circle | undefined> {
    const { store, db } = this.#house;
    const head = await store.head(id);
    const tab = head?.tab ?? 0;
    const rows = await db.selectFrom('chairs').selectAll().where('tab', '=', tab).orderBy('n').execute();
    const watchers = await db.selectFrom('watchers').select('person').where('tab', '=', tab).execute();
    if (!head) return undefined;
    const holders = Array.from({ length: head.seats }, () => 0);
    const held = new Set<number>();
    for (const { seat, person, from_version } of rows) {
      holders[seat] = person ?? 0;
      if (person !== null && from_version > 0) held.add(person);
    }
    return { head, holders, held, watchers: new Set(watchers.map(({ person }) => person)) };
  }
}
