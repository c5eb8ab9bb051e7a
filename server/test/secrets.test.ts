/** A game with marked secrets, and what went wrong on the way: none of them is in the output or in a log. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Http, Line } from '@kaffeehaus/client';
import type { Socket } from '@kaffeehaus/client';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { plainConfig } from '../src/config.ts';
import { tokenIn } from '../src/data.ts';
import { serve } from '../src/index.ts';
import { luck } from './table.ts';
import { GENEROUS, playOn } from './visit.ts';

const data = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-secrets-')), 'data');

const lineOf = (http: Http, origin: string, rules: ConstructorParameters<typeof Line>[0]['rules']): Line =>
  new Line({
    url: `${origin.replace('http', 'ws')}/ws`,
    dial: (url, protocols) =>
      new WebSocket(url, [...protocols], { headers: http.headers }) as unknown as Socket,
    rules,
  });

const written = (): string => {
  const folder = join(data, 'logs');
  return readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('');
};

test('nobody’s secret is written down', { timeout: 120_000 }, async () => {
  let said = '';
  const write = (text: string): void => void (said += text);
  const smtp = 'smtp://me:MARKED-smtp@127.0.0.1:1';
  const config = plainConfig({ port: 0, data, limits: GENEROUS, smtp });
  const open = await serve({ config, output: { isTerminal: false, write } });
  const origin = open.url.slice(0, -1);
  const [ada, bob] = [new Http({ origin, keepsCookies: true }), new Http({ origin, keepsCookies: true })];
  await ada.guest({ name: 'MARKED Ada' });
  await bob.guest({ name: 'MARKED Bob' });
  const { token } = await ada.ask<{ readonly token: string }>('POST', '/me/tokens', { name: 'MARKED bot' });
  const attempts = [
    ada.ask('PUT', '/me/password', { login: 'MARKED-login', password: 'MARKED-password-long' }),
    ada.ask('PUT', '/me/mail', { address: 'MARKED@example.org' }),
    ada.ask('POST', '/me/webhooks', { address: 'https://MARKED.example.org/hook' }),
    bob.ask('POST', '/login/password', { login: 'MARKED-login', password: 'MARKED-wrong' }),
    bob.ask('GET', '/MARKED-nowhere?token=MARKED'),
    bob.ask('GET', '/signin/MARKED-secret'),
    bob.ask('POST', '/tables', { game: 'MARKED', seats: 'MARKED' }),
    new Http({ origin, token: 'MARKED-token' }).me(),
  ];
  await Promise.allSettled(attempts);

  const head = await ada.open({ game: 'vienna', seats: 2, watch: 'none' });
  const { invite } = await ada.invite(head.id);
  await bob.sit(head.id, { invite, terms: 1 });
  await ada.start(head.id);
  const rules = (hash: string) => open.house.books.byHash(hash);
  const lines = [ada, bob].map(http => lineOf(http, origin, rules));
  const tables = lines.map((line, seat) => line.table(head.id, seat));
  await Promise.all(tables.map(table => table.until(({ table: seen }) => seen !== undefined)));
  await tables[0]?.say('table', 'MARKED chat');
  await tables[0]?.answer(['MARKED-answer']);
  await playOn(tables, luck('secrets'), 40);
  // A fault of our own whose message quotes somebody.
  const broken = (): never => {
    throw new Error('MARKED error');
  };
  Object.assign(open.house.people, { me: broken });
  await expect(ada.me()).rejects.toMatchObject({ status: 500 });
  for (const line of lines) line.close();

  const { seed = '', secret = new Uint8Array() } = (await open.house.store.head(head.id)) ?? {};
  const rows = await open.house.store.tail(1, 0);
  const answers = rows
    .filter(({ kind, body }) => kind === 'answer' && /[a-z]{4}/.test(body))
    .map(({ body }) => body);
  const cookies = [ada, bob].map(http => String(http.headers['cookie']).split('=')[1] ?? '');
  await open.close();
  const all = said + written();

  // It is there at all, and says what it should.
  expect(said).toMatch(/"outcome":500,"fault":"Error","place":"secrets\.test\.ts:\d+/);
  expect(all).toMatch(/"verb":"POST \/tables\/:id\/sit".*"person":\d+,.*"outcome":20[01]/);
  expect(answers.length).toBeGreaterThan(10);
  const secrets = [
    'MARKED',
    seed,
    Buffer.from(secret).toString('hex'),
    tokenIn(data),
    token,
    invite,
    head.id,
    ...cookies,
    ...answers,
    '127.0.0.1',
  ];
  expect(secrets.filter(one => one === '')).toEqual([]);
  expect(secrets.filter(one => all.includes(one))).toEqual([]);
});
