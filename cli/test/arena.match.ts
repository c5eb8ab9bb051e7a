/** Strength is measured: wins, their interval, and how long bots think. */
import { describe, expect, test } from 'vitest';
import { wilson } from '../src/chance.ts';
import { Standings } from '../src/contest.ts';
import { kaffeehaus } from './stage.ts';

interface Figures {
  readonly games: number;
  readonly wins: { readonly [bot: string]: number };
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly scores: { readonly [bot: string]: number };
  readonly secondsPerAnswer: { readonly [bot: string]: number };
}

const arena = (line: string, ...more: readonly string[]) =>
  kaffeehaus(['arena', ...line.split(' '), '--seed', 'coffee', ...more]);

describe('the interval after Wilson', () => {
  // Worked by hand from the formula: 70 of 100, z = 1.96.
  test.each([
    [70, 100, 0.604, 0.781],
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
  ])('of %d wins in %d games', (won, n, low, high) => {
    const [from, to] = wilson(won, n);
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });
});

test('one A sits among B and moves on each game; a shared win is split', () => {
  const standings = new Standings();
  const game = { rounds: 6, answers: [4, 5, 6], seconds: [1, 2, 3], slowest: [0.5, 0.6, 0.7] };
  standings.count({ ...game, scores: [10, 20, 30], winners: [2] }, 0);
  standings.count({ ...game, scores: [10, 30, 30], winners: [1, 2] }, 1);
  const [a, b] = standings.sums;
  expect(a).toMatchObject({ wins: 0.5, seats: 2, points: 40, answers: 9, seconds: 3, slowest: 0.6 });
  expect(b).toMatchObject({ wins: 1.5, seats: 4, points: 90, answers: 21, seconds: 9, slowest: 0.7 });
  expect(standings.share).toBe(0.25);
});

describe('arena', () => {
  test('--json has what is promised, and the figures agree', async () => {
    const { code, out, err } = await arena('vienna --bots easy,random --seats 3 --games 3 --json');
    const figures = JSON.parse(out) as Figures;
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Vienna: 3 games at 3 seats, easy (100 ms) against random (100 ms), seed coffee\n',
    });
    expect(figures).toMatchObject({ game: 'vienna', seats: 3, games: 3, seed: 'coffee' });
    expect(Object.keys(figures.wins)).toEqual(['easy', 'random']);
    const { wins, scores, secondsPerAnswer, share, interval } = figures;
    expect((wins['easy'] ?? 0) + (wins['random'] ?? 0)).toBeCloseTo(3, 9);
    expect(share).toBeCloseTo((wins['easy'] ?? 0) / 3, 9);
    expect(interval).toEqual(wilson(wins['easy'] ?? 0, 3));
    expect(scores['easy']).toBeGreaterThan(scores['random'] ?? Infinity);
    expect(secondsPerAnswer['easy']).toBeGreaterThan(secondsPerAnswer['random'] ?? Infinity);
  });

  test('people get a table and the interval in words, and the same seed gives the same wins', async () => {
    const line = 'estoril --bots easy,random --seats 2 --games 2';
    const [{ code, out, err }, again] = [await arena(line), await arena(line)];
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^easy +1 +[\d.]+ +[\d.]+ +[\d.]+ +\d+$/m);
    expect(out).toMatch(/^easy wins [\d.]+% of the games \(95% interval: [\d.]+% to [\d.]+%;/m);
    const wins = (text: string) => /^easy wins .*$/m.exec(text)?.[0];
    expect(wins(again.out)).toBe(wins(out));
  });

  test('a bot may have its own time to think', async () => {
    const { out } = await arena('estoril --bots hard:2,hard:1 --seats 2 --games 1 --json');
    expect(JSON.parse(out)).toMatchObject({ think: { 'hard:2': 2, 'hard:1': 1 } });
  });

  test('Ctrl+C ends it in one line, and in one object', async () => {
    const end = arena('hamburg --bots hard,normal --think 60000 --seats 2 --games 2 --json');
    setTimeout(() => process.emit('SIGINT'), 100);
    const { code, out, err } = await end;
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ error: 'Stopped after 0 of 2 games.', exit: 1 });
    expect(err).toMatch(/\nkaffeehaus: Stopped after 0 of 2 games\.\n$/);
  });
});
