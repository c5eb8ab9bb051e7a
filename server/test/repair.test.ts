/** A table that does not go on: one command says what is wrong with it, and mends what can be mended. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStore } from '../src/admin/check.ts';
import { deskOf } from '../src/admin/desk.ts';
import type { Desk } from '../src/admin/desk.ts';
import { plainConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import { databaseIn } from '../src/data.ts';
import { serve } from '../src/index.ts';
import type { Open } from '../src/index.ts';
import { bringSqlite } from '../src/store/sqlite.ts';
import { newTable, playByLot } from './table.ts';

const output = { isTerminal: false, write: (): void => {} };

let config: Config;
let open: Open;
let desk: Desk;

const begin = async (): Promise<void> => {
  open = await serve({ config, output });
  desk = await deskOf(config);
};

beforeEach(async () => {
  config = plainConfig({ port: 0, data: join(mkdtempSync(join(tmpdir(), 'kaffeehaus-repair-')), 'data') });
  await begin();
});
afterEach(async () => {
  await desk.close();
  await open.close();
});

/** A table of two that is played for a while. */
const tableAt = async (id: string, answers: number): Promise<void> => {
  const { house } = open;
  const rules = (await house.books.current('vienna')) ?? '';
  const sitters = [await house.people.guest('Ada', 'en'), await house.people.guest('Ben', 'en')];
  await house.tables.begin(
    { ...newTable('vienna', 2, id), rules },
    sitters.map(({ person }) => person),
  );
  await playByLot(house.tables, id, answers);
};

/** While the house is closed, as a disk or a hand may do it. */
const spoil = async (sql: string): Promise<void> => {
  await desk.close();
  await open.close();
  const { DatabaseSync } = await bringSqlite();
  const database = new DatabaseSync(databaseIn(config.data));
  database.exec(`pragma foreign_keys = off; ${sql}`);
  database.close();
  await begin();
};

const NO_SNAPSHOT = 'delete from snapshots;';
const BROKEN = 'drop trigger log_no_update; update log set at = at + 1 where tab = 1 and version = 9;';

const audited = async (): Promise<readonly string[]> =>
  (await desk.perform('audit', {})).audit.map(({ verb, about }) => `${verb} ${about}`);

test('a sound table is left as it is', async () => {
  await tableAt('one', 10);
  expect(await desk.perform('repair', { table: 'one' })).toMatchObject({ what: 'sound', done: 'nothing' });
  expect((await playByLot(open.house.tables, 'one', 5)).version).toBe(16);
  expect(await audited()).toEqual(['repair one']);
});

test('a snapshot that is of another table is made anew from the rows, and play goes on', async () => {
  await tableAt('one', 70);
  await tableAt('two', 90);
  await spoil('update snapshots set state = (select state from snapshots where tab = 2) where tab = 1;');
  expect(await desk.perform('repair', { table: 'one' })).toMatchObject({
    what: 'snapshot',
    version: 64,
    done: 'mended',
  });
  expect(await desk.perform('repair', { table: 'one' })).toMatchObject({ what: 'sound' });
  expect((await playByLot(open.house.tables, 'one', 5)).version).toBe(76);
  expect((await checkStore(open.house.store)).findings).toEqual([]);
});

test('the same while somebody has it open: they are shown what the rows make of it', async () => {
  await tableAt('one', 70);
  await tableAt('two', 90);
  await spoil('update snapshots set state = (select state from snapshots where tab = 2) where tab = 1;');
  const { tables } = open.house;
  await tables.look('one').catch(() => {});
  await desk.perform('repair', { table: 'one' });
  expect((await tables.look('one')).version).toBe(71);
});

test('a log that breaks is never changed: it is said where, and the table is closed as it stands', async () => {
  await tableAt('one', 20);
  await tableAt('two', 20);
  await spoil(`${NO_SNAPSHOT} ${BROKEN}`);
  const { house } = open;
  const rows = await house.store.tail(1, 0);
  expect(await desk.perform('repair', { table: 'one' })).toMatchObject({
    what: 'log',
    version: 9,
    goesOn: false,
    done: 'nothing',
  });
  await expect(desk.perform('close', { table: 'one', why: 'broken' })).rejects.toThrow();
  await expect(desk.perform('repair', { table: 'one', close: true })).rejects.toThrow(/^why: /);
  const why = 'the disk was damaged';
  expect(await desk.perform('repair', { table: 'one', close: true, why })).toMatchObject({ done: 'closed' });
  expect(await house.store.head('one')).toMatchObject({ phase: 'void' });
  expect(await house.store.tail(1, 0)).toEqual(rows);
  expect(await house.db.selectFrom('due').selectAll().where('tab', '=', 1).execute()).toEqual([]);
  expect(await house.db.selectFrom('turns').selectAll().where('tab', '=', 1).execute()).toEqual([]);
  // What is left of it is handed out as it is, and the other table goes on.
  expect((await fetch(new URL('/records/one', open.url))).status).toBe(400);
  expect((await house.records.of('one'))?.rows).toHaveLength(21);
  expect((await playByLot(house.tables, 'two', 5)).version).toBe(26);
  expect((await checkStore(house.store)).findings).toEqual([]);
});

test('a table that can be told from a later snapshot goes on, and it is said that its record will not hold', async () => {
  await tableAt('one', 70);
  await spoil(BROKEN);
  expect(await desk.perform('repair', { table: 'one' })).toMatchObject({
    what: 'log',
    version: 9,
    goesOn: true,
  });
  expect((await playByLot(open.house.tables, 'one', 5)).version).toBe(76);
});

test('a table without its rules is closed, not tried again and again', async () => {
  await tableAt('one', 20);
  await spoil("drop trigger rules_no_update; update rules set code = code || ' ' where game = 'vienna';");
  expect(await desk.perform('repair', { table: 'one' })).toMatchObject({ what: 'rules', done: 'nothing' });
  const closed = await desk.perform('repair', { table: 'one', close: true, why: 'no rules' });
  expect(closed).toMatchObject({ done: 'closed' });
});
