/** SQLite, as Node has it built in or, on Node 20, from a package with the same interface. */
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
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
import { reasonOf } from './reason.ts';

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

/**
 * What is committed is on the disk, also when the machine loses its power. SQLite itself waits for nobody: it would hold
 * everybody else up meanwhile.
 */
const DURABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 0;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA foreign_keys = ON;
`;

/** Statements that answer with rows. */
const isReading = (sql: string): boolean => /^\s*(?:select|with|pragma)|\breturning\b/i.test(sql);

/** Statements that leave everything as it is. */
const isLooking = (sql: string): boolean => /^\s*(?:select|with|pragma|rollback)/i.test(sql);

interface Prepared {
  readonly statement: Statement;
  readonly reads: boolean;
  readonly changes: boolean;
}

/** So many statements are kept ready. */
const READY = 500;

/** If another program holds the file, it is tried again so often, and so long; others are served meanwhile. */
const AGAIN = 20;
const PATIENCE = 2000;

/** The file that was opened no longer lies in its place: what is written into it, nobody would find again. */
class Gone extends Error {
  override readonly name = 'Gone';
  /** SQLite's own number for a file that cannot be opened. */
  readonly errcode = 14;
}

/** The device and number of a file; undefined if there is none. */
const placeOf = (path: string): string | undefined => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
};

/**
 * The one connection. Whoever reads and writes takes turns: a transaction lasts over several steps of the loop, and
 * nothing may slip in between.
 */
export class Connection implements DatabaseConnection {
  readonly lock = new Lock();
  readonly sqlite: Sqlite;
  readonly #ready = new Map<string, Prepared>();
  readonly #path: string;
  readonly #place: string | undefined;

  constructor(sqlite: Sqlite, path: string) {
    this.sqlite = sqlite;
    this.#path = path;
    this.#place = path === ':memory:' ? undefined : placeOf(path);
  }

  /** Does something as soon as nobody else holds the file. Only whoever has the lock may. */
  patiently<T>(deed: () => T): T | Promise<T> {
    try {
      return deed();
    } catch (error) {
      if (reasonOf(error) !== 'busy') throw error;
      return this.#tryAgain(deed);
    }
  }

  async #tryAgain<T>(deed: () => T): Promise<T> {
    for (let waited = 0; ; waited += AGAIN) {
      await wait(AGAIN);
      try {
        return deed();
      } catch (error) {
        if (reasonOf(error) !== 'busy' || waited >= PATIENCE) throw error;
      }
    }
  }

  /** Nothing is written into a file that somebody has taken away. */
  mustBeThere(): void {
    if (this.#place !== undefined && placeOf(this.#path) !== this.#place)
      throw new Gone('the database has been taken away');
  }

  /** Runs a statement that is kept ready from then on. Only whoever has the lock may. */
  run(sql: string, values: readonly unknown[]): number {
    return Number(this.#prepared(sql).statement.run(...(values as readonly Value[])).changes);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.patiently(() => this.#execute<R>(sql, parameters as readonly Value[]));
  }

  #execute<R>(sql: string, values: readonly Value[]): QueryResult<R> {
    const { statement, reads, changes: isChange } = this.#prepared(sql);
    if (isChange) this.mustBeThere();
    if (reads) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  #prepared(sql: string): Prepared {
    let prepared = this.#ready.get(sql);
    if (prepared === undefined) {
      if (this.#ready.size >= READY) this.#ready.clear();
      prepared = { statement: this.sqlite.prepare(sql), reads: isReading(sql), changes: !isLooking(sql) };
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
  return new Connection(database, path);
};

export const dialectOf = (connection: Connection): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new OneConnection(connection),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
