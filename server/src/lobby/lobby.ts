/** Tables from their opening to the first row of their log: who may sit, who sits, and what is played. */
import { Fault } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import type { BotLevel, NewTable, Pace } from '@kaffeehaus/protocol';
import type { Kysely } from 'kysely';
import { may, mayWatch } from '../gate/gate.ts';
import type { Circle } from '../gate/gate.ts';
import type { House } from '../house.ts';
import { faultOf } from '../journal.ts';
import { badRequest, conflict, forbidden, tooFast } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import type { Listener, Live } from '../log/live.ts';
import { CHANGED } from '../log/tables.ts';
import { hasBegun } from '../log/written.ts';
import type { Seed } from '../luck/luck.ts';
import type { Caller } from '../people/sessions.ts';
import type { InvitesRow, Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import { around, chairsOf } from './circle.ts';
import type { Around, Chair } from './circle.ts';
import { isInvited } from './invitation.ts';
import { NOBODY_READY, withReady } from './ready.ts';

/** So often somebody may sit down or stand up at one table: whoever looks reads all of it, and nobody plays like that. */
const WORN = 200;

/** What could not be read is read again after so many milliseconds. */
const AGAIN = 1000;

/** What is chosen when a table is opened; before play begins the owner may choose otherwise. */
export type Choice = Required<Omit<NewTable, 'chairs'>>;

/** Whether a listener may still listen. */
const mayListen = (live: Live, { caller, seat }: Listener): boolean =>
  seat >= 0 ? may(caller, 'ws.sub', live.circle, seat) : mayWatch(caller, live.circle);

export class Lobby {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
    house.bus.hear(CHANGED, id => void this.#refresh(String(id)));
  }

  /** Until it has been done: whoever was sent away would listen on. */
  async #refresh(id: string): Promise<void> {
    const { tables, log } = this.#house;
    try {
      await tables.refresh(id, mayListen);
    } catch (error) {
      if (this.#house.isClosing) return;
      log.error({ verb: 'refresh', ...faultOf(error) });
      setTimeout(() => void this.#refresh(id), AGAIN).unref();
    }
  }

  async circle(id: string): Promise<Circle | undefined> {
    return (await this.around(id))?.circle;
  }

  /** The last that was written of each chair. */
  chairs(tab: number): Promise<readonly Chair[]> {
    return chairsOf(this.#house.db, tab);
  }

  /** Opens a table. Chairs are given to its owner, to bots, or are free. */
  async open(
    owner: Caller,
    choice: Choice,
    chairs: readonly ('me' | 'free' | BotLevel)[],
    rest: Partial<Pick<Head, 'after'>> & { readonly isReady?: boolean } = {},
  ): Promise<Head> {
    const { store, now } = this.#house;
    const fixed = await this.#fixed(owner, choice);
    const bots = chairs.filter(chair => chair !== 'me' && chair !== 'free');
    if (choice.rated && bots.length > 0) throw badRequest('At a rated table no bots sit.', 'rated');
    if (chairs.length !== choice.seats || chairs.filter(chair => chair === 'me').length > 1)
      throw badRequest('There is one chair for each seat, and at most one is yours.', 'bad-seats');
    const wait = this.#house.limits.take('TABLES_HOUR', String(owner.person));
    if (wait > 0) throw tooFast(wait);
    const at = now();
    const opened = await store.atomically(`tables of ${owner.person}`, async trx => {
      await this.#mustHaveRoom(trx, owner, choice.pace);
      const head = await trx
        .insertInto('tables')
        .values({
          id: newId(),
          ...fixed,
          owner: owner.person,
          phase: 'open',
          created: at,
          started: null,
          ended: null,
          seed: '',
          secret: new Uint8Array(),
          list: new Uint8Array(),
          mixed: 0,
          result: null,
          after: rest.after ?? null,
          terms: 1,
          ready: rest.isReady === true ? JSON.stringify([[chairs.indexOf('me'), 1]]) : NOBODY_READY,
          barred: '[]',
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const rows = chairs.map((chair, seat) => ({
        tab: head.tab,
        n: seat + 1,
        seat,
        from_version: 0,
        person: chair === 'me' ? owner.person : null,
        bot: chair === 'me' || chair === 'free' ? null : chair,
        epoch: 1,
        at,
      }));
      await trx.insertInto('chairs').values(rows).execute();
      return head;
    });
    await this.#house.luck.opened(opened);
    return opened;
  }

  /** Takes a free chair: the one that is named, that of the invitation, or the first. */
  async sit(
    circle: Circle,
    caller: Caller,
    wanted: Seat | undefined,
    secret: string | undefined,
    terms?: number,
  ): Promise<Seat> {
    const { head } = circle;
    const invite = await this.#invitation(head, caller, secret);
    if (!invite || invite.seat < 0) await this.#mustBeWelcome(circle, caller);
    if (hasBegun(head)) return this.#house.succession.sit(circle, caller, wanted, invite);
    if (head.rated === 1) await this.#mustFinish(caller);
    return this.#seating(head, ({ chairs, circle: { head: now } }) => {
      if (now.rated === 1 && caller.kind !== 'account')
        throw forbidden('At a rated table only accounts sit.', 'accounts-only');
      if (chairs.some(({ person }) => person === caller.person))
        throw conflict('seated', 'You sit at this table already.');
      const seat =
        wanted ?? (invite && invite.seat >= 0 ? invite.seat : chairs.findIndex(one => isFree(one)));
      const chair = chairs[seat];
      if (!chair || !isFree(chair)) throw conflict('taken', 'That chair is taken.');
      if (invite && !isInvited(invite, seat)) throw forbidden('The invitation is for another chair.');
      return { seat, person: caller.person, bot: null, invite, terms };
    });
  }

  /** The invitation that was shown, if one is needed or was shown. */
  async #invitation(
    { tab, open_to, owner }: Head,
    caller: Caller,
    secret: string | undefined,
  ): Promise<InvitesRow | undefined> {
    const invite = secret === undefined ? undefined : await this.#house.invitations.find(secret, tab);
    if (secret !== undefined && !invite) throw forbidden('That invitation is not valid any more.');
    if (open_to === 'link' && !invite && owner !== caller.person)
      throw forbidden('This table is open to those with an invitation.', 'needs-invitation');
    return invite;
  }

  /** Whoever was sent away, or is blocked by somebody there, sits elsewhere; an invitation to a chair of one's own aside. */
  async #mustBeWelcome({ head, holders }: Circle, { person }: Caller): Promise<void> {
    const isBarred = (JSON.parse(head.barred) as readonly number[]).includes(person);
    const block = await this.#house.db
      .selectFrom('blocks')
      .select('person')
      .where('other', '=', person)
      .where('person', 'in', [head.owner, ...holders])
      .executeTakeFirst();
    // Who does not want them there is nobody's business.
    if (isBarred || block) throw forbidden('You cannot sit at this table.', 'not-welcome');
  }

  /** Leaves a chair before play begins, by oneself or, `sent`, at the owner's wish: then not for another try. */
  stand(head: Head, person: number, sent = false): Promise<Seat> {
    return this.#seating(head, ({ chairs }) => {
      const seat = chairs.findIndex(chair => chair.person === person);
      if (seat < 0) throw conflict('not-seated', 'Nobody of that name sits here.');
      return { seat, person: null, bot: null, ...(sent && person !== head.owner ? { barred: person } : {}) };
    });
  }

  /** The owner puts a bot on a chair, or takes it away. */
  place(head: Head, seat: Seat, bot: BotLevel | null): Promise<Seat> {
    return this.#seating(head, ({ chairs, circle: { head: now } }) => {
      if (now.rated === 1 && bot !== null) throw badRequest('At a rated table no bots sit.', 'rated');
      if (!chairs[seat] || chairs[seat].person !== null) throw conflict('taken', 'That chair is taken.');
      return { seat, person: null, bot };
    });
  }

  /** The owner chooses otherwise. */
  async change(head: Head, owner: Caller, choice: Choice): Promise<void> {
    const fixed = await this.#fixed(owner, choice);
    if (choice.seats !== head.seats) throw badRequest('The number of seats stays as it is.', 'bad-seats');
    await this.#house.store.atomically(`table ${head.tab}`, async trx => {
      if (choice.rated) await mustBeAccounts(trx, head.tab);
      const { head: now } = await openAt(trx, head.tab);
      // Whoever was ready was so for something else.
      const anew = isSame(now, fixed) ? {} : { terms: now.terms + 1, ready: NOBODY_READY };
      await whileOpen(trx, head, { ...fixed, ...anew });
    });
    this.changed(head.id);
  }

  /** There is a seed. May be called again, should the house have been closed in the middle of it. */
  begin({ id }: Head, seed: Seed): Promise<void> {
    return this.#house.tables.start(id, seed);
  }

  /** Gives the table up before anybody has played. */
  async close(head: Head): Promise<void> {
    const ended = this.#house.now();
    await whileOpen(this.#house.db, head, { phase: 'void', ended });
    this.changed(head.id);
  }

  /** Lets somebody in who has an invitation to watch, or to sit. */
  async letIn({ tab, id }: Head, person: number): Promise<void> {
    const { db, now } = this.#house;
    await db
      .insertInto('watchers')
      .values({ tab, person, at: now() })
      .onConflict(on => on.doNothing())
      .execute();
    this.changed(id);
  }

  changed(id: string): void {
    this.#house.tables.changed(id);
  }

  async around(id: string): Promise<Around | undefined> {
    const { store, db } = this.#house;
    return around(db, await store.head(id));
  }

  /** Nothing begins by rules that the operator has stopped. */
  mustGoOn(rules: string): void {
    const stop = this.#house.books.stopped(rules);
    if (stop) throw conflict('stopped', `These rules are stopped for now: ${stop.why}`);
  }

  /** What of a table does not change once it has begun. */
  async #fixed(owner: Caller, choice: Choice): Promise<Fixed> {
    const { books } = this.#house;
    const rules = await books.current(choice.game);
    if (rules === undefined) throw badRequest(`There is no game ${choice.game}.`, 'unknown-game');
    this.mustGoOn(rules);
    const { game, kernel } = await books.byHash(rules);
    const [least, most] = game.seats;
    if (choice.seats < least || choice.seats > most)
      throw badRequest(`${game.id} is for ${least} to ${most} seats.`, 'bad-seats');
    if (choice.rated && owner.kind !== 'account')
      throw forbidden('Rated tables are for accounts.', 'accounts-only');
    if (choice.rated) await this.#mustFinish(owner);
    if (choice.rated && choice.hints) throw badRequest('At a rated table there are no hints.', 'rated');
    const options = resolved(() => kernel.resolveOptions(game, choice.options, choice.seats));
    return {
      game: game.id,
      rules,
      options: JSON.stringify(options),
      seats: choice.seats,
      pace: JSON.stringify(choice.pace),
      open_to: choice.open,
      watching: choice.watch,
      rated: choice.rated ? 1 : 0,
      hints: choice.hints ? 1 : 0,
    };
  }

  /** Who has given up too many games early waits a while before the next that counts. */
  async #mustFinish({ person }: Caller): Promise<void> {
    if ((await this.#house.ratings.closedUntil(person)) > 0)
      throw forbidden('You have given up too many rated games early. Try again in a day.', 'given-up-often');
  }

  async #mustHaveRoom(db: Kysely<Schema>, { person }: Caller, { kind }: Pace): Promise<void> {
    const { limits } = this.#house;
    const rows = await db
      .selectFrom('tables')
      .select('pace')
      .where('owner', '=', person)
      .where('phase', 'in', ['open', 'mixing', 'playing'])
      .execute();
    const isLive = (pace: string): boolean => (JSON.parse(pace) as Pace).kind === 'live';
    const count = rows.filter(({ pace }) => isLive(pace) === (kind === 'live')).length;
    if (count >= limits.of(kind === 'live' ? 'TABLES_LIVE' : 'TABLES_DAYS'))
      throw conflict('too-many-tables', 'You have too many unfinished tables.');
  }

  /** Changes who sits on one chair, by what is there at that moment. */
  async #seating(head: Head, choose: (now: Around) => Seating): Promise<Seat> {
    const seat = await this.#house.store.atomically(`table ${head.tab}`, async trx => {
      const fresh = await trx.selectFrom('tables').selectAll().where('tab', '=', head.tab).executeTakeFirst();
      const now = await around(trx, fresh);
      if (!now || fresh?.phase !== 'open') throw conflict('begun', 'This table has begun.');
      const { seat: chosen, person, bot, invite, terms, barred } = choose(now);
      const n = 1 + Math.max(0, ...now.chairs.map(chair => chair.n));
      if (n > WORN)
        throw conflict('worn-out', 'Its chairs have changed hands too often. Open another table.');
      const epoch = (now.chairs[chosen]?.epoch ?? 0) + 1;
      const at = this.#house.now();
      const row = { tab: head.tab, n, seat: chosen, from_version: 0, person, bot, epoch, at };
      await trx.insertInto('chairs').values(row).execute();
      const isReady = terms !== undefined && terms === fresh.terms;
      const sent = JSON.parse(fresh.barred) as readonly number[];
      await whileOpen(trx, head, {
        ready: withReady(fresh, row, isReady),
        ...(barred === undefined ? {} : { barred: JSON.stringify([...new Set([...sent, barred])]) }),
      });
      if (invite)
        await trx.updateTable('invites').set({ used_by: person }).where('hash', '=', invite.hash).execute();
      return chosen;
    });
    this.changed(head.id);
    await this.#house.starts.beginIfAllAre(head.id, seat);
    return seat;
  }
}

/** A table that has not begun, as it stands now. */
export const openAt = async (
  db: Kysely<Schema>,
  tab: number,
): Promise<{ readonly head: Head; readonly chairs: readonly Chair[] }> => {
  const head = await db.selectFrom('tables').selectAll().where('tab', '=', tab).executeTakeFirst();
  if (head?.phase !== 'open') throw conflict('begun', 'This table has begun.');
  return { head, chairs: await chairsOf(db, tab) };
};

/** Whether nothing of what was fixed is otherwise. */
const isSame = (head: Head, fixed: Fixed): boolean =>
  Object.entries(fixed).every(([name, value]) => head[name as keyof Fixed] === value);

export const whileOpen = async (
  db: Kysely<Schema>,
  { tab }: Head,
  values: Partial<Omit<Head, 'tab' | 'id'>>,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set(values)
    .where('tab', '=', tab)
    .where('phase', '=', 'open')
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw conflict('begun', 'This table has begun.');
};

/** What counts is played among accounts: whoever sits there already may be none. */
const mustBeAccounts = async (db: Kysely<Schema>, tab: number): Promise<void> => {
  const chairs = (await chairsOf(db, tab)).filter(chair => !isFree(chair));
  const people = chairs.map(({ person }) => person ?? 0);
  const accounts =
    people.length === 0
      ? []
      : await db
          .selectFrom('people')
          .select('person')
          .where('person', 'in', people)
          .where('kind', '=', 'account')
          .execute();
  if (accounts.length < chairs.length)
    throw conflict('rated', 'At a rated table only accounts sit, and others sit here.');
};

type Fixed = Pick<
  Head,
  'game' | 'rules' | 'options' | 'seats' | 'pace' | 'open_to' | 'watching' | 'rated' | 'hints'
>;

interface Seating {
  readonly seat: Seat;
  readonly person: number | null;
  readonly bot: string | null;
  readonly invite?: InvitesRow | undefined;
  /** Whoever was sent away from there. */
  readonly barred?: number;
  /** For which whoever sits down is ready. */
  readonly terms?: number | undefined;
}

export const isFree = ({
  person,
  bot,
}: {
  readonly person: number | null;
  readonly bot: string | null;
}): boolean => person === null && bot === null;

/** What the game says of its options is for whoever chose them. */
const resolved = <T>(resolve: () => T): T => {
  try {
    return resolve();
  } catch (error) {
    if (error instanceof Fault) throw badRequest(error.message, error.code);
    throw error;
  }
};
