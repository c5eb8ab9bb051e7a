/** The command as a process: outputs that take no more, inputs without end, signals. */
import { execFile, spawn } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VERSION } from '../src/version.ts';
import { folder, played } from './stage.ts';
import { bundleFile } from './thread.ts';

const entry = fileURLToPath(await bundleFile('./entry.ts'));
const cwd = folder();
writeFileSync(join(cwd, 'g.json'), JSON.stringify(played('hamburg', 5)));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs to its end with standard output where `out` says; what is typed is typed at once. */
const run = (argv: readonly string[], out: 'pipe' | number = 'pipe', typed = ''): Promise<Ended> =>
  new Promise(done => {
    const child = spawn(process.execPath, [entry, ...argv], { cwd, stdio: ['pipe', out, 'pipe'] });
    const shown = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (shown.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (shown.err += text));
    child.stdin?.end(typed);
    child.on('close', code => done({ code, ...shown }));
  });

test('a full disk is said in one line', async () => {
  const full = openSync('/dev/full', 'w');
  for (const argv of [['games', '--json'], ['replay', 'g.json'], ['--help'], ['--version']])
    expect(await run(argv, full)).toMatchObject({
      code: 2,
      err: 'kaffeehaus: The output cannot be written (ENOSPC).\n',
    });
});

test('a reader that has seen enough is no fault', async () => {
  const child = spawn(process.execPath, [entry, 'replay', 'g.json'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdout.destroy();
  const code = await new Promise(done => child.on('close', done));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('a file without end costs next to nothing', async () => {
  for (const argv of [
    ['replay', '/dev/zero'],
    ['review', '/dev/zero'],
    ['scenario', '/dev/zero'],
    ['play', 'vienna', '--record', '/dev/zero'],
  ]) {
    const { code, err } = await run(argv);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'kaffeehaus: /dev/zero is larger than 1,024 kB; no file of Kaffeehaus is.\n',
    });
  }
});

test('piped input: every prompt is printed, and the end of the input ends the game', async () => {
  const argv = ['play', 'vienna', '--seed', 'tram', '--options', '{"version":"intro"}'];
  const { code, out, err } = await run(argv, 'pipe', '2\nrandom\n1 2 3\ntable\n');
  expect(code).toBe(130);
  expect(err).toMatch(/^kaffeehaus: The input ended[^\n]+\n$/);
  expect(out).toContain('How many seats, 2 to 4?');
  expect(out).toContain('Who sits on seat 2');
  expect(out.match(/^Seat 1> /gm)).toHaveLength(3);
});

test('--version names the version of the packages', async () => {
  for (const file of ['../../package.json', '../package.json']) {
    const { version } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(version).toBe(VERSION);
  }
  const out = await new Promise(done =>
    execFile(process.execPath, [entry, '--version'], (_, text) => done(text)),
  );
  expect(out).toBe(`kaffeehaus ${VERSION}\n`);
});
