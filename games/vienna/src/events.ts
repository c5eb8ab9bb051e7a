/**
 * What Vienna tells, each deed by its name. With the moves of cards, which the kernel tells, it is all that changes on a
 * table (see fold.ts). Numbers are indices: of a building, a square, a kind of bribe or dossier, a drawer, a field.
 */
import { deedsOf } from '@kaffeehaus/kernel';
import type { Card, GameEvent, Item, Seat } from '@kaffeehaus/kernel';
import type { Source } from './scoring.ts';

type Deeds = {
  // Set-up: the tiles on the squares, the dossier of each seat; drawn flags, figures by seat.
  opened: { squares: readonly number[]; dossiers: readonly number[] };
  flags: { flags: readonly number[] };
  figures: { figures: readonly number[] };
  crest: { seat: Seat };
  // Rounds and turns.
  round: { round: number; seat: Seat };
  assigned: { seat: Seat };
  begun: { seat: Seat; what: 'turn' };
  ending: {};
  /** `old`: the card that lay in the drawer, or −1. */
  inserted: { seat: Seat; card: Card; drawer: number; old: Card };
  /** `card`: the card of action II, or −1. */
  took: { seat: Seat; bribe: number; n: number; card: Card };
  paid: { seat: Seat; bribe: number; n: number };
  ability: { seat: Seat; card: Card };
  drew: { seat: Seat; n: number };
  // The board. `from` is a building or the field left, −1 for the supply.
  placed: { seat: Seat; building: number; from: number };
  placedFigure: { seat: Seat; building: number; from: number };
  nomad: { seat: Seat; building: number; from: number };
  home: { seat: Seat; building: number };
  thirdMan: { seat: Seat; building: number; from: number };
  tile: { seat: Seat; square: number; dossier: number; points: number };
  /** On the last field a marker goes nowhere. */
  marker: { seat: Seat; dossier: number; from: number; field: number; points: number };
  investigator: { from: number; field: number };
  // Orders and money.
  laidOpen: { order: string };
  accepted: { seat: Seat; order: string };
  /** `n` orders of the flag that nothing could be done about: those in hand are not met, for those on offer there is no room. */
  noOrder: { seat: Seat; flag: number; n: number; why: 'condition' | 'slot' };
  /** `points` in all; of these the seal stamp and the figure gave so many. */
  fulfilled: {
    seat: Seat;
    order: string;
    points: number;
    stamp: number;
    figure: number;
    shillings: number;
  };
  /** Of the `n` shillings so many went into the cash box. */
  earned: { seat: Seat; n: number; saved: number };
  spent: { seat: Seat; n: number };
  purchase: {};
  bought: { seat: Seat; goods: number };
  /** Nothing was bought: by choice or for want of money. There are more goods than purchases. */
  passed: { seat: Seat; what: 'purchase'; why: 'choice' | 'price' };
  paydayBegins: {};
  /** `bribes`: the kind of each bribe that was paid. */
  payday: { seat: Seat; shillings: number; bribes: readonly number[]; unpaid: number };
  figurePaid: { seat: Seat };
  figureHome: { seat: Seat };
  // Points of an ability and of the final scoring. `at`: the item they come from, or −1.
  scored: { seat: Seat; points: number; at: Item; why: Source };
  over: {};
};

export type Kind = keyof Deeds;
/** An event of this kind, or of any. */
export type Told<E extends Kind = Kind> = { [K in E]: { readonly e: K } & Readonly<Deeds[K]> }[E];
export type ViennaEvent = Told;

/** What is said of each kind of event: the compiler names the kind that is missing. */
export type ByKind<A extends readonly unknown[], R> = {
  readonly [E in Kind]: (told: Told<E>, ...more: A) => R;
};

/** The deeds among the events of a table of Vienna, which hears of no others. */
export const viennaDeeds = (events: readonly GameEvent[]): readonly ViennaEvent[] =>
  deedsOf(events) as readonly ViennaEvent[];
