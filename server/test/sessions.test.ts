/** Where somebody is signed in, by which door they came, and how far it leads. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { perform } from '../src/admin/deeds.ts';
import { deviceOf } from '../src/people/device.ts';
import { Browser, guest } from './browser.ts';
import type { Answer } from './browser.ts';
import { MINUTE, ORIGIN, error, openForMembers } from './members.ts';

let house: House;
let now = 0;

beforeEach(async () => {
  now = Date.parse('2026-06-01T10:00:00Z');
  house = await openForMembers({ now: () => now });
});
afterEach(() => closeHouse(house));

describe('sessions', () => {
  test('are listed by device and ended one by one or together', async () => {
    const ada = await guest(house, 'Ada');
    const others = [new Browser(house), new Browser(house)];
    for (const other of others) {
      other.agent =
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
      now += MINUTE;
      const { body } = await ada.post('/me/device-code');
      await other.post('/login/code', body);
    }
    const list = (await ada.get('/me/sessions')).body as { id: string; device: string; mine: boolean }[];
    expect(list.map(({ device, mine }) => [device, mine])).toEqual([
      ['Safari, iPhone', false],
      ['Safari, iPhone', false],
      ['Firefox, Linux', true],
    ]);
    expect((await ada.ask('DELETE', `/me/sessions/${list[0]?.id}`)).body).toHaveLength(2);
    // The list begins with the device that was used last.
    expect((await others[0]?.get('/me'))?.status).toBe(200);
    expect((await others[1]?.get('/me'))?.status).toBe(401);
    const eve = await guest(house, 'Eve');
    expect((await eve.ask('DELETE', `/me/sessions/${list[1]?.id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', '/me/sessions/others')).body).toHaveLength(1);
    expect((await ada.get('/me')).status).toBe(200);
  });

  test('all others end with a change of password, if that is wished', async () => {
    const ada = await guest(house, 'Ada');
    const other = new Browser(house);
    await other.post('/login/code', (await ada.post('/me/device-code')).body);
    await ada.ask('PUT', '/me/password', { login: 'ada', password: 'long enough', endOthers: true });
    expect([(await ada.get('/me')).status, (await other.get('/me')).status]).toEqual([200, 401]);
  });

  test('devices have names', () => {
    expect(
      deviceOf('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'),
    ).toBe('Edge, Windows');
    expect(deviceOf('kaffeehaus/0.1 (linux)')).toBe('Kaffeehaus');
    expect(deviceOf('<script>')).toBe('');
    expect(deviceOf(undefined)).toBe('');
  });
});

describe('the link of a seat', () => {
  const seated = async (): Promise<readonly [Browser, string]> => {
    const ada = await guest(house, 'Ada');
    const { body } = await ada.post('/tables', {
      game: 'vienna',
      seats: 2,
      pace: { kind: 'none' },
      open: 'link',
      chairs: ['me', 'random'],
    });
    return [ada, (body as { id: string }).id];
  };
  const linkOf = async (ada: Browser, id: string): Promise<{ secret: string; link: string }> =>
    (await ada.post(`/tables/${id}/rejoin-link`)).body;
  const come = (secret: string): Promise<Answer> => new Browser(house).post('/login/seat', { secret });

  test('opens that table on another device, and nothing else', async () => {
    const [ada, id] = await seated();
    const { body } = await ada.post('/tables', {
      game: 'vienna',
      seats: 2,
      open: 'link',
      chairs: ['me', 'random'],
    });
    const { id: elsewhere } = body as { id: string };
    const { secret, link } = await linkOf(ada, id);
    expect(link).toBe(`${ORIGIN}/#/seat/${id}/${secret}`);
    const phone = new Browser(house);
    expect(await phone.post('/login/seat', { secret })).toMatchObject({
      status: 200,
      body: { name: 'Ada', table: id, seat: 0 },
    });
    expect((await phone.get(`/tables/${id}`)).body).toMatchObject({ mine: 0 });
    expect((await phone.get(`/tables/${elsewhere}`)).status).toBe(404);
    expect(await phone.get('/me')).toMatchObject({ status: 200, body: { atChair: true } });
    expect((await ada.get('/me')).body).not.toHaveProperty('atChair');
    for (const [method, url] of [
      ['GET', '/me/export'],
      ['POST', '/me/device-code'],
      ['POST', '/me/codes'],
      ['GET', '/me/sessions'],
      ['POST', '/tables'],
      // A link is for playing: not for another one, nor for what the owner may do.
      ['POST', `/tables/${id}/rejoin-link`],
      ['DELETE', `/tables/${id}/rejoin-link`],
      ['POST', `/tables/${id}/start`],
      ['POST', `/tables/${id}/invites`],
      ['POST', `/tables/${id}/close`],
    ] as const)
      expect([url, (await phone.ask(method, url, method === 'GET' ? undefined : {})).status]).toEqual([
        url,
        403,
      ]);
    expect((await ada.get('/me/sessions')).body).toMatchObject([{ seat: false }, { seat: true }]);
  });

  test('is ended by another one, by its owner, and when the chair changes hands', async () => {
    const [ada, id] = await seated();
    const first = await linkOf(ada, id);
    const phone = new Browser(house);
    expect((await phone.post('/login/seat', { secret: first.secret })).status).toBe(200);
    const second = await linkOf(ada, id);
    expect((await phone.get('/me')).status).toBe(401);
    expect(error(await come(first.secret))).toEqual([403, 'wrong-code']);
    expect((await come(second.secret)).status).toBe(200);
    expect((await ada.ask('DELETE', `/tables/${id}/rejoin-link`)).status).toBe(200);
    expect(error(await come(second.secret))).toEqual([403, 'wrong-code']);
    const third = await linkOf(ada, id);
    await ada.post(`/tables/${id}/leave`);
    expect(error(await come(third.secret))).toEqual([403, 'wrong-code']);
    // Back on the same chair, but it is not the same time.
    expect((await ada.post(`/tables/${id}/sit`, { seat: 0 })).status).toBe(200);
    expect(error(await come(third.secret))).toEqual([403, 'wrong-code']);
  });

  test('is nobody else’s to ask for', async () => {
    const [, id] = await seated();
    const eve = await guest(house, 'Eve');
    expect((await eve.post(`/tables/${id}/rejoin-link`)).status).toBe(404);
  });
});

describe('whom the operator keeps out', () => {
  test('does not come in by any door, until the ban ends', async () => {
    const ada = await guest(house, 'Ada');
    await ada.ask('PUT', '/me/password', { login: 'ada', password: 'long enough' });
    const { body: code } = await ada.post('/me/device-code');
    const { id } = (await ada.get('/me')).body as { id: string };
    await perform(house, 'ban', { person: id, why: 'rude', days: 1 });
    expect(error(await ada.get('/me'))).toEqual([403, 'banned']);
    const login = { login: 'ada', password: 'long enough' };
    expect(error(await new Browser(house).post('/login/password', login))).toEqual([403, 'banned']);
    expect(error(await new Browser(house).post('/login/code', code))).toEqual([403, 'banned']);
    now += 24 * 60 * MINUTE;
    expect((await new Browser(house).post('/login/password', login)).status).toBe(200);
  });
});
