/** Where the small things of the board go so that they do not cover each other. Positions only, no game. */

interface Point {
  x: number;
  y: number;
}

export type Corner = readonly [right: -1 | 1, down: -1 | 1];

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

/** A building's flag flies on the side, right (1) or left (-1), where it hides less of the squares above. */
export function flagSide(building: Point, squares: readonly Point[]): -1 | 1 {
  const hidden = (side: -1 | 1) =>
    squares.reduce((sum, s) => {
      const wide = Math.max(0, 45 - Math.abs(s.x - building.x - side * 27));
      const high = Math.max(0, 37 - Math.abs(s.y - building.y + 45));
      return sum + wide * high;
    }, 0);
  return hidden(-1) < hidden(1) ? -1 : 1;
}
