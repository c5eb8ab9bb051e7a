/** Somebody means harm: attempts of one adversary with an account, a browser and patience. docs/security.md lists them all. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { Accounts } from '../src/people/accounts.ts';
import { clean } from '../src/people/clean.ts';
import { Scrypt } from '../src/people/scrypt.ts';
import { Browser, guest } from './browser.ts';
import { GENEROUS, Open } from './visit.ts';

const TOKEN = 'f'.repeat(64);

let house: House;
/** Passwords that are being worked out; each waits until it is let go. */
let working: (() => void)[] = [];

beforeEach(async () => {
  working = [];
  house = await openHouse(plainConfig({ limits: GENEROUS }), { admin: TOKEN });
});
afterEach(() => closeHouse(house));

const slow = (password: string, salt: Uint8Array): Promise<Uint8Array> =>
  new Promise(done => {
    working.push(() => done(createHash('sha256').update(password).update(salt).digest()));
  });

/** Lets every password through that waits, until none does. */
const letGo = async (scrypt: Scrypt): Promise<void> => {
  while (scrypt.waiting > 0) {
    for (const go of working.splice(0)) go();
    await new Promise(done => setImmediate(done));
  }
};

const withSlowPasswords = (): Scrypt => {
  const scrypt = new Scrypt(slow);
  Object.assign(house, { accounts: new Accounts(house, { scrypt, sleep: () => Promise.resolve() }) });
  return scrypt;
};

describe('a session', () => {
  test('cannot be chosen by somebody else: a cookie that was planted is never taken over', async () => {
    const planted = `s=${'A'.repeat(43)}`;
    const victim = new Browser(house);
    victim.cookie = planted;
    expect((await victim.post('/people', { name: 'Ada' })).status).toBe(201);
    expect(victim.cookie).not.toBe(planted);
    const thief = new Browser(house);
    thief.cookie = planted;
    expect((await thief.get('/me')).status).toBe(401);
  });

  test('that was known before signing in is nobody’s afterwards', async () => {
    const victim = await guest(house, 'Ada');
    await victim.ask('PUT', '/me/password', { login: 'ada.ferreira', password: 'kipferl und kaffee' });
    const shared = await guest(house, 'Somebody');
    const known = shared.cookie;
    const { status } = await shared.post('/login/password', {
      login: 'ada.ferreira',
      password: 'kipferl und kaffee',
    });
    expect(status).toBe(200);
    expect(shared.cookie).not.toBe(known);
    const thief = new Browser(house);
    thief.cookie = known;
    expect((await thief.get('/me')).status).toBe(401);
  });

  test('a code that is said to many at the same moment lets one of them in', async () => {
    const owner = await guest(house, 'Ada');
    const { body } = await owner.post('/me/device-code');
    const { code } = body as { readonly code: string };
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => new Browser(house).post('/login/code', { code })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(7);
  });
});

describe('denial by one account', () => {
  test('by setting passwords again and again: others are worked out in between', async () => {
    const ben = await guest(house, 'Ben');
    const bad = await guest(house, 'Mallory');
    const scrypt = withSlowPasswords();
    const flood = Array.from({ length: 40 }, (_, i) =>
      bad.ask('PUT', '/me/password', { login: 'mallory', password: `password number ${i}` }),
    );
    await vi.waitFor(() => expect(scrypt.waiting).toBe(3), 10_000);
    const set = ben.ask('PUT', '/me/password', { login: 'benjamin', password: 'kipferl und kaffee' });
    await vi.waitFor(() => expect(scrypt.waiting).toBe(4), 10_000);
    await letGo(scrypt);
    expect((await set).status).toBeLessThan(300);
    const refused = (await Promise.all(flood)).filter(({ status }) => status >= 400);
    expect(refused.length).toBe(37);
  });

  test('by trying many names from one network: others sign in all the same', async () => {
    const scrypt = withSlowPasswords();
    const bad = new Browser(house);
    const tries = Array.from({ length: 40 }, (_, i) =>
      bad.post('/login/password', { login: `nobody${i}`, password: 'x'.repeat(8) }),
    );
    await vi.waitFor(() => expect(scrypt.waiting).toBe(3), 10_000);
    // Somebody from elsewhere.
    const other = house.accounts.byPassword('somebody', 'kipferl und kaffee', '198.51.100.7');
    await vi.waitFor(() => expect(scrypt.waiting).toBe(4), 10_000);
    const heard = expect(other).rejects.toMatchObject({ error: 'wrong-password' });
    await letGo(scrypt);
    await heard;
    await Promise.all(tries);
  });

  test('by asking for hints at all one’s tables at once: one is thought about', async () => {
    const ada = await guest(house, 'Ada');
    let done: (() => void) | undefined;
    const thought = new Promise<undefined>(go => (done = () => go(undefined)));
    const asked = vi.spyOn(house.play, 'hint').mockReturnValue(thought);
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) {
      const wish = { game: 'estoril', seats: 2, hints: true, chairs: ['me', 'random'] };
      tables.push(((await ada.post('/tables', wish)).body as { readonly id: string }).id);
    }
    const hints = tables.map(id => ada.post(`/tables/${id}/hint`));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 10_000);
    const refused = await Promise.all(hints.slice(1));
    done?.();
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('by filling the house with browsers to be told: ten, and a few tries an hour', async () => {
    const ada = await guest(house, 'Ada');
    const keys = { p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url') };
    const add = (n: number) =>
      ada.post('/me/push', {
        endpoint: `https://push.example.org/${n}`,
        keys: { ...keys, auth: Buffer.alloc(16, n + 1).toString('base64url') },
      });
    const added: number[] = [];
    for (let n = 0; n < 12; n++) added.push((await add(n)).status);
    expect(added).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409]);
    const told: number[] = [];
    for (let n = 0; n < 7; n++) told.push((await ada.post('/me/notices/test', { channel: 'mail' })).status);
    expect(told.slice(5)).toEqual([429, 429]);
  });
});

describe('a bomb', () => {
  test('a body that was squeezed is not opened', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
    const { status } = await new Browser(house).ask('POST', '/people', bomb.toString('latin1'), {
      'content-encoding': 'gzip',
    });
    expect([400, 413, 415]).toContain(status);
  });

  test('lines take nothing that is squeezed', async () => {
    const door = await Open.door();
    const ada = await door.guest('Ada');
    const socket = new WebSocket(`${door.origin.replace('http', 'ws')}/ws`, ['kaffeehaus.1.json'], {
      headers: ada.http.headers,
      perMessageDeflate: true,
    });
    await new Promise((opened, failed) => socket.on('open', opened).on('error', failed));
    expect(socket.extensions).toBe('');
    socket.terminate();
    await door.close();
  });

  test('a name or a line that is made to be cleaned for ever is cleaned at once', () => {
    const parts = [
      '\u0301',
      '\u200D',
      'a\u200D',
      ' \t',
      '\u{E0041}',
      '\uD83D',
      'a\u0301\u0301\u0301\u0301\u0301',
    ];
    for (const part of parts) {
      const before = process.cpuUsage();
      clean(part.repeat(4000));
      expect([part, process.cpuUsage(before).user / 1000 < 100]).toEqual([part, true]);
    }
  });
});

describe('the time that a refusal takes', () => {
  /** How the quickest of many tries of two guesses compare: whatever else the machine does only makes tries slower. */
  const quickest = async (one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> => {
    const times: [number[], number[]] = [[], []];
    for (let i = 0; i < 120; i++)
      for (const [which, guess] of [one, other].entries()) {
        const begun = performance.now();
        await guess();
        times[which]?.push(performance.now() - begun);
      }
    return Math.min(...times[0]) / Math.min(...times[1]);
  };

  test('does not tell how much of the operator’s token, or of a cookie, was guessed', async () => {
    const near = new Browser(house);
    const admin = (token: string) => () =>
      near.ask('GET', '/metrics', undefined, { authorization: `Bearer ${token}` });
    const ratio = await quickest(admin(`${TOKEN.slice(0, 63)}0`), admin('0'.repeat(64)));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    const owner = await guest(house, 'Ada');
    const cookie = (value: string) => () => {
      const browser = new Browser(house);
      browser.cookie = value;
      return browser.get('/me');
    };
    const almost = `${owner.cookie.slice(0, -1)}${owner.cookie.endsWith('A') ? 'B' : 'A'}`;
    const second = await quickest(cookie(almost), cookie(`s=${'0'.repeat(43)}`));
    expect(second).toBeGreaterThan(0.5);
    expect(second).toBeLessThan(2);
  });
});
