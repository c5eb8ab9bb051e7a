/** Invitations: codes that are said aloud, those that wait for somebody, and how all of them end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_BOUNDS } from '../src/limits.ts';
import { GENEROUS, Open } from './visit.ts';
import type { Guest } from './visit.ts';

const HOUR = 3_600_000;

let door: Open;
let now = Date.now();

beforeAll(async () => {
  door = await Open.door({ now: () => now });
});

afterAll(() => door.close());

const TABLE = { game: 'vienna', seats: 3 } as const;

const spoken = async (): Promise<{ ada: Guest; id: string; code: string; until: number }> => {
  const ada = await door.guest('Ada');
  const { id } = await ada.http.open(TABLE);
  const { code = '', until } = await ada.http.invite(id, { spoken: true });
  return { ada, id, code, until };
};

const WRONG = { status: 403, error: 'wrong-code' };

describe('a code that is said aloud', () => {
  test('has eight consonants, leads to its table however it is typed, and seats until the table is full', async () => {
    const { id, code } = await spoken();
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
    const [ben, cem, dan] = [await door.guest('Ben'), await door.guest('Cem'), await door.guest('Dan')];
    for (const [guest, typed] of [
      [ben, code],
      [cem, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `],
    ] as const) {
      const { table, invite } = await guest.http.said(typed);
      expect(table).toBe(id);
      await guest.http.sit(table, { invite });
    }
    await expect(dan.http.said(code)).rejects.toMatchObject(WRONG);
    await cem.http.stand(id);
    expect((await dan.http.said(code)).table).toBe(id);
  });

  test('ends after a day, though an invitation for longer was wished for', async () => {
    const { ada, id, code, until } = await spoken();
    expect(until).toBe(now + 24 * HOUR);
    expect((await ada.http.invite(id, { spoken: true, hours: 1 })).until).toBe(now + HOUR);
    expect((await ada.http.invite(id, { spoken: true, hours: 700 })).until).toBe(now + 24 * HOUR);
    const ben = await door.guest('Ben');
    now += 24 * HOUR - 1;
    const { invite } = await ben.http.said(code);
    now += 1;
    await expect(ben.http.said(code)).rejects.toMatchObject(WRONG);
    await expect(ben.http.sit(id, { invite })).rejects.toMatchObject({ status: 404 });
  });

  test('opens nothing that it is not for, and a wrong one nothing at all', async () => {
    const { code } = await spoken();
    const ben = await door.guest('Ben');
    const near = `${code.slice(0, 7)}${code.endsWith('B') ? 'C' : 'B'}`;
    await expect(ben.http.said(near)).rejects.toMatchObject(WRONG);
    await expect(ben.http.ask('POST', '/login/code', { code })).rejects.toMatchObject(WRONG);
    await expect(ben.http.invited(code)).rejects.toMatchObject({ status: 400 });
  });

  test('is nowhere in the database', async () => {
    const { code } = await spoken();
    const rows = await door.house.db.selectFrom('invites').selectAll().execute();
    expect(
      JSON.stringify(rows.map(row => ({ ...row, hash: Buffer.from(row.hash).toString() }))),
    ).not.toContain(code);
  });

  test('can be tried ten times in ten minutes from one network, whoever tries', async () => {
    const limits = { ...GENEROUS, CODES_TEN_MINUTES: USUAL_BOUNDS.CODES_TEN_MINUTES };
    const strict = await Open.door({ now: () => now }, { limits });
    const [ada, ben] = [await strict.guest('Ada'), await strict.guest('Ben')];
    const { id } = await ada.http.open(TABLE);
    const { code = '' } = await ada.http.invite(id, { spoken: true });
    for (let tries = 0; tries < 10; tries++)
      await expect((tries % 2 ? ada : ben).http.said('BCDFGHJK')).rejects.toMatchObject(WRONG);
    await expect(ben.http.said(code)).rejects.toMatchObject({ status: 429 });
    now += 60_000;
    expect((await ben.http.said(code)).table).toBe(id);
    await strict.close();
  });

  test('leads to a chair that somebody has left in the middle of a game', async () => {
    const { ada, id, code } = await spoken();
    const [ben, cem, dan] = [await door.guest('Ben'), await door.guest('Cem'), await door.guest('Dan')];
    const { invite } = await ben.http.said(code);
    for (const guest of [ben, cem]) await guest.http.sit(id, { invite, terms: 1 });
    await ada.http.start(id);
    await expect(dan.http.said(code)).rejects.toMatchObject(WRONG);
    await ben.http.stand(id);
    expect((await dan.http.said(code)).table).toBe(id);
  });
});

describe('invitations that are taken back', () => {
  test('let nobody in any more: no link, no code; others may not take them back', async () => {
    const { ada, id, code } = await spoken();
    const { invite } = await ada.http.invite(id);
    const ben = await door.guest('Ben');
    await expect(ben.http.takeBack(id)).rejects.toMatchObject({ status: 404 });
    await ada.http.takeBack(id);
    await expect(ben.http.said(code)).rejects.toMatchObject(WRONG);
    await expect(ben.http.invited(invite)).rejects.toMatchObject({ status: 404 });
    await expect(ben.http.sit(id, { invite })).rejects.toMatchObject({ status: 404 });
    const anew = await ada.http.invite(id);
    expect(await ben.http.sit(id, { invite: anew.invite })).toEqual({ seat: 1 });
  });
});

describe('somebody one has played with', () => {
  const friends = async (): Promise<{ ada: Guest; ben: Guest; bens: string }> => {
    const [ada, ben] = [await door.guest('Ada'), await door.guest('Ben')];
    await door.table([ada, ben], { game: 'vienna' });
    const { people } = await ada.http.companions();
    expect(people.map(({ name }) => name)).toEqual(['Ben']);
    return { ada, ben, bens: people[0]?.id ?? '' };
  };

  test('is invited by name: it waits where they come in, until they sit or say no', async () => {
    const { ada, ben, bens } = await friends();
    const [first, second] = [await ada.http.open(TABLE), await ada.http.open(TABLE)];
    for (const { id } of [first, second, second]) await ada.http.invite(id, { person: bens });
    const waiting = async (): Promise<readonly string[]> =>
      (await ben.http.invitations()).invitations.map(({ table }) => table.id);
    expect(new Set(await waiting())).toEqual(new Set([first.id, second.id]));
    const { invitations } = await ben.http.invitations();
    const invite = invitations.find(({ table }) => table.id === first.id)?.invite ?? '';
    await ben.http.sit(first.id, { invite });
    expect(await waiting()).toEqual([second.id]);
    await ben.http.decline(second.id);
    expect(await waiting()).toEqual([]);
    await expect(ben.http.decline(second.id)).rejects.toMatchObject({ status: 404 });
    expect((await ada.http.invitations()).invitations).toEqual([]);
  });

  test('is nobody whom one has not met, and hears nothing of whom they have blocked', async () => {
    const { ada, ben, bens } = await friends();
    const cem = await door.guest('Cem');
    const { id } = await cem.http.open(TABLE);
    await expect(cem.http.invite(id, { person: bens })).rejects.toMatchObject({ status: 403 });
    const { id: adas } = await ben.http.companions().then(({ people: [found] }) => found ?? { id: '' });
    await ben.http.ask('POST', '/blocks', { person: adas });
    const { id: table } = await ada.http.open(TABLE);
    // Who does not want to hear is nobody's business.
    expect(await ada.http.invite(table, { person: bens })).toMatchObject({
      invite: expect.any(String) as string,
    });
    expect((await ben.http.invitations()).invitations).toEqual([]);
    expect((await ben.http.companions()).people).toEqual([]);
  });

  test('finds no invitation to a table that is full or was given up', async () => {
    const { ada, ben, bens } = await friends();
    const full = await ada.http.open({ ...TABLE, chairs: ['me', 'easy', 'free'] });
    const gone = await ada.http.open(TABLE);
    for (const { id } of [full, gone]) await ada.http.invite(id, { person: bens });
    expect((await ben.http.invitations()).invitations.length).toBe(2);
    await ada.http.kick(full.id, 2, 'easy');
    await ada.http.closeTable(gone.id);
    expect((await ben.http.invitations()).invitations).toEqual([]);
  });
});
