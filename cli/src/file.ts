/** Files: read as far as a file of ours may go, written whole or not at all, never over one that is there. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BadInput } from './command.ts';
import { parseJson } from './read.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** No file of ours comes near it: the longest games take a fiftieth. */
const MOST_KB = 1024;
const CHUNK = 64 * 1024;

/** A file piece by piece: what has no end, or hardly any, is given up early. */
const textOf = (path: string, most: number): string | undefined => {
  const handle = openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let size = 0; size <= most * 1024;) {
      const piece = Buffer.alloc(CHUNK);
      const n = readSync(handle, piece);
      if (n === 0) return Buffer.concat(pieces).toString('utf8');
      pieces.push(piece.subarray(0, n));
      size += n;
    }
    return undefined;
  } finally {
    closeSync(handle);
  }
};

export const readText = (file: string, cwd: string, most = MOST_KB): string => {
  const text = attemptToRead(file, cwd, most);
  if (text === undefined) throw new BadInput('cli.bad.large', { file, most });
  return text;
};

const attemptToRead = (file: string, cwd: string, most: number): string | undefined => {
  try {
    return textOf(resolve(cwd, file), most);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') throw new BadInput('cli.bad.file', { file });
    throw new BadInput('cli.bad.read', { file, code });
  }
};

export const readJson = (file: string, cwd: string, most = MOST_KB): unknown =>
  parseJson(readText(file, cwd, most), file);

export const isThere = (file: string, cwd: string): boolean => existsSync(resolve(cwd, file));

/** Beside the file, so that putting it in place is one step of the file system. */
const besides = (path: string): string => join(dirname(path), `.${randomBytes(6).toString('hex')}.tmp`);

const put = (file: string, cwd: string, text: string, place: (from: string, to: string) => void): void => {
  const path = resolve(cwd, file);
  const draft = besides(path);
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    place(draft, path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new BadInput('cli.bad.exists', { file });
    throw new BadInput('cli.bad.write', { file, code });
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Writes a file that must not be there yet. */
export const writeNew = (file: string, cwd: string, text: string): void => put(file, cwd, text, linkSync);

/** So many milliseconds a file is locked while it is written; a lock that is older was left behind. */
const LOCKED = 2000;
const BREATH = 10;

const isLeftBehind = (lock: string): boolean => {
  try {
    // A clock that was set back makes a lock look younger than it is.
    return Math.abs(Date.now() - statSync(lock).mtimeMs) > LOCKED;
  } catch {
    return false;
  }
};

/** Does something while no other process of ours writes the file. */
const alone = <T>(path: string, work: () => T): T => {
  const lock = `${path}.lock`;
  for (;;) {
    try {
      writeFileSync(lock, '', { flag: 'wx' });
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (isLeftBehind(lock)) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BREATH);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/** Writes a file anew that still says what we wrote last; false, and nothing is written, if somebody else has written. */
export const rewrite = (file: string, cwd: string, was: string, text: string): boolean => {
  const path = resolve(cwd, file);
  try {
    return alone(path, () => {
      const isOurs = !existsSync(path) || [was, text].includes(textOf(path, MOST_KB) ?? '');
      if (isOurs) put(file, cwd, text, renameSync);
      return isOurs;
    });
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput('cli.bad.write', { file, code: codeOf(error) });
  }
};

export const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Refuses a place where nothing can be written, before any work is done for it. */
export const mustBeWritable = (file: string, cwd: string): void => {
  try {
    accessSync(dirname(resolve(cwd, file)), constants.W_OK);
  } catch (error) {
    throw new BadInput('cli.bad.write', { file, code: codeOf(error) });
  }
};

/** `name.json`, or `name-2.json` … if that is taken. */
export const freeName = (name: string, cwd: string, kind = 'json'): string => {
  for (let i = 1; ; i++) {
    const file = i === 1 ? `${name}.${kind}` : `${name}-${i}.${kind}`;
    if (!isThere(file, cwd)) return file;
  }
};
