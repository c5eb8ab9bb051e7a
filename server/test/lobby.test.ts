/** Tables before play begins: nobody plays by terms they have not seen. */
import { takePart } from '@kaffeehaus/client';
import type { NewTable } from '@kaffeehaus/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/ids.ts';
import { newTable } from './table.ts';
import { Open } from './visit.ts';
import type { Guest } from './visit.ts';

let door: Open;

beforeAll(async () => {
  door = await Open.door();
});

afterAll(() => door.close());

const CHOICE = { game: 'vienna', seats: 3, open: 'all', watch: 'all' } as const;

const company = async (
  table: Partial<NewTable> = {},
): Promise<readonly [id: string, ada: Guest, ben: Guest, cem: Guest]> => {
  const [ada, ben, cem] = [await door.guest('Ada'), await door.guest('Ben'), await door.guest('Cem')];
  const { id } = await ada.http.open({ ...CHOICE, ...table });
  return [id, ada, ben, cem];
};

const readyAt = async ({ http }: Guest, id: string): Promise<readonly boolean[]> =>
  (await http.table(id)).seats.map(({ ready }) => ready === true);

describe('whoever sits down', () => {
  test('is asked before it begins; the owner who begins is ready by that', async () => {
    const [id, ada, ben, cem] = await company();
    await ben.http.sit(id);
    await cem.http.sit(id);
    await ben.http.ready(id, 1);
    await expect(ada.http.start(id)).rejects.toMatchObject({
      status: 409,
      error: 'not-ready',
      message: expect.stringContaining('Cem') as string,
    });
    expect(await readyAt(ada, id)).toEqual([false, true, false]);
    await cem.http.ready(id, 1);
    await ben.http.ready(id, undefined);
    await expect(ada.http.start(id)).rejects.toMatchObject({
      message: expect.not.stringContaining('Cem') as string,
    });
    await ben.http.ready(id, 1);
    await ada.http.start(id);
    expect((await ada.http.table(id)).phase).toBe('playing');
  });

  test('is not ready by the word of whoever sat there before', async () => {
    const [id, ada, ben, cem] = await company({ seats: 2 });
    await ben.http.sit(id, { terms: 1 });
    await ben.http.stand(id);
    await cem.http.sit(id);
    expect(await readyAt(ada, id)).toEqual([false, false]);
    await expect(ada.http.start(id)).rejects.toMatchObject({ error: 'not-ready' });
    await expect(ben.http.ready(id, 1)).rejects.toMatchObject({ status: 403 });
  });
});

describe('terms that change', () => {
  test('make nobody ready any more, and nobody is ready for those that are past', async () => {
    const [id, ada, ben, cem] = await company();
    await ben.http.sit(id, { terms: 1 });
    await cem.http.sit(id, { terms: 1 });
    await ada.http.options(id, { ...CHOICE, pace: { kind: 'days', hours: 24 } as never });
    expect((await ada.http.table(id)).terms).toBe(2);
    expect(await readyAt(ada, id)).toEqual([false, false, false]);
    // Whoever pressed in the same moment had seen others.
    await expect(ben.http.ready(id, 1)).rejects.toMatchObject({ status: 409, error: 'changed' });
    await expect(ada.http.start(id)).rejects.toMatchObject({ error: 'not-ready' });
    await ben.http.ready(id, 2);
    await cem.http.ready(id, 2);
    await ada.http.start(id);
    expect(await ada.http.table(id)).toMatchObject({ phase: 'playing', pace: { kind: 'days' } });
  });

  test('are told to whoever looks; the same again changes nothing', async () => {
    const [id, ada, ben] = await company();
    await ben.http.sit(id, { terms: 1 });
    const look = ben.line().table(id, 1);
    await look.until(({ terms }) => terms === 1);
    await ada.http.options(id, { ...CHOICE });
    expect([(await ada.http.table(id)).terms, await readyAt(ada, id)]).toEqual([1, [false, true, false]]);
    await ada.http.options(id, { ...CHOICE, hints: true });
    await look.until(({ terms, seats }) => terms === 2 && seats[1]?.ready === undefined);
    await ben.http.ready(id, 2);
    await look.until(({ seats }) => seats[1]?.ready === true);
  });
});

test('a rated table does not begin by the luck of the house alone', async () => {
  const [ada, ben] = [await door.guest('Ada'), await door.guest('Ben')];
  await door.house.db.updateTable('people').set({ kind: 'account' }).execute();
  const { id } = await ada.http.open({ ...CHOICE, seats: 2, rated: true });
  await ben.http.sit(id, { terms: 1 });
  await expect(ada.http.start(id)).rejects.toMatchObject({ status: 409, error: 'nobody-there' });
  const look = ada.line().table(id, 0);
  takePart(look, 0, { keep: () => {} });
  await look.until(({ seats }) => seats.length > 0);
  await ada.http.start(id);
  await look.until(({ v }) => v > 0);
});

describe('a table where all are ready', () => {
  test('begins by itself, once the owner has said so, too', async () => {
    const [id, ada, ben, cem] = await company();
    await ben.http.sit(id, { terms: 1 });
    await ada.http.ready(id, 1);
    await cem.http.sit(id, { terms: 1 });
    // Whoever plays has a share of the seed: as soon as the last of them looks at the table.
    expect((await ada.http.table(id)).phase).toBe('open');
    const look = cem.line().table(id, 2);
    takePart(look, 2, { keep: () => {} });
    await look.until(({ v }) => v > 0);
    expect((await door.house.store.head(id))?.mixed).toBe(1);
    await expect(ben.http.ready(id, 1)).rejects.toMatchObject({ error: 'begun' });
  });

  test('and live begins only when all look at it', async () => {
    const [id, ada, ben] = await company({
      seats: 2,
      pace: { kind: 'live', bank: 600, increment: 5 } as never,
    });
    await ben.http.sit(id, { terms: 1 });
    await ada.http.ready(id, 1);
    const looks = [ada.line().table(id, 0), ben.line().table(id, 1)] as const;
    looks.forEach((look, seat) => takePart(look, seat, { keep: () => {} }));
    await Promise.all(looks.map(look => look.until(({ v }) => v > 0)));
    expect((await door.house.store.head(id))?.mixed).toBe(1);
  });

  test('begins as well when the last chair is a bot’s; a chair that is free keeps it waiting', async () => {
    const [id, ada, ben] = await company();
    const look = ada.line().table(id, 0);
    takePart(look, 0, { keep: () => {} });
    await look.until(({ seats }) => seats.length > 0);
    await ada.http.ready(id, 1);
    await ben.http.sit(id, { terms: 1 });
    expect((await ada.http.table(id)).phase).toBe('open');
    await ada.http.kick(id, 2, 'easy');
    await look.until(({ v }) => v > 0);
  });
});

describe('whoever is not wanted', () => {
  test('was sent away: they sit down again only on the chair they are invited to', async () => {
    const [id, ada, ben, cem] = await company();
    await ben.http.sit(id);
    await ada.http.kick(id, 1);
    await expect(ben.http.sit(id)).rejects.toMatchObject({ status: 403 });
    // An invitation that anybody may use is no invitation to them.
    const { invite: any } = await ada.http.invite(id);
    await expect(ben.http.sit(id, { invite: any })).rejects.toMatchObject({ status: 403 });
    await cem.http.sit(id);
    await cem.http.stand(id);
    await cem.http.sit(id);
    const { invite } = await ada.http.invite(id, { seat: 2 });
    expect(await ben.http.sit(id, { invite })).toEqual({ seat: 2 });
  });

  test('is blocked by the owner, or by somebody who sits there', async () => {
    const [id, ada, ben, cem] = await company();
    const block = async (by: Guest, whom: Guest): Promise<unknown> =>
      by.http.ask('POST', '/blocks', { person: (await whom.http.me()).id });
    await block(ada, ben);
    await expect(ben.http.sit(id)).rejects.toMatchObject({
      status: 403,
      message: 'You cannot sit at this table.',
    });
    const [other, , dan, eva] = await company();
    await block(cem, dan);
    expect(await dan.http.sit(other)).toEqual({ seat: 1 });
    await dan.http.stand(other);
    await cem.http.sit(other);
    await expect(dan.http.sit(other)).rejects.toMatchObject({ status: 403 });
    expect(await eva.http.sit(other)).toEqual({ seat: 2 });
  });
});

test('public tables are found by the language of whoever opened them', async () => {
  const [id] = await company();
  const jan = await door.guest('Jan');
  await jan.http.ask('PATCH', '/me', { language: 'nl' });
  const { id: dutch, language } = await jan.http.open({ ...CHOICE });
  expect(language).toBe('nl');
  const found = (await jan.http.tables({ phase: 'open', language: 'nl' })).tables.map(one => one.id);
  expect([found.includes(dutch), found.includes(id)]).toEqual([true, false]);
});

/** Gives somebody an account with ratings at Vienna, by number of seats. */
const rate = async ({ http }: Guest, bySeats: { readonly [seats: number]: number }): Promise<void> => {
  const { db } = door.house;
  const { person } = await db
    .updateTable('people')
    .set({ kind: 'account' })
    .where('id', '=', (await http.me()).id)
    .returning('person')
    .executeTakeFirstOrThrow();
  const field = { person, game: 'vienna', rd: 80, games: 9, at: 1 };
  await db
    .insertInto('ratings')
    .values(Object.entries(bySeats).map(([seats, r]) => ({ ...field, seats: Number(seats), r })))
    .execute();
};

test('public tables are found by the level of those who sit there', async () => {
  const [id, ada, ben, cem] = await company();
  await rate(ada, { 3: 1700.4 });
  const isFound = async (least?: number, most?: number, phase = 'open'): Promise<boolean> =>
    (await cem.http.tables({ phase, least, most })).tables.some(one => one.id === id);
  expect([await isFound(1700, 1700), await isFound(1701), await isFound(0, 1699)]).toEqual([
    true,
    false,
    false,
  ]);
  // Who has no rating for as many seats is new there, and everybody counts.
  await rate(ben, { 2: 2000 });
  await ben.http.sit(id);
  expect([await isFound(1500, 1700), await isFound(1501), await isFound(0, 1699)]).toEqual([
    true,
    false,
    false,
  ]);
  await ben.http.stand(id);
  expect(await isFound(1700)).toBe(true);
  // What is kept to oneself is not found out by asking.
  await ada.http.ask('PATCH', '/me', { settings: { profile: 'me' } });
  expect([await isFound(1700), await isFound(1500, 1500)]).toEqual([false, true]);
  await ada.http.kick(id, 1, 'easy');
  await ada.http.kick(id, 2, 'hard');
  await ada.http.start(id);
  expect([await isFound(1500, 1500, 'playing'), await isFound(1501, 9999, 'playing')]).toEqual([true, false]);
  await expect(cem.http.tables({ least: -1 })).rejects.toMatchObject({ status: 400 });
});

test('whoever looks for something rare among thousands reads on, and nobody waits for it', async () => {
  const jan = await door.guest('Jan');
  const many = { ...newTable('vienna', 2, ''), phase: 'over', watching: 'all' } as const;
  const tables = Array.from({ length: 4100 }, (_, i) => ({ ...many, id: newId(), seats: i === 0 ? 7 : 2 }));
  for (let i = 0; i < tables.length; i += 500)
    await door.house.db
      .insertInto('tables')
      .values(tables.slice(i, i + 500))
      .execute();
  const pages: number[] = [];
  let before: number | undefined;
  let found: readonly string[] = [];
  while (found.length === 0) {
    const { tables: list, next } = await jan.http.tables({ phase: 'over', seats: 7, before });
    found = list.map(({ id }) => id);
    pages.push(list.length);
    before = next ?? undefined;
    if (next === null) break;
  }
  expect([found, pages]).toEqual([[tables[0]?.id], [0, 0, 1]]);
});

test('a head tells the ratings of those who do not keep them to themselves; so does the leader board', async () => {
  const [id, ada, ben] = await company();
  await ben.http.sit(id);
  await rate(ben, { 2: 1400, 3: 1530.4 });
  const seen = async (): Promise<unknown> => (await ada.http.table(id)).seats.map(({ rating }) => rating);
  const own = (await ben.http.me()).id;
  const isLeader = async (): Promise<boolean> =>
    (await ada.http.leaders('vienna', 3)).leaders.some(leader => leader.id === own);
  expect([await seen(), await isLeader()]).toEqual([[undefined, 1530, undefined], true]);
  await ben.http.ask('PATCH', '/me', { settings: { profile: 'me' } });
  expect([await seen(), await isLeader()]).toEqual([[undefined, undefined, undefined], false]);
});

describe('public tables are found', () => {
  const listed = async ({ http }: Guest, filter: object): Promise<readonly string[]> =>
    (await http.tables({ phase: 'open', limit: 200, ...filter })).tables.map(({ id }) => id);

  test('page by page, as many at once as are asked for', async () => {
    const { http } = await door.guest('Pam');
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await http.open({ ...CHOICE, seats: 2 })).id);
    const first = await http.tables({ phase: 'open', limit: 2 });
    expect(first.tables.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await http.tables({ phase: 'open', limit: 200, before: first.next ?? undefined });
    expect(rest.tables.slice(0, 3).map(({ id }) => id)).toEqual(ids.slice(2));
    await expect(http.tables({ phase: 'open', limit: 201 })).rejects.toMatchObject({ status: 400 });
  });

  test('where people play with whom one has played', async () => {
    const [id, ada, ben] = await company({ seats: 2 });
    await ben.http.sit(id, { terms: 1 });
    await ada.http.start(id);
    const [other, , cem, dan] = await company({ seats: 2 });
    const [, bens] = [await dan?.http.me(), (await ben.http.open({ ...CHOICE, seats: 2 })).id];
    await cem.http.sit(bens, { terms: 1 });
    await ben.http.start(bens);
    const playing = { phase: 'playing', known: 'yes' };
    // Ada has played with Ben, not with Cem; her own table is one where Ben sits.
    expect(await listed(ada, playing)).toEqual(expect.arrayContaining([bens]));
    expect(await listed(ada, playing)).not.toContain(other);
    const stranger = await door.guest('Eve');
    expect(await listed(stranger, playing)).toEqual([]);
  });
});
