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
  const { io, shown } = stage({ env: { DATA: join(folder(), 'data'), ...env } });
  const call = { io, words: wordsOf('en'), args: [], flags: new Map(Object.entries(flags)) };
  const end = openHouse(call, built());
  await until(() => /\(Ctrl\+C/.test(shown.out));
  const url = /http:\/\/\S+/.exec(shown.out)?.[0] ?? '';
  const page = await (await fetch(url)).text();
  process.emit('SIGTERM');
  return { code: await end, out: shown.out, err: shown.err, url, page };
};

test('serves the app, says where, and closes when told to stop', async () => {
  const { code, out, url, page } = await served({ port: '0' });
  expect(code).toBe(0);
  const [open = '', said, closing, closed = '', ...more] = out.trim().split('\n');
  expect(said).toMatch(/^Kaffeehaus is open at http:\/\/localhost:\d+\/ \(Ctrl\+C closes it\)$/);
  expect(closing).toBe('Closing');
  // Without a terminal the house speaks to programs.
  expect([open, closed].map(line => (JSON.parse(line) as { verb: string }).verb)).toEqual(['open', 'close']);
  expect(more).toEqual([]);
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
  const { io } = stage({ env: { DATA: join(folder(), 'data') } });
  const call = { io, words: wordsOf('en'), args: [], flags: new Map() };
  await expect(openHouse(call, folder())).rejects.toThrow('cli.bad.serve');
});

test('what an operator has set wrongly is said in the language of the terminal', async () => {
  const refused = async (env: { readonly [key: string]: string }): Promise<string> => {
    const { code, err } = await kaffeehaus(['serve'], { env: { LANG: 'de', ...env } });
    expect(code).toBe(2);
    return err;
  };
  expect(await refused({ ORIGIN: 'spiele' })).toBe(
    'kaffeehaus: ORIGIN muss eine Adresse wie https://games.example.org, ohne Pfad sein, nicht „spiele“.\n',
  );
  expect(await refused({ LIMIT_GEUSTS: '3' })).toContain('LIMIT_GEUSTS ist keine Grenze');
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(await refused({ DATA: file })).toContain(`Der Datenordner ${file} ist nicht brauchbar`);
});

test('a data folder has one server, and says which', async () => {
  const { io, shown } = stage({ env: { DATA: join(folder(), 'data') } });
  const call = { io, words: wordsOf('en'), args: [], flags: new Map([['port', '0']]) };
  const end = openHouse(call, built());
  await until(() => /\(Ctrl\+C/.test(shown.out));
  const { code, err } = await kaffeehaus(['serve'], { env: { DATA: io.env['DATA'] ?? '' } });
  expect(code).toBe(2);
  expect(err).toMatch(/is in use by another server \(process \d+, http:\/\/localhost:\d+\/\)\.\n$/);
  process.emit('SIGTERM');
  await end;
});
