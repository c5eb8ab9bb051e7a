/** The orders of the full version: id, flag, condition, shillings and points, one line each. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Card } from '@kaffeehaus/kernel';
import { BRIBES, BUILDINGS, DOSSIERS, FLAGS, SEALS } from './board.ts';
import type { Bribe, Dossier, Flag, Seal } from './board.ts';
import { FACES } from './cards.ts';

export const CONDITIONS = ['seals', 'bribes', 'house', 'dossiers'] as const;

export interface Condition {
  readonly type: (typeof CONDITIONS)[number];
  /** How many of each of the five kinds must be shown (seals, bribes, dossiers). */
  readonly need: readonly number[];
  /** The building an agent must stand on, −1 for the other conditions. */
  readonly building: number;
}

const need = (kinds: readonly string[], wanted: readonly string[]): number[] =>
  kinds.map(kind => wanted.filter(x => x === kind).length);

const seals = (...wanted: Seal[]): Condition => ({ type: 'seals', need: need(SEALS, wanted), building: -1 });
const bribes = (...wanted: Bribe[]): Condition => ({
  type: 'bribes',
  need: need(BRIBES, wanted),
  building: -1,
});
const dossiers = (...wanted: Dossier[]): Condition => ({
  type: 'dossiers',
  need: need(DOSSIERS, wanted),
  building: -1,
});
const house = (letter: string): Condition => ({
  type: 'house',
  need: [0, 0, 0, 0, 0],
  building: BUILDINGS.findIndex(building => building.letter === letter),
});

const ROWS: readonly (readonly [string, Flag, Condition, number, number])[] = [
  ['S-01', 'france', seals('nobility', 'religion'), 3, 0],
  ['S-02', 'austria', seals('religion', 'administration'), 3, 0],
  ['S-03', 'ussr', seals('administration', 'culture'), 3, 0],
  ['S-04', 'uk', seals('culture', 'science'), 3, 0],
  ['S-05', 'usa', seals('science', 'nobility'), 3, 0],
  ['A-01', 'france', bribes('chocolate', 'wine', 'magazine'), 2, 1],
  ['A-02', 'france', bribes('tobacco', 'magazine', 'coffee'), 0, 4],
  ['A-03', 'austria', bribes('wine', 'tobacco', 'coffee'), 2, 1],
  ['A-04', 'austria', bribes('magazine', 'coffee', 'chocolate'), 0, 4],
  ['A-05', 'ussr', bribes('tobacco', 'magazine', 'chocolate'), 2, 1],
  ['A-06', 'ussr', bribes('coffee', 'chocolate', 'wine'), 0, 4],
  ['A-07', 'uk', bribes('magazine', 'coffee', 'wine'), 2, 1],
  ['A-08', 'uk', bribes('chocolate', 'wine', 'tobacco'), 0, 4],
  ['A-09', 'usa', bribes('coffee', 'chocolate', 'tobacco'), 2, 1],
  ['A-10', 'usa', bribes('wine', 'tobacco', 'magazine'), 0, 4],
  ['A-11', 'france', bribes('wine', 'tobacco', 'magazine', 'coffee'), 3, 1],
  ['A-12', 'austria', bribes('tobacco', 'magazine', 'coffee', 'chocolate'), 3, 1],
  ['A-13', 'ussr', bribes('magazine', 'coffee', 'chocolate', 'wine'), 3, 1],
  ['A-14', 'uk', bribes('coffee', 'chocolate', 'wine', 'tobacco'), 3, 1],
  ['A-15', 'usa', bribes('chocolate', 'wine', 'tobacco', 'magazine'), 3, 1],
  ['A-16', 'france', seals('nobility', 'nobility'), 2, 2],
  ['A-17', 'austria', seals('religion', 'religion'), 2, 2],
  ['A-18', 'ussr', seals('administration', 'administration'), 2, 2],
  ['A-19', 'uk', seals('culture', 'culture'), 2, 2],
  ['A-20', 'usa', seals('science', 'science'), 2, 2],
  ['A-21', 'france', house('A'), 3, 0],
  ['A-22', 'france', house('B'), 1, 3],
  ['A-23', 'austria', house('C'), 3, 0],
  ['A-24', 'austria', house('D'), 1, 3],
  ['A-25', 'ussr', house('E'), 3, 0],
  ['A-26', 'ussr', house('F'), 1, 3],
  ['A-27', 'uk', house('G'), 3, 0],
  ['A-28', 'uk', house('H'), 1, 3],
  ['A-29', 'usa', house('K'), 3, 0],
  ['A-30', 'usa', house('L'), 1, 3],
  ['B-01', 'france', dossiers('briefcase', 'flask'), 1, 5],
  ['B-02', 'france', dossiers('briefcase', 'slide'), 3, 2],
  ['B-03', 'austria', dossiers('flask', 'slide'), 1, 5],
  ['B-04', 'austria', dossiers('flask', 'microfilm'), 3, 2],
  ['B-05', 'ussr', dossiers('slide', 'microfilm'), 1, 5],
  ['B-06', 'ussr', dossiers('slide', 'pistol'), 3, 2],
  ['B-07', 'uk', dossiers('microfilm', 'pistol'), 1, 5],
  ['B-08', 'uk', dossiers('microfilm', 'briefcase'), 3, 2],
  ['B-09', 'usa', dossiers('pistol', 'briefcase'), 1, 5],
  ['B-10', 'usa', dossiers('pistol', 'flask'), 3, 2],
  ['B-11', 'france', dossiers('briefcase', 'slide'), 4, 1],
  ['B-12', 'france', dossiers('briefcase', 'flask', 'microfilm'), 0, 8],
  ['B-13', 'austria', dossiers('flask', 'microfilm'), 4, 1],
  ['B-14', 'austria', dossiers('flask', 'slide', 'pistol'), 0, 8],
  ['B-15', 'ussr', dossiers('slide', 'pistol'), 4, 1],
  ['B-16', 'ussr', dossiers('slide', 'microfilm', 'briefcase'), 0, 8],
  ['B-17', 'uk', dossiers('microfilm', 'briefcase'), 4, 1],
  ['B-18', 'uk', dossiers('microfilm', 'pistol', 'flask'), 0, 8],
  ['B-19', 'usa', dossiers('pistol', 'flask'), 4, 1],
  ['B-20', 'usa', dossiers('pistol', 'briefcase', 'slide'), 0, 8],
  ['B-21', 'france', seals('nobility', 'nobility', 'administration'), 3, 5],
  ['B-22', 'austria', seals('religion', 'religion', 'culture'), 3, 5],
  ['B-23', 'ussr', seals('administration', 'administration', 'science'), 3, 5],
  ['B-24', 'uk', seals('culture', 'culture', 'nobility'), 3, 5],
  ['B-25', 'usa', seals('science', 'science', 'religion'), 3, 5],
];

export interface Order {
  /** S-01 … B-25. */
  readonly id: string;
  /** Index into FLAGS. */
  readonly flag: number;
  readonly condition: Condition;
  readonly shillings: number;
  readonly points: number;
}

export const ORDERS: readonly Order[] = ROWS.map(([id, flag, condition, shillings, points]) => ({
  id,
  flag: FLAGS.indexOf(flag),
  condition,
  shillings,
  points,
}));

/** Orders are numbered after the cards. */
export const orderCard = (index: number): Card => FIRST + FACES.length + 1 + index;
export const isOrder = (card: Card): boolean => card > FIRST + FACES.length;
export const order = (card: Card): Order => at(ORDERS, card - FIRST - FACES.length - 1);

export const orderCalled = (name: string): Order =>
  at(
    ORDERS,
    ORDERS.findIndex(({ id }) => id === name),
  );

/** What is paid down when an order of this stack is accepted. */
const DOWN_PAYMENT: { readonly [stack: string]: number } = { S: 0, A: 1, B: 2 };
export const downPayment = (card: Card): number => DOWN_PAYMENT[order(card).id.charAt(0)] ?? 0;

const stack = (letter: string): readonly Card[] =>
  ORDERS.flatMap(({ id }, i) => (id.startsWith(letter) ? [orderCard(i)] : []));
/** The orders of each stack. */
export const ORDER_STACKS = { S: stack('S'), A: stack('A'), B: stack('B') } as const;
