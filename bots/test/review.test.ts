/** Reviews of small games whose true values are known: what is called a mistake is one, and nothing else is. */
import {
  apply,
  at,
  below,
  count,
  firstOpen,
  nth,
  seeded,
  start,
  times,
  wordAnswer,
} from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { CARE, PARTS, reviewing } from '../src/index.ts';
import type { Account, Care, Review } from '../src/index.ts';
import { fair, judgeOf, nim, pennies, recordOf, trap, wheels } from './parlour.ts';

const QUICK: Care = { ...CARE, ways: 400, least: 40, most: 80, trial: 200, suspicion: 40, appeal: 60 };

const reviewed = (game: Game, seed: string, answers: readonly string[], care: Partial<Care> = {}): Review => {
  const steps = reviewing(judgeOf(game), recordOf(game, seed, answers), { ...QUICK, ...care });
  for (let last = -1; ;) {
    const step = steps.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(last);
    last = step.value;
    expect(last).toBeLessThan(1);
  }
};

const byLot = (game: Game, seed: string): readonly string[] => {
  const s = start(game, {}, 2, seed);
  const chance = seeded(`lots of ${seed}`);
  const answers: string[] = [];
  for (let ask = firstOpen(s); ask !== undefined; ask = firstOpen(s)) {
    const answer = nth(ask, below(chance, count(ask)));
    answers.push(wordAnswer(game, ask.seat, answer));
    apply(game, s, ask.seat, answer);
  }
  return answers;
};

const mistakes = ({ points }: Review) => points.filter(({ kind }) => kind === 'mistake');

describe('mistakes', () => {
  test('who could take the last and does not, gives half the game away; the better answer is named', () => {
    // Of 3 it takes 1: the other takes both by lot every second time.
    const [mistake, ...more] = mistakes(reviewed(nim(3), 'nim', ['1: 1', '2: 2']));
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({ kind: 'mistake', index: 0, seat: 0, answer: [1], better: [3] });
    expect(mistake?.loss?.mean).toBeCloseTo(0.5, 1);
    const { mean = 0, margin = 1 } = mistake?.loss ?? {};
    expect(mean - margin).toBeGreaterThan(0);
  });

  test('nobody who takes the last is accused', () => {
    expect(mistakes(reviewed(nim(3), 'nim', ['1: 3']))).toEqual([]);
    expect(mistakes(reviewed(nim(5), 'nim', ['1: 1', '2: 1', '1: 3']))).toEqual([]);
  });

  test('what an answer costs shows some time after it', () => {
    const [mistake] = mistakes(reviewed(trap, 'trap', ['1: 1', '2: 1']));
    expect(mistake?.better).toEqual([2]);
    expect(mistake?.loss?.mean).toBeCloseTo(0.5, 9);
  });

  test('where no answer makes a difference nobody is accused, whatever luck does', () => {
    const accused = times(30, i => `wheel ${i}`).filter(
      seed => mistakes(reviewed(wheels(8), seed, byLot(wheels(8), seed), { ways: 200 })).length > 0,
    );
    expect(accused).toEqual([]);
  });

  test('nor is who guesses what another hides', () => {
    for (const hidden of ['2: 1', '2: 2'])
      expect(mistakes(reviewed(pennies, 'pennies', ['1: 1', hidden]))).toEqual([]);
  });
});

test('a wheel that decides the game is a stroke of luck, and so told', () => {
  const seed = times(40, i => `luck ${i}`).find(
    each => at(at(reviewed(fair, each, ['1: 1', '1: 1']).curve, 1), 0) > 0,
  );
  if (seed === undefined) throw new Error('the wheel never stops for seat 1');
  const { points } = reviewed(fair, seed, ['1: 1', '1: 1']);
  const [stroke] = points;
  expect(stroke).toMatchObject({ kind: 'luck', index: 0, better: undefined });
  const { mean = 0, margin = 0 } = stroke?.account.parts.chance ?? {};
  expect(Math.abs(Math.abs(mean) - 0.25)).toBeLessThan(2 * margin);
});

const swingOf = ({ parts }: Account): number => PARTS.reduce((sum, part) => sum + parts[part].mean, 0);

describe.each([
  ['nim', nim(11)],
  ['wheels', wheels(9)],
] as const)('a review of %s', (_, game) => {
  const answers = byLot(game, 'whole');
  const review = reviewed(game, 'whole', answers);

  test('follows the chances from the start to the end', () => {
    expect(review.curve).toHaveLength(answers.length + 1);
    expect(review.rounds).toHaveLength(answers.length + 1);
    const last = at(review.curve, answers.length);
    expect(Math.max(...last)).toBe(1);
    for (const chances of review.curve) expect(at(chances, 0) + at(chances, 1)).toBeCloseTo(1, 9);
  });

  test('adds up, for each player, each round and each turning point', () => {
    const accounts = [
      ...review.totals,
      ...review.byRound.flatMap(({ accounts: each }) => each),
      ...review.points.map(({ account }) => account),
      review.decided.account,
    ];
    for (const account of accounts) expect(swingOf(account)).toBeCloseTo(account.to - account.from, 9);
    for (const { player, from, to } of review.totals) {
      expect(from).toBe(at(at(review.curve, 0), player));
      expect(to).toBe(at(at(review.curve, answers.length), player));
    }
  });

  test('says who was ahead for good since when', () => {
    const { winner, index } = review.decided;
    expect(at(at(review.curve, answers.length), winner)).toBe(1);
    for (const chances of review.curve.slice(index + 1)) expect(at(chances, winner)).toBeGreaterThan(0.5);
  });

  test('counts every decision once in the agreement', () => {
    const counted = review.agreement.map(({ phases }) => phases.reduce((sum, { of }) => sum + of, 0));
    expect(counted.reduce((a, b) => a + b, 0)).toBe(answers.length);
    for (const { phases } of review.agreement)
      for (const { same, of } of phases) expect(same).toBeLessThanOrEqual(of);
  });

  test('is the same whenever it is made', () => {
    expect(reviewed(game, 'whole', answers)).toEqual(review);
  });
});

test('tells no more turning points than are wanted, the largest of them', () => {
  const answers = ['1: 1', '2: 1', '1: 1', '2: 1', '1: 1', '2: 1', '1: 1'];
  const all = reviewed(nim(8), 'slow', answers).points;
  const [one, ...none] = reviewed(nim(8), 'slow', answers, { points: 1 }).points;
  expect(all.length).toBeGreaterThan(1);
  expect(none).toEqual([]);
  expect(Math.max(...mistakes({ points: all } as Review).map(({ loss }) => loss?.mean ?? 0))).toBeCloseTo(
    one?.loss?.mean ?? -1,
    9,
  );
});
