/** Expansion 6, the cleric tiles: twelve tiles of two sides; the one under this round's cleric is in force. */
import { at, times, withEntry } from '@kaffeehaus/kernel';
import { BLACK, BROWN, FIVE, GREY, ORANGE, PINK, VIOLET, WINDOWS } from './board.ts';
import type { Layer } from './sentences.ts';
import { enlist } from './purse.ts';
import type { Hamburg } from './state.ts';
import { ANY } from './steps.ts';
import type { Step } from './steps.ts';
import type { HamburgAct } from './verbs.ts';

/** What one side does: to a price or income, to the workers taken, to hands, ships, laps or hazards. */
export type Tile =
  | { of: Layer['of']; n: number; colours: readonly number[] }
  | { of: 'workers'; n: number; colours: readonly number[] }
  | { of: 'anyWorker'; n: number }
  | { of: 'newHand'; piles: number }
  | { of: 'ships'; all: boolean }
  | { of: 'laps'; n: number }
  | { of: 'hazards'; spared: readonly number[] };

const WARM = [ORANGE, PINK, VIOLET] as const;
const PLAIN = [GREY, BROWN] as const;

const priced = (of: Layer['of'], colours: readonly number[] = FIVE): [Tile, Tile] => {
  const good = of === 'money' ? 2 : -2;
  return [
    { of, n: good, colours },
    { of, n: -good, colours },
  ];
};

/** Front and back. */
export const TILES: readonly (readonly [Tile, Tile])[] = [
  priced('money'),
  priced('money', WARM),
  [
    { of: 'anyWorker', n: 1 },
    { of: 'anyWorker', n: -1 },
  ],
  priced('money', PLAIN),
  priced('wall'),
  [
    { of: 'newHand', piles: 5 },
    { of: 'newHand', piles: 2 },
  ],
  priced('advance'),
  [
    { of: 'ships', all: true },
    { of: 'ships', all: false },
  ],
  priced('build'),
  [
    { of: 'workers', n: 1, colours: WARM },
    { of: 'workers', n: 1, colours: PLAIN },
  ],
  [
    { of: 'laps', n: 1 },
    { of: 'laps', n: -1 },
  ],
  [
    { of: 'hazards', spared: WARM },
    { of: 'hazards', spared: [BROWN, GREY, BLACK] },
  ],
];

/** The tile in force this round, if any. */
export const tileInForce = (s: Hamburg): Tile | undefined =>
  s.tile < 0 ? undefined : at(at(TILES, s.tile >> 1), s.tile & 1);

/** Six tiles thrown: which, and on which side. */
export const layTiles = (act: HamburgAct): void => {
  const tiles = times(TILES.length, i => i);
  act.shuffleNumbers(tiles);
  act.s.tiles = tiles.slice(0, WINDOWS).map(tile => tile * 2 + act.random(2));
  if (act.heard) act.tell({ e: 'tiles', tiles: act.s.tiles });
};

/** The tile that was in force is turned, wherever the cleric went since (H-30). */
export const turnTile = (s: Hamburg): void => {
  const window = s.tiles.indexOf(s.tile);
  if (window >= 0) s.tiles = withEntry(s.tiles, window, s.tile ^ 1);
  s.tile = -1;
};

/** What the tile adds to a price or income. */
export const tileChange = (s: Hamburg, of: Layer['of'], colour: number): number => {
  const tile = tileInForce(s);
  if (tile?.of !== of) return 0;
  return colour === ANY || tile.colours.includes(colour) ? tile.n : 0;
};

/** Workers beyond the three of the basic action. */
export const tileWorkers = (act: HamburgAct, colour: number): void => {
  const tile = tileInForce(act.s);
  if (tile?.of === 'workers' && tile.colours.includes(colour)) enlist(act, act.me, colour, tile.n);
  else if (tile?.of === 'anyWorker') act.next(tile.n > 0 ? RECRUIT : PUT_BACK);
};
const RECRUIT: Step = { do: 'recruit', n: 1, may: false };
const PUT_BACK: Step = { do: 'putBack' };

/** A hazard of this colour (or the drawing of black markers) does not happen this round (H-70). */
export const spared = (s: Hamburg, colour: number): boolean => {
  const tile = tileInForce(s);
  return tile?.of === 'hazards' && tile.spared.includes(colour);
};

export const extraLaps = (s: Hamburg): number => {
  const tile = tileInForce(s);
  return tile?.of === 'laps' ? tile.n : 0;
};
