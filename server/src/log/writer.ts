/**
 * Writes what rooms have taken: rows of many tables in one commit, for a commit costs as much as a hundred rows. Whoever
 * adds a row hears when it is durable, and of rows of one table in their order. Whoever wants to say something that rests
 * on rows before it waits here, too.
 */
import { NotStored } from '../store/store.ts';
import type { Entry, Row, Snapshot, Store, Tenure, Writing } from '../store/store.ts';

/** A row, or somebody who waits for those before. */
export interface Waiting {
  readonly tab: number;
  readonly row: Row | undefined;
  readonly also: readonly Writing[];
  readonly snapshot: Snapshot | undefined;
  readonly by?: Tenure | undefined;
  /** Neither of them may throw. */
  stored(): void;
  failed(error: unknown): void;
}

/** So long a row waits for others, unless as many as these are there. */
const GATHER = 3;
const HURRY = 256;
const MOST = 512;

/** Where a commit takes so long, nobody is made to wait for the next one. */
const SLOW = 2000;

/** By table, why its rows could not be written. */
type Lost = ReadonlyMap<number, unknown>;
const NONE: Lost = new Map();
const isRow = (one: Waiting): one is Waiting & Entry => one.row !== undefined;

/** Hears of each commit: how many rows, how long, how it went. */
export type Watch = (rows: number, ms: number, outcome: 'stored' | 'failed') => void;

export class Writer {
  readonly #store: Store;
  readonly #watch: Watch;
  readonly #report: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing = false;
  /** When the commit that is under way began. */
  #began = Infinity;

  constructor(store: Store, watch: Watch = () => {}, report: (error: unknown) => void = () => {}) {
    this.#store = store;
    this.#watch = watch;
    this.#report = report;
  }

  /** Those who wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether those who wait have waited too long already. */
  get isSlow(): boolean {
    return performance.now() - this.#began > SLOW;
  }

  /** If the row is not written, `failed` is called before anybody else does anything, and so for all built on it. */
  add(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (this.#waiting.length >= HURRY) void this.#write();
    else this.#timer ??= setTimeout(() => void this.#write(), GATHER);
  }

  /** Calls when all rows so far are durable: at once if there are none. */
  after(tab: number, stored: () => void, failed: (error: unknown) => void): void {
    if (this.#waiting.length === 0 && !this.#writing) stored();
    else this.#waiting.push({ tab, row: undefined, also: [], snapshot: undefined, stored, failed });
  }

  /** Settles when nothing waits any more. */
  async drain(): Promise<void> {
    while (this.#waiting.length > 0 || this.#writing) {
      await this.#write();
      await new Promise(done => setImmediate(done));
    }
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing || this.#waiting.length === 0) return;
    this.#writing = true;
    this.#began = performance.now();
    const batch = this.#waiting.splice(0, MOST);
    const lost = await this.#append(batch.filter(isRow));
    for (const one of batch) if (!lost.has(one.tab)) this.#tell(one);
    if (lost.size > 0) this.#refuse(batch, lost);
    this.#writing = false;
    this.#began = Infinity;
    if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => void this.#write(), 0);
  }

  /** What is stored stays so, whatever becomes of those who hear of it; the next ones are told all the same. */
  #tell(waiting: Waiting): void {
    try {
      waiting.stored();
    } catch (error) {
      this.#report(error);
    }
  }

  async #append(entries: readonly Entry[]): Promise<Lost> {
    if (entries.length === 0) return NONE;
    const began = performance.now();
    try {
      const taken = await this.#store.append(entries);
      this.#watch(entries.length, performance.now() - began, 'stored');
      return new Map([...taken].map(tab => [tab, new NotStored('taken')]));
    } catch (error) {
      this.#watch(entries.length, performance.now() - began, 'failed');
      const tabs = new Set(entries.map(({ row }) => row.tab));
      const isOfOne = error instanceof NotStored && error.reason === 'broken' && tabs.size > 1;
      return isOfOne ? this.#apart(entries, tabs) : new Map([...tabs].map(tab => [tab, error]));
    }
  }

  /** Neither full nor busy: what is wrong with the rows of one table is not the others' fault, so each goes by itself. */
  async #apart(entries: readonly Entry[], tabs: ReadonlySet<number>): Promise<Lost> {
    const lost = new Map<number, unknown>();
    for (const tab of tabs)
      for (const [one, error] of await this.#append(entries.filter(({ row }) => row.tab === tab)))
        lost.set(one, error);
    return lost;
  }

  /** What was built on a row that is not written cannot be written either. */
  #refuse(batch: readonly Waiting[], lost: Lost): void {
    const refused = [...batch, ...this.#waiting].filter(({ tab }) => lost.has(tab));
    this.#waiting = this.#waiting.filter(({ tab }) => !lost.has(tab));
    for (const one of refused) one.failed(lost.get(one.tab));
  }
}
