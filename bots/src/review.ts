/** Looks back at a finished game: the chances of winning, what changed them, and which decisions were mistakes. */
import { seeded, times } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, GameRecord, Seat } from '@kaffeehaus/kernel';
import type { Account } from './account.ts';
import { deviationsFor, isClear } from './effect.ts';
import type { Effect } from './effect.ts';
import { keen } from './future.ts';
import type { Judge } from './judge.ts';
import { Ledger, retrace } from './ledger.ts';
import type { Given, Stop, Traced } from './ledger.ts';
import { at } from './list.ts';
import { hasChoice, mistakeIn, opinionOf, suspect } from './verdict.ts';
import type { Mistake, Opinion, Rigour, Suspicion } from './verdict.ts';

/** A point at which much was won or lost, by a mistake or by luck. */
export interface TurningPoint {
  readonly kind: 'mistake' | 'luck';
  /** The answer as counted in the record, from 0, and its seat: whose mistake it was, or whose luck. */
  readonly index: number;
  readonly seat: Seat;
  readonly round: number;
  readonly ask: Ask;
  readonly answer: Answer;
  /** A better answer, and by how much it was better; corrected for all decisions of the game. */
  readonly better: Answer | undefined;
  readonly loss: Effect | undefined;
  /** From this answer to the seat's next. */
  readonly account: Account;
}

/** How often a seat answered as a bot would, or as well as it can tell: at the beginning, in the middle, at the end. */
export interface Agreement {
  readonly seat: Seat;
  readonly phases: readonly { readonly same: number; readonly of: number }[];
}

/** Since when the winner was ahead for good, and what mattered most there. */
export interface Decided {
  readonly winner: number;
  readonly round: number;
  readonly index: number;
  readonly account: Account;
  readonly by: 'mine' | 'others' | 'chance' | 'start';
}

export interface Review {
  /** After the start and after each answer: everybody's chance of winning. */
  readonly curve: readonly (readonly number[])[];
  /** The round at each point of the curve. */
  readonly rounds: readonly number[];
  /** On how many ways each figure rests. */
  readonly samples: number;
  readonly points: readonly TurningPoint[];
  /** From round to round, for each player. */
  readonly byRound: readonly { readonly round: number; readonly accounts: readonly Account[] }[];
  /** Over the whole game, for each player. */
  readonly totals: readonly Account[];
  readonly agreement: readonly Agreement[];
  readonly decided: Decided;
}

export interface Care extends Rigour {
  /** How many turning points are told at most. */
  readonly points: number;
  /** Ways on that are looked at in the whole game; each stop has its share, but so many. */
  readonly ways: number;
  readonly least: number;
  readonly most: number;
}

export const CARE: Care = {
  points: 8,
  ways: 7_000,
  least: 30,
  most: 120,
  ahead: 40,
  answers: 14,
  heats: 12,
  suspicion: 40,
  trial: 300,
  appeal: 100,
};
/** For each turning point wanted, so many of the largest suspicions are tried. */
const TRIALS = 2;

/** Reviews a game step by step; each step tells what part of the work is done, the last one is the review. */
export const reviewing = function* (
  usual: Judge,
  record: GameRecord,
  care: Care = CARE,
): Generator<number, Review> {
  const judge = keen(usual);
  const traced = retrace(judge, record);
  const { stops } = traced;
  const chance = seeded(`review of ${record.seed}`);
  const samples = Math.max(care.least, Math.min(care.most, Math.round(care.ways / stops.length)));
  const depth = { ways: samples, ahead: care.ahead };
  const ledger = new Ledger(judge, traced, depth, chance);
  const opinions: Opinion[] = [];
  const suspicions: Suspicion[] = [];
  for (let i = 0; i < stops.length; i++) {
    yield (0.9 * i) / stops.length;
    const { before, given } = at(stops, i);
    ledger.look();
    for (const one of given.filter(hasChoice)) {
      const opinion = opinionOf(judge, before, one, care, chance);
      opinions.push(opinion);
      suspicions.push(...suspect(judge, opinion, care, chance));
    }
  }
  const book = new Book(judge, traced, ledger);
  const points: TurningPoint[] = [];
  const deviations = deviationsFor(opinions.length);
  const tried = suspicions.sort((a, b) => b.size - a.size).slice(0, TRIALS * care.points);
  for (const [i, suspicion] of tried.entries()) {
    yield 0.9 + (0.1 * i) / tried.length;
    const mistake = mistakeIn(judge, suspicion, care, deviations, chance);
    if (mistake) points.push(book.mistake(mistake));
  }
  points.push(...book.strokes(deviationsFor(stops.length), depth, chance));
  return {
    curve: book.curve(),
    rounds: book.rounds(),
    samples,
    points: worst(points, care.points),
    byRound: book.byRound(),
    totals: book.totals(),
    agreement: agreementIn(judge, opinions, record.seats),
    decided: book.decided(),
  };
};

const sizeOf = ({ loss, account }: TurningPoint): number =>
  Math.abs(loss === undefined ? account.parts.chance.mean : loss.mean);

/** The largest, in the order of the game. */
const worst = (points: readonly TurningPoint[], wanted: number): TurningPoint[] =>
  [...points]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, wanted)
    .sort((a, b) => a.index - b.index);

const PHASES = 3;

const agreementIn = ({ mind }: Judge, opinions: readonly Opinion[], seats: number): Agreement[] =>
  times(seats, seat => {
    const phases = times(PHASES, () => ({ same: 0, of: 0 }));
    for (const { before, given, agrees } of opinions) {
      if (given.ask.seat !== seat) continue;
      const phase = at(phases, Math.min(PHASES - 1, Math.floor(PHASES * mind.progress(before))));
      phase.of++;
      if (agrees) phase.same++;
    }
    return { seat, phases };
  });

/** By how much luck must move somebody's chance to be a turning point. */
const STROKE = 0.1;

/** Reads the ledger by answers, moves and rounds. */
class Book {
  readonly #judge: Judge;
  readonly #traced: Traced;
  readonly #ledger: Ledger;

  constructor(judge: Judge, traced: Traced, ledger: Ledger) {
    this.#judge = judge;
    this.#traced = traced;
    this.#ledger = ledger;
  }

  get #stops(): readonly Stop[] {
    return this.#traced.stops;
  }

  #account(player: number, from: number, until: number, ledger = this.#ledger): Account {
    return {
      player,
      from: at(ledger.chancesAt(from), player),
      to: at(ledger.chancesAt(until), player),
      parts: ledger.effectsOf(player, from, until),
    };
  }

  #roundOf(stop: number): number {
    return this.#judge.game.round(this.#stops[stop]?.before ?? this.#traced.end);
  }

  /** At what answers the curve stands still, because others are still asked. */
  curve(): (readonly number[])[] {
    const points = this.#stops.flatMap(({ given }, stop) => {
      const chances = this.#ledger.chancesAt(stop);
      return given.map(() => chances);
    });
    return [...points, this.#ledger.chancesAt(this.#stops.length)];
  }

  rounds(): number[] {
    const rounds = this.#stops.flatMap(({ given }, stop) => given.map(() => this.#roundOf(stop)));
    return [...rounds, this.#roundOf(this.#stops.length)];
  }

  totals(): Account[] {
    return times(this.#ledger.players, player => this.#account(player, 0, this.#stops.length));
  }

  byRound(): { round: number; accounts: Account[] }[] {
    const begins = times(this.#stops.length, i => i).filter(
      i => i === 0 || this.#roundOf(i) !== this.#roundOf(i - 1),
    );
    return begins.map((from, i) => ({
      round: this.#roundOf(from),
      accounts: times(this.#ledger.players, player =>
        this.#account(player, from, begins[i + 1] ?? this.#stops.length),
      ),
    }));
  }

  /** The stop after this one at which the seat is asked again, or the end. */
  #nextOf(stop: number, seat: Seat): number {
    const later = this.#stops.findIndex(
      ({ given }, i) => i > stop && given.some(({ ask }) => ask.seat === seat),
    );
    return later < 0 ? this.#stops.length : later;
  }

  #point(given: Given, seat: Seat): Pick<TurningPoint, 'index' | 'seat' | 'round' | 'ask' | 'answer'> {
    const stop = this.#stopOf(given);
    return { index: given.index, seat, round: this.#roundOf(stop), ask: given.ask, answer: given.answer };
  }

  #stopOf(given: Given): number {
    return this.#stops.findIndex(stop => stop.given.includes(given));
  }

  mistake({ given, better, loss }: Mistake): TurningPoint {
    const { seat } = given.ask;
    const stop = this.#stopOf(given);
    const account = this.#account(seat, stop, this.#nextOf(stop, seat));
    return { kind: 'mistake', ...this.#point(given, seat), better, loss, account };
  }

  /** Strokes of luck: clear by themselves, and once more on fresh ways. */
  strokes(
    deviations: number,
    depth: ConstructorParameters<typeof Ledger>[2],
    chance: Chance,
  ): TurningPoint[] {
    return this.#stops.flatMap((stop, i) => {
      const [given] = stop.given;
      const seat = this.#luckiest(i, deviations);
      if (given === undefined || seat === undefined) return [];
      const fresh = new Ledger(this.#judge, this.#cut(i), depth, chance);
      for (let n = 0; n < Math.min(2, this.#stops.length - i); n++) fresh.look();
      const again = fresh.effectsOf(seat, 0, 1).chance;
      const first = this.#ledger.effectsOf(seat, i, i + 1).chance;
      if (!isClear(again) || again.mean * first.mean < 0) return [];
      const account = this.#account(seat, i, i + 1);
      return [{ kind: 'luck', ...this.#point(given, seat), better: undefined, loss: undefined, account }];
    });
  }

  /** The part of the game from this stop on. */
  #cut(stop: number): Traced {
    return { stops: this.#stops.slice(stop), end: this.#traced.end };
  }

  /** Whose chance luck moved most at a stop, if it did so clearly. */
  #luckiest(stop: number, deviations: number): Seat | undefined {
    let found: Seat | undefined;
    let most = STROKE;
    for (let seat = 0; seat < this.#traced.end.seats; seat++) {
      const { chance } = this.#ledger.effectsOf(seat, stop, stop + 1, deviations);
      if (!isClear(chance) || Math.abs(chance.mean) < most) continue;
      most = Math.abs(chance.mean);
      found = seat;
    }
    return found;
  }

  /** The last stop at which somebody else was as likely to win as the winner. */
  decided(): Decided {
    const { seats } = this.#judge.game.winners(this.#traced.end);
    const winner = seats[0] ?? 0;
    const isAhead = (stop: number): boolean =>
      this.#ledger.chancesAt(stop).every((x, p, all) => p === winner || x < at(all, winner));
    let stop = this.#stops.length - 1;
    while (stop >= 0 && isAhead(stop)) stop--;
    const from = Math.max(0, stop);
    const account = this.#account(winner, from, from + 1);
    const index = at(this.#stops, from).given[0]?.index ?? 0;
    return { winner, round: this.#roundOf(from), index, account, by: this.#cause(stop, account) };
  }

  #cause(stop: number, { parts }: Account): Decided['by'] {
    if (stop < 0) return 'start';
    const causes = (['mine', 'others', 'chance'] as const).map(part => [part, parts[part].mean] as const);
    const [cause] = causes.sort(([, a], [, b]) => b - a);
    return cause?.[0] ?? 'chance';
  }
}
