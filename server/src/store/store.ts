/** Where tables are kept. What `append` has returned from is durable. */
import { Kysely, Migrator } from 'kysely';
import type { Compilable, Transaction } from 'kysely';
import { sql as text } from 'kysely';
import { SQLITE, migrationsIn } from './migrations.ts';
import { reasonOf } from './reason.ts';
import type { Reason } from './reason.ts';
import type { LogRow, Schema, SnapshotsRow, TablesRow } from './schema.ts';
import { dialectOf, openSqlite } from './sqlite.ts';
import type { Connection } from './sqlite.ts';

export type Row = Readonly<LogRow>;
export type Snapshot = Readonly<SnapshotsRow>;
export type Head = Readonly<Omit<TablesRow, 'tab'> & { tab: number }>;

/** A statement and its values, to be written with a row: what follows from it is there with it, or not at all. */
export interface Writing {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** By which right a machine acts at tables of a section without a player: it is refused once the epoch has passed. */
export interface Tenure {
  readonly section: number;
  readonly node: string;
  readonly epoch: number;
}

/** A row, what is written with it, what may be thrown away, and by which right if no player wants it. */
export interface Entry {
  readonly row: Row;
  readonly also: readonly Writing[];
  readonly snapshot: Snapshot | undefined;
  readonly by?: Tenure | undefined;
}

/**
 * A row is not stored, nor any that was built on it. `taken`: that version of the table is somebody else's. `unknown`: the
 * line to the database was lost while it was asked to commit, so it may be stored.
 */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly reason: Reason | 'taken' | 'unknown';

  constructor(reason: NotStored['reason'], cause?: unknown) {
    super(`not stored: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** What a database says against itself. */
export interface Unsound {
  readonly what: 'database' | 'reference';
  readonly about: string;
}

export interface Store {
  /** Everything else that is asked or written. */
  readonly db: Kysely<Schema>;
  /**
   * Reads and writes all or nothing, and one after the other with whoever says that it is about the same. The work waits
   * for nothing but the database, for others may wait for it.
   */
  atomically<T>(about: string, work: (db: Transaction<Schema>) => Promise<T>): Promise<T>;
  head(id: string): Promise<Head | undefined>;
  headOf(tab: number): Promise<Head | undefined>;
  /** In one commit. Returns the tables of which a row was not written, nor those after it: its version or right is taken. */
  append(entries: readonly Entry[]): Promise<ReadonlySet<number>>;
  /** Keeps snapshots, with nothing else. */
  keep(snapshot: Snapshot): Promise<void>;
  /** The rows of a table after a version. */
  tail(tab: number, after: number): Promise<readonly Row[]>;
  snapshot(tab: number): Promise<Snapshot | undefined>;
  /** Says that this node lives; fails if nothing can be written. */
  beat(node: string, now: number): Promise<void>;
  /** What is wrong with the database itself, as far as it can tell. */
  unsound(): Promise<readonly Unsound[]>;
  close(): Promise<void>;
}

/** Compiles a statement once; it is then made with other values, in the same places. */
export const statement = (query: Compilable): ((...parameters: readonly unknown[]) => Writing) => {
  const { sql } = query.compile();
  return (...parameters) => ({ sql, parameters });
};

/** The store of one machine: a file, or `:memory:`; `shape`: of an earlier house, for those who try how it is changed. */
export const sqliteStore = async (path: string, shape?: string): Promise<Store> => {
  const connection = await openSqlite(path);
  const db = new Kysely<Schema>({ dialect: dialectOf(connection) });
  const provider = { getMigrations: () => Promise.resolve(migrationsIn(SQLITE)) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (shape === undefined ? migrator.migrateToLatest() : migrator.migrateTo(shape));
  if (error !== undefined) throw error;
  return new SqliteStore(connection, db);
};

/** The same, beside a server that has it open: whatever its shape is, it stays so. */
export const storeAsItIs = async (path: string): Promise<Store> => {
  const connection = await openSqlite(path);
  return new SqliteStore(connection, new Kysely<Schema>({ dialect: dialectOf(connection) }));
};

/** Of two snapshots the newer stays, in whatever order they come. */
export const NEWEST = `on conflict (tab) do update set version = excluded.version, rules = excluded.rules,
  chain = excluded.chain, state = excluded.state where excluded.version >= snapshots.version`;

class SqliteStore implements Store {
  readonly db: Kysely<Schema>;
  readonly #connection: Connection;
  readonly #insert;
  readonly #keep;
  readonly #beat;
  readonly #begin;
  readonly #end;

  constructor(connection: Connection, db: Kysely<Schema>) {
    this.db = db;
    this.#connection = connection;
    this.#insert = connection.sqlite.prepare(
      'insert into log (tab, version, at, seat, actor, kind, cmd, body, chain) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
    );
    this.#keep = connection.sqlite.prepare(
      `insert into snapshots (tab, version, rules, chain, state) values (?, ?, ?, ?, ?) ${NEWEST}`,
    );
    this.#begin = connection.sqlite.prepare('begin immediate');
    this.#end = connection.sqlite.prepare('commit');
    this.#beat = connection.sqlite.prepare(
      'insert into nodes (node, seen, skew) values (?, ?, 0) on conflict (node) do update set seen = excluded.seen',
    );
  }

  head(id: string): Promise<Head | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  headOf(tab: number): Promise<Head | undefined> {
    return this.db.selectFrom('tables').selectAll().where('tab', '=', tab).executeTakeFirst();
  }

  atomically<T>(_: string, work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  append(entries: readonly Entry[]): Promise<ReadonlySet<number>> {
    const taken = new Set<number>();
    return this.#commit(() => {
      for (const { row, also, snapshot } of entries) {
        if (taken.has(row.tab)) continue;
        if (!this.#write(row)) taken.add(row.tab);
        else {
          for (const { sql, parameters } of also) this.#connection.run(sql, parameters);
          if (snapshot) this.#store(snapshot);
        }
      }
      return taken;
    });
  }

  keep(snapshot: Snapshot): Promise<void> {
    return this.#commit(() => this.#store(snapshot));
  }

  beat(node: string, now: number): Promise<void> {
    return this.#commit(() => void this.#beat.run(node, now));
  }

  async #commit<T>(write: () => T): Promise<T> {
    const { lock } = this.#connection;
    if (!lock.tryTake()) await lock.take();
    try {
      this.#connection.mustBeThere();
      await this.#connection.patiently(() => this.#begin.run());
      const result = write();
      this.#end.run();
      return result;
    } catch (error) {
      this.#rollBack();
      throw new NotStored(reasonOf(error), error);
    } finally {
      lock.release();
    }
  }

  #write({ tab, version, at, seat, actor, kind, cmd, body, chain }: Row): boolean {
    return Number(this.#insert.run(tab, version, at, seat, actor, kind, cmd, body, chain).changes) === 1;
  }

  #store({ tab, version, rules, chain, state }: Snapshot): void {
    this.#keep.run(tab, version, rules, chain, state);
  }

  /** A full disk may have ended the transaction already. */
  #rollBack(): void {
    try {
      this.#connection.sqlite.exec('rollback');
    } catch {
      // There was none.
    }
  }

  tail(tab: number, after: number): Promise<readonly Row[]> {
    return this.db
      .selectFrom('log')
      .selectAll()
      .where('tab', '=', tab)
      .where('version', '>', after)
      .orderBy('version')
      .execute();
  }

  snapshot(tab: number): Promise<Snapshot | undefined> {
    return this.db.selectFrom('snapshots').selectAll().where('tab', '=', tab).executeTakeFirst();
  }

  async unsound(): Promise<readonly Unsound[]> {
    const { db } = this;
    const { rows } = await text<{ readonly integrity_check: string }>`pragma integrity_check`.execute(db);
    const strays = await text<{ readonly table: string }>`pragma foreign_key_check`.execute(db);
    return [
      ...rows
        .filter(({ integrity_check: line }) => line !== 'ok')
        .map(({ integrity_check: about }): Unsound => ({ what: 'database', about })),
      ...strays.rows.map(({ table: about }): Unsound => ({ what: 'reference', about })),
    ];
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}
