/** What many games add up to: lengths, scores, who begins, where points come from, what options change. */
import { BOTS } from '@kaffeehaus/bots';
import { at, times } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { wilson } from '../chance.ts';
import type { Interval } from '../chance.ts';
import { Moments, compare } from './moments.ts';
import type { Difference } from './moments.ts';
import type { Observation } from './observe.ts';

/** A list of numbers in short. */
export interface Summary {
  readonly n: number;
  readonly mean: number;
  readonly deviation: number;
  /** The values below which 0, 10, 25, 50, 75, 90 and 100 % lie. */
  readonly quantiles: readonly number[];
}

const QUANTILES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];

export const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

export const summarise = (list: readonly number[]): Summary => {
  const sorted = list.slice().sort((a, b) => a - b);
  const mean = meanOf(list);
  const squares = list.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return {
    n: list.length,
    mean,
    deviation: Math.sqrt(squares / Math.max(1, list.length - 1)),
    quantiles: QUANTILES.map(q => sorted[Math.round(q * (sorted.length - 1))] ?? 0),
  };
};

/** Groups in the order in which they are first met. */
export const groupBy = <T>(list: readonly T[], keyOf: (entry: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
};

const strengthOf = (level: string): number => BOTS.findIndex(({ name }) => name === level);

/** By number of seats, then by level, weakest first. */
const byTable = (list: readonly Observation[]): Observation[][] =>
  groupBy(list, ({ trial }) => `${trial.seats} ${trial.level}`).sort(([a], [b]) =>
    a === undefined || b === undefined
      ? 0
      : a.trial.seats - b.trial.seats || strengthOf(a.trial.level) - strengthOf(b.trial.level),
  );

/** The place of a seat in the order of the first round: 0 begins. */
export const placeOf = ({ trial, first }: Observation, seat: Seat): number =>
  (seat - first + trial.seats) % trial.seats;

export const lengthsOf = (list: readonly Observation[]) =>
  byTable(list).map(group => {
    const { seats, level } = at(group, 0).trial;
    return {
      seats,
      level,
      answers: summarise(group.map(({ answers }) => answers / seats)),
      rounds: summarise(group.map(({ rounds }) => rounds)),
    };
  });

/** Final scores of all seats at tables of one size and level. */
export const scoresOf = (list: readonly Observation[]) =>
  byTable(list).map(group => {
    const { seats, level } = at(group, 0).trial;
    return { seats, level, scores: summarise(group.flatMap(({ scores }) => scores.slice(0, seats))) };
  });

/** How those fare who sit so many places after the one who begins. */
export const placesOf = (list: readonly Observation[]) =>
  byTable(list).flatMap(group => {
    const { seats, level } = at(group, 0).trial;
    return times(seats, place => {
      const seatIn = ({ first }: Observation): Seat => (first + place) % seats;
      const wins = group.reduce((sum, game) => sum + at(game.wins, seatIn(game)), 0);
      return {
        seats,
        place,
        level,
        games: group.length,
        share: wins / group.length,
        interval: wilson(wins, group.length),
        lead: summarise(group.map(game => leadOf(game, seatIn(game)))),
      };
    });
  });

/** By how many points a player is ahead of the mean of all others at the table. */
export const leadOf = ({ scores }: Observation, seat: Seat): number => {
  const others = scores.filter((_, player) => player !== seat);
  return at(scores, seat) - meanOf(others);
};

/** Points of winners and of others from one source, at tables of one size. */
class Shares {
  readonly winners = new Moments();
  readonly others = new Moments();
}

/** Where points come from: of those who win, and of all others; they are compared at tables of the same size. */
export const sourcesOf = (list: readonly Observation[]) => {
  const names = [...new Set(list.flatMap(({ sources }) => sources))];
  return names
    .map(source => {
      const tables = new Map<number, Shares>();
      const all = new Shares();
      for (const { trial, wins, sources, sheets } of list) {
        const here = tables.get(trial.seats) ?? new Shares();
        tables.set(trial.seats, here);
        const row = sources.indexOf(source);
        for (let seat = 0; seat < trial.seats; seat++) {
          const points = at(sheets, seat)[row] ?? 0;
          const group = at(wins, seat) > 0 ? 'winners' : 'others';
          here[group].add(points);
          all[group].add(points);
        }
      }
      const pairs = [...tables.values()].filter(({ winners, others }) => winners.n > 1 && others.n > 1);
      return {
        source,
        winners: all.winners.n > 0 ? all.winners.mean : 0,
        others: all.others.n > 0 ? all.others.mean : 0,
        difference: compare(pairs.map(({ winners, others }) => [winners, others])),
      };
    })
    .filter(({ winners, others }) => Math.abs(winners) >= 0.05 || Math.abs(others) >= 0.05)
    .sort((a, b) => b.winners - a.winners);
};

/** The value below which half of a list lies, and where that of all games may lie. */
export const medianOf = (list: readonly number[], deviations: number) => {
  const sorted = list.slice().sort((a, b) => a - b);
  const half = sorted.length / 2;
  const off = (deviations * Math.sqrt(sorted.length)) / 2;
  const value = (i: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, i))] ?? 0;
  const range: Interval = [value(Math.floor(half - off)), value(Math.ceil(half + off) - 1)];
  return { median: value(Math.ceil(half) - 1), range };
};

/** The difference between the winner and the next best. */
export const gapOf = ({ scores }: Observation): number => {
  const [best = 0, next = best] = scores.slice().sort((a, b) => b - a);
  return best - next;
};

/** What four figures add up to over games at tables of one size. */
class Games {
  readonly scores = new Moments();
  readonly answers = new Moments();
  readonly gap = new Moments();
  /** Wins of those who begin, beyond what is fair. */
  readonly begins = new Moments();

  add(game: Observation): void {
    const { seats } = game.trial;
    this.scores.add(meanOf(game.scores.slice(0, seats)));
    this.answers.add(game.answers / seats);
    this.gap.add(gapOf(game));
    this.begins.add(at(game.wins, game.first) - 1 / seats);
  }
}

const gamesBySeats = (list: readonly Observation[]): Map<number, Games> => {
  const found = new Map<number, Games>();
  for (const game of list) {
    const { seats } = game.trial;
    const games = found.get(seats) ?? new Games();
    found.set(seats, games);
    games.add(game);
  }
  return found;
};

/** By how much the mean score of a table is higher among players of one level than of another, at tables of the same size. */
export const skillOf = (list: readonly Observation[], level: string, other: string): Difference => {
  const [own, theirs] = [level, other].map(name =>
    gamesBySeats(list.filter(({ trial }) => trial.level === name)),
  );
  return compare(
    [...(own ?? [])].flatMap(([seats, { scores }]) => {
      const against = theirs?.get(seats)?.scores;
      return against && scores.n > 1 && against.n > 1 ? [[scores, against] as const] : [];
    }),
  );
};

/** What each change of one option does to the usual game, compared at tables of the same size. */
export const effectsOf = (list: readonly Observation[]) => {
  const usual = gamesBySeats(list.filter(({ trial }) => trial.change === undefined));
  const changed = list.filter(({ trial }) => trial.change !== undefined);
  return groupBy(changed, ({ trial }) => JSON.stringify(trial.change)).flatMap(group => {
    const { change } = at(group, 0).trial;
    const pairs = [...gamesBySeats(group)].flatMap(([seats, games]) => {
      const others = usual.get(seats);
      return others && games.scores.n > 1 && others.scores.n > 1 ? [{ games, others }] : [];
    });
    if (change === undefined || pairs.length === 0) return [];
    const effect = (figure: 'scores' | 'answers' | 'gap' | 'begins'): Difference =>
      compare(pairs.map(({ games, others }) => [games[figure], others[figure]]));
    return {
      ...change,
      games: group.length,
      scores: effect('scores'),
      answers: effect('answers'),
      gap: effect('gap'),
      begins: effect('begins'),
    };
  });
};
