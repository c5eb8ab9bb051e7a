/** What a round has brought: who made how many points, and with what. */
import { type Game, type Phrase, type Seat, type State, score } from '@kaffeehaus/kernel';

/** How everybody stood at a moment, source by source. */
export interface Standing {
  readonly round: number;
  readonly points: readonly number[];
  readonly sources: readonly { readonly [source: string]: number }[];
}

export interface Gain {
  readonly seat: Seat;
  readonly points: number;
  /** What they were made with, the most first. */
  readonly with: readonly Phrase[];
}

export interface Summary {
  /** The round that is over. */
  readonly round: number;
  readonly gains: readonly Gain[];
}

export const standingOf = (game: Game, table: State, points: readonly number[]): Standing => {
  const sheets = game.audit(table);
  return {
    round: game.round(table),
    points: points.length > 0 ? points : sheets.map(score),
    sources: sheets.map(sheet => Object.fromEntries(sheet.map(line => [line.source, line.points]))),
  };
};

/** At most so many sources are named. */
const NAMED = 3;

const withWhat = (game: Game, before: Standing, now: Standing, seat: Seat): Phrase[] =>
  Object.entries(now.sources[seat] ?? {})
    .map(([source, n]) => ({ source, n: n - (before.sources[seat]?.[source] ?? 0) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, NAMED)
    .map(({ source }) => game.phrases.source(source));

/** What happened between two moments, if a round has ended in between; whoever made most comes first. */
export const summaryOf = (game: Game, before: Standing, now: Standing): Summary | undefined => {
  if (before.round < 1 || now.round <= before.round) return undefined;
  const gains = now.points.map((n, seat) => ({
    seat,
    points: n - (before.points[seat] ?? 0),
    with: withWhat(game, before, now, seat),
  }));
  return { round: before.round, gains: gains.sort((a, b) => b.points - a.points || a.seat - b.seat) };
};
