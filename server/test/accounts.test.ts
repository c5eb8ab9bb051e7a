/** Guests become accounts, sign in elsewhere, and stay the only ones who can. */
import type { Possible } from '@kaffeehaus/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { Accounts, loginOf } from '../src/people/accounts.ts';
import { Guesses } from '../src/people/guesses.ts';
import { Scrypt } from '../src/people/scrypt.ts';
import { Authenticator } from './authenticator.ts';
import { Browser, guest } from './browser.ts';
import { MINUTE, ORIGIN, addPasskey, error, openForMembers, quick } from './members.ts';
import { postOffice } from './smtp.ts';
import type { PostOffice } from './smtp.ts';

let office: PostOffice;
let house: House;
let now = 0;
let slept: number[] = [];

beforeAll(async () => {
  office = await postOffice();
});
afterAll(() => office.close());

beforeEach(async () => {
  now = Date.parse('2026-06-01T10:00:00Z');
  slept = [];
  office.received.length = 0;
  house = await openForMembers({ now: () => now, smtp: office.url, sleep: ms => void slept.push(ms) });
});
afterEach(() => closeHouse(house));

const secretIn = (path: string): string => {
  const text = office.received.at(-1)?.text ?? '';
  return new RegExp(`${ORIGIN}/${path}/([\\w-]+)`).exec(text)?.[1] ?? '';
};

const withMail = async (browser: Browser, address: string): Promise<void> => {
  expect((await browser.ask('PUT', '/me/mail', { address })).status).toBe(202);
  await house.senders.idle();
  expect(await house.accounts.confirmMail(secretIn('confirm'))).toBeDefined();
};

describe('a password', () => {
  const signUp = async (name = 'Ada', login = 'Ada'): Promise<Browser> => {
    const browser = await guest(house, name);
    const { status } = await browser.ask('PUT', '/me/password', { login, password: 'grüner Wagen' });
    expect(status).toBe(200);
    return browser;
  };

  test('signs in elsewhere under the same name however it is written, with a new cookie', async () => {
    const ada = await signUp();
    const other = await guest(house, 'Somebody');
    const former = other.cookie;
    const login = { login: ' ADA ', password: 'grüner Wagen' };
    expect(await other.post('/login/password', login)).toMatchObject({ status: 200, body: { name: 'Ada' } });
    expect(other.cookie).not.toBe(former);
    other.cookie = former;
    expect(error(await other.get('/me'))).toEqual([401, 'not-signed-in']);
    expect((await ada.get('/me')).body).toMatchObject({ kind: 'account' });
  });

  test('is changed by whoever knows it', async () => {
    const ada = await signUp();
    const next = { login: 'ada', password: 'another one' };
    expect(error(await ada.ask('PUT', '/me/password', next))).toEqual([403, 'wrong-password']);
    expect((await ada.ask('PUT', '/me/password', { ...next, current: 'grüner Wagen' })).status).toBe(200);
    expect((await ada.another().post('/login/password', next)).status).toBe(200);
  });

  test.each([
    [{ login: 'al', password: 'long enough' }, 'bad-login'],
    [{ login: 'a b', password: 'long enough' }, 'bad-login'],
    [{ login: 'ada', password: 'short' }, 'weak-password'],
    [{ login: 'lovelace', password: 'xLovelace1' }, 'weak-password'],
  ])('%j is refused: %s', async (body, why) => {
    const ada = await guest(house, 'Ada');
    expect(error(await ada.ask('PUT', '/me/password', body))).toEqual([400, why]);
    expect((await ada.get('/me')).body).toMatchObject({ kind: 'guest' });
  });

  test('a sign-in name that two want at the same moment is one person’s', async () => {
    const both = await Promise.all([guest(house, 'Ada'), guest(house, 'Ada')]);
    const asked = both.map(one => one.ask('PUT', '/me/password', { login: 'ada', password: 'long enough' }));
    expect((await Promise.all(asked)).map(error).sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, undefined],
      [409, 'login-taken'],
    ]);
  });

  test('a sign-in name is one person’s, names are not', async () => {
    await signUp();
    const eve = await guest(house, 'Ada');
    const taken = { login: 'ada', password: 'long enough' };
    expect(error(await eve.ask('PUT', '/me/password', taken))).toEqual([409, 'login-taken']);
  });

  test('can be guessed at five times in a quarter of an hour from one network; the answer tells no name', async () => {
    await signUp();
    const eve = new Browser(house);
    const tries = async (login: string, password = 'wrong'): Promise<readonly unknown[]> =>
      error(await eve.post('/login/password', { login, password }));
    for (const login of ['ada', 'nobody']) {
      for (let i = 0; i < 5; i++) expect(await tries(login)).toEqual([403, 'wrong-password']);
      expect(await tries(login)).toEqual([429, 'too-fast']);
    }
    expect(await tries('ada', 'grüner Wagen')).toEqual([429, 'too-fast']);
    now += 15 * MINUTE;
    expect((await tries('ada', 'grüner Wagen'))[0]).toBe(200);
  });

  test('an unknown name costs as much work', async () => {
    let worked = 0;
    const counting = new Scrypt(async (password, salt) => {
      worked += 1;
      return quick(password, salt);
    });
    const accounts = new Accounts(house, { scrypt: counting, sleep: async () => {} });
    await signUp();
    for (const login of ['ada', 'nobody', '!']) {
      await expect(accounts.byPassword(login, 'wrong', 'there')).rejects.toThrow(/belong together/);
    }
    expect(worked).toBe(3);
  });

  test('from many networks it only gets slower, never closed', () => {
    const guesses = new Guesses(house.limits, () => now, house.bus);
    const delays: number[] = [];
    for (let i = 0; i < 20; i++) {
      delays.push(guesses.delay('ada'));
      expect(guesses.closed('ada', `network ${i}`)).toBe(0);
      guesses.failed('ada');
    }
    expect(delays.slice(0, 10).every(ms => ms === 0)).toBe(true);
    expect(delays.slice(10, 14)).toEqual([250, 500, 1_000, 2_000]);
    expect(Math.max(...delays)).toBe(8_000);
    expect(guesses.delay('eve')).toBe(0);
    now += 15 * MINUTE;
    expect(guesses.delay('ada')).toBe(0);
  });

  test.each([
    ['Ada', 'ada'],
    ['ＡＤＡ', 'ada'],
    ['ada@example.org', 'ada@example.org'],
    ['-ada', undefined],
    ['a'.repeat(65), undefined],
  ])('the sign-in name %j is %j', (text, login) => expect(loginOf(text)).toBe(login));
});

describe('another device', () => {
  test('signs in with eight letters, once, within ten minutes', async () => {
    const ada = await guest(house, 'Ada');
    const code = async (): Promise<string> =>
      ((await ada.post('/me/device-code')).body as { code: string }).code;
    const first = await code();
    expect(first).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
    const other = new Browser(house);
    expect(
      await other.post('/login/code', { code: ` ${first.toLowerCase().slice(0, 4)}-${first.slice(4)}` }),
    ).toMatchObject({
      status: 200,
      body: { name: 'Ada', kind: 'guest' },
    });
    expect(error(await other.post('/login/code', { code: first }))).toEqual([403, 'wrong-code']);
    const late = await code();
    now += 10 * MINUTE;
    expect(error(await other.post('/login/code', { code: late }))).toEqual([403, 'wrong-code']);
  });

  test('cannot guess codes: ten tries in ten minutes', async () => {
    const eve = new Browser(house);
    for (let i = 0; i < 10; i++)
      expect(error(await eve.post('/login/code', { code: 'BCDFGHJK' }))).toEqual([403, 'wrong-code']);
    expect(error(await eve.post('/login/code', { code: 'BCDFGHJK' }))).toEqual([429, 'too-fast']);
  });

  test('one of eight recovery codes signs in once, new ones replace them, and a stolen database has none', async () => {
    const ada = await guest(house, 'Ada');
    await withMail(ada, 'ada@example.org');
    const codes = async (): Promise<readonly string[]> =>
      ((await ada.post('/me/codes')).body as { codes: readonly string[] }).codes;
    const [first = '', second = '', ...rest] = await codes();
    expect([first.length, rest.length]).toEqual([19, 6]);
    const other = new Browser(house);
    expect((await other.post('/login/code', { code: first })).status).toBe(200);
    await house.senders.idle();
    expect(office.received.at(-1)?.text).toContain(
      'Somebody signed in to your account with a recovery code.',
    );
    expect(error(await other.post('/login/code', { code: first }))[0]).toBe(403);
    expect((await ada.get('/me/ways')).body).toMatchObject({ codes: 7 });
    await codes();
    expect(error(await other.post('/login/code', { code: second }))[0]).toBe(403);
    const stored = JSON.stringify(await house.db.selectFrom('codes').selectAll().execute());
    for (const code of [first, second]) expect(stored).not.toContain(code.slice(0, 9));
  });
});

describe('a mail address', () => {
  test('is used once it was confirmed, tells of changes, and lets its owner in again', async () => {
    const ada = await guest(house, 'Ada', 'de');
    await ada.ask('PUT', '/me/mail', { address: 'ada@example.org' });
    await house.senders.idle();
    expect((await ada.get('/me/ways')).body).toMatchObject({ mail: null });
    expect(office.received[0]?.headers.get('subject')).toContain('=?UTF-8?');
    const secret = secretIn('confirm');
    expect(await house.accounts.confirmMail(secret)).toBeDefined();
    expect(await house.accounts.confirmMail(secret)).toBeUndefined();
    expect((await ada.get('/me/ways')).body).toMatchObject({ mail: 'ada@example.org' });
    await addPasskey(ada, new Authenticator(ORIGIN));
    await house.senders.idle();
    const notice = office.received.at(-1);
    expect(notice?.text).toContain('Zu deinem Konto kam ein Passkey hinzu.');
    expect(notice?.text).toContain('Firefox, Linux');
    const other = new Browser(house);
    expect((await other.post('/login/mail', { address: 'ADA@example.org' })).status).toBe(202);
    await house.senders.idle();
    const link = { secret: secretIn('signin') };
    expect(await other.post('/login/link', link)).toMatchObject({ status: 200, body: { name: 'Ada' } });
    expect(error(await other.post('/login/link', link))).toEqual([403, 'wrong-code']);
  });

  test('of nobody gets the same answer, and no mail', async () => {
    const eve = new Browser(house);
    expect(await eve.post('/login/mail', { address: 'nobody@example.org' })).toMatchObject({
      status: 202,
      body: {},
    });
    await house.senders.idle();
    expect(office.received).toHaveLength(0);
  });

  test('cannot be flooded, by nobody and from nowhere', async () => {
    const ada = await guest(house, 'Ada');
    const send = async (address: string) => (await ada.ask('PUT', '/me/mail', { address })).status;
    for (let i = 0; i < 5; i++) expect(await send(`eve${i}@example.org`)).toBe(202);
    expect(await send('eve9@example.org')).toBe(429);
  });

  test('that is replaced hears of it', async () => {
    const ada = await guest(house, 'Ada');
    await withMail(ada, 'ada@example.org');
    await withMail(ada, 'new@example.org');
    await house.senders.idle();
    expect(office.received.at(-1)?.to).toEqual(['<ada@example.org>']);
  });
});

describe('settings', () => {
  test('close one’s profile to others', async () => {
    const ada = await guest(house, 'Ada');
    const { id } = (await ada.get('/me')).body as { id: string };
    const { person } = await house.db.selectFrom('people').select('person').executeTakeFirstOrThrow();
    const rating = { person, game: 'vienna', seats: 2, r: 1_600, rd: 60, games: 9, at: now };
    await house.db.insertInto('ratings').values(rating).execute();
    const eve = await guest(house, 'Eve');
    const seen = async (who: Browser): Promise<number> =>
      ((await who.get(`/people/${id}`)).body as { ratings: unknown[] }).ratings.length;
    expect([await seen(ada), await seen(eve)]).toEqual([1, 1]);
    await ada.ask('PATCH', '/me', { settings: { profile: 'me' } });
    expect([await seen(ada), await seen(eve)]).toEqual([1, 0]);
  });

  test('are kept, one by one, and nothing else is', async () => {
    const ada = await guest(house, 'Ada');
    const change = (settings: object) => ada.ask('PATCH', '/me', { settings });
    await change({ zone: 'Europe/Vienna', quiet: { from: 1_320, to: 420 } });
    await change({ notices: { turn: ['mail'] } });
    expect((await ada.get('/me/settings')).body).toEqual({
      zone: 'Europe/Vienna',
      quiet: { from: 1_320, to: 420 },
      notices: {
        turn: ['mail'],
        remind: [],
        start: [],
        over: [],
        invitation: [],
        mention: [],
      },
      vacation: null,
      profile: 'all',
    });
    for (const wrong of [
      { zone: 'Mars' },
      { quiet: { from: -1, to: 0 } },
      { colour: 'red' },
      { notices: { turn: ['fax'] } },
    ])
      expect((await change(wrong)).status).toBe(400);
    expect((await ada.ask('PATCH', '/me', { name: 'Ada\u202E L.', language: 'fr' })).body).toMatchObject({
      name: 'Ada L.',
      language: 'fr',
    });
    expect((await ada.ask('PATCH', '/me', { name: 'A' })).status).toBe(400);
  });
});

describe('whoever has forgotten the password', () => {
  const old = { login: 'ada', password: 'correct horse' };
  const fresh = { login: 'ada', password: 'battery staple' };

  const mayForget = async (who: Browser): Promise<boolean> => {
    const { body } = await who.ask('GET', '/me/ways');
    return (body as { readonly possible: Possible }).possible.forgotten;
  };

  test('comes in by a recovery code and chooses another, in the next quarter of an hour', async () => {
    const ada = await guest(house, 'Ada');
    await ada.ask('PUT', '/me/password', old);
    const { body } = await ada.post('/me/codes');
    const [first = '', second = ''] = (body as { readonly codes: readonly string[] }).codes;
    const other = new Browser(house);
    await other.post('/login/code', { code: first });
    // Only they are told that they need not say the old one.
    expect([await mayForget(ada), await mayForget(other)]).toEqual([false, true]);
    // Whoever was signed in all the time has not shown that they are Ada.
    expect(error(await ada.ask('PUT', '/me/password', fresh))).toEqual([403, 'wrong-password']);
    now += 15 * MINUTE;
    expect(await mayForget(other)).toBe(false);
    expect(error(await other.ask('PUT', '/me/password', fresh))).toEqual([403, 'wrong-password']);
    await other.post('/login/code', { code: second });
    now += 15 * MINUTE - 1;
    expect((await other.ask('PUT', '/me/password', fresh)).status).toBe(200);
    expect((await new Browser(house).post('/login/password', old)).status).toBe(403);
    expect((await new Browser(house).post('/login/password', fresh)).status).toBe(200);
  });

  test('or by a link from a mail; a code from another device proves nothing', async () => {
    const ada = await guest(house, 'Ada');
    await withMail(ada, 'ada@example.org');
    await ada.ask('PUT', '/me/password', old);
    const phone = new Browser(house);
    const { body } = await ada.post('/me/device-code');
    await phone.post('/login/code', body);
    expect(error(await phone.ask('PUT', '/me/password', fresh))).toEqual([403, 'wrong-password']);
    await phone.post('/login/mail', { address: 'ada@example.org' });
    await house.senders.idle();
    await phone.post('/login/link', { secret: secretIn('signin') });
    expect((await phone.ask('PUT', '/me/password', fresh)).status).toBe(200);
  });
});
