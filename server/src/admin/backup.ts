/** A copy of all that is kept, made while others play, and brought back somewhere else. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { databaseIn, makeFolder, openData } from '../data.ts';
import { bringSqlite } from '../store/sqlite.ts';

const LIST = 'backup.json';

/** Why a copy cannot be made or brought back. */
export const COPY_TROUBLES = [
  'no-data',
  'no-house',
  'inhabited',
  'not-empty',
  'no-backup',
  'older',
  'newer',
  'damaged',
  'unusable',
] as const;

export class BadCopy extends Error {
  override readonly name = 'BadCopy';
  readonly reason: (typeof COPY_TROUBLES)[number];
  readonly path: string;
  readonly detail: string;

  constructor(reason: BadCopy['reason'], path: string, detail = '') {
    super(`${reason}: ${path}${detail === '' ? '' : ` (${detail})`}`);
    this.reason = reason;
    this.path = path;
    this.detail = detail;
  }
}

interface Listed {
  readonly format: 1;
  readonly made: string;
  readonly files: { readonly [name: string]: string };
}

export interface Copy {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

const DATABASE = basename(databaseIn(''));

/** When the last copy was made of a folder; doctors ask. */
const COPIED = 'copied';

/** Of one running server only, or made anew: the token, too, so that a copy opens no doors. */
const isLeftOut = (name: string): boolean =>
  /^(?:lock\.db|server\.json|admin\.token|copied$)/.test(name) || name.startsWith(DATABASE) || name === LIST;

export const keysIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && !isLeftOut(entry.name))
    .map(({ name }) => name);

const hashOfFile = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** SQLite copies what is committed at one moment, and nobody who writes has to wait. */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  const { DatabaseSync } = await bringSqlite();
  const database = new DatabaseSync(from);
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
};

/** For doctors. */
export const noteCopy = (data: string, made: string): void => {
  try {
    writeFileSync(join(data, COPIED), `${made}\n`, { mode: 0o600 });
  } catch {
    // The copy is made; who may only read the folder is reminded once too often.
  }
};

export const copiedAt = (data: string): number | undefined => {
  try {
    const at = Date.parse(readFileSync(join(data, COPIED), 'utf8').trim());
    return Number.isNaN(at) ? undefined : at;
  } catch {
    return undefined;
  }
};

/** Copies the database and the keys of a data folder, held or not, into a new one. */
export const backUp = async (data: string, to: string, now: number): Promise<Copy> => {
  if (!existsSync(databaseIn(data))) throw new BadCopy('no-data', data);
  if (!isEmpty(to)) throw new BadCopy('not-empty', to);
  const draft = `${to}.part`;
  rmSync(draft, { recursive: true, force: true });
  makeFolder(draft);
  try {
    writeFileSync(join(draft, DATABASE), '', { mode: 0o600 });
    await copyDatabase(databaseIn(data), join(draft, DATABASE));
    for (const name of keysIn(data)) copyFileSync(join(data, name), join(draft, name));
    const names = readdirSync(draft);
    const files = Object.fromEntries(names.map(name => [name, hashOfFile(join(draft, name))]));
    const listed: Listed = { format: 1, made: new Date(now).toISOString(), files };
    writeFileSync(join(draft, LIST), `${JSON.stringify(listed, null, 2)}\n`, { mode: 0o600, flush: true });
    rmSync(to, { recursive: true, force: true });
    renameSync(draft, to);
    noteCopy(data, listed.made);
    const bytes = names.reduce((sum, name) => sum + statSync(join(to, name)).size, 0);
    return { folder: to, files: names.length, bytes };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new BadCopy('unusable', to, error instanceof Error ? error.message : String(error));
  }
};

const listIn = (folder: string): Listed => {
  try {
    const listed = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as Listed;
    if (listed.format === 1 && DATABASE in listed.files) return listed;
  } catch {
    // Said below.
  }
  throw new BadCopy('no-backup', folder);
};

/** When a copy was made. */
export const madeAt = (folder: string): number => Date.parse(listIn(folder).made);

/** Everything as it was copied. */
export const copyBack = (from: string, to: string): void => {
  const { files } = listIn(from);
  for (const [name, hash] of Object.entries(files)) {
    if (basename(name) !== name) throw new BadCopy('damaged', from, name);
    const file = join(from, name);
    if (!existsSync(file) || hashOfFile(file) !== hash) throw new BadCopy('damaged', from, name);
    copyFileSync(file, join(to, name));
  }
};

/** What was in a folder, put aside beside it. */
const putAside = async (data: string, now: number): Promise<string> => {
  // Nobody may be using it.
  (await openData(data)).close();
  const aside = `${data}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(data, aside);
  return aside;
};

export interface Restored {
  readonly folder: string;
  /** Where what was there before lies now. */
  readonly aside: string | undefined;
}

/**
 * Brings a copy back. It is laid beside the folder first, and `check` looks at it there; only what has passed takes the
 * folder's place, and nothing is written over.
 */
export const restore = async (
  from: string,
  data: string,
  {
    move,
    now,
    check,
  }: { readonly move: boolean; readonly now: number; readonly check: (folder: string) => Promise<void> },
): Promise<Restored> => {
  listIn(from);
  const isFree = isEmpty(data);
  if (!isFree && !move) throw new BadCopy('not-empty', data);
  const draft = `${data}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    copyBack(from, draft);
    await check(draft);
    const aside = isFree ? undefined : await putAside(data, now);
    settle(draft, data);
    return { folder: data, aside };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** An empty folder may be a disk of its own: it is filled, the database last, and not replaced. */
const settle = (draft: string, data: string): void => {
  if (!existsSync(data)) return renameSync(draft, data);
  makeFolder(data);
  const names = readdirSync(draft).sort((a, b) => Number(a === DATABASE) - Number(b === DATABASE));
  for (const name of names.filter(one => statSync(join(draft, one)).isFile())) {
    copyFileSync(join(draft, name), join(data, `${name}.part`));
    renameSync(join(data, `${name}.part`), join(data, name));
  }
};
