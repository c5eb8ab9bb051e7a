/** A bot is a function of a masked table and a question; it never holds more than a player in its seat would. */
import { mask } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, Game, State } from '@kaffeehaus/kernel';
import type { Judge } from './judge.ts';

/**
 * What a bot is handed: its question, its luck, and the table as its seat sees it, masked when first looked at. A table
 * that is masked already, as one that comes from another thread should be, stays as it is.
 */
export class Sight<S extends State = State> {
  readonly game: Game<S>;
  readonly ask: Ask;
  readonly chance: Chance;
  readonly #table: S;
  #masked: S | undefined;

  constructor(game: Game<S>, table: S, ask: Ask, chance: Chance) {
    this.game = game;
    this.ask = ask;
    this.chance = chance;
    this.#table = table;
  }

  get table(): S {
    this.#masked ??= this.#table.veil === null ? mask(this.game, this.#table, this.ask.seat) : this.#table;
    return this.#masked;
  }
}

/** Asked between two thoughts: whether it is time to answer. Hosts hand in a clock, tests a counter. */
export type Enough = () => boolean;

/** So many milliseconds by a host's `now`, from the first look at the clock: most bots never look. */
export const within = (milliseconds: number, now: () => number): Enough => {
  let end: number | undefined;
  return () => {
    const time = now();
    end ??= time + milliseconds;
    return time >= end;
  };
};

/** So many thoughts, whatever the clock says. */
export const counted = (thoughts: number): Enough => {
  let left = thoughts;
  return () => left-- <= 0;
};

export interface Bot {
  readonly name: string;
  answer(sight: Sight, judge: Judge, enough: Enough): Answer;
}
