/** Pages without the app, where one is told, and what is stored: read as strangers and mail programs read them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configOf, plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { settingsOf } from '../src/people/settings.ts';
import { DAYS, PRIVACY } from '../src/people/privacy.ts';
import { Browser, guest } from './browser.ts';
import { receiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import { postOffice } from './smtp.ts';
import type { PostOffice } from './smtp.ts';

const ORIGIN = 'https://house.example';

let office: PostOffice;
let hook: Receiver;
let house: House;

beforeAll(async () => {
  [office, hook] = await Promise.all([postOffice(), receiver()]);
});
afterAll(() => Promise.all([office.close(), hook.close()]));

beforeEach(async () => {
  office.received.length = 0;
  const webhookAllow = configOf({ DATA: '/nowhere', WEBHOOK_ALLOW: hook.host }).webhookAllow;
  const operator = {
    name: 'Café <Central>',
    contact: 'host@example.org',
    imprint: 'https://example.org/imprint',
  };
  house = await openHouse(plainConfig({ origin: ORIGIN, smtp: office.url, webhookAllow, operator }));
});
afterEach(() => closeHouse(house));

/** What a mail program or a form sends: no header of ours, no cookie. */
const FORM = { 'x-kaffeehaus': '', 'content-type': 'application/x-www-form-urlencoded' };

const linkIn = (path: string): string =>
  new RegExp(`${ORIGIN}(/${path}/[\\w-]+)`).exec(office.received.at(-1)?.text ?? '')?.[1] ?? '';

describe('a link in a mail', () => {
  test('asks first, and does what it is for when the button is pressed', async () => {
    const ada = await guest(house, 'Ada');
    await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' });
    await house.senders.idle();
    const link = linkIn('confirm');
    const reader = new Browser(house);
    const page = await reader.ask('GET', link, undefined, { 'accept-language': 'fr-CH, fr;q=0.9' });
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<html lang="fr">');
    expect(page.text).toContain('<form method="post">');
    expect((await ada.get('/me/ways')).body).toMatchObject({ mail: null });
    expect((await reader.ask('POST', link, 'x=1', FORM)).status).toBe(200);
    expect((await ada.get('/me/ways')).body).toMatchObject({ mail: 'ada@example.org' });
    expect((await reader.ask('POST', link, 'x=1', FORM)).status).toBe(404);
  });

  test('to sign in leads into the app, but not pressed by a page of somebody else', async () => {
    const ada = await guest(house, 'Ada');
    await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' });
    await house.senders.idle();
    await new Browser(house).ask('POST', linkIn('confirm'), '', FORM);
    const reader = new Browser(house);
    await reader.post('/login/mail', { address: 'ada@example.org' });
    await house.senders.idle();
    const link = linkIn('signin');
    expect((await reader.get(link)).status).toBe(200);
    const elsewhere = { ...FORM, 'sec-fetch-site': 'cross-site' };
    expect((await reader.ask('POST', link, '', elsewhere)).status).toBe(403);
    const answer = await reader.ask('POST', link, '', FORM);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/']);
    expect((await reader.get('/me')).body).toMatchObject({ name: 'Ada' });
  });

  test('ends mails with one press of a mail program, by POST only, and only those about games', async () => {
    const ada = await guest(house, 'Ada');
    const { person } = await house.db.selectFrom('people').select('person').executeTakeFirstOrThrow();
    await house.db.insertInto('mails').values({ person, address: 'ada@example.org', verified: 1 }).execute();
    await ada.ask('PATCH', '/me', { settings: { notices: { turn: ['push', 'mail', 'webhook'] } } });
    await ada.post('/me/notices/test', { channel: 'mail' });
    const link = /<(https:[^>]+)>/.exec(office.received[0]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    const path = link.slice(ORIGIN.length);
    expect(office.received[0]?.text).toContain(link);
    const turns = async (): Promise<readonly string[]> => {
      const row = await house.db.selectFrom('people').select('settings').executeTakeFirstOrThrow();
      return settingsOf(row.settings).notices.turn;
    };
    await new Browser(house).get(path);
    expect(await turns()).toContain('mail');
    const press = (url: string) => new Browser(house).ask('POST', url, 'List-Unsubscribe=One-Click', FORM);
    expect((await press(`${path.slice(0, -2)}xx`)).status).toBe(404);
    expect(await turns()).toContain('mail');
    expect((await press(path)).status).toBe(200);
    expect(await turns()).toEqual(['push', 'webhook']);
    expect((await ada.get('/me/ways')).body).toMatchObject({ mail: 'ada@example.org' });
  });
});

describe('where one is told', () => {
  test('a webhook is added, tried and removed; its secret is shown once', async () => {
    const ada = await guest(house, 'Ada');
    const added = await ada.post('/me/webhooks', { url: `${hook.url}/hook` });
    expect(added.status).toBe(201);
    const { id, secret } = added.body as { id: number; secret: string };
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await ada.post('/me/notices/test', { channel: 'webhook' })).body).toEqual({ outcome: 'sent' });
    expect(hook.arrived).toHaveLength(1);
    const list = await ada.get('/me/notices');
    expect(list.body).toMatchObject({
      webhooks: [{ id, endpoint: `${hook.url}/hook` }],
      push: [],
      mail: null,
    });
    expect(list.text).not.toContain(secret);
    const eve = await guest(house, 'Eve');
    expect((await eve.ask('DELETE', `/me/subscriptions/${id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', `/me/subscriptions/${id}`)).status).toBe(200);
  });

  test('nothing of the inner network, no keys that are none, and three webhooks', async () => {
    const ada = await guest(house, 'Ada');
    const add = async (url: string) => (await ada.post('/me/webhooks', { url })).body as { error?: string };
    expect(await add('https://10.0.0.1/')).toMatchObject({ error: 'inside' });
    expect(await add('http://hooks.example/')).toMatchObject({ error: 'not-https' });
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    const push = (endpoint: string) => ada.post('/me/push', { endpoint, keys });
    expect((await push('https://[::1]/')).body).toMatchObject({ error: 'inside' });
    expect((await push('https://push.example/1')).body).toMatchObject({ error: 'bad-keys' });
    for (let i = 0; i < 3; i++) expect(await add(`https://hooks.example/${i}`)).toHaveProperty('id');
    expect(await add('https://hooks.example/3')).toMatchObject({ error: 'too-many' });
  });
});

describe('privacy', () => {
  /** What the database itself says it holds. */
  const columns = async (): Promise<ReadonlyMap<string, readonly string[]>> =>
    new Map(
      (await house.db.introspection.getTables()).map(table => [
        table.name,
        table.columns.map(({ name }) => name),
      ]),
    );

  test('names every table and column, each once, and nothing that is not there', async () => {
    const actual = await columns();
    const all = [...actual].flatMap(([table, list]) => list.map(column => `${table}.${column}`));
    const named = PRIVACY.flatMap(stored =>
      Object.entries(stored.columns).flatMap(([table, list]) =>
        (list === 'all' ? (actual.get(table) ?? [`(no table ${table})`]) : list).map(
          column => `${table}.${column}`,
        ),
      ),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(named.sort()).toEqual(all.sort());
    expect(new Set(named).size).toBe(named.length);
  });

  test.each([
    ['en', 'So that you can play', '90 days', 'Imprint'],
    ['de', 'Damit du spielen', '90 Tagen', 'Impressum'],
    ['fr', 'Pour que vous puissiez jouer', '90 jours', 'Mentions légales'],
    ['nl', 'Zodat je kunt spelen', '90 dagen', 'Colofon'],
  ])('is told in %s, from that table', async (lang, why, long, imprint) => {
    const { text, status } = await new Browser(house).get(`/privacy?lang=${lang}`);
    expect(status).toBe(200);
    for (const part of [
      `<html lang="${lang}">`,
      why,
      long,
      imprint,
      'Café &lt;Central&gt;',
      'passwords',
      'logs/',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/server\.privacy|undefined|<script|style=/);
    expect([...text.matchAll(/<section>/g)]).toHaveLength(PRIVACY.length);
    expect([...text.matchAll(/<dt>[^<]+<\/dt><dd>./g)]).toHaveLength(3 * PRIVACY.length);
  });

  test('promises what was promised', () => {
    expect(DAYS).toMatchObject({ guests: 90, requests: 14, chat: 365 });
  });
});
