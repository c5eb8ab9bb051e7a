/** Black markers and exchange tiles: what lies face down beside the cards, numbered after them. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import { BROWN, FIVE, GREY, MARKERS_PER_HAZARD, ORANGE, PINK, VIOLET } from './board.ts';
import { CARDS } from './cards.ts';
import { ANY } from './steps.ts';
import type { Step } from './steps.ts';

/** The colours a marker raises, and its gift. */
export interface Marker {
  readonly raises: readonly number[];
  readonly gift: Step | null;
}

const double = (a: number, b: number): Marker => ({ raises: [a, b], gift: null });
const gift = (colour: number, step: Step): Marker => ({ raises: [colour], gift: step });
const worth = (mark: number, points: number): Step => ({ do: 'gain', mark, points, workers: null });

/** Ten basic markers, then expansion 3: five double hazards and five with a small gift, which may be declined. */
const FACES: readonly Marker[] = [
  ...FIVE.flatMap(c => Array.from({ length: MARKERS_PER_HAZARD }, () => ({ raises: [c], gift: null }))),
  double(ORANGE, PINK),
  double(PINK, VIOLET),
  double(VIOLET, GREY),
  double(GREY, BROWN),
  double(BROWN, ORANGE),
  gift(ORANGE, { do: 'draw', n: 1, pile: ANY, may: true }),
  gift(PINK, worth(0, 1)),
  gift(VIOLET, { do: 'recruit', n: 1, may: true }),
  gift(GREY, worth(2, 0)),
  gift(BROWN, { do: 'lowerOther', colour: BROWN }),
];
export const MARKERS = FACES.length;
export const BASIC_MARKERS = FIVE.length * MARKERS_PER_HAZARD;
export const FIRST_MARKER: Card = FIRST + CARDS + 1;
export const marker = (card: Card): Marker => at(FACES, card - FIRST_MARKER);

/** Ten exchange tiles; their faces stand in exchange.ts. */
export const TILES = 10;
export const FIRST_TILE: Card = FIRST_MARKER + MARKERS;
export const HIDDEN = CARDS + MARKERS + TILES;
export const isMarker = (card: Card): boolean => card >= FIRST_MARKER && card < FIRST_TILE;
