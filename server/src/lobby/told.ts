/** A table told again from its first row, as a viewer may know it. */
import { WATCHER } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import type { TableLog } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { Room, kindOf, undoneTo } from '../log/room.ts';
import type { Done } from '../log/room.ts';
import { hasBegun } from '../log/tables.ts';
import type { Head } from '../store/store.ts';

/** So many rows at a time. */
const PAGE = 100;

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
  const heard: Done[] = [];
  const upTo = rows.slice(0, from + PAGE);
  const room = new Room(
    head,
    rules,
    upTo,
    undefined,
    () => outages,
    done => {
      if (done.row.version > from) heard.push(done);
    },
  );
  const eyes = viewer ?? WATCHER;
  const turns = heard.map(done => ({
    v: done.row.version,
    at: done.row.at,
    kind: kindOf(done),
    to: undoneTo(done),
    actor: done.row.seat,
    ...(viewer !== undefined && done.row.seat === viewer && done.turn ? { words: done.turn.words } : {}),
    events: room.heard(done, eyes),
  }));
  return { turns, next: rows.length > from + PAGE ? from + PAGE : null };
};
