/** A house that moves from its folder into PostgreSQL, and copies of one that lives there: folders like those of any other. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Config } from '../config.ts';
import { BadSetting } from '../config.ts';
import { databaseIn, openData } from '../data.ts';
import { postgresStore } from '../store/postgres.ts';
import { secretsIn } from '../store/secrets.ts';
import { sqliteStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { BadCopy, backUp, keysIn } from './backup.ts';
import type { Copy } from './backup.ts';
import { bringOver } from './move.ts';
import type { Side } from './move.ts';

export interface Moved {
  readonly folder: string;
  readonly rows: number;
}

const sqlite = ({ db }: Store): Side => ({ db, isPostgres: false });
const postgres = ({ db }: Store): Side => ({ db, isPostgres: true });

const mustBeEmpty = async ({ db }: Store): Promise<void> => {
  for (const table of ['people', 'tables', 'rules'] as const)
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())
      throw new BadCopy('not-empty', 'DATABASE_URL');
};

/** Everything in the folder goes into an empty database and is compared there, row by row; the folder stays as it is. */
export const moveHouse = async ({ data: path, database }: Config): Promise<Moved> => {
  if (database === undefined) throw new BadSetting('DATABASE_URL', '', 'database');
  if (!existsSync(databaseIn(path))) throw new BadCopy('no-data', path);
  // Nobody may be using it.
  const data = await openData(path);
  const [from, to] = [await sqliteStore(data.database), await postgresStore(database, { patient: true })];
  try {
    await mustBeEmpty(to);
    const rows = await bringOver(sqlite(from), postgres(to));
    const secrets = secretsIn(to.db);
    for (const name of keysIn(path)) await secrets.keep(name, () => readFileSync(join(path, name), 'utf8'));
    return { folder: path, rows };
  } finally {
    await from.close();
    await to.close();
    data.close();
  }
};

/** A copy of a house in PostgreSQL at one moment, while others play: it can be brought back as a folder, and moved again. */
export const backUpShared = async (database: string, to: string, now: number): Promise<Copy> => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-copy-'));
  const store = await postgresStore(database, { patient: true });
  try {
    const copy = await sqliteStore(databaseIn(folder));
    try {
      await bringOver(postgres(store), sqlite(copy));
    } finally {
      await copy.close();
    }
    for (const { name, value } of await store.db.selectFrom('secrets').selectAll().execute())
      writeFileSync(join(folder, basename(name)), value, { mode: 0o600 });
    return await backUp(folder, to, now);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
