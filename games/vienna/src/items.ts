/** Everything an answer can name, as a number and as a word. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Item } from '@kaffeehaus/kernel';
import { BRIBES, BUILDINGS, DOSSIERS, SQUARES } from './board.ts';
import { FACES } from './cards.ts';
import { DRAWERS } from './state.ts';

/** First item of each kind; below FIRST, where the cards begin. */
const BRIBE = 10;
const PAIR = 20;
const DOSSIER = 30;
const DRAWER = 40;
const BUILDING = 100;
const SQUARE = 200;
export const SUPPLY: Item = 50;

export const bribeItem = (kind: number): Item => BRIBE + kind;
/** Two bribes of a kind, taken instead of placing an agent. */
export const pairItem = (kind: number): Item => PAIR + kind;
export const dossierItem = (kind: number): Item => DOSSIER + kind;
export const drawerItem = (i: number): Item => DRAWER + i;
export const buildingItem = (b: number): Item => BUILDING + b;
export const squareItem = (q: number): Item => SQUARE + q;

export const isBuilding = (item: Item): boolean => item >= BUILDING && item < BUILDING + BUILDINGS.length;
export const isPair = (item: Item): boolean => item >= PAIR && item < PAIR + BRIBES.length;
/** The index an item stands for within its kind. */
export const indexOf = (item: Item): number => (item < BUILDING ? item % 10 : item % BUILDING);

const WORDS = new Map<Item, string>([
  ...BRIBES.map((word, i): [Item, string] => [bribeItem(i), word]),
  ...BRIBES.map((word, i): [Item, string] => [pairItem(i), `two-${word}`]),
  ...DOSSIERS.map((word, i): [Item, string] => [dossierItem(i), word]),
  ...times(DRAWERS, (i): [Item, string] => [drawerItem(i), `drawer-${i + 1}`]),
  [SUPPLY, 'supply'],
  ...BUILDINGS.map(({ word }, i): [Item, string] => [buildingItem(i), word]),
  ...SQUARES.map(({ number }, i): [Item, string] => [squareItem(i), `square-${number}`]),
  ...FACES.map(({ number }): [Item, string] => [FIRST + number, String(number).padStart(3, '0')]),
]);
const ITEMS = new Map([...WORDS].map(([item, word]) => [word, item]));

export const word = (item: Item): string => WORDS.get(item) ?? `?${item}`;
export const item = (text: string): Item | undefined => ITEMS.get(text);

export const buildingItems: readonly Item[] = BUILDINGS.map((_, b) => buildingItem(b));
export const bribeItems: readonly Item[] = BRIBES.map((_, k) => bribeItem(k));
export const pairItems: readonly Item[] = BRIBES.map((_, k) => pairItem(k));
export const dossierItems: readonly Item[] = DOSSIERS.map((_, k) => dossierItem(k));
export const drawerItems: readonly Item[] = times(DRAWERS, drawerItem);
export const nameOf = (b: number): string => at(BUILDINGS, b).name;
