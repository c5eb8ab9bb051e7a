/** A table told again from its first row, as a viewer may know it; those who play meanwhile do not wait for it. */
import { setImmediate as breath } from 'node:timers/promises';
import { WATCHER } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import type { TableLog } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { Room, kindOf, undoneTo } from '../log/room.ts';
import type { Done } from '../log/room.ts';
import { hasBegun } from '../log/written.ts';
import type { Head } from '../store/store.ts';

/** So many rows at a time. */
const PAGE = 100;

/** After so many rows others are served. */
const BREATH = 16;

/** The rows after a version. Cards are hidden by what is known now: it only grows. */
export const toldFrom = async (
  { store, books, outages }: House,
  head: Head,
  viewer: Seat | undefined,
  from: number,
): Promise<TableLog> => {
  if (!hasBegun(head)) return { turns: [], next: null };
  const rules = await books.byHash(head.rules);
  const rows = await store.tail(head.tab, 0);
  const room = new Room(head, rules, [], undefined, () => outages);
  const heard: Done[] = [];
  for (const row of rows.slice(0, from + PAGE)) {
    const done = room.redo(row);
    if (row.version > from) heard.push(done);
    if (row.version % BREATH === 0) await breath();
  }
  const turns = heard.map(done => told(room, done, viewer));
  return { turns, next: rows.length > from + PAGE ? from + PAGE : null };
};

const told = (room: Room, done: Done, viewer: Seat | undefined): TableLog['turns'][number] => ({
  v: done.row.version,
  at: done.row.at,
  kind: kindOf(done),
  to: undoneTo(done),
  actor: done.row.seat,
  ...(viewer !== undefined && done.row.seat === viewer && done.turn ? { words: done.turn.words } : {}),
  events: room.heard(done, viewer ?? WATCHER),
});
