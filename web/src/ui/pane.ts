/** Which of the four ways a table lies goes with a window. In none of them a board shrinks while the window grows. */

/** `S`: a phone. `M`: a tablet held upright. `L2`: board and one rail. `L3`: board between two rails. */
export type Size = 'S' | 'M' | 'L2' | 'L3';

export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** Narrower, or lower: a phone. Held upright, two columns below the board need some height. */
const TABLET = 700;
const FLAT = 480;
const UPRIGHT = 940;
/** Beside the board: `--rail` of `table/layout.css`, with its gaps. */
const railOf = (width: number): number => Math.max(280, Math.min(0.33 * width, 404)) + 24;
/** Held upright a board is so wide at most, by the height of the window: what it has left when it is laid down. */
const WIDE = 0.68;
const HEAD = 60;
const RAILS = 600;
const STRIP = 820;

/** Beside the board there is room for the rest without making it smaller. */
export const isLandscape = ({ width, height }: Pane): boolean =>
  width >= height && width - railOf(width) >= WIDE * height;

export const sizeOf = (pane: Pane): Size => {
  const { width, height } = pane;
  if (width < TABLET || height < FLAT) return 'S';
  if (!isLandscape(pane)) return height < UPRIGHT ? 'S' : 'M';
  return width - (height - HEAD) < RAILS ? 'L2' : 'L3';
};

/** Held upright, a square board leaves room for a strip beside it. */
export const hasStripBeside = ({ width }: Pane): boolean => width >= STRIP;
