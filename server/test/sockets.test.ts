/** Tables over real sockets: whole games, and whatever can happen to a command on its way. */
import { WATCHER } from '@kaffeehaus/kernel';
import type { State } from '@kaffeehaus/kernel';
import { PROTOCOL_JSON } from '@kaffeehaus/protocol';
import type { FromServer, TableLog } from '@kaffeehaus/protocol';
import { Line } from '@kaffeehaus/client';
import type { Dial, Socket, TableLine } from '@kaffeehaus/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { GAMES, luck } from './table.ts';
import { HASTY, Open, isOver, playOn, someAnswer } from './visit.ts';
import type { Guest } from './visit.ts';

let door: Open;

beforeAll(async () => {
  door = await Open.door();
});

afterAll(() => door.close());

const guests = (...names: readonly string[]): Promise<Guest[]> =>
  Promise.all(names.map(name => door.guest(name)));

const shown = async (...tables: readonly TableLine[]): Promise<void> => {
  await Promise.all(tables.map(table => table.until(({ v }) => v > 0)));
};

/** By version, the table as it is seen from then on; from now on. */
const tablesOf = (line: TableLine): Map<number, State | undefined> => {
  const tables = new Map([[line.v, line.table]]);
  line.watch({ turn: ({ v, table }) => tables.set(v, table) });
  return tables;
};

const bytesOf = (letters: string): Uint8Array => new Uint8Array(Buffer.from(letters, 'base64'));

/** The same from the log, by the rules that the line has. */
const retold = async (
  { http }: Guest,
  id: string,
  { rules, seats }: TableLine,
  as?: 'watch',
): Promise<Map<number, State>> => {
  if (!rules) throw new Error('no rules');
  const tables = new Map<number, State>();
  let table: State | undefined;
  for (let from: number | null = 0; from !== null;) {
    const page: TableLog = await http.log(id, from, { as, tables: 'yes' });
    const opening = rules.wire.unpackView(rules.game, seats.length, bytesOf(page.table ?? ''));
    if (table) expect(opening).toEqual(table);
    table = opening;
    for (const { v, delta } of page.turns) {
      if (delta !== undefined) table = rules.wire.unpackDelta(rules.game, table, bytesOf(delta)).view;
      tables.set(v, table);
    }
    from = page.next;
  }
  return tables;
};

/** A socket by hand: what is said is heard in order. */
class Wire {
  readonly heard: FromServer[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.heard.push(JSON.parse((data as Buffer).toString()) as FromServer));
  }

  static async open(guest: Guest): Promise<Wire> {
    const url = `${door.origin.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(url, [PROTOCOL_JSON], { headers: guest.http.headers });
    const wire = new Wire(socket);
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    return wire;
  }

  say(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message that fits, now or later. */
  hear<T extends FromServer['t']>(
    t: T,
    fits: (message: Extract<FromServer, { t: T }>) => boolean = () => true,
  ): Promise<Extract<FromServer, { t: T }>> {
    return vi.waitFor(() => {
      const found = this.heard.find(one => one.t === t && fits(one as Extract<FromServer, { t: T }>));
      if (!found) throw new Error(`no ${t} among ${this.heard.map(one => one.t).join(' ')}`);
      return found as Extract<FromServer, { t: T }>;
    }, 10_000);
  }

  async sub(table: string, as: number | 'watch', v = 0): Promise<number> {
    const id = `sub${this.heard.length}`;
    this.say({ t: 'sub', id, table, as, v });
    return (await this.hear('subbed', message => message.id === id)).h;
  }

  close(): Promise<unknown> {
    const closed = new Promise(done => this.#socket.once('close', done));
    this.#socket.close();
    return closed;
  }

  get closed(): Promise<number> {
    return new Promise(done => this.#socket.once('close', done));
  }
}

/** One seat reads bytes, the other JSON; watchers of both kinds look on. */
const wholeGame = async (game: string): Promise<void> => {
  const [ada, ben, eva] = await guests('Ada', 'Ben', 'Eva');
  if (!ada || !ben || !eva) throw new Error('nobody came');
  const { id } = await door.table([ada, ben], { game });
  const seats = [ada.line(false).table(id, 0), ben.line(true).table(id, 1)] as const;
  const watchers = [eva.line(false).table(id, 'watch'), eva.line(true).table(id, 'watch')] as const;
  await shown(...seats, ...watchers);
  expect(await playOn(seats, luck(game))).toBeGreaterThan(20);
  const { room } = await door.house.tables.wake(id);
  if (!room) throw new Error('no room');
  const all = [
    [0, seats[0]],
    [1, seats[1]],
    [WATCHER, watchers[0]],
    [WATCHER, watchers[1]],
  ] as const;
  await Promise.all(all.map(([, one]) => one.until(({ v }) => v >= room.version)));
  for (const [viewer, one] of all) {
    expect(isOver(one)).toBe(true);
    expect(one.table).toEqual(room.mask(viewer));
  }
};

test('every game is played to its end in bytes and in JSON, and each viewer has its own table', async () => {
  await Promise.all(GAMES.map(({ id }) => wholeGame(id)));
});

describe('a command', () => {
  test('counts once however often it is sent, and each time hears the same', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'vienna' });
    const seats = [ada.line().table(table, 0), ben.line().table(table, 1)] as const;
    await shown(...seats);
    const chance = luck('repeats');
    const asked = seats.find(({ q }) => q > 0) ?? seats[0];
    const wire = await Wire.open(asked.as === 0 ? ada : ben);
    const h = await wire.sub(table, asked.as);
    const { q } = await wire.hear('view');
    const command = { t: 'answer', h, id: 'Command1', v: q, a: someAnswer(asked, chance) };
    wire.say(command);
    wire.say(command);
    const turn = await wire.hear('turn');
    const ok = await wire.hear('ok');
    expect(turn.ack).toEqual({ id: 'Command1', receipt: ok.receipt });
    expect(ok.v).toBe(turn.v);
    await playOn(seats, chance, 80);
    wire.heard.length = 0;
    wire.say(command);
    expect(await wire.hear('ok')).toEqual(ok);
    // From another socket of the same seat, too.
    await wire.close();
    const again = await Wire.open(asked.as === 0 ? ada : ben);
    again.say({ ...command, h: await again.sub(table, asked.as) });
    expect(await again.hear('ok')).toEqual(ok);
    const rows = await door.house.store.tail((await door.house.store.head(table))?.tab ?? 0, 0);
    expect(rows.filter(({ cmd }) => cmd === 'Command1')).toHaveLength(1);
    await again.close();
  });

  test('to a question that is no longer open is stale, and says which version is', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'hamburg' });
    const seats = [ada.line().table(table, 0), ben.line().table(table, 1)] as const;
    await shown(...seats);
    await playOn(seats, luck('stale'), 6);
    const wire = await Wire.open(ada);
    const h = await wire.sub(table, 0);
    await wire.hear('view');
    wire.say({ t: 'answer', h, id: 'Past1111', v: 1, a: [0] });
    expect(await wire.hear('no')).toMatchObject({ id: 'Past1111', why: 'stale', v: seats[0].v });
    await wire.close();
  });

  test('that is no answer is refused with the rule, and nothing changes', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'vienna' });
    const seats = [ada.line().table(table, 0), ben.line().table(table, 1)] as const;
    await shown(...seats);
    const asked = seats.find(({ q }) => q > 0) ?? seats[0];
    const other = seats.find(one => one !== asked) ?? seats[1];
    expect(await asked.answer([999])).toMatchObject({ counted: false, why: 'not-an-answer' });
    expect(await asked.answer(['no such thing'])).toMatchObject({ counted: false, why: 'not-an-answer' });
    expect(await other.undo(0)).toMatchObject({ counted: false, why: 'nothing-to-undo' });
    expect([asked.v, other.v]).toEqual([1, 1]);
  });

  test('in a form that is not known closes nothing, and is not done', async () => {
    const [ada] = await guests('Ada');
    if (!ada) throw new Error('nobody came');
    const wire = await Wire.open(ada);
    for (const [id, message] of [
      ['x1', { t: 'sub', id: 'x1', table: 'short', as: 0, v: 0 }],
      ['x2', { t: 'sub', id: 'x2', table: '1'.repeat(22), as: 0, v: 0, more: 1 }],
      ['x3', { t: 'nothing', id: 'x3' }],
    ] as const) {
      wire.say(message);
      expect(await wire.hear('no', no => no.id === id)).toMatchObject({ why: 'bad-message' });
    }
    wire.say({ t: 'sub', id: 'x4', table: '1'.repeat(22), as: 0, v: 0 });
    expect(await wire.hear('no', no => no.id === 'x4')).toMatchObject({ why: 'no-table' });
    wire.say({ t: 'resign', h: 7, id: 'Nowhere1', v: 1 });
    expect(await wire.hear('no', no => no.id === 'Nowhere1')).toMatchObject({ why: 'no-handle' });
    const { closed } = wire;
    wire.say('{"t":');
    expect(await closed).toBe(1007);
  });

  test('larger than a command is closes the socket', async () => {
    const [ada] = await guests('Ada');
    if (!ada) throw new Error('nobody came');
    const wire = await Wire.open(ada);
    const { closed } = wire;
    wire.say(`{"t":"${'x'.repeat(5000)}"}`);
    expect(await closed).toBe(1009);
  });
});

describe('a sealed answer', () => {
  test('is stored, shown to others as given, taken back, and given again', async () => {
    const [ada, ben, eva] = await guests('Ada', 'Ben', 'Eva');
    if (!ada || !ben || !eva) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'estoril' });
    const seats = [ada.line().table(table, 0), ben.line().table(table, 1)] as const;
    const watcher = eva.line().table(table, 'watch');
    await shown(...seats, watcher);
    const chance = luck('sealed');
    const areBothAsked = (): boolean => seats.every(seat => someAnswer(seat, chance) !== undefined);
    for (let i = 0; i < 300 && !areBothAsked(); i++) await playOn(seats, chance, 1);
    expect(areBothAsked()).toBe(true);
    const [one, other] = seats;
    const { q } = one;
    const first = someAnswer(one, chance) ?? [];
    const sealed = await one.answer(first);
    expect(sealed.counted).toBe(true);
    await Promise.all([other, watcher].map(seat => seat.until(({ v }) => v === one.v)));
    const given = ({ table: seen, rules }: TableLine): unknown =>
      seen?.wait.map((ask, i) => (rules?.kernel.forced(ask) ? 'forced' : seen.given[i])).filter(Boolean);
    // Others see that it was given, and nothing of it.
    expect([given(one), given(other), given(watcher)]).toEqual([[[...first]], [[]], [[]]]);
    expect([one.q, other.q]).toEqual([q, q]);
    expect((await one.retract()).counted).toBe(true);
    expect([one.q, given(one)]).toEqual([q, []]);
    expect(await one.retract()).toMatchObject({ counted: false, why: 'nothing-to-undo' });
    expect((await one.answer(someAnswer(one, chance) ?? [])).counted).toBe(true);
    // The other's question was put before all that, and is open still.
    await other.until(({ v }) => v === one.v);
    expect((await other.answer(someAnswer(other, chance) ?? [])).counted).toBe(true);
  });
});

describe('an undo', () => {
  test('is a row that takes back one’s own answers, and everybody follows', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'hamburg' });
    const seats = [ada.line().table(table, 0), ben.line(true).table(table, 1)] as const;
    await shown(...seats);
    const chance = luck('undo');
    const { room } = await door.house.tables.wake(table);
    if (!room) throw new Error('no room');
    for (let tries = 0; tries < 200; tries++) {
      const asked = seats.find(seat => seat.q > 0 && someAnswer(seat, chance)) ?? seats[0];
      const before = { table: structuredClone(asked.table), v: asked.v };
      const { v } = (await asked.answer(someAnswer(asked, chance) ?? [])) as { readonly v: number };
      const seat = Number(asked.as);
      if (room.held.undoable(seat) === 0 || room.held.given.length > 0) {
        await Promise.all(seats.map(one => one.until(table_ => table_.v >= v)));
        continue;
      }
      await Promise.all(seats.map(one => one.until(({ v: now }) => now === v)));
      const heard: unknown[] = [];
      seats.forEach(one => one.watch({ turn: (_, { kind, to }) => heard.push([kind, to]) }));
      expect((await asked.undo(before.v)).counted).toBe(true);
      await Promise.all(seats.map(one => one.until(({ v: now }) => now === v + 1)));
      expect(asked.table).toEqual(before.table);
      expect(heard).toEqual([
        ['undo', before.v],
        ['undo', before.v],
      ]);
      expect(await asked.undo(before.v)).toMatchObject({ counted: false, why: 'nothing-to-undo' });
      return;
    }
    throw new Error('nothing could be taken back');
  });
});

describe('a line that is dead without a word', () => {
  test('is noticed though nothing is pressed, and what was pressed counts once', async () => {
    const both = await guests('Ada', 'Ben');
    const { id } = await door.table(both, { game: 'vienna' });
    const looks = both.map((one, seat) => one.line().table(id, seat));
    await shown(...looks);
    const seat = looks.findIndex(({ q }) => q > 0);
    const asked = both[seat];
    if (!asked) throw new Error('nobody is asked');
    // Nothing that is heard on the first socket after a moment arrives, and it is never closed.
    const muted: Socket[] = [];
    let isMute = false;
    const dial: Dial = (url, protocols) => {
      const socket = asked.dial(url, protocols);
      muted.push(socket);
      const deaf = new Proxy(socket, {
        get: (target, field) => {
          const value: unknown = Reflect.get(target, field, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
        set: (target, field, value: unknown) => {
          const heard = (event: never): void => {
            if (!isMute || muted.indexOf(socket) > 0) (value as (event: never) => void)(event);
          };
          return Reflect.set(target, field, field === 'onmessage' ? heard : value, target);
        },
      });
      return deaf;
    };
    const url = `${door.origin.replace('http', 'ws')}/ws`;
    const rules = (hash: string) => door.house.books.byHash(hash);
    const line = new Line({ url, dial, rules, timers: HASTY });
    const mine = line.table(id, seat);
    await shown(mine);
    isMute = true;
    const outcome = mine.answer(someAnswer(mine, luck('mute')) ?? []);
    expect((await outcome).counted).toBe(true);
    expect(muted).toHaveLength(2);
    const rows = await door.house.store.tail((await door.house.store.head(id))?.tab ?? 0, 0);
    expect(rows.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    line.close();
    // And where nobody presses anything: the silence itself is enough.
    muted.length = 0;
    isMute = false;
    const idle = new Line({ url, dial, rules, timers: HASTY });
    const look = idle.table(id, seat);
    await shown(look);
    isMute = true;
    await vi.waitFor(() => expect([muted.length, idle.status]).toEqual([2, 'open']), 10_000);
    idle.close();
  });
});

describe('whoever comes back', () => {
  test('gets one view with what happened since, or is told to ask for it', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'vienna' });
    const seats = [ada.line().table(table, 0), ben.line().table(table, 1)] as const;
    await shown(...seats);
    const chance = luck('resync');
    await playOn(seats, chance, 10);
    const held = seats[0].v;
    const turns: unknown[] = [];
    seats[0].watch({ turn: (_, { v, kind, actor, events }) => turns.push({ v, kind, actor, events }) });
    await playOn(seats, chance, 4);
    const wire = await Wire.open(ada);
    await wire.sub(table, 0, held);
    const view = await wire.hear('view');
    expect([view.v, view.whole, view.table]).toEqual([seats[0].v, true, seats[0].table]);
    expect(view.events).toEqual(turns.map(turn => ({ ...(turn as object), to: 0 })));
    await playOn(seats, chance, 70);
    const late = await Wire.open(ada);
    await late.sub(table, 0, held);
    expect(await late.hear('view')).toMatchObject({ v: seats[0].v, whole: false, events: [] });
    // By HTTP all of it is told again, as the seat may know it.
    const log = await ada.http.log(table, 0);
    expect(log.turns.map(({ v }) => v)).toEqual(Array.from({ length: log.turns.length }, (_, i) => i + 1));
    const told = log.turns.filter(({ v }) => v > held && v <= held + 4);
    expect(told.map(({ v, kind, actor, events }) => ({ v, kind, actor, events }))).toEqual(turns.slice(0, 4));
    expect(log.turns.every(({ actor, words }) => (words !== undefined) === (actor === 0))).toBe(true);
    await Promise.all([wire.close(), late.close()]);
  });

  test('looks back at the very tables that the line told, from a seat and beside it', async () => {
    const [ada, ben, wim] = await guests('Ada', 'Ben', 'Wim');
    if (!ada || !ben || !wim) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'vienna' });
    const seats = [ada.line().table(table, 0), ben.line().table(table, 1)] as const;
    const beside = wim.line().table(table, 'watch');
    await shown(...seats, beside);
    const lived = [seats[0], beside].map(one => tablesOf(one));
    const chance = luck('looking back');
    let undone = 0;
    for (let i = 0; i < 60; i++) {
      await playOn(seats, chance, 2);
      const last = seats.find(({ table: seen, as }) => seen?.last === as && seen.ply > seen.sealed);
      if (last) undone += Number((await last.undo(last.v - 1)).counted);
    }
    await Promise.all(
      [...seats, beside].map(one => one.until(({ v }) => v >= Math.max(seats[0].v, seats[1].v))),
    );
    const told = await Promise.all([
      retold(ada, table, seats[0]),
      retold(wim, table, beside),
      // From a seat one may look as those do who watch: to show it to them.
      retold(ada, table, beside, 'watch'),
    ]);
    expect(told[0]?.size).toBeGreaterThan(100);
    expect(undone).toBeGreaterThan(2);
    expect(told[0]).toEqual(lived[0]);
    expect(told[1]).toEqual(lived[1]);
    expect(told[2]).toEqual(lived[1]);
  });

  test('has the same table on two devices, and both are told of both', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'estoril' });
    const phone = ada.line().table(table, 0);
    const laptop = ada.line(true).table(table, 0);
    const other = ben.line().table(table, 1);
    await shown(phone, laptop, other);
    const chance = luck('devices');
    for (let i = 0; i < 12; i++) await playOn([i % 2 === 0 ? phone : laptop, other], chance, 1);
    await Promise.all([phone, laptop].map(one => one.until(({ v }) => v >= other.v)));
    expect(phone.table).toEqual(laptop.table);
    expect([phone.v, phone.q]).toEqual([laptop.v, laptop.q]);
  });

  test('is seen to be here, away, and gone', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const { id: table } = await door.table([ada, ben], { game: 'vienna' });
    const seat = ada.line().table(table, 0);
    await shown(seat);
    expect(seat.seats.map(({ name, here }) => [name, here])).toEqual([
      ['Ada', true],
      ['Ben', false],
    ]);
    const line = ben.line();
    const other = line.table(table, 1);
    const isHere = (on: boolean): Promise<void> => seat.until(({ seats }) => seats[1]?.here === on);
    await isHere(true);
    other.here(false);
    await isHere(false);
    other.here(true);
    await isHere(true);
    line.close();
    await isHere(false);
  });
});

describe('a chair', () => {
  test('that was left or lost shows its cards to nobody who held it', async () => {
    const [ada, ben, eva] = await guests('Ada', 'Ben', 'Eva');
    if (!ada || !ben || !eva) throw new Error('nobody came');
    const { id: table } = await ada.http.open({ game: 'vienna', seats: 2 });
    const { invite } = await ada.http.invite(table);
    await ben.http.sit(table, { invite });
    const seat = ben.line().table(table, 1);
    await seat.until(({ handle }) => handle !== undefined);
    const told: string[] = [];
    seat.watch({ aside: (_, message) => told.push(message.t) });
    const began = Date.now();
    await ada.http.kick(table, 1);
    await vi.waitFor(() => expect(told).toContain('gone'), 10_000);
    expect(Date.now() - began).toBeLessThan(1000);
    const wire = await Wire.open(ben);
    wire.say({ t: 'sub', id: 'again', table, as: 1, v: 0 });
    expect(await wire.hear('no')).toMatchObject({ why: 'no-table' });
    // To others' seats nobody has access, and a private table is not there for strangers.
    const stranger = await Wire.open(eva);
    stranger.say({ t: 'sub', id: 'strange', table, as: 'watch', v: 0 });
    expect(await stranger.hear('no')).toMatchObject({ why: 'no-table' });
    await eva.http.sit(table, { invite });
    stranger.say({ t: 'sub', id: 'other', table, as: 0, v: 0 });
    expect(await stranger.hear('no', no => no.id === 'other')).toMatchObject({ why: 'forbidden' });
    await Promise.all([wire.close(), stranger.close()]);
  });

  test('is where one’s turn is, told to who is elsewhere', async () => {
    const [ada, ben] = await guests('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const lines = [ada.line(), ben.line()];
    const { id: table } = await door.table([ada, ben], { game: 'hamburg' });
    const turns = async (guest: Guest): Promise<readonly string[]> =>
      (await guest.http.turns()).turns.map(one => one.table);
    await vi.waitFor(
      () => expect(lines.flatMap(line => line.turns).map(one => one.table)).toEqual([table]),
      10_000,
    );
    const asked = lines.findIndex(line => line.turns.length === 1);
    expect(await turns([ada, ben][asked] ?? ada)).toEqual([table]);
    expect(await turns([ben, ada][asked] ?? ada)).toEqual([]);
    // Whoever looks at the table sees it there, and is told anew once they look away.
    const [line, guest] = [lines[asked], [ada, ben][asked]];
    if (!line || !guest) throw new Error('nobody is asked');
    const at = line.table(table, asked);
    await at.until(({ q }) => q > 0);
    while (at.q > 0) await at.answer(someAnswer(at, luck('looked away')) ?? []);
    expect(await turns(guest)).toEqual([]);
    expect(line.turns.map(one => one.table)).toEqual([table]);
    at.leave();
    await vi.waitFor(() => expect(line.turns).toEqual([]), 10_000);
  });
});
