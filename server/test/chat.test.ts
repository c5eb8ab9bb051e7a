/** Who may say what to whom, and who reads it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Audience } from '@kaffeehaus/protocol';
import { plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import type { Listener, Told } from '../src/log/live.ts';
import { perform } from '../src/admin/deeds.ts';
import { Browser, guest } from './browser.ts';

let house: House;
let now = 0;
let ada: Browser;
let bob: Browser;
let eve: Browser;
let table = '';

const account = async (name: string): Promise<Browser> => {
  const browser = await guest(house, name);
  await house.db.updateTable('people').set({ kind: 'account' }).where('name', '=', name).execute();
  return browser;
};

/** Ada and Bob play, Eve watches. */
beforeEach(async () => {
  now = 1_000_000;
  house = await openHouse(plainConfig({ origin: 'https://house.example' }), { now: () => now });
  [ada, bob, eve] = [await account('Ada'), await account('Bob'), await account('Eve')];
  const opened = await ada.post('/tables', {
    game: 'vienna',
    seats: 2,
    pace: { kind: 'none' },
    open: 'all',
    watch: 'all',
    chairs: ['me', 'free'],
  });
  table = (opened.body as { id: string }).id;
  await bob.post(`/tables/${table}/sit`, { terms: 1 });
  expect((await ada.post(`/tables/${table}/start`)).status).toBe(200);
});
afterEach(() => closeHouse(house));

const say = async (
  who: Browser,
  to: Audience,
  what: string | object = 'Hello there',
): Promise<readonly unknown[]> => {
  now += 5_000;
  const body = typeof what === 'string' ? { to, text: what } : { to, ...what };
  const { status, body: answer } = await who.post(`/tables/${table}/chat`, body);
  return status === 201 ? [201] : [status, (answer as { error: string }).error];
};

const heard = async (who: Browser): Promise<readonly string[]> => {
  const { body } = await who.get(`/tables/${table}/chat`);
  return (body as { lines: { text: string; phrase?: string; hidden?: true }[] }).lines.map(
    ({ text, phrase, hidden }) => (hidden ? '(hidden)' : (phrase ?? text)),
  );
};

const idOf = async (who: Browser): Promise<string> => ((await who.get('/me')).body as { id: string }).id;

describe('roles', () => {
  test('seats speak to the table and among themselves, watchers among themselves', async () => {
    expect(await say(ada, 'table', 'to all')).toEqual([201]);
    expect(await say(bob, 'seats', 'to us')).toEqual([201]);
    expect(await say(eve, 'watchers', 'look at that')).toEqual([201]);
    expect(await say(ada, 'watchers')).toEqual([403, 'forbidden']);
    expect(await say(eve, 'table')).toEqual([403, 'forbidden']);
    expect(await say(eve, 'seats')).toEqual([403, 'forbidden']);
    expect(await say(new Browser(house), 'watchers')).toEqual([401, 'not-signed-in']);
    expect(await heard(ada)).toEqual(['to all', 'to us']);
    expect(await heard(eve)).toEqual(['to all', 'look at that']);
    expect(await heard(new Browser(house))).toEqual(['to all', 'look at that']);
  });

  test('where nobody may watch nobody listens, though anybody may sit down', async () => {
    await say(ada, 'table', 'to all');
    await house.db.updateTable('tables').set({ watching: 'none' }).where('id', '=', table).execute();
    await house.tables.refresh(table, () => true);
    expect(await heard(bob)).toEqual(['to all']);
    expect(await heard(eve)).toEqual([]);
    expect(await heard(new Browser(house))).toEqual([]);
  });

  test('players read the watchers after the end', async () => {
    await say(eve, 'watchers', 'he has the tram');
    await house.db.updateTable('tables').set({ phase: 'over' }).execute();
    expect(await heard(ada)).toEqual(['he has the tram']);
  });

  test('a private table is to a stranger as if it were not', async () => {
    await house.db.updateTable('tables').set({ open_to: 'link', watching: 'link' }).execute();
    const { status } = await eve.get(`/tables/${table}/chat`);
    expect(status).toBe(404);
    expect((await say(eve, 'watchers'))[0]).toBe(404);
  });

  test('is heard at once by those it is for, and by nobody else', async () => {
    const live = await house.tables.wake(table);
    const said: string[] = [];
    const listen = async (who: Browser, seat: number): Promise<void> => {
      const { person } = await house.db
        .selectFrom('people')
        .select('person')
        .where('id', '=', await idOf(who))
        .executeTakeFirstOrThrow();
      const caller = {
        person,
        id: '',
        name: '',
        kind: 'account',
        by: 'session',
        session: '',
        scopes: [],
        network: '',
      } as const;
      const listener: Listener = {
        viewer: seat,
        seat,
        caller,
        isBinary: false,
        on: true,
        since: Infinity,
        view: () => {},
        turn: () => {},
        tell: (message: Told) => {
          if (message.t === 'said') said.push(`${seat} ${message.text}`);
        },
        gone: () => {},
      };
      live.add(listener);
    };
    await listen(ada, 0);
    await listen(bob, 1);
    await listen(eve, -1);
    await say(ada, 'table', 'a');
    await say(ada, 'seats', 'b');
    await say(eve, 'watchers', 'c');
    await bob.post('/blocks', { person: await idOf(ada) });
    await say(ada, 'table', 'd');
    expect(said).toEqual(['0 a', '1 a', '-1 a', '0 b', '1 b', '-1 c', '0 d', '-1 d']);
  });
});

describe('a line', () => {
  test('is cleaned, bounded and one of two things', async () => {
    await say(ada, 'table', 'a\u202Eb\u0000\n  c e\u0301');
    expect(await heard(ada)).toEqual(['ab c é']);
    expect(await say(ada, 'table', '\u200B')).toEqual([400, 'bad-request']);
    expect(await say(ada, 'table', 'x'.repeat(501))).toEqual([400, 'bad-request']);
    expect(await say(ada, 'table', { text: 'a', phrase: 'hello' })).toEqual([400, 'bad-request']);
    expect(await say(ada, 'table', {})).toEqual([400, 'bad-request']);
    expect(await say(ada, 'table', { phrase: 'insult' })).toEqual([400, 'bad-request']);
    expect(await say(ada, 'table', { phrase: 'luck' })).toEqual([201]);
    expect(await heard(bob)).toEqual(['ab c é', 'luck']);
  });

  test('of a guest at an open table is a phrase; among friends it is free', async () => {
    await house.db.updateTable('people').set({ kind: 'guest' }).where('name', '=', 'Bob').execute();
    expect(await say(bob, 'table', 'buy my tea')).toEqual([403, 'phrases-only']);
    expect(await say(bob, 'table', { phrase: 'hello' })).toEqual([201]);
    await house.db.updateTable('tables').set({ open_to: 'link' }).execute();
    const live = await house.tables.wake(table);
    live.circle = { ...live.circle, head: { ...live.circle.head, open_to: 'link' } };
    expect(await say(bob, 'table', 'my tea is good')).toEqual([201]);
  });

  test('comes not too often: once a second, twenty times a minute', async () => {
    const quick = async (): Promise<number> =>
      (await ada.post(`/tables/${table}/chat`, { to: 'table', text: 'x' })).status;
    const first = [await quick(), await quick(), await quick(), await quick()];
    expect(first.at(-1)).toBe(429);
    now += 60_000;
    let count = 0;
    for (let i = 0; i < 30; i++) {
      now += 1_000;
      if ((await quick()) === 201) count += 1;
    }
    expect(count).toBeGreaterThanOrEqual(20);
    expect(count).toBeLessThanOrEqual(30);
    expect(await quick()).toBe(429);
  });

  test('said again under the same name is said once', async () => {
    const live = await house.tables.wake(table);
    const [caller] = [...live.circle.holders].map(person => ({
      person,
      id: 'x',
      name: 'Ada',
      kind: 'account' as const,
      by: 'session' as const,
      session: '',
      scopes: [],
      network: '',
    }));
    if (!caller) throw new Error('nobody sits');
    const saying = { to: 'table', text: 'once' } as const;
    expect(await house.chat.say(caller, live, saying, 'abcdefgh')).toBe(1);
    expect(await house.chat.say(caller, live, saying, 'abcdefgh')).toBe(1);
    expect(await heard(bob)).toEqual(['once']);
  });
});

describe('peace', () => {
  test('whom one blocked one does not read; nobody else notices', async () => {
    const id = await idOf(ada);
    await say(ada, 'table', 'bad words');
    expect((await bob.post('/blocks', { person: id })).status).toBe(201);
    expect([await heard(bob), await heard(eve)]).toEqual([[], ['bad words']]);
    expect((await bob.get('/blocks')).body).toMatchObject({ blocks: [{ id, name: 'Ada' }] });
    await bob.ask('DELETE', `/blocks/${id}`);
    expect(await heard(bob)).toEqual(['bad words']);
    expect((await ada.post('/blocks', { person: id })).status).toBe(400);
  });

  test('a reported line lies with the operator, who takes it out of sight', async () => {
    await say(ada, 'seats', 'bad words');
    const report = (who: Browser, n = 1) => who.post('/reports', { table, n, why: 'rude' });
    expect((await report(eve)).status).toBe(404);
    expect((await report(bob, 2)).status).toBe(404);
    expect((await report(bob)).status).toBe(201);
    const queue = (await perform(house, 'reports', {})) as { reports: { said: string; why: string }[] };
    expect(queue.reports).toMatchObject([{ said: 'bad words', why: 'rude' }]);
    await perform(house, 'hide', { table, line: 1, why: 'rude' });
    expect(await heard(bob)).toEqual(['(hidden)']);
    expect(await perform(house, 'reports', {})).toEqual({ reports: [] });
  });

  test('somebody can be reported, too', async () => {
    expect((await bob.post('/reports', { about: await idOf(ada), why: 'a bad name' })).status).toBe(201);
    expect((await bob.post('/reports', { why: 'nothing' })).status).toBe(400);
    expect((await bob.post('/reports', { about: await idOf(ada), why: ' \u200B' })).status).toBe(400);
  });
});
