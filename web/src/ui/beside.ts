/** Where a small sheet goes that speaks of something on the page: beside it, never over it nor over what must stay in sight. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;
const MARGIN = 6;

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Below the thing, above it, to its right, to its left: the first that fits and covers nothing of `spare`. */
export const beside = (
  thing: Box,
  sheet: { readonly width: number; readonly height: number },
  pane: { readonly width: number; readonly height: number },
  spare: readonly Box[] = [],
): Spot => {
  const { width, height } = sheet;
  const [mostLeft, mostTop] = [pane.width - width - MARGIN, pane.height - height - MARGIN];
  const along = within((thing.left + thing.right - width) / 2, MARGIN, mostLeft);
  const across = within((thing.top + thing.bottom - height) / 2, MARGIN, mostTop);
  const spots: readonly Spot[] = [
    { left: along, top: thing.bottom + GAP },
    { left: along, top: thing.top - GAP - height },
    { left: thing.right + GAP, top: across },
    { left: thing.left - GAP - width, top: across },
  ];
  const boxOf = ({ left, top }: Spot): Box => ({ left, top, right: left + width, bottom: top + height });
  const fits = (spot: Spot): boolean =>
    spot.left >= MARGIN && spot.top >= MARGIN && spot.left <= mostLeft && spot.top <= mostTop;
  const fitting = spots.filter(fits);
  const free = fitting.find(spot => !spare.some(box => meets(boxOf(spot), box)));
  return free ?? fitting[0] ?? { left: along, top: within(thing.bottom + GAP, MARGIN, mostTop) };
};

/** In hundredths of the window: a page that is searched for card numbers holds none that are only places. */
export const styleOf = ({ left, top }: Spot): { readonly left: string; readonly top: string } => ({
  left: `${((100 * left) / innerWidth).toFixed(2)}vw`,
  top: `${((100 * top) / innerHeight).toFixed(2)}dvh`,
});
