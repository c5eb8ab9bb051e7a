/** Why this answer: what a bot thinks of the best answers, from nothing but what its seat may know. */
import { apply, score } from '@kaffeehaus/kernel';
import type { Answer, Points, Seat, State } from '@kaffeehaus/kernel';
import type { Enough, Sight } from './bot.ts';
import { Deals } from './deal.ts';
import type { Judge } from './judge.ts';
import { at } from './list.ts';
import type { Luck } from './luck.ts';
import { playCarefully, playOn } from './playout.ts';
import { Search } from './search.ts';
import type { Branch } from './search.ts';

/** What is to be expected of one answer. */
export interface Prospect {
  readonly answer: Answer;
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
  play(judge: Judge, s: State, luck: Luck): State;
}
/** Few games that say how many points are to be expected; takes seconds. */
export const CAREFUL: Endings = { games: 6, play: playCarefully };
const MOST = 1_000_000;
/** Many games by habit, for somebody who waits: they compare answers well, with points on the low side. */
export const QUICK: Endings = {
  games: 40,
  play: (judge, s, luck) => {
    playOn(judge, s, luck, MOST);
    return s;
  },
};

/** Walks that are added for each answer told, so that its chances rest on enough of them. */
const WALKS = 60;

/** The best answers, best first, as many as are wanted. */
export const reasonFor = (
  sight: Sight,
  judge: Judge,
  enough: Enough,
  wanted = 3,
  endings = CAREFUL,
): readonly Prospect[] => {
  const search = new Search(sight, judge);
  search.think(enough);
  const best = search.ranking.slice(0, wanted);
  search.ponder(
    best.map(({ answer }) => answer),
    WALKS,
  );
  return best.map(branch => prospect(sight, judge, branch, endings));
};

/** Plays on from the answer to the end, many times, on tables the seat cannot tell from the real one. */
const prospect = (
  sight: Sight,
  judge: Judge,
  { answer, visits, odds }: Branch,
  { games, play }: Endings,
): Prospect => {
  const { game, ask, chance } = sight;
  const deals = new Deals(judge, sight.table, chance);
  const endings: (readonly (readonly Points[])[])[] = [];
  for (let i = 0; i < games; i++) {
    const deal = deals.next();
    const begin = deal.table();
    apply(game, begin, ask.seat, answer);
    endings.push(game.audit(play(judge, begin, deal.luck())));
  }
  const own = endings.map(sheets => at(sheets, ask.seat));
  const totals = own.map(score).sort((a, b) => a - b);
  const rival = odds.reduce((best, x, p) => (p !== ask.seat && x > (odds[best] ?? -1) ? p : best), -1);
  return {
    answer,
    chance: at(odds, ask.seat) / visits,
    points: mean(totals),
    sources: meanSheet(own),
    risk: { points: at(totals, Math.floor(games / 10)), rival, chance: (odds[rival] ?? 0) / visits },
  };
};

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/** The lines of all sheets, each with its mean. */
const meanSheet = (sheets: readonly (readonly Points[])[]): Points[] =>
  at(sheets, 0).map(({ source }, line) => ({
    source,
    points: mean(sheets.map(sheet => at(sheet, line).points)),
  }));
