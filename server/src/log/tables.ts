/** The tables somebody plays at or looks at. All else sleeps in the store. */
import type { Seat, State } from '@kaffeehaus/kernel';
import type { House } from '../house.ts';
import type { Sitter } from '../play/chairs.ts';
import type { Head, Row, Writing } from '../store/store.ts';
import { Room } from './room.ts';
import type { Done } from './room.ts';

/** What became of the table in one viewer's eyes. */
export interface Change {
  readonly before: State;
  readonly after: State;
}

/** Whoever is told what happens at a table: nothing before it is durable, and all in order. */
export interface Listener {
  readonly viewer: Seat;
  /** A row was written. */
  turn(done: Done, change: Change): void;
  /** What the listener was last told stands, but the table had to be opened anew. */
  lost(): void;
}

/** The table at the moment somebody begins to listen. */
export interface Look {
  readonly room: Room;
  readonly version: number;
  readonly put: number;
  readonly view: State;
}

interface Live {
  readonly room: Room;
  readonly listeners: Set<Listener>;
  /** Its last row could not be written: it knows too much. */
  isLost: boolean;
  /** Settles when all rows so far are written. */
  written: Promise<void>;
  used: number;
}

/** What follows from a row for others than those who look at the table. */
export interface Consequence {
  /** Written with the row: it is there with it, or not at all. */
  writes?(room: Room, done: Done): readonly Writing[];
  /** Done once the row is durable. */
  afterwards?(room: Room, done: Done): void;
}

/** A snapshot is made each so many rows; a table sleeps so long after its last use. */
const STRIDE = 64;
const REST = 30_000;

/** What tables need of the house. */
type Ground = Pick<House, 'store' | 'writer' | 'books' | 'now' | 'outages' | 'consequences'>;

export class Tables {
  readonly #house: Ground;
  readonly #live = new Map<string, Promise<Live>>();

  constructor(house: Ground) {
    this.#house = house;
  }

  get awake(): number {
    return this.#live.size;
  }

  /** Writes down a table and its first row. */
  async begin(table: Omit<Head, 'tab'>, sitters: readonly Sitter[]): Promise<Head> {
    const head = await this.#house.store.db
      .insertInto('tables')
      .values(table)
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.take(head.id, room => room.start(this.#house.now(), sitters));
    return head;
  }

  /** Does something at a table; returns when it is durable. What rules refuse is thrown, and changes nothing. */
  async take(id: string, deed: (room: Room) => Done): Promise<Done> {
    const live = await this.#wake(id);
    const { room } = live;
    // Whoever joins from now on sees the outcome, and is not told of it.
    const listeners = [...live.listeners];
    const viewers = new Set(listeners.map(({ viewer }) => viewer));
    const before = new Map([...viewers].map(viewer => [viewer, room.mask(viewer)]));
    const done = deed(room);
    const changes = new Map(
      [...before].map(([viewer, view]) => [viewer, { before: view, after: room.mask(viewer) }]),
    );
    await this.#write(id, live, done);
    for (const listener of listeners) {
      const change = changes.get(listener.viewer);
      if (change && live.listeners.has(listener)) listener.turn(done, change);
    }
    for (const one of this.#house.consequences) one.afterwards?.(room, done);
    return done;
  }

  /** The table as it stands now; whoever looks changes nothing at it, and tells nobody what is not durable yet. */
  async look(id: string): Promise<Room> {
    return (await this.#wake(id)).room;
  }

  /** The row of a command that was given before; asks the store for what the room has forgotten. */
  async repeated(id: string, seat: Seat, cmd: string, put: number): Promise<Row | undefined> {
    const { room } = await this.#wake(id);
    const row = room.repeated(seat, cmd, put);
    if (row || room.remembers <= put + 1) return row;
    const rows = await this.#house.store.tail(room.head.tab, put);
    return rows.find(one => one.seat === seat && one.cmd === cmd);
  }

  /** Begins to listen. Others' rows that are not durable yet are in the view, which therefore waits for them. */
  async join(id: string, listener: Listener): Promise<Look> {
    const live = await this.#wake(id);
    const { room } = live;
    const look = { room, version: room.version, put: room.put, view: room.mask(listener.viewer) };
    live.listeners.add(listener);
    await live.written;
    return look;
  }

  async leave(id: string, listener: Listener): Promise<void> {
    (await this.#live.get(id))?.listeners.delete(listener);
  }

  /** Puts to sleep whatever nobody has used for a while. */
  async tidy(): Promise<void> {
    const now = this.#house.now();
    for (const [id, opening] of this.#live) {
      const live = await opening.catch(() => undefined);
      if (live && live.listeners.size === 0 && now - live.used > REST) this.#live.delete(id);
    }
  }

  async #wake(id: string): Promise<Live> {
    const opening = this.#live.get(id) ?? this.#open(id);
    this.#live.set(id, opening);
    try {
      const live = await opening;
      live.used = this.#house.now();
      // It may have been lost while this was waiting for its turn.
      return live.isLost ? await this.#wake(id) : live;
    } catch (error) {
      if (this.#live.get(id) === opening) this.#live.delete(id);
      throw error;
    }
  }

  async #open(id: string): Promise<Live> {
    const { store, books, now } = this.#house;
    const head = await store.head(id);
    if (!head) throw new Error(`there is no table ${id}`);
    const rules = await books.byHash(head.rules);
    const snapshot = await store.snapshot(head.tab);
    const rows = await store.tail(head.tab, snapshot?.version ?? 0);
    const room = new Room(head, rules, rows, snapshot, () => this.#house.outages);
    return { room, listeners: new Set(), isLost: false, written: Promise.resolve(), used: now() };
  }

  #write(id: string, live: Live, done: Done): Promise<void> {
    const { row } = done;
    const snapshot = row.version % STRIDE === 0 ? live.room.snapshot() : undefined;
    const also = this.#house.consequences.flatMap(one => one.writes?.(live.room, done) ?? []);
    live.written = this.#house.writer.add(row, also, snapshot, () => this.#lose(id, live));
    return live.written;
  }

  /** A room whose row is not written has gone too far: it is thrown away. */
  #lose(id: string, live: Live): void {
    if (live.isLost) return;
    live.isLost = true;
    this.#live.delete(id);
    for (const listener of live.listeners) listener.lost();
  }
}
