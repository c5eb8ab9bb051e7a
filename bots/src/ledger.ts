/**
 * The books of a finished game: by how much each answer, each answer of others and each turn of luck changed everybody's
 * chance of winning. What stands in them adds up: the chance before a stop and all its parts are the chance after it.
 */
import { apply, askOf, count, mask, readAnswer, start, times } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, GameRecord, State } from '@kaffeehaus/kernel';
import { PARTS } from './account.ts';
import type { Part, Parts } from './account.ts';
import { Deals } from './deal.ts';
import { effectOf } from './effect.ts';
import type { Effect } from './effect.ts';
import { Way, together } from './future.ts';
import type { Judge } from './judge.ts';
import { at } from './list.ts';

/** An answer of the record, counted from 0. */
export interface Given {
  readonly index: number;
  readonly ask: Ask;
  readonly answer: Answer;
}

/** Questions that were open together, mostly one, with the table before any of them was answered. */
export interface Stop {
  readonly before: State;
  readonly given: readonly Given[];
}

export interface Traced {
  readonly stops: readonly Stop[];
  readonly end: State;
}

/** Plays the record again, from stop to stop. */
export const retrace = ({ game }: Judge, record: GameRecord): Traced => {
  const s = start(game, record.options, record.seats, record.seed);
  const stops: Stop[] = [];
  let before = game.clone(s);
  let given: Given[] = [];
  record.answers.forEach((text, index) => {
    const [seat, answer] = readAnswer(game, text, index + 1);
    const ask = askOf(s, seat);
    if (ask !== undefined) given.push({ index, ask, answer });
    apply(game, s, seat, answer);
    if (s.ply === before.ply) return;
    stops.push({ before, given });
    before = game.clone(s);
    given = [];
  });
  return { stops, end: s };
};

/** Everybody's chances on one way on. */
type Chances = readonly number[];

/** What was found at one stop, way by way. */
interface Found {
  /** As the stop is, as if nobody had answered yet; and judged as far ahead as the stop before it was. */
  readonly open: readonly Chances[];
  readonly near: readonly Chances[];
  /** With all answers. */
  readonly answered: readonly Chances[];
  /** For each answer given: with that one alone. */
  readonly alone: readonly (readonly Chances[])[];
  /** For each: by how much it changed its seat's chance beside the usual ones, as far as the seat knew. */
  readonly own: readonly (readonly number[])[];
}

/** How many ways on are looked at, and how many answers of each. */
export interface Depth {
  readonly ways: number;
  readonly ahead: number;
}

export class Ledger {
  readonly #judge: Judge;
  readonly #traced: Traced;
  readonly #depth: Depth;
  readonly #ways: readonly Way[];
  readonly #chance: Chance;
  readonly #found: Found[] = [];

  constructor(judge: Judge, traced: Traced, depth: Depth, chance: Chance) {
    this.#judge = judge;
    this.#traced = traced;
    this.#depth = depth;
    this.#ways = times(depth.ways, () => new Way(judge.game, traced.end.seats, chance));
    this.#chance = chance;
  }

  /** Looks at the next stop. What happened at a stop can be told when the one after it was looked at. */
  look(): void {
    this.#found.push(this.#explore(this.#found.length));
  }

  get players(): number {
    return this.#judge.mind.players(this.#traced.end);
  }

  /** Everybody's chances at a stop; after the last one, how the game ended. */
  chancesAt(stop: number): readonly number[] {
    const found = this.#found[stop];
    if (found === undefined) return this.#judge.chances(this.#traced.end);
    return times(this.players, player => effectOf(found.open.map(chances => at(chances, player))).mean);
  }

  /** What happened to a player's chance from one stop up to another, way by way. */
  partsOf(player: number, from: number, until: number): Parts<readonly number[]> {
    const sums = {
      mine: this.#zeros(),
      others: this.#zeros(),
      chance: this.#zeros(),
      estimate: this.#zeros(),
    };
    for (let stop = from; stop < until; stop++)
      for (let way = 0; way < this.#depth.ways; way++) {
        const parts = this.#partsAt(stop, player, way);
        for (const part of PARTS) sums[part][way] = at(sums[part], way) + parts[part];
      }
    return sums;
  }

  /** The same as means, each with its margin. */
  effectsOf(player: number, from: number, until: number, deviations?: number): Parts<Effect> {
    const parts = this.partsOf(player, from, until);
    const effect = (part: Part): Effect => effectOf(parts[part], deviations);
    return {
      mine: effect('mine'),
      others: effect('others'),
      chance: effect('chance'),
      estimate: effect('estimate'),
    };
  }

  #zeros(): number[] {
    return times(this.#depth.ways, () => 0);
  }

  #partsAt(stop: number, player: number, way: number): Parts<number> {
    const { open, answered, alone, own } = at(this.#found, stop);
    const { given } = at(this.#traced.stops, stop);
    const next = this.#found[stop + 1];
    const chanceIn = (list: readonly Chances[]): number => at(at(list, way), player);
    const far = next === undefined ? this.#ended(player) : chanceIn(next.open);
    const near = next === undefined ? far : chanceIn(next.near);
    const i = given.findIndex(({ ask }) => ask.seat === player);
    const mine = i < 0 ? 0 : at(at(own, i), way);
    // Others who answer at the same time do so after the player, as it were: nobody could know what they say.
    const middle = chanceIn(i < 0 ? open : at(alone, i));
    const after = chanceIn(answered);
    return {
      mine,
      others: after - middle,
      chance: middle - chanceIn(open) - mine + near - after,
      estimate: far - near,
    };
  }

  #ended(player: number): number {
    return at(this.#judge.chances(this.#traced.end), player);
  }

  #explore(stop: number): Found {
    const { before, given } = at(this.#traced.stops, stop);
    const masked = together(this.#judge.game, before);
    const until = before.ply + this.#depth.ahead;
    const earlier = stop === 0 ? until : at(this.#traced.stops, stop - 1).before.ply + this.#depth.ahead;
    const open: Chances[] = [];
    const near: Chances[] = [];
    for (const way of this.#ways) {
      const s = way.deal(this.#judge.game, masked);
      const luck = way.luck();
      way.playTo(this.#judge, s, luck, earlier);
      near.push(this.#judge.chances(s));
      way.playTo(this.#judge, s, luck, until);
      open.push(this.#judge.chances(s));
    }
    const after = (said: readonly Given[]): readonly Chances[] =>
      this.#ways.map(way => this.#after(way, masked, said, until));
    const answered = after(given);
    const alone = given.map(one => (given.length === 1 ? answered : after([one])));
    return { open, near, answered, alone, own: given.map(one => this.#ownOf(before, one, until)) };
  }

  #after(way: Way, masked: State, given: readonly Given[], until: number): Chances {
    const { game } = this.#judge;
    const s = way.deal(game, masked);
    for (const { ask, answer } of given) way.give(game, s, ask.seat, answer);
    way.playTo(this.#judge, s, way.luck(), until);
    return this.#judge.chances(s);
  }

  /** What an answer was worth to its seat beside the usual ones, on tables it could not tell from the real one. */
  #ownOf(before: State, { ask, answer }: Given, until: number): readonly number[] {
    if (count(ask) === 1) return times(this.#depth.ways, () => 0);
    const { game } = this.#judge;
    const tables = this.#imagined(mask(game, before, ask.seat));
    const chanceAfter = (way: Way, s: State, said: Answer | undefined): number => {
      if (said !== undefined) way.give(game, s, ask.seat, said);
      way.playTo(this.#judge, s, way.luck(), until);
      return at(this.#judge.chances(s), ask.seat);
    };
    return this.#ways.map(way => {
      const table = tables(way);
      return chanceAfter(way, table(), answer) - chanceAfter(way, table(), undefined);
    });
  }

  /** Where cards are laid by choice, likely tables come more often; elsewhere the way itself deals them. */
  #imagined(masked: State): (way: Way) => () => State {
    if (this.#judge.mind.plausible === undefined) return way => () => way.deal(this.#judge.game, masked);
    const deals = new Deals(this.#judge, masked, this.#chance);
    return () => {
      const deal = deals.next();
      return () => deal.table();
    };
  }
}
