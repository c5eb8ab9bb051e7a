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
/** The hidden cards pool after pool. Scratch of one draft: pools cut from it are no longer than they must be. */
const sorted: Card[] = times(1024, () => 0);

interface DraftShare extends Share {
  pool: number;
  count: number;
}
interface DraftCell extends Cell {
  spots: number[];
  readonly from: DraftShare[];
}
const NO_SPOTS: number[] = [];

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

/** Cards of one zone that are alike to the viewer, and what they belong to. Cards of one shuffle have one back. */
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
  private readonly viewer: Seat;
  private readonly me: Viewers;
  private readonly backs: readonly number[];
  private readonly pool: readonly number[];
  private readonly knows: Viewers[];
  /** Sorted by key; pools are numbered as they are met. */
  private readonly cellKeys: number[] = [];
  private readonly cells: DraftCell[] = [];
  private readonly poolKeys: number[] = [];
  private readonly numbers: number[] = [];
  /** By number of the pool. */
  private readonly sizes: number[] = [];
  /** Zone after zone. */
  private readonly kinds: Kind[] = [];

  constructor(t: State, viewer: Seat, backs: readonly number[]) {
    this.viewer = viewer;
    this.me = bit(viewer);
    this.backs = backs;
    this.pool = t.pool;
    this.knows = t.knows;
  }

  /**
   * Turns down the cards of a zone, but for those the viewer knows if it is one of the `exact`. They belong to the
   * cell of the loose zone `root` (−1: they stand alone), which may be `shared` by several hands.
   */
  hide(cards: Card[], zone: number, root: number, exact: Viewers, shared: boolean): void {
    const { kinds, knows, pool } = this;
    const before = kinds.length;
    for (let i = 0; i < cards.length;) {
      let index = (cards[i] as Card) - FIRST;
      const by = knows[index] as Viewers;
      if ((by & exact) !== 0) {
        i++;
        continue;
      }
      const shuffled = pool[index] as number;
      let k = before;
      while (k < kinds.length && !isOf(kinds[k] as Kind, shuffled, by)) k++;
      const kind = k < kinds.length ? (kinds[k] as Kind) : this.newKind(shuffled, index, by, root, shared);
      const { kept, back, pool: number } = kind;
      const first = i;
      do {
        hiddenIn[index] = number + 1;
        if (by !== kept) knows[index] = kept;
        cards[i++] = ~back;
        index = i < cards.length ? (cards[i] as Card) - FIRST : -1;
      } while (index >= 0 && knows[index] === by && pool[index] === shuffled);
      this.sizes[number] = (this.sizes[number] as number) + i - first;
      cover(kind, zone, first, i);
    }
  }

  private newKind(shuffled: number, index: number, by: Viewers, root: number, shared: boolean): Kind {
    const back = at(this.backs, index);
    const known = (by & this.me) !== 0;
    // In a cell knowledge is of a place: its owner's and of whoever peeked there (`exact`), not of the card.
    const knows = known ? -1 : root < 0 ? by : 0;
    const kept = !known ? 0 : shared && by !== OPEN ? this.me : by;
    const cellKey = ZONE_KEY + root * BACKS + back;
    const poolKey = known ? cellKey : shuffled;
    const key = root < 0 ? poolKey * SPOT + by : cellKey * SPOT;
    const pool = this.numberOf(poolKey);
    const cell = this.cellOf(key, pool, knows);
    const kind = { shuffled, back, by, kept, pool, cell, share: shareOf(cell, pool, knows) };
    this.kinds.push(kind);
    return kind;
  }

  private numberOf(key: number): number {
    const { numbers } = this;
    const i = enter(this.poolKeys, key);
    if (i >= 0) return at(numbers, i);
    this.sizes.push(0);
    return insert(numbers, ~i, numbers.length);
  }

  /** A new cell has its first share from the start: a list that grows takes more room than it needs. */
  private cellOf(key: number, pool: number, knows: Viewers): DraftCell {
    const i = enter(this.cellKeys, key);
    if (i >= 0) return at(this.cells, i);
    return insert(this.cells, ~i, { spots: NO_SPOTS, from: [{ pool, knows, count: 0 }] });
  }

  /** Pools as sorted sets; everything in an order that depends on nothing hidden. */
  veil(): Veil {
    const { viewer, cells, numbers } = this;
    const ends = this.sortHidden();
    const pools: (readonly Card[])[] = [];
    const places = numbers.slice();
    for (let i = 0; i < numbers.length; i++) {
      const number = at(numbers, i);
      const end = at(ends, number);
      pools.push(sorted.slice(end - at(this.sizes, number), end));
      places[number] = i;
    }
    for (const { from } of cells) {
      for (const share of from) share.pool = at(places, share.pool);
      if (from.length > 1) from.sort((a, b) => a.pool - b.pool || a.knows - b.knows);
    }
    return { viewer, pools, cells };
  }

  /** Lays the hidden cards in their order, pool after pool; returns where each pool ends. */
  private sortHidden(): readonly number[] {
    const ends = this.sizes.slice();
    for (let n = 0, size = 0, start = 0; n < ends.length; n++, start += size) {
      size = at(ends, n);
      ends[n] = start;
    }
    const { length } = this.backs;
    for (let i = 1; i < length; i++) {
      const number = (hiddenIn[i] as number) - 1;
      if (number < 0) continue;
      const end = ends[number] as number;
      sorted[end] = FIRST + i;
      ends[number] = end + 1;
      hiddenIn[i] = 0;
    }
    return ends;
  }
}

const isOf = (kind: Kind, shuffled: number, by: Viewers): boolean =>
  kind.by === by && kind.shuffled === shuffled;

const shareOf = ({ from }: DraftCell, pool: number, knows: Viewers): DraftShare => {
  for (const share of from) if (share.pool === pool && share.knows === knows) return share;
  const share = { pool, knows, count: 0 };
  from.push(share);
  return share;
};

/** A stretch of spots goes to the cell of its kind. */
const cover = ({ cell, share }: Kind, zone: number, first: number, end: number): void => {
  const { spots } = cell;
  if (spots !== NO_SPOTS) for (let i = first; i < end; i++) spots.push(zone * SPOT + i);
  // Most cells are a single spot: to cut it out of the zone's would take longer than to name it.
  else if (end - first === 1) cell.spots = [zone * SPOT + first];
  else cell.spots = spotsOf(zone).slice(first, end);
  share.count += end - first;
};
