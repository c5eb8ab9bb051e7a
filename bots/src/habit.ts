/** Habits: which items good players name, as weights by question; answers are drawn from them. */
import { below, count, inAskOrder, nth } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, Game, Item, Learned, State } from '@kaffeehaus/kernel';
import { fraction } from './fraction.ts';
import { at } from './list.ts';

/** What is done by habit at one question. Items without a habit are as likely as by lot: 1. */
export class Habit {
  readonly #usual: readonly Float64Array[];
  /** For naming nothing at all, and as few or as many items as the question allows. */
  readonly nothing: number;
  readonly least: number;
  readonly most: number;

  constructor(game: Game, words: { readonly [word: string]: number }) {
    const { '-': nothing = 1, least = 1, most = 1, ...rest } = words;
    this.nothing = nothing;
    this.least = least;
    this.most = most;
    const places: Float64Array[] = [];
    for (const [word, weight] of Object.entries(rest)) {
      const placed = /^(\d):(.*)$/.exec(word);
      const item = game.item(placed?.[2] ?? word);
      const place = Number(placed?.[1] ?? 0);
      while (places.length <= place) places.push(new Float64Array(ITEMS).fill(1));
      if (item !== undefined) at(places, place)[item] = weight;
    }
    this.#usual = places;
  }

  weight(item: Item, place: number): number {
    return this.#usual[place]?.[item] ?? 1;
  }
}

/** Items are numbers below this. */
const ITEMS = 2048;

export type Lean = (s: State, ask: Ask, item: Item, place: number) => number;
const upright: Lean = () => 1;

export class Habits {
  readonly #of = new Map<string, Habit>();
  readonly #none: Habit;
  readonly #lean: Lean;

  constructor(game: Game, learned: Learned['habits'], lean: Lean | undefined) {
    for (const [why, words] of Object.entries(learned)) this.#of.set(why, new Habit(game, words));
    this.#none = new Habit(game, {});
    this.#lean = lean ?? upright;
  }

  of(ask: Ask): Habit {
    return this.#of.get(ask.why) ?? this.#none;
  }

  /** How likely a whole answer is, compared with others of the same size. */
  weightOf(s: State, ask: Ask, answer: Answer): number {
    const habit = this.of(ask);
    if (answer.length === 0) return habit.nothing;
    const ordered = ask.shape === 'arrangement';
    let product = 1;
    for (let i = 0; i < answer.length; i++)
      product *= this.#weight(s, ask, habit, at(answer, i), ordered ? i : 0);
    return product;
  }

  /** How likely an item is to be named at its place, compared with others. */
  #weight(s: State, ask: Ask, habit: Habit, item: Item, place: number): number {
    const usual = habit.weight(item, place);
    return this.#lean === upright ? usual : usual * this.#lean(s, ask, item, place);
  }

  /** An answer by habit. */
  draw(s: State, ask: Ask, chance: Chance): Answer {
    if (this.#lean === upright && !this.#of.has(ask.why)) return nth(ask, below(chance, count(ask)));
    if (ask.max <= 1) return this.#drawOne(s, ask, chance);
    if (ask.of.length === 0) return nth(ask, below(chance, count(ask)));
    const n = this.#size(ask, chance);
    return n === 0 ? [] : inAskOrder(ask, this.#drawSome(s, ask, n, chance));
  }

  #drawOne(s: State, ask: Ask, chance: Chance): Answer {
    const { of, cap } = ask;
    const habit = this.of(ask);
    let sum = 0;
    for (let i = 0; i < of.length; i++)
      sum += scratch[i] = cap !== null && at(cap, i) === 0 ? 0 : this.#weight(s, ask, habit, at(of, i), 0);
    const nothing = ask.min === 0 ? habit.nothing : 0;
    let x = fraction(chance) * (sum + nothing);
    for (let i = 0; i < of.length; i++) if ((x -= scratch[i] as number) < 0) return [at(of, i)];
    return ask.min === 0 ? [] : nth(ask, 0);
  }

  /** How many items to name: the fewest, the most, or something between. */
  #size(ask: Ask, chance: Chance): number {
    const room = ask.cap ? ask.cap.reduce((sum, n) => sum + n, 0) : ask.of.length;
    const max = Math.min(ask.max, room);
    if (ask.min >= max) return max;
    const { least, most } = this.of(ask);
    const between = max - ask.min - 1;
    const x = fraction(chance) * (least + most + between) - least;
    return x < 0 ? ask.min : x < most ? max : ask.min + 1 + below(chance, between);
  }

  #drawSome(s: State, ask: Ask, n: number, chance: Chance): Item[] {
    const left = ask.cap ? ask.cap.slice() : ask.of.map(() => 1);
    const ordered = ask.shape === 'arrangement';
    const habit = this.of(ask);
    const named: Item[] = [];
    while (named.length < n) {
      const place = ordered ? named.length : 0;
      let sum = 0;
      for (let i = 0; i < left.length; i++)
        sum += scratch[i] = at(left, i) === 0 ? 0 : this.#weight(s, ask, habit, at(ask.of, i), place);
      let x = fraction(chance) * sum;
      let pick = -1;
      for (let i = 0; i < left.length; i++)
        if (at(left, i) > 0) {
          pick = i;
          if ((x -= scratch[i] as number) < 0) break;
        }
      left[pick] = at(left, pick) - 1;
      named.push(at(ask.of, pick));
    }
    return named;
  }
}

const scratch = new Float64Array(ITEMS);
