/** What follows from a row besides the row: written with it, or done once it is durable. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Writing } from '../store/store.ts';
import type { Live } from './live.ts';
import type { Done, Room } from './room.ts';

/** What follows from a row for others than those who look at the table. */
export interface Consequence {
  /** Written with the row: it is there with it, or not at all. */
  writes?(room: Room, done: Done): readonly Writing[];
  /** Done once the row is durable, and has been told. */
  afterwards?(room: Room, done: Done): void;
  /** The same for a row that another machine has written. */
  followed?(room: Room, done: Done): void;
  /** Nobody who holds the seat looks any more. */
  away?(live: Live, seat: Seat): void;
}

const NO_WRITINGS: readonly Writing[] = [];

/** All that is to be written with a row. */
export const writingsWith = (
  consequences: readonly Consequence[],
  room: Room,
  done: Done,
  writings: readonly Writing[],
): readonly Writing[] => {
  let all = writings;
  for (const one of consequences) {
    const more = one.writes?.(room, done) ?? NO_WRITINGS;
    if (more.length > 0) all = all.length === 0 ? more : [...all, ...more];
  }
  return all;
};
