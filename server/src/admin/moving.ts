/** A house that moves from its folder into PostgreSQL, and copies of one that lives there: folders like those of any other. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { BadSetting } from '../config.ts';
import { databaseIn, openData } from '../data.ts';
import { placeOf, postgresStore } from '../store/postgres.ts';
import { secretsIn } from '../store/secrets.ts';
import { sqliteStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { BadCopy, backUp, keysIn } from './backup.ts';
import type { Copy } from './backup.ts';
import { closing, sharedBeside, stepsOf } from './beside.ts';
import type { Steps } from './beside.ts';
import { withFolder } from './check.ts';
import { bringOver } from './move.ts';
import type { Side } from './move.ts';

export interface Moved {
  readonly folder: string;
  readonly rows: number;
}

const sqlite = ({ db }: Store): Side => ({ db, isPostgres: false });
const postgres = ({ db }: Store): Side => ({ db, isPostgres: true });

const mustBeEmpty = async ({ db }: Store, database: string): Promise<void> => {
  for (const table of ['people', 'tables', 'rules'] as const)
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      throw new BadCopy('inhabited', placeOf(database));
};

/** Everything in the folder goes into an empty database and is compared there, row by row; the folder stays as it is. */
export const moveFolder = async (path: string, database: string): Promise<Moved> => {
  if (!existsSync(databaseIn(path))) throw new BadCopy('no-data', path);
  // Nobody may be using it.
  const data = await openData(path);
  try {
    const rows = await closing(await sqliteStore(data.database), async from =>
      closing(await postgresStore(database, { patient: true }), async to => {
        await mustBeEmpty(to, database);
        const count = await bringOver(sqlite(from), postgres(to));
        const secrets = secretsIn(to.db);
        for (const name of keysIn(path))
          await secrets.keep(name, () => readFileSync(join(path, name), 'utf8'));
        return count;
      }),
    );
    return { folder: path, rows };
  } finally {
    data.close();
  }
};

export const moveHouse = ({ data, database }: Config): Promise<Moved> => {
  if (database === undefined) throw new BadSetting('DATABASE_URL', '', 'database');
  return moveFolder(data, database);
};

const mustBeKnown = async (store: Store, database: string): Promise<Steps> => {
  const steps = await stepsOf(store);
  if (!steps) throw new BadCopy('newer', placeOf(database));
  return steps;
};

const keepSecrets = async ({ db }: Store, folder: string): Promise<void> => {
  for (const { name, value } of await db.selectFrom('secrets').selectAll().execute())
    writeFileSync(join(folder, basename(name)), value, { mode: 0o600 });
};

/** A copy of a house in PostgreSQL at one moment, while others play: it can be brought back as a folder, and moved again. */
export const backUpShared = (database: string, to: string, now: number): Promise<Copy> =>
  withFolder(async folder => {
    await closing(await sharedBeside(database), async store => {
      const { done } = await mustBeKnown(store, database);
      const copy = await sqliteStore(databaseIn(folder), done.at(-1));
      await closing(copy, () => bringOver(postgres(store), sqlite(copy)));
      await keepSecrets(store, folder);
    });
    return backUp(folder, to, now);
  });

/** Where in the database an update is rehearsed. */
const ASIDE = 'kaffeehaus_rehearsal';

/** What an update would do to a copy beside the house, in the same database: the copy, and what it still has to go through. */
export const rehearsed = async <T>(
  database: string,
  work: (copy: Store, steps: readonly string[]) => Promise<T>,
): Promise<T> =>
  closing(await sharedBeside(database), async store => {
    const { done, left } = await mustBeKnown(store, database);
    const clear = () => sql`drop schema if exists ${sql.ref(ASIDE)} cascade`.execute(store.db);
    // Somebody may have broken off another one.
    await clear();
    try {
      await sql`create schema ${sql.ref(ASIDE)}`.execute(store.db);
      const aside = { patient: true, schema: ASIDE };
      const copy = await postgresStore(database, { ...aside, shape: done.at(-1) ?? '' });
      await closing(copy, () => bringOver(postgres(store), postgres(copy)));
      return await closing(await postgresStore(database, aside), changed => work(changed, left));
    } finally {
      await clear();
    }
  });
