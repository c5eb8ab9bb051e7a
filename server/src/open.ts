/** A house around a data folder. */
import { hostname } from 'node:os';
import type { Config } from './config.ts';
import { openData } from './data.ts';
import type { Data } from './data.ts';
import { openHouse } from './house.ts';
import type { House } from './house.ts';
import { journal } from './journal.ts';
import type { Journal, Output } from './journal.ts';
import { BUILT_RULES, FROZEN_RULES } from './places.ts';
import { openTime } from './play/time.ts';
import { bundlesIn } from './rules/bundles.ts';
import type { Bundle } from './rules/bundles.ts';
import { Library } from './rules/library.ts';
import { sqliteStore } from './store/store.ts';

export interface Furnishing {
  /** The folder of the built web app; none serves no page. */
  readonly root?: string;
  /** Where the house says what its operator must know. */
  readonly output: Output;
  /** Rules besides those that come with the house. */
  readonly rules?: readonly Bundle[];
}

/** The rules that come with the house: those ever released, then the games as they are built now. */
export const ownBundles = (): readonly Bundle[] => [...bundlesIn(FROZEN_RULES), ...bundlesIn(BUILT_RULES)];

/** Everything that lies in a data folder, opened, with a house around it; nobody listens yet. */
export const openKept = async (
  config: Config,
  { root, output, rules = [] }: Furnishing,
): Promise<{ readonly house: House; readonly data: Data; readonly log: Journal }> => {
  const data = await openData(config.data);
  try {
    const log = journal(output, data.logs, Date.now);
    const store = await sqliteStore(data.database);
    const books = await Library.open(store.db, data.rules, [...ownBundles(), ...rules], Date.now());
    const time = await openTime(store, hostname());
    const { now, outages } = time;
    const furniture = { store, log, books, now, outages, admin: data.token(), secrets: data };
    const house = await openHouse(config, root === undefined ? furniture : { ...furniture, root });
    house.closing.push(() => time.close());
    // Closed last: nobody else may have the folder before everything is written.
    house.closing.unshift(
      () => data.close(),
      () => log.flush(),
    );
    return { house, data, log };
  } catch (error) {
    data.close();
    throw error;
  }
};
