/**
 * The folder of all that is kept: database, keys, the operator's token, logs. Nobody but its owner may look into it, and
 * one server at a time holds it.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './store/reason.ts';
import { bringSqlite } from './store/sqlite.ts';
import type { Sqlite } from './store/sqlite.ts';

/** Why a folder cannot be used, in one line. `held`: another server has it. */
export class BadFolder extends Error {
  override readonly name = 'BadFolder';
  readonly path: string;
  readonly reason: 'held' | 'unusable';
  /** What the system said. */
  readonly detail: string;

  constructor(path: string, reason: 'held' | 'unusable', detail: string) {
    super(
      reason === 'held'
        ? `The data folder ${path} is held by another server${detail}.`
        : `The data folder ${path} cannot be used: ${detail}.`,
    );
    this.path = path;
    this.reason = reason;
    this.detail = detail;
  }
}

/** How whoever has the token finds the server that holds a folder. */
export interface Where {
  readonly pid: number;
  /** The address that it answers on. */
  readonly url: string;
  /** The name by which it wants to be called. */
  readonly host: string;
}

const DATABASE = 'kaffeehaus.db';
const LOCK = 'lock.db';
const TOKEN = 'admin.token';
const WHERE = 'server.json';

export const databaseIn = (path: string): string => join(path, DATABASE);

const wordsOf = (error: unknown): string => {
  const code = (error as { readonly code?: unknown } | null)?.code;
  const said = typeof code === 'string' ? SAID[code] : undefined;
  return said ?? (error instanceof Error ? error.message : String(error));
};

const SAID: { readonly [code: string]: string } = {
  EACCES: 'it may not be written to',
  EPERM: 'it belongs to somebody else',
  EROFS: 'its disk may only be read',
  ENOSPC: 'its disk is full',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'there is a file in its way',
};

/** Makes the folder if it is not there; open to its owner only. */
export const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o700);
  } catch (error) {
    throw new BadFolder(path, 'unusable', wordsOf(error));
  }
};

/** A small file, if it is there. */
const readKept = (folder: string, name: string): string | undefined => {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new BadFolder(folder, 'unusable', wordsOf(error));
  }
};

/** A small file that is made once and read ever after; of two that make it, one wins. */
export const kept = (folder: string, name: string, make: () => string): string => {
  const file = join(folder, name);
  const before = readKept(folder, name);
  if (before !== undefined) return before;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, make(), { mode: 0o600, flag: 'wx', flush: true });
    try {
      // Whole or not at all, and never over one that is there.
      linkSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new BadFolder(folder, 'unusable', wordsOf(error));
  }
  return readFileSync(file, 'utf8');
};

/** What opens the doors of the operator: 256 bits, made when it is first wanted. */
export const tokenIn = (folder: string): string =>
  kept(folder, TOKEN, () => `${randomBytes(32).toString('hex')}\n`).trim();

const isWhere = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && 'pid' in value && 'url' in value && 'host' in value;

/** Who holds the folder, as far as it has said. */
export const whereIn = (folder: string): Where | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, WHERE), 'utf8'));
    return isWhere(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The folder, held until it is closed or the process ends in any way. */
export interface Data {
  readonly path: string;
  readonly database: string;
  /** Derived, and may be thrown away: rules as files that can be run. */
  readonly rules: string;
  readonly logs: string;
  /** Derived: the page as it is served, and as it was before. */
  readonly pages: string;
  /** A secret that lies in a file of its own. */
  keep(name: string, make: () => string): Promise<string>;
  kept(name: string): Promise<string | undefined>;
  token(): string;
  /** Says where the server is to be found. */
  tell(where: Where): void;
  close(): void;
}

/** SQLite gives what it lays beside a file the file's own rights. One that is there is not opened: closing it frees locks. */
const touch = (file: string): void => {
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' });
};

/** SQLite's own lock, which the system frees with the process, however it dies. */
const lock = async (path: string): Promise<Sqlite> => {
  const { DatabaseSync } = await bringSqlite();
  let held: Sqlite | undefined;
  try {
    const file = join(path, LOCK);
    touch(file);
    held = new DatabaseSync(file);
    held.exec('pragma busy_timeout = 0; begin exclusive');
    return held;
  } catch (error) {
    held?.close();
    if (reasonOf(error) !== 'busy') throw new BadFolder(path, 'unusable', wordsOf(error));
    const where = whereIn(path);
    throw new BadFolder(path, 'held', where ? ` (process ${where.pid}, ${where.url})` : '');
  }
};

export const openData = async (path: string): Promise<Data> => {
  makeFolder(path);
  const held = await lock(path);
  const [rules, logs, pages] = [join(path, 'rules'), join(path, 'logs'), join(path, 'pages')];
  for (const folder of [rules, logs, pages]) makeFolder(folder);
  touch(databaseIn(path));
  return {
    path,
    database: databaseIn(path),
    rules,
    logs,
    pages,
    keep: async (name, make) => kept(path, name, make),
    kept: async name => readKept(path, name),
    token: () => tokenIn(path),
    tell: where => writeFileSync(join(path, WHERE), `${JSON.stringify(where)}\n`, { mode: 0o600 }),
    close: () => {
      rmSync(join(path, WHERE), { force: true });
      held.close();
    },
  };
};
