/** SQLite, as Node has it built in or, on Node 20, from a package with the same interface. */
import { SqliteDialect } from 'kysely';

type Value = null | number | bigint | string | Uint8Array;

export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number | bigint };
  get(...values: readonly Value[]): unknown;
  all(...values: readonly Value[]): unknown[];
}

export interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

export interface Module {
  readonly DatabaseSync: new (path: string) => Sqlite;
}

/** By name, so that neither the compiler nor Node 20 looks for what only newer ones have. */
const BUILT_IN = 'node:sqlite';
export const bringSqlite = async (): Promise<Module> =>
  (await import(
    Number(process.versions.node.split('.')[0]) >= 22 ? BUILT_IN : '@photostructure/sqlite'
  )) as Module;

/** What is committed is on the disk, also when the machine loses its power. */
const DURABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA foreign_keys = ON;
`;

export const openSqlite = async (path: string): Promise<Sqlite> => {
  const { DatabaseSync } = await bringSqlite();
  const database = new DatabaseSync(path);
  database.exec(DURABLE);
  return database;
};

/** Statements that answer with rows. */
const isReading = (sql: string): boolean => /^\s*(?:select|with|pragma)|\breturning\b/i.test(sql);

/** Kysely asks in the words of another package. */
export const dialect = (database: Sqlite): SqliteDialect =>
  new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: sql => {
        const statement = database.prepare(sql);
        return {
          reader: isReading(sql),
          all: values => statement.all(...(values as Value[])),
          run: values => ({ lastInsertRowid: 0, ...statement.run(...(values as Value[])) }),
          iterate: values => statement.all(...(values as Value[])).values(),
        };
      },
    },
  });

/** Why SQLite refused, in words of the house. */
export type Reason = 'full' | 'busy' | 'broken';

/** The low byte of a code is the kind of error, the rest its detail. */
const REASONS: { readonly [code: number]: Reason } = { 5: 'busy', 6: 'busy', 13: 'full' };

export const reasonOf = (error: unknown): Reason => {
  const code = Number((error as { readonly errcode?: unknown } | null)?.errcode);
  return REASONS[code & 255] ?? 'broken';
};
