/** Decisions judged by what their seat knew: against the best alternative, on the same imagined tables. */
import { apply, count, mask, times } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, State } from '@kaffeehaus/kernel';
import { Sight } from './bot.ts';
import { candidates, keyOf } from './candidates.ts';
import { Deals } from './deal.ts';
import type { Deal } from './deal.ts';
import { difference, isClear } from './effect.ts';
import type { Effect } from './effect.ts';
import type { Judge } from './judge.ts';
import type { Given } from './ledger.ts';
import { at } from './list.ts';
import { playOn } from './playout.ts';
import { Race } from './race.ts';
import { Search } from './search.ts';

/** How closely decisions are looked at. */
export interface Rigour {
  /** Answers that are compared at first, and on how many tables at most. */
  readonly answers: number;
  readonly heats: number;
  /** Tables on which what looks like a mistake is looked at again, and tried. */
  readonly suspicion: number;
  readonly trial: number;
  /** Walks of those who look further ahead, who must agree. */
  readonly appeal: number;
  /** Answers given before a table is judged. */
  readonly ahead: number;
}

/** A chance that is not worth another look. */
const SLACK = 0.002;
/** By how much an answer must fall behind to be called a mistake, whatever can be told apart. */
export const MATERIAL = 0.05;

/** What was thought of a decision at first sight. */
export interface Opinion {
  readonly before: State;
  readonly given: Given;
  /** The answer that did best. */
  readonly best: Answer;
  /** Whether the answer given could not be told from that one. */
  readonly agrees: boolean;
}

/** A mistake: by how much the answer given falls behind a better one. */
export interface Mistake {
  readonly given: Given;
  readonly better: Answer;
  readonly loss: Effect;
}

/** As if nobody had answered yet who is asked at the same time. */
const sightOf = ({ game }: Judge, before: State, ask: Ask, chance: Chance): Sight =>
  new Sight(game, mask(game, before, ask.seat), ask, chance);

export const hasChoice = ({ ask }: Given): boolean => count(ask) > 1;

const chanceAfter = (judge: Judge, deal: Deal, ask: Ask, answer: Answer, ahead: number): number => {
  const s = deal.table();
  apply(judge.game, s, ask.seat, answer);
  playOn(judge, s, deal.luck(), ahead);
  return at(judge.chances(s), ask.seat);
};

export const opinionOf = (
  judge: Judge,
  before: State,
  given: Given,
  rigour: Rigour,
  chance: Chance,
): Opinion => {
  const { ask, answer } = given;
  const { table } = sightOf(judge, before, ask, chance);
  const others = candidates(judge.habits, table, ask, rigour.answers, chance);
  const own = keyOf(answer);
  const race = new Race([answer, ...others.filter(other => keyOf(other) !== own)], SLACK);
  const deals = new Deals(judge, table, chance);
  for (let i = 0; i < rigour.heats && !race.isOver; i++) {
    const deal = deals.next();
    race.heat(one => chanceAfter(judge, deal, ask, one, rigour.ahead));
  }
  const agrees = race.runners.some(runner => keyOf(runner.answer) === own);
  return { before, given, best: race.leader.answer, agrees };
};

/** By how much the answer given falls behind the best one, on so many tables dealt anew. */
const lossOf = (
  judge: Judge,
  { before, given, best }: Opinion,
  tables: number,
  { ahead }: Rigour,
  chance: Chance,
  deviations?: number,
): Effect => {
  const { ask, answer } = given;
  const deals = new Deals(judge, sightOf(judge, before, ask, chance).table, chance);
  const heats = times(tables, () => deals.next());
  const chances = (said: Answer): number[] => heats.map(deal => chanceAfter(judge, deal, ask, said, ahead));
  return difference(chances(best), chances(answer), deviations);
};

/** Whether those who look further ahead find the same on tables of their own. */
const isUpheld = (judge: Judge, { before, given, best }: Opinion, walks: number, chance: Chance): boolean => {
  const { ask, answer } = given;
  const search = new Search(sightOf(judge, before, ask, chance), judge);
  const [better = [], own = []] = search.ponder([best, answer], () => true, walks);
  const loss = difference(
    better.map(chances => at(chances, ask.seat)),
    own.map(chances => at(chances, ask.seat)),
  );
  return loss.mean > 0 && isClear(loss);
};

/** An opinion that the answer given was not the best, and by how much it seemed to fall behind. */
export interface Suspicion {
  readonly opinion: Opinion;
  readonly size: number;
}

/** What looks like a mistake on few tables; most are none. */
export const suspect = (judge: Judge, opinion: Opinion, rigour: Rigour, chance: Chance): Suspicion[] => {
  if (opinion.agrees) return [];
  const { mean } = lossOf(judge, opinion, rigour.suspicion, rigour, chance);
  return mean < MATERIAL / 2 ? [] : [{ opinion, size: mean }];
};

/** A mistake, if an interval with so many deviations leaves out zero and a second, fresh sample agrees. */
export const mistakeIn = (
  judge: Judge,
  { opinion }: Suspicion,
  rigour: Rigour,
  deviations: number,
  chance: Chance,
): Mistake | undefined => {
  const loss = lossOf(judge, opinion, rigour.trial, rigour, chance, deviations);
  if (loss.mean < MATERIAL || !isClear(loss)) return undefined;
  if (!isUpheld(judge, opinion, rigour.appeal, chance)) return undefined;
  return { given: opinion.given, better: opinion.best, loss };
};
