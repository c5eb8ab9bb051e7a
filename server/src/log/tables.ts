/** The tables somebody plays at or looks at. All else sleeps in the store. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Sitter } from '@kaffeehaus/trust/course/chairs';
import type { Course } from '@kaffeehaus/trust/course/course';
import type { House } from '../house.ts';
import type { Seed } from '../luck/luck.ts';
import { NotStored } from '../store/store.ts';
import type { Head, Row, Tenure, Writing } from '../store/store.ts';
import { announce } from './announce.ts';
import { beginning, seated } from './beginning.ts';
import { writingsWith } from './consequence.ts';
import { Echo } from './echo.ts';
import { Live } from './live.ts';
import type { Listener } from './live.ts';
import { Lost } from './lost.ts';
import type { News } from './news.ts';
import type { Given } from './recent.ts';
import { Room } from './room.ts';
import type { Done } from './room.ts';
import { newsOf, show, sightOf, tellNews } from './telling.ts';
import { Busy, NoTable, isUndecided } from './trouble.ts';
import { Written } from './written.ts';

/** Hears how a row fared. */
export interface Settled {
  stored?(done: Done): void;
  failed?(error: unknown): void;
}

/** So often a deed is done again that another machine was quicker than. */
export const AGAIN = 5;

/** A snapshot is made each so many rows, and when a table falls asleep with more than these after the last. */
const STRIDE = 64;
const TAIL = 16;
/** A table sleeps so long after its last use. */
const REST = 30_000;
const TIDY = 5000;
/** On a topic of the bus: the names of tables at which somebody sat down, left, or was let in. */
export const CHANGED = 'tables.changed';

const NO_WRITINGS: readonly Writing[] = [];

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
  | 'hearing'
  | 'node'
  | 'isCutOff'
  | 'isShared'
  | 'presence'
>;

export class Tables {
  readonly #house: Ground;
  readonly #live = new Map<string, Promise<Live>>();
  readonly #ids = new Map<number, string>();
  readonly #written: Written;
  readonly #lost: Lost;
  readonly #echo: Echo;

  constructor(house: Ground) {
    this.#house = house;
    this.#written = new Written(house);
    this.#lost = new Lost(house, this.#written);
    this.#echo = new Echo(house, this);
    const timer = setInterval(() => void this.tidy(), TIDY).unref();
    house.closing.push(() => clearInterval(timer));
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
    const before = sightOf(live, room);
    const { course } = room;
    const done = deed(room);
    try {
      const news = newsOf(live, room, done, before);
      this.#write(live, room, done, news, settled, course, NO_WRITINGS, by);
    } catch (error) {
      // The room has gone on and its row will never be written: it is opened anew.
      this.#lost.lose(live, room, error);
      throw error;
    }
    return done;
  }

  /** A row that another machine has written, if it is the next: whoever looks here is told, after all that came before. */
  follow(live: Live, row: Row): void {
    const { room } = live;
    if (live.isLost || room === undefined || row.version !== room.version + 1) return;
    const sight = sightOf(live, room);
    const before = room.course;
    let done: Done;
    try {
      done = room.redo(row);
    } catch (error) {
      // Something that was taken here stands in its way, and will not be written.
      return this.#lost.lose(live, room, new NotStored('taken', error));
    }
    const news = newsOf(live, room, done, sight);
    const after = room.course;
    const tell = (): void => {
      tellNews(live, done, news);
      announce(live, before, after, done);
      for (const one of this.#house.consequences) one.followed?.(room, done);
    };
    this.#house.writer.after(live.tab, tell, () => {});
  }

  /** A table that another machine has begun. */
  async reopen(live: Live): Promise<void> {
    const fresh = await this.#written.read(live.id);
    const room = await this.#written.room(fresh.head);
    if (live.room !== undefined || live.isLost) return;
    Object.assign(live, fresh, { room });
    live.kept = room?.version ?? 0;
    if (room) for (const listener of live.all()) show(this.#house, live, room, listener, 0);
    live.tell(live.seating());
  }

  /** What is written of it is otherwise than its room knows: it is opened anew, or nobody may look any more. */
  async renew(id: string): Promise<void> {
    const live = await this.#live.get(id)?.catch((): undefined => undefined);
    if (live?.room === undefined) return;
    this.#lost.lose(live, live.room, new NotStored('taken'));
    await live.regaining;
    if (live.room !== undefined) return;
    for (const listener of live.all()) {
      this.leave(live, listener);
      listener.gone('no-table');
    }
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
    const fresh = await this.#written.read(id);
    if (live.room !== undefined || fresh.head.phase === 'void') return;
    Object.assign(live, fresh);
    const { head, chairs, sitters, writings } = beginning(db, live, seed, now());
    const room = new Room(head, rules, [], undefined, this.#written.outages);
    live.chairs = chairs;
    live.head = head;
    live.circle = { ...live.circle, head, held: new Set(live.circle.holders.filter(one => one > 0)) };
    live.room = room;
    const done = room.start(now(), sitters);
    try {
      await new Promise<void>((stored, failed) => {
        this.#write(live, room, done, [], { stored: () => stored(), failed }, room.course, writings);
        for (const listener of live.all()) show(this.#house, live, room, listener, 0);
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
    if (live.room !== undefined && !live.isLost) show(this.#house, live, live.room, listener, v);
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
    const fresh = await this.#written.read(id);
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
    const { head, circle, chairs, names } = await this.#written.read(id);
    const live = new Live(head, circle, chairs, names, await this.#written.room(head), this.#house.now());
    live.kept = live.room?.version ?? 0;
    live.elsewhere = this.#house.presence;
    this.#ids.set(live.tab, id);
    this.#house.metrics.count('rooms_loaded_total');
    this.#echo.listen(live);
    // What was written after it was read, and rung before it was listened for.
    if (this.#house.isShared) await this.#echo.catchUp(live);
    return live;
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
      also: writingsWith(this.#house.consequences, room, done, writings),
      snapshot,
      by,
      stored: () => {
        this.#echo.ring(done);
        tellNews(live, done, news);
        announce(live, before, after, done);
        settled.stored?.(done);
        for (const one of this.#house.consequences) one.afterwards?.(room, done);
      },
      failed: error => {
        this.#lost.lose(live, room, error);
        settled.failed?.(error);
      },
    });
  }
}
