/** What an operator does with a house of several processes: everything that can be done with one in a folder. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/load/ports.mjs';
import { postgres } from '../../../scripts/load/postgres.mjs';
import { storeBeside } from '../../src/admin/beside.ts';
import { deskOf } from '../../src/admin/desk.ts';
import { backup, bringBack, doctor, upgrade } from '../../src/admin/doctor.ts';
import { moveHouse } from '../../src/admin/moving.ts';
import { configOf } from '../../src/config.ts';
import type { Config } from '../../src/config.ts';
import { serve } from '../../src/index.ts';
import type { Open } from '../../src/index.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { newTable, playByLot } from '../table.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-shared-'));
const output = { isTerminal: false, write: (): void => {} };

/** Of a machine of the house, with a folder of its own. */
const configAt = (name: string, database: string, env: object = {}): Config =>
  configOf({ DATA: join(scratch, name), PORT: '0', DATABASE_URL: database, ...env });

const ask = async (
  database: string,
  text: string,
): Promise<readonly { readonly [column: string]: unknown }[]> => {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows ?? [];
};

const tableAt = async ({ house }: Open, id: string, answers: number): Promise<void> => {
  const rules = (await house.books.current('vienna')) ?? '';
  const people = [await house.people.guest(`${id} 1`, 'en'), await house.people.guest(`${id} 2`, 'en')];
  const head = { ...newTable('vienna', 2, id), rules, created: house.now() };
  await house.tables.begin(
    head,
    people.map(({ person }) => person),
  );
  await playByLot(house.tables, id, answers, house.now);
};

const versionAt = async ({ house }: Open, id: string): Promise<number> =>
  (await house.tables.look(id)).version;

/** A house that nobody has kept open for so long. */
const ago = async (config: Parameters<typeof storeBeside>[0], ms: number): Promise<void> => {
  const store = await storeBeside(config);
  await store.db
    .updateTable('nodes')
    .set(({ eb }) => ({ seen: eb('seen', '-', ms) }))
    .execute();
  await store.close();
};

describe('a house in PostgreSQL, while others play', () => {
  let database: string;
  let config: Config;
  let open: Open;

  beforeAll(async () => {
    database = await (await postgres()).database();
    config = configAt('first', database);
    open = await serve({ config, output });
    for (const id of ['one', 'two']) await tableAt(open, id, 20);
  }, 60_000);
  afterAll(() => open.close());

  test('is examined from anywhere: it is sound, and told what it lacks', async () => {
    const { findings, tables, notes } = await doctor(configAt('nowhere', database));
    expect({ findings, tables }).toEqual({ findings: [], tables: 2 });
    expect(notes).toEqual(['no-origin', 'no-mail', 'no-operator', 'no-copy']);
  });

  test.each([
    ['key', `update secrets set value = 'short' where name = 'seal.key'`],
    ['newer', `insert into kysely_migration values ('999', '')`],
    ['lines', `insert into nodes select n::text, 9000000000000, 0 from generate_series(1, 40) n`],
    [
      'log',
      `alter table log disable trigger log_no_update; update log set at = at + 1 where tab = 1 and version = 9`,
    ],
  ])('that has a fault is told of it: %s', async (what, fault) => {
    const [seal] = await ask(database, `select value from secrets where name = 'seal.key'`);
    await ask(database, fault);
    const found = (await doctor(configAt('nowhere', database))).findings.map(one => one.what);
    await ask(
      database,
      `delete from kysely_migration where name = '999';
      delete from nodes where seen = 9000000000000;
      update secrets set value = '${String(seal?.['value'])}' where name = 'seal.key';
      alter table log disable trigger log_no_update;
      update log set at = at - 1 where tab = 1 and version = 9 and '${what}' = 'log';
      alter table log enable trigger log_no_update`,
    );
    expect(found).toEqual([what]);
    expect((await doctor(config)).findings).toEqual([]);
  });

  test('whose bus cannot be reached is told of it', async () => {
    const bus = `nats://anna:geheim@127.0.0.1:${await freePort()}`;
    const { findings } = await doctor(configAt('nowhere', database, { NATS_URL: bus }));
    expect(findings.map(({ what }) => what)).toEqual(['bus']);
    expect(JSON.stringify(findings)).not.toContain('geheim');
  });

  test('an update is rehearsed on a copy beside it; nothing of it is left, and nothing is changed', async () => {
    expect(await upgrade(config)).toMatchObject({ steps: [], findings: [], counts: { equal: 2 } });
    const left = await ask(database, `select from pg_namespace where nspname like 'kaffeehaus%'`);
    expect(left).toEqual([]);
  });

  test.each(['a running process', 'the house itself'])('every verb is done by %s', async where => {
    const desk = await deskOf(where === 'a running process' ? config : configAt(where, database));
    const [first] = (await desk.perform('tables', { phase: 'playing' })).tables;
    expect(first).toMatchObject({ id: 'two', phase: 'playing' });
    const id = `${where} closes`;
    await tableAt(open, id, 3);
    await desk.perform('close', { table: id, why: 'spam' });
    expect(await open.house.store.head(id)).toMatchObject({ phase: 'over' });
    const rules = first?.rules ?? '';
    expect(await desk.perform('freeze', { rules, why: 'wrong' })).toEqual({ rules, tables: 2 });
    // It hears of it a moment later.
    await vi.waitFor(
      () => expect(playByLot(open.house.tables, 'two', 1)).rejects.toMatchObject({ why: 'not-now' }),
      10_000,
    );
    expect(await desk.perform('thaw', { rules })).toEqual({ rules, tables: 2 });
    await vi.waitFor(() => playByLot(open.house.tables, 'two', 1), 10_000);
    const [person] = (await desk.perform('people', { name: 'two 1' })).people;
    await desk.perform('ban', { person: person?.id ?? '', why: 'spam', days: 1 });
    expect((await desk.perform('people', { name: 'two 1' })).people[0]?.banned).toBe('spam');
    await desk.perform('unban', { person: person?.id ?? '' });
    const { tab } = (await open.house.store.head('two')) ?? { tab: 0 };
    const line = { tab, n: where.length, at: 1, person: 1, seat: 0, audience: 'table', text: 'x' };
    await open.house.db.insertInto('chat').values(line).execute();
    await desk.perform('hide', { table: 'two', line: where.length, why: 'rude' });
    const { keys } = await desk.perform('rotate', {});
    expect(keys).toBeGreaterThan(1);
    expect((await desk.perform('reports', {})).reports).toEqual([]);
    expect((await desk.perform('audit', {})).audit.length).toBeGreaterThan(5);
    await desk.close();
  });

  test('is copied under play, brought back to a moment in an empty database, and played on', async () => {
    const [then, seen] = [open.house.now(), await versionAt(open, 'one')];
    while (open.house.now() <= then + 1) await new Promise(done => setTimeout(done, 1));
    await playByLot(open.house.tables, 'one', 5, open.house.now);
    await tableAt(open, 'late', 2);
    const copy = join(scratch, 'copy');
    await backup(config, copy);
    expect((await doctor(config)).notes).not.toContain('no-copy');
    await expect(bringBack(config, copy, { move: false })).rejects.toMatchObject({ reason: 'inhabited' });
    const empty = configAt('second', await (await postgres()).database());
    const { rewound } = await bringBack(empty, copy, { move: false, until: then + 1 });
    expect(rewound).toMatchObject({ gone: 1 });
    expect((await doctor(empty)).findings).toEqual([]);
    await ago(empty, 900_000);
    const again = await serve({ config: empty, output });
    expect(await versionAt(again, 'one')).toBe(seen);
    expect((await playByLot(again.house.tables, 'one', 5, again.house.now)).version).toBe(seen + 5);
    // The time from the moment to the opening is nobody's.
    const lost = await again.house.db
      .selectFrom('outages')
      .selectAll()
      .where('began', '<=', then + 1 - 900_000)
      .execute();
    expect(lost.at(-1)?.ended).toBeGreaterThan(then + 1);
    await again.close();
  });
});

test('a table whose log breaks is closed as it stands, and the others go on', async () => {
  const database = await (await postgres()).database();
  const config = configAt('broken', database);
  const before = await serve({ config, output });
  for (const id of ['one', 'two']) await tableAt(before, id, 20);
  await before.close();
  await ask(
    database,
    `delete from snapshots; alter table log disable trigger log_no_update;
    update log set at = at + 1 where tab = 1 and version = 9; alter table log enable trigger log_no_update`,
  );
  const after = await serve({ config, output });
  const desk = await deskOf(config);
  const rows = await after.house.store.tail(1, 0);
  const found = { what: 'log', version: 9, goesOn: false };
  expect(await desk.perform('repair', { table: 'one' })).toMatchObject({ ...found, done: 'nothing' });
  const why = 'the disk was damaged';
  expect(await desk.perform('repair', { table: 'one', close: true, why })).toMatchObject({ done: 'closed' });
  expect(await after.house.store.head('one')).toMatchObject({ phase: 'void' });
  expect(await after.house.store.tail(1, 0)).toEqual(rows);
  expect((await playByLot(after.house.tables, 'two', 5)).version).toBe(26);
  await desk.close();
  await after.close();
});

test('a house that moves into PostgreSQL loses no time of anybody’s, however long it takes', async () => {
  const data = join(scratch, 'moving');
  const before = await serve({ config: configOf({ DATA: data, PORT: '0' }), output });
  await tableAt(before, 'one', 30);
  await before.close();
  const config = configAt('moving', await (await postgres()).database());
  await ago({ data, database: undefined }, 900_000);
  await moveHouse(config);
  const after = await serve({ config, output });
  const [lost] = await after.house.db.selectFrom('outages').selectAll().orderBy('ended', 'desc').execute();
  expect((lost?.ended ?? 0) - (lost?.began ?? 0)).toBeGreaterThan(890_000);
  await after.close();
});

test('of an earlier shape it is copied and examined as it is; the update is rehearsed step by step', async () => {
  const config = configAt('old', await (await postgres()).database());
  await (await postgresStore(config.database ?? '', { shape: '005' })).close();
  expect((await doctor(config)).notes).toContain('older');
  await backup(config, join(scratch, 'old copy'));
  expect((await upgrade(config)).steps).toEqual(['006', '007', '008', '009', '010']);
  expect((await doctor(config)).notes).toContain('older');
});

test('where no house is, or no database, it is said so without the password', async () => {
  const nowhere = configAt('none', await (await postgres()).database());
  await expect(doctor(nowhere)).rejects.toMatchObject({ reason: 'no-house' });
  const dead = configAt('dead', `postgres://anna:geheim@127.0.0.1:${await freePort()}/house`);
  for (const deed of [() => doctor(dead), () => serve({ config: dead, output }), () => backup(dead, 'x')]) {
    const error: unknown = await deed().catch((fault: unknown) => fault);
    expect(error).toMatchObject({ name: 'BadDatabase', detail: expect.stringContaining('ECONNREFUSED') });
    expect(String(error)).not.toContain('geheim');
  }
});
