/** A game over days, as one who plays it hears of it: by a browser, by mail and by a webhook, all of them real. */
import { type ECDH, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Channel } from '@kaffeehaus/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { configOf, plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { isSigned } from '../src/notices/webhook.ts';
import { Browser, guest } from './browser.ts';
import { receiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import { postOffice } from './smtp.ts';
import type { PostOffice } from './smtp.ts';

const ORIGIN = 'https://house.example';
const CHANNELS: readonly Channel[] = ['push', 'mail', 'webhook'];

const DAYS = { kind: 'days', hours: 48 };

/** Everything is told by Ada's clock on the wall. */
const vienna = (day: number, time: string): number => Date.parse(`2026-06-0${day}T${time}:00+02:00`);

let office: PostOffice;
let hook: Receiver;
let service: Receiver;
let house: House;
let now = 0;

beforeAll(async () => {
  [office, hook, service] = await Promise.all([postOffice(), receiver(), receiver()]);
});

afterAll(() => Promise.all([office.close(), hook.close(), service.close()]));

beforeEach(async () => {
  now = vienna(1, '12:00');
  const { webhookAllow } = configOf({ DATA: '/nowhere', WEBHOOK_ALLOW: `${hook.host},${service.host}` });
  house = await openHouse(plainConfig({ origin: ORIGIN, smtp: office.url, webhookAllow }), {
    now: () => now,
  });
});

afterEach(() => closeHouse(house));

/** What a browser makes of a push that was sealed for its keys, as RFC 8291 has it. */
const unsealed = (
  body: Buffer,
  keys: ECDH,
  auth: Buffer,
): { readonly title: string; readonly url: string } => {
  const end = 21 + (body[20] ?? 0);
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, end), body.subarray(end)];
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, about, 32));
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
  const opener = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  opener.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as ReturnType<typeof unsealed>;
};

/** Sets time to a moment and lets the house look into its outbox. */
const come = async (moment: number): Promise<void> => {
  now = moment;
  await house.outbox.tick();
};

const answer = (id: string, seat: number): Promise<unknown> =>
  house.tables.take(id, room => {
    const { kernel } = room.rules;
    const ask = kernel.askOf(room.held.table, seat);
    if (!ask) throw new Error(`seat ${seat} is not asked`);
    const actor = room.course.chairs[seat]?.person ?? 0;
    return room.answer({ seat, actor, cmd: '', now }, room.putTo(seat), kernel.nth(ask, 0));
  });

const owes = async (id: string, seat: number): Promise<boolean> =>
  (await house.tables.look(id)).course.owing.includes(seat);

/** Somebody answers until they owe nothing, or until somebody else owes an answer. */
const answerUntil = async (id: string, seat: number, enough: () => Promise<boolean>): Promise<void> => {
  while ((await owes(id, seat)) && !(await enough())) await answer(id, seat);
};

test('is told by all three ways when it should be, and never when it need not', async () => {
  const [ada, eve] = [await guest(house, 'Ada'), await guest(house, 'Eve')];

  // Everything is chosen in one place.
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const browser = { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
  await ada.post('/me/push', { endpoint: `${service.url}/ada`, keys: browser });
  const { body: hooked } = await ada.post('/me/webhooks', { url: `${hook.url}/ada` });
  await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' });
  await house.senders.idle();
  const [, secret = ''] = /confirm\/([\w-]+)/.exec(office.received.at(-1)?.text ?? '') ?? [];
  await house.accounts.confirmMail(secret);
  const quiet = { from: 22 * 60, to: 8 * 60 };
  const notices = { turn: CHANNELS, remind: CHANNELS, invitation: CHANNELS, mention: CHANNELS };
  await ada.ask('PATCH', '/me', { settings: { zone: 'Europe/Vienna', quiet, notices } });
  office.received.length = 0;

  /** Titles that have come since this was last asked, by each way. */
  const news = (): readonly (readonly string[])[] => {
    const pushed = service.arrived.splice(0).map(({ body }) => unsealed(body, keys, auth).title);
    const mailed = office.received.splice(0).map(({ headers }) => headers.get('subject') ?? '');
    const called = hook.arrived.splice(0).map(({ headers, body }) => {
      const { secret: shared } = hooked as { readonly secret: string };
      const signature = String(headers['x-kaffeehaus-signature']);
      expect(isSigned(Buffer.from(shared), signature, String(body), now)).toBe(true);
      return (JSON.parse(String(body)) as { readonly title: string }).title;
    });
    return [pushed, mailed, called];
  };
  const byAll = (title: string) => CHANNELS.map(() => [title]);
  const NOTHING = CHANNELS.map(() => []);

  const table = async (): Promise<string> => {
    const { body } = await eve.post('/tables', {
      game: 'vienna',
      seats: 2,
      pace: DAYS,
      open: 'all',
    });
    const { id } = body as { readonly id: string };
    await ada.post(`/tables/${id}/sit`, { terms: 1 });
    expect((await eve.post(`/tables/${id}/start`)).status).toBe(200);
    return id;
  };
  const [EVE, ADA] = [0, 1];

  // Two tables wait for her within five minutes: one message.
  const first = await table();
  await come(vienna(1, '12:03'));
  const second = await table();
  await come(vienna(1, '12:04'));
  expect(news()).toEqual(NOTHING);
  await come(vienna(1, '12:05'));
  expect(news()).toEqual(byAll('It is your turn at 2 tables'));
  await come(vienna(1, '12:20'));
  expect(news()).toEqual(NOTHING);

  // Whoever answers before five minutes have passed is not told.
  const never = async (): Promise<boolean> => false;
  for (const id of [first, second]) await answerUntil(id, ADA, never);
  await answerUntil(first, EVE, () => owes(first, ADA));
  await come(vienna(1, '12:24'));
  expect(await owes(first, ADA)).toBe(true);
  await answerUntil(first, ADA, never);
  await come(vienna(1, '12:40'));
  expect(news()).toEqual(NOTHING);

  // Whom one has played with one can ask to another table, and speak to there: what is said the house does not pass on.
  const { body: who } = await ada.get('/me');
  const { body: third } = await eve.post('/tables', { game: 'estoril', seats: 3, pace: DAYS });
  const { id: other } = third as { readonly id: string };
  await eve.post(`/tables/${other}/invites`, { person: (who as { readonly id: string }).id });
  await come(vienna(1, '12:41'));
  expect(office.received[0]?.text).toMatch(/Estoril.* with Eve: you are invited to play/);
  const [, invite = ''] =
    new RegExp(`${ORIGIN}/#/join/${other}/([\\w-]{43})`).exec(office.received[0]?.text ?? '') ?? [];
  expect(news()).toEqual(byAll('You are invited to a table'));
  expect((await ada.post(`/tables/${other}/sit`, { invite })).body).toEqual({ seat: 1 });
  await eve.post(`/tables/${other}/chat`, { to: 'table', text: 'Hello @ada, the parrot sleeps.' });
  await eve.post(`/tables/${other}/chat`, { to: 'table', text: 'I wait for everybody.' });
  await come(vienna(1, '12:45'));
  expect(news()).toEqual(NOTHING);
  await come(vienna(1, '12:46'));
  expect(office.received[0]?.raw).not.toContain('parrot');
  expect(news()).toEqual(byAll('Somebody speaks to you'));

  // At night she sleeps, and hears of it in the morning.
  await come(vienna(1, '22:30'));
  await answerUntil(first, EVE, () => owes(first, ADA));
  for (const time of ['22:36', '23:59']) await come(vienna(1, time));
  await come(vienna(2, '07:59'));
  expect(news()).toEqual(NOTHING);
  await come(vienna(2, '08:00'));
  const [letter] = office.received;
  expect(letter?.text).toMatch(
    /Vienna.* with Eve: it is your turn\. You have until Wednesday,? 3 June at 22:30/,
  );
  expect(letter?.text).toContain(`${ORIGIN}/#/table/${first}`);
  expect(news()).toEqual(byAll('It is your turn'));

  // Half of the time has gone at night, too.
  await come(vienna(2, '22:30'));
  expect(news()).toEqual(NOTHING);
  await come(vienna(3, '08:00'));
  expect(news()).toEqual(byAll('Your time is running'));

  // One press in a mail program ends mails, and nothing else.
  const link = /<(https:[^>]+)>/.exec(letter?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-kaffeehaus': '' };
  const pressed = await new Browser(house).ask(
    'POST',
    new URL(link).pathname,
    'List-Unsubscribe=One-Click',
    form,
  );
  expect(pressed.status).toBe(200);
  await come(vienna(3, '12:54'));
  expect(news()).toEqual([['Your time is running'], [], ['Your time is running']]);

  // Who has answered is reminded no more.
  await answerUntil(first, ADA, never);
  await come(vienna(3, '21:30'));
  expect(news()).toEqual(NOTHING);
}, 30_000);

test('tells nothing to whoever has chosen nothing, though all ways are known', async () => {
  const [ada, eve] = [await guest(house, 'Ada'), await guest(house, 'Eve')];
  await ada.post('/me/webhooks', { url: `${hook.url}/ada` });
  const { body } = await eve.post('/tables', { game: 'vienna', seats: 2, pace: DAYS, open: 'all' });
  const { id } = body as { readonly id: string };
  await ada.post(`/tables/${id}/sit`, { terms: 1 });
  await eve.post(`/tables/${id}/start`);
  for (let hours = 0; hours < 48; hours++) await come(now + 3_600_000);
  expect(hook.arrived).toEqual([]);
  const { body: settings } = await ada.get('/me/settings');
  expect(Object.values((settings as { readonly notices: object }).notices).flat()).toEqual([]);
  // The test is told without a choice: it is asked for.
  expect((await ada.post('/me/notices/test', { channel: 'webhook' })).body).toEqual({ outcome: 'sent' });
  expect(hook.arrived.length).toBe(1);
});
