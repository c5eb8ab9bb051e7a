/** Bots that think on another thread, at a table where people go on doing what they like. */
import { FIRST, type Game, at, newRecord, nth } from '@kaffeehaus/kernel';
import { estoril } from '@kaffeehaus/estoril';
import { type Vienna, hand, vienna } from '@kaffeehaus/vienna';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOTS } from '@kaffeehaus/bots';
import { Answering } from '../src/ask/answering.ts';
import { CAREFUL } from './habits.ts';
import type { Kept } from '../src/store/kept.ts';
import { Play } from '../src/table/play.ts';
import type { View } from '../src/seat/view.ts';
import { LEVELS } from '../src/think/levels.ts';
import { SlowThinker } from './thinkers.ts';

const open = (sitters: readonly string[], pace = 0, last: Partial<Kept> = {}, game: Game = vienna) => {
  const options = game === vienna ? { version: 'intro' } : { first: 1 };
  const record = newRecord(game, options, sitters.length, 'prater');
  const kept: Kept = { id: 'a', version: 1, changed: 0, sitters, record, given: [], ...last };
  const thinker = new SlowThinker(game);
  const written: Partial<Kept>[] = [];
  const play = new Play(game, kept, { pace: () => pace, thinker, keep: part => written.push(part) });
  return { play, thinker, written };
};

const viewOf = (play: Play): View<Vienna> => play.view.value as View<Vienna>;

const answerOnce = (play: Play): void => {
  const { ask } = viewOf(play);
  if (!ask) throw new Error('nobody is asked');
  play.answer(nth(ask, 0));
};

/** Lets every thought that is wanted come to its end. */
const think = async (thinker: SlowThinker): Promise<void> => {
  for (const each of thinker.wanted) each.done();
  await vi.advanceTimersByTimeAsync(0);
};

/** Everybody goes on until a bot alone is asked. */
const untilBot = async (play: Play, thinker: SlowThinker): Promise<void> => {
  for (let i = 0; i < 100 && (viewOf(play).ask || viewOf(play).table.wait.length > 1); i++) {
    if (viewOf(play).ask) answerOnce(play);
    else await think(thinker);
  }
  expect(play.bots.thinking.value).toHaveLength(1);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every bot of the house can be chosen', () => {
  expect(LEVELS).toEqual(BOTS.map(({ name }) => name));
});

describe('a question put to all', () => {
  test('bots think while the person does, from nothing but what they may know', () => {
    const { play, thinker } = open(['person', 'normal', 'hard']);
    expect(viewOf(play).ask?.shape).toBe('arrangement');
    expect(thinker.pending.map(({ job }) => [job.seat, job.level])).toEqual([
      [1, 'normal'],
      [2, 'hard'],
    ]);
    for (const { job } of thinker.pending)
      for (const seat of [0, 1, 2])
        expect(at(job.table.zones, hand(seat)).every(card => card > FIRST)).toBe(seat === job.seat);
    expect(play.bots.thinking.value).toEqual([1, 2]);
    expect(play.bots.held.value).toBe(false);
  });

  test('a choice that was begun stays when a bot is done', async () => {
    const { play, thinker } = open(['person', 'normal']);
    const answering = new Answering(play, CAREFUL);
    const [card = 0] = answering.ask?.of ?? [];
    answering.lay(card, 1);
    await think(thinker);
    expect(viewOf(play).turn).toEqual([0]);
    expect(answering.draft?.places[1]).toBe(card);
  });

  test('the same thought, whoever was quicker', () => {
    const first = open(['person', 'normal']);
    const before = at(first.thinker.pending, 0).job;
    answerOnce(first.play);
    const again = open(['person', 'normal'], 0, first.written.at(-1));
    expect(at(again.thinker.pending, 0).job).toEqual(before);
  });

  test('an answer taken back does not disturb a bot in its thoughts', async () => {
    const { play, thinker } = open(['person', 'normal']);
    answerOnce(play);
    expect(viewOf(play).ask).toBeUndefined();
    play.undo();
    expect(viewOf(play).ask).toBeDefined();
    expect(thinker.pending).toHaveLength(1);
    expect(thinker.wanted).toHaveLength(1);
    await think(thinker);
    answerOnce(play);
    expect(viewOf(play).table.ply).toBeGreaterThan(0);
  });
});

describe('a question put to a bot', () => {
  test('is answered after a while, or as soon as it is thought through when hurried', async () => {
    const { play, thinker } = open(['person', 'normal'], 500);
    await untilBot(play, thinker);
    const { ply } = viewOf(play).table;
    expect(play.bots.held.value).toBe(true);
    await think(thinker);
    await vi.advanceTimersByTimeAsync(498);
    expect(viewOf(play).table.ply).toBe(ply);
    await vi.advanceTimersByTimeAsync(2);
    expect(viewOf(play).table.ply).toBe(ply + 1);
    play.hurry();
    expect(play.bots.held.value).toBe(false);
    for (let i = 0; i < 50 && !viewOf(play).ask; i++) await think(thinker);
    expect(viewOf(play).turn).toContain(0);
  });

  test('that takes longer than its pace is waited for', async () => {
    const { play, thinker } = open(['person', 'hard'], 500);
    await untilBot(play, thinker);
    const { ply } = viewOf(play).table;
    await vi.advanceTimersByTimeAsync(5000);
    expect(viewOf(play).table.ply).toBe(ply);
    await think(thinker);
    expect(viewOf(play).table.ply).toBe(ply + 1);
  });

  test('is put again after a reload in mid-thought, with the same luck', async () => {
    const { play, thinker, written } = open(['person', 'hard']);
    await untilBot(play, thinker);
    play.close();
    expect(thinker.wanted).toEqual([]);
    const again = open(['person', 'hard'], 0, written.at(-1));
    expect(at(again.thinker.pending, 0).job).toEqual(at(thinker.pending, thinker.pending.length - 1).job);
  });

  test('is dropped when the person takes an answer back, and what was thought of it is not used', async () => {
    const { play, thinker } = open(['person', 'hard'], 0, {}, estoril);
    for (let i = 0; i < 10 && viewOf(play).ask; i++) answerOnce(play);
    expect(play.bots.thinking.value).toEqual([1]);
    expect(viewOf(play).undoable).toBeGreaterThan(0);
    const late = at(thinker.wanted, 0);
    const { ply } = viewOf(play).table;
    play.undo();
    expect(late.signal.aborted).toBe(true);
    late.done();
    await vi.advanceTimersByTimeAsync(1000);
    expect(viewOf(play).table.ply).toBe(ply - 1);
    expect(viewOf(play).ask).toBeDefined();
  });

  test('is not answered by what is no answer to it', async () => {
    const { play, thinker } = open(['person', 'normal']);
    await untilBot(play, thinker);
    const { ply } = viewOf(play).table;
    at(thinker.wanted, 0).say([999]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(play.bots.stuck.value).toBe(true);
    expect(viewOf(play).table.ply).toBe(ply);
  });

  test('that cannot be thought about stops the game until it is tried again', async () => {
    const { play, thinker } = open(['person', 'normal']);
    await untilBot(play, thinker);
    const { ply } = viewOf(play).table;
    at(thinker.wanted, 0).fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(play.bots.stuck.value).toBe(true);
    expect(viewOf(play).table.ply).toBe(ply);
    play.retry();
    expect(play.bots.stuck.value).toBe(false);
    await think(thinker);
    await vi.advanceTimersByTimeAsync(1000);
    expect(viewOf(play).table.ply).toBeGreaterThan(ply);
  });

  test('is not answered by a second press of the person', async () => {
    const { play, thinker } = open(['person', 'normal']);
    await untilBot(play, thinker);
    const { ply } = viewOf(play).table;
    play.answer([]);
    expect(viewOf(play).table.ply).toBe(ply);
  });
});

test('a closed table hears nothing any more', async () => {
  const { play, thinker, written } = open(['person', 'normal']);
  const { pending } = thinker;
  const before = written.length;
  play.close();
  at(pending, 0).done();
  await vi.advanceTimersByTimeAsync(1000);
  expect(play.view.value).toBeUndefined();
  expect(written).toHaveLength(before);
});

test('two people and a bot: the curtain falls though the bot still thinks', async () => {
  const { play, thinker } = open(['person', 'hard', 'person']);
  expect(play.curtain.value?.next).toEqual([2, 0]);
  play.enter(0);
  answerOnce(play);
  expect(play.curtain.value?.next).toEqual([2]);
  await think(thinker);
  expect(play.curtain.value).toEqual({ next: [2], back: [0] });
  expect(play.view.value).toBeUndefined();
});
