/** Which of the four ways a table lies goes with a window: the one with the largest board. */

/** `S`: a phone. `M`: a tablet held upright. `L2`: board and one rail. `L3`: board between two rails. */
export type Size = 'S' | 'M' | 'L2' | 'L3';

export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the usual type: whoever doubles the type gets the layout of half the window. */
const TABLET = 700;
const FLAT = 480;
/** What stands beside the board at least, and what is kept for it above and below, by width and height. */
const RAIL = 304;
const TALL = 0.6;
const HEAD = 60;
const RAILS = 600;
const STRIP = 820;

/** The board is larger with the rest beside it than with the rest below it. */
export const isLandscape = ({ width, height }: Pane): boolean =>
  width >= height && width - RAIL >= TALL * height;

export const sizeOf = (pane: Pane): Size => {
  const { width, height } = pane;
  if (width < TABLET || height < FLAT) return 'S';
  if (!isLandscape(pane)) return 'M';
  return width - (height - HEAD) < RAILS ? 'L2' : 'L3';
};

/** Held upright, a square board leaves room for a strip beside it. */
export const hasStripBeside = ({ width }: Pane): boolean => width >= STRIP;
