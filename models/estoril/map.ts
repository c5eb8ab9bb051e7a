/** How the six places lie: which are neighbours, where each slot is, what is outside. */
import { places } from './data.ts';
import type { Place, Slot } from './data.ts';

const ROWS = 4;
const COLUMNS = 6;

type Cell = readonly [row: number, column: number];

const isBeside = ([r, c]: Cell, [row, column]: Cell): boolean =>
  Math.abs(r - row) + Math.abs(c - column) === 1;

const turnedOnce = ([r, c]: Cell): Cell => [c, 1 - r];

/** Places by position, row by row, and the quarter turns of each. */
export class Layout {
  readonly grid: readonly string[];
  readonly turned: number[];

  constructor(grid: readonly string[], turned: readonly number[]) {
    this.grid = grid;
    this.turned = turned.slice();
  }

  /** In the order in which they are resolved. */
  get places(): readonly Place[] {
    return places.filter(({ word }) => this.grid.includes(word));
  }

  get slots(): readonly Slot[] {
    return this.places.flatMap(({ slots }) => slots);
  }

  private blockOf(place: string): Cell {
    const i = this.grid.indexOf(place);
    return [Math.floor(i / 3), i % 3];
  }

  areNeighbours(place: string, other: string): boolean {
    return isBeside(this.blockOf(place), this.blockOf(other));
  }

  private cellOf(slot: Slot): Cell {
    const [row, column] = this.blockOf(slot.place);
    let cell: Cell = slot.quadrant;
    for (let i = this.turned[this.grid.indexOf(slot.place)] ?? 0; i > 0; i--) cell = turnedOnce(cell);
    return [2 * row + cell[0], 2 * column + cell[1]];
  }

  isOuter(slot: Slot): boolean {
    const [row, column] = this.cellOf(slot);
    return (
      slot.place === 'station' || row === 0 || row === ROWS - 1 || column === 0 || column === COLUMNS - 1
    );
  }

  touch(slot: Slot, other: Slot): boolean {
    return isBeside(this.cellOf(slot), this.cellOf(other));
  }
}
