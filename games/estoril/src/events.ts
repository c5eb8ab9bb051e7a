/** What Estoril tells: every deed that changes what somebody sees of the table, and what is worth saying besides. */
import type { Card, Item, Seat, Viewers } from '@kaffeehaus/kernel';
import type { Ability } from './characters.ts';

/** The fields of each kind of deed. `card` with `sees` is a back to those who do not see it. */
interface Fields {
  // set-up and rounds
  mission: { mission: number };
  first: { seat: Seat };
  round: { round: number; seat: Seat; grid: readonly number[]; turned: readonly number[] };
  rotated: { seat: Seat; place: number; degrees: number };
  reward: { place: number; card: Card; sees: Viewers };
  // placing
  begun: { seat: Seat; what: 'turn' };
  placed: { seat: Seat; slot: number; card: Card; sees: Viewers };
  out: { seat: Seat };
  looked: { seat: Seat; at: Item; card: Card; sees: Viewers };
  unseen: { seat: Seat; slot: number };
  /** Stones in front of a seat: how many more or fewer, and how many there are now. */
  counted: { seat: Seat; what: 'stones'; n: number; to: number };
  // a place
  reached: { place: number };
  rewardShown: { place: number; card: Card };
  shown: { seat: Seat; slot: number; card: Card };
  ability: { seat: Seat; card: Card; symbol: Ability };
  declined: { seat: Seat; card: Card };
  shot: { seat: Seat; card: Card; owner: Seat; slot: number };
  guarded: { seat: Seat; card: Card; slot: number };
  lured: { seat: Seat; card: Card; owner: Seat; from: number; slot: number };
  drew: { seat: Seat; card: Card; sees: Viewers };
  kept: { seat: Seat };
  swapped: { seat: Seat; card: Card; old: Card };
  rolled: { seat: Seat; slot: number; first: number; second: number };
  /** By tile: its slot and what its strength is made of, `PARTS` numbers each; by seat: the total, −1 for none. */
  strengths: { place: number; parts: readonly number[]; totals: readonly number[] };
  /** `tie`: the slot whose numeral decided between equals, or −1. */
  lost: { seat: Seat; card: Card; slot: number; tie: number };
  won: { seat: Seat; place: number; card: Card; strength: number; points: number; tie: number };
  unclaimed: { place: number; card: Card };
  settled: { place: number };
  /** Who has the most of what a mission counts now, and how many; nobody has it of nothing. */
  lead: { mission: number; seats: readonly Seat[]; n: number };
  // the end of a round, and of the game
  tookBack: { [field in never]: never };
  discarded: { seat: Seat; card: Card };
  ended: { what: 'round'; round: number };
  scored: { seat: Seat; n: number; why: string };
  over: { points: readonly number[] };
}

export type Kind = keyof Fields;
/** A deed of this kind. */
export type Told<K extends Kind> = { [P in K]: { readonly e: P } & Readonly<Fields[P]> }[K];
export type EstorilEvent = Told<Kind>;

/** Slot, printed strength, favour of the place, compatriots, dice. */
export const PARTS = 5;
