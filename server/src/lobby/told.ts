/** A table told again from its first row, as a viewer may know it; those who play meanwhile do not wait for it. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Seat, State } from '@kaffeehaus/kernel';
import type { TableLog } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { Room, kindOf, undoneTo } from '../log/room.ts';
import type { Done } from '../log/room.ts';
import { hasBegun } from '../log/written.ts';
import type { Head } from '../store/store.ts';

/** So many rows at a time: most games whole, since each page plays the game again up to its end. */
const PAGE = 250;

/** After so many rows others are served. */
const BREATH = 16;

/** What is told, and to whom. */
export interface Telling {
  readonly viewer: Seat;
  /** After this version. */
  readonly from: number;
  /** With the table itself, as the viewer saw it then. */
  readonly withTables: boolean;
}

/** The rows after a version. */
export const toldFrom = async (
  { store, books, outages }: House,
  head: Head,
  { viewer, from, withTables }: Telling,
): Promise<TableLog> => {
  if (!hasBegun(head)) return { turns: [], next: null };
  const rules = await books.byHash(head.rules);
  const rows = await store.tail(head.tab, 0);
  const room = new Room(head, rules, [], undefined, () => outages);
  const turns: TableLog['turns'][number][] = [];
  let table: string | undefined;
  for (const row of rows.slice(0, from + PAGE)) {
    if (row.version === from + 1 && withTables) table = viewOf(room, viewer);
    const before = withTables && row.version > from ? room.mask(viewer) : undefined;
    const done = room.redo(row);
    if (row.version > from) turns.push(told(room, done, viewer, before));
    if (row.version % BREATH === 0) await breath();
  }
  const next = rows.length > from + PAGE ? from + PAGE : null;
  return { turns, next, ...(table === undefined ? {} : { table }) };
};

const viewOf = (room: Room, viewer: Seat): string => {
  const { game, wire } = room.rules;
  return inLetters(wire.packView(game, room.mask(viewer)));
};

/** What became of the table, as it is told on the line. Nothing but answers, and taking them back, changes it. */
const deltaOf = (room: Room, done: Done, viewer: Seat, before: State): string | undefined => {
  if (!done.turn || done.row.version === 1) return undefined;
  const { game, wire } = room.rules;
  return inLetters(wire.packDelta(game, before, room.mask(viewer), room.heard(done, viewer)));
};

const inLetters = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const told = (room: Room, done: Done, viewer: Seat, before: State | undefined): TableLog['turns'][number] => {
  const delta = before && deltaOf(room, done, viewer, before);
  return {
    v: done.row.version,
    at: done.row.at,
    kind: kindOf(done),
    to: undoneTo(done),
    actor: done.row.seat,
    ...(done.row.seat === viewer && done.turn ? { words: done.turn.words } : {}),
    events: room.heard(done, viewer),
    ...(delta === undefined ? {} : { delta }),
  };
};
