/** A passkey is its person's, at this address, once; whoever copies, changes or carries one elsewhere has nothing. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { plainConfig } from '../src/config.ts';
import { Authenticator } from './authenticator.ts';
import { guest } from './browser.ts';
import type { Answer, Browser } from './browser.ts';
import { MINUTE, ORIGIN, addPasskey, error, openForMembers } from './members.ts';
import { GENEROUS } from './visit.ts';

let house: House;
let now = 0;

beforeEach(async () => {
  now = Date.parse('2026-06-01T10:00:00Z');
  house = await openForMembers({ now: () => now, limits: GENEROUS });
});
afterEach(() => closeHouse(house));

describe('a passkey', () => {
  test('makes a guest an account, the same person, and signs in elsewhere', async () => {
    const ada = await guest(house, 'Ada');
    const { body: before } = await ada.get('/me');
    const key = new Authenticator(ORIGIN);
    expect(await addPasskey(ada, key)).toMatchObject({
      status: 201,
      body: { passkeys: [{ name: 'Laptop' }] },
    });
    const { body: after } = await ada.get('/me');
    expect(after).toEqual({ ...(before as object), kind: 'account' });
    const other = ada.another();
    const { body: options } = await other.post('/login/passkey/options');
    expect(options).not.toHaveProperty('allowCredentials.0');
    expect(await other.post('/login/passkey', { passkey: key.show(options) })).toMatchObject({
      status: 200,
      body: after,
    });
    expect((await other.get('/me')).body).toEqual(after);
  });

  test('is shown once: a second time, to another house, altered or too late, it is nothing', async () => {
    const ada = await guest(house, 'Ada');
    const key = new Authenticator(ORIGIN);
    await addPasskey(ada, key);
    const other = ada.another();
    const ask = async () =>
      (await other.post('/login/passkey/options')).body as { challenge: string; rpId: string };
    const shown = key.show(await ask());
    expect((await other.post('/login/passkey', { passkey: shown })).status).toBe(200);
    expect(error(await other.post('/login/passkey', { passkey: shown }))).toEqual([403, 'wrong-passkey']);
    const elsewhere = new Authenticator('https://evil.example');
    Object.assign(elsewhere, { user: key.user });
    expect(error(await other.post('/login/passkey', { passkey: elsewhere.show(await ask()) }))[0]).toBe(403);
    const own = { challenge: Buffer.alloc(56).toString('base64url'), rpId: 'house.example' };
    expect(error(await other.post('/login/passkey', { passkey: key.show(own) }))[0]).toBe(403);
    const late = await ask();
    now += 6 * MINUTE;
    expect(error(await other.post('/login/passkey', { passkey: key.show(late) }))[0]).toBe(403);
    const clone = key.show(await ask());
    key.counter = 0;
    expect((await other.post('/login/passkey', { passkey: clone })).status).toBe(200);
    expect(error(await other.post('/login/passkey', { passkey: key.show(await ask()) }))[0]).toBe(403);
  });

  test('that does not count is shown once all the same', async () => {
    const ada = await guest(house, 'Ada');
    const key = new Authenticator(ORIGIN, false);
    await addPasskey(ada, key);
    const other = ada.another();
    const passkey = key.show((await other.post('/login/passkey/options')).body);
    expect((await other.post('/login/passkey', { passkey })).status).toBe(200);
    expect(error(await other.post('/login/passkey', { passkey }))).toEqual([403, 'wrong-passkey']);
  });

  test('made for one person cannot be added to another', async () => {
    const [ada, eve] = [await guest(house, 'Ada'), await guest(house, 'Eve')];
    const key = new Authenticator(ORIGIN);
    const { body: options } = await ada.post('/me/passkeys/options');
    const passkey = key.create(options);
    expect(error(await eve.post('/me/passkeys', { passkey }))).toEqual([403, 'wrong-passkey']);
    expect((await ada.post('/me/passkeys', { passkey })).status).toBe(201);
    expect(error(await ada.post('/me/passkeys', { passkey }))).toEqual([403, 'wrong-passkey']);
  });

  test('works on localhost, and over plain http nowhere else', async () => {
    const local = await openHouse(plainConfig(), { now: () => now });
    const ada = await guest(local, 'Ada');
    const key = new Authenticator('http://localhost:4950');
    expect((await addPasskey(ada, key)).status).toBe(201);
    const plain = { host: '127.0.0.1:4950' };
    expect(error(await ada.ask('POST', '/me/passkeys/options', {}, plain))).toEqual([409, 'needs-https']);
    expect((await ada.ask('GET', '/me/ways', undefined, plain)).body).toMatchObject({
      possible: { passkeys: false, push: false, mail: false, forgotten: false },
    });
    await closeHouse(local);
  });

  test('the last way to sign in stays', async () => {
    const ada = await guest(house, 'Ada');
    const key = new Authenticator(ORIGIN);
    await addPasskey(ada, key);
    expect(error(await ada.ask('DELETE', `/me/passkeys/${key.id}`))).toEqual([409, 'last-way']);
    await ada.ask('PUT', '/me/password', { login: 'ada', password: 'long enough' });
    expect((await ada.ask('DELETE', `/me/passkeys/${key.id}`)).status).toBe(200);
    expect(error(await ada.ask('DELETE', '/me/password'))).toEqual([409, 'last-way']);
  });

  test('of the last two ways to sign in one stays, also if both are to go at the same moment', async () => {
    const ada = await guest(house, 'Ada');
    const key = new Authenticator(ORIGIN);
    await addPasskey(ada, key);
    await ada.ask('PUT', '/me/password', { login: 'ada-at-once', password: 'long enough' });
    const both = await Promise.all([
      ada.ask('DELETE', `/me/passkeys/${key.id}`),
      ada.ask('DELETE', '/me/password'),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  describe('in the wrong hands', () => {
    type Asked = { challenge: string; rpId: string };
    let key: Authenticator;
    let ada: Browser;

    beforeEach(async () => {
      ada = await guest(house, 'Ada');
      key = new Authenticator(ORIGIN);
      expect((await addPasskey(ada, key)).status).toBe(201);
    });

    const asked = async (): Promise<Asked> => (await ada.another().post('/login/passkey/options')).body;
    const shown = (passkey: unknown): Promise<Answer> => ada.another().post('/login/passkey', { passkey });
    const WRONG = [403, 'wrong-passkey'];

    test('the right key on another page, or for another site, opens nothing', async () => {
      for (const origin of [
        'https://evil.example',
        'http://house.example',
        'https://house.example:8443',
        'https://house.example.evil.example',
        'https://sub.house.example',
        'null',
        '',
      ])
        expect([origin, ...error(await shown(key.show(await asked(), { origin })))]).toEqual([
          origin,
          ...WRONG,
        ]);
      for (const rpId of ['evil.example', 'example', 'sub.house.example', ''])
        expect([rpId, ...error(await shown(key.show({ ...(await asked()), rpId })))]).toEqual([
          rpId,
          ...WRONG,
        ]);
      expect((await shown(key.show(await asked()))).status).toBe(200);
    });

    test('what was signed for something else opens nothing: a passkey being made, another sort of answer', async () => {
      const making = (await ada.post('/me/passkeys/options')).body as Asked;
      expect(error(await shown(key.show({ ...making, rpId: 'house.example' })))).toEqual(WRONG);
      for (const type of ['webauthn.create', 'payment.get', ''])
        expect(error(await shown(key.show(await asked(), { type })))).toEqual(WRONG);
    });

    test('every byte of it counts', async () => {
      const good = key.show(await asked());
      for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
        const bytes = Buffer.from(good.response[part], 'base64url');
        for (let at = 0; at < bytes.length; at += 3) {
          const changed = Buffer.from(bytes);
          changed[at] = (changed[at] ?? 0) ^ 0x41;
          const response = { ...good.response, [part]: changed.toString('base64url') };
          expect([part, at, ...error(await shown({ ...good, response }))]).toEqual([part, at, ...WRONG]);
        }
      }
      expect((await shown(good)).status).toBe(200);
    });

    test('another’s passkey is not opened by one’s own, whatever it is called', async () => {
      const eve = new Authenticator(ORIGIN);
      await addPasskey(await guest(house, 'Eve'), eve);
      const own = eve.show(await asked());
      expect(error(await shown({ ...own, id: key.id, rawId: key.id }))).toEqual(WRONG);
      const asAda = { ...own, response: { ...own.response, userHandle: key.user } };
      const { body } = await shown(asAda);
      expect(body).not.toMatchObject({ name: 'Ada' });
    });

    test('nothing is shown twice, not at the same moment either', async () => {
      const once = key.show(await asked());
      const both = await Promise.all([1, 2, 3, 4].map(() => shown(once)));
      expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403, 403, 403]);
    });

    test('of two copies that count, one is found out as soon as both were used', async () => {
      const copy = [key.show(await asked()), key.show(await asked())];
      expect((await shown(copy[1])).status).toBe(200);
      expect(error(await shown(copy[0]))).toEqual(WRONG);
      // At the same moment, with the same count.
      const [a, b] = [await asked(), await asked()];
      const first = key.show(a);
      key.counter -= 1;
      const second = key.show(b);
      const both = await Promise.all([shown(first), shown(second)]);
      expect(both.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 403]);
    });
  });
});
