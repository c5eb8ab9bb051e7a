/** What an operator does to tables: it becomes rows of their logs, as everything that happens there. */
import type { House } from '../house.ts';
import { conflict } from '../http/refusal.ts';
import type { Done, Room } from '../log/room.ts';
import { finish, goOn, stopNow } from '@kaffeehaus/trust/course/deeds';
import type { Draft } from '@kaffeehaus/trust/course/deeds';
import { closedResult } from '@kaffeehaus/trust/course/end';
import type { Head } from '../store/store.ts';

const note = ({ now }: House, room: Room, draft: Draft): Done =>
  room.note({ seat: -1, actor: 0, cmd: '', now: now() }, draft);

export interface Closed {
  readonly table: string;
  /** What it was before. */
  readonly phase: string;
}

/** Ends a table for everybody. One that has not begun is void; one that is over stays as it is. */
export const closeTable = async (house: House, head: Head): Promise<Closed> => {
  const { id, tab, phase } = head;
  if (phase === 'over' || phase === 'void') throw conflict('over', 'That table is over already.');
  if (phase === 'playing')
    await house.tables.take(id, room => {
      if (room.course.result) throw conflict('over', 'That table is over already.');
      return note(house, room, finish(closedResult(room.course, room.rules, room.held.table)));
    });
  else
    await house.db
      .updateTable('tables')
      .set({ phase: 'void', ended: house.now() })
      .where('tab', '=', tab)
      .execute();
  return { table: id, phase };
};

/** Stops the running tables of some rules, or lets them go on; how many there were. */
export const stopTables = async (house: House, rules: string, stop: boolean): Promise<number> => {
  const heads = await house.db
    .selectFrom('tables')
    .select('id')
    .where('rules', '=', rules)
    .where('phase', '=', 'playing')
    .execute();
  let changed = 0;
  for (const { id } of heads) {
    const { course } = await house.tables.look(id);
    if (!(stop ? stopNow(course) : goOn(course))) continue;
    await house.tables.take(id, room => {
      const draft = stop ? stopNow(room.course) : goOn(room.course);
      if (!draft) throw conflict('over', 'That table is over already.');
      return note(house, room, draft);
    });
    changed++;
  }
  return changed;
};
