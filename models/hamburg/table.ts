/** The table of Hamburg as plain things: players with their plots and purses, piles, tiles, dice. */
import { FACES } from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { World } from '../lockstep.ts';
import type { Luck } from './luck.ts';

export interface Plot {
  card: number;
  /** Index in COLOURS. */
  colour: number;
  /** Laid from a pile: nobody has seen its front. */
  unseen: boolean;
  buildings: number[];
}

export interface Player {
  seat: number;
  money: number;
  points: number;
  square: number;
  /** By colour. */
  workers: number[];
  hazards: number[];
  /** Stones of the left and of the right half, and whether the half has had its statue. */
  wall: number[];
  honoured: boolean[];
  plots: Plot[];
  /** Buildings in the order in which they were erected: so their reinforcements come. */
  erected: number[];
  /** Zoo and Park cards, and buildings under a Zoo. */
  left: number[];
  under: { card: number; zoo: number }[];
  /** Cards that carry a marker. */
  used: number[];
  hand: number[];
  /** The card acted with. */
  aside: number[];
  /** Active majority markers. */
  majority: boolean[];
  hummels: number[];
  jettes: number;
  /** 0 for none. */
  mayor: number;
  /** Mayor 07 has doubled a building this round. */
  doubled: boolean;
  /** Hazards that have struck and are not settled. */
  damage: number[];
}

export interface Table {
  world: World<Hamburg>;
  luck: Luck;
  expansions: readonly string[];
  players: Player[];
  /** TOM's seat, −1 without him. */
  tom: number;
  round: number;
  first: number;
  /** Violet, orange, grey, pink, brown, black. */
  dice: number[];
  /** The window of this round's cleric, −1 for none. */
  cleric: number;
  /** By window: clerics in front of the church, workers included; by colour: workers in it this round, and in front. */
  clerics: number[];
  guests: number[];
  kept: number[];
  /** Draw piles by colour and the discard pile; the last card is on top. */
  piles: number[][];
  discard: number[];
  /** Black markers by number: face down, and open. */
  markers: number[];
  spent: number[];
  /** Exchange tiles: face down, in force, gone; the field of the pointer, 1 to 6. */
  exchange: number[];
  course: number[];
  gone: number[];
  field: number;
  hummels: number[];
  jettes: number[];
  /** Ships at the quay: violet to brown, black. */
  ships: boolean[];
  /** Cleric tiles by window, twice the tile and its side; −1 for none. The one in force this round. */
  tiles: number[];
  tile: number;
  /** A card that is being erected. */
  site: number[];
  sheet: number[][];
}

/** What is printed on a card. */
export const face = (card: number) => at(FACES, card - 1);
export const colourOf = (card: number): number => face(card).colour;
export const ZOO = 20;
export const PARK = 21;
export const isZoo = (card: number): boolean => face(card).category === ZOO;
export const isPark = (card: number): boolean => face(card).category === PARK;
export const isBuilding = (card: number): boolean => !isZoo(card) && !isPark(card);

export const FIVE = [0, 1, 2, 3, 4];
type Six = readonly [number, number, number, number, number, number];
export const [VIOLET, ORANGE, GREY, PINK, BROWN, BLACK]: Six = [0, 1, 2, 3, 4, 5];

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Takes one item out of a list. */
export const remove = <T>(list: T[], item: T): void => {
  const i = list.indexOf(item);
  if (i < 0) throw new Error(`${String(item)} is not there`);
  list.splice(i, 1);
};

/** Buildings right of the board, from left to right by place. */
export const displayed = (p: Player): number[] => p.plots.flatMap(plot => plot.buildings);
/** All buildings whose abilities count (H-20). */
export const buildings = (p: Player): number[] => [...displayed(p), ...p.under.map(({ card }) => card)];
export const owns = (p: Player, card: number): boolean => buildings(p).includes(card);

/** Places a building on a plot, or under a Zoo. */
export const erect = (p: Player, card: number, plot: number): void => {
  at(p.plots, plot).buildings.push(card);
  p.erected.push(card);
};

export const freePlots = (p: Player): number[] => {
  const room = owns(p, 192) ? 2 : 1;
  return p.plots.flatMap((plot, i) => (plot.buildings.length < room ? [i] : []));
};

/** Everybody in turn order; alone, you come before TOM. */
export const turnOrder = (t: Table): Player[] =>
  t.players.map((_, i) => at(t.players, (t.first + i) % t.players.length));
export const others = (t: Table, p: Player): Player[] => turnOrder(t).filter(other => other.seat !== p.seat);

export const plays = (t: Table, expansion: string): boolean => t.expansions.includes(expansion);
export const isTom = (t: Table, p: Player): boolean => p.seat === t.tom;

/** Whether the cleric tile in force is this one of the twelve, with this side up: 0 good, 1 bad. */
export const inForce = (t: Table, tile: number, side: number): boolean => t.tile === tile * 2 + side;

export const pay = (p: Player, mark: number): void => {
  if (mark > p.money) throw new Error(`seat ${p.seat + 1} cannot pay ${mark} Mark`);
  p.money -= mark;
};
export const payWorker = (p: Player, colour: number, n = 1): void => {
  if (at(p.workers, colour) < n) throw new Error(`seat ${p.seat + 1} has no worker of colour ${colour}`);
  p.workers[colour] = at(p.workers, colour) - n;
};
export const takeWorkers = (p: Player, colour: number, n = 1): void => {
  p.workers[colour] = at(p.workers, colour) + n;
};
/** Points never fall below 0 (H-58). */
export const score = (p: Player, points: number): void => {
  p.points = Math.max(0, p.points + points);
};

export const discardCard = (t: Table, card: number): void => {
  t.discard.push(card);
};
