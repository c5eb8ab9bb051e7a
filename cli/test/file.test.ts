import { execFile } from 'node:child_process';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { BadInput } from '../src/command.ts';
import { rewrite } from '../src/file.ts';
import { filesIn, folder } from './stage.ts';
import { bundleFile } from './thread.ts';

test('two processes that write one file lose nothing of each other', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'g.json'), '');
  const writer = fileURLToPath(await bundleFile('./writer.ts'));
  const write = (name: string) => promisify(execFile)(process.execPath, [writer, 'g.json', cwd, name, '60']);
  await Promise.all([write('a'), write('b')]);
  const lines = readFileSync(join(cwd, 'g.json'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(120);
  for (const name of ['a', 'b'])
    expect(lines.filter(line => line.startsWith(name))).toEqual(
      Array.from({ length: 60 }, (_, i) => `${name} ${i}`),
    );
  expect(filesIn(cwd)).toEqual(['g.json']);
}, 60_000);

test('whoever writes waits for whoever writes already, and only then looks at what the file says', () => {
  const cwd = folder();
  const [file, lock] = [join(cwd, 'g.json'), join(cwd, 'g.json.lock')];
  writeFileSync(file, 'old');
  writeFileSync(lock, '');
  let waits = 0;
  // While we wait the other process ends its work: at the third look it is done.
  const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    expect([readFileSync(file, 'utf8'), filesIn(cwd)]).toEqual(['old', ['g.json', 'g.json.lock']]);
    // However busy the machine is, the lock is a fresh one.
    utimesSync(lock, new Date(), new Date());
    if (++waits === 3) {
      writeFileSync(file, 'theirs');
      rmSync(lock);
    }
    return 'timed-out';
  });
  try {
    expect(rewrite('g.json', cwd, 'old', 'ours')).toBe(false);
  } finally {
    wait.mockRestore();
  }
  expect([waits, readFileSync(file, 'utf8'), filesIn(cwd)]).toEqual([3, 'theirs', ['g.json']]);
});

test('what somebody else wrote stays, and what is gone is written again', () => {
  const cwd = folder();
  expect(rewrite('g.json', cwd, 'old', 'new')).toBe(true);
  expect(rewrite('g.json', cwd, 'old', 'newer')).toBe(false);
  expect(readFileSync(join(cwd, 'g.json'), 'utf8')).toBe('new');
  expect(() => rewrite('no/where.json', cwd, '', 'x')).toThrow(BadInput);
});

test.each([
  ['long ago', 1],
  ['before the clock was set back', 4_000_000_000],
])('a lock that was left behind %s holds nobody up for long', (_, when) => {
  const cwd = folder();
  const lock = join(cwd, 'g.json.lock');
  writeFileSync(lock, '');
  utimesSync(lock, when, when);
  expect(rewrite('g.json', cwd, '', 'x')).toBe(true);
  expect(filesIn(cwd)).toEqual(['g.json']);
});
