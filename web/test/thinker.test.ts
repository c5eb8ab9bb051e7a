import {
  type AnswerJob,
  type HintJob,
  type Job,
  type Review,
  type ReviewJob,
  answerJob as answerOf,
  hintJob as hintOf,
} from '@kaffeehaus/bots';
import { at, has, newRecord, start } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { host } from '../src/think/host.ts';
import { Threaded, type Thread, type Word } from '../src/think/thinker.ts';

/** A thread that says what the test says. */
class FakeThread implements Thread {
  readonly jobs: Job[] = [];
  ended = false;
  readonly #heard = new Map<string, ((event: never) => void)[]>();

  postMessage(job: Job): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.ended = true;
  }

  addEventListener(type: string, heard: (event: never) => void): void {
    this.#heard.set(type, [...(this.#heard.get(type) ?? []), heard]);
  }

  say(word: Word): void {
    for (const heard of this.#heard.get('message') ?? []) heard({ data: word } as never);
  }

  break(): Event {
    const event = new Event('error', { cancelable: true });
    for (const heard of this.#heard.get('error') ?? []) heard(event as never);
    return event;
  }
}

const table = start(vienna, { version: 'intro' }, 2, 'prater');
const ask = at(table.wait, 0);
const time = { milliseconds: 50 };
const answerJob: AnswerJob = answerOf(vienna, table, ask.seat, 'secret', 'normal', time);
const hintJob: HintJob = hintOf(vienna, table, ask.seat, 'secret', time);
const reviewJob: ReviewJob = { kind: 'review', game: 'vienna', record: newRecord(vienna, {}, 2, 'x') };

const setUp = () => {
  const threads: FakeThread[] = [];
  const thinker = new Threaded(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  });
  return { threads, thinker };
};

const wanted = () => new AbortController();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('no thread before the first job, and one job at a time', async () => {
  const { threads, thinker } = setUp();
  expect(threads).toHaveLength(0);
  const first = thinker.think(answerJob, wanted());
  const second = thinker.think(answerJob, wanted());
  expect(threads[0]?.jobs).toHaveLength(1);
  threads[0]?.say({ result: [1] });
  expect(await first).toEqual([1]);
  expect(threads[0]?.jobs).toHaveLength(2);
  threads[0]?.say({ result: [2] });
  expect(await second).toEqual([2]);
  expect(threads).toHaveLength(1);
});

test('a hint goes before bots that wait', () => {
  const { threads, thinker } = setUp();
  void thinker.think(answerJob, wanted());
  void thinker.think(answerJob, wanted());
  void thinker.think(hintJob, wanted());
  threads[0]?.say({ result: [1] });
  expect(threads[0]?.jobs.map(({ kind }) => kind)).toEqual(['answer', 'hint']);
});

test('what is given up while it waits is never begun', async () => {
  const { threads, thinker } = setUp();
  void thinker.think(answerJob, wanted());
  const stop = wanted();
  const second = thinker.think(answerJob, stop);
  stop.abort();
  await expect(second).rejects.toThrow('given up');
  threads[0]?.say({ result: [1] });
  expect(threads[0]?.jobs).toHaveLength(1);
  expect(threads[0]?.ended).toBe(false);
});

test('what is given up in mid-thought ends the thread; the next job gets a new one', async () => {
  const { threads, thinker } = setUp();
  const stop = wanted();
  const first = thinker.think(answerJob, stop);
  const second = thinker.think(answerJob, wanted());
  stop.abort();
  await expect(first).rejects.toThrow('given up');
  expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
  threads[0]?.say({ result: [7] });
  threads[1]?.say({ result: [8] });
  expect(await second).toEqual([8]);
});

test('a thread that breaks, fails or does not come back is replaced', async () => {
  const { threads, thinker } = setUp();
  const broken = thinker.think(answerJob, wanted());
  expect(threads[0]?.break().defaultPrevented).toBe(true);
  await expect(broken).rejects.toThrow('the thread broke');
  const failed = thinker.think(answerJob, wanted());
  threads[1]?.say({ failed: 'no such bot' });
  await expect(failed).rejects.toThrow('no such bot');
  const silent = thinker.think(answerJob, wanted());
  const heard = expect(silent).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(60_000);
  await heard;
  expect(threads.map(({ ended }) => ended)).toEqual([true, true, true]);
});

const NONE = { mean: 0, margin: 0, samples: 1 };

test('a long job that tells how far it is, is given its time', async () => {
  const { threads, thinker } = setUp();
  const parts: number[] = [];
  const review = thinker.think(reviewJob, { signal: wanted().signal, tell: part => parts.push(part) });
  for (const part of [0.2, 0.5, 0.8]) {
    await vi.advanceTimersByTimeAsync(20_000);
    threads[0]?.say({ part });
  }
  const account = {
    player: 0,
    from: 0,
    to: 0,
    parts: { mine: NONE, others: NONE, chance: NONE, estimate: NONE },
  };
  const result: Review = {
    curve: [],
    rounds: [],
    samples: 1,
    points: [],
    byRound: [],
    totals: [],
    agreement: [],
    decided: { winner: 0, round: 1, index: 0, account, by: 'start' },
  };
  threads[0]?.say({ result });
  expect(await review).toEqual(result);
  expect(parts).toEqual([0.2, 0.5, 0.8]);
});

test('jobs survive the way to another thread', async () => {
  vi.useRealTimers();
  const job = structuredClone(answerJob);
  expect(await host.do(job)).toEqual(await host.do(answerJob));
  const hints = await host.hint(structuredClone(hintJob));
  expect(hints.length).toBeGreaterThan(0);
  for (const { answer } of hints) expect(has(ask, answer)).toBe(true);
});
