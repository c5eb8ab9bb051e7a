/**
 * What a game tells those who think about it, besides its rules: how a player stands, in numbers, and what was learned
 * from many games about the worth of such a standing and about which answers good players give.
 */
import type { Ask, Card, Item, Seat, State } from './game.ts';

/** What was learned from games; written by a command, never by hand. */
export interface Learned {
  /** By number of seats: how many points more a feature is worth at the start and at the end of the game. */
  readonly weights: { readonly [seats: number]: readonly Weight[] };
  /** By number of seats: the points by which a forecast errs at the start and at the end, for chances of winning. */
  readonly doubt: { readonly [seats: number]: readonly [start: number, end: number] };
  /**
   * By question, then by the word of an item: how much likelier than by lot it is named. In an arrangement its place
   * stands before it ("0:word"); "-" stands for naming nothing, "least" and "most" for as few or as many as possible.
   */
  readonly habits: { readonly [why: string]: { readonly [word: string]: number } };
}

/** Of a feature: its name and its worth in points. */
export type Weight = readonly [feature: string, start: number, end: number];

export interface Mind<S extends State = State> {
  /** How many have a score: the seats, and the automaton against a lone player. */
  players(s: S): number;
  /** The names of the features, in the order in which `measure` writes them. */
  readonly features: readonly string[];
  /** Writes the features of a player (after the seats: the automaton) into `out`. The table hides nothing. */
  measure(s: S, player: Seat, out: Float64Array): void;
  /** How much of the game is over, from 0 to 1. */
  progress(s: S): number;
  /** Answers of each seat to play on by habit before a table is judged: at a quick look, and by those who take time. */
  readonly ahead: { readonly soon: number; readonly far: number };
  /**
   * How often an answer is tried before what others reply to it is chosen for them; until then they follow their habits.
   * Soon where players get in each other's way, late where each builds for itself.
   */
  readonly heed: number;
  /** In a hundred answers, how many an easy opponent gives without thinking: games differ in what that costs. */
  readonly slips: number;
  /** How likely it is that `owner` would have laid this card on this hidden place; only ratios count. */
  plausible?(s: S, owner: Seat, zone: number, card: Card): number;
  /** How much better or worse than usual an item is here, as a factor; `place` counts the items of an arrangement. */
  lean?(s: S, ask: Ask, item: Item, place: number): number;
  readonly learned: Learned;
}

/** Writes features by their names: what `Mind.measure` needs. One gauge serves all tables, one after the other. */
export class Gauge<Feature extends string> {
  private readonly index: { readonly [feature in Feature]: number };
  private out: Float64Array = new Float64Array();

  constructor(features: readonly Feature[]) {
    this.index = Object.fromEntries(features.map((name, i) => [name, i])) as typeof this.index;
  }

  /** Begins a new page, with zeros. */
  on(out: Float64Array): this {
    this.out = out.fill(0);
    return this;
  }

  set(feature: Feature, x: number): void {
    this.out[this.index[feature]] = x;
  }

  add(feature: Feature, x: number): void {
    const i = this.index[feature];
    this.out[i] = (this.out[i] as number) + x;
  }
}
