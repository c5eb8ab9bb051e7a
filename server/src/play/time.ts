/** The time of a house that is kept: it beats in the store, and what it lost is booked there. */
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { DATABASE_NOW } from './duty.ts';
import { BEAT, Heart, MACHINE } from './heart.ts';
import type { Machine } from './heart.ts';
import type { Stretch } from '@kaffeehaus/trust/course/rest';

export interface HouseTime {
  now(): number;
  /** This machine goes: it beats no more, and whoever stays need not wait until it has fallen silent. */
  leave(): Promise<void>;
  /** All that was ever lost, in the order of their ends; grows by itself. */
  readonly outages: Stretch[];
  /** One beat; done each second by itself. */
  beat(): Promise<void>;
  /** Whether nothing can be stored for longer than a moment. */
  isCutOff(): boolean;
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  readonly skew: number;
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
  // Whoever writes hears from the file itself what is wrong with it.
  const fixed = { isCutOff: () => false, skew: 0, leave: () => Promise.resolve() };
  return { now: () => heart.now(), outages, beat: once, ...fixed, close: () => clearInterval(timer) };
};

/** When no machine has been there for so long, that time was nobody's. */
const GAP = 2500;
/** A machine that has not reached the database for so long is cut off from it. */
const CUT = 3500;

/**
 * The time of one machine of several. It beats by the database's clock; time was lost only if no machine was there, and
 * whoever is there first again books it. A machine that was cut off learns of it before it takes anything.
 */
export const openSharedTime = async (
  { db }: Pick<Store, 'db'>,
  node: string,
  machine: Machine = MACHINE,
): Promise<HouseTime> => {
  const heart = new Heart(machine, 0, () => {});
  const outages: Stretch[] = [];
  let reached = machine.monotonic();
  let skew = 0;
  let isBeating = false;
  const last = (): number => outages.at(-1)?.[1] ?? 0;
  const bookedSince = async (moment: number): Promise<readonly Stretch[]> => {
    const rows = await db
      .selectFrom('outages')
      .select(['began', 'ended'])
      .where('ended', '>', moment)
      .orderBy('ended')
      .execute();
    return rows.map(({ began, ended }): Stretch => [began, ended]);
  };
  const beat = async (): Promise<void> => {
    const [began, here] = [machine.monotonic(), heart.now()];
    const { rows } = await sql<{
      readonly seen: number;
      readonly booked: readonly Stretch[];
      readonly gap: boolean;
    }>`
      with gap as (insert into outages (began, ended, why) select max(seen), ${DATABASE_NOW}, 'down' from nodes
          having max(seen) < ${DATABASE_NOW} - ${GAP} on conflict do nothing),
        beat as (insert into nodes (node, seen, skew) values (${node}, ${DATABASE_NOW}, ${Math.round(skew)})
          on conflict (node) do update set seen = excluded.seen, skew = excluded.skew returning seen)
      select seen, (select max(seen) < ${DATABASE_NOW} - ${GAP} from nodes) as gap,
        (select coalesce(json_agg(json_build_array(began, ended) order by ended), '[]') from outages
          where ended > ${last()}) as booked from beat`.execute(db);
    const ended = machine.monotonic();
    const [told] = rows;
    skew = (told?.seen ?? here) - (here + (ended - began) / 2);
    // What is booked in one question, whoever books it, is seen only by the next one.
    outages.push(...(told?.gap ? await bookedSince(last()) : (told?.booked ?? [])));
    reached = began;
  };
  const once = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    await beat().catch(() => {});
    isBeating = false;
  };
  await beat();
  const timer = setInterval(() => void once(), BEAT).unref();
  const leave = async (): Promise<void> => {
    clearInterval(timer);
    while (isBeating) await new Promise(done => setTimeout(done, 5));
    // The last one's beat stays: from then on time is nobody's.
    await sql`delete from nodes where node = ${node}
      and exists (select from nodes other where other.node <> ${node} and other.seen > ${DATABASE_NOW} - ${GAP})`.execute(
      db,
    );
  };
  return {
    now: () => heart.now(),
    outages,
    beat: once,
    leave,
    isCutOff: () => machine.monotonic() - reached > CUT,
    get skew() {
      return skew;
    },
    close: () => clearInterval(timer),
  };
};
