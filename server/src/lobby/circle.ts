/** Who has to do with a table, read from the store. */
import type { Kysely } from 'kysely';
import type { Circle } from '../gate/gate.ts';
import type { ChairsRow, Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';

export type Chair = Readonly<ChairsRow>;

export interface Around {
  readonly circle: Circle;
  /** The last that was written of each chair. */
  readonly chairs: readonly Chair[];
}

/** The last that was written of each chair. */
export const chairsOf = async (db: Kysely<Schema>, tab: number): Promise<readonly Chair[]> => {
  const rows = await db.selectFrom('chairs').selectAll().where('tab', '=', tab).orderBy('n').execute();
  const chairs: Chair[] = [];
  for (const row of rows) chairs[row.seat] = row;
  return chairs;
};

/** Of a table that is not there the same is asked, so that time tells nothing. */
export const around = async (db: Kysely<Schema>, head: Head | undefined): Promise<Around | undefined> => {
  const tab = head?.tab ?? 0;
  const rows = await db.selectFrom('chairs').selectAll().where('tab', '=', tab).orderBy('n').execute();
  const watchers = await db.selectFrom('watchers').select('person').where('tab', '=', tab).execute();
  if (!head) return undefined;
  const chairs: Chair[] = [];
  const held = new Set<number>();
  for (const row of rows) {
    // A row as the store hands it out takes thrice as much room as its copy, and this one may stay.
    chairs[row.seat] = { ...row };
    if (row.person !== null && row.from_version > 0) held.add(row.person);
  }
  const holders = Array.from({ length: head.seats }, (_, seat) => chairs[seat]?.person ?? 0);
  const circle = { head, holders, held, watchers: new Set(watchers.map(({ person }) => person)) };
  return { circle, chairs };
};
