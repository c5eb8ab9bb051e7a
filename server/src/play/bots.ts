/**
 * The bots at all tables. The moment of an answer is fixed before anybody thinks about it, and is the same whatever the
 * question is: how long a bot seems to think tells nothing. Their luck follows from the house's share of the seed.
 */
import { createHmac } from 'node:crypto';
import { answerJob } from '@kaffeehaus/bots/job';
import type { AnswerJob } from '@kaffeehaus/bots/job';
import type { Level } from '@kaffeehaus/bots/level';
import { below } from '@kaffeehaus/kernel';
import type { Answer, Seat } from '@kaffeehaus/kernel';
import { faultOf } from '../journal.ts';
import type { House } from '../house.ts';
import type { Room } from '../log/room.ts';
import { isPresent } from '@kaffeehaus/trust/course/chairs';
import { isStill } from '@kaffeehaus/trust/course/course';
import { NotStored } from '../store/store.ts';
import { NoThought } from './pool.ts';
import type { Pool, Wish } from './pool.ts';
import { SECOND } from '@kaffeehaus/trust/course/rest';

/** A bot at its question. */
interface Thought {
  /** The version at which the question was put to it. */
  readonly put: number;
  /** When it answers, if it has thought to the end by then. */
  readonly moment: number;
  answer: Answer | undefined;
  /** When its answer is given. */
  due: number;
}

/** An answer whose time has come. */
export interface Given {
  readonly seat: Seat;
  readonly put: number;
  readonly answer: Answer;
}

/** Milliseconds from a question to its answer, at least and at most: people want to follow. */
const WITH_PEOPLE = [800, 2200] as const;
const ALONE = [150, 450] as const;

/** Milliseconds of thought; most bots need fewer. */
export const THINKS = { people: 600, nobody: 150 } as const;

/** Nobody thinks so much longer than asked to, however busy the machine is. */
export const PATIENCE = 10 * SECOND;

/** Who has not thought to the end in time answers at one of the next full steps after its moment. */
const STEP = SECOND;

/** Whom a bot is answered for by if nothing comes of its thoughts; by lot nobody has to think. */
const SIMPLER: { readonly [level in Level]: Level } = {
  hard: 'easy',
  normal: 'easy',
  easy: 'random',
  random: 'random',
};

const keyed = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Bots never hold the seed: whoever knows what they are told cannot tell the house's share either. */
export const luckOf = ({ head: { secret } }: Room): string => keyed(secret, 'bot').toString('hex');

const hasPeople = ({ course: { chairs } }: Room): boolean => chairs.some(isPresent);

/** When a bot answers the question that is open for its seat. */
export const momentOf = (room: Room, seat: Seat): number => {
  const [least, most] = hasPeople(room) ? WITH_PEOPLE : ALONE;
  const lot = keyed(room.head.secret, `moment ${seat} ${room.putTo(seat)}`).readUInt32BE(0) / 2 ** 32;
  return (room.course.since[seat] ?? room.at) + Math.round(least + lot * (most - least));
};

/** The seats at which a bot owes an answer. */
export const botsAsked = ({ course, over }: Room): readonly Seat[] =>
  over || isStill(course) ? [] : course.owing.filter(seat => course.chairs[seat]?.bot);

export class Bots {
  readonly #house: Pick<House, 'tables' | 'now' | 'log' | 'metrics'>;
  readonly #pool: Pool;
  readonly #ready: (tab: number, at: number) => void;
  readonly #thoughts = new Map<number, Map<Seat, Thought>>();

  /** `ready` hears when an answer will be given. */
  constructor(
    house: Pick<House, 'tables' | 'now' | 'log' | 'metrics'>,
    pool: Pool,
    ready: (tab: number, at: number) => void,
  ) {
    this.#house = house;
    this.#pool = pool;
    this.#ready = ready;
  }

  /** These are the questions now: thoughts about any other are dropped, those about them go on. */
  heed(room: Room): void {
    const { tab } = room.head;
    const before = this.#thoughts.get(tab);
    const asked = botsAsked(room);
    if (asked.length === 0) {
      if (before) this.#thoughts.delete(tab);
      return;
    }
    const now = new Map<Seat, Thought>();
    this.#thoughts.set(tab, now);
    for (const seat of asked) {
      const old = before?.get(seat);
      now.set(seat, old?.put === room.putTo(seat) ? old : this.#begin(room, seat));
    }
  }

  /** An answer whose time has come. */
  given(room: Room, now: number): Given | undefined {
    for (const [seat, { put, answer, due }] of this.#thoughts.get(room.head.tab) ?? [])
      if (answer && due <= now && put === room.putTo(seat)) return { seat, put, answer };
    return undefined;
  }

  /** When the next answer will be given; those of which nobody knows yet are told later. */
  next(tab: number): number {
    const thoughts = [...(this.#thoughts.get(tab)?.values() ?? [])];
    return Math.min(Infinity, ...thoughts.map(({ answer, due }) => (answer ? due : Infinity)));
  }

  #begin(room: Room, seat: Seat): Thought {
    const moment = momentOf(room, seat);
    const thought: Thought = { put: room.putTo(seat), moment, answer: undefined, due: Infinity };
    const level = room.course.chairs[seat]?.bot ?? 'normal';
    void this.#think(room.head.id, room.head.tab, seat, thought, level);
    return thought;
  }

  async #think(id: string, tab: number, seat: Seat, thought: Thought, level: Level): Promise<void> {
    const isWanted = (): boolean => this.#thoughts.get(tab)?.get(seat) === thought;
    try {
      const answer =
        level === 'random'
          ? byLot(await this.#house.tables.look(id), seat, thought.put)
          : await this.#pool.ask(await this.#wish(id, seat, thought, level, isWanted));
      if (isWanted()) this.#keep(tab, seat, thought, answer);
    } catch (error) {
      if (!isWanted() || (error instanceof NoThought && error.message === 'closed')) return;
      this.#house.log.warn({ verb: 'bot', table: tab, ...faultOf(error) });
      if (error instanceof NotStored) return this.#forget(tab, seat);
      if (level !== 'random') await this.#think(id, tab, seat, thought, SIMPLER[level]);
    }
  }

  /** The table is not there for the moment: whoever looks after it next lets the bot think anew. */
  #forget(tab: number, seat: Seat): void {
    this.#thoughts.get(tab)?.delete(seat);
    this.#ready(tab, this.#house.now() + STEP);
  }

  async #wish(
    id: string,
    seat: Seat,
    thought: Thought,
    level: Level,
    isWanted: () => boolean,
  ): Promise<Wish<AnswerJob>> {
    const { tables } = this.#house;
    const first = await tables.look(id);
    const urgency = hasPeople(first) ? 'people' : 'nobody';
    return {
      table: first.head.tab,
      urgency,
      limit: PATIENCE,
      make: async () => {
        if (!isWanted()) return undefined;
        const room = await tables.look(id);
        const isOpen = room.putTo(seat) === thought.put && botsAsked(room).includes(seat);
        if (!isOpen) return undefined;
        const time = { milliseconds: THINKS[urgency] };
        return answerJob(room.rules.game, room.mask(seat), seat, luckOf(room), level, time);
      },
    };
  }

  #keep(tab: number, seat: Seat, thought: Thought, answer: Answer | undefined): void {
    if (!answer) {
      this.#thoughts.get(tab)?.delete(seat);
      return;
    }
    const late = Math.max(0, this.#house.now() - thought.moment);
    thought.answer = answer;
    thought.due = thought.moment + Math.ceil(late / STEP) * STEP;
    this.#ready(tab, thought.due);
  }
}

/** An answer by lot, for which nobody has to think; undefined if the question is no longer open. */
export const byLot = (room: Room, seat: Seat, put: number): Answer | undefined => {
  const { kernel } = room.rules;
  const ask = kernel.askOf(room.held.table, seat);
  if (!ask || room.putTo(seat) !== put) return undefined;
  const lot = keyed(room.head.secret, `lot ${seat} ${put}`);
  const key = Array.from({ length: 8 }, (_, i) => lot.readUInt32BE(4 * i));
  return kernel.nth(ask, below({ key, drawn: 0 }, kernel.count(ask)));
};
