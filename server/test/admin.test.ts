/** What an operator can do: at the running server, at home, and with copies of everything. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextVienna } from '../../house/test/planted.ts';
import { backUp, restore } from '../src/admin/backup.ts';
import { closing } from '../src/admin/beside.ts';
import { checkStore, compareStore } from '../src/admin/check.ts';
import type { Health } from '../src/admin/check.ts';
import { Http } from '@kaffeehaus/client';
import { perform } from '../src/admin/deeds.ts';
import { deskOf } from '../src/admin/desk.ts';
import type { Desk } from '../src/admin/desk.ts';
import { plainConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import { databaseIn, tokenIn } from '../src/data.ts';
import { serve } from '../src/index.ts';
import type { Open } from '../src/index.ts';
import { headsOf } from '../src/lobby/heads.ts';
import { ownBundles } from '../src/open.ts';
import { bringSqlite } from '../src/store/sqlite.ts';
import { storeAsItIs } from '../src/store/store.ts';
import { newTable, playByLot } from './table.ts';

const fresh = (): string => join(mkdtempSync(join(tmpdir(), 'kaffeehaus-admin-')), 'data');
const output = { isTerminal: false, write: (): void => {} };

const opened = async (data: string): Promise<{ config: Config; open: Open }> => {
  const config = plainConfig({ port: 0, data });
  return { config, open: await serve({ config, output }) };
};

const checkOf = async (data: string): Promise<Health> =>
  closing(await storeAsItIs(databaseIn(data)), checkStore);

/** A table of people that is played for a while. */
const tableAt = async ({ house }: Open, id: string, answers = 10): Promise<string> => {
  const rules = (await house.books.current('vienna')) ?? '';
  const sitters = [await house.people.guest(`${id} 1`, 'en'), await house.people.guest(`${id} 2`, 'en')];
  const head = { ...newTable('vienna', 2, id), rules };
  await house.tables.begin(
    head,
    sitters.map(({ person }) => person),
  );
  await playByLot(house.tables, id, answers);
  return id;
};

const personAt = async ({ house }: Open, name: string): Promise<string> =>
  (await house.people.guest(name, 'en')).id;

describe.each(['the running server', 'the house itself, if none runs'])('%s', where => {
  const data = fresh();
  let config: Config;
  let open: Open | undefined;
  let desk: Desk;
  let ada: string;

  beforeAll(async () => {
    const first = await opened(data);
    config = first.config;
    ada = await personAt(first.open, 'Ada');
    for (const id of ['one', 'two', 'three']) await tableAt(first.open, id);
    if (where === 'the running server') open = first.open;
    else await first.open.close();
    desk = await deskOf(config);
  });

  afterAll(async () => {
    await desk.close();
    await open?.close();
  });

  test('lists tables and people', async () => {
    const { tables } = await desk.perform('tables', { phase: 'playing' });
    expect(tables.map(({ id, version, stopped }) => [id, version, stopped])).toEqual([
      ['three', 11, null],
      ['two', 11, null],
      ['one', 11, null],
    ]);
    expect((await desk.perform('tables', { most: 1 })).tables).toHaveLength(1);
    const { people } = await desk.perform('people', { name: 'da' });
    expect(people.map(({ id, name, banned }) => [id, name, banned])).toEqual([[ada, 'Ada', null]]);
  });

  test('refuses in one line what there is not, and what is not understood', async () => {
    await expect(desk.perform('close', { table: 'nowhere', why: 'x' })).rejects.toThrow(
      'There is no table nowhere.',
    );
    await expect(desk.perform('ban', { person: '999', why: 'x' })).rejects.toThrow('There is no person 999.');
    await expect(desk.perform('freeze', { rules: 'ffffffffff', why: 'x' })).rejects.toThrow(
      'There are no rules',
    );
    await expect(desk.perform('close', { table: 'one' })).rejects.toThrow(/^why: /);
    await expect(desk.perform('close', { table: 'one', why: 'x', more: 1 })).rejects.toThrow(/more/);
  });

  test('closes a table: it is over, and nobody has won', async () => {
    expect(await desk.perform('close', { table: 'one', why: 'spam' })).toEqual({
      table: 'one',
      phase: 'playing',
    });
    const { tables } = await desk.perform('tables', { phase: 'over' });
    expect(tables.map(({ id }) => id)).toEqual(['one']);
    await expect(desk.perform('close', { table: 'one', why: 'again' })).rejects.toThrow('over already');
  });

  test('stops rules with their reason, and lets them go on', async () => {
    const rules = (await desk.perform('tables', { phase: 'playing' })).tables[0]?.rules ?? '';
    const why = 'The tram counts twice.';
    expect(await desk.perform('freeze', { rules: rules.slice(0, 12), why })).toEqual({ rules, tables: 2 });
    const stopped = (await desk.perform('tables', { phase: 'playing' })).tables;
    expect(stopped.map(one => [one.stopped, one.version])).toEqual([
      [why, 12],
      [why, 12],
    ]);
    expect(await desk.perform('thaw', { rules })).toEqual({ rules, tables: 2 });
    expect((await desk.perform('tables', { phase: 'playing' })).tables.map(one => one.stopped)).toEqual([
      null,
      null,
    ]);
  });

  test('keeps somebody out, and lets them in again', async () => {
    expect(await desk.perform('ban', { person: ada, why: 'spam', days: 3 })).toMatchObject({ id: ada });
    const [banned] = (await desk.perform('people', { name: 'Ada' })).people;
    expect(banned).toMatchObject({ banned: 'spam' });
    await desk.perform('unban', { person: ada });
    const [free] = (await desk.perform('people', { name: 'Ada' })).people;
    expect(free).toMatchObject({ banned: null });
  });

  test('writes down everything that changes something, and nothing else', async () => {
    const { audit } = await desk.perform('audit', {});
    const said = audit.map(({ verb, about }) => `${verb} ${about}`).reverse();
    expect(said.filter(line => !/^(?:freeze|thaw)/.test(line))).toEqual([
      'close nowhere',
      'ban 999',
      'close one',
      'close one',
      `ban ${ada}`,
      `unban ${ada}`,
    ]);
    expect(JSON.parse(audit.find(({ about }) => about === 'one')?.detail ?? '')).toMatchObject({
      table: 'one',
    });
  });
});

test('nobody answers or begins by stopped rules, and everybody can read why', async () => {
  const { open } = await opened(fresh());
  const { house } = open;
  const id = await tableAt(open, 'one', 3);
  const rules = (await house.books.current('vienna')) ?? '';
  const why = 'The tram counts twice.';
  await perform(house, 'freeze', { rules, why });
  await expect(playByLot(house.tables, id, 1)).rejects.toMatchObject({ why: 'not-now' });
  const http = new Http({ origin: open.url.slice(0, -1), keepsCookies: true });
  await http.guest({ name: 'Ada' });
  await expect(http.open({ game: 'vienna', seats: 2 })).rejects.toMatchObject({
    status: 409,
    error: 'stopped',
    message: `These rules are stopped for now: ${why}`,
  });
  expect((await http.open({ game: 'estoril', seats: 2 })).stopped).toBeNull();
  const head = await house.store.head(id);
  expect(await headsOf(house, head ? [head] : [], 0)).toMatchObject([{ stopped: why }]);
  await perform(house, 'thaw', { rules });
  expect((await playByLot(house.tables, id, 1)).version).toBe(7);
  await open.close();
});

test('/admin wants the token of the data folder', async () => {
  const { open, config } = await opened(fresh());
  const ask = async (token: string): Promise<number> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-kaffeehaus': '1',
      'content-type': 'application/json',
    };
    return (await fetch(new URL('/admin/tables', open.url), { method: 'POST', headers, body: '{}' })).status;
  };
  expect(await ask(tokenIn(config.data))).toBe(200);
  expect(await ask('0'.repeat(64))).toBe(401);
  expect(await ask(tokenIn(config.data).toUpperCase())).toBe(401);
  await open.close();
});

describe('a copy of everything', () => {
  const elsewhere = (): string => join(mkdtempSync(join(tmpdir(), 'kaffeehaus-copy-')), 'copy');
  const check = async (folder: string): Promise<void> => {
    const { findings } = await checkOf(folder);
    if (findings.length > 0) throw new Error(JSON.stringify(findings));
  };

  test('is made while others play, brought back elsewhere, and played on', async () => {
    const { open, config } = await opened(fresh());
    const ids = await Promise.all(['a', 'b', 'c'].map(id => tableAt(open, id, 5)));
    const copy = elsewhere();
    let copied = false;
    const playing = ids.map(async id => {
      while (!copied) await playByLot(open.house.tables, id, 1);
    });
    const made = await backUp(config.data, copy, 1);
    copied = true;
    await Promise.all(playing);
    expect(made.files).toBeGreaterThanOrEqual(2);
    const kept = Object.keys(
      (JSON.parse(readFileSync(join(copy, 'backup.json'), 'utf8')) as { files: object }).files,
    );
    expect(kept).toContain('kaffeehaus.db');
    expect(kept).not.toContain('admin.token');
    expect(statSync(copy).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(copy))
      expect([name, statSync(join(copy, name)).mode & 0o077]).toEqual([name, 0]);
    const keys = readdirSync(config.data).filter(name => /\.key$|push/.test(name));
    for (const name of keys)
      expect(readFileSync(join(copy, name), 'utf8')).toBe(readFileSync(join(config.data, name), 'utf8'));

    const data = fresh();
    expect(await restore(copy, data, { move: false, now: 2, check })).toEqual({
      folder: data,
      aside: undefined,
    });
    const again = await opened(data);
    for (const id of ids) {
      const before = (await again.open.house.tables.look(id)).version;
      const room = await playByLot(again.open.house.tables, id, 20);
      expect(before).toBeGreaterThan(5);
      expect(room.version).toBe(before + 20);
    }
    expect(tokenIn(data)).not.toBe(tokenIn(config.data));
    await Promise.all([open.close(), again.open.close()]);
  });

  test('goes nowhere where something lies, unless that may be moved away', async () => {
    const { open, config } = await opened(fresh());
    await tableAt(open, 'a');
    const copy = elsewhere();
    await backUp(config.data, copy, 1);
    await expect(backUp(config.data, copy, 1)).rejects.toMatchObject({ reason: 'not-empty' });
    const to = { move: false, now: 2, check };
    await expect(restore(copy, config.data, to)).rejects.toMatchObject({ reason: 'not-empty' });
    await expect(restore(copy, config.data, { ...to, move: true })).rejects.toMatchObject({ reason: 'held' });
    await tableAt(open, 'b');
    await open.close();
    const { aside = '' } = await restore(copy, config.data, { ...to, move: true });
    expect(existsSync(databaseIn(aside))).toBe(true);
    const store = await storeAsItIs(databaseIn(config.data));
    expect([await store.head('a'), await store.head('b')]).toMatchObject([{ id: 'a' }, undefined]);
    await store.close();
  });

  test('that is damaged, or is none, changes nothing', async () => {
    const { open, config } = await opened(fresh());
    await tableAt(open, 'a');
    await open.close();
    const copy = elsewhere();
    await backUp(config.data, copy, 1);
    const data = fresh();
    await expect(restore(config.data, data, { move: false, now: 2, check })).rejects.toMatchObject({
      reason: 'no-backup',
    });
    writeFileSync(join(copy, 'seal.key'), 'changed');
    await expect(restore(copy, data, { move: false, now: 2, check })).rejects.toMatchObject({
      reason: 'damaged',
    });
    expect(existsSync(data)).toBe(false);
    expect(existsSync(`${data}.restoring`)).toBe(false);
    await expect(backUp(fresh(), elsewhere(), 1)).rejects.toMatchObject({ reason: 'no-data' });
  });
});

describe('a look at everything', () => {
  const spoil = async (data: string, sql: string): Promise<void> => {
    const { DatabaseSync } = await bringSqlite();
    const database = new DatabaseSync(databaseIn(data));
    database.exec(`pragma foreign_keys = off; ${sql}`);
    database.close();
  };

  test('finds what somebody has changed', async () => {
    const data = fresh();
    const { open } = await opened(data);
    for (const id of ['a', 'b', 'c']) await tableAt(open, id, 70);
    const rules = (await open.house.books.current('estoril')) ?? '';
    const sound = await checkStore(open.house.store);
    expect(sound).toMatchObject({ tables: 3, rows: 213, findings: [] });
    await open.close();
    await spoil(
      data,
      `drop trigger log_no_update; drop trigger rules_no_update;
       update log set at = at + 1 where tab = 1 and version = 9;
       update snapshots set state = (select state from snapshots where tab = 3) where tab = 2;
       update rules set code = code || ' ' where hash = '${rules}';
       insert into watchers values (99, 99, 0);`,
    );
    const { findings } = await checkOf(data);
    expect(findings).toEqual(
      expect.arrayContaining([
        { what: 'reference', about: 'watchers' },
        { what: 'rules', about: rules },
        { what: 'log', about: 'a', version: 9 },
        { what: 'snapshot', about: 'b', version: 64 },
      ]),
    );
    expect(findings.filter(({ what }) => what !== 'reference')).toHaveLength(3);
  });

  test('says what newer rules would make of every table', async () => {
    const { open } = await opened(fresh());
    await tableAt(open, 'young', 3);
    await tableAt(open, 'old', 400);
    const same = await compareStore(open.house.store, ownBundles());
    expect(same.counts).toEqual({ equal: 2, differs: 0, refused: 0 });
    const next = { game: 'vienna', rev: 3, shape: 1, contract: 1, ...(await nextVienna()) };
    const { rules, compared, counts } = await compareStore(open.house.store, [...ownBundles(), next]);
    expect(rules['vienna']).toBe(next.hash);
    expect(counts.equal + counts.differs + counts.refused).toBe(2);
    expect(compared.find(({ table }) => table === 'young')?.verdict).toEqual({ outcome: 'equal' });
    expect(compared.find(({ table }) => table === 'old')?.verdict).toMatchObject({ outcome: 'differs' });
    // Nothing was put into the store for it.
    expect(await open.house.books.code(next.hash)).toBeUndefined();
    await open.close();
  });
});
