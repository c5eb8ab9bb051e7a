/**
 * The store of several machines: PostgreSQL. Any of them writes; the key (table, version) decides who was first, and the
 * other one hears that its row is taken.
 */
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Socket } from 'node:net';
import type { Pool, PoolClient, PoolConfig, QueryResult } from 'pg';
import { POSTGRES, migrationsIn } from './migrations.ts';
import { isClash, reasonOf } from './reason.ts';
import type { Schema } from './schema.ts';
import { NEWEST, NotStored } from './store.ts';
import type { Entry, Head, Row, Snapshot, Store, Unsound, Writing } from './store.ts';

/** A statement that takes longer is given up, here and there; whoever waits asks again. */
const PATIENCE = 5000;
/** Whoever falls silent in the middle of a transaction loses it: others may wait for the same rows. */
const SILENCE = 2000;
const READERS = 10;
/** Connections of one machine: it reads, writes, and hears by one more. */
export const LINES = READERS + 2;

/** So often a commit is done again that stood in another's way. */
const CLASHES = 12;

/** Milliseconds; the longer the more often it was in vain. */
const pause = (tries: number): Promise<void> =>
  new Promise(done => setTimeout(done, Math.random() * 2 ** Math.min(tries, 7)));

/** Migrations of two machines wait for each other under this number. */
const MIGRATING = 4950;

const INT8 = 20;

/** Loaded only by those who want it: a house with one machine has no use for it. */
const bringPostgres = async () => (await import('pg')).default;

type Postgres = Awaited<ReturnType<typeof bringPostgres>>;

const settingsFor = ({ types }: Postgres, url: string, { schema }: Manner): PoolConfig => ({
  connectionString: url,
  ...(schema !== undefined && { options: `-c search_path=${schema}` }),
  application_name: 'kaffeehaus',
  connectionTimeoutMillis: PATIENCE,
  keepAlive: true,
  // Times and counts fit a number of JavaScript for some time to come.
  types: {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === INT8 && format !== 'binary' ? Number : types.getTypeParser(id, format),
  } as NonNullable<PoolConfig['types']>,
});

const BOUNDED: PoolConfig = {
  statement_timeout: PATIENCE,
  query_timeout: PATIENCE + 500,
  lock_timeout: PATIENCE,
  idle_in_transaction_session_timeout: SILENCE,
};

const poolOf = (postgres: Postgres, settings: PoolConfig): Pool => {
  const pool = new postgres.Pool(settings);
  // A line that is lost while nobody uses it is opened again by whoever needs it next; whoever uses it hears of it anyway.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
};

const migrate = async (pool: Pool, { shape, schema }: Manner): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsIn(POSTGRES)) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const guard = await pool.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATING]);
    const { error } = await (shape === undefined ? migrator.migrateToLatest() : migrator.migrateTo(shape));
    if (error !== undefined) throw error;
  } finally {
    guard.release(true);
  }
};

export interface Manner {
  /** Of an earlier house, for those who try how it is changed. */
  readonly shape?: string;
  /** For whoever reads all there is. */
  readonly patient?: boolean;
  /** Where it lies, if it lies beside the house itself: for those who try something with a copy. */
  readonly schema?: string;
}

/** Where a database is, without what opens it. */
export const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** It cannot be reached, or not be used. */
export class BadDatabase extends Error {
  override readonly name = 'BadDatabase';
  readonly place: string;
  /** What it or the system said. */
  readonly detail: string;

  constructor(url: string, cause: unknown) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    super(`The database ${placeOf(url)} cannot be used: ${detail}.`, { cause });
    this.place = placeOf(url);
    this.detail = detail;
  }
}

export const postgresStore = async (url: string, manner: Manner = {}): Promise<Store> => {
  const postgres = await bringPostgres();
  const first = poolOf(postgres, { ...settingsFor(postgres, url, manner), max: 2 });
  try {
    await migrate(first, manner);
  } catch (error) {
    throw new BadDatabase(url, error);
  } finally {
    await first.end();
  }
  return storeAt(postgres, url, manner);
};

/** The same, beside machines that have it open: whatever its shape is, it stays so. */
export const postgresAsItIs = async (url: string): Promise<Store> => {
  const store = storeAt(await bringPostgres(), url, { patient: true });
  try {
    await sql`select 1`.execute(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw new BadDatabase(url, error);
  }
};

const storeAt = (postgres: Postgres, url: string, manner: Manner): Store => {
  const settings = { ...settingsFor(postgres, url, manner), ...(manner.patient ? {} : BOUNDED) };
  const readers = poolOf(postgres, { ...settings, max: READERS });
  const writer = poolOf(postgres, { ...settings, max: 1, pipeline: true });
  return new PostgresStore(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readers }) }), writer);
};

/** A row goes in unless its version is taken, or its right has passed to somebody else. */
const INSERT = `
  insert into log (tab, version, at, seat, actor, kind, cmd, body, chain)
  select tab, version, at, seat, actor, kind, cmd, body, chain
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[],
    $9::bytea[], $10::bigint[], $11::text[], $12::bigint[])
    as r (tab, version, at, seat, actor, kind, cmd, body, chain, section, node, epoch)
  where r.epoch is null or exists (
    select from leases where leases.tab = r.section and leases.node = r.node and leases.epoch = r.epoch)
  on conflict do nothing returning tab`;

const KEEP = `insert into snapshots (tab, version, rules, chain, state) values ($1, $2, $3, $4, $5) ${NEWEST}`;

const kept = ({ tab, version, rules, chain, state }: Snapshot): Writing => ({
  sql: KEEP,
  parameters: [tab, version, rules, chain, state],
});

const columnsOf = (entries: readonly Entry[]): readonly (readonly unknown[])[] => {
  const rows = entries.map(({ row }) => row);
  return [
    ...(['tab', 'version', 'at', 'seat', 'actor', 'kind', 'cmd', 'body'] as const).map(name =>
      rows.map(row => row[name]),
    ),
    rows.map(({ chain }) => Buffer.from(chain)),
    ...(['section', 'node', 'epoch'] as const).map(name => entries.map(({ by }) => by?.[name] ?? null)),
  ];
};

/** The first rows of all tables, then the second ones: of one table one at a time, so that none follows a lost one. */
const roundsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
  const rounds: Entry[][] = [];
  const counts = new Map<number, number>();
  for (const entry of entries) {
    const { tab } = entry.row;
    const round = counts.get(tab) ?? 0;
    counts.set(tab, round + 1);
    (rounds[round] ??= []).push(entry);
  }
  // In one order, so that no two machines wait for each other's rows.
  for (const round of rounds) round.sort((a, b) => a.row.tab - b.row.tab);
  return rounds;
};

/** Whether the database itself has refused: nothing is written then. */
const isRefused = (error: unknown): boolean =>
  (error as { readonly severity?: unknown } | null)?.severity === 'ERROR';

/** What several statements say goes out in one piece: each by itself would cost the system more than its rows. */
const inOneBreath = <T>(client: PoolClient, say: () => T): T => {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  stream.cork();
  try {
    return say();
  } finally {
    stream.uncork();
  }
};

class PostgresStore implements Store {
  readonly db: Kysely<Schema>;
  readonly #writer: Pool;
  /** By their text, the names under which statements are prepared. */
  readonly #names = new Map<string, string>();

  constructor(db: Kysely<Schema>, writer: Pool) {
    this.db = db;
    this.#writer = writer;
  }

  atomically<T>(about: string, work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(async db => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`.execute(db);
      return work(db);
    });
  }

  head(id: string): Promise<Head | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  headOf(tab: number): Promise<Head | undefined> {
    return this.db.selectFrom('tables').selectAll().where('tab', '=', tab).executeTakeFirst();
  }

  async append(entries: readonly Entry[]): Promise<ReadonlySet<number>> {
    for (let tries = 1; ; tries++)
      try {
        return await this.#append(entries);
      } catch (error) {
        if (error instanceof NotStored) throw error;
        if (!isClash(error) || tries >= CLASHES) throw new NotStored(reasonOf(error), error);
        await pause(tries);
      }
  }

  async #append(entries: readonly Entry[]): Promise<ReadonlySet<number>> {
    const client = await this.#writer.connect();
    try {
      const taken = new Set<number>();
      const writings: Writing[] = [];
      for (const [i, round] of roundsOf(entries).entries()) {
        const left = round.filter(({ row }) => !taken.has(row.tab));
        const inserted = inOneBreath(client, () => {
          // Told by whoever comes after it.
          if (i === 0) client.query('begin').catch(() => {});
          return this.#insert(client, left, taken);
        });
        for (const { also, snapshot } of await inserted)
          writings.push(...also, ...(snapshot ? [kept(snapshot)] : []));
      }
      await this.#commit(client, writings);
      client.release();
      return taken;
    } catch (error) {
      // Whatever was begun is undone with its line.
      client.release(true);
      throw error;
    }
  }

  /** The entries whose rows went in; the tables of the others are taken. */
  async #insert(
    client: PoolClient,
    entries: readonly Entry[],
    taken: Set<number>,
  ): Promise<readonly Entry[]> {
    if (entries.length === 0) return [];
    const { rows } = await client.query<{ readonly tab: number }>({
      name: 'append',
      text: INSERT,
      values: [...columnsOf(entries)],
    });
    const stored = new Set(rows.map(({ tab }) => tab));
    for (const { row } of entries) if (!stored.has(row.tab)) taken.add(row.tab);
    return entries.filter(({ row }) => stored.has(row.tab));
  }

  /** All that is written with the rows, and the commit, are said in one breath. */
  async #commit(client: PoolClient, writings: readonly Writing[]): Promise<void> {
    const said = inOneBreath(client, () => [
      ...writings.map(writing => this.#run(client, writing)),
      client.query('commit'),
    ]);
    const outcomes = await Promise.allSettled(said);
    const failed = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed && !isRefused(failed.reason)) throw new NotStored('unknown', failed.reason);
    if (failed) throw failed.reason;
    const { value } = outcomes.at(-1) as PromiseFulfilledResult<QueryResult>;
    if (value.command !== 'COMMIT') throw new NotStored('broken');
  }

  #run(client: PoolClient, { sql: text, parameters }: Writing): Promise<QueryResult> {
    const name = this.#names.get(text) ?? `s${this.#names.size}`;
    this.#names.set(text, name);
    return client.query({ name, text, values: [...parameters] });
  }

  async keep(snapshot: Snapshot): Promise<void> {
    await this.#alone(kept(snapshot));
  }

  async beat(node: string, now: number): Promise<void> {
    await this.#alone({
      sql: `insert into nodes (node, seen, skew) values ($1, $2, 0)
        on conflict (node) do update set seen = excluded.seen`,
      parameters: [node, now],
    });
  }

  async #alone(writing: Writing): Promise<void> {
    try {
      const client = await this.#writer.connect();
      try {
        await this.#run(client, writing);
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    } catch (error) {
      throw new NotStored(reasonOf(error), error);
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

  /** What PostgreSQL holds is whole as far as it can be read; indexes that were given up half-made are not used. */
  async unsound(): Promise<readonly Unsound[]> {
    const { rows } = await sql<{ readonly about: string }>`
      select indexrelid::regclass::text as about from pg_index where not indisvalid`.execute(this.db);
    return rows.map(({ about }): Unsound => ({ what: 'database', about }));
  }

  async close(): Promise<void> {
    await this.db.destroy();
    await this.#writer.end();
  }
}
