/** What simulated games add up to. */
import type { Game, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Tally } from '../src/tally.ts';

/** A finished game: the points of everybody, who won, and after which round. */
interface Finished {
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly round: number;
}

const game = {
  audit: ({ points }: Finished) => points.map(n => [{ source: 'all', points: n }]),
  winners: ({ winners }: Finished) => ({ seats: winners }),
  round: ({ round }: Finished) => round,
} as unknown as Game;

const count = (tally: Tally, points: number[], winners: number[], bots: string[], round = 3): void =>
  tally.count({ points, winners, round } as unknown as State, 10, bots);

test('a shared victory is split, by seat and by bot', () => {
  const tally = new Tally(game, 3);
  count(tally, [5, 5, 2], [0, 1], ['easy', 'hard', 'easy']);
  expect(tally.wins).toEqual([0.5, 0.5, 0]);
  expect(tally.byBot.get('easy')?.wins).toBe(0.5);
  expect(tally.byBot.get('hard')?.wins).toBe(0.5);
  count(tally, [9, 9, 9], [0, 1, 2], ['hard', 'easy', 'easy']);
  expect(tally.byBot.get('hard')?.wins).toBeCloseTo(5 / 6, 12);
  expect(tally.wins.reduce((a, b) => a + b)).toBeCloseTo(2, 12);
});

test('scores by seat, by bot and in all', () => {
  const tally = new Tally(game, 2);
  count(tally, [5, 1], [0], ['easy', 'hard'], 3);
  count(tally, [7, 9], [1], ['hard', 'easy'], 6);
  expect({ games: tally.games, answers: tally.answers }).toEqual({ games: 2, answers: 20 });
  expect(tally.scores.toJSON()).toEqual({ mean: 5.5, min: 1, max: 9 });
  expect(tally.bySeat.map(({ mean }) => mean)).toEqual([6, 5]);
  expect(tally.byBot.get('easy')?.scores.toJSON()).toEqual({ mean: 7, min: 5, max: 9 });
  expect(tally.byBot.get('hard')?.scores.n).toBe(2);
  expect(tally.rounds.toJSON()).toEqual({ mean: 4.5, min: 3, max: 6 });
});

test('what the game plays itself is counted apart', () => {
  const tally = new Tally(game, 1);
  count(tally, [5, 8], [1], ['easy']);
  count(tally, [6, 6], [0, 1], ['easy']);
  expect(tally.wins).toEqual([0.5]);
  expect(tally.automaton.wins).toBe(1.5);
  expect(tally.automaton.scores.mean).toBe(7);
  expect(tally.scores.mean).toBe(5.5);
});
