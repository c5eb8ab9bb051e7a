import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below } from '@kaffeehaus/kernel';
import type { Rules, State } from '@kaffeehaus/kernel';
import { readFrame } from '@kaffeehaus/protocol';
import { hex } from '@kaffeehaus/trust';
import { describe, expect, test, vi } from 'vitest';
import { Room } from '../src/log/room.ts';
import type { Done, Order } from '../src/log/room.ts';
import type { Listener, Look } from '../src/log/live.ts';
import type { News } from '../src/log/news.ts';
import type { Tables } from '../src/log/tables.ts';
import type { Caller } from '../src/people/sessions.ts';
import { NotStored, sqliteStore } from '../src/store/store.ts';
import type { Store } from '../src/store/store.ts';
import { GAMES, byLot, luck, newTable, people, rulesNamed, tablesOn } from './table.ts';

const order = (seat: number, cmd = ''): Order => ({ seat, actor: seat + 1, cmd, now: 1000 });

/** Plays by lot, taking back now and then. */
const play = async (tables: Tables, id: string, answers: number): Promise<Room> => {
  const chance = luck(id);
  let room: Room | undefined;
  const deed = (one: Room): Done => {
    room = one;
    const [seat, answer] = byLot(one, chance) ?? [];
    if (seat === undefined || answer === undefined) throw new Error('over');
    const last = one.held.table.last;
    if (below(chance, 8) === 0 && one.held.given.length > 0) {
      const sealed = Number(one.held.given[0]?.split(':')[0]) - 1;
      return one.retract(order(sealed), one.put);
    }
    if (below(chance, 8) === 0 && last >= 0 && one.held.given.length === 0 && one.held.undoable(last) > 0)
      return one.undo(order(last), one.put, (one.answered.at(-1) ?? 0) - 1);
    return one.answer(order(seat), one.put, answer);
  };
  for (let i = 0; i < answers && !room?.over; i++) await tables.take(id, deed);
  if (!room) throw new Error('nobody played');
  return room;
};

const stateOf = (room: Room): unknown => ({
  version: room.version,
  put: room.put,
  chain: Buffer.from(room.chain).toString('hex'),
  table: room.held.table,
  given: room.held.given,
  course: room.course,
  answers: room.held.record.answers,
});

describe.each(GAMES.map(({ id, seats }) => ({ game: id, seats: seats[1] })))('$game', ({ game, seats }) => {
  test('a table is the fold of its log, with a snapshot and without', async () => {
    const store = await sqliteStore(':memory:');
    const tables = tablesOn(store);
    const { id, tab } = await tables.begin(newTable(game, seats, `fold ${game}`), people(seats));
    const room = await play(tables, id, 200);
    const head = await store.head(id);
    const rules = await rulesNamed(game);
    if (!head) throw new Error('no head');
    const snapshot = await store.snapshot(tab);
    expect(snapshot?.version).toBe(room.version - (room.version % 64));
    const whole = new Room(head, rules, await store.tail(tab, 0));
    const shorter = new Room(head, rules, await store.tail(tab, snapshot?.version ?? 0), snapshot);
    expect(stateOf(whole)).toEqual(stateOf(room));
    expect(stateOf(shorter)).toEqual(stateOf(room));
    expect(shorter.held.undoable(room.held.table.last)).toBe(room.held.undoable(room.held.table.last));
    // Of thousands of tables nobody could keep all that has happened.
    expect(whole.held.turns.flatMap(({ events }) => events)).toEqual([]);
    await store.close();
  });
});

const caller: Caller = {
  person: 1,
  id: '',
  name: '',
  kind: 'guest',
  by: 'session',
  session: '',
  scopes: [],
  network: '',
};

interface Ear extends Listener {
  table: State | undefined;
  rules: Rules | undefined;
  readonly versions: number[];
}

/** Somebody who listens as a page does: it makes its table from the bytes that are sent. */
const ear = (viewer: number): Ear => ({
  viewer,
  seat: viewer,
  caller,
  isBinary: true,
  on: true,
  since: Infinity,
  table: undefined,
  rules: undefined,
  versions: [],
  view({ room, v, table }: Look) {
    const { game, wire } = room.rules;
    this.rules = room.rules;
    this.table = wire.unpackView(game, table.seats, wire.packView(game, table));
    this.versions.push(v);
  },
  turn(news: News) {
    const frame = readFrame(unframed(news.frame(0, undefined)));
    if (frame.t !== 'turn' || !this.table || !this.rules) throw new Error('no turn');
    const { game, wire } = this.rules;
    this.table = wire.unpackDelta(game, this.table, frame.delta).view;
    this.versions.push(frame.v);
  },
  tell: () => {},
  gone: () => {},
});

/** Without the head that the protocol of sockets wants. */
const unframed = (frame: Uint8Array): Uint8Array => frame.subarray((frame[1] ?? 0) === 126 ? 4 : 2);

describe('a table', () => {
  const opened = async (): Promise<{ store: Store; tables: Tables; id: string; tab: number }> => {
    const store = await sqliteStore(':memory:');
    const tables = tablesOn(store);
    const { id, tab } = await tables.begin(newTable('vienna', 2, 'one'), people(2));
    return { store, tables, id, tab };
  };

  test('refuses an answer to a question that is no longer open, and writes nothing', async () => {
    const { store, tables, id, tab } = await opened();
    const room = await play(tables, id, 3);
    const rows = await store.tail(tab, 0);
    const [seat, answer] = byLot(room, luck('stale')) ?? [0, []];
    await expect(tables.take(id, one => one.answer(order(seat), 1, answer))).rejects.toMatchObject({
      code: 'stale-question',
    });
    expect(await store.tail(tab, 0)).toEqual(rows);
  });

  test('knows a command again, also one that it has forgotten', async () => {
    const { tables, id } = await opened();
    const chance = luck('again');
    const first = await tables.take(id, room => {
      const [seat, answer] = byLot(room, chance) ?? [0, []];
      return room.answer(order(seat, 'hello'), room.put, answer);
    });
    const { seat } = first.row;
    const live = await tables.wake(id);
    const { version, chain } = first.row;
    expect(await tables.repeated(live, seat, 'hello', 1)).toEqual({ version, chain });
    expect(await tables.repeated(live, 1 - seat, 'hello', 1)).toBeUndefined();
    expect(await tables.repeated(live, seat, 'hello', first.row.version)).toBeUndefined();
    const room = await play(tables, id, 100);
    expect(room.remembers).toBeGreaterThan(first.row.version);
    expect((await tables.repeated(live, seat, 'hello', 1))?.version).toBe(first.row.version);
  });

  test('tells each viewer what the table was and is, in order, and only what is written', async () => {
    const { store, tables, id, tab } = await opened();
    const live = await tables.wake(id);
    const one = ear(0);
    tables.join(live, one, 0);
    const room = await play(tables, id, 30);
    expect(one.versions).toEqual((await store.tail(tab, 0)).map(({ version }) => version));
    expect(one.table).toEqual({ ...room.mask(0), rng: { key: [], drawn: 0 } });
    tables.leave(live, one);
    const { length } = one.versions;
    await play(tables, id, 2);
    expect(one.versions).toHaveLength(length);
  });

  test('whoever joins while a row is being written is shown its outcome after it, and not told of it', async () => {
    const { store, tables, id, tab } = await opened();
    const chance = luck('join');
    const live = await tables.wake(id);
    const [before, one] = [ear(0), ear(0)];
    tables.join(live, before, 0);
    const taking = new Promise(stored => {
      const answer = (room: Room): Done => {
        const [seat, given] = byLot(room, chance) ?? [0, []];
        return room.answer(order(seat), room.put, given);
      };
      tables.takeAt(live, answer, { stored });
    });
    tables.join(live, one, 0);
    expect([live.room?.version, one.versions, (await store.tail(tab, 0)).length]).toEqual([2, [], 1]);
    await taking;
    expect([before.versions, one.versions]).toEqual([[1, 2], [2]]);
  });

  test('that cannot be written is thrown away, and shown anew from what is written once that is possible', async () => {
    const { store, tables, id, tab } = await opened();
    await play(tables, id, 5);
    const live = await tables.wake(id);
    const one = ear(1);
    tables.join(live, one, 0);
    const before = await store.tail(tab, 0);
    const { append, beat } = store;
    const full = (): Promise<never> => Promise.reject(new NotStored('full'));
    Object.assign(store, { append: full, beat: full });
    const chance = luck('full');
    const answer = (room: Room): Done => {
      const [seat, given] = byLot(room, chance) ?? [0, []];
      return room.answer(order(seat), room.put, given);
    };
    const both = await Promise.allSettled([tables.take(id, answer), tables.take(id, answer)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(tables.take(id, answer)).rejects.toMatchObject({ name: 'NotStored' });
    expect(one.versions).toEqual([before.length]);
    Object.assign(store, { append, beat });
    await vi.waitFor(() => expect(live.isLost).toBe(false), 10_000);
    expect(await store.tail(tab, 0)).toEqual(before);
    // A view again, of what was there before.
    expect(one.versions).toEqual([before.length, before.length]);
    const { row } = await tables.take(id, answer);
    expect(row.version).toBe(before.length + 1);
    expect(one.versions).toEqual([before.length, before.length, row.version]);
  });

  test('whose version somebody else has written goes on after theirs', async () => {
    const { store, tables, id, tab } = await opened();
    const other = tablesOn(store);
    const room = await play(tables, id, 4);
    const chance = luck('two');
    const answer = (one: Room): Done => {
      const [seat, given] = byLot(one, chance) ?? [0, []];
      return one.answer(order(seat), one.put, given);
    };
    const [seat, late] = byLot(room, luck('late')) ?? [0, []];
    const { put } = room;
    const first = await other.take(id, answer);
    // To the question that somebody has answered elsewhere there is no second answer.
    const refused = tables.take(id, one => one.answer(order(seat), put, late));
    await expect(refused).rejects.toMatchObject({ code: 'stale-question' });
    // Whatever still counts goes in after theirs, though this machine has not heard of it.
    const third = await other.take(id, answer);
    expect((await tables.take(id, answer)).row.version).toBe(third.row.version + 1);
    const rows = await store.tail(tab, first.row.version - 1);
    expect(rows.slice(0, 2).map(({ chain }) => hex(chain))).toEqual(
      [first, third].map(({ row }) => hex(row.chain)),
    );
  });

  test('and is opened later if theirs cannot be read at once', async () => {
    const { store, tables, id } = await opened();
    const other = tablesOn(store);
    await play(tables, id, 4);
    const chance = luck('three');
    const answer = (one: Room): Done => {
      const [seat, given] = byLot(one, chance) ?? [0, []];
      return one.answer(order(seat), one.put, given);
    };
    const first = await other.take(id, answer);
    const unread = vi.spyOn(store, 'tail').mockRejectedValueOnce(new Error('disk gone'));
    expect((await tables.take(id, answer)).row.version).toBe(first.row.version + 1);
    expect(unread).toHaveBeenCalledTimes(2);
  });

  test('that falls asleep in the moment in which somebody wakes it is one room, not two', async () => {
    let now = 0;
    const store = await sqliteStore(':memory:');
    const tables = tablesOn(store, () => now);
    const { id } = await tables.begin(newTable('vienna', 2, 'asleep'), people(2));
    for (let steps = 0; steps < 12; steps++) {
      now += 60_000;
      const asleep = tables.tidy();
      for (let i = 0; i < steps; i++) await Promise.resolve();
      const woken = await tables.wake(id);
      await asleep;
      expect(await tables.wake(id)).toBe(woken);
    }
  });

  test('a log in which something was changed is not opened', async () => {
    const { store, tables, id, tab } = await opened();
    await play(tables, id, 6);
    const head = await store.head(id);
    const rules = await rulesNamed('vienna');
    const rows = [...(await store.tail(tab, 0))];
    if (!head) throw new Error('no head');
    const third = rows[2];
    if (!third) throw new Error('no third row');
    const others: readonly (typeof third)[][] = [
      [],
      [{ ...third, at: third.at + 1 }],
      [{ ...third, actor: 0 }],
      [{ ...third, cmd: 'other' }],
    ];
    for (const instead of others) {
      const bad = [...rows.slice(0, 2), ...instead, ...rows.slice(3)];
      expect(() => new Room(head, rules, bad)).toThrow(/does not follow|chain is broken/);
    }
  });

  test('sleeps when nobody uses it', async () => {
    let now = 0;
    const store = await sqliteStore(':memory:');
    const tables = tablesOn(store, () => now);
    const { id } = await tables.begin(newTable('estoril', 2, 'sleepy'), people(2));
    await tables.tidy();
    expect(tables.awake).toBe(1);
    now = 31_000;
    await tables.tidy();
    expect(tables.awake).toBe(0);
    const room = await play(tables, id, 3);
    expect(room.version).toBe(4);
  });

  test('a log is only added to', async () => {
    const store = await sqliteStore(':memory:');
    const tables = tablesOn(store);
    const { tab } = await tables.begin(newTable('vienna', 2, 'kept'), people(2));
    const rows = await store.tail(tab, 0);
    const [row] = rows;
    if (!row) throw new Error('no row');
    expect(await store.append([{ row: { ...row, body: 'other' }, also: [], snapshot: undefined }])).toEqual(
      new Set([tab]),
    );
    expect(await store.tail(tab, 0)).toEqual(rows);
  });
});

test('a store of the first shape is brought to the present one, and what lies there stays', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-')), 'house.db');
  const old = await sqliteStore(path, '001');
  const { terms: _terms, ready: _ready, barred: _barred, ...before } = newTable('vienna', 2, 'old');
  await old.db
    .insertInto('tables')
    .values(before as never)
    .execute();
  await old.close();
  const store = await sqliteStore(path);
  expect(await store.head('old')).toMatchObject({ game: 'vienna', terms: 1, ready: '[]', barred: '[]' });
  await store.close();
});
