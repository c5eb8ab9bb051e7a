import type { AnswerJob, Job } from '@kaffeehaus/bots';
import { afterEach, describe, expect, test } from 'vitest';
import { NoThought, Pool, usualCount } from '../../src/play/pool.ts';
import type { Urgency, Wish } from '../../src/play/pool.ts';

/** A thread that does what its job is called, and says when it was begun. */
const THREAD = `
  import { parentPort } from 'node:worker_threads';
  let n = 0;
  parentPort.on('message', ({ game }) => {
    if (game === 'hang') for (;;);
    if (game === 'die') process.exit(3);
    if (game === 'throw') throw new Error('thrown');
    parentPort.postMessage(game === 'fail' ? { error: 'it failed' } : { result: [++n] });
  });
`;
const threads = (count: number) => ({
  entry: new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`),
  count,
  nice: 0,
  rules: new URL('file:///nowhere/'),
});

const pools: Pool[] = [];
const newPool = (count = 1): Pool => {
  const pool = new Pool(threads(count));
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.map(pool => pool.close()));
  pools.length = 0;
});

const job = (game: string): AnswerJob => ({ kind: 'answer', game }) as unknown as AnswerJob;

const wish = (game: string, table = 1, urgency: Urgency = 'people', limit = 20_000): Wish<AnswerJob> => ({
  table,
  urgency,
  limit,
  make: () => job(game),
});

describe('the threads of bots', () => {
  test('there is one at least, and one processor is left to those who serve', () => {
    expect(usualCount()).toBeGreaterThanOrEqual(1);
  });

  test('people come first, reviews last, and tables take turns', async () => {
    const pool = newPool();
    const order: string[] = [];
    const ask = (name: string, table: number, urgency: Urgency): Promise<void> =>
      pool
        .ask({
          ...wish('go', table, urgency),
          make: () => {
            order.push(name);
            return job('go');
          },
        })
        .then(() => {});
    await Promise.all([
      ask('first', 9, 'nobody'),
      ask('review', 5, 'some-day'),
      ask('greedy 1', 1, 'nobody'),
      ask('greedy 2', 1, 'nobody'),
      ask('greedy 3', 1, 'nobody'),
      ask('modest', 2, 'nobody'),
      ask('person', 3, 'people'),
    ]);
    expect(order).toEqual(['first', 'person', 'greedy 1', 'modest', 'greedy 2', 'greedy 3', 'review']);
    expect(pool.waiting).toBe(0);
  });

  test('what nobody wants any more is not thought about', async () => {
    const pool = newPool();
    expect(await pool.ask({ ...wish('go'), make: () => undefined })).toBeUndefined();
    expect(await pool.ask(wish('go'))).toEqual([1]);
  });

  test.each(['die', 'throw', 'fail'])(
    'a job that comes to nothing (%s) is told, and the next is done',
    async game => {
      const pool = newPool();
      await expect(pool.ask(wish(game))).rejects.toBeInstanceOf(NoThought);
      expect(await pool.ask(wish('go'))).toHaveLength(1);
    },
  );

  test('a job that hangs is ended after its time, and its thread with it', async () => {
    const pool = newPool();
    const hanging = pool.ask(wish('hang', 1, 'people', 300));
    const next = pool.ask(wish('go', 2));
    await expect(hanging).rejects.toThrow('took too long');
    expect(await next).toEqual([1]);
  });

  test('a job that cannot be made is told', async () => {
    const pool = newPool();
    const broken = { ...wish('go'), make: (): Promise<AnswerJob> => Promise.reject(new Error('no table')) };
    await expect(pool.ask(broken)).rejects.toThrow('no table');
    expect(await pool.ask(wish('go'))).toEqual([1]);
  });

  test('closing ends all, also what waits', async () => {
    const pool = newPool();
    const all = ['hang', 'go', 'go'].map((game, table) => pool.ask<Job>(wish(game, table)));
    const settled = Promise.allSettled(all);
    await pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pool.ask(wish('go'))).rejects.toThrow('closed');
  });
});
