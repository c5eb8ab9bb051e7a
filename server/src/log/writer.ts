/**
 * Writes what rooms have taken: rows of many tables in one commit, for a commit costs as much as a hundred rows. Whoever
 * adds a row hears when it is durable, and of rows of one table in their order.
 */
import { NotStored } from '../store/store.ts';
import type { Row, Snapshot, Store, Writing } from '../store/store.ts';

interface Waiting {
  readonly row: Row;
  readonly also: readonly Writing[];
  readonly snapshot: Snapshot | undefined;
  readonly stored: () => void;
  readonly failed: (error: unknown) => void;
  readonly lost: () => void;
}

/** So long a row waits for others, unless as many as these are there. */
const GATHER = 3;
const HURRY = 256;
const MOST = 512;

export class Writer {
  readonly #store: Store;
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Rows that are not durable yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** `lost` is called if the row is not written, before anybody else does anything. */
  add(row: Row, also: readonly Writing[], snapshot: Snapshot | undefined, lost: () => void): Promise<void> {
    return new Promise((stored, failed) => {
      this.#waiting.push({ row, also, snapshot, stored, failed, lost });
      if (this.#waiting.length >= HURRY) void this.#write();
      else this.#timer ??= setTimeout(() => void this.#write(), GATHER);
    });
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing || this.#waiting.length === 0) return;
    this.#writing = true;
    const batch = this.#waiting.splice(0, MOST);
    try {
      const taken = await this.#store.append(batch);
      for (const { row, stored } of batch) if (!taken.has(row.tab)) stored();
      if (taken.size > 0) this.#refuse(batch, taken, new NotStored('taken'));
    } catch (error) {
      this.#refuse(batch, new Set(batch.map(({ row }) => row.tab)), error);
    }
    this.#writing = false;
    if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => void this.#write(), 0);
  }

  /** What was built on a row that is not written cannot be written either. */
  #refuse(batch: readonly Waiting[], tabs: ReadonlySet<number>, error: unknown): void {
    const isLost = ({ row }: Waiting): boolean => tabs.has(row.tab);
    const lost = [...batch, ...this.#waiting].filter(isLost);
    const rest = this.#waiting.filter(entry => !isLost(entry));
    this.#waiting.splice(0, this.#waiting.length, ...rest);
    for (const entry of lost) {
      entry.lost();
      entry.failed(error);
    }
  }
}
