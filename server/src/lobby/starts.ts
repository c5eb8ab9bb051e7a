/** How a table comes from its open chairs to its first row: all are ready, and those who look have a share of the seed. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Pace } from '@kaffeehaus/protocol';
import { Declined } from '@kaffeehaus/trust/course/declined';
import type { Kysely } from 'kysely';
import type { Circle } from '../gate/gate.ts';
import type { House } from '../house.ts';
import { Refused, conflict } from '../http/refusal.ts';
import type { Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import { chairsOf } from './circle.ts';
import { isFree, openAt, whileOpen } from './lobby.ts';
import { notReady, readySeats, withReady } from './ready.ts';

export class Starts {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Whoever sits is ready for the terms they have seen, or is so no longer. */
  async ready({ tab, id }: Head, person: number, terms: number | undefined): Promise<void> {
    const seat = await this.#house.store.atomically(`table ${tab}`, async trx => {
      const { head, chairs } = await openAt(trx, tab);
      const chair = chairs.find(one => one.person === person);
      if (!chair) throw conflict('not-seated', 'You do not sit here.');
      if (terms !== undefined && terms !== head.terms)
        throw conflict('changed', 'The owner has chosen otherwise. Look again.');
      await whileOpen(trx, head, { ready: withReady(head, chair, terms !== undefined) });
      return chair.seat;
    });
    this.#house.lobby.changed(id);
    await this.beginIfAllAre(id, seat);
  }

  /** Asks those who are there for their shares of the seed, once all chairs are taken and all are ready. */
  async start({ head }: Circle): Promise<void> {
    const { luck, lobby, tables, people } = this.#house;
    const { chairs, circle } = (await lobby.around(head.id)) ?? { chairs: [] };
    if (head.phase !== 'open') throw conflict('begun', 'This table has begun.');
    if (chairs.some(isFree)) throw conflict('free-chairs', 'There are free chairs.');
    lobby.mustGoOn(head.rules);
    const live = await tables.wake(head.id);
    const { holders } = circle ?? live.circle;
    const who = await people.named(holders);
    // Connected is enough: what a page is asked for now, it does by itself. Programs of others are not asked.
    const isAsked = (seat: Seat): boolean =>
      live.isConnected(seat) && who.get(holders[seat] ?? 0)?.kind !== 'bot';
    const asked = [...holders.keys()].filter(isAsked);
    // Luck that is the house's alone counts for no rating: whoever sat down for one would have played for nothing.
    if (head.rated === 1 && asked.length === 0)
      throw conflict('nobody-there', 'At a rated table somebody must be there when it begins.');
    await luck.start(head, asked, mustBeReady);
  }

  /**
   * Nobody need press anything once the last of all, the owner among them, is ready. But whoever plays has a share of
   * the seed: at a live table all must look at it, at others whoever has just come, or has said the last word.
   */
  async beginIfAllAre(id: string, seat: Seat): Promise<void> {
    const { circle, chairs } = (await this.#house.lobby.around(id)) ?? {};
    if (!circle || !chairs || circle.head.phase !== 'open' || chairs.some(isFree)) return;
    const { head, holders } = circle;
    const owners = holders.indexOf(head.owner);
    if (!readySeats(head, chairs).has(owners)) return;
    const { db, tables } = this.#house;
    if ((await notReady(db, head, chairs)).length > 0) return;
    const live = await tables.wake(id);
    const wanted =
      (JSON.parse(head.pace) as Pace).kind === 'live'
        ? [...holders.keys()].filter(one => (holders[one] ?? 0) > 0)
        : // A bot is put there by the owner.
          [holders[seat] === 0 ? owners : seat];
    if (!wanted.every(one => live.isConnected(one))) return;
    await this.start(circle).catch((error: unknown) => {
      // Somebody was quicker, or has changed their mind: whoever wants to begin is told why it is not so.
      if (!(error instanceof Refused) && !(error instanceof Declined)) throw error;
    });
  }
}

/** Whoever wants to begin is ready by that; the others have said so. */
const mustBeReady = async (db: Kysely<Schema>, head: Head): Promise<void> => {
  const waited = await notReady(db, head, await chairsOf(db, head.tab));
  const names = waited.filter(({ person }) => person !== head.owner).map(({ name }) => name);
  if (names.length > 0) throw conflict('not-ready', `Not everybody is ready yet: ${names.join(', ')}.`);
};
