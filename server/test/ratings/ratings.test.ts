import { describe, expect, test } from 'vitest';
import type { Result } from '@kaffeehaus/trust/course/end';
import { rated } from '@kaffeehaus/trust/course/glicko';
import { Ratings } from '../../src/ratings/ratings.ts';
import { sqliteStore } from '../../src/store/store.ts';
import { newTable } from '../table.ts';

const DAY = 86_400_000;
const START = 20_000 * DAY;

const played = (places: readonly number[]): Result => ({
  why: 'played',
  by: null,
  places,
  rated: places,
  scores: [],
  marks: [],
  tie: null,
});

const aborted = (by: number | null): Result => ({ ...played([]), why: 'aborted', by });

/** Some people, and games that are over. */
const world = async () => {
  const store = await sqliteStore(':memory:');
  const clock = { now: START };
  const { db } = store;
  const ratings = new Ratings({ db, store, now: () => clock.now });
  const people: number[] = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) {
    const row = {
      id: name,
      name,
      kind: 'account' as const,
      language: 'en',
      settings: '{}',
      created: 0,
      seen: 0,
    };
    const { person } = await db
      .insertInto('people')
      .values({ ...row, gone: null })
      .returning('person')
      .executeTakeFirstOrThrow();
    people.push(person);
  }
  let n = 0;
  const game = async (
    sitters: readonly (number | string)[],
    result: Result,
    own: { rated?: number; mixed?: number } = {},
  ): Promise<number> => {
    const table = {
      ...newTable('vienna', sitters.length, `game ${++n}`),
      rated: 1,
      mixed: 1,
      phase: 'over' as const,
      ended: clock.now,
      result: JSON.stringify(result),
      ...own,
    };
    const { tab } = await db.insertInto('tables').values(table).returning('tab').executeTakeFirstOrThrow();
    const row = { tab, version: 1, at: 0, seat: -1, actor: 0, kind: 'start', cmd: '' };
    const body = JSON.stringify(sitters);
    await db
      .insertInto('log')
      .values({ ...row, body, chain: new Uint8Array(32) })
      .execute();
    await db.insertInto('due').values({ tab, at: 0, seat: -1, kind: 'rate', epoch: 0 }).execute();
    await ratings.count(tab);
    return tab;
  };
  const numberOf = async (person: number): Promise<number | undefined> => (await ratings.of(person))[0]?.r;
  return { db, ratings, people, clock, game, numberOf, close: () => store.close() };
};

describe('a finished game', () => {
  test('changes ratings once, however often it is counted', async () => {
    const { db, ratings, people, game, numberOf, close } = await world();
    const [ada = 0, bo = 0] = people;
    const tab = await game([ada, bo], played([1, 2]));
    const after = rated(
      [
        { r: 1500, rd: 350 },
        { r: 1500, rd: 350 },
      ],
      [1, 2],
    );
    expect(await numberOf(ada)).toBeCloseTo(after[0]?.r ?? 0, 6);
    expect(await numberOf(bo)).toBeCloseTo(after[1]?.r ?? 0, 6);
    await ratings.count(tab);
    await Promise.all([ratings.count(tab), ratings.count(tab)]);
    expect(await ratings.of(ada)).toMatchObject([{ game: 'vienna', seats: 2, games: 1, isNew: true }]);
    expect(await db.selectFrom('rating_steps').selectAll().execute()).toHaveLength(2);
    expect(await db.selectFrom('due').selectAll().execute()).toEqual([]);
    await close();
  });

  test('counts for nobody at tables that are not rated, with bots, or without shares in the luck', async () => {
    const { db, people, game, close } = await world();
    const [ada = 0, bo = 0] = people;
    await game([ada, bo], played([1, 2]), { rated: 0 });
    await game([ada, 'normal', bo], played([1, 2, 3]));
    await game([ada, bo], played([1, 2]), { mixed: 0 });
    await game([ada, bo], aborted(0));
    await game([ada, bo], { ...played([]), why: 'closed' });
    expect(await db.selectFrom('rating_steps').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('ratings').selectAll().execute()).toEqual([]);
    await close();
  });

  test('at another number of seats begins with what is known of somebody', async () => {
    const { db, people, game, close } = await world();
    const [ada = 0, bo = 0, cy = 0] = people;
    for (let i = 0; i < 12; i++) await game([ada, bo], played(i % 2 ? [1, 2] : [2, 1]));
    await game([ada, bo, cy], played([1, 2, 3]));
    const steps = await db
      .selectFrom('rating_steps')
      .selectAll()
      .where('person', '=', ada)
      .orderBy('tab')
      .execute();
    const [last, other] = steps.slice(-2);
    expect(other?.r_before).toBe(last?.r_after);
    expect(other?.rd_before).toBe(200);
    await close();
  });
});

describe('games given up early', () => {
  test('three of the last ten close rated tables for a day, to whose doing it was', async () => {
    const { people, clock, ratings, game, close } = await world();
    const [ada = 0, bo = 0] = people;
    for (let i = 0; i < 3; i++) {
      expect(await ratings.closedUntil(ada)).toBe(0);
      clock.now += 1000;
      await game([ada, bo], aborted(0));
    }
    expect(await ratings.closedUntil(ada)).toBe(clock.now + DAY);
    expect(await ratings.closedUntil(bo)).toBe(0);
    clock.now += DAY;
    expect(await ratings.closedUntil(ada)).toBe(0);
    for (let i = 0; i < 8; i++) await game([ada, bo], played([1, 2]));
    clock.now += 1000;
    await game([ada, bo], aborted(0));
    // Only two of the last ten.
    expect(await ratings.closedUntil(ada)).toBe(0);
    await game([ada, bo], aborted(null));
    expect(await ratings.closedUntil(ada)).toBe(0);
    await close();
  });
});

test('the leader board is in the order of what is sure today, without those who have gone', async () => {
  const { db, people, clock, ratings, game, close } = await world();
  const [ada = 0, bo = 0, cy = 0, di = 0] = people;
  for (let i = 0; i < 20; i++) await game([ada, bo], played([1, 2]));
  clock.now += 700 * DAY;
  for (let i = 0; i < 20; i++) await game([cy, di], played([1, 2]));
  const names = async (): Promise<readonly string[]> =>
    (await ratings.leaders({ game: 'vienna', seats: 2 })).map(({ name }) => name);
  // Cy has won as often as Ada, but Ada has been away for long.
  expect(await names()).toEqual(['Cy', 'Ada', 'Di', 'Bo']);
  expect(await ratings.leaders({ game: 'vienna', seats: 3 })).toEqual([]);
  await db.updateTable('people').set({ gone: clock.now }).where('person', '=', cy).execute();
  expect(await names()).toEqual(['Ada', 'Di', 'Bo']);
  const all = await ratings.leaders({ game: 'vienna', seats: 2 });
  expect(await ratings.leaders({ game: 'vienna', seats: 2 }, 1)).toEqual(all);
  await close();
});
