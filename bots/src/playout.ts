/** Playing on by habit. */
import { apply } from '@kaffeehaus/kernel';
import type { Ask, Chance, Seat, State } from '@kaffeehaus/kernel';
import type { Judge } from './judge.ts';

export const firstOpen = (s: State): Ask | undefined => {
  for (let i = 0; i < s.wait.length; i++) if (s.given[i] === null) return s.wait[i];
  return undefined;
};

/** Gives up to `most` answers by habit, and stops when `until` says so. */
export const playOn = (
  { game, habits }: Judge,
  s: State,
  chance: Chance,
  most: number,
  until: (ask: Ask) => boolean = () => false,
): void => {
  for (let i = 0; i < most; i++) {
    const ask = firstOpen(s);
    if (ask === undefined || until(ask)) return;
    apply(game, s, ask.seat, habits.draw(s, ask, chance));
  }
};

/** Answers that complete what a seat has begun: until somebody else is asked, at most so many. */
const TURN = 12;
export const finishTurn = (judge: Judge, s: State, seat: Seat, chance: Chance): void =>
  playOn(judge, s, chance, TURN, ask => ask.seat !== seat);
