/** The same again: the same people on chairs that have moved on by one, so that somebody else begins. */
import type { BotLevel, Pace } from '@kaffeehaus/protocol';
import { isLevel } from '@kaffeehaus/bots/level';
import type { Seat } from '@kaffeehaus/kernel';
import { seatOf } from '../gate/gate.ts';
import type { Circle } from '../gate/gate.ts';
import type { House } from '../house.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { chairsOf } from '../lobby/circle.ts';
import type { Caller } from '../people/sessions.ts';
import { isTaken } from '../store/reason.ts';
import type { Head } from '../store/store.ts';
import { DAY, MINUTE } from '@kaffeehaus/trust/course/rest';

/** A wish for a rematch stands so long. */
const LIFE = { live: 5 * MINUTE, days: 3 * DAY, none: 3 * DAY } as const;

/** How often it is looked for wishes that nobody has answered. */
const SWEEP = MINUTE;

const lifeOf = ({ pace }: Head): number => LIFE[(JSON.parse(pace) as Pace).kind];

/** Where whoever sat on a chair sits next time: the second begins. */
const movedOn = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

export class Rematches {
  readonly #house: House;
  /** By table: who wishes at the same moment waits for the one before. */
  readonly #wishes = new Map<number, Promise<unknown>>();

  constructor(house: House) {
    this.#house = house;
    const timer = setInterval(() => {
      if (house.duty.isFirst) void this.sweep().catch(() => {});
    }, SWEEP).unref();
    house.closing.push(() => clearInterval(timer));
  }

  /** Opens the table of the rematch, or sits down at it if somebody has opened it before. */
  async wish(circle: Circle, caller: Caller): Promise<Head> {
    const { tab } = circle.head;
    const before = this.#wishes.get(tab) ?? Promise.resolve();
    const wish = before.then(() => this.#wish(circle, caller));
    const settled = wish.catch(() => {});
    this.#wishes.set(tab, settled);
    try {
      return await wish;
    } finally {
      if (this.#wishes.get(tab) === settled) this.#wishes.delete(tab);
    }
  }

  /** Gives up what nobody has answered for too long. */
  async sweep(): Promise<void> {
    const { db, lobby, now } = this.#house;
    const open = await db
      .selectFrom('tables')
      .selectAll()
      .where('phase', '=', 'open')
      .where('after', 'is not', null)
      .execute();
    for (const head of open) if (head.created + lifeOf(head) <= now()) await lobby.close(head);
  }

  async #wish(circle: Circle, caller: Caller): Promise<Head> {
    const seat = seatOf(circle, caller);
    if (circle.head.phase !== 'over') throw conflict('not-over', 'This game is not over yet.');
    if (seat === undefined) throw notFound();
    const mine = movedOn(seat, circle.head.seats);
    const next = await this.#standing(circle.head);
    if (next?.phase === 'open') await this.#sit(next, caller, mine);
    if (next) return next;
    try {
      return await this.#open(circle.head, caller, mine);
    } catch (error) {
      // Somebody at another machine was quicker.
      if (!isTaken(error)) throw error;
      return this.#wish(circle, caller);
    }
  }

  /** The rematch that somebody has wished for before, unless it came to nothing. */
  async #standing({ tab }: Head): Promise<Head | undefined> {
    await this.sweep();
    return this.#house.db
      .selectFrom('tables')
      .selectAll()
      .where('after', '=', tab)
      .where('phase', '!=', 'void')
      .orderBy('tab', 'desc')
      .executeTakeFirst();
  }

  async #open(head: Head, caller: Caller, mine: Seat): Promise<Head> {
    const { db, lobby } = this.#house;
    const before = await chairsOf(db, head.tab);
    const chairs: ('me' | 'free' | BotLevel)[] = [];
    for (const { seat, person, bot } of before)
      chairs[movedOn(seat, head.seats)] = person === null && isLevel(bot) ? bot : 'free';
    chairs[mine] = 'me';
    const choice = {
      game: head.game,
      options: JSON.parse(head.options) as {},
      seats: head.seats,
      pace: JSON.parse(head.pace) as Pace,
      // Nobody else sits down here.
      open: 'link',
      watch: head.watching,
      rated: head.rated === 1,
      hints: head.hints === 1,
    } as const;
    const next = await lobby.open(caller, choice, chairs, { after: head.tab, isReady: true });
    const live = await this.#house.tables.awakeAt(head.tab);
    live?.tell({ t: 'rematch', table: next.id });
    // A wish that came after another which nobody answered is told anew.
    const others = before.flatMap(({ person }) =>
      person === null || person === caller.person ? [] : [person],
    );
    const { kind } = choice.pace;
    await this.#house.outbox.wished(
      { tab: head.tab, version: next.tab, at: next.created, pace: kind },
      others,
    );
    return next;
  }

  /** The chair of somebody who was there before is theirs: they need no invitation from anybody. */
  async #sit(next: Head, caller: Caller, mine: Seat): Promise<void> {
    const { lobby } = this.#house;
    const circle = await lobby.circle(next.id);
    if (!circle || circle.holders[mine] === caller.person) return;
    const { invite } = await this.#house.invitations.make(next, mine, 1);
    // Whoever wishes for the same again has seen by which terms, and play begins once all do.
    await lobby.sit(circle, caller, mine, invite, next.terms);
  }
}
