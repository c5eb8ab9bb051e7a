/** A chair that somebody has left while the game goes on: whoever sits down there takes over from the bot. */
import type { Seat } from '@kaffeehaus/kernel';
import { isVacant } from '@kaffeehaus/trust/course/chairs';
import type { Circle } from '../gate/gate.ts';
import type { House } from '../house.ts';
import { conflict, forbidden } from '../http/refusal.ts';
import type { Done, Room } from '../log/room.ts';
import type { Consequence } from '../log/consequence.ts';
import type { Caller } from '../people/sessions.ts';
import type { InvitesRow } from '../store/schema.ts';
import { statement } from '../store/store.ts';
import type { Writing } from '../store/store.ts';
import { isInvited } from './invitation.ts';

const NOTHING: readonly Writing[] = [];

export class Succession implements Consequence {
  readonly #house: House;
  readonly #insert;

  constructor(house: House) {
    this.#house = house;
    this.#insert = insertion(house.db);
  }

  /** Whoever has held a chair of the table knows its cards, and gets no other. */
  async sit(
    { head, held }: Circle,
    caller: Caller,
    wanted: Seat | undefined,
    invite: InvitesRow | undefined,
  ): Promise<Seat> {
    const { tables, play, db, now } = this.#house;
    if (head.phase !== 'playing') throw conflict('over', 'This game is over.');
    if ((await this.#family(caller.person)).some(one => held.has(one)))
      throw conflict('held', 'You have held a chair of this table, or a bot of yours has.');
    if (head.rated === 1) throw conflict('begun', 'A rated game is played by those who began it.');
    const { chairs } = (await tables.look(head.id)).course;
    const seat = wanted ?? (invite && invite.seat >= 0 ? invite.seat : chairs.findIndex(isVacant));
    const chair = chairs[seat];
    if (!chair || !isVacant(chair)) throw conflict('taken', 'Nobody has left that chair.');
    if (invite && !isInvited(invite, seat)) throw forbidden('The invitation is for another chair.');
    await play.sit(head.id, { seat, actor: caller.person, cmd: '', now: now() }, caller.id);
    if (invite)
      await db
        .updateTable('invites')
        .set({ used_by: caller.person })
        .where('hash', '=', invite.hash)
        .execute();
    return seat;
  }

  /** Somebody, the bots they have made, and whoever has made them: what one of them has seen the others know. */
  async #family(person: number): Promise<readonly number[]> {
    const { db } = this.#house;
    const made = await db
      .selectFrom('tokens')
      .select('owner')
      .where('person', '=', person)
      .executeTakeFirst();
    const owner = made?.owner ?? person;
    const bots = await db.selectFrom('tokens').select('person').where('owner', '=', owner).execute();
    return [person, owner, ...bots.map(bot => bot.person)];
  }

  /** Who sits on a chair is written with the row that says so. */
  writes({ head: { tab } }: Room, { row }: Done): readonly Writing[] {
    if (row.kind !== 'sit') return NOTHING;
    const { seat, version, actor, at } = row;
    return [this.#insert(version, actor, at, tab, seat)];
  }

  /** Whoever sat there before may look from there no longer. */
  afterwards({ head }: Room, { row }: Done): void {
    if (row.kind === 'sit') this.#house.lobby.changed(head.id);
  }
}

/** After all that was written of the table's chairs, and with a new epoch of this one. */
const insertion = (db: House['db']) =>
  statement(
    db
      .insertInto('chairs')
      .columns(['tab', 'n', 'seat', 'from_version', 'person', 'bot', 'epoch', 'at'])
      .expression(
        db
          .selectFrom('chairs as mine')
          .innerJoin('chairs as all', 'all.tab', 'mine.tab')
          .select(({ fn, val, eb, cast }) => [
            'mine.tab',
            eb(fn.max('all.n'), '+', eb.lit(1)).as('n'),
            'mine.seat',
            cast<number>(val(0), 'bigint').as('from_version'),
            cast<number>(val(0), 'bigint').as('person'),
            eb.lit(null).as('bot'),
            eb(fn.max('mine.epoch'), '+', eb.lit(1)).as('epoch'),
            cast<number>(val(0), 'bigint').as('at'),
          ])
          .where('mine.tab', '=', 0)
          .where('mine.seat', '=', 0)
          .groupBy(['mine.tab', 'mine.seat']),
      ),
  );
