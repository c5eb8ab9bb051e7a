/** Everything an answer can name, as a number and as a word. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Item } from '@kaffeehaus/kernel';
import { FACES, SYMBOLS } from './characters.ts';
import type { Ability } from './characters.ts';
import { TURNS } from './grid.ts';
import { ALL_SLOTS, PLACES, SLOTS, slotName } from './places.ts';

/** First item of each kind; below FIRST, where the tiles begin. */
const SYMBOL = 10;
/** The conspirator's choice: the reward stays, or the drawn tile takes its place. */
export const KEEP: Item = 20;
export const SWAP: Item = 21;
const PLACE = 30;
const TURN = 40;
const SLOT = 100;
const REWARD = 200;

export const symbolItem = (symbol: Ability): Item => SYMBOL + SYMBOLS.indexOf(symbol);
export const placeItem = (place: number): Item => PLACE + place;
export const turnItem = (turns: number): Item => TURN + turns;
export const slotItem = (slot: number): Item => SLOT + slot;
export const rewardItem = (place: number): Item => REWARD + place;

export const isSymbol = (item: Item): boolean => item >= SYMBOL && item < SYMBOL + SYMBOLS.length;
export const isPlace = (item: Item): boolean => item >= PLACE && item < PLACE + PLACES.length;
export const isTurn = (item: Item): boolean => item >= TURN && item < TURN + TURNS;
export const isSlot = (item: Item): boolean => item >= SLOT && item < SLOT + SLOTS.length;
export const isReward = (item: Item): boolean => item >= REWARD && item < REWARD + PLACES.length;
/** The index an item stands for within its kind. */
export const indexOf = (item: Item): number => (item < SLOT ? item % 10 : item % SLOT);
export const symbolOf = (item: Item): Ability => at(SYMBOLS, indexOf(item));

export const turnItems: readonly Item[] = times(TURNS, turnItem);
export const choiceItems: readonly Item[] = [KEEP, SWAP];

const WORDS = new Map<Item, string>([
  ...SYMBOLS.map((symbol): [Item, string] => [symbolItem(symbol), symbol]),
  [KEEP, 'keep'],
  [SWAP, 'swap'],
  ...PLACES.map(({ word }, p): [Item, string] => [placeItem(p), word]),
  ...times(TURNS, (turns): [Item, string] => [turnItem(turns), `turn-${90 * turns}`]),
  ...ALL_SLOTS.map((slot): [Item, string] => [slotItem(slot), slotName(slot)]),
  ...PLACES.map(({ word }, p): [Item, string] => [rewardItem(p), `${word}-reward`]),
  ...FACES.map(({ number, word }): [Item, string] => [FIRST + number, word]),
]);
const ITEMS = new Map([...WORDS].map(([item, word]) => [word, item]));

export const word = (item: Item): string => WORDS.get(item) ?? `?${item}`;
export const item = (text: string): Item | undefined => ITEMS.get(text);
