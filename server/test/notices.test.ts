/** Who is told what and when: real mails, real webhooks, and what stands in for a push service. */
import { createECDH, randomBytes } from 'node:crypto';
import { CHANNELS, NOTICES } from '@kaffeehaus/protocol';
import type { MyChange } from '@kaffeehaus/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configOf, plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { noticesFor } from '../src/notices/due.ts';
import type { Change } from '../src/notices/due.ts';
import { AGAIN } from '../src/notices/outbox.ts';
import { isSigned } from '../src/notices/webhook.ts';
import { guest } from './browser.ts';
import { receiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import { postOffice } from './smtp.ts';
import type { PostOffice } from './smtp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-06-01T10:00:00Z');

describe('a row brings', () => {
  const change = (own: Partial<Change>): Change => ({
    tab: 1,
    version: 7,
    at: START,
    pace: 'days',
    asked: [],
    ...own,
  });
  const told = (own: Partial<Change>) =>
    noticesFor(change(own)).map(({ person, kind, not_before }) => [
      person,
      kind,
      (not_before - START) / MINUTE,
    ]);

  test('a notice after two minutes at a live table, unless its reader looks', () => {
    const asked = [
      { person: 1, here: true, due: START + HOUR },
      { person: 2, here: false, due: START + HOUR },
    ];
    expect(told({ pace: 'live', asked })).toEqual([[2, 'turn', 2]]);
  });

  test('a notice after five minutes over days, and reminders at half, four fifths and an hour before the end', () => {
    const asked = [{ person: 1, here: true, due: START + 48 * HOUR }];
    expect(told({ asked })).toEqual([
      [1, 'turn', 5],
      [1, 'half', 24 * 60],
      [1, 'late', 38.4 * 60],
      [1, 'hour', 47 * 60],
    ]);
    expect(told({ asked: [{ person: 1, here: false, due: START + 2 * HOUR }] })).toEqual([
      [1, 'turn', 5],
      [1, 'half', 60],
      [1, 'late', 96],
    ]);
    expect(told({ pace: 'none', asked: [{ person: 1, here: false }] })).toEqual([[1, 'turn', 5]]);
  });

  test('one word to those who play when it begins and when it ends', () => {
    expect(told({ asked: [{ person: 1, here: false }], began: [1, 2] })).toEqual([
      [1, 'turn', 5],
      [2, 'start', 5],
    ]);
    expect(told({ ended: [1, 2] }).map(([person, kind]) => [person, kind])).toEqual([
      [1, 'over'],
      [2, 'over'],
    ]);
  });
});

const EVERYTHING = Object.fromEntries(NOTICES.map(topic => [topic, CHANNELS]));

type Wishes = NonNullable<MyChange['settings']>;

describe('the outbox', () => {
  let office: PostOffice;
  let hook: Receiver;
  let house: House;
  let now = START;

  beforeAll(async () => {
    [office, hook] = await Promise.all([postOffice(), receiver()]);
  });

  afterAll(() => Promise.all([office.close(), hook.close()]));

  beforeEach(async () => {
    now = START;
    hook.status = 200;
    office.answer = '250 ok';
    office.received.length = 0;
    hook.arrived.length = 0;
    const webhookAllow = configOf({ DATA: '/nowhere', WEBHOOK_ALLOW: hook.host }).webhookAllow;
    const config = plainConfig({ origin: 'https://house.example', smtp: office.url, webhookAllow });
    house = await openHouse(config, { now: () => now });
  });

  afterEach(() => closeHouse(house));

  /** Somebody who wants to hear of everything by all ways, but for what is said otherwise. */
  const person = async (name: string, language = 'en', own: Wishes = {}): Promise<number> => {
    const { person: number } = await house.people.guest(name, language);
    await house.db
      .updateTable('people')
      .set({ settings: JSON.stringify({ ...own, notices: { ...EVERYTHING, ...own.notices } }) })
      .where('person', '=', number)
      .execute();
    return number;
  };

  const withMail = (number: number, address = 'ada@example.org') =>
    house.db.insertInto('mails').values({ person: number, address, verified: START }).execute();

  const withHook = (number: number, secret = 'secret') =>
    house.db
      .insertInto('subscriptions')
      .values({
        person: number,
        kind: 'webhook',
        endpoint: `${hook.url}/hook`,
        keys: JSON.stringify({ secret }),
        created: 0,
        failed: 0,
      })
      .execute();

  const table = async (...people: readonly number[]): Promise<number> => {
    const { tab } = await house.db
      .insertInto('tables')
      .values({
        id: randomBytes(8).toString('hex'),
        game: 'vienna',
        rules: 'x',
        options: '{}',
        seats: people.length,
        pace: '{}',
        open_to: 'all',
        watching: 'all',
        rated: 0,
        hints: 0,
        owner: 0,
        phase: 'playing',
        created: 0,
        started: null,
        ended: null,
        seed: '',
        secret: new Uint8Array(),
        list: new Uint8Array(),
        mixed: 0,
        result: null,
        after: null,
        terms: 1,
        ready: '[]',
        barred: '[]',
      })
      .returning('tab')
      .executeTakeFirstOrThrow();
    await house.db
      .insertInto('chairs')
      .values(
        people.map((number, seat) => ({
          tab,
          n: seat,
          seat,
          from_version: 0,
          person: number,
          bot: null,
          epoch: 0,
          at: 0,
        })),
      )
      .execute();
    return tab;
  };

  /** As the writer does it: the row that puts a question, the turn, and the notices, together. */
  const ask = async (tab: number, number: number, version = 7, due: number | null = now + 48 * HOUR) => {
    const change: Change = {
      tab,
      version,
      at: now,
      pace: 'days',
      asked: [{ person: number, here: false, due }],
    };
    const link = { seat: -1, actor: 0, kind: 'answer', cmd: '', body: '', chain: new Uint8Array() };
    await house.store.append([
      { row: { tab, version, at: now, ...link }, also: house.outbox.writings(change), snapshot: undefined },
    ]);
    await house.db
      .insertInto('turns')
      .values({ person: number, tab, since: now, due })
      .onConflict(on => on.columns(['person', 'tab']).doUpdateSet({ since: now, due }))
      .execute();
  };

  const after = async (minutes: number): Promise<void> => {
    now += minutes * MINUTE;
    await house.outbox.tick();
  };

  const states = async (): Promise<readonly string[]> =>
    (await house.db.selectFrom('outbox').select(['kind', 'channel', 'state']).orderBy('notice').execute())
      .filter(({ kind }) => kind === 'turn')
      .map(({ channel, state }) => `${channel} ${state}`.trim());

  test('tells after five minutes, once, by each channel, in the language and zone of the reader', async () => {
    const ada = await person('Ada', 'de', { zone: 'Europe/Vienna' });
    const eve = await person('evil.example');
    await withMail(ada);
    await withHook(ada);
    await ask(await table(ada, eve), ada);
    await after(4);
    expect([office.received.length, hook.arrived.length]).toEqual([0, 0]);
    await after(1);
    await after(1);
    expect(office.received.map(({ to }) => to)).toEqual([['<ada@example.org>']]);
    const [mail] = office.received;
    expect(mail?.headers.get('content-language')).toBe('de');
    expect(mail?.text).toContain('Du bist am Zug');
    expect(mail?.text).toContain('evil. example');
    expect(mail?.text).toContain('Mittwoch, 3. Juni um 12:00');
    expect(mail?.text).toMatch(/https:\/\/house\.example\/#\/table\/\w+/);
    expect(mail?.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/house\.example\/unsubscribe\/[\w-]+>$/,
    );
    const [call] = hook.arrived;
    expect(hook.arrived).toHaveLength(1);
    expect(
      isSigned(
        Buffer.from('secret'),
        String(call?.headers['x-kaffeehaus-signature']),
        String(call?.body),
        now,
      ),
    ).toBe(true);
    expect(await states()).toEqual(['told', 'mail sent', 'webhook sent']);
  });

  test('is silent about what was answered, seen or asked again in the meantime', async () => {
    const ada = await person('Ada');
    await withMail(ada);
    const [answered, seen, again] = [await table(ada), await table(ada), await table(ada)];
    await ask(answered, ada);
    await ask(seen, ada);
    await ask(again, ada);
    await house.db.deleteFrom('turns').where('tab', '=', answered).execute();
    await house.outbox.seen(ada, seen, 7);
    now += 4 * MINUTE;
    await ask(again, ada, 9);
    await after(1);
    expect(office.received).toHaveLength(1);
    expect(office.received[0]?.headers.get('subject')).toBe('It is your turn');
    await after(10);
    expect(office.received).toHaveLength(1);
  });

  test('a question repeated by the log is told once', async () => {
    const ada = await person('Ada');
    await withMail(ada);
    const tab = await table(ada);
    await ask(tab, ada);
    const change: Change = { tab, version: 7, at: now, pace: 'days', asked: [{ person: ada, here: false }] };
    await house.outbox.left(change);
    await after(6);
    await after(6);
    expect(office.received).toHaveLength(1);
  });

  test('one message for what is due within five minutes', async () => {
    const ada = await person('Ada');
    await withMail(ada);
    await ask(await table(ada), ada);
    now += 4 * MINUTE;
    await ask(await table(ada), ada);
    await after(1);
    await after(10);
    expect(office.received.map(({ headers }) => headers.get('subject'))).toEqual([
      'It is your turn at 2 tables',
    ]);
  });

  test('nothing at night by the clock on the wall, and all of it in the morning', async () => {
    const ada = await person('Ada', 'en', {
      zone: 'Asia/Tokyo',
      quiet: { from: 18 * 60, to: 8 * 60 },
    });
    await withMail(ada);
    await ask(await table(ada), ada);
    await after(6);
    await after(60);
    expect(office.received).toHaveLength(0);
    now = Date.parse('2026-06-01T23:00:00Z');
    await after(0);
    expect(office.received).toHaveLength(1);
  });

  test('reminds before the clock ends, and later if the clock was put back', async () => {
    const ada = await person('Ada', 'fr');
    await withMail(ada);
    const tab = await table(ada);
    await ask(tab, ada);
    await after(5);
    await after(24 * 60 - 5);
    expect(office.received).toHaveLength(2);
    expect(office.received[1]?.text).toContain('encore à vous de jouer');
    await house.db
      .updateTable('turns')
      .set({ due: START + 96 * HOUR })
      .where('tab', '=', tab)
      .execute();
    await after(23 * 60);
    expect(office.received).toHaveLength(2);
    now = START + 95 * HOUR;
    await after(0);
    expect(office.received).toHaveLength(3);
  });

  test('only what somebody wants to hear, by the channels they want', async () => {
    const ada = await person('Ada', 'en', { notices: { turn: ['webhook'], remind: [] } });
    await withMail(ada);
    await withHook(ada);
    await ask(await table(ada), ada);
    await after(5);
    await after(47 * 60);
    expect([office.received.length, hook.arrived.length]).toEqual([0, 1]);
  });

  test('tries again after 1, 5, 30 minutes and 3 hours, then no more; the same delivery each time', async () => {
    const ada = await person('Ada', 'en', { notices: { remind: [] } });
    await withHook(ada);
    await ask(await table(ada), ada);
    hook.status = 500;
    await after(5);
    expect(AGAIN.map(pause => pause / MINUTE)).toEqual([1, 5, 30, 180]);
    for (const [i, pause] of [1, 5, 30, 180].entries()) {
      await after(pause - 0.5);
      expect(hook.arrived).toHaveLength(i + 1);
      await after(0.5);
      expect(hook.arrived).toHaveLength(i + 2);
    }
    await after(24 * 60);
    expect(hook.arrived).toHaveLength(5);
    expect(new Set(hook.arrived.map(({ headers }) => headers['x-kaffeehaus-delivery'])).size).toBe(1);
    expect(await states()).toEqual(['told', 'webhook failed']);
  });

  test('an address that is gone is forgotten', async () => {
    const ada = await person('Ada');
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const push = { person: ada, kind: 'push' as const, endpoint: `${hook.url}/push`, created: 0, failed: 0 };
    await house.db
      .insertInto('subscriptions')
      .values({ ...push, keys: JSON.stringify(keys) })
      .execute();
    await ask(await table(ada), ada);
    await after(5);
    expect(hook.arrived.map(({ url, headers }) => [url, headers['content-encoding']])).toEqual([
      ['/push', 'aes128gcm'],
    ]);
    hook.status = 410;
    await ask(await table(ada), ada);
    await after(5);
    expect(await house.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  });

  test('two machines send once', async () => {
    const ada = await person('Ada');
    await withMail(ada);
    await ask(await table(ada), ada);
    now += 5 * MINUTE;
    const other = await openHouse(house.config, {
      now: () => now,
      store: {
        ...house.store,
        db: house.db,
        atomically: (about, work) => house.store.atomically(about, work),
        close: async () => {},
      },
    });
    office.answer = '451 not now';
    await Promise.all([house.outbox.tick(), other.outbox.tick(), house.outbox.tick()]);
    expect(await states()).toEqual(['told', 'mail wait']);
    office.answer = '250 ok';
    now += MINUTE;
    await Promise.all([house.outbox.tick(), other.outbox.tick(), house.outbox.tick()]);
    expect(office.received).toHaveLength(1);
    await closeHouse(other);
  });

  test('a game that begins tells who is asked, and who is not', async () => {
    const [ada, eve] = [await guest(house, 'Ada'), await guest(house, 'Eve')];
    for (const one of [ada, eve])
      await one.ask('PATCH', '/me', { settings: { notices: { turn: ['mail'] } } });
    const people = await house.db.selectFrom('people').select(['person', 'name']).execute();
    for (const { person: number, name } of people)
      await withMail(number, `${name.toLowerCase()}@example.org`);
    const { status, body } = await ada.post('/tables', {
      game: 'vienna',
      seats: 2,
      pace: { kind: 'days', hours: 48 },
      open: 'all',
      chairs: ['me', 'free'],
    });
    expect(status).toBe(201);
    const { id } = body as { id: string };
    expect((await eve.post(`/tables/${id}/sit`, { terms: 1 })).status).toBe(200);
    expect((await ada.post(`/tables/${id}/start`)).status).toBe(200);
    const made = await house.db.selectFrom('outbox').select(['person', 'kind', 'version']).execute();
    const turns = await house.db.selectFrom('turns').select('person').execute();
    expect(turns.length).toBeGreaterThan(0);
    const asked = (kind: string) => made.filter(row => row.kind === kind).map(({ person: number }) => number);
    expect(new Set(asked('turn'))).toEqual(new Set(turns.map(({ person: number }) => number)));
    expect(new Set([...asked('turn'), ...asked('start')])).toEqual(
      new Set(people.map(({ person: number }) => number)),
    );
    expect(asked('hour')).toEqual(asked('turn'));
    await after(5);
    expect(office.received.length).toBe(asked('turn').length);
    expect(office.received[0]?.text).toMatch(
      /Vienna.* with (Ada|Eve): it is your turn\. You have until Wednesday/,
    );
  });

  test('whoever wishes for a rematch is heard of by those who are not there, as long as they wait', async () => {
    const [ada, eve, zoe] = [await guest(house, 'Ada'), await guest(house, 'Eve'), await guest(house, 'Zoe')];
    const people = await house.db.selectFrom('people').select(['person', 'name']).execute();
    for (const { person: number, name } of people)
      await withMail(number, `${name.toLowerCase()}@example.org`);
    const { body } = await ada.post('/tables', { game: 'vienna', seats: 3, open: 'all' });
    const { id } = body as { id: string };
    for (const one of [eve, zoe]) {
      await one.ask('PATCH', '/me', { settings: { notices: { invitation: ['mail'] } } });
      await one.post(`/tables/${id}/sit`, { terms: 1 });
    }
    await ada.post(`/tables/${id}/start`);
    await house.db.deleteFrom('outbox').execute();
    await house.db.deleteFrom('turns').execute();
    await house.db.updateTable('tables').set({ phase: 'over', ended: now }).execute();
    expect((await ada.post(`/tables/${id}/rematch`)).status).toBe(200);
    // Who was there at once needs no letter.
    expect((await zoe.post(`/tables/${id}/rematch`)).status).toBe(200);
    await after(2);
    expect(office.received.map(({ to }) => to)).toEqual([['<eve@example.org>']]);
    expect(office.received[0]?.headers.get('subject')).toBe('Another game?');
    expect(office.received[0]?.text).toMatch(/Vienna.* with .*: somebody wishes for another game\./);
    expect(office.received[0]?.text).toContain(`/#/table/${id}`);
  });

  test('whoever has seen the question is reminded all the same', async () => {
    const ada = await person('Ada');
    await withMail(ada);
    const tab = await table(ada);
    await ask(tab, ada);
    await house.outbox.seen(ada, tab, 7);
    await after(10);
    expect(office.received).toHaveLength(0);
    await after(24 * 60);
    expect(office.received.map(({ headers }) => headers.get('subject'))).toEqual(['Your time is running']);
  });

  test('a test notice goes out at once, and says whether it went', async () => {
    const ada = await person('Ada', 'nl');
    await withMail(ada);
    expect(await house.outbox.test(ada, 'mail')).toBe('sent');
    expect(office.received[0]?.headers.get('subject')).toBe('Een proefbericht');
    expect(await house.outbox.test(ada, 'push')).toBe('gone');
  });

  test('whoever is named in talk hears of it, unless they look meanwhile, sit elsewhere, or do not hear the speaker', async () => {
    const [ada, eve] = [await guest(house, 'Ada'), await guest(house, 'Eve')];
    const { body } = await ada.post('/tables', { game: 'vienna', seats: 2 });
    const { id } = body as { id: string };
    const { body: invited } = await ada.post(`/tables/${id}/invites`);
    await eve.post(`/tables/${id}/sit`, { invite: (invited as { invite: string }).invite });
    const people = await house.db.selectFrom('people').select(['person', 'name', 'id']).execute();
    const eves = people.find(({ name }) => name === 'Eve');
    const adas = people.find(({ name }) => name === 'Ada');
    const tab = (await house.store.head(id))?.tab ?? 0;
    await withMail(eves?.person ?? 0);
    await eve.ask('PATCH', '/me', { settings: { notices: { mention: ['mail'] } } });
    const say = (text: string) => ada.post(`/tables/${id}/chat`, { to: 'table', text });
    await say('Nobody is named: eve, Eve@');
    await say('@Adam, @Ada, who are you?');
    await after(10);
    expect(office.received).toHaveLength(0);
    await say('@eve?');
    await after(4);
    await say('@EVE!');
    await after(1);
    // Two lines of one table are one notice.
    expect(office.received.map(({ headers }) => headers.get('subject'))).toEqual(['Somebody speaks to you']);
    await say('@Eve');
    await house.outbox.seen(eves?.person ?? 0, tab, 0);
    await after(10);
    expect(office.received).toHaveLength(1);
    await eve.post('/blocks', { person: adas?.id });
    await say('@Eve');
    await after(10);
    expect(office.received).toHaveLength(1);
  });

  test('an invitation is told once, and not after somebody has said no', async () => {
    const eve = await person('Eve');
    await withMail(eve);
    const ada = await guest(house, 'Ada');
    const adas = (await house.db.selectFrom('people').select(['person', 'name']).execute()).find(
      ({ name }) => name === 'Ada',
    );
    // They have played before.
    await table(adas?.person ?? 0, eve);
    const id = (await house.people.named([eve])).get(eve)?.id ?? '';
    const invite = async (): Promise<{ readonly id: string; again(): Promise<unknown> }> => {
      const { body } = await ada.post('/tables', { game: 'vienna', seats: 2 });
      const { id: to } = body as { readonly id: string };
      const again = () => ada.post(`/tables/${to}/invites`, { person: id });
      expect((await again()).status).toBe(201);
      return { id: to, again };
    };
    const first = await invite();
    await first.again();
    await after(1);
    expect(office.received.map(({ headers }) => headers.get('subject'))).toEqual([
      'You are invited to a table',
    ]);
    expect(office.received[0]?.text).toContain(`https://house.example/#/join/${first.id}/`);
    await first.again();
    await house.invitations.decline(eve, (await invite()).id);
    await after(10);
    expect(office.received).toHaveLength(1);
  });
});
