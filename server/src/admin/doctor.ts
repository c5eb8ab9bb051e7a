/** What an operator does with all that a house keeps: looks whether it is in order, copies it, brings it back. */
import { join } from 'node:path';
import { ownBundles } from '../open.ts';
import { Library } from '../rules/library.ts';
import type { Config } from '../config.ts';
import { databaseIn, makeFolder } from '../data.ts';
import { placeOf } from '../store/postgres.ts';
import { sqliteStore, storeAsItIs } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { BadCopy, backUp, copyBack, copyDatabase, madeAt, noteCopy, restore } from './backup.ts';
import type { Copy, Restored } from './backup.ts';
import { closing, stepsOf, storeBeside } from './beside.ts';
import { checkStore, compareStore, withFolder } from './check.ts';
import type { Finding, Health, Upgrade } from './check.ts';
import { backUpShared, moveFolder, rehearsed } from './moving.ts';
import { look } from './signs.ts';
import type { Note, Sign } from './signs.ts';
import { rewind } from './rewind.ts';
import type { Rewound } from './rewind.ts';

export interface Trouble {
  readonly what: Finding['what'] | Sign['what'];
  readonly about: string;
  readonly version?: number;
}

export interface Examined extends Omit<Health, 'findings'> {
  readonly findings: readonly Trouble[];
  readonly notes: readonly Note[];
}

/** Reads beside running servers, and changes nothing. */
export const doctor = async (config: Config): Promise<Examined> =>
  closing(await storeBeside(config), async store => {
    const { signs, notes } = await look(config, store, Date.now());
    const health = await checkStore(store);
    return { ...health, findings: [...signs, ...health.findings], notes };
  });

/** What this version would make of a house: tried on a copy of its database, which is thrown away. */
export interface Rehearsed extends Upgrade {
  /** How the shape of the database was changed. */
  readonly steps: readonly string[];
  /** What is not as it should be afterwards. */
  readonly findings: readonly Finding[];
}

const judged = async (store: Store, steps: readonly string[]): Promise<Rehearsed> => {
  const compared = await compareStore(store, ownBundles());
  return { ...compared, steps, findings: (await checkStore(store)).findings };
};

export const upgrade = async (config: Config): Promise<Rehearsed> => {
  const { data, database } = config;
  if (database !== undefined) return rehearsed(database, judged);
  const steps = await closing(await storeBeside(config), stepsOf);
  if (!steps) throw new BadCopy('newer', data);
  return withFolder(async folder => {
    const copy = join(folder, 'copy.db');
    await copyDatabase(databaseIn(data), copy);
    return closing(await sqliteStore(copy), store => judged(store, steps.left));
  });
};

export const backup = async ({ data, database }: Config, to: string): Promise<Copy> => {
  const now = Date.now();
  if (database === undefined) return backUp(data, to, now);
  const copy = await backUpShared(database, to, now);
  noteCopy(data, new Date(now).toISOString());
  return copy;
};

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
  const health = await closing(await storeAsItIs(databaseIn(folder)), checkStore);
  const [first] = health.findings;
  if (first) throw new BadCopy('damaged', from, `${first.what} ${first.about}`);
  return health;
};

const rewindIn = async (folder: string, moment: number): Promise<Rewound> =>
  // In the shape of this version, as it will be used.
  closing(await sqliteStore(databaseIn(folder)), store =>
    withFolder(async rules =>
      rewind(store, await Library.open(store.db, rules, ownBundles(), Date.now()), moment),
    ),
  );

/** Into an empty database, through a folder that is thrown away. */
const restoreShared = (
  from: string,
  database: string,
  check: (folder: string) => Promise<void>,
): Promise<Restored> =>
  withFolder(async scratch => {
    const folder = join(scratch, 'data');
    makeFolder(folder);
    copyBack(from, folder);
    await check(folder);
    await moveFolder(folder, database);
    return { folder: placeOf(database), aside: undefined };
  });

/** A copy takes its place only if everything in it is sound. */
export const bringBack = async (
  { data, database }: Config,
  from: string,
  { move, until }: Wish,
): Promise<Brought> => {
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
  const restored = await (database === undefined
    ? restore(from, data, { move, now: Date.now(), check })
    : restoreShared(from, database, check));
  return { ...restored, tables: health.tables, rows: health.rows, rewound };
};
