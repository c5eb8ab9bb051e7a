/**
 * The drill of docs/security.md on a house of two processes around the real PostgreSQL: whoever means harm goes from one to
 * the other. Over NATS too, where one can be had, and while the bus is gone.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Http } from '@kaffeehaus/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Nats, natsServer } from '../../../scripts/load/nats.mjs';
import { postgres } from '../../../scripts/load/postgres.mjs';
import { deskOf } from '../../src/admin/desk.ts';
import { configOf } from '../../src/config.ts';
import type { Config } from '../../src/config.ts';
import { serve } from '../../src/index.ts';
import type { Open } from '../../src/index.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-drill-'));
const output = { isTerminal: false, write: (): void => {} };
/** So long may pass until somebody who was shut out is out everywhere. */
const SOON = 1000;
const PASSWORD = 'kipferl und kaffee';

const LIVE = { bank: 600, increment: 5, zero: 'bot' } as const;
let hooks = 0;
const nextHook = (): string => `https://hooks.example.org/${++hooks}`;

const path = natsServer();
const BUSES = ['LISTEN/NOTIFY', ...(path === undefined ? [] : ['NATS'])];

describe.each(BUSES)('over %s', bus => {
  let nats: Nats | undefined;
  let doors: readonly [Open, Open];
  let config: (name: string) => Config;

  beforeAll(async () => {
    nats = bus === 'NATS' ? await Nats.open(path ?? '') : undefined;
    const database = await (await postgres()).database();
    config = name =>
      configOf({
        DATA: join(scratch, bus.replace('/', ' '), name),
        PORT: '0',
        DATABASE_URL: database,
        ...(nats && { NATS_URL: nats.url }),
        LIMIT_GUESTS_HOUR: '30',
        LIMIT_TABLES_LIVE: '3',
        LIMIT_TOKENS: '2',
        LIMIT_WEBHOOKS: '2',
      });
    doors = [await serve({ config: config('a'), output }), await serve({ config: config('b'), output })];
    await vi.waitFor(() => expect(doors.every(({ house }) => house.bus.isUp)).toBe(true));
  }, 60_000);

  afterAll(async () => {
    for (const door of doors) await door.close();
    await nats?.kill();
  });

  const at = (i: number): string => (doors[i % 2] as Open).url.slice(0, -1);

  /** The same person through the other process. */
  const through = (http: Http, i: number): Http =>
    Object.defineProperty(new Http({ origin: at(i) }), 'headers', { get: () => http.headers });

  const guest = async (name: string, i = 0): Promise<Http> => {
    const http = new Http({ origin: at(i), keepsCookies: true });
    await http.guest({ name });
    return http;
  };

  const statusOf = async (doing: Promise<unknown>): Promise<number> =>
    doing.then(
      () => 200,
      (error: unknown) => (error as { readonly status: number }).status,
    );

  /** A line at a process; after how many milliseconds from a moment on it is closed. */
  const lineAt = async (i: number, { headers }: Http): Promise<(from: number) => Promise<number>> => {
    const socket = new WebSocket(`${at(i).replace('http', 'ws')}/ws`, ['kaffeehaus.1.json'], { headers });
    const closed = new Promise<number>(done => socket.on('close', () => done(performance.now())));
    await new Promise((opened, failed) => socket.on('open', opened).on('error', failed));
    return async from => (await closed) - from;
  };

  test('passwords are guessed no more often by going from one process to the other', async () => {
    const ada = await guest('Ada');
    const login = `ada.${bus.slice(0, 4)}`;
    await ada.ask('PUT', '/me/password', { login, password: PASSWORD });
    const seen: number[] = [];
    for (let i = 0; i < 10; i++)
      seen.push(
        await statusOf(
          new Http({ origin: at(i) }).ask('POST', '/login/password', { login, password: 'guess' }),
        ),
      );
    expect(seen.filter(status => status === 403 || status === 401)).toHaveLength(5);
    expect(seen.slice(5)).toEqual([429, 429, 429, 429, 429]);
  });

  test('nor spoken codes; and one that both hear at the same moment lets one in', async () => {
    const ada = await guest('Ada');
    const { code } = await ada.ask<{ readonly code: string }>('POST', '/me/device-code', {});
    const say = (i: number, said: string) =>
      statusOf(new Http({ origin: at(i) }).ask('POST', '/login/code', { code: said }));
    const both = await Promise.all([0, 1, 0, 1].map(i => say(i, code)));
    expect(both.filter(status => status === 200)).toHaveLength(1);
    const seen: number[] = [];
    for (let i = 0; i < 10; i++) seen.push(await say(i, 'BCDFGHJK'));
    expect(seen.filter(status => status === 403)).toHaveLength(6);
    expect(seen.slice(6)).toEqual([429, 429, 429, 429]);
  });

  test.each([
    ['tables', 3, (http: Http) => http.open({ game: 'vienna', seats: 2, pace: { kind: 'live', ...LIVE } })],
    ['tokens', 2, (http: Http) => http.ask('POST', '/me/tokens', { name: 'Engine' })],
    ['webhooks', 2, (http: Http) => http.ask('POST', '/me/webhooks', { url: nextHook() })],
  ] as const)('one person has no more %s through both than through one', async (_, most, make) => {
    const ada = await guest('Ada');
    const seen = await Promise.all([0, 1, 0, 1, 0, 1].map(i => statusOf(make(through(ada, i)))));
    expect(seen.filter(status => status === 200)).toHaveLength(most);
  });

  test('of two who take one chair at the same moment, through both, one sits', async () => {
    const [ada, ben, cyd] = [await guest('Ada'), await guest('Ben'), await guest('Cyd', 1)];
    const { id } = await ada.open({ game: 'vienna', seats: 2, open: 'all' });
    const seen = await Promise.all([ben, cyd].map(one => statusOf(one.sit(id, { seat: 1 }))));
    expect(seen.sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a session that is ended at one process is out at the other, its open line within a second', async () => {
    const ada = await guest('Ada');
    const closed = await lineAt(1, ada);
    const from = performance.now();
    const cookie = { headers: ada.headers };
    await ada.logout();
    expect(await statusOf(through(cookie as Http, 1).me())).toBe(401);
    expect(await closed(from)).toBeLessThan(SOON);
  });

  test('a token that is revoked at one process opens nothing at the other', async () => {
    const ada = await guest('Ada');
    const { token, id } = await ada.ask<{ readonly token: string; readonly id: string }>(
      'POST',
      '/me/tokens',
      {
        name: 'Engine',
      },
    );
    const bot = new Http({ origin: at(1), token });
    const closed = await lineAt(1, bot);
    const from = performance.now();
    await ada.ask('DELETE', `/me/tokens/${id}`);
    expect(await statusOf(bot.me())).toBe(401);
    expect(await closed(from)).toBeLessThan(SOON);
  });

  test('who is banned, from a machine where no process runs, is out everywhere', async () => {
    const bad = await guest('Mallory');
    const closed = await Promise.all([0, 1].map(i => lineAt(i, bad)));
    const { id } = await bad.me();
    const desk = await deskOf(config('elsewhere'));
    const from = performance.now();
    await desk.perform('ban', { person: id, why: 'spam' });
    for (const one of closed) expect(await one(from)).toBeLessThan(SOON);
    for (const i of [0, 1]) expect(await statusOf(through(bad, i).me())).toBe(403);
    await desk.close();
  });

  test('the operator of one process is nobody at another with a folder of its own', async () => {
    const [{ house }] = doors;
    const http = new Http({ origin: at(1), token: house.admin ?? '' });
    expect(await statusOf(http.ask('POST', '/admin/tables', {}))).toBe(401);
  });

  let last: Http | undefined;

  test('new guests are counted by the whole house', async () => {
    const seen: number[] = [];
    last = await guest('Ada');
    for (let i = 0; i < 40; i++) seen.push(await statusOf(guest(`Guest ${i}`, i)));
    expect(seen.filter(status => status === 200).length).toBeLessThan(30);
    expect(seen.at(-1)).toBe(429);
  });

  test('while the bus is gone a line is cut all the same, a moment later', async () => {
    if (!nats || !last) return;
    const ada = last;
    const [{ house }, { house: other }] = doors;
    const closed = await lineAt(1, ada);
    await nats.kill();
    await vi.waitFor(() => expect([house.bus.isUp, other.bus.isUp]).toEqual([false, false]));
    const from = performance.now();
    await ada.logout();
    expect(await closed(from)).toBeLessThan(2 * SOON);
    await nats.start();
  });
});
