/** When nothing can be stored it is said so, once and clearly; nothing is half written, and afterwards play goes on. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, TableLine } from '@kaffeehaus/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bringSqlite } from '../../src/store/sqlite.ts';
import { sqliteStore } from '../../src/store/store.ts';
import type { Store } from '../../src/store/store.ts';
import { luck } from '../table.ts';
import { Open, playOn, someAnswer } from '../visit.ts';
import type { Guest } from '../visit.ts';
import { UNLIMITED } from './scene.ts';

const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-full-'));
const file = join(folder, 'house.db');
const chance = luck('full');

let store: Store;
let door: Open;
let ada: Guest;
let seats: TableLine[];
let id = '';

beforeAll(async () => {
  store = await sqliteStore(file);
  door = await Open.door({ store }, { limits: UNLIMITED });
  const ben = await door.guest('Ben');
  ada = await door.guest('Ada');
  ({ id } = await door.table([ada, ben], { game: 'vienna' }));
  seats = [ada.line().table(id, 0), ben.line().table(id, 1)];
  await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
  await playOn(seats, chance, 5);
}, 60_000);

afterAll(async () => {
  await door.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Says something to the very connection of the house. */
const said = async (query: {
  execute(db: never): Promise<{ readonly rows: unknown[] }>;
}): Promise<unknown[]> => (await query.execute(store.db as never)).rows;

const rows = async (): Promise<unknown> => store.tail((await store.head(id))?.tab ?? 0, 0);

/** Whoever is asked answers; how it fared, once all have heard of it. */
const answered = async (): Promise<Outcome | undefined> => {
  const asked = seats.find(seat => seat.q > 0 && someAnswer(seat, chance) !== undefined);
  const outcome = await asked?.answer(someAnswer(asked, chance) ?? []);
  if (outcome?.counted) await Promise.all(seats.map(seat => seat.until(({ v }) => v >= outcome.v)));
  return outcome;
};

/** No more pages than there are, and those that are free are used up. */
const fill = async (): Promise<void> => {
  await said(sql`pragma max_page_count = 1`);
  for (let size = 100_000; size >= 1; size = Math.floor(size / 10))
    for (let i = 0; i < 200; i++)
      try {
        await said(sql`insert into filling (stuff) values (zeroblob(${size}))`);
      } catch {
        break;
      }
};

/** Plays on when it can be stored again, and the log is whole. */
const mustGoOn = async (): Promise<void> => {
  await vi.waitFor(
    async () => {
      const { room } = await door.house.tables.wake(id);
      expect(room?.version).toBe(seats[0]?.v);
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(await playOn(seats, chance, 5)).toBe(5);
  const [{ integrity_check: whole }] = (await said(sql`pragma integrity_check`)) as [
    { readonly integrity_check: string },
  ];
  expect(whole).toBe('ok');
};

test('what is committed waits for the disk', async () => {
  // A killed process would not show it: what it has written stays in the memory of the system.
  expect(await said(sql`pragma synchronous`)).toEqual([{ synchronous: 2 }]);
  expect(await said(sql`pragma journal_mode`)).toEqual([{ journal_mode: 'wal' }]);
});

test('a full disk', { timeout: 120_000 }, async () => {
  await said(sql`create table filling (stuff)`);
  const [before, versions] = [await rows(), seats.map(({ v }) => v)];
  await fill();
  // A row may still find a place on a page that is there; not many do.
  let outcome = await answered();
  for (let i = 0; i < 60 && outcome?.counted; i++) outcome = await answered();
  expect(outcome).toMatchObject({ counted: false, why: 'not-stored' });
  const stored = (await rows()) as readonly unknown[];
  expect(stored.slice(0, (before as readonly unknown[]).length)).toEqual(before);
  expect(stored.length).toBe(Number(seats[0]?.v));
  expect(Number(seats[0]?.v)).toBeGreaterThanOrEqual(Number(versions[0]));
  // The same by HTTP: no stack, no 500.
  const refused: unknown[] = [];
  for (let i = 0; i < 40 && refused.length === 0; i++)
    await ada.http.open({ game: 'vienna', seats: 2 }).catch((error: unknown) => refused.push(error));
  expect(refused).toMatchObject([{ status: 503, error: 'not-stored' }]);
  await said(sql`pragma max_page_count = 1000000`);
  await mustGoOn();
  expect(await ada.http.open({ game: 'vienna', seats: 2 })).toMatchObject({ game: 'vienna' });
});

test('a database that another holds for a moment: it is waited for, and everybody else is served', async () => {
  const { DatabaseSync } = await bringSqlite();
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  // All of this is one thread: if it stood still while waiting, the other would never let go.
  setTimeout(() => other.exec('rollback'), 100);
  expect(await answered()).toMatchObject({ counted: true });
  other.close();
});

test('a database that another holds', { timeout: 120_000 }, async () => {
  const { DatabaseSync } = await bringSqlite();
  const other = new DatabaseSync(file);
  const before = await rows();
  other.exec('begin immediate');
  expect(await answered()).toMatchObject({ counted: false, why: 'not-stored' });
  // What is said at a table is no row of its log, and is refused in the same words.
  expect(await seats[0]?.say('table', { phrase: 'hello' })).toMatchObject({
    counted: false,
    why: 'not-stored',
  });
  await expect(ada.http.open({ game: 'vienna', seats: 2 })).rejects.toMatchObject({
    status: 503,
    error: 'not-stored',
  });
  expect(await rows()).toEqual(before);
  other.exec('rollback');
  other.close();
  await mustGoOn();
});

test('a database that somebody takes away', { timeout: 120_000 }, async () => {
  const before = await rows();
  renameSync(file, `${file}.elsewhere`);
  expect(await answered()).toMatchObject({ counted: false, why: 'not-stored' });
  await expect(ada.http.open({ game: 'vienna', seats: 2 })).rejects.toMatchObject({
    status: 503,
    error: 'not-stored',
  });
  // Nor into another one that lies in its place.
  writeFileSync(file, '');
  expect(await seats[0]?.say('table', { phrase: 'hello' })).toMatchObject({
    counted: false,
    why: 'not-stored',
  });
  renameSync(`${file}.elsewhere`, file);
  expect(await rows()).toEqual(before);
  await mustGoOn();
});

/** A disk of two megabytes, where one may be made. */
const smallDisk = (): string | undefined => {
  const place = mkdtempSync(join(tmpdir(), 'kaffeehaus-disk-'));
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', place]);
  if (made.status === 0) return place;
  rmSync(place, { recursive: true });
  return undefined;
};
const disk = process.getuid?.() === 0 ? smallDisk() : undefined;

afterAll(() => {
  if (disk === undefined) return;
  // What SQLite still holds goes with it.
  spawnSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

test.runIf(disk)('a disk that is full in earnest', { timeout: 120_000 }, async () => {
  const place = disk ?? '';
  const small = await Open.door({ store: await sqliteStore(join(place, 'house.db')) }, { limits: UNLIMITED });
  const guests = [await small.guest('Cleo'), await small.guest('Dora')];
  const head = await small.table(guests, { game: 'estoril' });
  const chairs = guests.map((guest, seat) => guest.line().table(head.id, seat));
  await Promise.all(chairs.map(seat => seat.until(({ v }) => v > 0)));
  expect(await playOn(chairs, chance, 5)).toBe(5);
  const ballast = join(place, 'ballast');
  fillUp(ballast);
  const rest = playOn(chairs, chance, 1000);
  await expect(rest).rejects.toThrow('not-stored');
  const stored = (await small.house.store.tail((await small.house.store.head(head.id))?.tab ?? 0, 0)).length;
  expect(stored).toBe(chairs[0]?.v);
  rmSync(ballast);
  await vi.waitFor(async () => expect((await small.house.tables.wake(head.id)).room?.version).toBe(stored), {
    timeout: 20_000,
    interval: 100,
  });
  expect(await playOn(chairs, chance, 5)).toBe(5);
  await small.close();
});

/** Writes until nothing more can be written. */
const fillUp = (path: string): void => {
  const handle = openSync(path, 'w');
  for (let size = 65_536; size >= 1; size >>= 1)
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch {
      // Smaller pieces may still find a place.
    }
  closeSync(handle);
};
