/**
 * Which machine acts where no player does: clocks, bots, notices. Tables lie in sections, and a machine holds the lease of
 * some of them. A lease is short and has an epoch that rises with every holder, so that whoever wakes up late and believes
 * that it still holds one is refused by the store.
 */
import { sql } from 'kysely';
import type { Store, Tenure } from '../store/store.ts';

export interface Duty {
  /** Whether this machine acts at a table. */
  holds(tab: number): boolean;
  /** By which right: it is written with every row. None where there is one machine. */
  tenure(tab: number): Tenure | undefined;
  /** Whether this machine does what is done once in the whole house. */
  readonly isFirst: boolean;
  /** The sections that are held, if there are several machines. */
  readonly sections: readonly number[] | undefined;
  /** The other machines that live. */
  readonly others: readonly string[];
  /** Somebody else may have taken over: looks now. */
  refresh(): Promise<void>;
  /** Calls whenever sections are taken over. */
  whenTaken(listener: () => void): void;
  /** Hands over: nothing is done here any more. */
  close(): Promise<void>;
}

export const SECTIONS = 64;
export const sectionOf = (tab: number): number => tab % SECTIONS;

/** Milliseconds that a lease lasts, and between two renewals. */
const LIFE = 3000;
const RENEWAL = 1000;

/** Who has not been seen for so long does not count when sections are shared out: what they held has run out by then. */
const SILENT = LIFE;

/** The clock of the database, in milliseconds: the only one on which all agree. */
export const DATABASE_NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Where there is one machine it does everything. */
export const ALONE: Duty = {
  holds: () => true,
  tenure: () => undefined,
  isFirst: true,
  sections: undefined,
  others: [],
  refresh: () => Promise.resolve(),
  whenTaken: () => {},
  close: () => Promise.resolve(),
};

/** What others want to know of a machine's leases. */
interface Hooks {
  /** So many sections were taken over. */
  readonly changed?: (count: number) => void;
  /** All were handed over: nobody shall keep a share for this machine. */
  readonly left?: () => Promise<void>;
}

export class Leases implements Duty {
  readonly #db: Store['db'];
  readonly #node: string;
  readonly #hooks: Hooks;
  readonly #listeners: (() => void)[] = [];
  /** By section, the epoch. */
  #held: ReadonlyMap<number, number> = new Map();
  /** By this machine's own clock, which no other machine's can put wrong. */
  #until = 0;
  #others: readonly string[] = [];
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(db: Store['db'], node: string, hooks: Hooks) {
    this.#db = db;
    this.#node = node;
    this.#hooks = hooks;
  }

  static async open({ db }: Pick<Store, 'db'>, node: string, hooks: Hooks = {}): Promise<Leases> {
    const rows = Array.from({ length: SECTIONS }, (_, tab) => ({ tab, node: '', epoch: 0, until: 0 }));
    await db
      .insertInto('leases')
      .values(rows)
      .onConflict(on => on.doNothing())
      .execute();
    const leases = new Leases(db, node, hooks);
    await leases.refresh();
    leases.#timer = setInterval(() => void leases.refresh(), RENEWAL).unref();
    return leases;
  }

  get sections(): readonly number[] {
    return this.#isValid ? [...this.#held.keys()] : [];
  }

  get others(): readonly string[] {
    return this.#others;
  }

  get isFirst(): boolean {
    return this.#isValid && this.#held.has(0);
  }

  holds(tab: number): boolean {
    return this.#isValid && this.#held.has(sectionOf(tab));
  }

  tenure(tab: number): Tenure | undefined {
    const section = sectionOf(tab);
    const epoch = this.#held.get(section);
    // A right that nobody has is refused by the store.
    return { section, node: this.#node, epoch: epoch ?? -1 };
  }

  whenTaken(listener: () => void): void {
    this.#listeners.push(listener);
  }

  refresh(): Promise<void> {
    // What cannot be renewed runs out by itself.
    this.#running = this.#running.then(() => this.#round()).catch(() => {});
    return this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#running;
    this.#held = new Map();
    await this.#free(undefined).catch(() => {});
    await this.#hooks.left?.().catch(() => {});
  }

  get #isValid(): boolean {
    return !this.#isClosed && performance.now() < this.#until;
  }

  async #round(): Promise<void> {
    if (this.#isClosed) return;
    const began = performance.now();
    const held = await this.#renew();
    // As many as fall to each of those who live.
    const share = Math.ceil(SECTIONS / (1 + this.#others.length));
    const more = held.size < share ? await this.#take(share - held.size) : [];
    for (const { tab, epoch } of more) held.set(tab, epoch);
    const spare = [...held.keys()].slice(share);
    for (const section of spare) held.delete(section);
    // Before anybody else may hold them, nothing is done there any more.
    this.#held = held;
    this.#until = began + LIFE;
    if (spare.length > 0) await this.#free(spare);
    if (more.length === 0) return;
    this.#hooks.changed?.(more.length);
    for (const listener of this.#listeners) listener();
  }

  /** Renews what is held, and looks who else lives: one question, for it is asked each second by every machine. */
  async #renew(): Promise<Map<number, number>> {
    const { rows } = await sql<{
      readonly tab: number | null;
      readonly epoch: number;
      readonly node: string;
    }>`
      with held as (update leases set until = ${this.#end} where node = ${this.#node} and until > 0 returning tab, epoch)
      select tab, epoch, '' as node from held
      union all select null, 0, node from nodes where node <> ${this.#node} and seen > ${DATABASE_NOW} - ${SILENT}
      order by tab`.execute(this.#db);
    this.#others = rows.flatMap(({ tab, node }) => (tab === null ? [node] : []));
    return new Map(rows.flatMap(({ tab, epoch }) => (tab === null ? [] : [[tab, epoch] as const])));
  }

  /** Sections that nobody holds any more. */
  #take(most: number): Promise<readonly { readonly tab: number; readonly epoch: number }[]> {
    const free = this.#db
      .selectFrom('leases')
      .select('tab')
      .where('until', '<', DATABASE_NOW)
      .orderBy('until')
      .limit(most)
      .forUpdate()
      .skipLocked();
    return this.#db
      .updateTable('leases')
      .set(({ eb }) => ({ node: this.#node, epoch: eb('epoch', '+', 1), until: this.#end }))
      .where('tab', 'in', free)
      .returning(['tab', 'epoch'])
      .execute();
  }

  async #free(sections: readonly number[] | undefined): Promise<void> {
    let query = this.#db.updateTable('leases').set({ until: 0 }).where('node', '=', this.#node);
    if (sections) query = query.where('tab', 'in', sections);
    await query.execute();
  }

  get #end() {
    return sql<number>`${DATABASE_NOW} + ${LIFE}`;
  }
}
