/** Hints at a question of a person. */
import type { HintJob, Job, Prospect, ResultOf } from '@kaffeehaus/bots';
import { FIRST, at, newRecord, nth } from '@kaffeehaus/kernel';
import { hand, vienna } from '@kaffeehaus/vienna';
import { expect, test, vi } from 'vitest';
import { Answering } from '../src/ask/answering.ts';
import { CAREFUL } from './habits.ts';
import { Counsel } from '../src/ask/counsel.ts';
import { Play } from '../src/table/play.ts';
import type { Thinker, Wanted } from '../src/think/thinker.ts';

/** Gives hints as the test says, and never lets a bot answer. */
class Adviser implements Thinker {
  readonly jobs: HintJob[] = [];
  readonly signals: AbortSignal[] = [];
  settle: (said: readonly Prospect[] | undefined) => void = () => {};

  think<K extends Job['kind']>(job: Extract<Job, { kind: K }>, { signal }: Wanted): Promise<ResultOf[K]> {
    const asked: Job = job;
    if (asked.kind !== 'hint') return new Promise(() => {});
    this.jobs.push(asked);
    this.signals.push(signal);
    return new Promise((resolve, reject) => {
      this.settle = said => (said ? resolve(said as ResultOf[K]) : reject(new Error('no thread')));
    });
  }
}

const open = (sitters: readonly string[]) => {
  const record = newRecord(vienna, { version: 'intro' }, sitters.length, 'prater');
  const kept = { id: 'a', version: 1, changed: 0, sitters, record, given: [] };
  const thinker = new Adviser();
  const play = new Play(vienna, kept, { pace: () => 0, thinker, keep: () => {} });
  return { play, thinker, counsel: new Counsel(play, thinker), answering: new Answering(play, CAREFUL) };
};

const prospectOf = (play: Play): Prospect => ({
  answer: nth(
    at(
      [play.view.value?.ask].flatMap(ask => ask ?? []),
      0,
    ),
    3,
  ),
  deeds: [],
  chance: 0.5,
  behind: { mean: 0, margin: 0, samples: 24 },
  tied: true,
  points: 40,
  sources: [],
  risk: { points: 30, rival: 1, chance: 0.5 },
});

test('nothing is thought before somebody wants a hint, and then only from what the person may know', async () => {
  const { play, thinker, counsel } = open(['person', 'normal']);
  expect(counsel.said).toBeUndefined();
  expect(thinker.jobs).toEqual([]);
  counsel.toggle();
  expect(counsel.said).toBe('thinking');
  const [job] = thinker.jobs;
  expect(job?.seat).toBe(0);
  expect(job && at(job.table.zones, hand(1)).every(card => card < FIRST)).toBe(true);
  const said = [prospectOf(play)];
  thinker.settle(said);
  await vi.waitFor(() => expect(counsel.said).toBe(said), 10_000);
  counsel.toggle();
  expect(counsel.said).toBeUndefined();
});

test('a hint can be chosen, and is given only when it is confirmed', () => {
  const { play, answering } = open(['person', 'normal']);
  const { answer } = prospectOf(play);
  answering.propose(answer);
  expect(answering.draft?.places).toEqual(answer);
  expect(answering.isComplete).toBe(true);
  expect(play.view.value?.ask).toBeDefined();
  answering.confirm();
  expect(play.view.value?.ask).toBeUndefined();
});

test('a hint that comes after the answer is not told', async () => {
  const { play, thinker, counsel } = open(['person', 'normal']);
  const said = [prospectOf(play)];
  counsel.seek();
  play.answer(at(said, 0).answer);
  expect(at(thinker.signals, 0).aborted).toBe(true);
  thinker.settle(said);
  await Promise.resolve();
  expect(counsel.said).toBeUndefined();
});

test('behind the curtain nothing of it is left', async () => {
  const { play, thinker, counsel } = open(['person', 'person']);
  play.enter(0);
  counsel.seek();
  thinker.settle([prospectOf(play)]);
  await vi.waitFor(() => expect(counsel.said).toHaveLength(1), 10_000);
  play.leave();
  expect(counsel.said).toBeUndefined();
  play.enter(1);
  expect(counsel.said).toBeUndefined();
});

test('what fails can be tried again', async () => {
  const { play, thinker, counsel } = open(['person', 'normal']);
  counsel.seek();
  thinker.settle(undefined);
  await vi.waitFor(() => expect(counsel.said).toBe('failed'), 10_000);
  counsel.seek();
  expect(counsel.said).toBe('thinking');
  thinker.settle([prospectOf(play)]);
  await vi.waitFor(() => expect(counsel.said).toHaveLength(1), 10_000);
});
