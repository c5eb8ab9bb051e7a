/**
 * What the house does at tables by itself, and what players may do there besides answering. Whatever is due stands in the
 * store with the row it follows from, so that after a restart everything goes on by itself.
 */
import type { Prospect } from '@kaffeehaus/bots';
import { hintJob } from '@kaffeehaus/bots/job';
import type { Seat } from '@kaffeehaus/kernel';
import { Fault } from '@kaffeehaus/kernel';
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { faultOf } from '../journal.ts';
import type { Done, Order, Room } from '../log/room.ts';
import { Busy, isUndecided } from '../log/trouble.ts';
import { isPassing } from '../store/reason.ts';
import { NotStored, statement } from '../store/store.ts';
import type { Writing } from '../store/store.ts';
import { Bots, PATIENCE, THINKS, botsAsked, byLot, luckOf, momentOf } from './bots.ts';
import { zeroAt } from '@kaffeehaus/trust/course/clocks';
import { Declined } from '@kaffeehaus/trust/course/declined';
import * as deeds from '@kaffeehaus/trust/course/deeds';
import type { Draft } from '@kaffeehaus/trust/course/deeds';
import { SECTIONS } from './duty.ts';
import { Alarm, systemTimer } from './dues.ts';
import type { Timer } from './dues.ts';
import { resultOf } from '@kaffeehaus/trust/course/end';
import { hintTerms, hintsAllowed } from './hints.ts';
import type { Pool } from './pool.ts';
import { SECOND } from '@kaffeehaus/trust/course/rest';

type Needed = Pick<
  House,
  'db' | 'tables' | 'now' | 'log' | 'metrics' | 'ratings' | 'limits' | 'duty' | 'bus' | 'hearing' | 'closing'
>;

/** What is due at a table, and for which seat; `rate`: the game is over, and has not been counted yet. */
interface Next {
  readonly at: number;
  readonly kind: 'clock' | 'bot' | 'end' | 'pause' | 'rate';
  readonly seat: Seat;
}

const HOUSE: Seat = -1;

const NO_WRITINGS: readonly Writing[] = [];

/** So many tables are attended to at once: after a restart something may be due at all of them. */
const AT_ONCE = 32;

/** What could not be stored is tried again. */
const AGAIN = SECOND;

/**
 * Where people wait for each other the end of a clock moves with every answer. A moment that stands in the store may be
 * too early: whoever comes to the table then looks again. Written anew it is only when it has nearly come.
 */
const NEARLY = 60 * SECOND;

/** Where several machines share the work: on this topic of the bus they tell whoever has to act what is due soon. */
const DUE = 'due';
/** So often it is looked what is due, while others cannot be heard and to be sure, and so far ahead; bots want to think before. */
const BLIND = SECOND / 2;
const SURE = SECOND;
const AHEAD = 3 * SECOND;
const MOST = 2000;

/** Only tables that this machine looks after are brought: the others' are nobody's business here. */
const inSections = (sections: readonly number[]) =>
  sql<boolean>`due.tab % ${sql.lit(SECTIONS)} = any(${sections}::bigint[])`;

/** A table at which something is due. */
interface Told extends Pick<Next, 'at' | 'kind'> {
  readonly tab: number;
  readonly id: string;
}

/** What is due next at a table, as its rows say. */
const nextAt = (room: Room): Next | undefined => {
  const { course, pace, rules, outages } = room;
  if (course.result || course.stopped > 0) return undefined;
  const list: Next[] = [];
  if (resultOf(course, rules, room.held.table)) list.push({ at: room.at, kind: 'end', seat: HOUSE });
  if (course.paused > 0) list.push({ at: deeds.pauseEnds(course, pace), kind: 'pause', seat: HOUSE });
  for (const seat of course.clocks.runs)
    list.push({ at: zeroAt(course.clocks, pace, seat, outages), kind: 'clock', seat });
  for (const seat of botsAsked(room)) list.push({ at: momentOf(room, seat), kind: 'bot', seat });
  return list
    .filter(({ at }) => at < Infinity)
    .reduce<Next | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined);
};

export class Play {
  readonly bots: Bots;
  readonly #house: Needed;
  readonly #pool: Pool;
  readonly #alarm: Alarm;
  readonly #ids = new Map<number, string>();
  readonly #busy = new Set<number>();
  /** Tables that wait until others have been attended to. */
  readonly #waiting = new Set<number>();
  readonly #statements;
  /** By table, the end of a clock that stands in the store. */
  readonly #stored = new WeakMap<Room, number>();
  /** Since when those that rang wait. */
  readonly #rung = new Map<number, number>();
  /** What was due while there was no house is not late. */
  readonly #opened: number;
  #looked = 0;
  #isClosed = false;

  constructor(house: Needed, pool: Pool, timer: Timer = systemTimer()) {
    this.#house = house;
    this.#opened = house.now();
    this.#pool = pool;
    this.#alarm = new Alarm(
      () => house.now(),
      (tab, at) => {
        this.#rung.set(tab, at);
        void this.#attend(tab);
      },
      timer,
    );
    this.bots = new Bots(house, pool, (tab, at) => this.#sooner(tab, at));
    this.#statements = statementsOf(house.db);
  }

  /** Takes up whatever was due when the house closed. */
  async open(): Promise<void> {
    const { duty, bus, closing } = this.#house;
    if (duty.sections === undefined) {
      for (const { tab, at, id } of await this.#due().execute()) {
        this.#ids.set(tab, id);
        this.#alarm.set(tab, at);
      }
      return;
    }
    const look = (): void => {
      this.#looked = performance.now();
      void this.#look().catch(() => {});
    };
    // Whoever has written what is due soon says so by the bus.
    const pulse = (): void => {
      const pause = this.#house.hearing.isWhole ? SURE : BLIND;
      if (performance.now() - this.#looked > pause - BLIND / 2) look();
    };
    const timer = setInterval(pulse, BLIND).unref();
    const end = bus.hear(DUE, told => this.#hear(told as Told));
    closing.push(() => {
      clearInterval(timer);
      end();
    });
    duty.whenTaken(look);
    look();
  }

  #due() {
    return this.#house.db
      .selectFrom('due')
      .innerJoin('tables', 'tables.tab', 'due.tab')
      .select(['due.tab', 'due.at', 'due.kind', 'tables.id']);
  }

  /** What is due soon at the tables that this machine looks after. */
  async #look(): Promise<void> {
    const { duty, now } = this.#house;
    const sections = duty.sections ?? [];
    if (this.#isClosed || sections.length === 0) return;
    const soon = this.#due()
      .where('due.at', '<=', now() + AHEAD)
      .where(inSections(sections))
      .orderBy('due.at')
      .limit(MOST);
    for (const told of await soon.execute()) this.#hear(told as Told);
  }

  #hear({ tab, id, at, kind }: Told): void {
    if (!this.#house.duty.holds(tab) || this.#busy.has(tab)) return;
    this.#ids.set(tab, id);
    this.#sooner(tab, kind === 'bot' ? this.#house.now() : at);
  }

  close(): Promise<void> {
    this.#isClosed = true;
    this.#alarm.stop();
    return this.#pool.close();
  }

  // what players may do

  resign(id: string, order: Order): Promise<Done> {
    return this.#note(id, order, room => deeds.resign(room.course, order.seat));
  }

  /** A bot takes over. */
  leave(id: string, order: Order): Promise<Done> {
    return this.#note(id, order, room => deeds.leave(room.course, order.seat));
  }

  /** The bot hands back. */
  back(id: string, order: Order): Promise<Done> {
    return this.#note(id, order, room => deeds.comeBack(room.course, order.seat));
  }

  /** Somebody sits down where a bot answers for who left. */
  sit(id: string, order: Order, person: string): Promise<Done> {
    return this.#note(id, order, room => deeds.sit(room.course, order.seat, person));
  }

  offer(id: string, order: Order, wish: deeds.Wish): Promise<Done> {
    return this.#note(id, order, room =>
      deeds.offer(
        room.course,
        room.pace,
        order.seat,
        wish,
        order.now,
        this.#house.limits.of('OFFERS_TEN_MINUTES'),
      ),
    );
  }

  /** `to`: the version of what was offered. */
  reply(id: string, order: Order, to: number, yes: boolean): Promise<Done> {
    return this.#note(id, order, room => deeds.reply(room.course, room.pace, order.seat, to, yes, order.now));
  }

  /** The best answers a seat could give, and why; undefined if the question is gone before it was thought about. */
  async hint(id: string, seat: Seat): Promise<readonly Prospect[] | undefined> {
    const room = await this.#house.tables.look(id);
    const put = room.putTo(seat);
    if (!hintsAllowed(hintTerms(room))) throw new Declined('forbidden', 'there are no hints at this table');
    const isOpen = (now: Room): boolean =>
      now.putTo(seat) === put && !now.over && now.course.owing.includes(seat);
    if (!isOpen(room)) throw new Declined('not-your-turn', 'the seat is not asked');
    return this.#pool.ask({
      table: room.head.tab,
      urgency: 'people',
      limit: PATIENCE,
      make: async () => {
        const now = await this.#house.tables.look(id);
        const time = { milliseconds: THINKS.people };
        return isOpen(now) ? hintJob(now.rules.game, now.mask(seat), seat, luckOf(now), time) : undefined;
      },
    });
  }

  /** A line to a seat takes so long, there and back, by the house's own measure; told if it is worth a row. */
  measure(room: Room | undefined, seat: Seat, roundTrip: number): void {
    const draft = room && seat >= 0 ? deeds.tellLag(room.course, room.pace, seat, roundTrip) : undefined;
    if (room && draft) this.#note(room.head.id, this.#order(HOUSE), () => draft).catch(() => {});
  }

  #note(id: string, order: Order, made: (room: Room) => Draft): Promise<Done> {
    return this.#house.tables.take(id, room => room.note(order, made(room)));
  }

  #order(seat: Seat): Order {
    return { seat, actor: 0, cmd: '', now: this.#house.now() };
  }

  // what follows from a row

  writes(room: Room, { row }: Done): readonly Writing[] {
    const { tab, rated } = room.head;
    const { due, nothing, over } = this.#statements;
    if (row.kind === 'end') {
      const after = rated === 1 ? due(tab, row.at, HOUSE, 'rate', 0) : nothing(tab);
      return [over('over', row.at, row.body, tab), after];
    }
    const next = nextAt(room);
    if (next && this.#isStored(room, next, row.at)) return NO_WRITINGS;
    if (next?.kind === 'clock') this.#stored.set(room, next.at);
    else this.#stored.delete(room);
    return [next ? due(tab, next.at, next.seat, next.kind, 0) : nothing(tab)];
  }

  /** Whether what stands in the store is early enough. Other machines look there all the time, and want it as it is. */
  #isStored(room: Room, { at, kind }: Next, now: number): boolean {
    const stored = this.#stored.get(room) ?? 0;
    const mayBeEarly =
      kind === 'clock' && room.pace.kind === 'live' && this.#house.duty.sections === undefined;
    return mayBeEarly && stored <= at && stored > now + NEARLY;
  }

  /** Whoever looks after the table does; another machine is told if it must hurry. */
  afterwards(room: Room, done: Done): void {
    const { tab, id, rated } = room.head;
    const { duty, bus } = this.#house;
    if (duty.holds(tab)) return this.#plan(room, done);
    this.#alarm.set(tab, Infinity);
    const { row } = done;
    const isRated = row.kind === 'end' && rated === 1;
    const next = isRated ? { at: row.at, kind: 'rate' as const } : nextAt(room);
    if (next && next.at <= row.at + AHEAD) bus.pass(DUE, { tab, id, at: next.at, kind: next.kind });
  }

  followed(room: Room, done: Done): void {
    if (this.#house.duty.holds(room.head.tab)) this.#plan(room, done);
  }

  #plan(room: Room, { row }: Done): void {
    const { tab, id, rated } = room.head;
    this.bots.heed(room);
    if (row.kind === 'end' && rated === 0) {
      this.#ids.delete(tab);
      return this.#alarm.set(tab, Infinity);
    }
    this.#ids.set(tab, id);
    this.#alarm.set(tab, row.kind === 'end' ? row.at : this.#awaited(room));
  }

  /** What is due next, but that of bots' answers it is known when they will be given. */
  #awaited(room: Room): number {
    const next = nextAt(room);
    const others = next?.kind === 'bot' ? Infinity : (next?.at ?? Infinity);
    return Math.min(others, this.bots.next(room.head.tab), clocksOf(room));
  }

  #sooner(tab: number, at: number): void {
    if (at < this.#alarm.at(tab)) this.#alarm.set(tab, at);
  }

  /** Does whatever is due at a table, one thing after the other. */
  async #attend(tab: number): Promise<void> {
    const id = this.#ids.get(tab);
    const { duty } = this.#house;
    if (id === undefined || this.#isClosed || this.#busy.has(tab) || !duty.holds(tab)) return;
    if (this.#busy.size >= AT_ONCE) return void this.#waiting.add(tab);
    this.#busy.add(tab);
    const at = this.#rung.get(tab);
    this.#rung.delete(tab);
    if (at !== undefined)
      this.#house.metrics.observe('due_late_ms', this.#house.now() - Math.max(at, this.#opened));
    try {
      while (await this.#act(id));
      const room = await this.#house.tables.look(id);
      this.bots.heed(room);
      this.#alarm.set(tab, room.course.result ? Infinity : this.#awaited(room));
    } catch (error) {
      if (this.#isClosed) return;
      this.#house.log.error({ verb: 'attend', table: tab, ...faultOf(error) });
      // What is broken would fail again: the table waits for the operator.
      this.#alarm.set(tab, mayPass(error) ? this.#house.now() + AGAIN : Infinity);
    } finally {
      this.#busy.delete(tab);
      const [next] = this.#waiting;
      if (next !== undefined) {
        this.#waiting.delete(next);
        void this.#attend(next);
      }
    }
  }

  /** Does one thing that is due; whether there was one. */
  async #act(id: string): Promise<boolean> {
    const { tables, ratings, duty } = this.#house;
    const room = await tables.look(id);
    const { tab } = room.head;
    if (room.course.result) {
      await ratings.count(tab);
      this.#ids.delete(tab);
      return false;
    }
    const deed = this.#deedAt(room);
    if (!deed) return false;
    try {
      // Between the look and the deed nothing else happens: both are of the same moment of the room, or it is refused.
      await tables.take(id, deed, duty.tenure(tab));
    } catch (error) {
      const isPast = error instanceof Fault && error.code !== 'rules-error';
      if (!isPast && !isUndecided(error)) throw error;
      // Somebody may have taken over.
      if (!isPast) await duty.refresh();
    }
    return duty.holds(tab);
  }

  #deedAt(room: Room): ((room: Room) => Done) | undefined {
    const now = this.#house.now();
    const draft = this.#draftAt(room, now);
    if (draft) return one => one.note(this.#order(draft.seat), draft.draft);
    const given = this.bots.given(room, now);
    if (!given) return undefined;
    return one => {
      const { seat, put, answer } = given;
      const ask = one.rules.kernel.askOf(one.held.table, seat);
      const isAnswer = ask !== undefined && one.rules.kernel.has(ask, answer);
      return one.answer(this.#order(seat), put, isAnswer ? answer : (byLot(one, seat, put) ?? answer));
    };
  }

  #draftAt(room: Room, now: number): { readonly seat: Seat; readonly draft: Draft } | undefined {
    const { course, pace, rules, outages } = room;
    if (course.stopped > 0) return undefined;
    if (deeds.pauseEnds(course, pace) <= now) return { seat: HOUSE, draft: deeds.resumeNow() };
    for (const seat of course.clocks.runs) {
      const draft = deeds.runOut(course, pace, seat, now, outages);
      if (draft) return { seat, draft };
    }
    // Last: if time is over for two at once, neither has won.
    const result = resultOf(course, rules, room.held.table);
    return result && { seat: HOUSE, draft: deeds.finish(result) };
  }
}

/** Whether it may be otherwise in a while. */
const mayPass = (error: unknown): boolean =>
  error instanceof NotStored || error instanceof Busy || isPassing(error);

/** When the first clock runs out. */
const clocksOf = ({ course: { clocks }, pace, outages }: Room): number =>
  Math.min(Infinity, ...clocks.runs.map(seat => zeroAt(clocks, pace, seat, outages)));

const statementsOf = (db: House['db']) => ({
  due: statement(
    db
      .insertInto('due')
      .values({ tab: 0, at: 0, seat: 0, kind: '', epoch: 0 })
      .onConflict(oc =>
        oc.column('tab').doUpdateSet(eb => ({
          at: eb.ref('excluded.at'),
          seat: eb.ref('excluded.seat'),
          kind: eb.ref('excluded.kind'),
          epoch: eb.ref('excluded.epoch'),
        })),
      ),
  ),
  nothing: statement(db.deleteFrom('due').where('tab', '=', 0)),
  over: statement(db.updateTable('tables').set({ phase: 'over', ended: 0, result: '' }).where('tab', '=', 0)),
});
