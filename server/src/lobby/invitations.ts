/**
 * Invitations to tables: links, codes that are said aloud, and those that wait for somebody with whom one has played. Only
 * hashes are kept. The secrets of the latter two follow from what is said and from who is meant, by a key of the house.
 */
import type { Seat } from '@kaffeehaus/kernel';
import { isVacant } from '@kaffeehaus/trust/course/chairs';
import type { House } from '../house.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { hashed, newSecret } from '../ids.ts';
import { plainCode, spokenCode } from '../people/codes.ts';
import type { InvitesRow } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import { companionsOf } from './companions.ts';
import { ANY_CHAIR } from './invitation.ts';
import { isFree } from './lobby.ts';

const HOUR = 3_600_000;

/** A code that can be said can be guessed: it is good for a day at most. */
export const SPOKEN_HOURS = 24;
/** Whoever is asked by name may be away for some days. */
const PERSONAL_HOURS = 24 * 7;

/** So many wait for somebody at most; the newest are shown. */
const SHOWN = 20;

export interface Made {
  readonly invite: string;
  readonly until: number;
}

/** An invitation that waits for somebody. */
export interface Waiting extends Made {
  readonly head: Head;
}

export class Invitations {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  make(head: Head, seat: Seat, hours: number): Promise<Made> {
    return this.#keep(head, newSecret(), seat, hours);
  }

  /** One that can be said aloud: whoever types the code gets the secret for it. */
  async speak(head: Head, seat: Seat, hours: number): Promise<Made & { readonly code: string }> {
    const code = spokenCode();
    return { ...(await this.#keep(head, this.#spoken(code), seat, Math.min(hours, SPOKEN_HOURS))), code };
  }

  /** One that waits for somebody whom the owner has played with. Whoever has blocked the owner never hears of it. */
  async call(head: Head, person: string): Promise<Made> {
    const { db, outbox, now } = this.#house;
    const meant = (await companionsOf(db, head.owner)).find(({ id }) => id === person);
    if (!meant) throw forbidden('Only people you have played with can be invited by name.');
    const secret = this.#personal(head, meant.person);
    const block = await db
      .selectFrom('blocks')
      .select('person')
      .where('person', '=', meant.person)
      .where('other', '=', head.owner)
      .executeTakeFirst();
    if (block) return { invite: secret, until: now() + PERSONAL_HOURS * HOUR };
    const made = await this.#keep(head, secret, ANY_CHAIR, PERSONAL_HOURS, meant.person);
    await outbox.invited(head, meant.person);
    return made;
  }

  /** The invitation that somebody shows, if it is still good. */
  async find(secret: string, tab?: number): Promise<InvitesRow | undefined> {
    const { db, now } = this.#house;
    const found = await db
      .selectFrom('invites')
      .selectAll()
      .where('hash', '=', hashed(secret))
      .where('until', '>', now())
      .executeTakeFirst();
    const isUsed = found !== undefined && found.seat >= 0 && found.used_by !== null;
    return found && !isUsed && (tab === undefined || found.tab === tab) ? found : undefined;
  }

  /** What a code stands for, as long as there is a chair to sit down on. */
  async said(code: string): Promise<{ readonly secret: string; readonly row: InvitesRow } | undefined> {
    const secret = this.#spoken(plainCode(code));
    const row = await this.find(secret);
    const head = row && (await this.#house.store.headOf(row.tab));
    return row && head && (await this.#hasRoom(head)) ? { secret, row } : undefined;
  }

  /** All that waits for somebody, where they could still sit down; the newest first. */
  async waitingFor(person: number): Promise<readonly Waiting[]> {
    const { db, now, lobby } = this.#house;
    const rows = await db
      .selectFrom('invites')
      .innerJoin('tables', 'tables.tab', 'invites.tab')
      .selectAll('tables')
      .select('invites.until')
      .where('invites.person', '=', person)
      .where('invites.until', '>', now())
      .where('tables.phase', '=', 'open')
      .orderBy('invites.created', 'desc')
      .limit(SHOWN)
      .execute();
    const waiting: Waiting[] = [];
    for (const { until, ...head } of rows) {
      const chairs = await lobby.chairs(head.tab);
      const isOpen = chairs.some(isFree) && !chairs.some(chair => chair.person === person);
      if (isOpen) waiting.push({ head, until, invite: this.#personal(head, person) });
    }
    return waiting;
  }

  /** Says no to what waits for oneself. */
  async decline(person: number, id: string): Promise<void> {
    const { db } = this.#house;
    const gone = await db
      .deleteFrom('invites')
      .where('person', '=', person)
      .where('tab', 'in', db.selectFrom('tables').select('tab').where('id', '=', id))
      .returning('tab')
      .executeTakeFirst();
    if (!gone) throw notFound();
  }

  /** Nothing that was handed out or said lets anybody in any more. */
  async takeBack({ tab }: Head): Promise<void> {
    await this.#house.db.deleteFrom('invites').where('tab', '=', tab).execute();
  }

  #spoken(code: string): string {
    return this.#house.seals.secret('spoken', code);
  }

  #personal({ id }: Head, person: number): string {
    return this.#house.seals.secret('invited', `${id} ${person}`);
  }

  async #hasRoom({ tab, id, phase }: Head): Promise<boolean> {
    const { lobby, tables } = this.#house;
    if (phase === 'open') return (await lobby.chairs(tab)).some(isFree);
    return phase === 'playing' && (await tables.look(id)).course.chairs.some(isVacant);
  }

  async #keep(
    { tab }: Head,
    secret: string,
    seat: Seat,
    hours: number,
    person: number | null = null,
  ): Promise<Made> {
    const { db, now } = this.#house;
    const created = now();
    const until = created + hours * HOUR;
    await db
      .insertInto('invites')
      .values({ hash: hashed(secret), tab, seat, created, until, used_by: null, person })
      .onConflict(on => on.column('hash').doUpdateSet({ created, until }))
      .execute();
    return { invite: secret, until };
  }
}
