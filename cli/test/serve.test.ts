import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { wordsOf } from '@kaffeehaus/words/node';
import { expect, test } from 'vitest';
import { openHouse } from '../src/serve.ts';
import { folder, kaffeehaus, stage } from './stage.ts';

const built = (): string => {
  const root = folder();
  writeFileSync(join(root, 'index.html'), '<title>Kaffeehaus</title>');
  return root;
};

const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise(next => setTimeout(next, 5));
};

const served = async (flags: { readonly [flag: string]: string }, env = {}) => {
  const { io, shown } = stage({ env });
  const call = { io, words: wordsOf('en'), args: [], flags: new Map(Object.entries(flags)) };
  const end = openHouse(call, built());
  await until(() => shown.out.includes('\n'));
  const url = /http:\/\/\S+/.exec(shown.out)?.[0] ?? '';
  const page = await (await fetch(url)).text();
  process.emit('SIGTERM');
  return { code: await end, out: shown.out, err: shown.err, url, page };
};

test('serves the app, says where, and closes when told to stop', async () => {
  const { code, out, url, page } = await served({ port: '0' });
  expect(code).toBe(0);
  expect(out).toMatch(/^Kaffeehaus is open at http:\/\/localhost:\d+\/ \(Ctrl\+C closes it\)\nClosing\n$/);
  expect(page).toContain('<title>Kaffeehaus</title>');
  await expect(fetch(url)).rejects.toThrow();
});

test('PORT is used unless --port is given; a taken port is said and another one used', async () => {
  const other = createServer().listen(0, 'localhost');
  await until(() => other.listening);
  const { port } = other.address() as AddressInfo;
  const { code, err, url } = await served({}, { PORT: String(port) });
  other.close();
  expect(code).toBe(0);
  expect(err).toMatch(new RegExp(`Port ${port} is taken`));
  expect(url).not.toContain(`:${port}/`);
});

test('what cannot be served is refused in one line', async () => {
  const bad = await kaffeehaus(['serve'], { env: { PORT: 'door' } });
  expect(bad).toMatchObject({ code: 2, out: '' });
  expect(bad.err).toBe('kaffeehaus: PORT must be a whole number from 0 to 65,535, not “door”.\n');
  const { io } = stage();
  const call = { io, words: wordsOf('en'), args: [], flags: new Map() };
  await expect(openHouse(call, folder())).rejects.toThrow('cli.bad.serve');
});
