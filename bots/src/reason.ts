/** Why this answer: what a bot thinks of the best answers, from nothing but what its seat may know. */
import { apply, preview, score, times } from '@kaffeehaus/kernel';
import type { Answer, GameRecord, Phrase, Points, Seat } from '@kaffeehaus/kernel';
import type { Enough, Sight } from './bot.ts';
import { Deals } from './deal.ts';
import { difference, isClear, mean } from './effect.ts';
import type { Effect } from './effect.ts';
import type { Judge } from './judge.ts';
import { at } from './list.ts';
import { playOn } from './playout.ts';
import { Search } from './search.ts';
import type { Chances } from './search.ts';

/** What is to be expected of one answer. */
export interface Prospect {
  readonly answer: Answer;
  /** What is certain to happen, as the log will tell it. */
  readonly deeds: readonly Phrase[];
  /** The chance of winning the game. */
  readonly chance: number;
  /** By how much that is less than the chance of the first answer, on the same tables. */
  readonly behind: Effect;
  /** Whether no difference to the first can be told, of this answer or of one after it. */
  readonly tied: boolean;
  /** The final score, and the lines of the score sheet it comes from, when the game is played on quickly. */
  readonly points: number;
  readonly sources: readonly Points[];
  readonly risk: Risk;
}

/** An answer that was compared with others, in the words of a record. */
export interface Compared {
  readonly answer: string;
  /** The chance of winning, and by how much that is less than the best one's, with its margin. */
  readonly chance: number;
  readonly behind: number;
  readonly margin: number;
}

/** A question with one clear best answer. */
export interface Puzzle {
  /** The game up to the question. */
  readonly record: GameRecord;
  readonly seat: number;
  readonly why: string;
  /** The best answer, then others, by their chances. */
  readonly answers: readonly Compared[];
  /** What was answered then. */
  readonly given: string;
}

/** What can go wrong: the score in the worst tenth of all ways on, and who else wins most often. */
export interface Risk {
  readonly points: number;
  readonly rival: Seat;
  readonly chance: number;
}

/** When each part of the work is done: finding the best answers, comparing them, and playing them to the end. */
export interface Patience {
  readonly find: Enough;
  readonly compare: Enough;
  readonly play: Enough;
}

/** What part of the time goes to each. */
export const SHARES: { readonly [part in keyof Patience]: number } = { find: 0.5, compare: 0.3, play: 0.2 };

/** However little time there is, a chance rests on so many walks, and points on so many games. */
const WALKS = 24;
const GAMES = 8;
/** Whatever comes first. */
const MOST = 1_000_000;

/** The best answers, as many as are wanted, sorted by the chance and the points that are told of them. */
export const reasonFor = (
  sight: Sight,
  judge: Judge,
  patience: Patience,
  wanted = 3,
): readonly Prospect[] => {
  const search = new Search(sight, judge);
  search.think(patience.find);
  const answers = search.ranking.slice(0, wanted).map(({ answer }) => answer);
  const walks = search.ponder(answers, patience.compare, WALKS);
  const sheets = endings(sight, judge, answers, patience.play);
  const found = answers.map((answer, i) => ({
    ...outlook(sight.ask.seat, at(walks, i), at(sheets, i)),
    answer,
    deeds: deedsOf(sight, answer),
    own: at(walks, i).map(chances => at(chances, sight.ask.seat)),
  }));
  return compared(found.sort(byWhatIsTold));
};

type Outlook = Pick<Prospect, 'chance' | 'points' | 'sources' | 'risk'>;

/** A hint tells whole percents and whole points. */
const byWhatIsTold = (a: Outlook, b: Outlook): number =>
  Math.round(100 * b.chance) - Math.round(100 * a.chance) || Math.round(b.points) - Math.round(a.points);

type Found = Outlook & Pick<Prospect, 'answer' | 'deeds'> & { readonly own: readonly number[] };

const deedsOf = ({ game, table }: Sight, answer: Answer): readonly Phrase[] =>
  preview(game, table, [answer]).events.flatMap(event =>
    event.k === undefined ? (game.phrases.event(event) ?? []) : [],
  );

/** Each beside the first; whoever stands before one that is tied with it is so as well. */
const compared = (found: readonly Found[]): Prospect[] => {
  const told: Prospect[] = [];
  for (const { own, ...prospect } of [...found].reverse()) {
    const behind = difference(at(found, 0).own, own);
    told.unshift({ ...prospect, behind, tied: told[0]?.tied === true || !isClear(behind) });
  }
  return told;
};

/** Plays on from each answer to the end, on the same tables, none of which the seat can tell from the real one. */
const endings = (
  sight: Sight,
  judge: Judge,
  answers: readonly Answer[],
  enough: Enough,
): readonly (readonly (readonly Points[])[])[] => {
  const { game, ask, chance } = sight;
  const deals = new Deals(judge, sight.table, chance);
  const told = answers.map((): (readonly Points[])[] => []);
  enough();
  for (let i = 0; i < GAMES || !enough(); i++) {
    const deal = deals.next();
    answers.forEach((answer, a) => {
      const s = deal.table();
      apply(game, s, ask.seat, answer);
      playOn(judge, s, deal.luck(), MOST);
      at(told, a).push(at(game.audit(s), ask.seat));
    });
  }
  return told;
};

const outlook = (seat: Seat, walks: readonly Chances[], sheets: readonly (readonly Points[])[]): Outlook => {
  const chances = times(at(walks, 0).length, player => mean(walks.map(walk => at(walk, player))));
  const totals = sheets.map(score).sort((a, b) => a - b);
  const rival = chances.reduce((best, x, p) => (p !== seat && x > (chances[best] ?? -1) ? p : best), -1);
  return {
    chance: at(chances, seat),
    points: mean(totals),
    sources: meanSheet(sheets),
    risk: { points: at(totals, Math.floor(totals.length / 10)), rival, chance: chances[rival] ?? 0 },
  };
};

/** The lines of all sheets, each with its mean. */
const meanSheet = (sheets: readonly (readonly Points[])[]): Points[] =>
  at(sheets, 0).map(({ source }, line) => ({
    source,
    points: mean(sheets.map(sheet => at(sheet, line).points)),
  }));
