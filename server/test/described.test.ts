/** A house is used by every door it has, and answers as it describes itself: what is done, and what is refused. */
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configOf, plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { FROZEN_RULES } from '../src/places.ts';
import { bundlesIn } from '../src/rules/bundles.ts';
import { Library } from '../src/rules/library.ts';
import { sqliteStore } from '../src/store/store.ts';
import { Authenticator } from './authenticator.ts';
import { Browser, guest } from './browser.ts';
import type { Answer } from './browser.ts';
import { descriptionOf } from './described.ts';
import type { Description } from './described.ts';
import { botThread } from './play/stage.ts';
import { receiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import { postOffice } from './smtp.ts';
import type { PostOffice } from './smtp.ts';
import { newTable, playByLot } from './table.ts';
import { GENEROUS } from './visit.ts';

const ORIGIN = 'https://house.example';
const HOST = 'house.example';
const ADMIN = 'the-token-of-the-data-folder';

let office: PostOffice;
let hook: Receiver;
let house: House;
let description: Description;
let ada: Browser;
let ben: Browser;

beforeAll(async () => {
  [office, hook] = await Promise.all([postOffice(), receiver()]);
  const { webhookAllow } = configOf({ DATA: '/nowhere', WEBHOOK_ALLOW: hook.host });
  const limits = {
    ...GENEROUS,
    MAILS_HOUR: 100,
    INVITES_HOUR: 100,
    CODES_TEN_MINUTES: 100,
    CHAT_SECOND: 100,
  };
  const store = await sqliteStore(':memory:');
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-described-'));
  house = await openHouse(plainConfig({ origin: ORIGIN, smtp: office.url, webhookAllow, limits }), {
    admin: ADMIN,
    store,
    books: await Library.open(store.db, folder, bundlesIn(FROZEN_RULES), 0),
    threads: { entry: await botThread(), count: 1 },
  });
  house.origin = () => ORIGIN;
  await house.play.open();
  description = await descriptionOf(house, HOST);
  [ada, ben] = [await guest(house, 'Ada'), await guest(house, 'Ben')];
}, 60_000);

afterAll(async () => {
  await closeHouse(house);
  await Promise.all([office.close(), hook.close()]);
});

const linkIn = (path: string): string =>
  new RegExp(`${ORIGIN}(/${path}/[\\w-]+)`).exec(office.received.at(-1)?.text ?? '')?.[1] ?? '';

const secretIn = (path: string): string => linkIn(path).split('/').at(-1) ?? '';

const done = async (answering: Promise<Answer>): Promise<never> => {
  const { status, text, body } = await answering;
  if (status >= 400) throw new Error(`${status} ${text}`);
  return body;
};

const signIns = async (): Promise<void> => {
  await done(ada.get('/me'));
  await done(ada.ask('PATCH', '/me', { name: 'Ada L.', settings: { zone: 'Europe/Vienna' } }));
  await done(ada.get('/me/settings'));
  await done(ada.ask('PUT', '/me/password', { login: 'ada', password: 'long and secret' }));
  await done(ada.another().post('/login/password', { login: 'ada', password: 'long and secret' }));
  const key = new Authenticator(ORIGIN);
  const passkey = key.create(await done(ada.post('/me/passkeys/options')));
  await done(ada.post('/me/passkeys', { passkey, name: 'Laptop' }));
  const other = ada.another();
  await done(
    other.post('/login/passkey', { passkey: key.show(await done(other.post('/login/passkey/options'))) }),
  );
  await done(ada.ask('DELETE', '/me/password'));
  await done(ada.ask('PUT', '/me/password', { login: 'ada', password: 'long and secret' }));
  const { passkeys } = (await done(ada.get('/me/ways'))) as { passkeys: { id: string }[] };
  await done(ada.ask('DELETE', `/me/passkeys/${passkeys[0]?.id ?? ''}`));
  const { codes } = await done(ada.post('/me/codes'));
  await done(ada.another().post('/login/code', { code: codes?.[0] }));
  const { code } = await done(ada.post('/me/device-code'));
  await done(ada.another().post('/login/code', { code }));
  const sessions = (await ada.get('/me/sessions')).body as readonly { id: string; mine: boolean }[];
  await done(ada.ask('DELETE', `/me/sessions/${sessions.find(({ mine }) => !mine)?.id ?? ''}`));
  await done(ada.ask('DELETE', '/me/sessions/others'));
};

const letters = async (): Promise<void> => {
  await done(ada.ask('PUT', '/me/mail', { address: 'ada@example.org' }));
  await house.senders.idle();
  await done(ada.get(linkIn('confirm')));
  const form = { 'x-kaffeehaus': '', 'content-type': 'application/x-www-form-urlencoded' };
  await done(ada.ask('POST', linkIn('confirm'), 'x=1', form));
  for (const way of ['page', 'program']) {
    const other = ada.another();
    await done(other.post('/login/mail', { address: 'ada@example.org' }));
    await house.senders.idle();
    if (way === 'program') await done(other.post('/login/link', { secret: secretIn('signin') }));
    else {
      await done(other.get(linkIn('signin')));
      expect((await other.ask('POST', linkIn('signin'), 'x=1', form)).status).toBe(303);
    }
  }
  await done(ada.post('/me/notices/test', { channel: 'mail' }));
  await done(ada.get(linkIn('unsubscribe')));
  await done(ada.ask('POST', linkIn('unsubscribe'), 'x=1', form));
  await done(ada.ask('DELETE', '/me/mail'));
};

const notices = async (): Promise<void> => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const { id } = await done(ada.post('/me/push', { endpoint: `${hook.url}/push`, keys }));
  await done(ada.post('/me/webhooks', { url: `${hook.url}/hook` }));
  await done(ada.get('/me/notices'));
  await done(ada.ask('DELETE', `/me/subscriptions/${String(id)}`));
  const { id: token } = await done(ada.post('/me/tokens', { name: 'Engine' }));
  await done(ada.get('/me/tokens'));
  await done(ada.ask('DELETE', `/me/tokens/${String(token)}`));
};

/** From an open table to one that is played at. */
const table = async (): Promise<string> => {
  const choice = { game: 'vienna', seats: 3, hints: true, watch: 'link' };
  const { id } = await done(ada.post('/tables', { ...choice, open: 'all', chairs: ['me', 'free', 'easy'] }));
  const at = `/tables/${String(id)}`;
  await done(ada.get('/tables?game=vienna'));
  await done(ada.get(at));
  await done(ada.post(`${at}/options`, { ...choice, open: 'link', pace: { kind: 'days', hours: 24 } }));
  await done(ada.post(`${at}/kick`, { seat: 2, bot: 'random' }));
  const { invite } = await done(ada.post(`${at}/invites`, { seat: 1 }));
  await done(ben.get(`/invites/${String(invite)}`));
  await done(ben.post(`${at}/sit`, { invite }));
  await done(ben.post(`${at}/ready`, { ready: true, terms: 2 }));
  const watching = await done(ada.post(`${at}/invites`, { seat: 'watch' }));
  await done((await guest(house, 'Wim')).post(`${at}/watch`, { invite: watching['invite'] }));
  const { secret } = await done(ben.post(`${at}/rejoin-link`));
  await done(ben.another().post('/login/seat', { secret }));
  await done(ben.ask('DELETE', `${at}/rejoin-link`));
  await done(ada.post(`${at}/start`));
  await expect.poll(async () => (await done(ada.get(at)))['phase']).toBe('playing');
  return at;
};

/** All ways to a table that has not begun, between those who have played with each other. */
const invitations = async (at: string): Promise<void> => {
  const { code } = await done(ada.post(`${at}/invites`, { spoken: true }));
  await done(ben.post('/invites/code', { code }));
  const { people } = (await done(ada.get('/me/companions'))) as { people: { id: string }[] };
  for (const { id } of people) await done(ada.post(`${at}/invites`, { person: id }));
  const { invitations: waiting } = await done(ben.get('/me/invitations'));
  expect(waiting).toHaveLength(1);
  await done(ben.ask('DELETE', at.replace('/tables/', '/me/invitations/')));
  await done(ada.ask('DELETE', `${at}/invites`));
};

const atTable = async (at: string): Promise<void> => {
  await done(ada.post(`${at}/chat`, { to: 'table', text: 'Good evening.' }));
  await done(ben.post(`${at}/chat`, { to: 'seats', phrase: 'hello' }));
  const { lines } = (await done(ada.get(`${at}/chat`))) as { lines: { person: string }[] };
  await done(ada.get('/me/turns'));
  await done(ada.get('/me/tables'));
  const asked = [ada, ben].map(one => one.post(`${at}/hint`));
  expect((await Promise.all(asked)).some(({ status }) => status === 200)).toBe(true);
  const [, { person: other } = { person: '' }] = lines;
  await done(ada.post('/reports', { about: other, why: 'a test' }));
  await done(ada.post('/blocks', { person: other }));
  await done(ada.get('/blocks'));
  await done(ada.ask('DELETE', `/blocks/${other}`));
  await done(ada.get(`${at}/log`));
  await done(ben.post(`${at}/leave`));
  const { id } = await done(ada.post('/tables', { game: 'estoril', seats: 2 }));
  await invitations(`/tables/${String(id)}`);
  await done(ada.post(`/tables/${String(id)}/close`));
};

/** A game that is over, and all that anybody may see of it. */
const finished = async (): Promise<void> => {
  const id = '2FinishedTab1eABCDEFGH';
  const people = await house.db
    .selectFrom('people')
    .select('person')
    .where('id', 'in', [(await done(ada.get('/me')))['id'] ?? '', (await done(ben.get('/me')))['id'] ?? ''])
    .execute();
  const rules = (await house.books.current('estoril')) ?? '';
  const open = { ...newTable('estoril', 2, id), rules, open_to: 'all', watching: 'all' } as const;
  await house.tables.begin(
    open,
    people.map(({ person }) => person),
  );
  await playByLot(house.tables, id, Infinity, house.now);
  await expect
    .poll(async () => (await done(ada.get(`/tables/${id}`)))['phase'], { timeout: 10_000 })
    .toBe('over');
  const anybody = ada.another();
  await done(anybody.get(`/records/${id}`));
  expect((await anybody.get(`/records/${id}/review`)).status).toBe(202);
  await done(ada.post(`/tables/${id}/rematch`));
  await done(anybody.get(`/people/${String((await done(ada.get('/me')))['id'])}`));
  await done(anybody.get('/leaders?game=estoril&seats=2'));
  await done(anybody.get(`/rules/${rules}.js`));
};

const ofTheHouse = async (): Promise<void> => {
  const anybody = ada.another();
  for (const path of ['/health', '/api.json', '/privacy', '/plain.css', '/.well-known/kaffeehaus.json'])
    await done(anybody.get(path));
  const bearer = { authorization: `Bearer ${ADMIN}` };
  await done(anybody.ask('GET', '/metrics', undefined, bearer));
  for (const verb of ['tables', 'people', 'reports', 'audit', 'rotate'])
    await done(anybody.ask('POST', `/admin/${verb}`, {}, bearer));
};

const goodbye = async (): Promise<void> => {
  await done(ada.get('/me/export'));
  await done(ben.post('/logout'));
  await done(ada.ask('DELETE', '/me', { name: 'Ada L.' }));
};

test('what is asked is answered as described, at every route', { timeout: 180_000 }, async () => {
  await signIns();
  await letters();
  await notices();
  await atTable(await table());
  await finished();
  await ofTheHouse();
  await goodbye();
  const undone = description.routes.filter(
    at => ![...(description.seen.get(at) ?? [])].some(status => status < 400),
  );
  expect(undone).toEqual([]);
});

test('what is refused is refused as described, at every route', { timeout: 60_000 }, async () => {
  const stranger = new Browser(house);
  for (const at of description.routes) {
    const [method = '', path = ''] = at.split(' ');
    const url = path.replace('{file}', `${'0'.repeat(64)}.js`).replaceAll(/\{\w+\}/g, 'nothing');
    // Another house than this one; and somebody who says nothing that is understood.
    expect((await stranger.ask(method, url, undefined, { host: 'elsewhere.example' })).status).toBe(421);
    await stranger.ask(method, url, method === 'GET' ? undefined : { nonsense: true });
    await stranger.ask(method, url, method === 'GET' ? undefined : '{', { 'content-type': 'text/xml' });
  }
  const unrefused = description.routes.filter(
    at => ![...(description.seen.get(at) ?? [])].some(status => status >= 400),
  );
  expect(unrefused).toEqual([]);
});
