import { expect, test } from 'vitest';
import { plainConfig } from '../../src/config.ts';
import { closeHouse, openHouse } from '../../src/house.ts';
import { newId } from '../../src/ids.ts';
import type { Result } from '@kaffeehaus/trust/course/end';
import { newTable } from '../table.ts';

const RESULT: Result = {
  why: 'played',
  by: null,
  places: [1, 2],
  rated: [1, 2],
  scores: [40, 30],
  marks: [null, null],
  tie: null,
};

test('a profile tells ratings and games that were open to be seen; its owner is told all', async () => {
  const house = await openHouse(plainConfig());
  const headers = { host: 'localhost', 'x-kaffeehaus': '1', origin: 'http://localhost' };
  const guest = async (name: string) => {
    const answer = await house.http.inject({ method: 'POST', url: '/people', headers, payload: { name } });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const { id } = answer.json<{ id: string }>();
    const row = await house.db.selectFrom('people').select('person').where('id', '=', id).executeTakeFirst();
    return { id, cookie, person: row?.person ?? 0 };
  };
  const [ada, bo] = [await guest('Ada'), await guest('Bo')];
  const game = async (own: { rated?: number; open_to?: 'all' | 'link' }, ended: number): Promise<string> => {
    const table = { ...newTable('vienna', 2, newId()), phase: 'over' as const, mixed: 1, ended, ...own };
    const { tab, id } = await house.db
      .insertInto('tables')
      .values({ ...table, result: JSON.stringify(RESULT) })
      .returning(['tab', 'id'])
      .executeTakeFirstOrThrow();
    const body = JSON.stringify([ada.person, bo.person]);
    const first = { tab, version: 1, at: 0, seat: -1, actor: 0, kind: 'start', cmd: '', body };
    await house.db
      .insertInto('log')
      .values({ ...first, chain: new Uint8Array(32) })
      .execute();
    for (const [seat, { person }] of [ada, bo].entries())
      for (const from_version of [0, 1])
        await house.db
          .insertInto('chairs')
          .values({ tab, n: 2 * seat + from_version, seat, from_version, person, bot: null, epoch: 1, at: 0 })
          .execute();
    await house.ratings.count(tab);
    return id;
  };
  const rated = await game({ rated: 1 }, 1000);
  const open = await game({ open_to: 'all' }, 2000);
  const secret = await game({}, 3000);
  const read = async (url: string, cookie = '') =>
    house.http.inject({ url, headers: { host: 'localhost', ...(cookie && { cookie }) } });
  const told = (await read(`/people/${ada.id}`)).json();
  expect(told).toMatchObject({
    id: ada.id,
    name: 'Ada',
    kind: 'guest',
    ratings: [{ game: 'vienna', seats: 2, games: 1, isNew: true }],
    games: [
      { table: open, place: 1, score: 40, rated: false, change: null },
      { table: rated, place: 1, score: 40, rated: true },
    ],
  });
  expect(told.games[1].change).toBeGreaterThan(100);
  const tables = async (cookie: string): Promise<readonly string[]> =>
    (await read(`/people/${ada.id}`, cookie))
      .json<{ games: { table: string }[] }>()
      .games.map(one => one.table);
  expect(await tables(ada.cookie)).toEqual([secret, open, rated]);
  expect(await tables(bo.cookie)).toEqual([open, rated]);
  expect((await read(`/people/${ada.id}?before=2000`)).json().games).toHaveLength(1);
  expect((await read(`/people/${newId()}`)).statusCode).toBe(404);
  const board = (await read('/leaders?game=vienna&seats=2')).json();
  expect(board.leaders.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bo']);
  for (const bad of [
    '/leaders',
    '/leaders?game=vienna&seats=1',
    '/leaders?game=x%27&seats=2',
    '/people/1?x=1',
  ])
    expect((await read(bad)).statusCode).toBe(400);
  await closeHouse(house);
});

test('rated tables are for accounts, and for a day not for who gave up too many games early', async () => {
  const house = await openHouse(plainConfig());
  const headers = { host: 'localhost', 'x-kaffeehaus': '1', origin: 'http://localhost' };
  const guest = await house.http.inject({
    method: 'POST',
    url: '/people',
    headers,
    payload: { name: 'Ada' },
  });
  const cookie = String(guest.headers['set-cookie']).split(';')[0] ?? '';
  const open = async (): Promise<number> => {
    const payload = { game: 'vienna', seats: 2, rated: true };
    const at = { method: 'POST', url: '/tables', headers: { ...headers, cookie }, payload } as const;
    return (await house.http.inject(at)).statusCode;
  };
  expect(await open()).toBe(403);
  await house.db.updateTable('people').set({ kind: 'account' }).execute();
  expect(await open()).toBe(201);
  const at = house.now();
  for (const tab of [1, 2, 3]) await house.db.insertInto('aborts').values({ person: 1, tab, at }).execute();
  expect(await open()).toBe(403);
  await house.db
    .updateTable('aborts')
    .set({ at: at - 86_400_000 })
    .execute();
  expect(await open()).toBe(201);
  await closeHouse(house);
});
