/** When the house itself has something to do at which table: one timer for all of them. */

export interface Due {
  readonly tab: number;
  readonly at: number;
}

/** Timers of Node reach no further. */
const FARTHEST = 2 ** 31 - 1;

/** A heap in which each table has one place: changing it takes as long as a look into a phone book. */
export class Dues {
  readonly #heap: Due[] = [];
  readonly #places = new Map<number, number>();

  get size(): number {
    return this.#heap.length;
  }

  /** The table for which something is due first. */
  get first(): Due | undefined {
    return this.#heap[0];
  }

  atOf(tab: number): number {
    return this.#heap[this.#places.get(tab) ?? -1]?.at ?? Infinity;
  }

  /** Infinity: nothing is due there. */
  set(tab: number, at: number): void {
    const place = this.#places.get(tab);
    if (at === Infinity) {
      if (place !== undefined) this.#remove(place);
      return;
    }
    this.#settle({ tab, at }, place ?? this.#heap.length);
  }

  #remove(place: number): void {
    const last = this.#heap.pop();
    const gone = this.#heap[place] ?? last;
    if (gone) this.#places.delete(gone.tab);
    if (last && place < this.#heap.length) this.#settle(last, place);
  }

  /** Puts it where it belongs, above or below a place that is free for it. */
  #settle(due: Due, from: number): void {
    let place = from;
    for (let above = this.#above(place); above && due.at < above.at; above = this.#above(place)) {
      this.#put(above, place);
      place = (place - 1) >> 1;
    }
    for (let below = this.#below(place); below >= 0; below = this.#below(place)) {
      const other = this.#heap[below];
      if (!other || other.at >= due.at) break;
      this.#put(other, place);
      place = below;
    }
    this.#put(due, place);
  }

  #put(due: Due, place: number): void {
    this.#heap[place] = due;
    this.#places.set(due.tab, place);
  }

  #above(place: number): Due | undefined {
    return place === 0 ? undefined : this.#heap[(place - 1) >> 1];
  }

  /** The earlier of the two below. */
  #below(place: number): number {
    const left = 2 * place + 1;
    const a = this.#heap[left];
    const b = this.#heap[left + 1];
    if (!a) return -1;
    return b && b.at < a.at ? left + 1 : left;
  }
}

/** How a timer is set: tests move time by hand. */
export interface Timer {
  /** Calls back after so many milliseconds, instead of any call agreed on before. */
  set(ms: number, call: () => void): void;
  clear(): void;
}

export const systemTimer = (): Timer => {
  let timer: NodeJS.Timeout | undefined;
  return {
    set: (ms, call) => {
      clearTimeout(timer);
      timer = setTimeout(call, Math.min(FARTHEST, Math.max(0, ms)));
    },
    clear: () => clearTimeout(timer),
  };
};

/** Rings for each table when its time has come. */
export class Alarm {
  readonly #now: () => number;
  readonly #ring: (tab: number, at: number) => void;
  readonly #timer: Timer;
  readonly #dues = new Dues();
  #set = Infinity;

  constructor(now: () => number, ring: (tab: number, at: number) => void, timer: Timer = systemTimer()) {
    this.#now = now;
    this.#ring = ring;
    this.#timer = timer;
  }

  get size(): number {
    return this.#dues.size;
  }

  at(tab: number): number {
    return this.#dues.atOf(tab);
  }

  set(tab: number, at: number): void {
    this.#dues.set(tab, at);
    this.#arm();
  }

  /** Rings for all whose time has come; each is set anew by whoever hears it. */
  ring(): void {
    this.#set = Infinity;
    const now = this.#now();
    for (let due = this.#dues.first; due && due.at <= now; due = this.#dues.first) {
      this.#dues.set(due.tab, Infinity);
      this.#ring(due.tab, due.at);
    }
    this.#arm();
  }

  stop(): void {
    this.#timer.clear();
    this.#set = Infinity;
  }

  #arm(): void {
    const at = this.#dues.first?.at ?? Infinity;
    if (at === this.#set) return;
    this.#set = at;
    if (at === Infinity) this.#timer.clear();
    else this.#timer.set(at - this.#now(), () => this.ring());
  }
}
