/** Looks one answer ahead: plays the turn to its end by habit and judges what then stands on the table. */
import { apply, below, count, nth } from '@kaffeehaus/kernel';
import type { Answer, Seat, State } from '@kaffeehaus/kernel';
import type { Bot, Sight } from './bot.ts';
import { candidates } from './candidates.ts';
import { Deals } from './deal.ts';
import type { Judge } from './judge.ts';
import type { Luck } from './luck.ts';
import { finishTurn, lead, playOn } from './playout.ts';
import { Race } from './race.ts';
import { random } from './random.ts';

export interface Care {
  readonly name: string;
  /** How many answers are looked at, and on how many tables at most. */
  readonly answers: number;
  readonly tables: number;
  /** Whether now and then it answers without thinking. */
  readonly slips: boolean;
}

/** Hoping for fewer points is not worth another look. */
const SLACK = 0.02;

export const greedy = ({ name, answers, tables, slips }: Care): Bot => ({
  name,
  answer: (sight: Sight, judge: Judge): Answer => {
    const { ask, chance } = sight;
    if (count(ask) === 1) return nth(ask, 0);
    if (slips && below(chance, 100) < judge.mind.slips) return random.answer(sight);
    const race = new Race(candidates(judge.habits, sight.table, ask, answers, chance), SLACK);
    const deals = new Deals(judge, sight.table, chance);
    for (let i = 0; i < tables && !race.isOver; i++) {
      const deal = deals.next();
      race.heat(answer => prospectOf(judge, deal.table(), ask.seat, answer, deal.luck()));
    }
    return race.leader.answer;
  },
});

/** Gives the answer, plays on, and judges what comes of it. */
const prospectOf = (judge: Judge, s: State, seat: Seat, answer: Answer, luck: Luck): number => {
  apply(judge.game, s, seat, answer);
  finishTurn(judge, s, seat, luck);
  playOn(judge, s, luck, judge.mind.ahead.soon * s.seats);
  return lead(judge.forecast(s), seat);
};

/** Quick enough to play the many games from which is learned. */
export const quick = greedy({ name: 'quick', answers: 12, tables: 1, slips: true });
/** Thinks of some answers, not for long, and slips now and then. */
export const easy = greedy({ name: 'easy', answers: 8, tables: 2, slips: true });
export const normal = greedy({ name: 'normal', answers: 40, tables: 14, slips: false });
