/** When nothing can be stored it is said so, once and clearly; nothing is half written, and afterwards play goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
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

test('a database that another holds', { timeout: 120_000 }, async () => {
  const { DatabaseSync } = await bringSqlite();
  const other = new DatabaseSync(file);
  await said(sql`pragma busy_timeout = 50`);
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
