/** What concerns the house itself: whether it is well, its figures, its rules, the description of its interface. */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { tokenIn } from '../src/data.ts';
import { MATRIX } from '../src/gate/matrix.ts';
import { pathOf } from '../src/http/openapi.ts';
import { serve } from '../src/index.ts';
import type { Open } from '../src/index.ts';
import { FROZEN_RULES } from '../src/places.ts';
import { bundlesIn } from '../src/rules/bundles.ts';
import { VERSION } from '../src/version.ts';

const data = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-house-')), 'data');
const lines: string[] = [];
let open: Open;
let admin: { readonly authorization: string };

beforeAll(async () => {
  const output = { isTerminal: false, write: (text: string) => lines.push(text) };
  open = await serve({ config: plainConfig({ port: 0, data }), output });
  admin = { authorization: `Bearer ${tokenIn(data)}` };
});

afterAll(() => open.close());

const get = (path: string, headers: { readonly [name: string]: string } = {}): Promise<Response> =>
  fetch(new URL(path, open.url), { headers });

test('it is numbered as its package', () => {
  const file = new URL('../package.json', import.meta.url);
  expect((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version).toBe(VERSION);
});

test('it says whether it is well', async () => {
  const reply = await get('/health');
  expect([reply.status, await reply.json()]).toEqual([200, { live: true, ready: true }]);
});

test('its figures are for who has the token of the data folder, from any address', async () => {
  expect((await get('/metrics')).status).toBe(401);
  expect((await get('/metrics', { authorization: `Bearer ${'0'.repeat(64)}` })).status).toBe(401);
  const reply = await get('/metrics', admin);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await reply.text();
  expect(text).toMatch(/^kaffeehaus_requests_total\{status="4xx"\} 2$/m);
  expect(text).toMatch(/^kaffeehaus_refusals_total\{why="not-signed-in"\} 2$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m);
});

test('rules are handed out by their hash, for good', async () => {
  const [one] = bundlesIn(FROZEN_RULES);
  if (!one) throw new Error('no frozen rules');
  const reply = await get(`/rules/${one.hash}.js`, { 'accept-encoding': 'identity' });
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await reply.text()).toBe(one.code);
  const small = await new Promise<Buffer>((done, failed) => {
    const asked = request(new URL(`/rules/${one.hash}.js`, open.url), {
      headers: { 'accept-encoding': 'br' },
    });
    asked.on('response', answer => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts)));
    });
    asked.on('error', failed).end();
  });
  expect(small.length).toBeLessThan(one.code.length / 2);
  expect(brotliDecompressSync(small).toString()).toBe(one.code);
  expect((await get(`/rules/${'0'.repeat(64)}.js`)).status).toBe(404);
});

describe('the description of the interface', () => {
  interface Operation {
    readonly operationId: string;
    readonly summary: string;
    readonly parameters: readonly { readonly name: string; readonly in: string }[];
    readonly responses: object;
  }
  interface Api {
    readonly openapi: string;
    readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  }
  const read = async (): Promise<Api> => (await (await get('/api.json')).json()) as Api;

  test('has every route there is, and no other', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    expect(told.sort()).toEqual(
      open.house.routes.map(({ method, url }) => `${method} ${pathOf(url)}`).sort(),
    );
    for (const { verb } of open.house.routes) expect(MATRIX[verb]).toBeDefined();
  });

  test('nobody hangs up a route but the one door', () => {
    const sources = fileURLToPath(new URL('../src', import.meta.url));
    const hanging = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .filter(name =>
        /\bapp\.(?:route|all|get|head|post|put|patch|delete|options)\(/.test(
          readFileSync(join(sources, name), 'utf8'),
        ),
      );
    expect(hanging).toEqual([join('http', 'route.ts')]);
  });

  test('says of each what it is for and what must be put in', async () => {
    const { paths } = await read();
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { summary, parameters, responses }] of Object.entries(methods)) {
        expect(summary).toMatch(/^[A-Z].*\.$/);
        const inPath = parameters.filter(one => one.in === 'path').map(({ name }) => `{${name}}`);
        expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
        const isOurs = parameters.some(({ name }) => name === 'x-kaffeehaus');
        expect(isOurs).toBe(method !== 'get');
        expect(Object.keys(responses)).toEqual(
          expect.arrayContaining([expect.stringMatching(/^[23]\d\d$/), '4XX', '5XX']),
        );
      }
    expect(JSON.stringify(paths)).not.toMatch(/\$schema|\$defs/);
  });
});

test('a request has a name, which the log knows; the output hears nothing of it', async () => {
  const reply = await get('/health');
  const id = reply.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[\w-]{12}$/);
  await new Promise(done => setTimeout(done, 400));
  const folder = join(data, 'logs');
  const written = readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const [entry = ''] = written.split('\n').filter(line => line.includes(id));
  expect(JSON.parse(entry)).toMatchObject({ verb: 'GET /health', request: id, outcome: 200 });
  expect(JSON.parse(entry)).not.toHaveProperty('person');
  expect(entry).not.toMatch(/127\.0\.0\.1|::1/);
  expect(lines.join('')).not.toContain(id);
});
