/** What players suffer from shows in the figures of the house, and what went wrong is found again in its log. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../src/journal.ts';
import { SILENT } from '../src/journal.ts';
import { NotStored, sqliteStore } from '../src/store/store.ts';
import { luck } from './table.ts';
import { Open, playOn } from './visit.ts';
import { botThread } from './play/stage.ts';

let door: Open;
afterEach(() => door.close());

/** The figure as somebody who asks is told it; 0 if nothing was counted yet. */
const figure = (name: string): number => {
  const line = door.house.metrics
    .text()
    .split('\n')
    .find(one => one.startsWith(`kaffeehaus_${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
};

/** How many of a histogram were above one of its bounds. */
const above = (name: string, bound: number): number =>
  figure(`${name}_count`) - figure(`${name}_bucket{le="${bound}"}`);

const twoAtTable = async () => {
  const people = [await door.guest('Ada'), await door.guest('Ben')];
  const { id } = await door.table(people, { game: 'estoril' });
  const seats = people.map((guest, seat) => guest.line().table(id, seat));
  await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
  return seats;
};

describe('a figure tells of', () => {
  test('answers that are slow, because the disk is', async () => {
    const store = await sqliteStore(':memory:');
    const { append } = store;
    door = await Open.door({ store });
    const seats = await twoAtTable();
    await playOn(seats, luck('quick'), 3);
    const before = above('answer_ms', 250);
    store.append = async entries => {
      await new Promise(done => setTimeout(done, 300));
      return append.call(store, entries);
    };
    await playOn(seats, luck('slow'), 3);
    expect(above('answer_ms', 250) - before).toBe(3);
    expect(above('commit_ms', 250)).toBeGreaterThanOrEqual(3);
  });

  test('answers that are not acknowledged, because nothing can be stored; then they count again', async () => {
    const store = await sqliteStore(':memory:');
    const { append } = store;
    door = await Open.door({ store });
    const seats = await twoAtTable();
    await playOn(seats, luck('stored'), 2);
    store.append = () => Promise.reject(new NotStored('full'));
    await expect(playOn(seats, luck('lost'), 1)).rejects.toThrow('not-stored');
    expect(figure('commits_total{outcome="failed"}')).toBeGreaterThan(0);
    expect(figure('refusals_total{why="not-stored"}')).toBe(1);
    store.append = append;
    await vi.waitFor(() => playOn(seats, luck('again'), 2), { timeout: 10_000, interval: 200 });
  });

  test('bots whose turn does not come', async () => {
    const hang =
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); });";
    const entry = new URL(`data:text/javascript,${encodeURIComponent(hang)}`);
    door = await Open.door({ threads: { entry, count: 1 } });
    const { http } = await door.guest('Ada');
    for (let i = 0; i < 6; i++) {
      const { id } = await http.open({ game: 'estoril', seats: 2, chairs: ['easy', 'easy'], watch: 'all' });
      await http.start(id);
    }
    // One of them thinks for ever.
    await vi.waitFor(() => expect(figure('bots_waiting')).toBeGreaterThanOrEqual(4), { timeout: 10_000 });
  });

  test('clocks and bots that the house comes to late, because it was busy', async () => {
    door = await Open.door({ threads: { entry: await botThread() } });
    await door.house.play.open();
    const { http } = await door.guest('Ada');
    const { id } = await http.open({ game: 'estoril', seats: 2, chairs: ['random', 'random'], watch: 'all' });
    await http.start(id);
    await vi.waitFor(() => expect(figure('due_late_ms_count')).toBeGreaterThan(0), { timeout: 20_000 });
    await vi.waitFor(
      () => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
        expect(above('due_late_ms', 250)).toBeGreaterThan(0);
      },
      { timeout: 30_000, interval: 1000 },
    );
    expect(door.house.metrics.text()).toMatch(/nodejs_eventloop_lag_seconds\{quantile="1"\} [1-9]/);
  });
});

test('a mistake of the house is counted, and its answer names what to look for in the log', async () => {
  const errors: Entry[] = [];
  door = await Open.door({ log: { ...SILENT, error: entry => errors.push(entry) } });
  vi.spyOn(door.house.ratings, 'leaders').mockRejectedValue(new TypeError('of ours'));
  const answer = await fetch(`${door.origin}/leaders?game=vienna&seats=2`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('of ours');
  expect(errors).toMatchObject([
    { verb: 'request', request: answer.headers.get('x-request-id'), fault: 'TypeError' },
  ]);
  expect(figure('faults_total{verb="request"}')).toBe(1);
});
