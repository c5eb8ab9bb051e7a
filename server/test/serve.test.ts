import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { openHouse } from '../src/house.ts';
import { type Open, serve } from '../src/index.ts';

let root: string;

const app = async (folder: string): Promise<FastifyInstance> =>
  (await openHouse(plainConfig(), { root: folder })).http;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kaffeehaus-web-'));
  for (const folder of ['assets', 'rules']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'index.html'), '<title>Kaffeehaus</title>');
  writeFileSync(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, '.secret'), 'no');
  for (const name of ['index', 'thread'])
    writeFileSync(join(root, 'assets', `${name}-abc123.js`), 'export {};');
  writeFileSync(join(root, 'rules', 'abc123.js'), 'export {};');
  writeFileSync(join(root, 'rules', 'index.json'), '[]');
  for (const file of ['index.html', 'assets/index-abc123.js', 'rules/abc123.js']) {
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(readFileSync(join(root, file))));
    writeFileSync(join(root, `${file}.gz`), gzipSync(readFileSync(join(root, file))));
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the app', () => {
  let house: FastifyInstance;

  beforeAll(async () => {
    house = await app(root);
  });

  afterAll(() => house.close());

  test('allows nothing from elsewhere and nothing inline', async () => {
    const { headers } = await house.inject('/');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure-requests|https?:/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('says to each part of the page only what concerns it', async () => {
    const said = async (url: string): Promise<readonly unknown[]> => {
      const { statusCode, headers } = await house.inject(url);
      return [statusCode, 'content-security-policy' in headers, headers['x-content-type-options']];
    };
    expect(await said('/assets/index-abc123.js')).toEqual([200, false, 'nosniff']);
    // A thread has a policy of its own, and nobody knows what a stranger makes of an answer.
    expect(await said('/assets/thread-abc123.js')).toEqual([200, true, 'nosniff']);
    expect(await said('/assets/gone-abc123.js')).toEqual([404, true, 'nosniff']);
    expect(await said('/')).toEqual([200, true, 'nosniff']);
  });

  test.each(['/', '/index.html', '/rules/index.json'])('%s is asked for anew each time', async url => {
    const { statusCode, headers } = await house.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test('the icon is kept for a day, for a browser asks for it at every turn', async () => {
    const { statusCode, headers } = await house.inject('/icon.svg');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  });

  test.each(['/assets/index-abc123.js', '/rules/abc123.js'])('%s is kept for ever', async url => {
    const { statusCode, headers } = await house.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, br;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('whoever accepts %s gets the script that way', async (accepts, encoding, open) => {
    const headers = { 'accept-encoding': accepts };
    const reply = await house.inject({ url: '/assets/index-abc123.js', headers });
    expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual([encoding, 'accept-encoding']);
    expect(reply.headers['content-type']).toMatch(/javascript/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(open(reply.rawPayload).toString()).toBe('export {};');
  });

  test('the page itself comes compressed, too', async () => {
    const { headers, rawPayload } = await house.inject({
      url: '/?from=17',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<title>Kaffeehaus</title>');
  });

  test.each([
    '/vienna',
    '/table/17?seat=1',
    '/rules/vienna',
    '/.git/config',
    '/assets/gone.js',
    '/assets',
    '/robots.txt',
    '/.secret',
    '/..%2f..%2fetc%2fpasswd.txt',
  ])('%s is not found', async url => {
    const { statusCode, headers, body } = await house.inject(url);
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found\n']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is not for this house',
    async method => {
      for (const url of ['/', '/index.html', '/nowhere']) {
        const { statusCode, headers } = await house.inject({ method, url });
        expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  test('whether something is there can be asked', async () => {
    const replies = await Promise.all(['/', '/nowhere'].map(url => house.inject({ method: 'HEAD', url })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
  });

  test('a folder without a built app is refused in one sentence', async () => {
    await expect(app(join(root, 'assets'))).rejects.toThrow(/^There is no built web app in .+\.$/);
  });
});

describe('the port', () => {
  const open = (port: number, host = 'localhost'): Promise<Open> => {
    const data = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-house-')), 'data');
    const output = { isTerminal: false, write: () => {} };
    return serve({ config: plainConfig({ host, port, data }), root, output });
  };

  test('any free one answers, and closes', async () => {
    const house = await open(0);
    expect(await (await fetch(house.url)).text()).toContain('Kaffeehaus');
    await house.close();
    await expect(fetch(house.url)).rejects.toThrow();
  });

  test('a taken one is said and another one used, even if only one address of localhost is taken', async () => {
    const guest = createServer();
    await new Promise<void>(done => guest.listen(0, '127.0.0.1', done));
    const { port } = guest.address() as AddressInfo;
    const house = await open(port);
    expect(house.port).not.toBe(port);
    expect(Number(new URL(house.url).port)).toBe(house.port);
    expect((await fetch(house.url)).status).toBe(200);
    await house.close();
    await new Promise(done => guest.close(done));
  });

  test('everywhere is called localhost, and by the addresses that others find it under', async () => {
    const house = await open(0, '0.0.0.0');
    expect(house.url).toBe(`http://localhost:${house.port}/`);
    for (const url of house.also) expect((await fetch(url)).status).toBe(200);
    // Whoever is told of their turn reads it elsewhere.
    expect(`${house.house.origin()}/`).toBe(house.also[0] ?? house.url);
    await house.close();
  });

  test('where nobody else is let in, links lead to this machine', async () => {
    const house = await open(0);
    expect(`${house.house.origin()}/`).toBe(house.url);
    await house.close();
  });
});
