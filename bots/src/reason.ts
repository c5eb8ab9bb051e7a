/** Why this answer: what a bot thinks of the best answers, from nothing but what its seat may know. */
import { apply, at, count, nth, score } from '@kaffeehaus/kernel';
import type { Answer, Chance, Points, Seat, State } from '@kaffeehaus/kernel';
import type { Enough, Sight } from './bot.ts';
import { Deals } from './deal.ts';
import type { Judge } from './judge.ts';
import { playCarefully, playOn } from './playout.ts';
import { Search } from './search.ts';
import type { Branch } from './search.ts';

/** What is to be expected of one answer. */
export interface Prospect {
  readonly answer: Answer;
  /** The share of all thoughts that went into it. */
  readonly share: number;
  /** The chance of winning the game. */
  readonly chance: number;
  /** The final score, and the lines of the score sheet it comes from, when the game is played on with some care. */
  readonly points: number;
  readonly sources: readonly Points[];
  readonly risk: Risk;
}

/** What can go wrong: the score in the worst tenth of all ways on, and who else wins most often. */
export interface Risk {
  readonly points: number;
  readonly rival: Seat;
  readonly chance: number;
}

/** How games are played to the end for each of the answers looked at closely. */
export interface Endings {
  readonly games: number;
  play(judge: Judge, s: State, chance: Chance): State;
}
/** Few games that say how many points are to be expected; takes seconds. */
export const CAREFUL: Endings = { games: 6, play: playCarefully };
const MOST = 1_000_000;
/** Many games by habit, for somebody who waits: they compare answers well, with points on the low side. */
export const QUICK: Endings = {
  games: 40,
  play: (judge, s, chance) => {
    playOn(judge, s, chance, MOST);
    return s;
  },
};

/** The best answers, best first, as many as are wanted. */
export const reasonFor = (
  sight: Sight,
  judge: Judge,
  enough: Enough,
  wanted = 3,
  endings = CAREFUL,
): readonly Prospect[] => {
  const { ask } = sight;
  if (count(ask) === 1)
    return [prospect(sight, judge, { answer: nth(ask, 0), visits: 1, won: 0 }, 1, endings)];
  const search = new Search(sight, judge);
  search.think(enough);
  return search.ranking
    .slice(0, wanted)
    .map(branch => prospect(sight, judge, branch, search.root.visits, endings));
};

/** Plays on from the answer to the end, many times, on tables the seat cannot tell from the real one. */
const prospect = (
  sight: Sight,
  judge: Judge,
  { answer, visits, won }: Pick<Branch, 'answer' | 'visits' | 'won'>,
  all: number,
  { games, play }: Endings,
): Prospect => {
  const { game, ask, chance } = sight;
  const deals = new Deals(judge, sight.table, chance);
  const endings: (readonly (readonly Points[])[])[] = [];
  const wins: number[] = [];
  for (let i = 0; i < games; i++) {
    const begin = deals.next();
    apply(game, begin, ask.seat, answer);
    const s = play(judge, begin, chance);
    endings.push(game.audit(s));
    judge.chances(s).forEach((x, player) => (wins[player] = (wins[player] ?? 0) + x / games));
  }
  const own = endings.map(sheets => at(sheets, ask.seat));
  const totals = own.map(score).sort((a, b) => a - b);
  const rival = wins.reduce((best, x, p) => (p !== ask.seat && x > (wins[best] ?? -1) ? p : best), -1);
  return {
    answer,
    share: visits / all,
    chance: won === 0 && all === visits ? at(wins, ask.seat) : won / visits,
    points: mean(totals),
    sources: meanSheet(own),
    risk: { points: at(totals, Math.floor(games / 10)), rival, chance: wins[rival] ?? 0 },
  };
};

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** The lines of all sheets, each with its mean. */
const meanSheet = (sheets: readonly (readonly Points[])[]): Points[] =>
  at(sheets, 0).map(({ source }, line) => ({
    source,
    points: mean(sheets.map(sheet => at(sheet, line).points)),
  }));
