/** Words of Hamburg for the gaps in sentences. */
import {
  COLOURS,
  FACES,
  MAJORITIES,
  SIDES,
  WINDOWS,
  hamburg,
  majorityItem,
  mayorItem,
  plays,
  plotItem,
  shipItem,
  windowItem,
} from '@kaffeehaus/hamburg';
import type { Expansion, Hamburg, Step } from '@kaffeehaus/hamburg';
import { FIRST, times } from '@kaffeehaus/kernel';
import type { Card, Item } from '@kaffeehaus/kernel';
import type { Stage } from '@kaffeehaus/kernel/stage';
import { indexed, listed } from '../finding.ts';
import { several, wordOf } from '../pattern.ts';
import type { Slot } from '../pattern.ts';
import { Impossible } from '../vocabulary.ts';

export type Table = Stage<Hamburg, Step>;

export const word = (item: Item): string => hamburg.word(item);
/** Cards by their words, in the order of their numbers. */
export const sorted = (cards: readonly Card[]): string => listed([...cards].sort((a, b) => a - b).map(word));
const items = (n: number, item: (i: number) => Item): string[] => times(n, i => word(item(i)));

const SHIPS = COLOURS.length + 1;
const MAYOR_SIDES = 10;
const MOST_PLOTS = 20;
export const shipWords = items(SHIPS, shipItem);
export const majorityWords = items(MAJORITIES.length, majorityItem);

export const EVERY = { colour: 'every-colour', ship: 'every-ship', majority: 'every-majority' } as const;
/** By their index, or all of them in a word. */
const orEvery = (label: string, words: readonly string[], every: string): Slot<readonly number[]> =>
  several(
    label,
    new Map<string, readonly number[]>([
      ...words.map((name, i): [string, number[]] => [name, [i]]),
      [every, words.map((_, i) => i)],
    ]),
  );
export const colours = orEvery('a colour', COLOURS, EVERY.colour);
export const ships = orEvery('a ship', shipWords, EVERY.ship);
export const majorities = orEvery('a majority', majorityWords, EVERY.majority);

export const colour = wordOf('a colour', indexed(COLOURS));
export const card = wordOf('a card', new Map(FACES.map(f => [word(FIRST + f.number), FIRST + f.number])));
export const window = wordOf('a window', indexed(items(WINDOWS, windowItem)));
export const plot = wordOf('a plot', indexed(items(MOST_PLOTS, plotItem)));
export const mayor = wordOf(
  'a mayor',
  new Map(times(MAYOR_SIDES, i => [word(mayorItem(i + 1)), i + 1] as const)),
);
export const marker = wordOf(
  'a black marker',
  new Map(
    times(hamburg.cards, i => FIRST + i + 1)
      .filter(item => word(item).startsWith('marker-'))
      .map(item => [word(item), item] as const),
  ),
);

/** The sides of the exchange's tiles, green and red in turn. */
export const sideNames = SIDES.flatMap(sides => sides.map(({ name }) => name));
export const side = wordOf('a side of an exchange tile', indexed(sideNames));

/** Sides of the cleric tiles, front and back in turn; warm: orange, pink, violet; plain: grey, brown. */
export const tileWords = [
  'more-money less-money more-warm-money less-warm-money one-worker-more one-worker-less',
  'more-plain-money less-plain-money cheap-walls dear-walls new-hand-of-five new-hand-of-two',
  'cheap-advance dear-advance all-ships no-ships cheap-buildings dear-buildings',
  'warm-workers plain-workers five-turns three-turns warm-calm plain-calm',
].flatMap(line => line.split(' '));
export const clericTile = wordOf('a side of a cleric tile', indexed(tileWords));

export const needs = (s: Hamburg, expansion: Expansion): void => {
  if (!plays(s, expansion)) throw new Impossible(`this needs a line “option expansions ${expansion}”`);
};
