/** The bots of a house think about the jobs that page and terminal make, and answer as they do. */
import { BotHost, answerJob, judgeFor } from '@kaffeehaus/bots';
import type { AnswerJob, Level } from '@kaffeehaus/bots';
import { estoril } from '@kaffeehaus/estoril';
import { mind as estorilMind } from '@kaffeehaus/estoril/mind';
import { hamburg } from '@kaffeehaus/hamburg';
import { mind as hamburgMind } from '@kaffeehaus/hamburg/mind';
import { replay } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { mind as viennaMind } from '@kaffeehaus/vienna/mind';
import { afterAll, describe, expect, test } from 'vitest';
import { Room } from '../../src/log/room.ts';
import { Bots, luckOf } from '../../src/play/bots.ts';
import { Pool, usualThreads } from '../../src/play/pool.ts';
import type { Wish } from '../../src/play/pool.ts';
import { newTable, rulesNamed } from '../table.ts';
import { botThread, settle } from './stage.ts';

const JUDGES = [judgeFor(vienna, viennaMind), judgeFor(hamburg, hamburgMind), judgeFor(estoril, estorilMind)];
const LEVEL: Level = 'hard';
const TIME = { thoughts: 2 };
const ANSWERS = 3;

let pool: Pool | undefined;
const threads = async (): Promise<Pool> =>
  (pool ??= new Pool({ ...usualThreads(), entry: await botThread(), count: 1, nice: 0 }));
afterAll(() => pool?.close());

/** The jobs that the house makes of the questions that are open. */
const jobsAt = async (room: Room): Promise<readonly AnswerJob[]> => {
  const jobs: AnswerJob[] = [];
  const ask = async (wish: Wish<AnswerJob>): Promise<undefined> => {
    const job = await wish.make();
    if (job) jobs.push(job);
  };
  const house = { tables: { look: async () => room }, now: () => 0, log: console, metrics: {} };
  const bots = new Bots(house as never, { ask } as unknown as Pool, () => {});
  bots.heed(room);
  await settle();
  return jobs;
};

describe.each(JUDGES.map(judge => [judge.game.id, judge] as const))('%s', (id, judge) => {
  const { game } = judge;
  const here = new BotHost({ judgeOf: async () => judge, now: () => 0 });

  test('jobs are made from the record alone, and answered alike on a thread of the house', async () => {
    const room = new Room({ ...newTable(id, 3, `bots of ${id}`), tab: 1 }, await rulesNamed(id), []);
    room.start(0, [LEVEL, LEVEL, LEVEL]);
    for (let i = 0; i < ANSWERS; i++) {
      const [job] = await jobsAt(room);
      if (!job) throw new Error('no bot is asked');
      const { seat } = job;
      const table = replay(game, room.held.record);
      expect(JSON.stringify({ ...job, time: TIME })).toBe(
        JSON.stringify(answerJob(game, table, seat, luckOf(room), LEVEL, TIME)),
      );
      const counted = { ...job, time: TIME };
      const wish = { table: 1, urgency: 'people', limit: 60_000, make: () => counted } as const;
      const answer = await (await threads()).ask(wish);
      expect(answer).toEqual(await here.answer(counted));
      room.answer({ seat, actor: 0, cmd: '', now: 0 }, room.putTo(seat), answer ?? []);
    }
  });
});
