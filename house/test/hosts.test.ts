/** Page and terminal ask bots in one way: the same record gives the same jobs to the byte, and with counted thoughts the same answers. */
import type { AnswerJob, HintJob, Job, Level, Question, ResultOf } from '@kaffeehaus/bots';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { at, asked, determinize, mask, newRecord, seeded, sha256 } from '@kaffeehaus/kernel';
import type { Answer, Game, GameRecord, State } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { Advisers } from '../../cli/src/play/advisers.ts';
import { Evening } from '../../cli/src/play/evening.ts';
import type { Pool } from '../../cli/src/pool.ts';
import { TASKS } from '../../cli/src/tasks.ts';
import { Counsel } from '../../web/src/ask/counsel.ts';
import { Play } from '../../web/src/table/play.ts';
import { host } from '../../web/src/think/host.ts';
import type { Thinker } from '../../web/src/think/thinker.ts';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];
const SEED = 'only the record knows';
const TIME = { thoughts: 4 };
const ANSWERS = 16;
const SITTERS: readonly Level[] = ['hard', 'easy', 'normal'];

const recordOf = (game: Game): GameRecord => newRecord(game, {}, SITTERS.length, SEED);

/** What left for another thread, with the time to think counted. */
const noted = <J extends Question>(job: J, jobs: Job[]): J => {
  const sent = { ...structuredClone(job), time: TIME };
  jobs.push(sent as unknown as Job);
  return sent;
};

/** Bots play on the page, where others of them think as on its thread. */
const onPage = async (game: Game): Promise<{ answers: readonly string[]; jobs: readonly Job[] }> => {
  const jobs: Job[] = [];
  const thinker: Thinker = {
    think: <K extends Job['kind']>(job: Extract<Job, { kind: K }>) =>
      jobs.length < 2 * ANSWERS
        ? (host.do(noted(job as unknown as AnswerJob, jobs)) as Promise<ResultOf[K]>)
        : new Promise<ResultOf[K]>(() => {}),
  };
  const kept = { id: 'a', version: 1, changed: 0, sitters: SITTERS, record: recordOf(game), given: [] };
  const play = await new Promise<Play>(resolve => {
    const keep = ({ record }: { readonly record: GameRecord }): void => {
      if (record.answers.length >= ANSWERS) resolve(opened);
    };
    const opened = new Play(game, kept, { pace: () => 0, thinker, keep });
  });
  const { answers } = play.record;
  play.close();
  return { answers: answers.slice(0, ANSWERS), jobs };
};

/** The threads of the terminal, without threads. */
const poolFor = (jobs: Job[]): Pick<Pool, 'run'> => ({
  run: ((task: 'think' | 'hint', job: AnswerJob & HintJob) => TASKS[task](noted(job, jobs))) as Pool['run'],
});

const onTerminal = async (game: Game): Promise<{ answers: readonly string[]; jobs: readonly Job[] }> => {
  const jobs: Job[] = [];
  const evening = new Evening(game, { record: recordOf(game) }, SITTERS);
  const advisers = new Advisers(evening, poolFor(jobs), { milliseconds: 600 });
  while (evening.record.answers.length < ANSWERS) {
    const bots = evening.botsAsked();
    const answers: readonly Answer[] = await Promise.all(bots.map(bot => advisers.answer(bot)));
    bots.forEach(({ seat }, i) => evening.answer(seat, at(answers, i)));
  }
  return { answers: evening.record.answers.slice(0, ANSWERS), jobs };
};

/** As it is written: the engine's own way to send data tells apart how it happens to hold the same numbers. */
const bytes = (job: Job): string => {
  expect(structuredClone(job)).toEqual(job);
  return JSON.stringify(job);
};

/** Jobs in the order of their moments: threads take them as they come. */
const inOrder = (jobs: readonly Job[]): readonly AnswerJob[] =>
  (jobs as readonly AnswerJob[])
    .filter(({ table }) => table.ply < ANSWERS)
    .sort((a, b) => a.table.ply - b.table.ply || a.seat - b.seat);

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const both = Promise.all([onPage(game), onTerminal(game)]);

  test('the same record has the same bots on page and terminal', async () => {
    const [page, terminal] = await both;
    expect(page.answers).toHaveLength(ANSWERS);
    expect(terminal.answers).toEqual(page.answers);
  });

  test('jobs are the same to the byte', async () => {
    const [page, terminal] = await both;
    const sent = inOrder(page.jobs).map(bytes);
    expect(sent.length).toBeGreaterThan(ANSWERS / 2);
    expect(inOrder(terminal.jobs).map(bytes)).toEqual(sent);
  });

  test('no job holds the seed, or a key that follows from it', async () => {
    const [{ jobs }] = await both;
    const key = new Set(sha256(SEED));
    for (const job of inOrder(jobs)) {
      expect(bytes(job)).not.toContain(SEED);
      expect(job.luck.some(word => key.has(word))).toBe(false);
      expect(job.table.rng.key).toEqual([]);
    }
  });

  test('no job tells one table from another its seat cannot tell apart', async () => {
    const chance = seeded('other worlds');
    const pool: Job[] = [];
    const evening = new Evening(game, { record: recordOf(game) }, SITTERS);
    let different = 0;
    for (let i = 0; i < ANSWERS; i++) {
      const { seat } = at(asked(evening.table), 0);
      const elsewhere = determinize(game, mask(game, evening.table, seat), chance);
      if (JSON.stringify(elsewhere.zones) !== JSON.stringify(evening.table.zones)) different++;
      const here = await jobAt(evening, evening.table, seat);
      expect(bytes(await jobAt(evening, elsewhere, seat))).toBe(bytes(here));
      evening.answer(
        seat,
        await new Advisers(evening, poolFor(pool), TIME).answer({ seat, level: 'random' }),
      );
    }
    expect(different).toBeGreaterThan(0);
  });

  test('a hint is thought about alike on page and terminal', async () => {
    const sent: Job[] = [];
    const thinker: Thinker = {
      think: job => {
        noted(job as unknown as HintJob, sent);
        return new Promise(() => {});
      },
    };
    const evening = new Evening(game, { record: recordOf(game) }, SITTERS);
    const { seat } = at(asked(evening.table), 0);
    const sitters = SITTERS.map((level, i) => (i === seat ? 'person' : level));
    const kept = { id: 'a', version: 1, changed: 0, sitters, record: recordOf(game), given: [] };
    const play = new Play(game, kept, { pace: () => 0, thinker, keep: () => {} });
    new Counsel(play, thinker).seek();
    const hints = sent.filter(({ kind }) => kind === 'hint') as HintJob[];
    const [told] = await jobsOf(advisers => advisers.hint(seat), evening);
    expect(hints).toHaveLength(1);
    expect({ ...hints[0], time: TIME }).toEqual(told);
    play.close();
  });
});

/** What a terminal sends about a table. */
const jobAt = async (evening: Evening, table: State, seat: number): Promise<Job> => {
  const { game, record } = evening;
  const [job] = await jobsOf(advisers => advisers.answer({ seat, level: 'hard' }), { game, record, table });
  return job as Job;
};

const jobsOf = async (
  ask: (advisers: Advisers) => Promise<unknown>,
  evening: Pick<Evening, 'game' | 'record' | 'table'>,
): Promise<readonly Job[]> => {
  const jobs: Job[] = [];
  const run = ((_task: string, job: AnswerJob) => Promise.resolve(noted(job, jobs))) as unknown;
  await ask(new Advisers(evening, { run: run as Pool['run'] }, TIME));
  return jobs;
};
