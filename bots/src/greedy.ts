/** Looks one answer ahead: plays the turn to its end by habit and judges what then stands on the table. */
import { apply, at, below } from '@kaffeehaus/kernel';
import type { Answer } from '@kaffeehaus/kernel';
import type { Bot, Sight } from './bot.ts';
import { candidates } from './candidates.ts';
import { Deals } from './deal.ts';
import type { Judge } from './judge.ts';
import { finishTurn, lead, playOn } from './playout.ts';
import { random } from './random.ts';

export interface Care {
  readonly name: string;
  /** How many answers are looked at, and on how many tables each. */
  readonly answers: number;
  readonly tables: number;
  /** In a hundred answers, how many are given without thinking. */
  readonly slips: number;
}

export const greedy = ({ name, answers, tables, slips }: Care): Bot => ({
  name,
  answer: (sight: Sight, judge: Judge): Answer => {
    const { game, ask, chance } = sight;
    if (below(chance, 100) < slips) return random.answer(sight);
    const { seat } = ask;
    const list = candidates(judge.habits, sight.table, ask, answers, chance);
    if (list.length === 1) return at(list, 0);
    const deals = new Deals(judge, sight.table, chance);
    const sums = list.map(() => 0);
    for (let i = 0; i < tables; i++) {
      const table = deals.next();
      list.forEach((answer, k) => {
        const s = game.clone(table);
        apply(game, s, seat, answer);
        finishTurn(judge, s, seat, chance);
        playOn(judge, s, chance, judge.mind.ahead);
        sums[k] = at(sums, k) + lead(judge.forecast(s), seat);
      });
    }
    return at(list, sums.indexOf(Math.max(...sums)));
  },
});

/** Quick enough to play the many games from which is learned. */
export const quick = greedy({ name: 'quick', answers: 12, tables: 1, slips: 5 });
/** Thinks of some answers, not for long, and slips now and then. */
export const easy = greedy({ name: 'easy', answers: 16, tables: 4, slips: 12 });
export const normal = greedy({ name: 'normal', answers: 40, tables: 20, slips: 0 });
