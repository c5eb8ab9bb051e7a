/** Where tables are kept. What `append` has returned from is durable. */
import { Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './schema.ts';
import type { LogRow, Schema, SnapshotsRow, TablesRow } from './schema.ts';
import { dialect, openSqlite, reasonOf } from './sqlite.ts';
import type { Reason, Sqlite } from './sqlite.ts';

export type Row = Readonly<LogRow>;
export type Snapshot = Readonly<SnapshotsRow>;
export type Head = Readonly<Omit<TablesRow, 'tab'> & { tab: number }>;

/** A row is not stored, nor any that was built on it. `taken`: that version of the table is somebody else's. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly reason: Reason | 'taken';

  constructor(reason: Reason | 'taken', cause?: unknown) {
    super(`not stored: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface Store {
  /** Opens a table; its number is given by the store. */
  open(table: Omit<Head, 'tab'>): Promise<Head>;
  head(id: string): Promise<Head | undefined>;
  /** In one commit. Returns the tables of which a row was not written, nor those after it, as its version is taken. */
  append(rows: readonly Row[], snapshots: readonly Snapshot[]): Promise<ReadonlySet<number>>;
  /** The rows of a table after a version. */
  tail(tab: number, after: number): Promise<readonly Row[]>;
  snapshot(tab: number): Promise<Snapshot | undefined>;
  close(): Promise<void>;
}

/** The store of one machine: a file, or `:memory:`. */
export const sqliteStore = async (path: string): Promise<Store> => {
  const database = await openSqlite(path);
  const db = new Kysely<Schema>({ dialect: dialect(database) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return new SqliteStore(database, db);
};

class SqliteStore implements Store {
  readonly #database: Sqlite;
  readonly #db: Kysely<Schema>;
  readonly #insert;
  readonly #keep;

  constructor(database: Sqlite, db: Kysely<Schema>) {
    this.#database = database;
    this.#db = db;
    this.#insert = database.prepare(
      'insert into log (tab, version, at, seat, actor, kind, cmd, body, chain) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
    );
    this.#keep = database.prepare(
      'insert or replace into snapshots (tab, version, rules, chain, state) values (?, ?, ?, ?, ?)',
    );
  }

  open(table: Omit<Head, 'tab'>): Promise<Head> {
    return this.#db.insertInto('tables').values(table).returningAll().executeTakeFirstOrThrow();
  }

  head(id: string): Promise<Head | undefined> {
    return this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  append(rows: readonly Row[], snapshots: readonly Snapshot[]): Promise<ReadonlySet<number>> {
    const taken = new Set<number>();
    try {
      this.#database.exec('begin immediate');
      for (const row of rows) if (!taken.has(row.tab) && !this.#write(row)) taken.add(row.tab);
      for (const { tab, version, rules, chain, state } of snapshots)
        if (!taken.has(tab)) this.#keep.run(tab, version, rules, chain, state);
      this.#database.exec('commit');
      return Promise.resolve(taken);
    } catch (error) {
      this.#rollBack();
      return Promise.reject(new NotStored(reasonOf(error), error));
    }
  }

  #write({ tab, version, at, seat, actor, kind, cmd, body, chain }: Row): boolean {
    return Number(this.#insert.run(tab, version, at, seat, actor, kind, cmd, body, chain).changes) === 1;
  }

  /** A full disk may have ended the transaction already. */
  #rollBack(): void {
    try {
      this.#database.exec('rollback');
    } catch {
      // There was none.
    }
  }

  tail(tab: number, after: number): Promise<readonly Row[]> {
    return this.#db
      .selectFrom('log')
      .selectAll()
      .where('tab', '=', tab)
      .where('version', '>', after)
      .orderBy('version')
      .execute();
  }

  snapshot(tab: number): Promise<Snapshot | undefined> {
    return this.#db.selectFrom('snapshots').selectAll().where('tab', '=', tab).executeTakeFirst();
  }

  close(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }
}
