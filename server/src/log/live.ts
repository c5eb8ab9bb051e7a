/** One table that is awake: its room, once play has begun, and whoever listens. */
import type { Seat, State } from '@kaffeehaus/kernel';
import type { Clocks, FromServer, Past, SeatHead } from '@kaffeehaus/protocol';
import type { Circle } from '../gate/gate.ts';
import type { Here, Presence as Elsewhere } from '../line/presence.ts';
import type { Chair } from '../lobby/circle.ts';
import { readySeats } from '../lobby/ready.ts';
import { isVacant } from '@kaffeehaus/trust/course/chairs';
import type { Caller } from '../people/sessions.ts';
import type { Head } from '../store/store.ts';
import type { News, Readers } from './news.ts';
import type { Room } from './room.ts';

/** A message before it has the handle of the socket it goes to. */
export type Told = FromServer extends infer M
  ? M extends { readonly h: number }
    ? Omit<M, 'h'>
    : never
  : never;

/** The table at the moment somebody begins to listen. */
export interface Look {
  readonly room: Room;
  readonly v: number;
  readonly q: number;
  readonly table: State;
  readonly clocks: Clocks;
  /** What happened since the version that was held; `whole`: all of it. */
  readonly events: readonly Past[];
  readonly whole: boolean;
}

/** Whoever is told what happens at a table: nothing before it is durable, all in order, and first of all a view. */
export interface Listener {
  /** The seat from which is looked, or that of watchers. */
  readonly viewer: Seat;
  /** The seat that is held, −1 for none. */
  readonly seat: Seat;
  readonly caller: Caller;
  readonly isBinary: boolean;
  /** Whether somebody looks. */
  on: boolean;
  /** Rows after this version are told. */
  since: number;
  view(look: Look): void;
  turn(news: News): void;
  tell(message: Told): void;
  /** Nothing more is told. */
  gone(why: 'forbidden' | 'no-table'): void;
}

/** Whether somebody is there, and since when it is so. */
interface Presence {
  readonly on: boolean;
  readonly since: number;
}

export class Live {
  readonly tab: number;
  readonly id: string;
  head: Head;
  room: Room | undefined;
  circle: Circle;
  /** Before play begins. */
  chairs: readonly Chair[];
  names: ReadonlyMap<number, { readonly id: string; readonly name: string }>;
  /** A row could not be written: nothing is taken until the room has been opened anew. */
  isLost = false;
  used: number;
  /** Settles when it has, if somebody else's row has taken the place of one that was taken here. */
  regaining: Promise<void> | undefined;
  regained: () => void = () => {};
  /** Who looks at it through other machines. */
  elsewhere: Pick<Elsewhere, 'of'> = { of: () => 0 };
  /** The version of the last snapshot. */
  kept = 0;
  readonly listeners = new Map<Seat, Set<Listener>>();
  readonly #presence = new Map<Seat, Presence>();

  constructor(
    head: Head,
    circle: Circle,
    chairs: readonly Chair[],
    names: Live['names'],
    room: Room | undefined,
    now: number,
  ) {
    this.tab = head.tab;
    this.id = head.id;
    this.head = head;
    this.circle = circle;
    this.chairs = chairs;
    this.names = names;
    this.room = room;
    this.used = now;
  }

  get isQuiet(): boolean {
    return this.listeners.size === 0;
  }

  add(listener: Listener): void {
    const set = this.listeners.get(listener.viewer) ?? new Set();
    this.listeners.set(listener.viewer, set.add(listener));
  }

  remove(listener: Listener): void {
    const set = this.listeners.get(listener.viewer);
    set?.delete(listener);
    if (set?.size === 0) this.listeners.delete(listener.viewer);
  }

  /** In which forms those who look from a seat are told. */
  readersAt(viewer: Seat): Readers {
    let [bytes, json] = [false, false];
    for (const { isBinary } of this.listeners.get(viewer) ?? []) {
      bytes ||= isBinary;
      json ||= !isBinary;
    }
    return { bytes, json };
  }

  /** Whoever listens now. */
  all(): readonly Listener[] {
    return [...this.listeners.values()].flatMap(set => [...set]);
  }

  tell(message: Told): void {
    for (const listener of this.all()) listener.tell(message);
  }

  /** How somebody who holds the seat is there, through this machine. */
  hereAt(seat: Seat): Here {
    const listeners = [...(this.listeners.get(seat) ?? [])];
    return listeners.length === 0 ? 0 : listeners.some(({ on }) => on) ? 2 : 1;
  }

  /** Whether somebody who holds the seat looks. */
  isHere(seat: Seat): boolean {
    return this.hereAt(seat) === 2 || this.elsewhere.of(this.tab, seat) === 2;
  }

  /** Whether they have a line, wherever they look. */
  isConnected(seat: Seat): boolean {
    return this.hereAt(seat) > 0 || this.elsewhere.of(this.tab, seat) > 0;
  }

  /** Tells everybody if a seat is here now and was not, or the other way round. */
  noteHere(seat: Seat, now: number): void {
    const on = this.isHere(seat);
    if ((this.#presence.get(seat)?.on ?? false) === on) return;
    this.#presence.set(seat, { on, since: now });
    this.tell({ t: 'here', seat, on, since: now });
  }

  seats(): readonly SeatHead[] {
    const ready = this.head.phase === 'open' ? readySeats(this.head, this.chairs) : undefined;
    return Array.from({ length: this.head.seats }, (_, seat) => {
      const head = this.#seat(seat);
      return ready?.has(seat) ? { ...head, ready: true } : head;
    });
  }

  /** Who sits where, and by which terms, to be told. */
  seating(): { readonly t: 'seats'; readonly seats: readonly SeatHead[]; readonly terms: number } {
    return { t: 'seats', seats: this.seats(), terms: this.head.terms };
  }

  #seat(seat: Seat): SeatHead {
    const course = this.room?.course.chairs[seat];
    const person = course?.person ?? this.chairs[seat]?.person ?? 0;
    const bot = course?.bot ?? this.chairs[seat]?.bot ?? null;
    const level = bot === null ? {} : { level: bot as NonNullable<SeatHead['level']> };
    if (person === 0) return { kind: bot === null ? 'free' : 'bot', name: '', here: bot !== null, ...level };
    const { id = '', name = '' } = this.names.get(person) ?? {};
    const away = bot === null ? {} : ({ away: true } as const);
    const mayBeTaken = course && isVacant(course) && this.head.phase === 'playing' && this.head.rated === 0;
    const vacant = mayBeTaken ? ({ vacant: true } as const) : {};
    const until = this.room?.course.clocks.away[seat] ?? 0;
    const rests = until > (this.room?.at ?? 0) ? { rests: until } : {};
    return { kind: 'person', id, name, here: this.isHere(seat), ...level, ...away, ...rests, ...vacant };
  }
}

/** The seats whose time is otherwise after a row, and what they have left. */
export const changedClocks = (before: readonly number[], after: readonly number[]): Clocks => {
  if (before === after) return NO_CLOCKS;
  const changed: [Seat, number][] = [];
  for (let seat = 0; seat < after.length; seat++)
    if (before[seat] !== after[seat]) changed.push([seat, Math.max(0, after[seat] ?? 0)]);
  return changed.length === 0 ? NO_CLOCKS : changed;
};

const NO_CLOCKS: Clocks = [];
