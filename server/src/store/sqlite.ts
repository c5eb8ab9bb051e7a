/** SQLite, as Node has it built in or, on Node 20, from a package with the same interface. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Lock } from './lock.ts';

export type Value = null | number | bigint | string | Uint8Array;

export interface Statement {
  run(...values: readonly Value[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
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
export const bringSqlite = async (): Promise<Module> => {
  const name = Number(process.versions.node.split('.')[0]) >= 22 ? BUILT_IN : '@photostructure/sqlite';
  try {
    return (await import(name)) as Module;
  } catch (error) {
    throw new Error(`this Node has no SQLite; take Node 22.13 or newer, or install ${name} too`, {
      cause: error,
    });
  }
};

/** What is committed is on the disk, also when the machine loses its power. */
const DURABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA foreign_keys = ON;
`;

/** Statements that answer with rows. */
const isReading = (sql: string): boolean => /^\s*(?:select|with|pragma)|\breturning\b/i.test(sql);

interface Prepared {
  readonly statement: Statement;
  readonly reads: boolean;
}

/** So many statements are kept ready. */
const READY = 500;

/**
 * The one connection. Whoever reads and writes takes turns: a transaction lasts over several steps of the loop, and
 * nothing may slip in between.
 */
export class Connection implements DatabaseConnection {
  readonly lock = new Lock();
  readonly sqlite: Sqlite;
  readonly #ready = new Map<string, Prepared>();

  constructor(sqlite: Sqlite) {
    this.sqlite = sqlite;
  }

  /** Runs a statement that is kept ready from then on. Only whoever has the lock may. */
  run(sql: string, values: readonly unknown[]): number {
    return Number(this.#prepared(sql).statement.run(...(values as readonly Value[])).changes);
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { statement, reads } = this.#prepared(sql);
      const values = parameters as readonly Value[];
      if (reads) return Promise.resolve({ rows: statement.all(...values) as R[] });
      const { changes, lastInsertRowid } = statement.run(...values);
      return Promise.resolve({
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      });
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  #prepared(sql: string): Prepared {
    let prepared = this.#ready.get(sql);
    if (prepared === undefined) {
      if (this.#ready.size >= READY) this.#ready.clear();
      prepared = { statement: this.sqlite.prepare(sql), reads: isReading(sql) };
      this.#ready.set(sql, prepared);
    }
    return prepared;
  }
}

class OneConnection implements Driver {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#connection.lock.take();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** On a full disk SQLite has gone back by itself; saying so would hide what was wrong. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch {
      // There is nothing to go back from.
    }
  }

  releaseConnection(): Promise<void> {
    this.#connection.lock.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#connection.sqlite.close();
    return Promise.resolve();
  }
}

export const openSqlite = async (path: string): Promise<Connection> => {
  const { DatabaseSync } = await bringSqlite();
  const database = new DatabaseSync(path);
  database.exec(DURABLE);
  return new Connection(database);
};

export const dialectOf = (connection: Connection): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new OneConnection(connection),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Why SQLite refused, in words of the house. */
export type Reason = 'full' | 'busy' | 'broken';

/** The low byte of a code is the kind of error, the rest its detail. */
const REASONS: { readonly [code: number]: Reason } = { 5: 'busy', 6: 'busy', 13: 'full' };

/** Node gives no code with errors of statements that answer with rows; SQLite's own words are always the same. */
const WORDS: readonly (readonly [RegExp, Reason])[] = [
  [/^database or disk is full$/, 'full'],
  [/^database (?:table )?is locked/, 'busy'],
];

export const reasonOf = (error: unknown): Reason => {
  const { errcode, message = '' } = (error ?? {}) as {
    readonly errcode?: unknown;
    readonly message?: string;
  };
  if (errcode !== undefined) return REASONS[Number(errcode) & 255] ?? 'broken';
  return WORDS.find(([words]) => words.test(message))?.[1] ?? 'broken';
};

/** Whether it would have been written on a better day: nothing is wrong with what was asked. */
export const isFullOrBusy = (error: unknown): boolean => reasonOf(error) !== 'broken';
