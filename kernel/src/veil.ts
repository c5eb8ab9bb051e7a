/** The veil over a masked table: which cards are hidden, over which spots, as far as the viewer can tell them apart. */
import { FIRST, OPEN, bit } from './game.ts';
import type { Card, Cell, Seat, Share, State, Veil, Viewers } from './game.ts';
import { at, last, times } from './list.ts';

/** Keys order pools and cells by what is public: the shuffle, or zone and back; never by where a card was met. */
const ZONE_KEY = 1_000_000;
const BACKS = 64;
const VIEWERS = 256;

/** Spots of a zone next to each other, from the first up to the end (not included), in one number: there are many. */
const stretchOf = (zone: number, first: number, end: number): number => (zone << 20) | (first << 10) | end;
export const zoneOf = (stretch: number): number => stretch >> 20;
export const firstOf = (stretch: number): number => (stretch >> 10) & 1023;
export const endOf = (stretch: number): number => stretch & 1023;

/** Adds a stretch; one that follows the last lengthens it, for where its cards part the viewer may not see. */
const lengthen = (spots: number[], stretch: number): void => {
  const before = last(spots);
  const follows = endOf(before) === firstOf(stretch) && zoneOf(before) === zoneOf(stretch);
  if (follows) spots[spots.length - 1] = before - endOf(before) + endOf(stretch);
  else spots.push(stretch);
};

/** How many cards, cells and pools a table may have. */
const ROOM = 1024;

/** Numbers things as they are met, and tells their order by key. */
class Numbers {
  private readonly keys = new Int32Array(ROOM);
  private readonly numbers = new Int32Array(ROOM);
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

// Scratch of one draft: what is made anew for each table takes longer to make than to fill.
const poolNumbers = new Numbers();
const cellNumbers = new Numbers();
/** By number of the pool: how many cards it has, and in the end where its next card goes. */
const sizes = new Int32Array(ROOM);
const ends = new Int32Array(ROOM);
/** By number of the pool: its place in their order. */
const places = new Int32Array(ROOM);
/** By number of the cell. */
const cells: DraftCell[] = [];
/** By card − FIRST: 1 + the number of the pool a hidden card belongs to; wiped when a draft begins. */
const hiddenIn = new Int16Array(ROOM);
/** The hidden cards pool after pool: pools cut from it are no longer than they must be. */
const sorted: Card[] = times(ROOM, () => 0);

interface DraftShare extends Share {
  pool: number;
  count: number;
}
interface DraftCell extends Cell {
  readonly spots: number[];
  readonly from: DraftShare[];
}

/** A stretch of spots belongs to the cell with this key, filled from this pool with cards known to these viewers. */
const cover = (key: number, stretch: number, pool: number, knows: Viewers): void => {
  const { count } = cellNumbers;
  const number = cellNumbers.of(key);
  const length = endOf(stretch) - firstOf(stretch);
  // Lists begun with their first entry take no more room than they need.
  if (number === count) cells[number] = { spots: [stretch], from: [{ pool, knows, count: length }] };
  else {
    const { spots, from } = at(cells, number);
    lengthen(spots, stretch);
    shareOf(from, pool, knows).count += length;
  }
};

const shareOf = (from: DraftShare[], pool: number, knows: Viewers): DraftShare => {
  for (const share of from) if (share.pool === pool && share.knows === knows) return share;
  const share = { pool, knows, count: 0 };
  from.push(share);
  return share;
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
    hiddenIn.fill(0, 0, backs.length);
  }

  /**
   * Turns down the cards of a zone, but for those the viewer knows if it is one of the `exact`. They belong to the
   * cell of the loose zone `root` (−1: they stand alone), which may be `shared` by several hands.
   */
  hide(cards: Card[], zone: number, root: number, exact: Viewers, shared: boolean): void {
    const { knows, pool, me } = this;
    for (let i = 0; i < cards.length;) {
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
      const number = this.poolOf(poolKey);
      // Of those who know the cards, whom the viewer may know to do so.
      const kept = !known ? 0 : shared && by !== OPEN ? me : by;
      const end = this.turnDown(cards, i, by, shuffled, back, kept, number);
      sizes[number] = (sizes[number] as number) + end - i;
      // In a cell knowledge is of a place: its owner's and of whoever peeked there (`exact`), not of the card.
      const key = root < 0 ? poolKey * VIEWERS + by : cellKey * VIEWERS;
      cover(key, stretchOf(zone, i, end), number, known ? -1 : root < 0 ? by : 0);
      i = end;
    }
  }

  private poolOf(key: number): number {
    const { count } = poolNumbers;
    const number = poolNumbers.of(key);
    if (number === count) sizes[number] = 0;
    return number;
  }

  /** Turns down this card and those after it that are like it: of one shuffle, known to the same. Returns their end. */
  private turnDown(
    cards: Card[],
    first: number,
    by: Viewers,
    shuffled: number,
    back: number,
    kept: Viewers,
    number: number,
  ): number {
    const { knows, pool } = this;
    const { length } = cards;
    let i = first;
    do {
      const index = (cards[i] as Card) - FIRST;
      if (knows[index] !== by || pool[index] !== shuffled) break;
      hiddenIn[index] = number + 1;
      if (by !== kept) knows[index] = kept;
      cards[i] = ~back;
    } while (++i < length);
    return i;
  }

  /** Pools as sorted sets; everything in an order that depends on nothing hidden. */
  veil(): Veil {
    const { viewer } = this;
    this.sortHidden();
    const pools: (readonly Card[])[] = [];
    for (let i = 0; i < poolNumbers.count; i++) {
      const number = poolNumbers.nth(i);
      const end = ends[number] as number;
      pools.push(sorted.slice(end - (sizes[number] as number), end));
      places[number] = i;
    }
    const inOrder = cells.slice(0, cellNumbers.count);
    for (let i = 0; i < inOrder.length; i++) {
      const cell = at(cells, cellNumbers.nth(i));
      const { from } = cell;
      for (const share of from) share.pool = places[share.pool] as number;
      if (from.length > 1) from.sort((a, b) => a.pool - b.pool || a.knows - b.knows);
      inOrder[i] = cell;
    }
    return { viewer, pools, cells: inOrder };
  }

  /** Lays the hidden cards in their order, pool after pool. */
  private sortHidden(): void {
    for (let n = 0, start = 0; n < poolNumbers.count; n++) {
      ends[n] = start;
      start += sizes[n] as number;
    }
    const { length } = this.backs;
    for (let i = 1; i < length; i++) {
      const number = (hiddenIn[i] as number) - 1;
      if (number < 0) continue;
      const end = ends[number] as number;
      sorted[end] = FIRST + i;
      ends[number] = end + 1;
    }
  }
}
