import { type Game, newRecord, score, wordAnswer } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import type { Kept } from '../src/store/kept.ts';
import { mineIn } from '../src/statistics/KeptStatistics.tsx';
import { type Played, playedBy, tallyOf } from '../src/statistics/tally.ts';
import { played } from './played.ts';

const game = vienna as unknown as Game;

const record = () => {
  const answers: string[] = [];
  const options = { version: 'intro' };
  for (const { ask, answer } of played(game, options, 2, 'tally'))
    answers.push(wordAnswer(game, ask.seat, answer));
  return { ...newRecord(game, options, 2, 'tally'), answers };
};

test('a game is told as its seat played it; one that the rules had not ended is not told', () => {
  const whole = record();
  const [first, second] = [0, 1].map(seat => playedBy(game, whole, seat));
  if (!first || !second) throw new Error('it is over');
  expect([first.won, second.won]).toContain(true);
  const [more, less] = first.won ? [first, second] : [second, first];
  expect(score(more.sheet)).toBeGreaterThanOrEqual(score(less.sheet));
  expect(first.cards.length).toBeGreaterThan(0);
  expect(playedBy(game, { ...whole, answers: whole.answers.slice(0, -1) }, 0)).toBeUndefined();
});

const game_ = (won: boolean, points: number, cards: readonly number[], seats = 2): Played => ({
  seats,
  won,
  sheet: [
    { source: 'squares', points },
    { source: 'orders', points: 2 },
  ],
  cards,
});

test('games add up by number of players, by source and by card', () => {
  const { bySeats, sources, favourites } = tallyOf([
    game_(true, 10, [101, 101, 102]),
    game_(false, 4, [101, 103]),
    game_(true, 1, [102], 3),
  ]);
  expect(bySeats).toEqual([
    { seats: 2, games: 2, won: 1, score: 9 },
    { seats: 3, games: 1, won: 1, score: 3 },
  ]);
  expect(sources).toEqual([
    { source: 'squares', points: 5 },
    { source: 'orders', points: 2 },
  ]);
  expect(favourites).toEqual([
    { card: 101, times: 3, games: 2, won: 1 },
    { card: 102, times: 2, games: 2, won: 2 },
  ]);
});

test('games of several people, lessons and games played on from others count nowhere', () => {
  const kept = (part: Partial<Kept>): Kept => ({
    id: 'a',
    version: 1,
    changed: 0,
    sitters: ['easy', 'person'],
    record: record(),
    given: [],
    ...part,
  });
  const entry = (part: Partial<Kept>, over = true) => ({
    kept: kept(part),
    game,
    round: 9,
    over,
    turn: [],
    leads: [],
  });
  const found = [
    entry({}),
    entry({ fork: 12 }),
    entry({ lesson: 'vienna-first' }),
    entry({ sitters: ['person', 'person'] }),
    entry({}, false),
  ];
  expect(mineIn(found).map(({ seat }) => seat)).toEqual([1]);
});
