/**
 * The veil on the wire. Most of it follows from the rest of the table and from the veil before: both ends work out what
 * they expect, and only what is otherwise is told. A wrong guess costs bytes, never truth.
 */
import { readEdit, writeEdit } from './edit.ts';
import { FIRST, bit } from './game.ts';
import type { Card, Game, Seat, State, Veil, Zone } from './game.ts';
import { at, times } from './list.ts';
import { damaged } from './pack.ts';
import type { Reader, Writer } from './pack.ts';
import {
  cellOf,
  countOf,
  endOf,
  firstOf,
  knowsOf,
  poolOf,
  shareOf,
  sharesEnd,
  stretchOf,
  stretchesEnd,
  zoneOf,
} from './veil.ts';

/** Pools, and cells as lists: the number of stretches, zone, first and length of each, pool, viewers and count of each share. */
type Row = readonly number[];

const isEqual = (a: Row, b: Row): boolean => {
  const { length } = a;
  if (length !== b.length) return false;
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** Rows are told in order beside the rows expected: so many as expected, one edited, one told anew, one left out. */
const END = 0;
const EDITED = 64;
const TOLD = 65;
const LEFT = 66;

const writeRows = (w: Writer, guess: readonly Row[], rows: readonly Row[], isKin: Kin): void => {
  let next = 0;
  let copied = 0;
  const flush = (): void => {
    if (copied > 0) w.byte(copied);
    copied = 0;
  };
  for (const row of rows) {
    const found = matchOf(guess, next, row, isKin);
    for (; found > next; next++) {
      flush();
      w.byte(LEFT);
    }
    const old = found < 0 ? undefined : guess[next++];
    if (old !== undefined && isEqual(old, row)) {
      if (++copied === EDITED - 1) flush();
      continue;
    }
    flush();
    w.byte(old === undefined ? TOLD : EDITED);
    if (old === undefined) w.list(row);
    else writeEdit(w, old, row);
  }
  flush();
  w.byte(END);
};

/** Whether a row is most likely what has become of another. */
type Kin = (a: Row, b: Row) => boolean;

/** Which of the rows expected the row is, −1 for none: an equal one if there is one, else one that is akin. */
const matchOf = (guess: readonly Row[], next: number, row: Row, isKin: Kin): number => {
  let akin = -1;
  for (let i = next; i < guess.length; i++) {
    if (isEqual(at(guess, i), row)) return i;
    if (akin < 0 && isKin(at(guess, i), row)) akin = i;
  }
  return akin;
};

const readRows = (r: Reader, guess: readonly Row[]): Row[] => {
  const rows: Row[] = [];
  let next = 0;
  const take = (): Row => {
    const row = guess[next++];
    if (row === undefined) throw damaged('a part of the veil is missing');
    return row;
  };
  for (let op = r.byte(); op !== END; op = r.byte()) {
    if (op < EDITED) for (let i = 0; i < op; i++) rows.push(take());
    else if (op === EDITED) rows.push(asRow(readEdit(r, take())));
    else if (op === TOLD) rows.push(r.integers());
    else if (op === LEFT) take();
    else throw damaged('an unknown edit of the veil');
  }
  return rows;
};

const asRow = (row: unknown): Row => {
  if (!Array.isArray(row) || !row.every(n => Number.isSafeInteger(n))) throw damaged('the veil is torn');
  return row as Row;
};

/** By card − FIRST. Scratch, for one veil at a time. */
const CARDS = 1024;
const HERE = 1;
const inPlay = new Uint8Array(CARDS);
const poolBefore = new Int16Array(CARDS);
const poolNow = new Int16Array(CARDS);

/** All cards of the table before: the visible ones, and those under its veil. */
const markBefore = (before: State, veil: Veil): void => {
  inPlay.fill(0);
  poolBefore.fill(0);
  for (const cards of before.zones) for (const card of cards) if (card >= FIRST) inPlay[card - FIRST] = HERE;
  veil.pools.forEach((cards, i) => {
    for (const card of cards) {
      inPlay[card - FIRST] = HERE;
      poolBefore[card - FIRST] = i + 1;
    }
  });
};

/** Without a table before, every number is a card but those said to lie nowhere. */
const markAll = (cards: number, absent: readonly Card[]): void => {
  inPlay.fill(0);
  poolBefore.fill(0);
  inPlay.fill(HERE, 1, cards);
  for (const card of absent) inPlay[card - FIRST] = 0;
};

/** The pools to expect: hidden cards by the shuffle they came from, then those the viewer knows, as they lay before. */
const guessPools = (t: State, viewer: Seat): Row[] => {
  for (const cards of t.zones) for (const card of cards) if (card >= FIRST) inPlay[card - FIRST] = 0;
  const me = bit(viewer);
  const unknown = new Map<number, Card[]>();
  const known = new Map<number, Card[]>();
  // Neighbours are mostly of one shuffle.
  let last = -1;
  let pile: Card[] = [];
  for (let i = 1; i < t.pool.length; i++) {
    if (inPlay[i] !== HERE) continue;
    const isKnown = (at(t.knows, i) & me) !== 0;
    const key = isKnown ? -2 - ((poolBefore[i] as number) || CARDS) : at(t.pool, i);
    if (key !== last) {
      const pools = isKnown ? known : unknown;
      pile = pools.get(Math.abs(key)) ?? [];
      if (pile.length === 0) pools.set(Math.abs(key), pile);
      last = key;
    }
    pile.push(FIRST + i);
  }
  return [...inOrder(unknown), ...inOrder(known)];
};

const inOrder = (pools: ReadonlyMap<number, Card[]>): Row[] =>
  [...pools].sort(([a], [b]) => a - b).map(([, cards]) => cards);

const shareCards: Kin = (a, b) => {
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const d = at(a, i) - at(b, j);
    if (d === 0) return true;
    if (d < 0) i++;
    else j++;
  }
  return false;
};

const beginAlike: Kin = (a, b) => a[1] === b[1] && a[2] === b[2];

/** The cells of a veil, each as one list. */
const rowsOf = ({ stretches, shares, cells }: Veil): Row[] => {
  let stretch = 0;
  let share = 0;
  return cells.map(cell => {
    const row = [stretchesEnd(cell) - stretch];
    for (; stretch < stretchesEnd(cell); stretch++) {
      const one = at(stretches, stretch);
      row.push(zoneOf(one), firstOf(one), endOf(one) - firstOf(one));
    }
    for (; share < sharesEnd(cell); share++) {
      const one = at(shares, share);
      row.push(poolOf(one), knowsOf(one), countOf(one));
    }
    return row;
  });
};

const veilOf = (viewer: Seat, pools: readonly Row[], rows: readonly Row[]): Veil => {
  const stretches: number[] = [];
  const shares: number[] = [];
  const cells: number[] = [];
  for (const row of rows) {
    const split = 1 + 3 * at(row, 0);
    if (row.length % 3 !== 1 || split > row.length || split < 1) throw damaged('the veil is torn');
    for (let i = 1; i < split; i += 3)
      stretches.push(stretchOf(at(row, i), at(row, i + 1), at(row, i + 1) + at(row, i + 2)));
    for (let i = split; i < row.length; i += 3)
      shares.push(shareOf(at(row, i), at(row, i + 1), at(row, i + 2)));
    cells.push(cellOf(stretches.length, shares.length));
  }
  return { viewer, pools, stretches, shares, cells };
};

const renamings = (before: readonly Row[], now: readonly Row[]): readonly number[] => {
  poolNow.fill(0);
  now.forEach((cards, i) => {
    for (const card of cards) poolNow[card - FIRST] = i + 1;
  });
  return before.map(cards => {
    for (const card of cards) if (poolNow[card - FIRST] !== 0) return (poolNow[card - FIRST] as number) - 1;
    return -1;
  });
};

/** Works out the cells to expect from those before, as the cards lie now. */
class Guess {
  private readonly before: State;
  private readonly now: State;
  private readonly zones: readonly Zone[];
  /** By number of the pool before: its number now, −1 for none; and how many cards each has now. */
  private readonly renamed: readonly number[];
  private readonly pools: readonly Row[];

  constructor(game: Game, before: State, veil: Veil, now: State, pools: readonly Row[]) {
    this.before = before;
    this.now = now;
    this.pools = pools;
    this.zones = game.zones(now.seats);
    this.renamed = pools === veil.pools ? pools.map((_, i) => i) : renamings(veil.pools, pools);
  }

  /** `moves`: from and to of cards that went unseen. */
  rows(veil: Veil, moves: readonly number[]): Row[] {
    const cells = rowsOf(veil);
    const drafts = cells.map(row => this.stretches(row));
    if (moves.length > 0) this.adopt(drafts, moves);
    const rows: Row[] = [];
    for (let i = 0; i < cells.length; i++) {
      const row = at(drafts, i);
      if (row.length === 1) continue;
      row[0] = (row.length - 1) / 3;
      this.shares(at(cells, i), row);
      rows.push(row);
    }
    return rows;
  }

  /** What is left of each stretch, or has come to it: zone, first and length, after a place for their number. */
  private stretches(row: Row): number[] {
    const found = [0];
    const end = 1 + 3 * at(row, 0);
    for (let i = 1; i < end; i += 3) {
      const zone = at(row, i);
      const first = at(row, i + 1);
      if (at(this.zones, zone).loose) this.handRun(zone, at(at(this.before.zones, zone), first), found);
      else this.placeRun(zone, first, at(row, i + 2), found);
    }
    return found;
  }

  /** A hand lies in the order of its backs. */
  private handRun(zone: number, back: number, found: number[]): void {
    const cards = at(this.now.zones, zone);
    const first = cards.indexOf(back);
    if (first < 0) return;
    found.push(zone, first, cards.lastIndexOf(back) + 1 - first);
  }

  /** What reached the top of a stack reaches it still. */
  private placeRun(zone: number, first: number, length: number, found: number[]): void {
    const cards = at(this.now.zones, zone);
    const onTop = first + length === at(this.before.zones, zone).length;
    const most = onTop ? cards.length : Math.min(first + length, cards.length);
    let end = first;
    while (end < most && at(cards, end) < 0) end++;
    if (end > first) found.push(zone, first, end - first);
  }

  /** Places filled unseen from a hand belong to the hand's cell of the same back. */
  private adopt(drafts: readonly number[][], moves: readonly number[]): void {
    for (let m = 0; m < moves.length; m += 2) {
      const from = at(moves, m);
      const to = at(moves, m + 1);
      const [back] = at(this.now.zones, to);
      if (back === undefined || back >= 0 || !at(this.zones, from).loose) continue;
      if (drafts.some(draft => covers(draft, to))) continue;
      const draft = drafts.find(one => covers(one, from) && this.backOf(one) === back);
      if (draft === undefined) continue;
      let i = 1;
      while (i < draft.length && at(draft, i) < to) i += 3;
      draft.splice(i, 0, to, 0, at(this.now.zones, to).length);
    }
  }

  private backOf(draft: Row): number {
    return at(at(this.now.zones, at(draft, 1)), at(draft, 2));
  }

  /** As before; what the cell has grown or shrunk by is said of the last pool that is not known. */
  private shares(old: Row, row: number[]): void {
    let left = 0;
    for (let i = 3; i < row.length; i += 3) left += at(row, i);
    const first = row.length;
    for (let i = 1 + 3 * at(old, 0); i < old.length; i += 3) {
      const pool = at(this.renamed, at(old, i));
      const knows = at(old, i + 1);
      if (pool < 0) continue;
      const n = knows < 0 ? at(this.pools, pool).length : at(old, i + 2);
      let place = row.length;
      while (place > first && at(row, place - 3) > pool) place -= 3;
      if (place === row.length) row.push(pool, knows, n);
      else row.splice(place, 0, pool, knows, n);
      left -= n;
    }
    let last = row.length - 3;
    while (last > first && at(row, last + 1) < 0) last -= 3;
    if (last >= first) row[last + 2] = Math.max(at(row, last + 2) + left, 0);
  }
}

/** Whether the cell has a stretch in the zone. */
const covers = (draft: Row, zone: number): boolean => {
  for (let i = 1; i < draft.length; i += 3) if (draft[i] === zone) return true;
  return false;
};

/** What has become of the veil: nothing, the cards lie elsewhere, or others are hidden. */
const SAME = 0;
const MOVED = 1;
const OTHERS = 2;

const becameOf = (before: Veil, veil: Veil): number => {
  const { pools } = veil;
  const others =
    before.viewer !== veil.viewer ||
    before.pools.length !== pools.length ||
    before.pools.some((cards, i) => !isEqual(cards, at(pools, i)));
  if (others) return OTHERS;
  const same =
    isEqual(before.stretches, veil.stretches) &&
    isEqual(before.shares, veil.shares) &&
    isEqual(before.cells, veil.cells);
  return same ? SAME : MOVED;
};

/** Writes the veil of a table whose other fields the reader has; `before` is the table it had before, if any. */
export const writeVeil = (
  w: Writer,
  game: Game,
  before: State | null,
  t: State,
  moves: readonly number[],
): void => {
  const veil = t.veil as Veil;
  if (!before?.veil) {
    const absent = absentIn(t, veil);
    w.list(absent);
    markAll(t.pool.length, absent);
    w.number(veil.viewer);
    writeRows(w, guessPools(t, veil.viewer), veil.pools, shareCards);
    writeRows(w, [], rowsOf(veil), beginAlike);
    return;
  }
  const became = becameOf(before.veil, veil);
  w.byte(became);
  if (became === SAME) return;
  if (became === OTHERS) {
    markBefore(before, before.veil);
    w.number(veil.viewer);
    writeRows(w, guessPools(t, veil.viewer), veil.pools, shareCards);
  }
  const pools = became === OTHERS ? veil.pools : before.veil.pools;
  const guess = new Guess(game, before, before.veil, t, pools);
  writeRows(w, guess.rows(before.veil, moves), rowsOf(veil), beginAlike);
};

const absentIn = (t: State, veil: Veil): Card[] => {
  const found = new Set<Card>(veil.pools.flat());
  for (const cards of t.zones) for (const card of cards) found.add(card);
  return times(t.pool.length - 1, i => FIRST + 1 + i).filter(card => !found.has(card));
};

export const readVeil = (
  r: Reader,
  game: Game,
  before: State | null,
  t: State,
  moves: readonly number[],
): Veil => {
  if (!before?.veil) {
    markAll(t.pool.length, r.integers());
    const viewer = r.integer();
    const pools = readRows(r, guessPools(t, viewer));
    return veilOf(viewer, pools, readRows(r, []));
  }
  const became = r.below(OTHERS + 1);
  if (became === SAME) return before.veil;
  let { viewer, pools } = before.veil;
  if (became === OTHERS) {
    markBefore(before, before.veil);
    viewer = r.integer();
    pools = readRows(r, guessPools(t, viewer));
  }
  const guess = new Guess(game, before, before.veil, t, pools);
  return veilOf(viewer, pools, readRows(r, guess.rows(before.veil, moves)));
};
