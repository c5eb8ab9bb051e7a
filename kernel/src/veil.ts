/** The veil over a masked table: which cards are hidden, over which spots, as far as the viewer can tell them apart. */
import { FIRST, bit } from './game.ts';
import type { Card, Cell, Seat, Share, State, Veil, Viewers } from './game.ts';
import { at } from './list.ts';

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
  readonly spots: number[];
  readonly from: DraftShare[];
}

/** Where `key` stands in the sorted keys or, as ~index, where it would. Keys come nearly in order: from the end. */
const find = (keys: readonly number[], key: number): number => {
  let i = keys.length;
  while (i > 0 && at(keys, i - 1) > key) i--;
  return i > 0 && keys[i - 1] === key ? i - 1 : ~i;
};

/** A veil in the making. Neighbours in a stack are mostly alike, so what the last card met belongs to is remembered. */
export class Draft {
  readonly viewer: Seat;
  readonly me: Viewers;
  readonly backs: readonly number[];
  private readonly shuffles: readonly number[];
  /** Sorted by key; pools are numbered as they are met. */
  private readonly cellKeys: number[] = [];
  private readonly cells: DraftCell[] = [];
  private readonly poolKeys: number[] = [];
  private readonly numbers: number[] = [];
  /** The last card met, and what it belongs to. */
  private shuffled = -1;
  private back = -1;
  private by = -1;
  private root = -2;
  private pool = -1;
  private spots: number[] = [];
  private share: DraftShare = { pool: -1, knows: -2, count: 0 };

  constructor(s: State, viewer: Seat, backs: readonly number[]) {
    this.viewer = viewer;
    this.me = bit(viewer);
    this.backs = backs;
    this.shuffles = s.pool;
  }

  /** Hides a card that `by` know: it lies on the spot, which belongs to the cell of `root` (−1: it stands alone). */
  hide(index: number, back: number, by: Viewers, root: number, spot: number): void {
    const shuffled = at(this.shuffles, index);
    if (shuffled !== this.shuffled || by !== this.by || back !== this.back || root !== this.root)
      this.turnTo(shuffled, back, by, root);
    hiddenIn[index] = this.pool + 1;
    this.spots.push(spot);
    this.share.count++;
  }

  private turnTo(shuffled: number, back: number, by: Viewers, root: number): void {
    this.shuffled = shuffled;
    this.back = back;
    this.by = by;
    this.root = root;
    const known = (by & this.me) !== 0;
    // In a cell knowledge is of a place: its owner's and of whoever peeked there (`exact`), not of the card.
    const knows = known ? -1 : root < 0 ? by : 0;
    const cellKey = ZONE_KEY + root * BACKS + back;
    const poolKey = known ? cellKey : shuffled;
    this.pool = this.poolOf(poolKey);
    const cell = this.cellOf(root < 0 ? poolKey * SPOT + by : cellKey * SPOT);
    this.spots = cell.spots;
    this.share = shareOf(cell, this.pool, knows);
  }

  private poolOf(key: number): number {
    const found = find(this.poolKeys, key);
    if (found >= 0) return at(this.numbers, found);
    const number = this.numbers.length;
    this.poolKeys.splice(~found, 0, key);
    this.numbers.splice(~found, 0, number);
    return number;
  }

  private cellOf(key: number): DraftCell {
    const found = find(this.cellKeys, key);
    if (found >= 0) return at(this.cells, found);
    const cell: DraftCell = { spots: [], from: [] };
    this.cellKeys.splice(~found, 0, key);
    this.cells.splice(~found, 0, cell);
    return cell;
  }

  /** Pools as sorted sets; everything in an order that depends on nothing hidden. */
  veil(): Veil {
    const { viewer, cells, numbers } = this;
    const met: Card[][] = [];
    const places: number[] = [];
    for (let i = 0; i < numbers.length; i++) {
      met.push([]);
      places.push(numbers.indexOf(i));
    }
    const pools = met.slice();
    for (let i = 0; i < numbers.length; i++) pools[at(places, i)] = at(met, i);
    for (let i = 1; i < this.backs.length; i++) {
      const pool = hiddenIn[i] as number;
      if (pool === 0) continue;
      at(met, pool - 1).push(FIRST + i);
      hiddenIn[i] = 0;
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
