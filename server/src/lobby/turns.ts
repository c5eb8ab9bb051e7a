/** Who owes an answer where: written with the rows that make it so, and told to those who are elsewhere. */
import type { TurnsMessage } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import type { Line } from '../line/line.ts';
import type { Done, Room } from '../log/room.ts';
import type { Consequence } from '../log/consequence.ts';
import { isPresent } from '@kaffeehaus/trust/course/chairs';
import { zeroAt } from '@kaffeehaus/trust/course/clocks';
import { isStill } from '@kaffeehaus/trust/course/course';
import { statement } from '../store/store.ts';
import type { Writing } from '../store/store.ts';

/** News of the same moment are told together. */
const GATHER = 50;
/** So often it is looked while other machines cannot be heard. */
const BLIND = 2000;

/** On a topic of the bus, for each person: the number of a table at which they owe an answer, or do so no longer. */
const topicOf = (person: number): string => `p.${person}`;

export interface Owed {
  readonly table: string;
  readonly since: number;
  readonly due: number | null;
}

const NOTHING: readonly Writing[] = [];

/** Those who owe an answer, as bits by seat. */
export const owing = ({ course, over }: Room): number => {
  if (over || isStill(course)) return 0;
  let bits = 0;
  for (const seat of course.owing) {
    const chair = course.chairs[seat];
    if (chair && isPresent(chair)) bits |= 1 << seat;
  }
  return bits;
};

export class Turns implements Consequence {
  readonly #house: House;
  readonly #add;
  readonly #remove;
  readonly #due;
  /** By table, who owed an answer after the last row. */
  readonly #owed = new WeakMap<Room, number>();
  /** Rows that changed who owes an answer. */
  readonly #changed = new WeakSet<Done>();
  readonly #stale = new Set<number>();
  /** By person with a line here, what ends the listening for what other machines write. */
  readonly #ears = new Map<number, () => void>();
  /** What they were last told, for when the others cannot be heard. */
  readonly #told = new Map<number, string>();

  constructor(house: House) {
    this.#house = house;
    const row = { person: 0, tab: 0, since: 0, due: null };
    const { db } = house;
    this.#add = statement(
      db
        .insertInto('turns')
        .values(row)
        .onConflict(on => on.columns(['person', 'tab']).doUpdateSet({ since: 0, due: 0 })),
    );
    this.#remove = statement(db.deleteFrom('turns').where('person', '=', 0).where('tab', '=', 0));
    if (house.isShared) {
      const look = (): void => {
        if (!house.hearing.isWhole) for (const person of this.#ears.keys()) this.#mark(person);
      };
      const timer = setInterval(look, BLIND).unref();
      house.closing.push(() => clearInterval(timer));
      house.hearing.whenTurned(() => {
        for (const person of this.#ears.keys()) this.#mark(person);
      });
    }
    this.#due = statement(
      db.updateTable('turns').set({ due: 0 }).where('person', '=', 0).where('tab', '=', 0),
    );
  }

  writes(room: Room, done: Done): readonly Writing[] {
    const { tab } = room.head;
    const { row } = done;
    const before = this.#owed.get(room) ?? (row.kind === 'start' ? 0 : undefined);
    const now = owing(room);
    this.#owed.set(room, now);
    // Where people wait for each other the end of a clock moves with every answer, and is shown at the table.
    const moves = room.pace.kind === 'days';
    if (before === now && !moves) return NOTHING;
    const writings: Writing[] = [];
    room.course.chairs.forEach(({ person }, seat) => {
      const bit = 1 << seat;
      if (person === 0) return;
      const [was, is] = [before === undefined ? (now ^ bit) & bit : before & bit, now & bit];
      if (was !== is) this.#change(writings, tab, person, is ? this.#zero(room, seat) : undefined, row.at);
      else if (is && moves) writings.push(this.#due(this.#zero(room, seat), person, tab));
    });
    if (writings.length > 0) this.#changed.add(done);
    return writings;
  }

  /** Who is elsewhere is told once it is written: it is read from there. */
  afterwards({ head: { tab }, course }: Room, done: Done): void {
    if (!this.#changed.delete(done)) return;
    for (const { person } of course.chairs) {
      if (person === 0) continue;
      this.#note(person, tab);
      this.#house.bus.pass(topicOf(person), tab);
    }
  }

  /** The next row here is compared with what the last one has left, whoever wrote that. */
  followed(room: Room): void {
    this.#owed.set(room, owing(room));
  }

  #note(person: number, tab: number): void {
    for (const line of this.#house.lines.of(person)) if (!sees(line, tab)) this.#mark(person);
  }

  /** Everything of a person, the longest owed first. */
  of(person: number): Promise<readonly Owed[]> {
    return this.#house.db
      .selectFrom('turns')
      .innerJoin('tables', 'tables.tab', 'turns.tab')
      .select(['tables.id as table', 'turns.since', 'turns.due'])
      .where('turns.person', '=', person)
      .orderBy('turns.since')
      .execute();
  }

  /** A socket has come: it is told once, and then what changes. */
  greet({ caller: { person } }: Line): void {
    const { bus, isShared } = this.#house;
    this.#mark(person);
    this.#told.delete(person);
    if (isShared && !this.#ears.has(person))
      this.#ears.set(
        person,
        bus.hear(topicOf(person), tab => this.#note(person, Number(tab))),
      );
  }

  /** Who looks at a table sees there what they owe. Once they look away they are told of it again. */
  lookedAway({ caller: { person } }: Line): void {
    if (person === 0) return;
    this.#told.delete(person);
    this.#mark(person);
  }

  /** Their last socket has gone. */
  forget(person: number): void {
    this.#ears.get(person)?.();
    this.#ears.delete(person);
    this.#told.delete(person);
  }

  #zero(room: Room, seat: number): number | null {
    const at = zeroAt(room.course.clocks, room.pace, seat, this.#house.outages);
    return Number.isFinite(at) ? Math.round(at) : null;
  }

  #change(
    writings: Writing[],
    tab: number,
    person: number,
    due: number | null | undefined,
    at: number,
  ): void {
    writings.push(due === undefined ? this.#remove(person, tab) : this.#add(person, tab, at, due, at, due));
  }

  #mark(person: number): void {
    if (this.#stale.size === 0) setTimeout(() => this.#tell(), GATHER).unref();
    this.#stale.add(person);
  }

  #tell(): void {
    const people = [...this.#stale];
    this.#stale.clear();
    for (const person of people)
      this.of(person).then(
        list => {
          const message: TurnsMessage = { t: 'turns', list: list.map(({ table, due }) => ({ table, due })) };
          const text = this.#house.isShared ? JSON.stringify(message) : '';
          if (text !== '' && this.#told.get(person) === text) return;
          if (this.#ears.has(person)) this.#told.set(person, text);
          // Who came by the link of a seat hears of no other table.
          for (const line of this.#house.lines.of(person))
            if (line.caller.tab === undefined) line.say(message);
        },
        () => {},
      );
  }
}

const sees = (line: Line, tab: number): boolean => {
  for (const sub of line.subs()) if (sub.live.tab === tab) return true;
  return false;
};
