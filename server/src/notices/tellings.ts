/** What rows of tables, and people who come and go, mean for the outbox. */
import type { Seat } from '@kaffeehaus/kernel';
import type { House } from '../house.ts';
import type { Live } from '../log/live.ts';
import type { Done, Room } from '../log/room.ts';
import type { Consequence } from '../log/consequence.ts';
import { isPresent } from '@kaffeehaus/trust/course/chairs';
import { zeroAt } from '@kaffeehaus/trust/course/clocks';
import { isStill } from '@kaffeehaus/trust/course/course';
import type { Row, Writing } from '../store/store.ts';
import type { Asked, Change } from './due.ts';

const NOTHING: readonly Writing[] = [];

export class Tellings implements Consequence {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
    house.seen = (person, live, version) => {
      const isLive = live.room?.pace.kind === 'live';
      this.#house.outbox.seen(person, live.tab, version, isLive).catch(() => {});
    };
  }

  writes(room: Room, { row }: Done): readonly Writing[] {
    const change = this.#change(room, row);
    if (change.asked.length === 0 && row.kind !== 'start' && row.kind !== 'end') return NOTHING;
    return this.#house.outbox.writings(change);
  }

  /** Whoever leaves a live table while it waits for them is told as if they had not been there. */
  away({ room }: Live, seat: Seat): void {
    if (room?.pace.kind !== 'live' || !this.#owes(room, seat)) return;
    const change = {
      ...this.#about(room, room.putTo(seat), this.#house.now()),
      asked: [this.#ask(room, seat, false)],
    };
    this.#house.outbox.left(change).catch(() => {});
  }

  #change(room: Room, row: Row): Change {
    const { owing, since, chairs } = room.course;
    const asked = owing
      .filter(seat => since[seat] === row.at && this.#owes(room, seat))
      .map(seat => this.#ask(room, seat, this.#isHere(room, seat)));
    const people = chairs.flatMap(({ person }) => (person > 0 ? [person] : []));
    return {
      ...this.#about(room, row.version, row.at),
      asked,
      ...(row.kind === 'start' && { began: people }),
      ...(row.kind === 'end' && { ended: people }),
    };
  }

  #about({ head, pace }: Room, version: number, at: number) {
    return { tab: head.tab, version, at, pace: pace.kind };
  }

  #owes({ course, over }: Room, seat: Seat): boolean {
    const chair = course.chairs[seat];
    return (
      !over && !isStill(course) && course.owing.includes(seat) && chair !== undefined && isPresent(chair)
    );
  }

  #ask({ course, pace }: Room, seat: Seat, here: boolean): Asked {
    const zero = zeroAt(course.clocks, pace, seat, this.#house.outages);
    const due = Number.isFinite(zero) ? Math.round(zero) : null;
    return { person: course.chairs[seat]?.person ?? 0, due, here };
  }

  #isHere({ head, course }: Room, seat: Seat): boolean {
    const { presence } = this.#house;
    return (
      isHere(this.#house, course.chairs[seat]?.person ?? 0, head.tab) || presence.of(head.tab, seat) === 2
    );
  }
}

/** Whether a person looks at a table from a seat of it, through this machine. */
export const isHere = ({ lines }: House, person: number, tab: number): boolean => {
  for (const line of lines.of(person))
    for (const sub of line.subs()) if (sub.live.tab === tab && sub.seat >= 0 && sub.on) return true;
  return false;
};
