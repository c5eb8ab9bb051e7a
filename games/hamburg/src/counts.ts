/** What cards count: a small language. measure.ts says what it means. */
import { BLACK, CATEGORIES, colourIndex } from './board.ts';
import type { Category, Colour } from './board.ts';

export type Count =
  | { of: 'category'; category: number }
  | { of: 'buildings' | 'categories' | 'plotColours' | 'allPlotColours' | 'stones' | 'landmarks' }
  | { of: 'plots'; colour: number }
  | { of: 'majorities' | 'workers' | 'workerColours' | 'sets' | 'raised' | 'raisedColours' }
  | { of: 'die'; die: number }
  | { of: 'itsDie' | 'oftenest' | 'square' | 'topStatue' }
  | { of: 'dice'; value: number }
  | { of: 'sumUpTo' | 'sumFrom'; n: number };

export const ofCategory = (category: Category): Count => ({
  of: 'category',
  category: CATEGORIES.indexOf(category),
});
export const plotsOf = (colour: Colour): Count => ({ of: 'plots', colour: colourIndex(colour) });
export const BUILDINGS: Count = { of: 'buildings' };
/** Buildings of different categories. */
export const KINDS: Count = { of: 'categories' };
export const PLOT_COLOURS: Count = { of: 'plotColours' };
export const ALL_PLOT_COLOURS: Count = { of: 'allPlotColours' };
export const STONES: Count = { of: 'stones' };
/** Third wall sections and statues. */
export const LANDMARKS: Count = { of: 'landmarks' };
export const MARKERS: Count = { of: 'majorities' };
export const WORKERS_HELD: Count = { of: 'workers' };
export const WORKER_COLOURS: Count = { of: 'workerColours' };
export const WORKER_SETS: Count = { of: 'sets' };
export const RAISED: Count = { of: 'raised' };
export const RAISED_COLOURS: Count = { of: 'raisedColours' };
export const BLACK_DIE: Count = { of: 'die', die: BLACK };
export const ITS_DIE: Count = { of: 'itsDie' };
/** The pips shown by more dice than any other number, 0 if several numbers share that. */
export const OFTENEST: Count = { of: 'oftenest' };
export const diceShowing = (value: number): Count => ({ of: 'dice', value });
/** 1 if the sum of all dice is at most, or at least, n. */
export const sumUpTo = (n: number): Count => ({ of: 'sumUpTo', n });
export const sumFrom = (n: number): Count => ({ of: 'sumFrom', n });
export const SQUARE: Count = { of: 'square' };
/** The points of one's best Hummel statue. */
export const TOP_STATUE: Count = { of: 'topStatue' };
