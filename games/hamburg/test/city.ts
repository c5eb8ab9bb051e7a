/** The bench of Hamburg's tests: a table where everything lies where the test says, and a book of what was shown. */
import { FIRST, askOf, at, deedsOf } from '@kaffeehaus/kernel';
import { untoldChange } from '@kaffeehaus/kernel/laws';
import { stage } from '@kaffeehaus/kernel/stage';
import type { Stage } from '@kaffeehaus/kernel/stage';
import { expect, test } from 'vitest';
import {
  COLOURS,
  CARDS,
  DISCARD,
  TOP,
  aside,
  colourIndex,
  face,
  field,
  ground,
  hamburg,
  hand,
  display,
  left,
  pile,
  slot,
  under,
  wing,
} from '../src/index.ts';
import type { Colour, Expansion, Hamburg, HamburgEvent, Step } from '../src/index.ts';

export const word = (n: number): string => String(n).padStart(3, '0');

/** Cards that a passed test has shown at work, with its options and its outcome. */
export const shown = new Set<number>();

export interface Purse {
  readonly mark?: number;
  readonly points?: number;
  /** Colours, each once per worker, lost ones with a minus: "violet -grey". */
  readonly workers?: string;
}

/** A table that a test may set as it likes: clones share what is readonly, a fresh table shares nothing. */
type Loose<T> = T extends readonly (infer U)[] ? Loose<U>[] : T;
type Table = { -readonly [K in keyof Hamburg]: Loose<Hamburg[K]> };

const GROUND_FIRST = 241;

export class City {
  readonly bench: Stage<Hamburg, Step>;
  /** Cards whose options were asserted, and cards that acted, in this scene. */
  readonly offered = new Set<number>();
  readonly acted = new Set<number>();

  constructor(seats = 2, expansions: readonly Expansion[] = [], seed = 'scene') {
    this.bench = stage(hamburg, { seats, options: { expansions }, seed }, s => {
      s.workers.fill(0);
      s.money.fill(0);
      s.points.fill(10);
      s.dice = [3, 3, 3, 3, 3, 3];
      s.cleric = 2;
      s.phase = 3;
      s.round = 1;
    });
  }

  get s(): Table {
    return this.bench.s as Table;
  }

  /** A plot from the hand, in the colour of a Zoo or Park card so that buildings stay free for the test. */
  plots(p: number, ...colours: Colour[]): this {
    for (const colour of colours) {
      const cards = at(this.s.zones, pile(colourIndex(colour)));
      const card = cards.find(c => c >= FIRST + GROUND_FIRST) ?? at(cards, 0);
      this.bench.put(card, ground(p));
      at(this.s.plots, p).push(colourIndex(colour));
    }
    return this;
  }

  /** A plot laid unseen from the pile. */
  unseenPlot(p: number, colour: Colour): this {
    this.bench.put(at(at(this.s.zones, pile(colourIndex(colour))), 0), field(p));
    at(this.s.plots, p).push(colourIndex(colour) + 8);
    return this;
  }

  /** A building on a plot of its own. */
  built(p: number, n: number, plot: Colour = 'brown'): this {
    this.plots(p, plot);
    this.bench.put(FIRST + n, display(p));
    at(this.s.on, p).push(at(this.s.plots, p).length - 1);
    return this;
  }

  all(p: number, numbers: readonly number[], plot: Colour = 'brown'): this {
    for (const n of numbers) this.built(p, n, plot);
    return this;
  }

  leftOf(p: number, ...numbers: number[]): this {
    for (const n of numbers) this.bench.put(FIRST + n, left(p));
    return this;
  }

  underZoo(p: number, n: number, zoo: number): this {
    this.leftOf(p, zoo);
    this.bench.put(FIRST + n, under(p));
    at(this.s.zoos, p).push(FIRST + zoo);
    return this;
  }

  hand(p: number, ...numbers: number[]): this {
    for (const n of numbers) this.bench.put(FIRST + n, hand(p));
    return this;
  }

  aside(p: number, n: number): this {
    this.bench.put(FIRST + n, aside(p));
    return this;
  }

  /** The discard pile from bottom to top. */
  discard(...numbers: number[]): this {
    numbers.forEach((n, i) => this.bench.put(FIRST + n, i === numbers.length - 1 ? TOP : DISCARD));
    for (const n of numbers) this.s.knows[n] = 0xff;
    return this;
  }

  topOfPile(...numbers: number[]): this {
    for (const n of numbers) this.bench.put(FIRST + n, pile(face(FIRST + n).colour));
    return this;
  }

  emptyPile(colour: Colour): this {
    at(this.s.zones, pile(colourIndex(colour))).length = 0;
    return this;
  }

  workers(p: number, names: string): this {
    for (const name of names.split(' ').filter(Boolean)) {
      const place = slot(p, colourIndex(name as Colour));
      this.s.workers[place] = at(this.s.workers, place) + 1;
    }
    return this;
  }

  money(p: number, n: number): this {
    this.s.money[p] = n;
    return this;
  }

  hazard(p: number, colour: Colour, n: number): this {
    this.s.hazards[slot(p, colourIndex(colour))] = n;
    return this;
  }

  hazards(p: number): number[] {
    return this.s.hazards.slice(slot(p, 0), slot(p + 1, 0));
  }

  wall(p: number, leftStones: number, rightStones: number): this {
    this.s.walls[wing(p, 0)] = leftStones;
    this.s.walls[wing(p, 1)] = rightStones;
    return this;
  }

  /** Violet, orange, grey, pink, brown, black. */
  dice(...pips: number[]): this {
    this.s.dice = pips;
    this.s.cleric = at(pips, 5) - 1;
    return this;
  }

  say(p: number, ...steps: Step[]): this {
    return this.hear(() => this.bench.say(p, ...steps));
  }

  /** Whatever anybody does, all that it changes is told. */
  private hear(play: () => void): this {
    const from = this.bench.events.length;
    const before = hamburg.clone(this.bench.s);
    play();
    expect(untoldChange(hamburg, before, this.bench.events.slice(from), this.bench.s)).toBeUndefined();
    for (const told of this.told(from))
      if (told.e === 'used' || told.e === 'lightning') this.acted.add(told.card - FIRST);
    return this;
  }

  /** What was told, from this event on. */
  told(from = 0): readonly HamburgEvent[] {
    return deedsOf(this.bench.events.slice(from)) as readonly HamburgEvent[];
  }

  offers(p: number, why: string, words: string): this {
    this.bench.offers(p, `hamburg.${why}`, words.split(' ').filter(Boolean));
    for (const item of askOf(this.s, p)?.of ?? []) if (item > FIRST) this.offered.add(item - FIRST);
    return this;
  }

  answer(p: number, words = ''): this {
    return this.hear(() => this.bench.answer(p, ...words.split(' ').filter(Boolean)));
  }

  refuses(p: number, what: string, rule: string): this {
    this.bench.refuses(p, what, `hamburg.${rule}`);
    return this;
  }

  optional(p: number, can = true): this {
    this.bench.optional(p, can);
    return this;
  }

  /** Nobody is asked anything any more. */
  quiet(): this {
    expect(this.bench.asked()).toEqual([]);
    return this;
  }

  /** The turn of the player after his card: exactly these buildings may be used; this one is. */
  use(p: number, n: number, others: readonly number[] = []): this {
    return this.say(p, { do: 'turn', played: true })
      .offers(p, 'use', [n, ...others].map(word).join(' '))
      .optional(p)
      .answer(p, word(n));
  }

  /** Plays the card from the hand and erects it on the only free plot, for its price. */
  erect(p: number, n: number, price = face(FIRST + n).price): this {
    this.hand(p, n).plots(p, 'brown');
    this.s.money[p] = at(this.s.money, p) + price;
    this.say(p, { do: 'turn', played: false });
    this.answer(p, word(n));
    if (!askOf(this.s, p)?.of.includes(25)) throw new Error(`${n} cannot be erected`);
    this.offered.add(n);
    return this.answer(p, 'build');
  }

  purse(p: number): { mark: number; points: number; workers: number[] } {
    return {
      mark: at(this.s.money, p),
      points: at(this.s.points, p),
      workers: this.s.workers.slice(slot(p, 0), slot(p + 1, 0)),
    };
  }

  /** Asserts what the player has more (or less) than before. */
  gains(p: number, before: ReturnType<City['purse']>, { mark = 0, points = 0, workers = '' }: Purse): this {
    const now = this.purse(p);
    const change = COLOURS.map(() => 0);
    for (const name of workers.split(' ').filter(Boolean)) {
      const lost = name.startsWith('-');
      const c = colourIndex((lost ? name.slice(1) : name) as Colour);
      change[c] = at(change, c) + (lost ? -1 : 1);
    }
    expect({
      mark: now.mark - before.mark,
      points: now.points - before.points,
      workers: now.workers.map((n, c) => n - at(before.workers, c)),
    }).toEqual({ mark, points, workers: change });
    return this;
  }

  zone(zone: number): number[] {
    return at(this.s.zones, zone).map(card => card - FIRST);
  }
}

const check = (n: number, cities: readonly City[]): void => {
  if (!cities.some(city => city.offered.has(n))) throw new Error(`no option of ${n} was asserted`);
  if (!cities.some(city => city.acted.has(n))) throw new Error(`${n} never acted`);
};

/** A test of a card that is used or strikes: it counts only if its options were asserted and it acted. */
export const proves = (n: number, what: string, scene: () => City | readonly City[]): void => {
  test(`${word(n)} ${what}`, () => {
    const played = scene();
    check(n, Array.isArray(played) ? (played as City[]) : [played as City]);
    shown.add(n);
  });
};

/** A test of a card that is always there: the same scene with and without it must end differently, both as said. */
export const contrasts = <T>(
  n: number,
  what: string,
  scene: (add: (city: City, p?: number, plot?: Colour) => City) => T,
  expected: { with: T; without: T },
): void => {
  test(`${word(n)} ${what}`, () => {
    expect(expected.with).not.toEqual(expected.without);
    expect(scene((city, p = 0, plot = 'brown') => city.built(p, n, plot))).toEqual(expected.with);
    expect(scene((city, p = 0, plot = 'brown') => city.plots(p, plot))).toEqual(expected.without);
    shown.add(n);
  });
};

export const ALL = Array.from({ length: CARDS }, (_, i) => i + 1);
