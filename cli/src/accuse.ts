/** Tries the review: planted blunders must be listed, and games of bots that play as well as they can must accuse nobody. */
import { CARE, Deals, Sight, counted, hard, playOn, reviewing } from '@kaffeehaus/bots';
import type { Judge } from '@kaffeehaus/bots';
import {
  answers,
  apply,
  at,
  below,
  count,
  firstOpen,
  mask,
  newRecord,
  nth,
  seeded,
  start,
} from '@kaffeehaus/kernel';
import { times, wordAnswer } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, GameRecord, State } from '@kaffeehaus/kernel';
import { gameOf } from './games.ts';
import { judgeOf } from './minds.ts';

/** Thoughts of the bot whose answers are nobody's fault. */
const THOUGHTS = 60;
/** A blunder costs so much on so many deals; it is looked for on fewer first. */
const COST = 0.1;
const DEALS = 2000;
const GLANCE = 120;
/** Answers of a question that are looked at, and questions of a game at which a blunder may be planted. */
const TRIED = 6;
const MOST = 1_000_000;

export interface Trial {
  readonly game: string;
  readonly seed: string;
  /** Whether one answer is replaced by a blunder. */
  readonly planted: boolean;
}

export interface Outcome {
  /** Where a blunder was planted, and what it cost; nothing if none was found in this game. */
  readonly planted: { readonly index: number; readonly cost: number } | undefined;
  /** The answers that the review calls mistakes, from 0. */
  readonly listed: readonly number[];
}

/** The share of games won after each of two answers, played on by habit to the very end on the same deals. */
const costOf = (
  judge: Judge,
  s: State,
  ask: Ask,
  good: Answer,
  bad: Answer,
  deals: number,
  chance: Chance,
): number => {
  const imagined = new Deals(judge, mask(judge.game, s, ask.seat), chance);
  let cost = 0;
  for (let i = 0; i < deals; i++) {
    const deal = imagined.next();
    const won = (answer: Answer): number => {
      const table = deal.table();
      apply(judge.game, table, ask.seat, answer);
      playOn(judge, table, deal.luck(), MOST);
      return at(judge.chances(table), ask.seat);
    };
    cost += (won(good) - won(bad)) / deals;
  }
  return cost;
};

/** An answer that costs enough, if a few by lot hold one. */
const blunderAt = (
  judge: Judge,
  s: State,
  ask: Ask,
  good: Answer,
  chance: Chance,
): { answer: Answer; cost: number } | undefined => {
  const some = count(ask) <= TRIED ? answers(ask) : times(TRIED, () => nth(ask, below(chance, count(ask))));
  const glances = some
    .map(answer => ({ answer, cost: costOf(judge, s, ask, good, answer, GLANCE, chance) }))
    .sort((a, b) => b.cost - a.cost);
  const [worst] = glances;
  if (worst === undefined || worst.cost < COST) return undefined;
  const cost = costOf(judge, s, ask, good, worst.answer, DEALS, chance);
  return cost < COST ? undefined : { answer: worst.answer, cost };
};

/** A game of the bot; with a blunder at the first question, from a moment drawn by lot, at which there is one. */
const played = (
  judge: Judge,
  { seed, planted }: Trial,
): { record: GameRecord; blunder: Outcome['planted'] } => {
  const { game } = judge;
  const s = start(game, {}, 2, seed);
  const chance = seeded(`accuse ${seed}`);
  const from = planted ? 10 + below(chance, 90) : Infinity;
  const given: string[] = [];
  let blunder: Outcome['planted'];
  for (let ask = firstOpen(s); ask !== undefined; ask = firstOpen(s)) {
    let answer = hard.answer(new Sight(game, s, ask, chance), judge, counted(THOUGHTS));
    if (blunder === undefined && given.length >= from && count(ask) > 1 && s.wait.length === 1) {
      const found = blunderAt(judge, s, ask, answer, chance);
      if (found) {
        blunder = { index: given.length, cost: found.cost };
        answer = found.answer;
      }
    }
    given.push(wordAnswer(game, ask.seat, answer));
    apply(game, s, ask.seat, answer);
  }
  return { record: { ...newRecord(game, {}, 2, seed), answers: given }, blunder };
};

/** Plays a game and reviews it; a task for a thread. */
export const accuse = async (trial: Trial): Promise<Outcome> => {
  const judge = await judgeOf(gameOf(trial.game));
  const { record, blunder } = played(judge, trial);
  const steps = reviewing(judge, record, CARE);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const listed = step.value.points.flatMap(({ kind, index }) => (kind === 'mistake' ? [index] : []));
  return { planted: blunder, listed };
};
