/** One bot against others of another kind, over many games: who wins how often, and how long they think. */
import { at, times } from '@kaffeehaus/kernel';
import type { Game, Options } from '@kaffeehaus/kernel';
import { wilson } from './chance.ts';
import type { Interval } from './chance.ts';
import type { Ending, Match } from './match.ts';

/** A bot with its time to think, and what it is called in results. */
export interface Contender {
  readonly name: string;
  readonly bot: string;
  readonly think: number;
  /** What it never does. */
  readonly ban?: string;
}

export interface Contest {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** The first sits alone among the others. */
  readonly bots: readonly [Contender, Contender];
}

/** Where the first bot sits in game number `i`: each seat in turn. */
const seatOf = (i: number, seats: number): number => i % seats;

export const matchOf = ({ game, seats, options, seed, bots }: Contest, i: number): Match => ({
  game: game.id,
  options,
  seed: `${seed} ${i}`,
  sitting: times(seats, seat => {
    const { bot, think, ban } = bots[seat === seatOf(i, seats) ? 0 : 1];
    return { bot, think, ...(ban !== undefined && { ban }) };
  }),
});

/** What one of the two bots adds up to. */
export interface Sums {
  wins: number;
  /** Seats it sat on, and the points it made there. */
  seats: number;
  points: number;
  answers: number;
  seconds: number;
  slowest: number;
}

const zero = (): Sums => ({ wins: 0, seats: 0, points: 0, answers: 0, seconds: 0, slowest: 0 });

export class Standings {
  games = 0;
  readonly sums: readonly [Sums, Sums];

  /** From the beginning, or from where somebody has stopped. */
  constructor(games = 0, sums: readonly [Sums, Sums] = [zero(), zero()]) {
    this.games = games;
    this.sums = sums;
  }

  /** Counts game number `i`; a shared victory is split. */
  count({ scores, winners, answers, seconds, slowest }: Ending, i: number): void {
    this.games++;
    const first = seatOf(i, answers.length);
    answers.forEach((n, seat) => {
      const sum = this.sums[seat === first ? 0 : 1];
      sum.wins += winners.includes(seat) ? 1 / winners.length : 0;
      sum.seats++;
      sum.points += at(scores, seat);
      sum.answers += n;
      sum.seconds += at(seconds, seat);
      sum.slowest = Math.max(sum.slowest, at(slowest, seat));
    });
  }

  /** How often the first bot won, and between what bounds that lies 19 times in 20. */
  get share(): number {
    return this.sums[0].wins / this.games;
  }

  get interval(): Interval {
    return wilson(this.sums[0].wins, this.games);
  }
}
