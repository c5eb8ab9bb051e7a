/** The examples of docs/api.md, sent as they stand to a real server. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { AUDIENCES, PROTOCOL_JSON } from '@kaffeehaus/protocol';
import type { FromServer } from '@kaffeehaus/protocol';
import type { State } from '@kaffeehaus/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { fromClient } from '../src/http/schemas.ts';
import { serve } from '../src/index.ts';
import type { Open } from '../src/index.ts';
import { GENEROUS } from './visit.ts';

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

/** The fences of a kind, in their order. */
const fences = (kind: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

let open: Open;
let origin: string;
let cookie = '';
/** What earlier answers have told, by the name it has in the examples. */
const known = new Map<string, string>();

beforeAll(async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-api-')), 'data');
  const config = plainConfig({ port: 0, data, limits: GENEROUS });
  open = await serve({ config, output: { isTerminal: false, write: () => {} } });
  origin = open.url.slice(0, -1);
});

afterAll(() => open.close());

const filled = (text: string): string =>
  text.replaceAll(/<(\w+)>/g, (_, name: string) => known.get(name) ?? `<${name}>`);

const learn = (path: string, value: { readonly [field: string]: unknown }): void => {
  const names: { readonly [path: string]: readonly (readonly [name: string, field: string])[] } = {
    '/tables': [['table', 'id']],
    '/me/tokens': [['id', 'id']],
  };
  const invites = [
    ['invite', 'invite'],
    ['code', 'code'],
  ] as const;
  for (const [name, field] of names[path] ?? (path.endsWith('/invites') ? invites : []))
    if (typeof value[field] === 'string') known.set(name, value[field]);
};

const send = async (example: string): Promise<string> => {
  const [head = '', ...body] = filled(example).trim().split('\n');
  const [method = '', path = ''] = head.split(' ');
  const text = body.join('\n');
  const headers = {
    'x-kaffeehaus': '1',
    cookie,
    ...(text && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(
    `${origin}${path}`,
    method === 'GET' ? { headers } : { method, headers, ...(text && { body: text }) },
  );
  const [session] = reply.headers.getSetCookie();
  if (session) cookie = session.split(';')[0] ?? '';
  const value = (await reply.json()) as { readonly [field: string]: unknown };
  if (method === 'POST') learn(path, value);
  return `${head} ${reply.ok ? 'ok' : JSON.stringify(value)}`;
};

/** Says and hears what an example of a line shows. */
const converse = async (script: string): Promise<void> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, [PROTOCOL_JSON], {
    headers: { cookie },
  });
  const heard: FromServer[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as FromServer));
  await new Promise(done => socket.on('open', done));
  const find = async <T extends FromServer['t']>(t: T): Promise<Extract<FromServer, { t: T }>> => {
    for (;;) {
      const i = heard.findIndex(one => one.t === t);
      if (i >= 0) return heard.splice(i, 1)[0] as Extract<FromServer, { t: T }>;
      const no = heard.find(one => one.t === 'no');
      if (no) throw new Error(JSON.stringify(no));
      await new Promise(done => setTimeout(done, 10));
    }
  };
  for (const line of script.trim().split('\n')) {
    const [sign, ...words] = line.split(' ');
    if (sign === '→') {
      const text = words
        .join(' ')
        .replaceAll(/"<(h|q|v|answer)>"/g, (_, name: string) => known.get(name) ?? '0');
      const message: unknown = JSON.parse(filled(text));
      expect(fromClient.safeParse(message).error?.issues ?? []).toEqual([]);
      socket.send(JSON.stringify(message));
      continue;
    }
    const message = await find(words[0] as FromServer['t']);
    if (message.t === 'subbed') {
      known.set('h', String(message.h));
      known.set('rules', message.rules);
    }
    if (message.t !== 'view' && message.t !== 'turn') continue;
    known.set('q', String(message.q)).set('v', String(message.v));
    if (message.t === 'view') known.set('answer', JSON.stringify(await someAnswer(message.table)));
    else expect(message.ack?.id).toBe(known.get('command'));
  }
  socket.close();
};

const someAnswer = async (view: State): Promise<readonly number[]> => {
  const { kernel } = await open.house.books.byHash(known.get('rules') ?? '');
  const ask = kernel.askOf(view, 0);
  return ask ? kernel.nth(ask, 0) : [];
};

test('what is asked by HTTP is answered', { timeout: 60_000 }, async () => {
  known.set('command', 'tryThat123');
  const [first = '', ...others] = fences('http');
  const answers: string[] = [];
  for (const example of first.split('\n\n')) answers.push(await send(example));
  const table = known.get('table') ?? '';
  for (;;) {
    const { phase } = (await (await fetch(`${origin}/tables/${table}`, { headers: { cookie } })).json()) as {
      phase: string;
    };
    if (phase === 'playing') break;
    await new Promise(done => setTimeout(done, 20));
  }
  const [script = ''] = fences('ws');
  await converse(script);
  for (const example of others.flatMap(text => text.split('\n\n'))) answers.push(await send(example));
  expect(answers.filter(line => !line.endsWith(' ok'))).toEqual([]);
  expect(answers.length).toBeGreaterThan(15);
});

test('every message that may be said is in the list', () => {
  const said = [...page.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, one = '']) => one),
  );
  const kinds = fromClient.options.map(option => [...option.shape.t.values][0]);
  expect(kinds.filter(kind => !said.includes(String(kind)))).toEqual([]);
  for (const audience of AUDIENCES) expect(page).toContain(`\`${audience}\``);
});
