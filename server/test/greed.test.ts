/** Whoever wants more than their share: rows without end, two hands of one table, a hint where there are none. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { fromClient } from '../src/http/schemas.ts';
import { USUAL_BOUNDS } from '../src/limits.ts';
import { Browser, guest } from './browser.ts';
import type { Answer } from './browser.ts';
import { GENEROUS } from './visit.ts';

let house: House;
let now = 0;

beforeEach(async () => {
  now = Date.parse('2026-06-01T10:00:00Z');
  const limits = { ...GENEROUS, TABLES_HOUR: 4, TOKENS_HOUR: USUAL_BOUNDS.TOKENS_HOUR };
  house = await openHouse(plainConfig({ limits }), { now: () => now });
});
afterEach(() => closeHouse(house));

const error = ({ status, body }: Answer): readonly unknown[] => [
  status,
  (body as { readonly error?: string } | undefined)?.error,
];

const TABLE = { game: 'vienna', seats: 3, open: 'all', watch: 'all' } as const;

const opened = async (by: Browser, table: object = {}): Promise<string> => {
  const { body } = await by.post('/tables', { ...TABLE, ...table });
  return (body as { readonly id: string }).id;
};

describe('rows without end', () => {
  test('are not made of sitting down and standing up: whoever looks would have to read them all', async () => {
    const [ada, eve] = [await guest(house, 'Ada'), await guest(house, 'Eve')];
    const id = await opened(ada);
    let last: Answer | undefined;
    for (let i = 0; i < 100 && last?.status !== 409; i++) {
      await eve.post(`/tables/${id}/sit`);
      last = await eve.post(`/tables/${id}/leave`);
    }
    expect(last && error(last)).toEqual([409, 'worn-out']);
    const { n } = await house.db
      .selectFrom('chairs')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBeLessThanOrEqual(200);
    expect(error(await ada.post(`/tables/${id}/kick`, { seat: 2, bot: 'easy' }))).toEqual([409, 'worn-out']);
    // Whoever is annoyed by it goes elsewhere.
    expect((await ada.post(`/tables/${id}/close`)).status).toBe(200);
  });

  test('are not made of tables that are opened and given up', async () => {
    const ada = await guest(house, 'Ada');
    for (let i = 0; i < 4; i++) await ada.post(`/tables/${await opened(ada)}/close`);
    const refused = await ada.post('/tables', TABLE);
    expect(error(refused)).toEqual([429, 'too-fast']);
    now += 3_600_000;
    expect((await ada.post('/tables', TABLE)).status).toBe(201);
  });

  test('are not made of bots that are made and forgotten, nor of codes', async () => {
    const ada = await guest(house, 'Ada');
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      const { status, body } = await ada.post('/me/tokens', { name: 'Engine' });
      statuses.push(status);
      await ada.ask('DELETE', `/me/tokens/${(body as { readonly id: string }).id}`);
    }
    expect([statuses.filter(status => status === 201).length, statuses.at(-1)]).toEqual([20, 429]);
    const codes = await Promise.all([1, 2, 3].map(() => ada.post('/me/device-code')));
    const kept = await house.db.selectFrom('codes').selectAll().where('kind', '=', 'device').execute();
    expect(kept).toHaveLength(1);
    const tried = await Promise.all(
      codes.map(({ body }) => ada.another().post('/login/code', { code: (body as { code: string }).code })),
    );
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a seed can be mixed as often as chairs can change hands', () => {
    const said = { t: 'mix', h: 0, id: 'ABCDEFGH', commit: 'a'.repeat(64) };
    expect(fromClient.safeParse({ ...said, attempt: 110 }).success).toBe(true);
    expect(fromClient.safeParse({ ...said, attempt: 201 }).success).toBe(false);
  });
});

test('whoever’s bot has held a chair gets no other at that table, nor does the bot of whoever has', async () => {
  const [ada, eve] = [await guest(house, 'Ada'), await guest(house, 'Eve')];
  const { body } = await eve.post('/me/tokens', { name: 'Engine' });
  const { token } = body as { readonly token: string };
  const bearer = { authorization: `Bearer ${token}` };
  const engine = (path: string, what: object = {}): Promise<Answer> =>
    new Browser(house).ask('POST', path, what, bearer);
  const bob = await guest(house, 'Bob');
  const id = await opened(ada);
  expect((await engine(`/tables/${id}/sit`, { seat: 1 })).status).toBe(200);
  await bob.post(`/tables/${id}/sit`, { seat: 2, terms: 1 });
  expect((await ada.post(`/tables/${id}/start`)).status).toBe(200);
  // The engine has seen its cards; Bob's chair becomes free.
  await engine(`/tables/${id}/leave`);
  await bob.post(`/tables/${id}/leave`);
  expect(error(await eve.post(`/tables/${id}/sit`, { seat: 2 }))).toEqual([409, 'held']);
  expect(error(await eve.post(`/tables/${id}/sit`, { seat: 1 }))).toEqual([409, 'held']);
  const { body: other } = await bob.post('/me/tokens', { name: 'Bob’s' });
  const twin = { authorization: `Bearer ${(other as { readonly token: string }).token}` };
  const sat = await new Browser(house).ask('POST', `/tables/${id}/sit`, { seat: 1 }, twin);
  expect(error(sat)).toEqual([409, 'held']);
  expect((await (await guest(house, 'Cem')).post(`/tables/${id}/sit`, { seat: 2 })).status).toBe(200);
});

describe('changes of the same moment', () => {
  test('of one’s settings both count', async () => {
    const ada = await guest(house, 'Ada');
    await Promise.all([
      ada.ask('PATCH', '/me', { settings: { zone: 'Europe/Vienna' } }),
      ada.ask('PATCH', '/me', { settings: { quiet: { from: 1320, to: 420 } } }),
      ada.ask('PATCH', '/me', { settings: { profile: 'me' } }),
    ]);
    expect((await ada.get('/me/settings')).body).toMatchObject({
      zone: 'Europe/Vienna',
      quiet: { from: 1320, to: 420 },
      profile: 'me',
    });
  });

  test.each([
    ['sit down on one chair', 'sit', { seat: 1 }],
    ['begin', 'start', {}],
  ])('two who %s: one does', async (_, verb, body) => {
    const [ada, bob, cem] = [await guest(house, 'Ada'), await guest(house, 'Bob'), await guest(house, 'Cem')];
    const chairs = verb === 'start' ? ['me', 'easy', 'easy'] : ['me', 'free', 'easy'];
    const id = await opened(ada, { chairs });
    const [one, two] = verb === 'start' ? [ada, ada] : [bob, cem];
    const both = await Promise.all([one, two].map(who => who.post(`/tables/${id}/${verb}`, body)));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const rows = await house.db.selectFrom('chairs').select('person').where('seat', '=', 1).execute();
    expect(rows.filter(({ person }) => person !== null).length).toBeLessThanOrEqual(1);
  });
});
