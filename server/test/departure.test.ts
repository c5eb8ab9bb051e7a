/** Everything of a person is handed out on demand and goes on demand, or by itself after a time. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { NAMED } from '../src/people/named.ts';
import { Browser, guest } from './browser.ts';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-06-01T10:00:00Z');

let house: House;
let now = START;

beforeEach(async () => {
  now = START;
  house = await openHouse(plainConfig({ origin: 'https://house.example' }), { now: () => now });
});
afterEach(() => closeHouse(house));

const numberOf = async (name: string): Promise<number> =>
  (await house.db.selectFrom('people').select('person').where('name', '=', name).executeTakeFirstOrThrow())
    .person;

const open = async (owner: Browser, ...others: readonly Browser[]): Promise<string> => {
  const { body } = await owner.post('/tables', {
    game: 'vienna',
    seats: 2,
    pace: { kind: 'none' },
    open: 'link',
    watch: 'all',
    chairs: ['me', others.length > 0 ? 'free' : 'random'],
  });
  const { id } = body as { id: string };
  const { invite } = (await owner.post(`/tables/${id}/invites`, { hours: 1 })).body as { invite: string };
  for (const other of others)
    expect((await other.post(`/tables/${id}/sit`, { invite, terms: 1 })).status).toBe(200);
  return id;
};

const start = async (owner: Browser, id: string): Promise<void> => {
  expect((await owner.post(`/tables/${id}/start`)).status).toBe(200);
};

/** A person with something in every corner of the house. */
const furnished = async (name: string): Promise<Browser> => {
  const browser = await guest(house, name);
  const person = await numberOf(name);
  await browser.post('/me/codes');
  await browser.post('/me/device-code');
  await browser.post('/me/webhooks', { url: 'https://hooks.example/secret-path' });
  const { db } = house;
  const salt = new Uint8Array(16);
  await db
    .insertInto('passwords')
    .values({ person, login: name.toLowerCase(), cost: '', salt, hash: salt, changed: now })
    .execute();
  await db
    .insertInto('mails')
    .values({ person, address: `${name}@example.org`, verified: now })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      credential: name,
      person,
      key: salt,
      counter: 0,
      transports: '',
      name: 'Laptop',
      created: now,
      used: null,
    })
    .execute();
  await db
    .insertInto('ratings')
    .values({ person, game: 'vienna', seats: 2, r: 1_500, rd: 100, games: 3, at: now })
    .execute();
  return browser;
};

test('every column that holds a person is listed with what becomes of it', async () => {
  const tables = await house.db.introspection.getTables();
  const holders = tables.flatMap(({ name, columns }) =>
    columns
      .map(column => column.name)
      .filter(
        column =>
          /^(?:person|other|by|owner|actor|used_by)$/.test(column) || `${name}.${column}` === 'reports.about',
      )
      .map(column => `${name}.${column}`),
  );
  expect(NAMED.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(holders.sort());
});

describe('an export', () => {
  test('holds every row that names the person and the records of finished games, and opens nothing', async () => {
    const ada = await furnished('Ada');
    const bob = await furnished('Bob');
    const id = await open(ada, bob);
    await start(ada, id);
    await ada.post(`/tables/${id}/chat`, { to: 'table', text: 'my words' });
    now += 5_000;
    await bob.post(`/tables/${id}/chat`, { to: 'table', text: 'words of Bob' });
    await bob.post('/reports', { table: id, n: 1, why: 'rude' });
    const answer = await ada.get('/me/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const { rows, records } = answer.body as { rows: Record<string, unknown[]>; records: unknown[] };
    expect(rows['people.person']).toMatchObject([{ name: 'Ada' }]);
    expect(rows['mails.person']).toMatchObject([{ address: 'Ada@example.org' }]);
    expect(rows['chat.person']).toMatchObject([{ text: 'my words' }]);
    expect(rows['chairs.person']).not.toEqual([]);
    expect(rows['tables.owner']).toMatchObject([{ id }]);
    expect(rows['ratings.person']).toHaveLength(1);
    expect(rows['reports.about']).toMatchObject([{ why: 'rude' }]);
    expect(rows['reports.about']?.[0]).not.toHaveProperty('by');
    expect(records).toEqual([]);
    const { seed } = await house.db.selectFrom('tables').select('seed').executeTakeFirstOrThrow();
    expect(seed).not.toBe('');
    for (const secret of [seed, 'words of Bob', 'Bob@example.org']) expect(answer.text).not.toContain(secret);
    for (const column of ['"salt"', '"secret"', '"seed"', '"keys"'])
      expect(answer.text).not.toContain(column);
    await house.db.updateTable('tables').set({ phase: 'over', ended: now }).execute();
    const later = (await ada.get('/me/export')).body as { records: { table: string }[] };
    expect(later.records.map(({ table }) => table)).toEqual([id]);
    expect((await new Browser(house).get('/me/export')).status).toBe(401);
  });
});

describe('deletion', () => {
  test('takes away what is theirs, keeps what was played, and a bot goes on', async () => {
    const ada = await furnished('Ada');
    const bob = await furnished('Bob');
    const person = await numberOf('Ada');
    const [running, waiting] = [await open(ada, bob), await open(ada)];
    await start(ada, running);
    await ada.post(`/tables/${running}/chat`, { to: 'table', text: 'my words' });
    await bob.post('/blocks', { person: ((await ada.get('/me')).body as { id: string }).id });
    expect(await ada.ask('DELETE', '/me', { name: 'Adam' })).toMatchObject({ status: 400 });
    expect((await ada.ask('DELETE', '/me', { name: 'Ada' })).status).toBe(200);
    expect((await ada.get('/me')).status).toBe(401);
    for (const { table, column, fate } of NAMED) {
      const rows = await house.db
        .selectFrom(table as 'people')
        .selectAll()
        .where(column as 'person', '=', person)
        .execute();
      if (fate === 'go') expect([table, rows]).toEqual([table, []]);
    }
    const row = await house.db
      .selectFrom('people')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    expect([row.name, row.settings, row.gone]).toEqual(['', '{}', now]);
    const seats = ((await bob.get(`/tables/${running}`)).body as { seats: { name: string; away?: true }[] })
      .seats;
    expect(seats).toMatchObject([{ name: '', away: true }, { name: 'Bob' }]);
    await bob.ask('DELETE', `/blocks/${row.id}`);
    expect((await bob.get(`/tables/${running}/chat`)).body).toMatchObject({
      lines: [{ name: '', text: '' }],
    });
    const closed = await house.db
      .selectFrom('tables')
      .select('phase')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow();
    expect(closed.phase).toBe('void');
    expect((await bob.get('/me')).status).toBe(200);
  });

  test('takes one’s bots along', async () => {
    const ada = await furnished('Ada');
    expect((await ada.post('/me/tokens', { name: 'Adabot' })).status).toBe(201);
    await ada.ask('DELETE', '/me', { name: 'Ada' });
    const left = await house.db.selectFrom('people').select('name').where('gone', 'is', null).execute();
    expect(left).toEqual([]);
    expect(await house.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });

  test('of the sign-in name frees it for others', async () => {
    const ada = await furnished('Ada');
    await ada.ask('DELETE', '/me', { name: 'Ada' });
    const eve = await guest(house, 'Eve');
    expect((await eve.ask('PUT', '/me/password', { login: 'ada', password: 'long enough' })).status).toBe(
      200,
    );
  });
});

describe('after a time', () => {
  const count = async (
    table: 'chat' | 'outbox' | 'codes' | 'invites' | 'sessions' | 'reports',
  ): Promise<number> => (await house.db.selectFrom(table).selectAll().execute()).length;

  test('guests without a running game go after 90 days, with a game and with an account they stay', async () => {
    const [ada, bob] = [await guest(house, 'Ada'), await guest(house, 'Bob')];
    await guest(house, 'Eve');
    await guest(house, 'Kim');
    await house.db.updateTable('people').set({ kind: 'account' }).where('name', '=', 'Kim').execute();
    const id = await open(ada, bob);
    await start(ada, id);
    now += 90 * DAY;
    await house.sweep.run();
    const names = async (): Promise<readonly string[]> =>
      (await house.db.selectFrom('people').select('name').orderBy('person').execute()).map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['Ada', 'Bob', 'Eve', 'Kim']);
    now += 1;
    await house.sweep.run();
    expect(await names()).toEqual(['Ada', 'Bob', '', 'Kim']);
    await house.db.updateTable('tables').set({ phase: 'over', ended: now }).execute();
    await house.sweep.run();
    expect(await names()).toEqual(['', '', '', 'Kim']);
  });

  test('machines that have gone are forgotten after a day; those that were there last are not', async () => {
    const seen = { 'long gone': now - DAY - 1, gone: now - DAY, here: now };
    for (const [node, at] of Object.entries(seen)) await house.store.beat(node, at);
    await house.sweep.run();
    const left = await house.db.selectFrom('nodes').select('node').orderBy('seen').execute();
    expect(left.map(({ node }) => node)).toEqual(['gone', 'here']);
  });

  test('chat goes a year after the end, and what was sent, used or has run out goes sooner', async () => {
    const [ada, bob] = [await guest(house, 'Ada'), await guest(house, 'Bob')];
    const id = await open(ada, bob);
    await start(ada, id);
    await ada.post(`/tables/${id}/chat`, { to: 'table', phrase: 'hello' });
    await ada.post('/me/device-code');
    await ada.post('/logout');
    await house.db.updateTable('outbox').set({ state: 'sent' }).execute();
    expect([await count('chat'), await count('codes'), await count('sessions')]).toEqual([1, 1, 2]);
    expect(await count('outbox')).toBeGreaterThan(0);
    now += 8 * DAY;
    await house.sweep.run();
    expect([await count('codes'), await count('invites'), await count('sessions')]).toEqual([0, 0, 1]);
    expect(await count('outbox')).toBeGreaterThan(0);
    now += 30 * DAY;
    await house.sweep.run();
    expect([await count('outbox'), await count('chat')]).toEqual([0, 1]);
    now += 400 * DAY;
    await house.sweep.run();
    expect(await count('chat')).toBe(1);
    await house.db
      .updateTable('tables')
      .set({ phase: 'over', ended: now - 365 * DAY - 1 })
      .execute();
    await house.sweep.run();
    expect(await count('chat')).toBe(0);
  });
});
