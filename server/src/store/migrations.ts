/** How the database came to its shape. One text for SQLite and PostgreSQL; where they differ, a word stands for both. */
import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** The words in which databases differ. */
export interface Dialect {
  /** A number that the database gives. */
  readonly serial: string;
  /** A whole number that may be a time. */
  readonly int: string;
  readonly real: string;
  readonly bytes: string;
  /** After a table: nothing but what its columns say goes in. */
  readonly strict: string;
  /** The same, for a table that is kept in the order of its key. */
  readonly keyed: string;
  /** Refuses what would change or take away a row. */
  guard(table: string, verb: 'update' | 'delete'): string;
}

export const SQLITE: Dialect = {
  serial: 'integer primary key',
  int: 'integer',
  real: 'real',
  bytes: 'blob',
  strict: 'strict',
  keyed: 'strict, without rowid',
  guard: (table, verb) =>
    `create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, '${table} is only added to'); end`,
};

/** Tables that are only added to. The text of a chat may be emptied, so it is not among them. */
export const ADDED_TO = [
  'log',
  'mixing',
  'chairs',
  'rating_steps',
  'records',
  'outages',
  'rules',
  'audit',
] as const;

const tablesIn = ({ serial, int, real, bytes, strict, keyed }: Dialect): readonly string[] => [
  `create table people (
    person ${serial}, id text not null unique, name text not null, kind text not null, language text not null,
    settings text not null, created ${int} not null, seen ${int} not null, gone ${int}) ${strict}`,
  `create table tables (
    tab ${serial}, id text not null unique, game text not null, rules text not null, options text not null,
    seats ${int} not null, pace text not null, open_to text not null, watching text not null, rated ${int} not null,
    hints ${int} not null, owner ${int} not null, phase text not null, created ${int} not null, started ${int},
    ended ${int}, seed text not null, secret ${bytes} not null, list ${bytes} not null, mixed ${int} not null,
    result text, after ${int}) ${strict}`,
  `create index tables_by_phase on tables (phase, open_to, created)`,
  `create table log (
    tab ${int} not null references tables, version ${int} not null, at ${int} not null, seat ${int} not null,
    actor ${int} not null, kind text not null, cmd text not null, body text not null, chain ${bytes} not null,
    primary key (tab, version)) ${keyed}`,
  `create table snapshots (
    tab ${int} primary key references tables, version ${int} not null, rules text not null, chain ${bytes} not null,
    state ${bytes} not null) ${strict}`,
  `create table mixing (
    tab ${int} not null references tables, attempt ${int} not null, seat ${int} not null, step text not null,
    value ${bytes} not null, at ${int} not null, primary key (tab, attempt, seat, step)) ${keyed}`,
  `create table chairs (
    tab ${int} not null references tables, n ${int} not null, seat ${int} not null, from_version ${int} not null,
    person ${int}, bot text, epoch ${int} not null, at ${int} not null, primary key (tab, n)) ${keyed}`,
  `create index chairs_by_person on chairs (person, tab)`,
  `create table watchers (
    tab ${int} not null references tables, person ${int} not null references people, at ${int} not null,
    primary key (tab, person)) ${keyed}`,
  `create table due (
    tab ${int} primary key references tables, at ${int} not null, seat ${int} not null, kind text not null,
    epoch ${int} not null) ${strict}`,
  `create index due_by_time on due (at)`,
  `create table turns (
    person ${int} not null, tab ${int} not null, since ${int} not null, due ${int}, primary key (person, tab)) ${keyed}`,
  `create table chat (
    tab ${int} not null references tables, n ${int} not null, at ${int} not null, person ${int} not null,
    seat ${int} not null, audience text not null, text text not null, primary key (tab, n)) ${keyed}`,
  `create index chat_by_person on chat (person)`,
  `create table chat_hidden (
    tab ${int} not null, n ${int} not null, by ${int} not null, why text not null, at ${int} not null,
    primary key (tab, n)) ${keyed}`,
  `create table blocks (
    person ${int} not null, other ${int} not null, at ${int} not null, primary key (person, other)) ${keyed}`,
  `create table reports (
    report ${serial}, by ${int} not null, about ${int} not null, tab ${int}, n ${int}, why text not null,
    state text not null, at ${int} not null) ${strict}`,
  `create table passkeys (
    credential text primary key, person ${int} not null references people, key ${bytes} not null,
    counter ${int} not null, transports text not null, name text not null, created ${int} not null, used ${int}) ${strict}`,
  `create index passkeys_by_person on passkeys (person)`,
  `create table passwords (
    person ${int} primary key references people, login text not null unique, cost text not null, salt ${bytes} not null,
    hash ${bytes} not null, changed ${int} not null) ${strict}`,
  `create table mails (
    person ${int} primary key references people, address text not null, verified ${int}) ${strict}`,
  `create table codes (
    hash ${bytes} primary key, person ${int} not null references people, kind text not null, tab ${int}, seat ${int},
    epoch ${int}, about text not null, created ${int} not null, until ${int}, used ${int}) ${strict}`,
  `create index codes_by_person on codes (person, kind)`,
  `create table sessions (
    hash ${bytes} primary key, person ${int} not null references people, device text not null, tab ${int},
    created ${int} not null, seen ${int} not null, until ${int} not null, revoked ${int}) ${strict}`,
  `create index sessions_by_person on sessions (person)`,
  `create table tokens (
    hash ${bytes} primary key, person ${int} not null references people, owner ${int} not null references people,
    name text not null, scopes text not null, created ${int} not null, seen ${int}, revoked ${int}) ${strict}`,
  `create index tokens_by_owner on tokens (owner)`,
  `create table invites (
    hash ${bytes} primary key, tab ${int} not null references tables, seat ${int} not null, created ${int} not null,
    until ${int} not null, used_by ${int}) ${strict}`,
  `create table outbox (
    notice ${serial}, person ${int} not null references people, kind text not null, tab ${int}, version ${int} not null,
    channel text not null, not_before ${int} not null, tries ${int} not null, state text not null, claimed text,
    made ${int} not null, unique (person, kind, tab, version, channel)) ${strict}`,
  `create index outbox_by_time on outbox (state, not_before)`,
  `create table subscriptions (
    subscription ${serial}, person ${int} not null references people, kind text not null, endpoint text not null,
    keys text not null, created ${int} not null, failed ${int} not null, unique (person, endpoint)) ${strict}`,
  `create table ratings (
    person ${int} not null references people, game text not null, seats ${int} not null, r ${real} not null,
    rd ${real} not null, games ${int} not null, at ${int} not null, primary key (person, game, seats)) ${keyed}`,
  `create table rating_steps (
    tab ${int} not null references tables, seat ${int} not null, person ${int} not null, game text not null,
    seats ${int} not null, place ${int} not null, r_before ${real} not null, rd_before ${real} not null,
    r_after ${real} not null, rd_after ${real} not null, at ${int} not null, primary key (tab, seat)) ${keyed}`,
  `create index rating_steps_by_person on rating_steps (person, at)`,
  `create table aborts (
    person ${int} not null, tab ${int} not null, at ${int} not null, primary key (person, tab)) ${keyed}`,
  `create table records (
    tab ${int} primary key references tables, version ${int} not null, chain ${bytes} not null, key text not null,
    signature ${bytes} not null, made ${int} not null) ${strict}`,
  `create table leases (
    tab ${int} primary key, node text not null, epoch ${int} not null, until ${int} not null) ${strict}`,
  `create table nodes (node text primary key, seen ${int} not null, skew ${int} not null) ${strict}`,
  `create table outages (began ${int} primary key, ended ${int} not null, why text not null) ${strict}`,
  `create table rules (
    hash text primary key, game text not null, rev ${int} not null, contract ${int} not null, shape ${int} not null,
    code text not null, made ${int} not null) ${strict}`,
  `create table frozen (hash text primary key, why text not null, at ${int} not null) ${strict}`,
  `create table bans (person ${int} primary key references people, until ${int}, why text not null, at ${int} not null) ${strict}`,
  `create table audit (
    entry ${serial}, at ${int} not null, verb text not null, about text not null, detail text not null) ${strict}`,
];

const first = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const guards = ADDED_TO.flatMap(table => [dialect.guard(table, 'update'), dialect.guard(table, 'delete')]);
  for (const text of [...tablesIn(dialect), ...guards]) await sql.raw(text).execute(db);
};

/** Nobody begins by terms they have not seen. */
const ready = async (db: Kysely<unknown>, { int }: Dialect): Promise<void> => {
  await sql.raw(`alter table tables add column terms ${int} not null default 1`).execute(db);
  await sql.raw(`alter table tables add column ready text not null default '[]'`).execute(db);
};

/** Whoever is sent away does not sit down again at once. */
const barred = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`alter table tables add column barred text not null default '[]'`).execute(db);
};

/** Letters about accounts wait in the outbox, too. */
const letters = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`alter table outbox add column about text not null default ''`).execute(db);
};

export const migrationsIn = (dialect: Dialect): { readonly [name: string]: Migration } => ({
  '001': { up: db => first(db as Kysely<unknown>, dialect) },
  '002': { up: db => ready(db as Kysely<unknown>, dialect) },
  '003': { up: db => barred(db as Kysely<unknown>) },
  '006': { up: db => letters(db as Kysely<unknown>) },
});
