// @ts-check
// Plays at many tables, each in its turn, and hears how long it takes.

/** @typedef {{ move(meter: import('./tables.mjs').Meter): void, readonly isBusy: boolean, readonly bytes: number }} Played */

/** So often it is looked who is to move. */
const TICK = 5;

/** What was heard while it was listened to. */
export class Hearing {
  /** @type {number[]} */
  times = [];
  moves = 0;
  /** Tables whose last move was still on its way when the next was due. */
  skipped = 0;
  /** @type {Map<string, number>} */
  faults = new Map();

  /** @param {number} ms */
  heard(ms) {
    this.times.push(ms);
  }

  moved() {
    this.moves++;
  }

  /** @param {string} why */
  failed(why) {
    this.faults.set(why, (this.faults.get(why) ?? 0) + 1);
  }
}

export class Drive {
  /** @type {readonly Played[]} */
  #tables = [];
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #hearing = new Hearing();
  #next = 0;
  #owed = 0;
  #last = 0;

  /** From now on these tables move, each once in so many milliseconds. @param {readonly Played[]} tables @param {number} period */
  start(tables, period) {
    this.stop();
    this.#tables = tables;
    this.#owed = 0;
    this.#last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#owed += ((now - this.#last) * tables.length) / period;
      this.#last = now;
      for (; this.#owed >= 1; this.#owed--) this.#move();
    }, TICK);
  }

  #move() {
    const table = this.#tables[this.#next++ % this.#tables.length];
    if (table?.isBusy) this.#hearing.skipped++;
    else table?.move(this.#hearing);
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** Hears anew; what was heard so far. */
  turn() {
    const heard = this.#hearing;
    this.#hearing = new Hearing();
    return heard;
  }

  /** As often as they can: each moves again as soon as its last move is seen. @param {readonly Played[]} tables */
  rush(tables) {
    this.stop();
    this.#timer = setInterval(() => {
      for (const table of tables) if (!table.isBusy) table.move(this.#hearing);
    }, 1);
  }
}

/** @param {readonly number[]} list @param {number} share */
export const quantile = (list, share) => {
  const sorted = Float64Array.from(list).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

/** One after the other would take too long, all at once nobody could answer. @template T @param {readonly T[]} list @param {number} atOnce @param {(one: T) => Promise<unknown>} deed */
export const each = async (list, atOnce, deed) => {
  let next = 0;
  const go = async () => {
    for (let one = list[next++]; one !== undefined; one = list[next++]) await deed(one);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
};
