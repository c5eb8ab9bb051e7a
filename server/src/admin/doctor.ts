/** What an operator does with a whole data folder: looks whether it is in order, copies it, brings it back. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownBundles } from '../open.ts';
import { Library } from '../rules/library.ts';
import type { Config } from '../config.ts';
import { databaseIn } from '../data.ts';
import { sqliteStore, storeAsItIs } from '../store/store.ts';
import { BadCopy, backUp, copyDatabase, madeAt, restore } from './backup.ts';
import type { Copy, Restored } from './backup.ts';
import { checkDatabase, checkStore, compareStore, withFolder } from './check.ts';
import type { Finding, Health, Upgrade } from './check.ts';
import { backUpShared } from './moving.ts';
import { look, stepsBefore } from './signs.ts';
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

const mustHaveData = (data: string): void => {
  if (!existsSync(databaseIn(data))) throw new BadCopy('no-data', data);
};

/** Reads beside a running server, and changes nothing. */
export const doctor = async (config: Config): Promise<Examined> => {
  const { data } = config;
  mustHaveData(data);
  const { signs, notes } = await look(config, Date.now());
  const health = await checkDatabase(databaseIn(data));
  return { ...health, findings: [...signs, ...health.findings], notes };
};

/** What this version would make of a data folder: tried on a copy of the database, which is thrown away. */
export interface Rehearsed extends Upgrade {
  /** How the shape of the database was changed. */
  readonly steps: readonly string[];
  /** What is not as it should be afterwards. */
  readonly findings: readonly Finding[];
}

export const upgrade = async ({ data }: Config): Promise<Rehearsed> => {
  mustHaveData(data);
  return withFolder(async folder => {
    const copy = join(folder, 'copy.db');
    await copyDatabase(databaseIn(data), copy);
    const before = await storeAsItIs(copy);
    const steps = await stepsBefore(before);
    await before.close();
    if (!steps) throw new BadCopy('newer', data);
    const store = await sqliteStore(copy);
    try {
      const compared = await compareStore(store, ownBundles());
      return { ...compared, steps, findings: (await checkStore(store)).findings };
    } finally {
      await store.close();
    }
  });
};

export const backup = ({ data, database }: Config, to: string): Promise<Copy> =>
  database === undefined ? backUp(data, to, Date.now()) : backUpShared(database, to, Date.now());

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
