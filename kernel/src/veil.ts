/** The veil over a masked table: which cards are hidden, over which spots, as far as the viewer can tell them apart. */
import { RulesError } from './fault.ts';
import { FIRST, OPEN, WATCHER, bit } from './game.ts';
import type { Card, Game, Seat, State, Veil, Viewers } from './game.ts';
import { times } from './list.ts';

/** Spots of a zone next to each other, from the first up to the end (not included), in one number: there are many. */
export const stretchOf = (zone: number, first: number, end: number): number =>
  (zone << 20) | (first << 10) | end;
export const zoneOf = (stretch: number): number => stretch >> 20;
export const firstOf = (stretch: number): number => (stretch >> 10) & 1023;
export const endOf = (stretch: number): number => stretch & 1023;

/** So many cards of a pool, each known to these viewers (−1: as the card itself says). */
export const shareOf = (pool: number, knows: Viewers, count: number): number =>
  (pool << 19) | ((knows + 1) << 10) | count;
export const poolOf = (share: number): number => share >> 19;
export const knowsOf = (share: number): Viewers => ((share >> 10) & 511) - 1;
export const countOf = (share: number): number => share & 1023;

export const cellOf = (stretchesEnd: number, sharesEnd: number): number => (stretchesEnd << 10) | sharesEnd;
export const stretchesEnd = (cell: number): number => cell >> 10;
export const sharesEnd = (cell: number): number => cell & 1023;

/** How many cards, cells and pools a table may have. */
const CAPACITY = 1024;

/** How many zones: what is left of 31 bits beside first and end of a stretch. */
const ZONES = 2048;

/** Keys order pools and cells by what is public: the shuffle, or zone and back; never by where a card was met. */
const ZONE_KEY = 1_000_000;
const BACKS = 64;
const VIEWERS = 256;

/** What a veil has no room for is said before anything is dealt: its lists would drop it without a word. */
export const checkLimits = (game: Game): void => {
  const { id, cards, seats } = game;
  const limit = (what: string, most: number, found: number): void => {
    if (found > most) throw new RulesError(`${id} has ${what} ${found}; the kernel takes ${most} at most`);
  };
  limit('cards up to number', CAPACITY - 1, cards);
  limit('seats up to', WATCHER, seats[1]);
  for (let i = 1; i <= cards; i++) limit(`for card ${i} the back`, BACKS - 1, game.back(FIRST + i));
  for (let n = seats[0]; n <= seats[1]; n++)
    limit(`zones for ${n} seats, namely`, ZONES, game.zones(n).length);
};

/** Numbers things as they are met, and tells their order by key. */
class Numbers {
  private readonly keys = new Int32Array(CAPACITY);
  private readonly numbers = new Int32Array(CAPACITY);
  count = 0;

  /** The number of this key, which may be the next one. */
  of(key: number): number {
    const { keys, numbers, count } = this;
    let i = count;
    while (i > 0 && (keys[i - 1] as number) > key) i--;
    if (i > 0 && keys[i - 1] === key) return numbers[i - 1] as number;
    for (let j = count; j > i; j--) {
      keys[j] = keys[j - 1] as number;
      numbers[j] = numbers[j - 1] as number;
    }
    keys[i] = key;
    numbers[i] = count;
    return this.count++;
  }

  /** The number of the i-th key. */
  nth(i: number): number {
    return this.numbers[i] as number;
  }
}

/** A list of numbers for each cell, linked: where one begins, its last, and the next of each (0: none). */
class Chains {
  private readonly firsts = new Int16Array(CAPACITY);
  private readonly lasts = new Int16Array(CAPACITY);
  private readonly nexts = new Int16Array(CAPACITY);
  readonly values = new Int32Array(CAPACITY);
  count = 0;

  begin(cell: number, value: number): void {
    this.firsts[cell] = this.push(cell, value);
  }

  add(cell: number, value: number): void {
    const before = this.last(cell);
    this.nexts[before] = this.push(cell, value);
  }

  private push(cell: number, value: number): number {
    const i = ++this.count;
    this.lasts[cell] = i;
    this.nexts[i] = 0;
    this.values[i] = value;
    return i;
  }

  first(cell: number): number {
    return this.firsts[cell] as number;
  }

  last(cell: number): number {
    return this.lasts[cell] as number;
  }

  next(i: number): number {
    return this.nexts[i] as number;
  }

  value(i: number): number {
    return this.values[i] as number;
  }
}

// Scratch of one draft: what is made anew for each table takes longer to make than to fill.
const poolNumbers = new Numbers();
const cellNumbers = new Numbers();
/** By number of the pool: how many cards it has. */
const sizes = new Int32Array(CAPACITY);
/** By 1 + the number of the pool (0: cards that are not hidden): where its next card is laid. */
const ends = new Int32Array(CAPACITY + 1);
/** By number of the pool: its place in their order. */
const places = new Int32Array(CAPACITY);
/** By number of the cell. */
const stretches = new Chains();
const shares = new Chains();
/** By card − FIRST: 1 + the number of the pool a hidden card belongs to; wiped when a draft begins. */
const hiddenIn = new Int16Array(CAPACITY);
/** What the veil's lists are cut from, so that they are no longer than they must be. */
const zeros = (): number[] => times(CAPACITY, () => 0);
const sortedCards = zeros();
const sortedStretches = zeros();
const sortedShares = zeros();
const sortedCells = zeros();

/** A stretch of spots belongs to the cell with this key, filled from this pool with cards known to these viewers. */
const cover = (key: number, stretch: number, pool: number, knows: Viewers): void => {
  const { count } = cellNumbers;
  const cell = cellNumbers.of(key);
  const share = shareOf(pool, knows, endOf(stretch) - firstOf(stretch));
  if (cell === count) {
    stretches.begin(cell, stretch);
    shares.begin(cell, share);
  } else {
    lengthen(cell, stretch);
    enlarge(cell, share);
  }
};

/** Adds a stretch; one that follows the last lengthens it, for where its cards part the viewer may not see. */
const lengthen = (cell: number, stretch: number): void => {
  const i = stretches.last(cell);
  const before = stretches.value(i);
  const follows = endOf(before) === firstOf(stretch) && zoneOf(before) === zoneOf(stretch);
  if (follows) stretches.values[i] = before - endOf(before) + endOf(stretch);
  else stretches.add(cell, stretch);
};

/** Adds a share, to the one of the same pool and viewers if there is one. */
const enlarge = (cell: number, share: number): void => {
  for (let i = shares.first(cell); i > 0; i = shares.next(i)) {
    const before = shares.value(i);
    if (before >> 10 !== share >> 10) continue;
    shares.values[i] = before + countOf(share);
    return;
  }
  shares.add(cell, share);
};

/** Lays a share in its order among those from the first up to the end. */
const insert = (share: number, first: number, end: number): void => {
  let i = end;
  for (; i > first && (sortedShares[i - 1] as number) > share; i--)
    sortedShares[i] = sortedShares[i - 1] as number;
  sortedShares[i] = share;
};

/** A veil in the making, one at a time. Neighbours in a stack are mostly alike, so they are hidden by stretches. */
export class Draft {
  private readonly viewer: Seat;
  private readonly me: Viewers;
  private readonly backs: readonly number[];
  private readonly pool: readonly number[];
  private readonly knows: Viewers[];

  constructor(t: State, viewer: Seat, backs: readonly number[]) {
    this.viewer = viewer;
    this.me = bit(viewer);
    this.backs = backs;
    this.pool = t.pool;
    this.knows = t.knows;
    poolNumbers.count = 0;
    cellNumbers.count = 0;
    stretches.count = 0;
    shares.count = 0;
    hiddenIn.fill(0, 0, backs.length);
  }

  /**
   * Turns down cards of a zone, from the first up to the last, but for those the viewer knows if it is one of the
   * `exact`. They belong to the cell of the loose zone `root` (−1: they stand alone), which may be `shared` by several
   * hands.
   */
  hide(
    cards: Card[],
    zone: number,
    first: number,
    last: number,
    root: number,
    exact: Viewers,
    shared: boolean,
  ): void {
    const { knows, pool, me } = this;
    for (let i = first; i < last;) {
      const index = (cards[i] as Card) - FIRST;
      const by = knows[index] as Viewers;
      if ((by & exact) !== 0) {
        i++;
        continue;
      }
      const shuffled = pool[index] as number;
      const back = this.backs[index] as number;
      const known = (by & me) !== 0;
      const cellKey = ZONE_KEY + root * BACKS + back;
      const poolKey = known ? cellKey : shuffled;
      const number = this.numberOf(poolKey);
      // Of those who know the cards, whom the viewer may know to do so.
      const kept = !known ? 0 : shared && by !== OPEN ? me : by;
      const end = this.turnDown(cards, i, last, by, shuffled, back, kept, number);
      sizes[number] = (sizes[number] as number) + end - i;
      // In a cell knowledge is of a place: its owner's and of whoever peeked there (`exact`), not of the card.
      const key = root < 0 ? poolKey * VIEWERS + by : cellKey * VIEWERS;
      cover(key, stretchOf(zone, i, end), number, known ? -1 : root < 0 ? by : 0);
      i = end;
    }
  }

  private numberOf(poolKey: number): number {
    const { count } = poolNumbers;
    const number = poolNumbers.of(poolKey);
    if (number === count) sizes[number] = 0;
    return number;
  }

  /** Turns down this card and those after it that are like it: of one shuffle, known to the same. Returns their end. */
  private turnDown(
    cards: Card[],
    first: number,
    last: number,
    by: Viewers,
    shuffled: number,
    back: number,
    kept: Viewers,
    number: number,
  ): number {
    const { knows, pool } = this;
    let i = first;
    do {
      const index = (cards[i] as Card) - FIRST;
      if (knows[index] !== by || pool[index] !== shuffled) break;
      hiddenIn[index] = number + 1;
      if (by !== kept) knows[index] = kept;
      cards[i] = ~back;
    } while (++i < last);
    return i;
  }

  /** Pools as sorted sets; everything in an order that depends on nothing hidden. */
  veil(): Veil {
    const { viewer } = this;
    const pools = this.pools();
    let end = 0;
    let share = 0;
    for (let i = 0; i < cellNumbers.count; i++) {
      const cell = cellNumbers.nth(i);
      for (let k = stretches.first(cell); k > 0; k = stretches.next(k))
        sortedStretches[end++] = stretches.value(k);
      const first = share;
      for (let k = shares.first(cell); k > 0; k = shares.next(k)) {
        const one = shares.value(k);
        insert(shareOf(places[poolOf(one)] as number, knowsOf(one), countOf(one)), first, share++);
      }
      sortedCells[i] = cellOf(end, share);
    }
    return {
      viewer,
      pools,
      stretches: sortedStretches.slice(0, end),
      shares: sortedShares.slice(0, share),
      cells: sortedCells.slice(0, cellNumbers.count),
    };
  }

  private pools(): Card[][] {
    this.sortCards();
    const pools: Card[][] = [];
    for (let i = 0; i < poolNumbers.count; i++) {
      const number = poolNumbers.nth(i);
      const end = ends[number + 1] as number;
      pools.push(sortedCards.slice(end - (sizes[number] as number), end));
      places[number] = i;
    }
    return pools;
  }

  /** Lays the hidden cards in their order, pool after pool; behind them the others, sooner laid than told apart. */
  private sortCards(): void {
    let start = 0;
    for (let n = 0; n < poolNumbers.count; n++) {
      ends[n + 1] = start;
      start += sizes[n] as number;
    }
    ends[0] = start;
    const { length } = this.backs;
    for (let i = 1; i < length; i++) {
      const number = hiddenIn[i] as number;
      const end = ends[number] as number;
      sortedCards[end] = FIRST + i;
      ends[number] = end + 1;
    }
  }
}
