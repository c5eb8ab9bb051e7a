/** The doctor finds what is planted, names it, and changes nothing; an update is rehearsed on a copy. */
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { backup, doctor, upgrade } from '../src/admin/doctor.ts';
import { closing, storeBeside } from '../src/admin/beside.ts';
import { look } from '../src/admin/signs.ts';
import type { Seen } from '../src/admin/signs.ts';
import { configOf } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import { databaseIn } from '../src/data.ts';
import { serve } from '../src/index.ts';
import { bringSqlite } from '../src/store/sqlite.ts';
import { sqliteStore } from '../src/store/store.ts';
import { newTable, playByLot } from './table.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-doctor-'));
const output = { isTerminal: false, write: (): void => {} };

const lived = async (data: string): Promise<Config> => {
  const config = configOf({ DATA: data, PORT: '0' });
  const open = await serve({ config, output });
  const { house } = open;
  const rules = (await house.books.current('vienna')) ?? '';
  const { person } = await house.people.guest('Ada', 'en');
  await house.tables.begin({ ...newTable('vienna', 2, 'one'), rules }, [person, 'random']);
  await playByLot(house.tables, 'one', 5);
  await open.close();
  return config;
};

const seen = async (config: Config, now = Date.now()): Promise<Seen> =>
  closing(await storeBeside(config), store => look(config, store, now));

const spoil = async ({ data }: Config, sql: string): Promise<void> => {
  const { DatabaseSync } = await bringSqlite();
  const database = new DatabaseSync(databaseIn(data));
  database.exec(sql);
  database.close();
};

describe('a house', () => {
  let config: Config;
  beforeAll(async () => {
    config = await lived(join(scratch, 'sound'));
  });

  /** What is found once something was planted, and is not when it was mended. */
  const found = async (
    plant: () => Promise<void> | void,
    mend: () => Promise<void> | void,
  ): Promise<unknown> => {
    await plant();
    const { signs } = await seen(config);
    await mend();
    expect((await seen(config)).signs).toEqual([]);
    return signs;
  };

  test('that is sound is told what it lacks', async () => {
    const { findings, notes, tables } = await doctor(config);
    expect({ findings, tables }).toEqual({ findings: [], tables: 1 });
    expect(notes).toEqual(['no-origin', 'no-mail', 'no-operator', 'no-copy']);
  });

  test('and of its settings what does not go together', async () => {
    const told = async (env: object): Promise<readonly string[]> =>
      (await seen(configOf({ DATA: config.data, ...env }))).notes;
    expect(await told({ ORIGIN: 'http://games.example.org' })).toContain('no-https');
    expect(await told({ ORIGIN: 'https://games.example.org' })).toContain('no-proxies');
    expect(await told({ ORIGIN: 'https://games.example.org', PROXIES: '10.0.0.1' })).not.toContain(
      'no-proxies',
    );
  });

  test('that others may look into', async () => {
    const file = join(config.data, 'seal.key');
    expect(
      await found(
        () => chmodSync(file, 0o644),
        () => chmodSync(file, 0o600),
      ),
    ).toEqual([{ what: 'open', about: file }]);
  });

  test.each([
    ['push.json', '{"publicKey":"AAAA","privateKey":"AAAA"}'],
    ['push.json', '{'],
    ['seal.key', 'short'],
    ['signing.json', '{"key":"","since":0,"secret":"AAAA"}'],
  ])('whose %s is none', async (name, text) => {
    const file = join(config.data, name);
    const before = readFileSync(file, 'utf8');
    expect(
      await found(
        () => writeFileSync(file, text),
        () => writeFileSync(file, before),
      ),
    ).toEqual([{ what: 'key', about: file }]);
  });

  test('whose machine has a clock that is behind', async () => {
    const later = Date.now() + 3_600_000;
    const findings = await found(
      () => spoil(config, `insert into nodes values ('other', ${later}, 0)`),
      () => spoil(config, `delete from nodes where node = 'other'`),
    );
    expect(findings).toEqual([{ what: 'clock', about: new Date(later).toISOString() }]);
  });

  test('that a newer version has been at; that is not rehearsed either', async () => {
    const plant = () => spoil(config, `insert into kysely_migration values ('999', '')`);
    const mend = () => spoil(config, `delete from kysely_migration where name = '999'`);
    await plant();
    await expect(upgrade(config)).rejects.toMatchObject({ reason: 'newer' });
    await mend();
    expect(await found(plant, mend)).toEqual([{ what: 'newer', about: databaseIn(config.data) }]);
  });

  test('whose mail server does not answer, without saying the password', async () => {
    const { findings } = await doctor(
      configOf({ DATA: config.data, SMTP_URL: 'smtp://anna:geheim@127.0.0.1:1' }),
    );
    expect(findings).toEqual([{ what: 'letters', about: '127.0.0.1:1: ESOCKET' }]);
  });

  test('of which a copy was made, and a week later', async () => {
    await backup(config, join(scratch, 'copy'));
    expect((await seen(config)).notes).not.toContain('no-copy');
    expect((await seen(config, Date.now() + 8 * 86_400_000)).notes).toContain('old-copy');
  });
});

test('an update is rehearsed on a copy: what is kept stays as it was', async () => {
  const { data } = await lived(join(scratch, 'new'));
  const config = configOf({ DATA: data });
  expect(await upgrade(config)).toMatchObject({
    steps: [],
    findings: [],
    counts: { equal: 1, differs: 0, refused: 0 },
  });
  const old = configOf({ DATA: mkdtempSync(join(scratch, 'old-')) });
  await (await sqliteStore(databaseIn(old.data), '001')).close();
  expect((await seen(old)).notes).toContain('older');
  const { steps, findings } = await upgrade(old);
  expect(steps.length).toBeGreaterThan(1);
  expect(findings).toEqual([]);
  expect((await upgrade(old)).steps).toEqual(steps);
});
