/** What Hamburg tells: every deed that changes what somebody sees of the table, and what is worth saying besides. */
import type { Card, Item, Seat } from '@kaffeehaus/kernel';
import type { Deed } from './steps.ts';

/** What `counted` counts: workers by colour, then Mark. */
export const MARK = 5;

/** What a number changed for, where no other deed says so. */
export const REASONS = [
  'taken',
  'fee',
  'recolour',
  'plot',
  'wall',
  'build',
  'advance',
  'avert',
  'ship',
  'guest',
  'bought',
  'trade',
  'damage',
] as const;
export type Reason = (typeof REASONS)[number];

/** The fields of each kind of deed. `seat` −1 is everybody. */
interface Fields {
  // set-up and rounds
  start: { seat: Seat };
  tiles: { tiles: readonly number[] };
  mayor: { seat: Seat; mayor: number; mark: number; sets: number };
  round: { round: number; seat: Seat };
  /** A turn; phase III with its laps, a lap with those left after it; the black markers, the majorities. */
  begun: { seat: Seat; what: 'turn' | 'actions' | 'lap' | 'markers' | 'majorities'; n: number };
  ended: { seat: Seat; what: 'turn' | 'round'; n: number };
  over: { sheet: readonly number[] };
  // numbers: a gain is worth a line, what is counted goes with a deed that has one
  gain: { seat: Seat; mark: number; points: number; workers: readonly number[] };
  money: { seat: Seat; mark: number };
  counted: { seat: Seat; what: number; n: number; to: number; why: Reason };
  /** `at`: the item where the points arise, −1 for none. */
  scored: { seat: Seat; n: number; at: Item; why: 'square' | 'trade' | 'tom' };
  // hands and piles
  refilled: { seat: Seat; cards: number };
  drew: { seat: Seat; colour: number };
  discarded: { seat: Seat; card: Card };
  // dice and hazards
  dice: { dice: readonly number[]; window: number };
  sailed: { ships: number };
  aloof: { seat: Seat };
  marker: { seat: Seat; marker: Card };
  /** `level` is the step reached, `to` where the hazard stands then: at 0 if it brings damage. */
  raised: { seat: Seat; colour: number; level: number; to: number };
  reduced: { seat: Seat; colour: number; points: number; to: number };
  averted: { seat: Seat; colour: number };
  damage: { seat: Seat; hazard: number };
  // a turn
  action: { seat: Seat; action: number; colour: number };
  recoloured: { seat: Seat; colour: number };
  climb: { seat: Seat; from: number; space: number };
  sentBack: { seat: Seat; from: number; space: number };
  stone: { seat: Seat; half: number; stones: number };
  lostStone: { seat: Seat; half: number; stones: number };
  hummel: { seat: Seat; worth: number };
  jette: { seat: Seat; mark: number };
  plot: { seat: Seat; colour: number; plot: number; unseen: 0 | 1 };
  lostPlot: { seat: Seat; card: Card; plot: number };
  erected: { seat: Seat; card: Card; plot: number };
  laidOut: { seat: Seat; card: Card };
  underZoo: { seat: Seat; card: Card; zoo: Card };
  lostBuilding: { seat: Seat; card: Card };
  tookBack: { seat: Seat; card: Card };
  /** `free`: without a marker, for another card lets it be used. */
  used: { seat: Seat; card: Card; free: 0 | 1 };
  lightning: { seat: Seat; card: Card };
  // others, church, majorities, expansions
  stole: { seat: Seat; from: Seat; mark: number };
  tookCard: { seat: Seat; from: Seat };
  gave: { seat: Seat; to: Seat; workers: readonly number[] };
  guest: { seat: Seat; colour: number };
  cleric: { window: number };
  majority: { seat: Seat; majority: number };
  turnedBack: { seat: Seat; majority: number };
  ship: { seat: Seat; ship: number };
  course: { seat: Seat; tile: string; field: number };
  tom: { deed: Deed; colour: number };
}

export type Kind = keyof Fields;
/** A deed of this kind. */
export type Told<K extends Kind> = { [P in K]: { readonly e: P } & Readonly<Fields[P]> }[K];
export type HamburgEvent = Told<Kind>;
