/** What a house keeps, opened beside whoever has it open: nothing of it is changed, and whatever its shape is, it stays so. */
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { databaseIn } from '../data.ts';
import { SQLITE, migrationsIn } from '../store/migrations.ts';
import { placeOf, postgresAsItIs } from '../store/postgres.ts';
import { storeAsItIs } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { BadCopy } from './backup.ts';

/** Of a house in PostgreSQL. */
export const sharedBeside = async (database: string): Promise<Store> => {
  const store = await postgresAsItIs(database);
  const { rows } = await sql<{ readonly found: string | null }>`
    select to_regclass('kysely_migration')::text as found`.execute(store.db);
  if (rows[0]?.found) return store;
  await store.close();
  throw new BadCopy('no-house', placeOf(database));
};

export const storeBeside = async ({ data, database }: Pick<Config, 'data' | 'database'>): Promise<Store> => {
  if (database !== undefined) return sharedBeside(database);
  if (!existsSync(databaseIn(data))) throw new BadCopy('no-data', data);
  return storeAsItIs(databaseIn(data));
};

/** Closes a store when something with it is done. */
export const closing = async <T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> => {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

/** The changes that a database has gone through, and those that are still to come; nothing if a newer version has been at it. */
export interface Steps {
  readonly done: readonly string[];
  readonly left: readonly string[];
}

export const stepsOf = async ({ db }: Store): Promise<Steps | undefined> => {
  const { rows } = await sql<{
    readonly name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const known = Object.keys(migrationsIn(SQLITE));
  const done = rows.map(({ name }) => name);
  const left = known.filter(name => !done.includes(name));
  return done.every(name => known.includes(name)) ? { done, left } : undefined;
};
