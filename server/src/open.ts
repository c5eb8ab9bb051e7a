/** A house around a data folder. */
import { hostname } from 'node:os';
import { localBus } from './bus/bus.ts';
import type { Bus } from './bus/bus.ts';
import { natsBus } from './bus/nats.ts';
import { notifyBus } from './bus/notify.ts';
import type { Config } from './config.ts';
import { openData } from './data.ts';
import type { Data } from './data.ts';
import { keepPages } from './http/former.ts';
import { openHouse } from './house.ts';
import type { Furniture, House } from './house.ts';
import { faultOf, journal } from './journal.ts';
import type { Journal, Output } from './journal.ts';
import { BUILT_RULES, FROZEN_RULES } from './places.ts';
import { Metrics } from './metrics.ts';
import { ALONE, Leases } from './play/duty.ts';
import type { Duty } from './play/duty.ts';
import { openSharedTime, openTime } from './play/time.ts';
import { bundlesIn } from './rules/bundles.ts';
import type { Bundle } from './rules/bundles.ts';
import { Library } from './rules/library.ts';
import { newId } from './ids.ts';
import { postgresStore } from './store/postgres.ts';
import { secretsIn } from './store/secrets.ts';
import type { Secrets } from './store/secrets.ts';
import { sqliteStore } from './store/store.ts';
import type { Store } from './store/store.ts';

export interface Furnishing {
  /** The folder of the built web app; none serves no page. */
  readonly root?: string;
  /** Where the house says what its operator must know. */
  readonly output: Output;
  /** Rules besides those that come with the house. */
  readonly rules?: readonly Bundle[];
  /** Stands between a machine and what it shares with others: for those who break it on purpose. */
  readonly acting?: (acting: Acting) => Acting;
}

/** Where a machine writes, and where it acts without a player. */
export interface Acting {
  readonly store: Store;
  readonly duty: Duty;
}

/** The rules that come with the house: those ever released, then the games as they are built now. */
export const ownBundles = (): readonly Bundle[] => [...bundlesIn(FROZEN_RULES), ...bundlesIn(BUILT_RULES)];

/** What is there once for all machines of the house. */
interface Shared {
  readonly store: Store;
  readonly bus: Bus;
  readonly secrets: Secrets;
}

/** One machine with its folder, or one of several around a database. */
const sharedBy = async ({ database, bus: url }: Config, data: Data, node: string): Promise<Shared> => {
  if (database === undefined)
    return { store: await sqliteStore(data.database), bus: localBus(), secrets: data };
  const store = await postgresStore(database);
  const secrets = secretsIn(store.db);
  const house = await secrets.keep('house.id', newId);
  const bus = url === undefined ? notifyBus(database, node) : natsBus(url, house);
  return { store, bus, secrets };
};

/** The page, and the one before it; who cannot be kept does not keep the house from opening. */
const pagesOf = (data: Data, log: Journal, root: string | undefined): Pick<Furniture, 'root' | 'former'> => {
  if (root === undefined) return {};
  try {
    const former = keepPages(root, data.pages, Date.now());
    return former === undefined ? { root } : { root, former };
  } catch (error) {
    log.error({ verb: 'pages', ...faultOf(error) });
    return { root };
  }
};

/** Everything that lies in a data folder, opened, with a house around it; nobody listens yet. */
export const openKept = async (
  config: Config,
  { root, output, rules = [], acting = same => same }: Furnishing,
): Promise<{ readonly house: House; readonly data: Data; readonly log: Journal }> => {
  const data = await openData(config.data);
  try {
    const log = journal(output, data.logs, Date.now);
    // Of one name there is one process, and no other ever after.
    const node = config.database === undefined ? hostname() : `${hostname()}.${process.pid}.${newId()}`;
    const { store: kept, bus, secrets } = await sharedBy(config, data, node);
    const books = await Library.open(kept.db, data.rules, [...ownBundles(), ...rules], Date.now());
    const isShared = config.database !== undefined;
    const time = await (isShared ? openSharedTime(kept, node) : openTime(kept, node));
    const { now, outages, isCutOff } = time;
    const metrics = new Metrics();
    const changed = (count: number): void => metrics.count('lease_changes_total', '', count);
    const leases = isShared ? await Leases.open(kept, node, { changed, left: () => time.leave() }) : ALONE;
    const { store, duty } = acting({ store: kept, duty: leases });
    const shared = { store, bus, secrets, node, duty, isCutOff, skew: () => time.skew };
    const furniture = { ...shared, log, metrics, books, now, outages, admin: data.token() };
    const house = await openHouse(config, { ...furniture, ...pagesOf(data, log, root) });
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
