/** Threads: results in order whatever the pace, failures in one line, and an end at any time. */
import { at, times } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import type { Match } from '../src/match.ts';
import { Pool, Stopped, interruptible, withPool } from '../src/pool.ts';
import { THREADS } from './stage.ts';

const match = (seed: string, more: Partial<Match> = {}): Match => ({
  game: 'estoril',
  options: {},
  seed,
  sitting: times(2, () => ({ bot: 'random', think: 1 })),
  ...more,
});

const jobs = times(12, i => match(`game ${i}`));
const play = (count: number, done: (n: number) => void = () => {}) =>
  withPool({ ...THREADS, count }, pool => pool.each('match', jobs, done));

test('the number of threads changes nothing but the pace', async () => {
  const seen: number[] = [];
  const [one, two] = [await play(1), await play(2, n => seen.push(n))];
  const lasting = (endings: typeof one) =>
    endings.map(ending => ending && [ending.scores, ending.winners, ending.answers, ending.rounds]);
  expect(lasting(two)).toEqual(lasting(one));
  expect(new Set(one.map(ending => String(ending?.scores))).size).toBeGreaterThan(6);
  expect(seen).toEqual(jobs.map((_, i) => i + 1));
});

test('a job that fails says why in one line, and the others are done all the same', async () => {
  const pool = new Pool(THREADS);
  const bad = pool.run('match', match('bad', { game: 'chess' }));
  const good = pool.run('match', match('good'));
  await expect(bad).rejects.toThrow(/^[^\n]*chess[^\n]*$/);
  expect((await good).answers.every(n => n > 0)).toBe(true);
  await pool.close();
});

test('closing ends what is under way and what is waiting', async () => {
  const pool = new Pool({ ...THREADS, count: 1 });
  const endless = match('endless', { sitting: times(2, () => ({ bot: 'hard', think: 60_000 })) });
  const results = pool.each('match', [endless, match('never begun')]);
  const alone = pool.run('match', endless);
  setTimeout(() => void pool.close(), 50);
  await expect(alone).rejects.toThrow(Stopped);
  expect(await results).toEqual([undefined, undefined]);
  await expect(pool.run('match', at(jobs, 0))).rejects.toThrow(Stopped);
});

test('Ctrl+C closes the pool, and is nobody’s business afterwards', async () => {
  const before = process.listenerCount('SIGINT');
  const endless = match('endless', { sitting: times(2, () => ({ bot: 'hard', think: 60_000 })) });
  const work = withPool(THREADS, (pool, signal) => {
    setTimeout(() => process.emit('SIGINT'), 50);
    return pool.each('match', [endless]).then(results => ({ results, stopped: signal.aborted }));
  });
  expect(await work).toEqual({ results: [undefined], stopped: true });
  expect(process.listenerCount('SIGINT')).toBe(before);
  expect(await interruptible(async signal => signal.aborted)).toBe(false);
});
