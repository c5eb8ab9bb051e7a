import { describe, expect, test } from 'vitest';
import { kaffeehaus } from './stage.ts';

interface Figures {
  readonly answers: number;
  readonly seconds: number;
  readonly wallSeconds: number;
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  readonly scores: {
    readonly mean: number;
    readonly min: number;
    readonly max: number;
    readonly bySeat: readonly number[];
  };
  readonly wins: readonly number[];
  readonly byBot?: { readonly [bot: string]: { readonly seats: number; readonly wins: number } };
}

const simulate = async (...more: readonly string[]) => {
  const argv = ['simulate', 'vienna', '--seats', '3', '--games', '12', '--seed', 'coffee', '--json', ...more];
  const { code, out, err } = await kaffeehaus(argv);
  return { code, err, figures: JSON.parse(out) as Figures };
};

const once = simulate();

describe('simulate --json', () => {
  test('has exactly the fields promised, and the seed on standard error', async () => {
    const { code, err, figures } = await once;
    expect(code).toBe(0);
    expect(err).toMatch(/^Vienna: 12 games at 3 seats, seed coffee\n$/);
    expect(Object.keys(figures).sort()).toEqual(
      [
        'game',
        'seats',
        'games',
        'answers',
        'seconds',
        'wallSeconds',
        'answersPerSecond',
        'gamesPerSecond',
        'rounds',
        'scores',
        'wins',
      ].sort(),
    );
    expect(figures).toMatchObject({ game: 'vienna', seats: 3, games: 12 });
  });

  test('figures agree with each other', async () => {
    const { figures } = await once;
    const { answers, seconds, rounds, scores, wins } = figures;
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect(sum(wins)).toBeCloseTo(12, 9);
    expect(wins).toHaveLength(3);
    expect(sum(scores.bySeat) / 3).toBeCloseTo(scores.mean, 9);
    expect(scores.min).toBeLessThan(scores.mean);
    expect(scores.max).toBeGreaterThan(scores.mean);
    expect(rounds.min).toBeLessThanOrEqual(rounds.mean);
    expect(figures.answersPerSecond).toBeCloseTo(answers / seconds, 6);
    expect(figures.gamesPerSecond).toBeCloseTo(12 / seconds, 6);
    // Every seat assigns three cards each round at least.
    expect(answers).toBeGreaterThan(12 * rounds.min * 3);
  });

  test('the same seed gives the same games, another seed others', async () => {
    const fixed = ({ answers, rounds, scores, wins }: Figures): object => ({ answers, rounds, scores, wins });
    const [a, b, c] = [await once, await simulate(), await simulate('--seed', 'tea')];
    expect(fixed(a.figures)).toEqual(fixed(b.figures));
    expect(fixed(a.figures)).not.toEqual(fixed(c.figures));
  });

  test('--bots tells the bots apart: seats played add up', async () => {
    const { figures } = await simulate('--bots', 'random,random');
    expect(figures.byBot?.['random']).toMatchObject({ seats: 36, wins: 12 });
  });

  test('bots move on by one seat each game, so that each sits everywhere', async () => {
    const { figures } = await simulate('--bots', 'random,easy', '--games', '2');
    expect(figures.byBot?.['random']?.seats).toBe(3);
    expect(figures.byBot?.['easy']?.seats).toBe(3);
  });
});

test('people get tables, a fresh seed and no progress bar in a pipe', async () => {
  const argv = ['simulate', 'vienna', '--seats', '2', '--games', '5'];
  const { code, out, err } = await kaffeehaus(argv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Vienna: 5 games at 2 seats, seed [0-9a-f]{32}\n/);
  expect(out).toMatch(/^Answers per second +[\d,]+$/m);
  expect(out).toMatch(/^Seat 2 +[\d.]+ +[\d.]+ +[\d.]+%$/m);
  expect((await kaffeehaus(argv)).out.split('\n')[0]).not.toBe(out.split('\n')[0]);
});

test('somebody at a terminal sees a bar, which is gone at the end', async () => {
  const { err, out } = await kaffeehaus(['simulate', 'vienna', '--games', '5'], { tty: true });
  expect(err).toContain('░');
  expect(err.endsWith('\r\u001b[K')).toBe(true);
  expect(out).not.toContain('░');
});
