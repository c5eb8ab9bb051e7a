/** The data folder: closed to others, held by one, free again after any death. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BadFolder, openData, tokenIn, whereIn } from '../src/data.ts';

const fresh = (): string => join(mkdtempSync(join(tmpdir(), 'kaffeehaus-data-')), 'data');

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('the folder and all that is in it is its owner’s alone', async () => {
  const path = fresh();
  const data = await openData(path);
  await data.keep('signing.key', () => 'secret');
  data.token();
  data.tell({ pid: 1, url: 'http://localhost:1/', host: 'localhost:1' });
  expect(modeOf(path)).toBe('700');
  for (const name of readdirSync(path))
    expect([name, modeOf(join(path, name))]).toEqual([
      name,
      statSync(join(path, name)).isDirectory() ? '700' : '600',
    ]);
  data.close();
});

test('a folder that others may look into is closed to them', async () => {
  const path = fresh();
  mkdirSync(path);
  chmodSync(path, 0o755);
  (await openData(path)).close();
  expect(modeOf(path)).toBe('700');
});

test('a secret is made once', async () => {
  const path = fresh();
  const data = await openData(path);
  expect([await data.keep('push.json', () => 'one'), await data.keep('push.json', () => 'two')]).toEqual([
    'one',
    'one',
  ]);
  expect(data.token()).toMatch(/^[\da-f]{64}$/);
  expect(tokenIn(path)).toBe(data.token());
  expect(readdirSync(path).filter(name => /push|token/.test(name))).toEqual(['admin.token', 'push.json']);
  data.close();
});

describe('one server', () => {
  test('a second one is refused in one line that says who holds it', async () => {
    const path = fresh();
    const data = await openData(path);
    await expect(openData(path)).rejects.toThrow(`The data folder ${path} is held by another server.`);
    data.tell({ pid: 77, url: 'http://localhost:4950/', host: 'localhost:4950' });
    expect(whereIn(path)?.pid).toBe(77);
    await expect(openData(path)).rejects.toThrow('(process 77, http://localhost:4950/).');
    data.close();
    expect(whereIn(path)).toBeUndefined();
    (await openData(path)).close();
  });

  test('another process, too, until it is killed', async () => {
    const path = fresh();
    const module = fileURLToPath(new URL('../dist/data.js', import.meta.url));
    const code = `import { openData } from ${JSON.stringify(module)}; await openData(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(openData(path)).rejects.toBeInstanceOf(BadFolder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await openData(path)).close();
  });
});

describe('a folder that cannot be used is refused in one line', () => {
  test('a file lies there', async () => {
    const path = fresh();
    writeFileSync(path, '');
    await expect(openData(path)).rejects.toThrow(
      /^The data folder .+ cannot be used: there is a file of that name\.$/,
    );
    await expect(openData(join(path, 'below'))).rejects.toThrow(/there is a file in its way\.$/);
  });

  test('what holds the lock is no database', async () => {
    const path = fresh();
    (await openData(path)).close();
    writeFileSync(join(path, 'lock.db'), 'x'.repeat(5000));
    await expect(openData(path)).rejects.toThrow(/^The data folder .+ cannot be used: .+\.$/);
    expect(existsSync(join(path, 'lock.db'))).toBe(true);
  });
});
