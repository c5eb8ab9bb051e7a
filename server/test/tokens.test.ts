/** Bots of others: tokens, what they may do, and the example of the documents at a real server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Http, Line } from '@kaffeehaus/client';
import type { Socket, TableLine } from '@kaffeehaus/client';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { databaseIn } from '../src/data.ts';
import { serve } from '../src/index.ts';
import type { Open } from '../src/index.ts';
import { luck } from './table.ts';
import { GENEROUS, isOver, someAnswer } from './visit.ts';

const data = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-tokens-')), 'data');
let open: Open;
let origin: string;

beforeAll(async () => {
  const config = plainConfig({ port: 0, data, limits: { ...GENEROUS, TOKENS: 3 } });
  open = await serve({ config, output: { isTerminal: false, write: () => {} } });
  origin = open.url.slice(0, -1);
});

afterAll(() => open.close());

interface Made {
  readonly id: string;
  readonly person: string;
  readonly token: string;
}

const guest = async (name: string): Promise<Http> => {
  const http = new Http({ origin, keepsCookies: true });
  await http.guest({ name });
  return http;
};

const made = (owner: Http, body: object): Promise<Made> => owner.ask('POST', '/me/tokens', body);

const lineOf = (http: Http): Line =>
  new Line({
    url: `${origin.replace('http', 'ws')}/ws`,
    dial: (url, protocols) =>
      new WebSocket(url, [...protocols], { headers: http.headers }) as unknown as Socket,
    rules: hash => open.house.books.byHash(hash),
  });

describe('a token', () => {
  test('makes a player that everybody sees to be a bot, and is kept as a hash only', async () => {
    const ada = await guest('Ada');
    const { token, person, id } = await made(ada, { name: 'Ada’s engine' });
    const bot = new Http({ origin, token });
    expect(await bot.me()).toMatchObject({ id: person, name: 'Ada’s engine', kind: 'bot' });
    expect(await ada.ask('GET', '/me/tokens')).toMatchObject({
      tokens: [{ id, name: 'Ada’s engine', scopes: ['play', 'read'], person }],
    });
    expect(readFileSync(databaseIn(data)).includes(token)).toBe(false);
    expect(readFileSync(`${databaseIn(data)}-wal`).includes(token)).toBe(false);
  });

  test('for reading changes nothing', async () => {
    const { token } = await made(await guest('Bea'), { name: 'Reader', scopes: ['read'] });
    const reader = new Http({ origin, token });
    expect((await reader.tables()).tables).toEqual([]);
    await expect(reader.open({ game: 'vienna', seats: 2 })).rejects.toMatchObject({ status: 403 });
    await expect(reader.ask('POST', '/me/tokens', { name: 'Another' })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('makes no tokens, and nobody has endlessly many', async () => {
    const cleo = await guest('Cleo');
    const { token } = await made(cleo, { name: 'First' });
    const bot = new Http({ origin, token });
    await expect(bot.ask('GET', '/me/tokens')).rejects.toMatchObject({ status: 403 });
    for (const name of ['Second', 'Third']) await made(cleo, { name });
    await expect(made(cleo, { name: 'Fourth' })).rejects.toMatchObject({ status: 409, error: 'too-many' });
  });

  test('that is revoked opens nothing, and its lines are closed', async () => {
    const [dora, other] = [await guest('Dora'), await guest('Other')];
    const { token, id } = await made(dora, { name: 'Engine' });
    const bot = new Http({ origin, token });
    const line = lineOf(bot);
    await new Promise<void>(done => line.watch(() => line.status === 'open' && done()));
    await expect(other.ask('DELETE', `/me/tokens/${id}`)).rejects.toMatchObject({ status: 404 });
    const closed = new Promise<void>(done => line.watch(() => line.status === 'ended' && done()));
    await dora.ask('DELETE', `/me/tokens/${id}`);
    await closed;
    await expect(bot.me()).rejects.toMatchObject({ status: 401 });
    expect(await dora.ask('GET', '/me/tokens')).toEqual({ tokens: [] });
  });

  test('of somebody who is kept out is kept out, with the reason', async () => {
    const eve = await guest('Eve');
    const { token } = await made(eve, { name: 'Engine' });
    const { id } = await eve.me();
    const person = await open.house.db
      .selectFrom('people')
      .select('person')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await open.house.db
      .insertInto('bans')
      .values({ ...person, until: null, why: 'spam', at: 0 })
      .execute();
    for (const http of [eve, new Http({ origin, token })])
      await expect(http.me()).rejects.toMatchObject({
        status: 403,
        error: 'banned',
        message: 'You are kept out of this house: spam',
      });
  });
});

test('the example of the documents plays a game to its end', { timeout: 120_000 }, async () => {
  const script = fileURLToPath(new URL('../../docs/bot.mjs', import.meta.url));
  const lines = readFileSync(script, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('//'));
  expect(lines.length).toBeLessThanOrEqual(42);
  const fay = await guest('Fay');
  const { token } = await made(fay, { name: 'Example' });
  const head = await fay.open({ game: 'estoril', seats: 2 });
  const { invite } = await fay.invite(head.id);
  const child = spawn(process.execPath, [script, origin, token, head.id, invite], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += String(part)));
  const gone = new Promise<number | null>(done => child.on('exit', done));
  const isSeated = async (): Promise<boolean> =>
    (await fay.table(head.id)).seats.every(({ kind }) => kind === 'person');
  while (!(await isSeated())) await new Promise(done => setTimeout(done, 20));
  await fay.start(head.id);
  const line = lineOf(fay);
  const mine: TableLine = line.table(head.id, 0);
  const chance = luck('fay');
  while (!isOver(mine)) {
    await mine.until(one => isOver(one) || (one.q > 0 && someAnswer(one, chance) !== undefined));
    if (isOver(mine)) break;
    const outcome = await mine.answer(someAnswer(mine, chance) ?? []);
    if (!outcome.counted && outcome.why !== 'stale') throw new Error(outcome.why);
  }
  expect([await gone, said]).toEqual([0, '']);
  expect((await fay.table(head.id)).seats[1]).toMatchObject({ name: 'Example' });
  line.close();
});
