import { expect, test } from 'vitest';
import { openTime } from '../../src/play/time.ts';
import { NotStored, sqliteStore } from '../../src/store/store.ts';

const START = 1_800_000_000_000;

const made = (wall = START) => {
  const clock = { wall, monotonic: 5 };
  const machine = { wall: () => clock.wall, monotonic: () => clock.monotonic };
  const go = (ms: number): void => {
    clock.wall += ms;
    clock.monotonic += ms;
  };
  return { machine, go };
};

test('what the house lost while it was down, stopped or could not store is booked, and known to the next', async () => {
  const store = await sqliteStore(':memory:');
  const first = made();
  let isFull = false;
  const disk = {
    db: store.db,
    beat: (node: string, now: number) =>
      isFull ? Promise.reject(new NotStored('full')) : store.beat(node, now),
  };
  const time = await openTime(disk, 'one', first.machine);
  expect(time.outages).toEqual([]);
  first.go(1000);
  await time.beat();
  // The process is stopped for a minute.
  first.go(60_000);
  expect(time.now()).toBe(START + 61_000);
  await time.beat();
  const stopped = [START + 1000, START + 61_000];
  expect(time.outages).toEqual([stopped]);
  // The disk is full for some beats.
  isFull = true;
  for (let i = 0; i < 5; i++) {
    first.go(1000);
    await time.beat();
  }
  expect(time.outages).toEqual([stopped]);
  isFull = false;
  first.go(1000);
  await time.beat();
  const mute = [START + 61_000, START + 67_000];
  expect(time.outages).toEqual([stopped, mute]);
  time.close();
  // Down for an hour.
  const second = made(START + 67_000 + 3_600_000);
  const next = await openTime(store, 'two', second.machine);
  const down = [START + 67_000, START + 67_000 + 3_600_000];
  expect(next.outages).toEqual([stopped, mute, down]);
  next.close();
  const rows = await store.db.selectFrom('outages').selectAll().orderBy('began').execute();
  expect(rows.map(({ began, ended, why }) => [began, ended, why])).toEqual([
    [...stopped, 'stopped'],
    [...mute, 'store'],
    [...down, 'down'],
  ]);
  await store.close();
});
