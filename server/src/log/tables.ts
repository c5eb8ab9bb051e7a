/** The tables somebody plays at or looks at. All else sleeps in the store. */
import type { Seat, State } from '@kaffeehaus/kernel';
import type { House } from '../house.ts';
import { around } from '../lobby/circle.ts';
import type { Seed } from '../luck/luck.ts';
import type { Sitter } from '@kaffeehaus/trust/course/chairs';
import { leftAt } from '@kaffeehaus/trust/course/clocks';
import type { Course } from '@kaffeehaus/trust/course/course';
import { NotStored } from '../store/store.ts';
import type { Head, Row, Tenure, Writing } from '../store/store.ts';
import { announce, standing } from './announce.ts';
import { beginning, seated } from './beginning.ts';
import { Echo } from './echo.ts';
import { Live, changedClocks } from './live.ts';
import type { Listener, Look } from './live.ts';
import { News } from './news.ts';
import { Room } from './room.ts';
import type { Done, Given } from './room.ts';

/** What follows from a row for others than those who look at the table. */
export interface Consequence {
  /** Written with the row: it is there with it, or not at all. */
  writes?(room: Room, done: Done): readonly Writing[];
  /** Done once the row is durable, and has been told. */
  afterwards?(room: Room, done: Done): void;
  /** The same for a row that another machine has written. */
  followed?(room: Room, done: Done): void;
  /** Nobody who holds the seat looks any more. */
  away?(live: Live, seat: Seat): void;
}

/** Hears how a row fared. */
export interface Settled {
  stored?(done: Done): void;
  failed?(error: unknown): void;
}

/** Whether it is to be seen from what is written what has become of a row: the room is opened anew, and asked again. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof NotStored && (error.reason === 'taken' || error.reason === 'unknown');

/** So often a deed is done again that another machine was quicker than. */
export const AGAIN = 5;

/** So many rows wait that no more are taken. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** There is no such table. */
export class NoTable extends Error {
  override readonly name = 'NoTable';
}

/** A snapshot is made each so many rows, and when a table falls asleep with more than these after the last. */
const STRIDE = 64;
const TAIL = 16;
/** A table sleeps so long after its last use. */
const REST = 30_000;
const TIDY = 5000;
/** When nothing can be stored, so often is tried whether it can again. */
const PROBE = 1000;
/** What is told with a view has at most so many letters. */
const PAST = 2500;

/** On a topic of the bus: the names of tables at which somebody sat down, left, or was let in. */
export const CHANGED = 'tables.changed';

const NO_WRITINGS: readonly Writing[] = [];

/** Whether there is a log. */
export const hasBegun = ({ phase, started }: Head): boolean =>
  phase === 'playing' || phase === 'over' || (phase === 'void' && started !== null);

/** What tables need of the house. */
type Ground = Pick<
  House,
  | 'store'
  | 'db'
  | 'writer'
  | 'books'
  | 'now'
  | 'limits'
  | 'outages'
  | 'people'
  | 'metrics'
  | 'closing'
  | 'consequences'
  | 'bus'
  | 'node'
  | 'isCutOff'
  | 'isShared'
  | 'presence'
>;

export class Tables {
  readonly #house: Ground;
  readonly #live = new Map<string, Promise<Live>>();
  readonly #ids = new Map<number, string>();
  readonly #lost = new Set<Live>();
  readonly #echo: Echo;
  #probing: NodeJS.Timeout | undefined;

  constructor(house: Ground) {
    this.#house = house;
    this.#echo = new Echo(house, this);
    const timer = setInterval(() => void this.tidy(), TIDY).unref();
    house.closing.push(() => {
      clearInterval(timer);
      clearTimeout(this.#probing);
    });
  }

  get awake(): number {
    return this.#live.size;
  }

  /** All that are awake. */
  async all(): Promise<readonly Live[]> {
    const lives = await Promise.all([...this.#live.values()].map(one => one.catch(() => undefined)));
    return lives.filter(live => live !== undefined);
  }

  /** The table, opened if it sleeps. */
  async wake(id: string): Promise<Live> {
    const opening = this.#live.get(id) ?? this.#open(id);
    this.#live.set(id, opening);
    try {
      const live = await opening;
      // It may have been put to sleep just now: of one table there is one room.
      if (this.#live.get(id) !== opening) return await this.wake(id);
      live.used = this.#house.now();
      return live;
    } catch (error) {
      if (this.#live.get(id) === opening) this.#live.delete(id);
      throw error;
    }
  }

  /** The same by its number. */
  async byTab(tab: number): Promise<Live> {
    const id = this.#ids.get(tab) ?? (await this.#house.store.headOf(tab))?.id;
    if (id === undefined) throw new NoTable(`there is no table ${tab}`);
    return this.wake(id);
  }

  /** The table if it is awake. */
  async awakeAt(tab: number): Promise<Live | undefined> {
    return this.#live.get(this.#ids.get(tab) ?? '')?.catch(() => undefined);
  }

  /** The table as it stands now; whoever looks changes nothing at it, and tells nobody what is not durable yet. */
  async look(id: string): Promise<Room> {
    const live = await this.#found(id);
    if (live.room) return live.room;
    throw live.isLost ? new NotStored('broken') : new NoTable(`table ${id} has not begun`);
  }

  /** A table of which somebody else has just written the next row is read again first. */
  async #found(id: string): Promise<Live> {
    const live = await this.wake(id);
    await live.regaining;
    return live;
  }

  /**
   * Does something at a table; returns when it is durable. What is refused is thrown, and changes nothing. `by`: the right
   * of whoever is no player; who has lost it does not try again.
   */
  async take(id: string, deed: (room: Room) => Done, by?: Tenure): Promise<Done> {
    for (let tries = 1; ; tries++) {
      const live = await this.#found(id);
      try {
        return await this.#takeOnce(live, deed, by);
      } catch (error) {
        if (!isUndecided(error) || by || tries >= AGAIN) throw error;
        await live.regaining;
      }
    }
  }

  #takeOnce(live: Live, deed: (room: Room) => Done, by: Tenure | undefined): Promise<Done> {
    return new Promise((stored, failed) => {
      try {
        this.takeAt(live, deed, { stored, failed }, by);
      } catch (error) {
        failed(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  /** The same for one that is awake. What rules refuse is thrown at once; how its row fares is heard later. */
  takeAt(live: Live, deed: (room: Room) => Done, settled: Settled = {}, by?: Tenure): Done {
    const { room } = live;
    const { writer, limits, isCutOff } = this.#house;
    if (live.isLost || room === undefined) throw new NotStored('broken');
    if (isCutOff()) throw new NotStored('gone');
    if (writer.waiting > limits.of('WAITING_ROWS') || writer.isSlow) throw new Busy('too many rows wait');
    const viewers = [...live.listeners.keys()];
    const before = viewers.map(viewer => room.mask(viewer));
    const { course } = room;
    const done = deed(room);
    try {
      const news = this.#news(live, room, done, viewers, before, course.clocks.left);
      this.#write(live, room, done, news, settled, course, NO_WRITINGS, by);
    } catch (error) {
      // The room has gone on and its row will never be written: it is opened anew.
      this.#lose(live, room, error);
      throw error;
    }
    return done;
  }

  /** A row that another machine has written, if it is the next: whoever looks here is told, after all that came before. */
  follow(live: Live, row: Row): void {
    const { room } = live;
    if (live.isLost || room === undefined || row.version !== room.version + 1) return;
    const viewers = [...live.listeners.keys()];
    const masks = viewers.map(viewer => room.mask(viewer));
    const before = room.course;
    let done: Done;
    try {
      done = room.redo(row);
    } catch (error) {
      // Something that was taken here stands in its way, and will not be written.
      return this.#lose(live, room, new NotStored('taken', error));
    }
    const news = this.#news(live, room, done, viewers, masks, before.clocks.left);
    const after = room.course;
    const tell = (): void => {
      this.#tell(live, done, news);
      announce(live, before, after, done);
      for (const one of this.#house.consequences) one.followed?.(room, done);
    };
    this.#house.writer.after(live.tab, tell, () => {});
  }

  /** A table that another machine has begun. */
  async reopen(live: Live): Promise<void> {
    const fresh = await this.#read(live.id);
    const room = await this.#room(fresh.head);
    if (live.room !== undefined || live.isLost) return;
    Object.assign(live, fresh, { room });
    live.kept = room?.version ?? 0;
    if (room) for (const listener of live.all()) this.#show(live, room, listener, 0);
    live.tell(live.seating());
  }

  /** Something besides its rows is otherwise. */
  changed(id: string): void {
    this.#house.bus.ring(CHANGED, id);
  }

  /** A command that the seat has given before, after a version; asks the store for what is forgotten. */
  repeated(
    live: Live,
    seat: Seat,
    cmd: string,
    after: number,
  ): Given | undefined | Promise<Given | undefined> {
    const { room } = live;
    const row = room?.repeated(seat, cmd, after);
    if (row || !room || room.remembers <= after + 1) return row;
    return this.#house.db
      .selectFrom('log')
      .selectAll()
      .where('tab', '=', live.tab)
      .where('version', '>', after)
      .where('seat', '=', seat)
      .where('cmd', '=', cmd)
      .executeTakeFirst();
  }

  /** Writes down a table with those who sit there, and its first row. */
  async begin(table: Omit<Head, 'tab'>, sitters: readonly Sitter[]): Promise<Head> {
    const { db, now } = this.#house;
    const open = { ...table, phase: 'open', started: null } as const;
    const { tab, id } = await db.insertInto('tables').values(open).returningAll().executeTakeFirstOrThrow();
    await db
      .insertInto('chairs')
      .values(seated(tab, sitters, now()))
      .execute();
    const { seed, secret, list, mixed } = table;
    await this.start(id, { seed, secret, list, mixed: mixed === 1 });
    return (await this.wake(id)).head;
  }

  /** Begins to play, once: the first row, and all that is fixed with it. */
  async start(id: string, seed: Seed): Promise<void> {
    const live = await this.wake(id);
    const { books, now, db } = this.#house;
    const rules = await books.byHash(live.head.rules);
    // As it is written: the seed was mixed for that, and for nothing that was chosen or seen before.
    const fresh = await this.#read(id);
    if (live.room !== undefined || fresh.head.phase === 'void') return;
    Object.assign(live, fresh);
    const { head, chairs, sitters, writings } = beginning(db, live, seed, now());
    const room = new Room(head, rules, [], undefined, () => this.#house.outages);
    live.chairs = chairs;
    live.head = head;
    live.circle = { ...live.circle, head, held: new Set(live.circle.holders.filter(one => one > 0)) };
    live.room = room;
    const done = room.start(now(), sitters);
    try {
      await new Promise<void>((stored, failed) => {
        this.#write(live, room, done, [], { stored: () => stored(), failed }, room.course, writings);
        for (const listener of live.all()) this.#show(live, room, listener, 0);
      });
    } catch (error) {
      // Another machine has begun it; whoever looks here is shown that.
      if (!isUndecided(error)) throw error;
      await live.regaining;
    }
    live.tell(live.seating());
  }

  /** Begins to listen. `v`: the version that is held. */
  join(live: Live, listener: Listener, v: number): void {
    live.add(listener);
    live.used = this.#house.now();
    if (live.room !== undefined && !live.isLost) this.#show(live, live.room, listener, v);
    if (listener.seat >= 0) this.noteHere(live, listener.seat);
  }

  leave(live: Live, listener: Listener): void {
    live.remove(listener);
    live.used = this.#house.now();
    if (listener.seat >= 0) this.noteHere(live, listener.seat);
  }

  /** Somebody looks from a seat, or has ceased to. */
  noteHere(live: Live, seat: Seat): void {
    this.#house.presence.tell(live.tab, seat, live.hereAt(seat));
    this.noteElsewhere(live, seat);
    if (!live.isHere(seat)) for (const one of this.#house.consequences) one.away?.(live, seat);
  }

  /** The same at another machine. */
  noteElsewhere(live: Live, seat: Seat): void {
    live.elsewhere = this.#house.presence;
    live.noteHere(seat, this.#house.now());
  }

  /** Whoever sits or watches has changed: all are told, and those who may no longer listen are sent away. */
  async refresh(id: string, may: (live: Live, listener: Listener) => boolean): Promise<void> {
    const opening = this.#live.get(id);
    if (!opening) return;
    const live = await opening;
    const fresh = await this.#read(id);
    live.circle = fresh.circle;
    live.chairs = fresh.chairs;
    live.names = fresh.names;
    if (live.room === undefined) live.head = fresh.head;
    for (const listener of live.all())
      if (!may(live, listener)) {
        this.leave(live, listener);
        listener.gone('forbidden');
      }
    live.tell(live.seating());
  }

  /** Puts to sleep whatever nobody has used for a while. */
  async tidy(): Promise<void> {
    for (const [id, opening] of this.#live) {
      const live = await opening.catch(() => undefined);
      if (!live || !this.#isIdle(live)) continue;
      const { room } = live;
      if (room && room.version - live.kept > TAIL)
        await this.#house.store.keep(room.snapshot()).catch(() => {});
      // It may have been used while its snapshot was written.
      if (this.#isIdle(live)) {
        this.#live.delete(id);
        this.#ids.delete(live.tab);
        this.#echo.forget(live);
      }
    }
  }

  #isIdle(live: Live): boolean {
    return live.isQuiet && !live.isLost && this.#house.now() - live.used > REST;
  }

  async #open(id: string): Promise<Live> {
    const { head, circle, chairs, names } = await this.#read(id);
    const live = new Live(head, circle, chairs, names, await this.#room(head), this.#house.now());
    live.kept = live.room?.version ?? 0;
    live.elsewhere = this.#house.presence;
    this.#ids.set(live.tab, id);
    this.#house.metrics.count('rooms_loaded_total');
    this.#echo.listen(live);
    // What was written after it was read, and rung before it was listened for.
    if (this.#house.isShared) await this.#echo.catchUp(live);
    return live;
  }

  async #read(id: string): Promise<Pick<Live, 'head' | 'circle' | 'chairs' | 'names'>> {
    const { store, db, people } = this.#house;
    const head = await store.head(id);
    const found = await around(db, head);
    if (!head || !found) throw new NoTable(`there is no table ${id}`);
    const named = await people.named(found.circle.holders.filter(person => person > 0));
    const names = new Map([...named].map(([person, { id: own, name }]) => [person, { id: own, name }]));
    return { head, ...found, names };
  }

  /** What is written of a table that has begun. */
  async #room(head: Head): Promise<Room | undefined> {
    const { store, books } = this.#house;
    if (!hasBegun(head)) return undefined;
    const rules = await books.byHash(head.rules);
    const snapshot = await store.snapshot(head.tab);
    const fits = snapshot?.rules === head.rules ? snapshot : undefined;
    const rows = await store.tail(head.tab, fits?.version ?? 0);
    return new Room(head, rules, rows, fits, () => this.#house.outages);
  }

  #news(
    live: Live,
    room: Room,
    done: Done,
    viewers: readonly Seat[],
    before: readonly State[],
    left: readonly number[],
  ): readonly News[] {
    if (live.isQuiet) return [];
    const clocks = changedClocks(left, room.course.clocks.left);
    const isMove = done.turn !== undefined;
    return viewers.map(
      (viewer, i) =>
        new News(room, done, viewer, isMove ? before[i] : undefined, clocks, live.readersAt(viewer)),
    );
  }

  #write(
    live: Live,
    room: Room,
    done: Done,
    news: readonly News[],
    settled: Settled,
    before: Course,
    writings: readonly Writing[] = NO_WRITINGS,
    by?: Tenure,
  ): void {
    const { row } = done;
    const after = room.course;
    live.used = this.#house.now();
    const snapshot = row.version % STRIDE === 0 ? room.snapshot() : undefined;
    if (snapshot) live.kept = row.version;
    this.#house.writer.add({
      tab: live.tab,
      row,
      also: this.#with(room, done, writings),
      snapshot,
      by,
      stored: () => {
        this.#echo.ring(done);
        this.#tell(live, done, news);
        announce(live, before, after, done);
        settled.stored?.(done);
        for (const one of this.#house.consequences) one.afterwards?.(room, done);
      },
      failed: error => {
        this.#lose(live, room, error);
        settled.failed?.(error);
      },
    });
  }

  #with(room: Room, done: Done, writings: readonly Writing[]): readonly Writing[] {
    let all = writings;
    for (const one of this.#house.consequences) {
      const more = one.writes?.(room, done) ?? NO_WRITINGS;
      if (more.length > 0) all = all.length === 0 ? more : [...all, ...more];
    }
    return all;
  }

  #tell(live: Live, done: Done, news: readonly News[]): void {
    const { version } = done.row;
    for (const one of news)
      for (const listener of live.listeners.get(one.viewer) ?? [])
        if (listener.since < version) {
          listener.since = version;
          listener.turn(one);
        }
  }

  /** The table as it is now goes to the listener, after all that was told before. */
  #show(live: Live, room: Room, listener: Listener, v: number): void {
    const look = this.#look(room, listener.viewer, v);
    const told = standing(live);
    listener.since = room.version;
    this.#house.writer.after(
      live.tab,
      () => {
        listener.view(look);
        for (const message of told) listener.tell(message);
      },
      () => {},
    );
  }

  #look(room: Room, viewer: Seat, v: number): Look {
    const { version, course, pace } = room;
    const events = v === 0 ? [] : room.past(v, viewer);
    const fits = events !== undefined && JSON.stringify(events).length <= PAST;
    if (v > 0 && v < version) this.#house.metrics.count('resyncs_total');
    const left =
      pace.kind === 'none' ? [] : leftAt(course.clocks, pace, this.#house.now(), this.#house.outages);
    return {
      room,
      v: version,
      q: room.question(viewer),
      table: room.mask(viewer),
      clocks: left.map((ms, seat) => [seat, ms] as const),
      events: fits ? events : [],
      whole: fits,
    };
  }

  /** A room whose row is not written has gone too far: it is thrown away. */
  #lose(live: Live, room: Room, error: unknown): void {
    // It may have been opened anew since.
    if (live.isLost || live.room !== room) return;
    live.isLost = true;
    live.room = undefined;
    this.#lost.add(live);
    live.regaining = new Promise(done => {
      live.regained = done;
    });
    if (isUndecided(error)) this.#regain(live).catch(() => this.#probeSoon());
    else {
      live.regained();
      this.#probeSoon();
    }
  }

  #probeSoon(): void {
    this.#probing ??= setTimeout(() => void this.#probe(), PROBE).unref();
  }

  /** Whether something can be stored again. */
  async #probe(): Promise<void> {
    this.#probing = undefined;
    try {
      await this.#house.store.beat(this.#house.node, this.#house.now());
      await Promise.all([...this.#lost].map(live => this.#regain(live)));
    } catch {
      // Not yet.
    }
    if (this.#lost.size > 0) this.#probeSoon();
  }

  /** Opens the room anew from what is written, and shows it to all who were there. */
  async #regain(live: Live): Promise<void> {
    const { head } = await this.#read(live.id);
    const room = await this.#room(head);
    if (!live.isLost) return;
    live.head = head;
    live.room = room;
    live.kept = room?.version ?? 0;
    live.isLost = false;
    this.#lost.delete(live);
    live.regained();
    live.regaining = undefined;
    if (room) for (const listener of live.all()) this.#show(live, room, listener, listener.since);
  }
}
