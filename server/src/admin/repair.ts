/**
 * A table that does not go on is told again from its rows, to see what is wrong with it. What follows from the rows can be
 * made anew; rows themselves are never changed, so a log that breaks can only be closed, as it stands.
 */
import type { Rules } from '@kaffeehaus/kernel';
import type { House } from '../house.ts';
import { Room } from '../log/room.ts';
import type { Head, Row, Snapshot } from '../store/store.ts';
import { examine } from './retell.ts';
import type { Damage } from './retell.ts';
import { closeTable } from './tables.ts';

export interface Repaired {
  readonly table: string;
  /** What it was before. */
  readonly phase: string;
  /** What is wrong: nothing, its rules cannot be run, its log breaks at a row, its snapshot is of another table. */
  readonly what: 'sound' | 'rules' | Damage['what'];
  /** The row at which it is wrong; 0: no row in particular. */
  readonly version: number;
  /** It can be played at all the same, from a snapshot made after the row that breaks; its record will not hold. */
  readonly goesOn: boolean;
  readonly done: 'nothing' | 'mended' | 'closed';
}

type Found = Pick<Repaired, 'what' | 'version' | 'goesOn'>;

const SOUND: Found = { what: 'sound', version: 0, goesOn: true };

const opens = (head: Head, rules: Rules, rows: readonly Row[], snapshot: Snapshot | undefined): boolean => {
  if (!snapshot) return false;
  try {
    const tail = rows.filter(({ version }) => version > snapshot.version);
    return new Room(head, rules, tail, snapshot).version > 0;
  } catch {
    return false;
  }
};

const hasLog = ({ phase }: Head): boolean => phase === 'playing' || phase === 'over';

const look = async ({ store, books }: House, head: Head): Promise<Found> => {
  if (!hasLog(head)) return SOUND;
  const rules = await books.byHash(head.rules).catch((): undefined => undefined);
  if (!rules) return { what: 'rules', version: 0, goesOn: false };
  const [rows, snapshot] = [await store.tail(head.tab, 0), await store.snapshot(head.tab)];
  const damage = examine(head, rows, rules, snapshot);
  if (!damage) return SOUND;
  return { ...damage, goesOn: damage.what === 'snapshot' || opens(head, rules, rows, snapshot) };
};

/** The snapshot is made anew from the rows, and whoever looks is shown the table as they make it. */
const mend = async ({ store, books, tables }: House, head: Head): Promise<void> => {
  const room = new Room(head, await books.byHash(head.rules), await store.tail(head.tab, 0));
  await store.keep(room.snapshot());
  await tables.renew(head.id);
};

/** A table whose end can no longer be written: it is void, its rows stay, and nothing is due there. */
const giveUp = async ({ db, now, tables }: House, { tab, id }: Head): Promise<void> => {
  await db.updateTable('tables').set({ phase: 'void', ended: now() }).where('tab', '=', tab).execute();
  await db.deleteFrom('due').where('tab', '=', tab).execute();
  await db.deleteFrom('turns').where('tab', '=', tab).execute();
  await tables.renew(id);
  tables.changed(id);
};

const close = async (house: House, head: Head, { what }: Found): Promise<void> => {
  // The end is a row like any other, if the table can be told up to it.
  if (what === 'sound' || what === 'snapshot') await closeTable(house, head);
  else await giveUp(house, head);
};

/** Says what is wrong with a table, and mends what can be mended; `closes`: ends it, whatever it is. */
export const repairTable = async (house: House, head: Head, closes: boolean): Promise<Repaired> => {
  const found = await look(house, head);
  if (found.what === 'snapshot') await mend(house, head);
  if (closes) await close(house, head, found);
  const done = closes ? 'closed' : found.what === 'snapshot' ? 'mended' : 'nothing';
  return { table: head.id, phase: head.phase, ...found, done };
};
