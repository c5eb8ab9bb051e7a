/** Whether a data folder is in order: who may look into it, and whether what lies in it is sound. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ownBundles } from '../open.ts';
import { Library } from '../rules/library.ts';
import type { Config } from '../config.ts';
import { databaseIn } from '../data.ts';
import { sqliteStore, storeAsItIs } from '../store/store.ts';
import { BadCopy, backUp, madeAt, restore } from './backup.ts';
import type { Copy, Restored } from './backup.ts';
import { checkDatabase, compareStore, withFolder } from './check.ts';
import type { Finding, Health, Upgrade } from './check.ts';
import { rewind } from './rewind.ts';
import type { Rewound } from './rewind.ts';

/** `open`: somebody besides its owner may look into a file or folder. `full`: the disk has little room left. */
export interface Trouble {
  readonly what: Finding['what'] | 'open' | 'full';
  readonly about: string;
  readonly version?: number;
}

/** What works only if something is set. */
export type Note = 'no-origin' | 'no-https' | 'no-mail' | 'no-operator';

export interface Examined extends Omit<Health, 'findings'> {
  readonly findings: readonly Trouble[];
  readonly notes: readonly Note[];
}

/** Below this a game can soon not be written down any more. */
const LITTLE = 200 * 1024 * 1024;

const openPlaces = (data: string): readonly Trouble[] =>
  ['.', ...readdirSync(data)]
    .filter(name => (statSync(join(data, name)).mode & 0o077) !== 0)
    .map(name => ({ what: 'open', about: join(data, name) }));

const roomIn = async (data: string): Promise<readonly Trouble[]> => {
  const { bavail, bsize } = await statfs(data);
  return bavail * bsize < LITTLE ? [{ what: 'full', about: data }] : [];
};

const notesOn = ({ origin, smtp, operator }: Config): readonly Note[] => [
  ...(origin === undefined ? (['no-origin'] as const) : []),
  ...(origin?.startsWith('http:') ? (['no-https'] as const) : []),
  ...(smtp === undefined ? (['no-mail'] as const) : []),
  ...(operator.name === '' ? (['no-operator'] as const) : []),
];

const mustHaveData = (data: string): void => {
  if (!existsSync(databaseIn(data))) throw new BadCopy('no-data', data);
};

/** Reads beside a running server, and changes nothing. */
export const doctor = async (config: Config): Promise<Examined> => {
  const { data } = config;
  mustHaveData(data);
  const health = await checkDatabase(databaseIn(data));
  const findings = [...openPlaces(data), ...(await roomIn(data)), ...health.findings];
  return { ...health, findings, notes: notesOn(config) };
};

export const upgrade = async ({ data }: Config): Promise<Upgrade> => {
  mustHaveData(data);
  const store = await storeAsItIs(databaseIn(data));
  try {
    return await compareStore(store, ownBundles());
  } finally {
    await store.close();
  }
};

export const backup = ({ data }: Config, to: string): Promise<Copy> => backUp(data, to, Date.now());

export interface Wish {
  /** Whatever lies in the data folder is put aside. */
  readonly move: boolean;
  /** Milliseconds: everything that happened later is left out. */
  readonly until?: number | undefined;
}

export interface Brought extends Restored, Pick<Health, 'tables' | 'rows'> {
  readonly rewound: Rewound | undefined;
}

const mustBeSound = async (folder: string, from: string): Promise<Health> => {
  const health = await checkDatabase(databaseIn(folder));
  const [first] = health.findings;
  if (first) throw new BadCopy('damaged', from, `${first.what} ${first.about}`);
  return health;
};

const rewindIn = async (folder: string, moment: number): Promise<Rewound> => {
  // In the shape of this version, as it will be used.
  const store = await sqliteStore(databaseIn(folder));
  try {
    return await withFolder(async rules =>
      rewind(store, await Library.open(store.db, rules, ownBundles(), Date.now()), moment),
    );
  } finally {
    await store.close();
  }
};

/** A copy takes its place only if everything in it is sound. */
export const bringBack = async ({ data }: Config, from: string, { move, until }: Wish): Promise<Brought> => {
  let health: Health = { tables: 0, rows: 0, rules: 0, findings: [] };
  let rewound: Rewound | undefined;
  // What happened after it was made is not in it.
  if (until !== undefined && until > madeAt(from))
    throw new BadCopy('older', from, new Date(madeAt(from)).toISOString());
  const check = async (folder: string): Promise<void> => {
    health = await mustBeSound(folder, from);
    if (until === undefined) return;
    rewound = await rewindIn(folder, until);
    health = await mustBeSound(folder, from);
  };
  const restored = await restore(from, data, { move, now: Date.now(), check });
  return { ...restored, tables: health.tables, rows: health.rows, rewound };
};
