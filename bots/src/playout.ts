/** Playing on by habit. */
import { apply, firstOpen } from '@kaffeehaus/kernel';
import type { Ask, Seat, State } from '@kaffeehaus/kernel';
import type { Judge } from './judge.ts';
import { at } from './list.ts';
import { withLuck } from './luck.ts';
import type { Luck } from './luck.ts';

/** Gives up to `most` answers by habit, and stops when `until` says so. */
export const playOn = (
  { game, habits }: Judge,
  s: State,
  luck: Luck,
  most: number,
  until: (ask: Ask) => boolean = () => false,
): void => {
  for (let i = 0; i < most; i++) {
    const ask = firstOpen(s);
    if (ask === undefined || until(ask)) return;
    const answer = withLuck(luck, ask.seat, chance => habits.draw(s, ask, chance));
    apply(game, s, ask.seat, answer);
  }
};

/** Answers that complete what a seat has begun: until somebody else is asked, at most so many. */
const TURN = 12;
export const finishTurn = (judge: Judge, s: State, seat: Seat, luck: Luck): void =>
  playOn(judge, s, luck, TURN, ask => ask.seat !== seat);

/** How well a seat stands against the others, in points: half against the best of them, half against all. */
export const lead = (points: readonly number[], seat: number): number => {
  let best = -Infinity;
  let sum = 0;
  for (let p = 0; p < points.length; p++)
    if (p !== seat) {
      best = Math.max(best, at(points, p));
      sum += at(points, p);
    }
  const others = points.length - 1;
  return others === 0 ? at(points, seat) : at(points, seat) - (best + sum / others) / 2;
};
