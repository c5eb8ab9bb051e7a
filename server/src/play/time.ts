/** The time of a house that is kept: it beats in the store, and what it lost is booked there. */
import type { Store } from '../store/store.ts';
import { BEAT, Heart, MACHINE } from './heart.ts';
import type { Machine } from './heart.ts';
import type { Stretch } from '@kaffeehaus/trust/course/rest';

export interface HouseTime {
  now(): number;
  /** All that was ever lost, in the order of their ends; grows by itself. */
  readonly outages: Stretch[];
  /** One beat; done each second by itself. */
  beat(): Promise<void>;
  close(): void;
}

type Kept = Pick<Store, 'db' | 'beat'>;

interface Loss {
  readonly outage: Stretch;
  readonly why: string;
}

/** Opens the time where the last beat left it. */
export const openTime = async (store: Kept, node: string, machine: Machine = MACHINE): Promise<HouseTime> => {
  const { db } = store;
  const booked = await db.selectFrom('outages').select(['began', 'ended']).orderBy('ended').execute();
  const { seen } = await db
    .selectFrom('nodes')
    .select(({ fn }) => fn.max('seen').as('seen'))
    .executeTakeFirstOrThrow();
  const outages = booked.map(({ began, ended }): Stretch => [began, ended]);
  const unwritten: Loss[] = [];
  const lose = (outage: Stretch, why: string): void => {
    outages.push(outage);
    unwritten.push({ outage, why });
  };
  const heart = new Heart(machine, seen ?? 0, lose);
  /** Since when nothing can be stored; 0: it can. */
  let mute = 0;
  let stored = heart.now();
  const write = async (): Promise<void> => {
    const now = heart.now();
    await store.beat(node, now);
    if (mute > 0) lose([mute, now], 'store');
    mute = 0;
    stored = now;
    while (unwritten[0]) {
      const { outage, why } = unwritten[0];
      const row = { began: outage[0], ended: outage[1], why };
      await db
        .insertInto('outages')
        .values(row)
        .onConflict(on => on.doNothing())
        .execute();
      unwritten.shift();
    }
  };
  const once = async (): Promise<void> => {
    try {
      await write();
    } catch {
      // Nobody's answer is taken now, so nobody's time runs; it is booked when something can be stored again.
      mute = mute || stored;
    }
  };
  await once();
  const timer = setInterval(() => void once(), BEAT).unref();
  return { now: () => heart.now(), outages, beat: once, close: () => clearInterval(timer) };
};
