/**
 * Days off that somebody has told the house of: at each of their tables by days they are taken, as far as the table
 * grants them; for the rest the others are asked. Whoever is back before has only to say so.
 */
import type { Seat } from '@kaffeehaus/kernel';
import type { Settings } from '@kaffeehaus/protocol';
import { isPresent } from '@kaffeehaus/trust/course/chairs';
import { Declined } from '@kaffeehaus/trust/course/declined';
import { DAY, MINUTE } from '@kaffeehaus/trust/course/rest';
import type { House } from '../house.ts';
import { faultOf } from '../journal.ts';
import type { Room } from '../log/room.ts';
import { settingsOf } from '../people/settings.ts';
import type { Head } from '../store/store.ts';

type Vacation = NonNullable<Settings['vacation']>;

/** So many days are asked for at once. */
const MOST = 60;

export class Vacations {
  readonly #house: House;
  readonly #known = new Map<number, Vacation>();
  /** What has been seen to: a proposal that was refused is not made again. */
  readonly #done = new Set<string>();

  constructor(house: House) {
    this.#house = house;
    const timer = setInterval(() => void this.#pulse().catch(() => {}), MINUTE).unref();
    house.closing.push(() => clearInterval(timer));
  }

  /** What was told to another machine is read before. */
  async #pulse(): Promise<void> {
    if (!this.#house.duty.isFirst) return;
    if (this.#house.isShared) await this.open();
    await this.tick();
  }

  /** Everybody who has told of some. */
  async open(): Promise<void> {
    const people = await this.#house.db
      .selectFrom('people')
      .select(['person', 'settings'])
      .where('settings', 'like', '%"vacation":{%')
      .execute();
    const away = new Set(people.map(({ person }) => person));
    for (const person of this.#known.keys()) if (!away.has(person)) this.#note(person, null);
    for (const { person, settings } of people) {
      const { vacation } = settingsOf(settings);
      const known = this.#known.get(person);
      if (known?.from !== vacation?.from || known?.until !== vacation?.until) this.#note(person, vacation);
    }
  }

  /** Somebody has chosen otherwise; without any they are back. */
  async set(person: number, vacation: Settings['vacation']): Promise<void> {
    this.#note(person, vacation);
    if (vacation === null) await this.#each(person, (room, seat) => this.#back(room, seat, person));
    else await this.tick();
  }

  /** Sees to those whose days have begun. */
  async tick(): Promise<void> {
    const now = this.#house.now();
    for (const [person, { from, until }] of this.#known) {
      if (until <= now) this.#note(person, null);
      else if (from <= now) await this.#each(person, (room, seat) => this.#rest(room, seat, person, until));
    }
  }

  #note(person: number, vacation: Settings['vacation']): void {
    for (const done of this.#done) if (done.startsWith(`${person} `)) this.#done.delete(done);
    if (vacation) this.#known.set(person, vacation);
    else this.#known.delete(person);
  }

  /** Each running table by days at which the person sits and answers for themselves. */
  async #each(person: number, deed: (room: Room, seat: Seat) => Promise<void>): Promise<void> {
    const { people, tables, log } = this.#house;
    const isByDays = ({ pace }: Head): boolean => pace.startsWith('{"kind":"days"');
    for (const { tab, id } of (await people.tablesOf(person, ['playing'])).filter(isByDays))
      try {
        const room = await tables.look(id);
        const seat = room.course.chairs.findIndex(chair => chair.person === person && isPresent(chair));
        if (seat >= 0 && !room.over) await deed(room, seat);
      } catch (error) {
        if (!(error instanceof Declined)) log.error({ verb: 'vacation', table: tab, ...faultOf(error) });
      }
  }

  async #rest({ head, course, pace }: Room, seat: Seat, person: number, until: number): Promise<void> {
    const { play, now } = this.#house;
    const key = `${person} ${head.tab}`;
    if (pace.kind !== 'days' || this.#done.has(key)) return;
    this.#done.add(key);
    const order = { seat, actor: person, cmd: '', now: now() };
    const { away, off } = course.clocks;
    const days = Math.min(MOST, Math.ceil((until - Math.max(order.now, away[seat] ?? 0)) / DAY));
    const granted = Math.max(0, Math.min(days, Math.floor(pace.vacation - (off[seat] ?? 0) / DAY)));
    if (granted > 0) await play.offer(head.id, order, { what: 'vacation', days: granted });
    if (days > granted) await play.offer(head.id, order, { what: 'vacation', days: days - granted });
  }

  async #back({ head, course }: Room, seat: Seat, person: number): Promise<void> {
    const { play, now } = this.#house;
    const order = { seat, actor: person, cmd: '', now: now() };
    if ((course.clocks.away[seat] ?? 0) > order.now) await play.back(head.id, order);
  }
}
