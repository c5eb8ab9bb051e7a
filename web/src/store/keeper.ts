/** Keeps one open game on the shelf, write after write, and notices when somebody else has written. */
import { signal } from '@preact/signals';
import type { Kept } from './kept.ts';
import type { Shelf, Written } from './shelf.ts';

/** `unkept`: the browser refused to write. */
export type Trouble = Exclude<Written, 'kept'> | 'unkept';

type Part = Pick<Kept, 'record' | 'given'>;

const same = (a: Part, b: Part): boolean =>
  a.record.answers.length === b.record.answers.length &&
  a.record.answers.every((answer, i) => answer === b.record.answers[i]) &&
  a.given.join('\n') === b.given.join('\n');

/** Whoever takes longer over an answer than these milliseconds does something else. */
const PAUSE = 120_000;

export class Keeper {
  readonly trouble = signal<Trouble | undefined>(undefined);
  readonly #shelf: Shelf;
  #kept: Kept;
  #wanted: Part;
  #writing: Promise<void> | undefined;

  constructor(shelf: Shelf, kept: Kept) {
    this.#shelf = shelf;
    this.#kept = kept;
    this.#wanted = kept;
  }

  get kept(): Kept {
    return this.#kept;
  }

  /** Writes soon; a change that comes meanwhile is written after it. */
  keep(part: Part): void {
    this.#wanted = part;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
      // It may have come when the last write was done and that was not yet known here.
      if (this.#isBehind && this.trouble.value === undefined) this.keep(this.#wanted);
    });
  }

  /** Everything is written, or will not be. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  /** Somebody deleted the game elsewhere; it is to be kept all the same. */
  again(): void {
    this.#kept = { ...this.#kept, version: 0 };
    this.trouble.value = undefined;
    this.keep(this.#wanted);
  }

  /** Somebody else has the game now, or it is gone: nothing of ours may be written. */
  get #isTaken(): boolean {
    const { value } = this.trouble;
    return value === 'newer' || value === 'gone';
  }

  get #isBehind(): boolean {
    return this.#kept.version === 0 || !same(this.#kept, this.#wanted);
  }

  /** What the browser refused to write it may take with the next change. */
  async #write(): Promise<void> {
    while (!this.#isTaken && this.#isBehind) {
      const { record, given } = this.#wanted;
      const { version, changed, spent } = this.#kept;
      const now = Date.now();
      const next = {
        ...this.#kept,
        record,
        given,
        version: version + 1,
        changed: now,
        ...(spent !== undefined && { spent: spent + Math.max(0, Math.min(now - changed, PAUSE)) }),
      };
      const written = await this.#shelf.put(next).catch((): Trouble => 'unkept');
      if (written === 'kept') this.#kept = next;
      this.trouble.value = written === 'kept' ? undefined : written;
      if (written === 'unkept') return;
    }
  }
}
