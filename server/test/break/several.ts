/** Machines of one house, all of them in this process. */
import type { Bus } from '../../src/bus/bus.ts';
import type { Config } from '../../src/config.ts';
import type { Furniture } from '../../src/house.ts';
import { Leases } from '../../src/play/duty.ts';
import { openSharedTime } from '../../src/play/time.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { secretsIn } from '../../src/store/secrets.ts';
import { botThread } from '../play/stage.ts';
import { Open } from '../visit.ts';

/** A machine of the house at an address of a database. */
export const machineAt = async (
  url: string,
  node: string,
  bus: Bus,
  own: Furniture = {},
  config: Partial<Config> = {},
): Promise<Open> => {
  const store = await postgresStore(url);
  const time = await openSharedTime(store, node);
  const duty = await Leases.open(store, node, { left: () => time.leave() });
  const { now, outages, isCutOff } = time;
  const skew = (): number => time.skew;
  const furniture = { store, bus, node, duty, now, outages, isCutOff, skew, secrets: secretsIn(store.db) };
  const threads = { entry: await botThread(), count: 1 };
  const door = await Open.door({ ...furniture, threads, ...own }, { database: url, ...config });
  door.house.closing.push(() => time.close());
  await door.house.play.open();
  return door;
};
