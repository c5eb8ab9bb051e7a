/** The veil over a masked table: which cards are hidden, over which spots, as far as the viewer can tell them apart. */
import { FIRST, OPEN, bit } from './game.ts';
import type { Card, Cell, Seat, Share, State, Veil, Viewers } from './game.ts';
import { at, times } from './list.ts';

/** A spot is zone × SPOT + index. */
export const SPOT = 256;

/** Keys order pools and cells by what is public: the shuffle, or zone and back; never by where a card was met. */
const ZONE_KEY = 1_000_000;
const BACKS = 64;

/** By card − FIRST: 1 + the number of the pool a hidden card belongs to. Scratch of one draft, all zero between. */
const hiddenIn = new Int16Array(1024);

interface DraftShare extends Share {
  pool: number;
  count: number;
}
interface DraftCell extends Cell {
  spots: number[];
  readonly from: DraftShare[];
}

/** All spots of a zone, made when first needed: a stack of cards alike covers a stretch of them. */
const SPOTS: number[][] = [];
const spotsOf = (zone: number): readonly number[] => (SPOTS[zone] ??= times(SPOT, i => zone * SPOT + i));

/** Where a key stands among the sorted keys; if it is new, it is put where it belongs, and ~ of that place comes back. */
const enter = (keys: number[], key: number): number => {
  let i = keys.length;
  while (i > 0 && (keys[i - 1] as number) > key) i--;
  if (i > 0 && keys[i - 1] === key) return i - 1;
  insert(keys, i, key);
  return ~i;
};

const insert = <T>(list: T[], i: number, entry: T): T => {
  list.push(entry);
  for (let j = list.length - 1; j > i; j--) list[j] = list[j - 1] as T;
  list[i] = entry;
  return entry;
};

/** Cards of one zone that are alike to the viewer, and what they belong to. */
interface Kind {
  readonly shuffled: number;
  readonly back: number;
  readonly by: Viewers;
  /** Of those who know the cards, whom the viewer may know to do so. */
  readonly kept: Viewers;
  readonly pool: number;
  readonly cell: DraftCell;
  readonly share: DraftShare;
}

/** A veil in the making. Neighbours in a stack are mostly of one kind, so they are hidden by stretches. */
export class Draft {
  private readonly t: State;
  private readonly viewer: Seat;
  private readonly me: Viewers;
  private readonly backs: readonly number[];
  /** Sorted by key; pools are numbered as they are met. */
  private readonly cellKeys: number[] = [];
  private readonly cells: DraftCell[] = [];
  private readonly poolKeys: number[] = [];
  private readonly numbers: number[] = [];

  constructor(t: State, viewer: Seat, backs: readonly number[]) {
    this.t = t;
    this.viewer = viewer;
    this.me = bit(viewer);
    this.backs = backs;
  }

  /**
   * Turns down the cards of a zone, but for those the viewer knows if it is one of the `exact`. They belong to the
   * cell of the loose zone `root` (−1: they stand alone), which may be `shared` by several hands.
   */
  hide(zone: number, root: number, exact: Viewers, shared: boolean): void {
    const { backs } = this;
    const { knows, pool } = this.t;
    const cards = at(this.t.zones, zone);
    const kinds: Kind[] = [];
    for (let i = 0; i < cards.length;) {
      let index = (cards[i] as Card) - FIRST;
      const by = knows[index] as Viewers;
      if ((by & exact) !== 0) {
        i++;
        continue;
      }
      const shuffled = pool[index] as number;
      const back = backs[index] as number;
      const kind = this.kindOf(kinds, shuffled, back, by, root, shared);
      const { kept, pool: number } = kind;
      const first = i;
      do {
        hiddenIn[index] = number + 1;
        if (by !== kept) knows[index] = kept;
        cards[i++] = ~back;
        index = i < cards.length ? (cards[i] as Card) - FIRST : -1;
      } while (index >= 0 && knows[index] === by && pool[index] === shuffled && backs[index] === back);
      cover(kind, zone, first, i);
    }
  }

  private kindOf(
    kinds: Kind[],
    shuffled: number,
    back: number,
    by: Viewers,
    root: number,
    shared: boolean,
  ): Kind {
    for (const kind of kinds)
      if (kind.by === by && kind.shuffled === shuffled && kind.back === back) return kind;
    const known = (by & this.me) !== 0;
    // In a cell knowledge is of a place: its owner's and of whoever peeked there (`exact`), not of the card.
    const knows = known ? -1 : root < 0 ? by : 0;
    const kept = !known ? 0 : shared && by !== OPEN ? this.me : by;
    const cellKey = ZONE_KEY + root * BACKS + back;
    const poolKey = known ? cellKey : shuffled;
    const key = root < 0 ? poolKey * SPOT + by : cellKey * SPOT;
    const pool = this.numberOf(poolKey);
    const cell = this.cellOf(key);
    const kind = { shuffled, back, by, kept, pool, cell, share: shareOf(cell, pool, knows) };
    kinds.push(kind);
    return kind;
  }

  private numberOf(key: number): number {
    const { numbers } = this;
    const i = enter(this.poolKeys, key);
    return i >= 0 ? at(numbers, i) : insert(numbers, ~i, numbers.length);
  }

  private cellOf(key: number): DraftCell {
    const i = enter(this.cellKeys, key);
    return i >= 0 ? at(this.cells, i) : insert(this.cells, ~i, { spots: [], from: [] });
  }

  /** Pools as sorted sets; everything in an order that depends on nothing hidden. */
  veil(): Veil {
    const { viewer, cells, numbers } = this;
    const met: Card[][] = [];
    for (let i = 0; i < numbers.length; i++) met.push([]);
    for (let i = 1; i < this.backs.length; i++) {
      const number = hiddenIn[i] as number;
      if (number === 0) continue;
      (met[number - 1] as Card[]).push(FIRST + i);
      hiddenIn[i] = 0;
    }
    const pools = met.slice();
    const places = numbers.slice();
    for (let i = 0; i < numbers.length; i++) {
      const number = at(numbers, i);
      pools[i] = at(met, number);
      places[number] = i;
    }
    for (const { from } of cells) {
      for (const share of from) share.pool = at(places, share.pool);
      if (from.length > 1) from.sort((a, b) => a.pool - b.pool || a.knows - b.knows);
    }
    return { viewer, pools, cells };
  }
}

const shareOf = ({ from }: DraftCell, pool: number, knows: Viewers): DraftShare => {
  for (const share of from) if (share.pool === pool && share.knows === knows) return share;
  const share = { pool, knows, count: 0 };
  from.push(share);
  return share;
};

/** A stretch of spots goes to the cell of its kind. */
const cover = ({ cell, share }: Kind, zone: number, first: number, end: number): void => {
  const all = spotsOf(zone);
  if (cell.spots.length === 0) cell.spots = all.slice(first, end);
  else for (let i = first; i < end; i++) cell.spots.push(all[i] as number);
  share.count += end - first;
};
