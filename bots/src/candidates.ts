/** The answers worth a thought: all of them if they are few, else some by habit and some by lot. */
import { answers, below, count, nth } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, State } from '@kaffeehaus/kernel';
import type { Habits } from './habit.ts';

export const keyOf = (answer: Answer): string => answer.join();

export const candidates = (
  habits: Habits,
  s: State,
  ask: Ask,
  most: number,
  chance: Chance,
): readonly Answer[] => {
  const n = count(ask);
  if (n <= most) return answers(ask);
  const found = new Map<string, Answer>();
  for (let i = 0; i < 2 * most && found.size < most; i++) {
    const answer = i % 4 === 3 ? nth(ask, below(chance, n)) : habits.draw(s, ask, chance);
    found.set(keyOf(answer), answer);
  }
  return [...found.values()];
};
