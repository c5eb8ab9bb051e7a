/** Everything an answer can name, as a number and as a word. */
import { FIRST, times } from '@kaffeehaus/kernel';
import type { Item } from '@kaffeehaus/kernel';
import { ACTIONS, COLOURS, HAZARDS, MAJORITIES, WINDOWS } from './board.ts';
import { FACES } from './cards.ts';
import { FIRST_MARKER, FIRST_TILE, MARKERS, TILES } from './tiles.ts';

/** First item of each kind; below FIRST, where the cards begin. */
const COLOUR = 10;
const ACTION = 20;
const HALF = 30;
const MAJORITY = 50;
const HAZARD = 60;
const SHIP = 70;
const SEAT = 80;
const MAYOR = 90;
const WINDOW = 110;
const PLOT = 200;
const PLOTS = 120;
/** Yes to an offer with nothing to choose. */
export const YES: Item = 40;
export const RECOLOUR: Item = 26;
export const HUMMEL: Item = 42;
export const JETTE: Item = 43;

/** A colour: of workers, of a pile, of a hazard or of a die, as the question says. */
export const colourItem = (colour: number): Item => COLOUR + colour;
export const actionItem = (action: number): Item => ACTION + action;
export const halfItem = (half: number): Item => HALF + half;
export const majorityItem = (i: number): Item => MAJORITY + i;
export const hazardItem = (i: number): Item => HAZARD + i;
export const shipItem = (i: number): Item => SHIP + i;
export const seatItem = (seat: number): Item => SEAT + seat;
export const mayorItem = (side: number): Item => MAYOR + side;
export const windowItem = (window: number): Item => WINDOW + window;
/** A plot by its place from the left. */
export const plotItem = (i: number): Item => PLOT + i;

/** The index of the colour that "it" stands for; −1 if it stands for something else, as for the card that speaks. */
export const itsColour = (it: readonly Item[]): number => {
  const named = it[0];
  return named !== undefined && isColour(named) ? named - COLOUR : -1;
};
export const isColour = (item: Item): boolean => item >= COLOUR && item < COLOUR + COLOURS.length;

/** What kind of thing an item below FIRST is. */
export const kindOf = (item: Item): string => {
  if (item >= PLOT) return 'plot';
  if (item >= WINDOW) return 'window';
  if (item > MAYOR) return 'mayor';
  return KINDS[Math.floor(item / 10)] ?? 'yes';
};
const KINDS: { readonly [tens: number]: string } = {
  1: 'colour',
  2: 'action',
  3: 'half',
  5: 'majority',
  6: 'hazard',
  7: 'ship',
  8: 'seat',
};

/** The index an item stands for within its kind. */
export const indexOf = (item: Item): number => {
  if (item >= PLOT) return item - PLOT;
  if (item >= WINDOW) return item - WINDOW;
  return item >= MAYOR ? item - MAYOR : item % 10;
};

const SHIPS = [...COLOURS, 'black'] as const;
const SEATS = 5;
const SIDES = 10;
const pad = (n: number, width: number): string => String(n).padStart(width, '0');

const WORDS = new Map<Item, string>([
  ...COLOURS.map((word, i): [Item, string] => [colourItem(i), word]),
  ...ACTIONS.map((word, i): [Item, string] => [actionItem(i), word]),
  [RECOLOUR, 'recolour'],
  [halfItem(0), 'left'],
  [halfItem(1), 'right'],
  [YES, 'yes'],
  [HUMMEL, 'hummel'],
  [JETTE, 'jette'],
  ...MAJORITIES.map((word, i): [Item, string] => [majorityItem(i), `majority-${word}`]),
  ...HAZARDS.map((word, i): [Item, string] => [hazardItem(i), word]),
  ...SHIPS.map((word, i): [Item, string] => [shipItem(i), `ship-${word}`]),
  ...times(SEATS, (i): [Item, string] => [seatItem(i), `seat-${i + 1}`]),
  ...times(SIDES, (i): [Item, string] => [mayorItem(i + 1), `mayor-${pad(i + 1, 2)}`]),
  ...times(WINDOWS, (i): [Item, string] => [windowItem(i), `window-${i + 1}`]),
  ...times(PLOTS, (i): [Item, string] => [plotItem(i), `plot-${i + 1}`]),
  ...FACES.map(({ number }): [Item, string] => [FIRST + number, pad(number, 3)]),
  ...times(MARKERS, (i): [Item, string] => [FIRST_MARKER + i, `marker-${pad(i + 1, 2)}`]),
  ...times(TILES, (i): [Item, string] => [FIRST_TILE + i, `exchange-${pad(i + 1, 2)}`]),
]);
const ITEMS = new Map([...WORDS].map(([item, word]) => [word, item]));

export const word = (item: Item): string => WORDS.get(item) ?? `?${item}`;
export const item = (text: string): Item | undefined => ITEMS.get(text);

export const colourItems: readonly Item[] = COLOURS.map((_, c) => colourItem(c));
export const actionItems: readonly Item[] = ACTIONS.map((_, a) => actionItem(a));
export const halfItems: readonly Item[] = [halfItem(0), halfItem(1)];
