/** Tables a player cannot tell from the real one, likelier ones more often. */
import { branch, determinize, laidUnseen } from '@kaffeehaus/kernel';
import type { Chance, Game, Laid, State } from '@kaffeehaus/kernel';
import { fraction } from './fraction.ts';
import type { Judge } from './judge.ts';
import { at } from './list.ts';
import { luckFor, sameLuck } from './luck.ts';
import type { Luck } from './luck.ts';

/** As many different tables are dealt at most; then they come again, with other luck. */
const TABLES = 128;
/** Of so many deals one is kept, by how plausible each is. */
const DRAWS = 8;

/** A table with the luck of what follows: whoever begins here meets the same. */
export class Deal {
  readonly #game: Game;
  readonly #table: State;
  readonly #hidden: Chance;
  readonly #luck: Luck;

  constructor(game: Game, table: State, chance: Chance) {
    this.#game = game;
    this.#table = table;
    this.#hidden = branch(chance);
    this.#luck = luckFor(table.seats, chance);
  }

  /** The table, to be played on freely. */
  table(): State {
    const table = this.#game.clone(this.#table);
    table.rng = { ...this.#hidden };
    return table;
  }

  /** Luck for those who answer at it. */
  luck(): Luck {
    return sameLuck(this.#luck);
  }
}

export class Deals {
  readonly #judge: Judge;
  readonly #masked: State;
  readonly #chance: Chance;
  readonly #unseen: readonly Laid[];
  readonly #tables: State[] = [];
  #next = 0;

  constructor(judge: Judge, masked: State, chance: Chance) {
    this.#judge = judge;
    this.#masked = masked;
    this.#chance = chance;
    this.#unseen = judge.mind.plausible === undefined ? [] : laidUnseen(judge.game, masked);
  }

  next(): Deal {
    const tables = this.#tables;
    if (tables.length < TABLES) tables.push(this.#deal());
    return new Deal(this.#judge.game, at(tables, this.#next++ % tables.length), this.#chance);
  }

  #deal(): State {
    const { game } = this.#judge;
    const deal = (): State => determinize(game, this.#masked, this.#chance);
    if (this.#unseen.length === 0) return deal();
    let kept = deal();
    let sum = this.#plausibility(kept);
    for (let i = 1; i < DRAWS; i++) {
      const other = deal();
      const weight = this.#plausibility(other);
      sum += weight;
      if (fraction(this.#chance) * sum < weight) kept = other;
    }
    return kept;
  }

  #plausibility(s: State): number {
    const { mind } = this.#judge;
    let weight = 1;
    for (const { zone, first, end, by } of this.#unseen)
      for (const card of at(s.zones, zone).slice(first, end))
        weight *= mind.plausible?.(s, by, zone, card) ?? 1;
    return weight;
  }
}
