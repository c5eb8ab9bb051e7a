/** Ways a table may go on, comparable with one another: the same key is the same way, whatever was answered before. */
import {
  FIRST,
  WATCHER,
  apply,
  below,
  bit,
  branch,
  dealAnew,
  firstOpen,
  mask,
  times,
} from '@kaffeehaus/kernel';
import type { Answer, Card, Chance, Game, Seat, State, Viewers } from '@kaffeehaus/kernel';
import { Judge } from './judge.ts';
import { at } from './list.ts';
import { luckFor } from './luck.ts';
import type { Luck } from './luck.ts';

/** Numbers kept for one moment, for a seat and for the table: more than any moment needs. */
const KEPT = 64;
const ROLLED = 1024;

/** How much more decidedly than usual players follow their habits who are to play well. */
const KEEN = 2.5;

/** A judge whose players do seldom what is done seldom: of those who play on by habit they win two games of three. */
export const keen = ({ game, mind }: Judge): Judge => {
  const sharpened = (words: { readonly [word: string]: number }) =>
    Object.fromEntries(Object.entries(words).map(([word, weight]) => [word, weight ** KEEN]));
  const habits = Object.fromEntries(
    Object.entries(mind.learned.habits).map(([why, words]) => [why, sharpened(words)]),
  );
  const lean = mind.lean?.bind(mind);
  return new Judge(game, {
    ...mind,
    ...(lean && { lean: (...about: Parameters<typeof lean>) => lean(...about) ** KEEN }),
    learned: { ...mind.learned, habits },
  });
};

/** The table with all that any of its players knows, as one viewer sees it: only what nobody knows is hidden. */
export const together = (game: Game, s: State): State => {
  const all = bit(s.seats) - 1;
  const watcher = bit(WATCHER);
  const lent = (viewers: Viewers): Viewers => ((viewers & all) === 0 ? viewers : viewers | watcher);
  const t = game.clone(s);
  t.sees = t.sees.map(lent);
  t.exact = t.exact.map(spots => spots.map(lent));
  t.knows = t.knows.map(lent);
  return mask(game, t, WATCHER);
};

/**
 * One way on. Cards that nobody knows lie in the order of ranks that are its own, so that a card that comes to light
 * leaves the others where they were; lots and answers hang on the moment and the seat alone. Where two ways with one key
 * meet at the same table they are one from there on.
 */
export class Way {
  readonly #ranks: readonly (readonly number[])[];
  readonly #key: readonly number[];
  readonly #seats: number;

  constructor(game: Game, seats: number, chance: Chance) {
    const own = branch(chance);
    this.#ranks = times(2, () => times(game.cards + 1, () => below(own, RANKS)));
    this.#key = branch(own).key;
    this.#seats = seats;
  }

  /** The table that is behind this view. */
  deal(game: Game, masked: State): State {
    const pools = masked.veil?.pools.length ?? 0;
    let mixed = 0;
    // Once within each pool, then where cards of several pools lie together: with other ranks, for these are used up.
    const mix = (cards: Card[]): void => {
      const ranks = at(this.#ranks, mixed++ < pools ? 0 : 1);
      cards.sort((a, b) => at(ranks, a - FIRST) - at(ranks, b - FIRST) || a - b);
    };
    return dealAnew(game, masked, { key: this.#key, drawn: 0 }, mix);
  }

  /** Gives an answer with the lots of this way. */
  give(game: Game, s: State, seat: Seat, answer: Answer): void {
    s.rng = { key: this.#key, drawn: ROLLED * (1 + s.ply) };
    apply(game, s, seat, answer);
  }

  luck(): Luck {
    return luckFor(this.#seats, { key: this.#key, drawn: KEPT });
  }

  /** Plays on by habit until so many answers were given since the game began. */
  playTo({ game, habits }: Judge, s: State, luck: Luck, ply: number): void {
    for (let ask = firstOpen(s); ask !== undefined && s.ply < ply; ask = firstOpen(s)) {
      const chance = at(luck, ask.seat);
      chance.drawn = s.ply * KEPT;
      this.give(game, s, ask.seat, habits.draw(s, ask, chance));
    }
  }
}

/** Two cards seldom have the same rank. */
const RANKS = 0x4000_0000;
