/** The six places on the table: cells, turning, outer and inner slots, what lies beside what. */
import { at, times } from '@kaffeehaus/kernel';
import { PLACES, SLOTS, SLOTS_OF, firstSlot, numeralOf, placeOf } from './places.ts';

/** Two rows of three places, each two by two cells: six cells wide, four high. */
export const GRID = 6;
const COLUMNS = 3;
export const WIDTH = 2 * COLUMNS;
export const HEIGHT = 4;
export const TURNS = 4;

/** Quadrants from the top left, row by row: numerals I, II, III run down and round, IV lies where others have the reward. */
const QUADRANTS = [0, 2, 3, 1] as const;
const REWARD_QUADRANT = 1;

/** A quarter turn clockwise takes (row, column) to (column, 1 − row). */
const turnOnce = (quadrant: number): number => {
  const row = quadrant >> 1;
  const column = quadrant & 1;
  return 2 * column + 1 - row;
};
const turnedBy = (quadrant: number, turns: number): number =>
  turns === 0 ? quadrant : turnedBy(turnOnce(quadrant), turns - 1);

const cellAt = (position: number, quadrant: number): number =>
  (2 * Math.floor(position / COLUMNS) + (quadrant >> 1)) * WIDTH + 2 * (position % COLUMNS) + (quadrant & 1);

/** By position, turns and quadrant, in one flat table. */
const CELLS: readonly number[] = times(GRID * TURNS * 4, i =>
  cellAt(Math.floor(i / (TURNS * 4)), turnedBy(i % 4, Math.floor(i / 4) % TURNS)),
);
const cell = (position: number, turns: number, quadrant: number): number =>
  at(CELLS, (position * TURNS + turns) * 4 + quadrant);

const besideCells = (c: number): number[] => [
  ...(c >= WIDTH ? [c - WIDTH] : []),
  ...(c % WIDTH > 0 ? [c - 1] : []),
  ...(c % WIDTH < WIDTH - 1 ? [c + 1] : []),
  ...(c < WIDTH * (HEIGHT - 1) ? [c + WIDTH] : []),
];
const NEIGHBOURS: readonly (readonly number[])[] = times(WIDTH * HEIGHT, besideCells);
const EDGE: readonly boolean[] = NEIGHBOURS.map(cells => cells.length < 4);

/** Positions that share an edge. */
const BESIDE: readonly (readonly number[])[] = times(GRID, a =>
  times(GRID, b => b).filter(
    b =>
      Math.abs((a % COLUMNS) - (b % COLUMNS)) +
        Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)) ===
      1,
  ),
);

/** How the places lie, and what follows from it, as sets of slots. */
export interface Layout {
  /** The place at each of the six positions, and by how many quarter turns it is turned. */
  grid: number[];
  turned: number[];
  /** By slot: the slots next to it, across borders too. */
  near: number[];
  /** The slots that everybody may use. */
  outer: number;
  /** By place: the slots of adjacent places. */
  beside: number[];
}

export const noLayout = (): Layout => ({
  grid: [],
  turned: [],
  near: SLOTS.map(() => 0),
  outer: 0,
  beside: PLACES.map(() => 0),
});

/** By cell: the slot there, or −1. Scratch of one `survey`. */
const slotAt = new Int8Array(WIDTH * HEIGHT);

/** Works out what lies beside what. */
export const survey = (layout: Layout): void => {
  slotAt.fill(-1);
  layout.near.fill(0);
  layout.beside.fill(0);
  layout.outer = 0;
  for (let position = 0; position < GRID; position++) surveyPlace(layout, position);
  for (let c = 0; c < slotAt.length; c++) {
    const slot = slotAt[c] as number;
    if (slot < 0) continue;
    for (const other of at(NEIGHBOURS, c)) {
      const neighbour = slotAt[other] as number;
      if (neighbour >= 0) layout.near[slot] = at(layout.near, slot) | (1 << neighbour);
    }
  }
};

const surveyPlace = (layout: Layout, position: number): void => {
  const place = at(layout.grid, position);
  const { slots, rule } = at(PLACES, place);
  for (let n = 0; n < slots.length; n++) {
    const c = cell(position, at(layout.turned, position), at(QUADRANTS, n));
    slotAt[c] = firstSlot(place) + n;
    if (rule === 'outer' || at(EDGE, c)) layout.outer |= 1 << (firstSlot(place) + n);
  }
  let beside = 0;
  for (const other of at(BESIDE, position)) beside |= at(SLOTS_OF, at(layout.grid, other));
  layout.beside[place] = beside;
};

/** The cell of a slot, row by row from the top left, or −1 if its place is not laid out. */
export const cellOf = ({ grid, turned }: Pick<Layout, 'grid' | 'turned'>, slot: number): number => {
  const position = grid.indexOf(placeOf(slot));
  return position < 0 ? -1 : cell(position, at(turned, position), at(QUADRANTS, numeralOf(slot)));
};

/** The cell of the reward space, or −1 where it lies in the middle of four slots or is not laid out. */
export const rewardCell = ({ grid, turned }: Pick<Layout, 'grid' | 'turned'>, place: number): number => {
  const position = grid.indexOf(place);
  if (position < 0 || at(PLACES, place).rule === 'four') return -1;
  return cell(position, at(turned, position), REWARD_QUADRANT);
};
