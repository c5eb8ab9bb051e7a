/** Everything an answer can name, as a number and as a word. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Item } from '@kaffeehaus/kernel';
import { BRIBES, BUILDINGS, DOSSIERS, SQUARES } from './board.ts';
import { FACES } from './cards.ts';
import { ORDERS, orderCard } from './orders.ts';
import { DESK, DRAWERS } from './state.ts';

/** First item of each kind; below FIRST, where the cards begin. */
const BRIBE = 10;
const PAIR = 20;
const DOSSIER = 30;
const DRAWER = 40;
const GOODS = 60;
const AMOUNT = 70;
const BUILDING = 100;
const SQUARE = 200;
/** An agent from beside the desk, the figure from beside the desk. */
export const SUPPLY: Item = 50;
export const FIGURE: Item = 51;
/** One shilling as payment; the shillings taken instead of placing an agent. */
export const SHILLING: Item = 52;
export const SHILLINGS: Item = 53;
/** A further agent for sale; the desk items follow. */
export const HIRE: Item = GOODS;

export const bribeItem = (kind: number): Item => BRIBE + kind;
/** Two bribes of a kind, taken instead of placing an agent. */
export const pairItem = (kind: number): Item => PAIR + kind;
export const dossierItem = (kind: number): Item => DOSSIER + kind;
export const drawerItem = (i: number): Item => DRAWER + i;
/** What can be bought: 0 an agent, then the desk items. */
export const goodsItem = (i: number): Item => GOODS + i;
/** So many shillings put into the cash box. */
export const amountItem = (n: number): Item => AMOUNT + n;
export const buildingItem = (b: number): Item => BUILDING + b;
export const squareItem = (q: number): Item => SQUARE + q;

const within = (first: Item, n: number, item: Item): boolean => item >= first && item < first + n;
export const isBuilding = (item: Item): boolean => within(BUILDING, BUILDINGS.length, item);
export const isPair = (item: Item): boolean => within(PAIR, BRIBES.length, item);
export const isAmount = (item: Item): boolean => within(AMOUNT, CASH_LIMIT + 1, item);
/** The most the cash box holds, and so the largest amount. */
export const CASH_LIMIT = 12;

/** The index an item stands for within its kind. */
export const indexOf = (item: Item): number =>
  item >= SQUARE
    ? item - SQUARE
    : item >= BUILDING
      ? item - BUILDING
      : item >= AMOUNT
        ? item - AMOUNT
        : item % 10;

const WORDS = new Map<Item, string>([
  ...BRIBES.map((word, i): [Item, string] => [bribeItem(i), word]),
  ...BRIBES.map((word, i): [Item, string] => [pairItem(i), `two-${word}`]),
  ...DOSSIERS.map((word, i): [Item, string] => [dossierItem(i), word]),
  ...times(DRAWERS, (i): [Item, string] => [drawerItem(i), `drawer-${i + 1}`]),
  [SUPPLY, 'supply'],
  [FIGURE, 'figure'],
  [SHILLING, 'shilling'],
  [SHILLINGS, 'shillings'],
  [HIRE, 'agent'],
  ...DESK.map((word, i): [Item, string] => [
    goodsItem(i + 1),
    word.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`),
  ]),
  ...times(CASH_LIMIT + 1, (n): [Item, string] => [amountItem(n), `deposit-${n}`]),
  ...BUILDINGS.map(({ word }, i): [Item, string] => [buildingItem(i), word]),
  ...SQUARES.map(({ number }, i): [Item, string] => [squareItem(i), `square-${number}`]),
  ...FACES.map(({ number }): [Item, string] => [FIRST + number, String(number).padStart(3, '0')]),
  ...ORDERS.map(({ id }, i): [Item, string] => [orderCard(i), id]),
]);
const ITEMS = new Map([...WORDS].map(([item, word]) => [word, item]));

export const word = (item: Item): string => WORDS.get(item) ?? `?${item}`;
export const item = (text: string): Item | undefined => ITEMS.get(text);

export const buildingItems: readonly Item[] = BUILDINGS.map((_, b) => buildingItem(b));
export const bribeItems: readonly Item[] = BRIBES.map((_, k) => bribeItem(k));
export const pairItems: readonly Item[] = BRIBES.map((_, k) => pairItem(k));
export const dossierItems: readonly Item[] = DOSSIERS.map((_, k) => dossierItem(k));
export const goodsItems: readonly Item[] = [HIRE, ...DESK.map((_, i) => goodsItem(i + 1))];
/** Three drawers, or four: index by how many. */
export const drawerItems: readonly (readonly Item[])[] = times(DRAWERS + 1, n => times(n, drawerItem));

export const nameOf = (b: number): string => at(BUILDINGS, b).name;
