/** What the runbook tells of, brought about at a house of several processes, where it looks otherwise than in a folder. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { postgres } from '../../../scripts/load/postgres.mjs';
import { doctor } from '../../src/admin/doctor.ts';
import { localBus } from '../../src/bus/bus.ts';
import { configOf } from '../../src/config.ts';
import type { Furniture } from '../../src/house.ts';
import { MACHINE } from '../../src/play/heart.ts';
import { openSharedTime } from '../../src/play/time.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { receiver } from '../receiver.ts';
import { luck } from '../table.ts';
import { playOn, someAnswer } from '../visit.ts';
import type { Open } from '../visit.ts';
import { machineAt } from './several.ts';
import { Wire } from './wire.ts';

const MINUTE = 60_000;

let url = '';
let wire: Wire;
/** The same database, by the wire. */
let far = '';

beforeAll(async () => {
  const { port } = await postgres();
  url = await (await postgres()).database();
  wire = new Wire(port);
  far = url.replace(`:${port}/`, `:${await wire.open()}/`);
}, 60_000);
afterAll(() => wire.close());

const open: Open[] = [];
afterEach(async () => {
  for (const door of open.splice(0)) await door.close();
});

const machine = async (at: string, own: Furniture = {}, config = {}): Promise<Open> => {
  const door = await machineAt(at, `machine ${open.length}`, localBus(), own, config);
  open.push(door);
  return door;
};

/** The figure as somebody who asks that machine is told it; 0 if nothing was counted yet. */
const figure = ({ house }: Open, name: string): number => {
  const lines = house.metrics.text().split('\n');
  return Number(
    lines
      .find(one => one.startsWith(`kaffeehaus_${name} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );
};

const above = (door: Open, name: string, bound: number): number =>
  figure(door, `${name}_count`) - figure(door, `${name}_bucket{le="${bound}"}`);

const mean = (door: Open, name: string): number =>
  figure(door, `${name}_sum`) / figure(door, `${name}_count`);

const twoAt = async (door: Open) => {
  const people = [await door.guest('Ada'), await door.guest('Ben')];
  const { id } = await door.table(people, { game: 'estoril' });
  const seats = people.map((guest, seat) => guest.line().table(id, seat));
  await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
  return seats;
};

test('answers are slow at the process whose way to the database is long, and at no other', async () => {
  const [slow, quick] = [await machine(far), await machine(url)];
  const [there, here] = [await twoAt(slow), await twoAt(quick)];
  wire.slow(200);
  await playOn(there, luck('slow'), 2);
  await playOn(here, luck('quick'), 2);
  wire.slow(0);
  expect(above(slow, 'answer_ms', 250)).toBe(2);
  expect(above(slow, 'commit_ms', 250)).toBeGreaterThanOrEqual(2);
  // A busy machine may be slow everywhere, but not as slow.
  expect(mean(quick, 'commit_ms')).toBeLessThan(mean(slow, 'commit_ms') / 2);
});

test('without a database no answer is acknowledged, it is said where it was looked for, and play goes on by itself', async () => {
  const door = await machine(far);
  const seats = await twoAt(door);
  const chance = luck('shut');
  await playOn(seats, chance, 2);
  wire.shut(true);
  const asked = seats.find(seat => seat.q > 0);
  const outcome = await asked?.answer((asked && someAnswer(asked, chance)) ?? []);
  expect(outcome).toMatchObject({ counted: false, why: 'not-stored' });
  expect(figure(door, 'commits_total{outcome="failed"}')).toBeGreaterThan(0);
  const data = mkdtempSync(join(tmpdir(), 'kaffeehaus-trouble-'));
  await expect(doctor(configOf({ DATA: data, DATABASE_URL: far }))).rejects.toMatchObject({
    name: 'BadDatabase',
    place: new URL(far).host + new URL(far).pathname,
  });
  wire.shut(false);
  await vi.waitFor(() => playOn(seats, chance, 2), { timeout: 20_000, interval: 200 });
});

test('bots wait for each other at the process whose lease it is', async () => {
  const hang =
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); });";
  const entry = new URL(`data:text/javascript,${encodeURIComponent(hang)}`);
  const door = await machine(url, { threads: { entry, count: 1 } });
  const { http } = await door.guest('Ada');
  for (let i = 0; i < 6; i++) {
    const { id } = await http.open({ game: 'estoril', seats: 2, chairs: ['easy', 'easy'], watch: 'all' });
    await http.start(id);
  }
  await vi.waitFor(() => expect(figure(door, 'bots_waiting')).toBeGreaterThanOrEqual(4), { timeout: 10_000 });
});

test('a process whose clock is not the database’s says by how much, and takes nobody in', async () => {
  const store = await postgresStore(url);
  const { wall, monotonic } = MACHINE;
  const time = await openSharedTime(store, 'ahead', { wall: () => wall() + 5000, monotonic });
  const door = await machine(url, { skew: () => time.skew });
  expect(figure(door, 'clock_skew_seconds')).toBeLessThan(-4);
  expect((await fetch(`${door.origin}/health`)).status).toBe(503);
  time.close();
  await time.leave();
  await store.close();
});

test('what could not be told is tried again by whichever process comes to it, and told once', async () => {
  const hook = await receiver();
  const from = Date.now();
  let now = from;
  const { webhookAllow } = configOf({ DATA: '/nowhere', WEBHOOK_ALLOW: hook.host });
  const config = { origin: 'https://house.example', webhookAllow };
  const doors = [
    await machine(url, { now: () => now }, config),
    await machine(url, { now: () => now }, config),
  ];
  const [door] = doors as [Open, Open];
  const { person } = await door.house.people.guest('Cleo', 'en');
  const { db, outbox } = door.house;
  const settings = JSON.stringify({ notices: { turn: ['webhook'] } });
  await db.updateTable('people').set({ settings }).where('person', '=', person).execute();
  await db
    .insertInto('subscriptions')
    .values({
      person,
      kind: 'webhook',
      endpoint: `${hook.url}/hook`,
      keys: JSON.stringify({ secret: 'secret' }),
      created: 0,
      failed: 0,
    })
    .execute();
  const { id } = await door.table([await door.guest('Ada'), await door.guest('Ben')], { game: 'vienna' });
  const { tab } = (await door.house.store.head(id)) ?? { tab: 0 };
  await db.insertInto('turns').values({ person, tab, since: from, due: null }).execute();
  await outbox.left({ tab, version: 1, at: from, pace: 'days', asked: [{ person, here: false }] });
  hook.status = 500;
  const round = async (minutes: number): Promise<void> => {
    now += minutes * MINUTE;
    await Promise.all(doors.map(({ house }) => house.outbox.tick()));
  };
  for (const pause of [5, 1, 5]) await round(pause);
  expect(hook.arrived).toHaveLength(3);
  hook.status = 200;
  await round(30);
  await round(180);
  expect(hook.arrived).toHaveLength(4);
  expect(new Set(hook.arrived.map(({ headers }) => headers['x-kaffeehaus-delivery'])).size).toBe(1);
  await hook.close();
});
