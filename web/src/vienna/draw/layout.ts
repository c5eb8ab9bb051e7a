/** Where the small things of the board go so that they do not cover each other. Positions only, no game. */

interface Point {
  x: number;
  y: number;
}

export type Corner = readonly [right: -1 | 1, down: -1 | 1];
export type Side = -1 | 1;

const CORNERS: readonly Corner[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

const beyond = (distance: number, half: number) => Math.max(0, Math.abs(distance) - half);

/** A square's number goes to the corner farthest from the buildings, which stand in front of the squares. */
export function freeCorner(square: Point, buildings: readonly Point[]): Corner {
  const room = ([right, down]: Corner) => {
    const gaps = buildings.map(b =>
      Math.hypot(beyond(square.x + 18 * right - b.x, 44), beyond(square.y + 18 * down - b.y + 4, 50)),
    );
    return Math.min(60, ...gaps);
  };
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) + 4 ? corner : best));
}

/** Half of a square's tile. */
const TILE = 24;

/** A thing at the edge of a building: how far out and down its middle is, half its width and height. */
interface Badge {
  out: number;
  down: number;
  wide: number;
  high: number;
}

const FLAG: Badge = { out: 27, down: -45, wide: 21, high: 13 };
const SEAL: Badge = { out: 44, down: 2, wide: 16, high: 16 };

/** The side, right (1) or left (-1), where a badge hides less of the squares; the first side if it is all the same. */
function clearSide(building: Point, squares: readonly Point[], badge: Badge, first: Side): Side {
  const hidden = (side: Side) =>
    squares.reduce((sum, s) => {
      const across = Math.max(0, badge.wide + TILE - Math.abs(s.x - building.x - side * badge.out));
      const along = Math.max(0, badge.high + TILE - Math.abs(s.y - building.y - badge.down));
      return sum + across * along;
    }, 0);
  return hidden(first) <= hidden(first === 1 ? -1 : 1) ? first : first === 1 ? -1 : 1;
}

/** Where a building's flag flies. */
export const flagSide = (building: Point, squares: readonly Point[]): Side =>
  clearSide(building, squares, FLAG, 1);

/** Where a building's seal hangs; its house sign takes the other side. */
export const sealSide = (building: Point, squares: readonly Point[]): Side =>
  clearSide(building, squares, SEAL, -1);

/** How far apart people stand at one building, by their number. */
const STEPS = [0, 0, 40, 35, 30, 25];

/** Where people stand side by side, from the middle of their building. */
export const standing = (people: number): readonly number[] => {
  const step = STEPS[people] ?? 25;
  return Array.from({ length: people }, (_, i) => (i - (people - 1) / 2) * step);
};
