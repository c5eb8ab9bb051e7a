/** What lies in the database. Times are milliseconds; `tab` is a table's number, `id` its name in addresses. */
import type { Generated, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely';

export interface TablesRow {
  tab: Generated<number>;
  id: string;
  game: string;
  /** The SHA-256 of the rules it is played by, from its first to its last answer. */
  rules: string;
  options: string;
  seats: number;
  seed: string;
  /** The house's share of the seed, kept until the end. */
  secret: Uint8Array;
  created: number;
}

/** Only ever added to: the truth about a table is the fold of its rows. */
export interface LogRow {
  tab: number;
  version: number;
  at: number;
  /** −1: the house. */
  seat: number;
  actor: number;
  kind: string;
  /** The name a client gave its command, by which it knows it again. */
  cmd: string;
  body: string;
  chain: Uint8Array;
}

/** Derived, and may be thrown away: the table after its rows up to a version. */
export interface SnapshotsRow {
  tab: number;
  version: number;
  rules: string;
  chain: Uint8Array;
  state: Uint8Array;
}

export interface Schema {
  tables: TablesRow;
  log: LogRow;
  snapshots: SnapshotsRow;
}

const ONLY_ADDED = ['update', 'delete'] as const;

const first = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table tables (
    tab integer primary key, id text not null unique, game text not null, rules text not null, options text not null,
    seats integer not null, seed text not null, secret blob not null, created integer not null) strict`.execute(
    db,
  );
  await sql`create table log (
    tab integer not null references tables, version integer not null, at integer not null, seat integer not null,
    actor integer not null, kind text not null, cmd text not null, body text not null, chain blob not null,
    primary key (tab, version)) strict, without rowid`.execute(db);
  await sql`create table snapshots (
    tab integer primary key references tables, version integer not null, rules text not null, chain blob not null,
    state blob not null) strict`.execute(db);
  for (const verb of ONLY_ADDED)
    await sql
      .raw(
        `create trigger log_no_${verb} before ${verb} on log begin select raise(abort, 'the log is only added to'); end`,
      )
      .execute(db);
};

export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '001': { up: first },
};
