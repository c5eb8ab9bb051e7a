/** What happens between two steps that belong together, and what somebody may try there. */
import { Http } from '@kaffeehaus/client';
import { PROTOCOL_JSON } from '@kaffeehaus/protocol';
import type { FromServer } from '@kaffeehaus/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Room } from '../src/log/room.ts';
import { Writer } from '../src/log/writer.ts';
import { sqliteStore } from '../src/store/store.ts';
import { luck } from './table.ts';
import { Open, someAnswer } from './visit.ts';
import type { Guest } from './visit.ts';

let door: Open;

beforeAll(async () => {
  door = await Open.door();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => door.close());

const guests = (...names: readonly string[]): Promise<Guest[]> =>
  Promise.all(names.map(name => door.guest(name)));

/** A socket, and all that is heard on it. */
const socketOf = async (http: Http): Promise<{ socket: WebSocket; heard: FromServer[] }> => {
  const url = `${door.origin.replace('http', 'ws')}/ws`;
  const socket = new WebSocket(url, [PROTOCOL_JSON], { headers: http.headers });
  const heard: FromServer[] = [];
  socket.on('message', data => heard.push(JSON.parse((data as Buffer).toString()) as FromServer));
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  return { socket, heard };
};

const reasons = (heard: readonly FromServer[]): readonly string[] =>
  heard.flatMap(message => (message.t === 'no' ? [message.why] : []));

const asAccount = async ({ http }: Guest): Promise<void> => {
  const { id } = await http.me();
  await door.house.db.updateTable('people').set({ kind: 'account' }).where('id', '=', id).execute();
};

describe('a line', () => {
  test('that is cut while its table wakes leaves nobody behind', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'vienna' });
    const live = await door.house.tables.wake(table);
    const { socket } = await socketOf(ada.http);
    const before = door.house.lines.size;
    const slow = vi.spyOn(door.house.tables, 'wake').mockImplementationOnce(async () => {
      await vi.waitFor(() => expect(door.house.lines.size).toBeLessThan(before), 10_000);
      return live;
    });
    socket.send(JSON.stringify({ t: 'sub', id: 'one', table, as: 0, v: 0 }));
    await vi.waitFor(() => expect(slow).toHaveBeenCalled(), 10_000);
    socket.terminate();
    await slow.mock.results[0]?.value;
    await new Promise(done => setTimeout(done, 20));
    expect([live.isQuiet, live.isHere(0)]).toEqual([true, false]);
  });

  test('of a token is closed when whoever made it deletes everything', async () => {
    const [ada] = await guests('Ada');
    if (!ada) throw new Error('nobody came');
    const { token } = await ada.http.ask<{ token: string }>('POST', '/me/tokens', { name: 'Engine' });
    const { socket, heard } = await socketOf(new Http({ origin: door.origin, token }));
    const closed = new Promise(done => socket.once('close', done));
    const { id } = await ada.http.me();
    const { person } = await door.house.db
      .selectFrom('people')
      .select('person')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await door.house.departure.delete(person);
    await closed;
    expect(heard.at(-1)).toMatchObject({ t: 'bye', why: 'revoked' });
  });
});

describe('who watches', () => {
  test('needs an invitation where only the chairs are open to all', async () => {
    const [ada, ben, eva] = await guests('Ada', 'Ben', 'Eva');
    if (!ada || !ben || !eva) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'vienna', open: 'all', watch: 'link' });
    const { socket, heard } = await socketOf(eva.http);
    const look = { t: 'sub', table, as: 'watch', v: 0 };
    socket.send(JSON.stringify({ ...look, id: 'one' }));
    await vi.waitFor(() => expect(reasons(heard)).toEqual(['forbidden']), 10_000);
    const { invite } = await ada.http.invite(table, { seat: 'watch' });
    await eva.http.ask('POST', `/tables/${table}/watch`, { invite });
    await vi.waitFor(async () => {
      socket.send(JSON.stringify({ ...look, id: 'two' }));
      await new Promise(done => setTimeout(done, 20));
      expect(heard.some(({ t }) => t === 'view')).toBe(true);
    }, 10_000);
    socket.terminate();
  });

  test('is sent away when nobody may watch any more, also if that could not be read at once', async () => {
    const [ada, eva] = await guests('Ada', 'Eva');
    if (!ada || !eva) throw new Error('nobody came');
    const choice = { game: 'vienna', seats: 2, open: 'all' } as const;
    const { id: table } = await ada.http.open({ ...choice, watch: 'all' });
    const { socket, heard } = await socketOf(eva.http);
    socket.send(JSON.stringify({ t: 'sub', id: 'one', table, as: 'watch', v: 0 }));
    await vi.waitFor(() => expect(heard.some(({ t }) => t === 'subbed')).toBe(true), 10_000);
    const failing = vi.spyOn(door.house.tables, 'refresh').mockRejectedValueOnce(new Error('disk gone'));
    await ada.http.ask('POST', `/tables/${table}/options`, { ...choice, watch: 'none' });
    await vi.waitFor(() => expect(heard.some(({ t }) => t === 'gone')).toBe(true), 10_000);
    expect(failing.mock.calls.length).toBeGreaterThan(1);
    socket.terminate();
  });
});

describe('a mistake of the house', () => {
  test('while an answer is written takes the answer back, and the table goes on', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'estoril' });
    const seats = [ada.line().table(table, 0), ben.line().table(table, 1)];
    await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
    const chance = luck('mistake');
    const asked = seats.find(seat => someAnswer(seat, chance) !== undefined);
    if (!asked) throw new Error('nobody is asked');
    let isWrong = true;
    const consequence = {
      writes: () => {
        if (isWrong) throw new Error('a mistake');
        return [];
      },
    };
    door.house.consequences.push(consequence);
    const refused = await asked.answer(someAnswer(asked, chance) ?? []);
    isWrong = false;
    expect(refused.counted).toBe(false);
    await vi.waitFor(async () => expect((await door.house.tables.wake(table)).room).toBeDefined(), 10_000);
    const counted = await asked.answer(someAnswer(asked, chance) ?? []);
    door.house.consequences.splice(door.house.consequences.indexOf(consequence), 1);
    expect(counted).toMatchObject({ counted: true });
    const { head } = await door.house.tables.wake(table);
    const rows = await door.house.store.tail(head.tab, 0);
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
  });

  test('in what is written with a row of one table refuses that row, and no other of the same commit', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const heads = [
      await door.table([ada, ben], { game: 'vienna' }),
      await door.table([ada, ben], { game: 'vienna' }),
    ] as const;
    const [bad, good] = await Promise.all(heads.map(({ id }) => door.house.tables.wake(id)));
    const faulty = {
      writes: ({ head }: Room) =>
        head.tab === bad?.tab ? [{ sql: 'insert into nowhere values (1)', parameters: [] }] : [],
    };
    door.house.consequences.push(faulty);
    const order = { seat: 0, actor: 0, cmd: '', now: door.house.now() };
    const lag = { kind: 'clock', body: '{"lag":[0,0]}' } as const;
    const settled = await Promise.allSettled(
      [bad, good].map(live =>
        door.house.tables.take(live?.id ?? '', room => room.note({ ...order, seat: -1 }, lag)),
      ),
    );
    door.house.consequences.splice(door.house.consequences.indexOf(faulty), 1);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    // And the table goes on once it is mended.
    await vi.waitFor(
      async () => expect((await door.house.tables.wake(heads[0].id)).isLost).toBe(false),
      10_000,
    );
    await door.house.tables.take(heads[0].id, room => room.note({ ...order, seat: -1 }, lag));
  });

  test('in hearing that a row is stored keeps nobody else from being told, nor from writing', async () => {
    const store = await sqliteStore(':memory:');
    const reports: unknown[] = [];
    const writer = new Writer(store, undefined, error => reports.push(error));
    const heard: number[] = [];
    const tell = (n: number) => (): void => {
      heard.push(n);
      if (n === 1) throw new Error('deaf');
    };
    const after = (n: number): void => writer.after(n, tell(n), () => {});
    writer.add({ tab: 1, row: undefined, also: [], snapshot: undefined, stored: tell(1), failed: () => {} });
    after(2);
    await writer.drain();
    after(3);
    await store.close();
    expect([heard, reports.length]).toEqual([[1, 2, 3], 1]);
  });
});

describe('what happened at a table', () => {
  test('is told again from its first row, which takes long: so not too often', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'estoril' });
    const ask = (): Promise<string> =>
      ada.http.log(table, 0).then(
        () => 'told',
        (error: { readonly error?: string }) => error.error ?? 'failed',
      );
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(new Set(answers)).toEqual(new Set(['told', 'too-fast']));
    expect(await ben.http.log(table, 0)).toMatchObject({ next: null });
  });
});

describe('what counts', () => {
  test('is not made of a table at which a guest or a bot sits', async () => {
    const [ada, ben, eva] = await guests('Ada', 'Ben', 'Eva');
    if (!ada || !ben || !eva) throw new Error('nobody came');
    await Promise.all([asAccount(ada), asAccount(eva)]);
    const choice = { game: 'vienna', seats: 2, open: 'all' } as const;
    const { id: table } = await ada.http.open(choice);
    const rate = (): Promise<unknown> =>
      ada.http.ask('POST', `/tables/${table}/options`, { ...choice, rated: true });
    await ben.http.sit(table);
    await expect(rate()).rejects.toMatchObject({ error: 'rated' });
    await ada.http.kick(table, 1);
    await ada.http.ask('POST', `/tables/${table}/kick`, { seat: 1, bot: 'easy' });
    await expect(rate()).rejects.toMatchObject({ error: 'rated' });
    expect((await ada.http.table(table)).rated).toBe(false);
    await ada.http.kick(table, 1);
    await eva.http.sit(table);
    await rate();
    expect((await ada.http.table(table)).rated).toBe(true);
  });
});
