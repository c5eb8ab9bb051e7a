/** A line over sockets and time that are moved by hand. */
import type { Rules, State } from '@kaffeehaus/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { Line } from '../src/index.ts';
import { SILENCE } from '../src/line.ts';
import type { Outcome, Socket, TableLine, Timers } from '../src/index.ts';

type Said = {
  readonly t: string;
  readonly id: string;
  readonly v: number;
  readonly [field: string]: unknown;
};

class FakeSocket implements Socket {
  binaryType = '';
  readonly protocol = 'kaffeehaus.1.json';
  readonly said: Said[] = [];
  isClosed = false;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  onmessage: Socket['onmessage'] = null;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.onopen?.(undefined as never);
  }

  lose(): void {
    this.onclose?.(undefined as never);
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last thing of a kind that was said. */
  last(t: string): Said {
    const found = this.said.filter(one => one.t === t).at(-1);
    if (!found) throw new Error(`no ${t}`);
    return found;
  }
}

let sockets: FakeSocket[];
let waiting: { readonly call: () => void; readonly ms: number }[];
let line: Line;
let table: TableLine;

const timers: Timers = {
  set: (call, ms) => {
    const timer = { call, ms };
    waiting.push(timer);
    return timer;
  },
  clear: timer => {
    waiting = waiting.filter(one => one !== timer);
  },
  chance: () => 0.5,
};

const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;

/** Lets a timer ring: the one that was set last, but for the line's own that waits for silence. */
const ring = (which = (ms: number): boolean => ms !== SILENCE): number => {
  const timer = waiting.filter(({ ms }) => which(ms)).at(-1);
  if (!timer) throw new Error('nobody waits');
  waiting = waiting.filter(one => one !== timer);
  timer.call();
  return timer.ms;
};

/** Nothing is heard for a while. */
const silence = (): number => ring(ms => ms === SILENCE);

const state = (ply: number): State => ({ ply }) as unknown as State;

const view = (v: number, q = v): unknown => ({
  t: 'view',
  h: 3,
  v,
  q,
  clocks: [],
  table: state(v),
  events: [],
  whole: true,
});

const turn = (v: number, ack: unknown = null): unknown => ({
  t: 'turn',
  h: 3,
  v,
  q: v,
  kind: 'answer',
  to: 0,
  actor: 0,
  ack,
  clocks: [],
  delta: { ply: v },
  events: [],
});

/** The house lets us look at the table. */
const welcome = async (v: number): Promise<void> => {
  socket().open();
  const { id } = socket().last('sub');
  socket().tell({
    t: 'subbed',
    id,
    h: 3,
    game: 'g',
    rules: 'r',
    as: 0,
    v,
    seats: [],
    pace: { kind: 'none' },
  });
  await Promise.resolve();
  socket().tell(view(v));
};

beforeEach(async () => {
  [sockets, waiting] = [[], []];
  line = new Line({
    url: 'ws://house/ws',
    json: true,
    timers,
    rules: () => Promise.resolve({} as Rules),
    dial: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
  });
  table = line.table('t'.repeat(22), 0);
  await welcome(5);
});

describe('a line', () => {
  test('applies the next turn, drops what it has, and asks again where one is missing', () => {
    socket().tell(turn(6));
    expect([table.v, table.table]).toEqual([6, state(6)]);
    socket().tell(turn(6));
    socket().tell(turn(4));
    expect(table.v).toBe(6);
    socket().tell(turn(8));
    expect([table.v, socket().last('sub').v]).toEqual([6, 6]);
    // What comes before the view means nothing.
    socket().tell(turn(7));
    expect(table.v).toBe(6);
    socket().tell(view(9));
    expect([table.v, table.table]).toEqual([9, state(9)]);
  });

  test('says a command again on another socket, under the same name and version, and knows that it counted', async () => {
    const outcome = table.answer([7]);
    const first = socket().last('answer');
    expect([first.v, first['a']]).toEqual([5, [7]]);
    socket().lose();
    expect(line.status).toBe('lost');
    ring();
    await welcome(6);
    const again = socket().last('answer');
    expect(sockets).toHaveLength(2);
    expect(again).toEqual(first);
    socket().tell({ t: 'ok', id: again.id, v: 6, receipt: 'ab' });
    expect(await outcome).toEqual({ counted: true, v: 6, receipt: 'ab' });
  });

  test('knows from the turn itself that its answer counted, and from a no that it did not', async () => {
    const done = table.answer([7]);
    socket().tell(turn(6, { id: socket().last('answer').id, receipt: 'cd' }));
    expect(await done).toEqual({ counted: true, v: 6, receipt: 'cd' });
    const refused = table.answer([8]);
    const { id } = socket().last('answer');
    socket().tell({ t: 'no', id, why: 'stale', v: 7 });
    expect(await refused).toMatchObject({ counted: false, why: 'stale' });
  });

  test('waits and says it again where it was only too fast', async () => {
    const outcome = table.answer([7]);
    const first = socket().last('answer');
    socket().tell({ t: 'no', id: first.id, why: 'too-fast', retry: 700 });
    expect(ring()).toBe(700);
    expect(socket().said.filter(({ t }) => t === 'answer')).toEqual([first, first]);
    socket().tell({ t: 'ok', id: first.id, v: 6 });
    expect((await outcome).counted).toBe(true);
  });

  test('doubts a socket on which a press is not answered for three seconds', () => {
    void table.answer([7]);
    expect(ring()).toBeLessThanOrEqual(3000);
    expect([sockets[0]?.isClosed, line.status]).toEqual([true, 'lost']);
    ring();
    expect(sockets).toHaveLength(2);
  });

  test('is more patient with a house that was asked before and did not answer', async () => {
    void table.answer([7]);
    const waits = [ring()];
    for (let i = 0; i < 3; i++) {
      ring();
      socket().open();
      // Opened, and asked for the table: but nothing comes.
      waits.push(ring());
    }
    expect(waits).toEqual([3000, 6000, 12_000, 12_000]);
    ring();
    await welcome(6);
    void table.answer([8]);
    expect(ring()).toBe(3000);
  });

  test('notices within fifteen seconds that nobody is there, though nothing is pressed', async () => {
    const quiet = silence();
    expect(socket().last('ping')).toEqual({ t: 'ping' });
    expect(line.status).toBe('open');
    const patience = ring();
    expect(quiet + patience).toBeLessThanOrEqual(15_000);
    expect([sockets[0]?.isClosed, line.status]).toEqual([true, 'lost']);
    ring();
    await welcome(5);
    expect([line.status, sockets.length]).toEqual(['open', 2]);
  });

  test('says on a new line, too, that nobody looks', async () => {
    const looks = () => socket().said.filter(({ t }) => t === 'here');
    socket().lose();
    table.here(false);
    ring();
    await welcome(5);
    expect(looks()).toEqual([{ t: 'here', on: false, h: 3 }]);
    table.here(true);
    socket().lose();
    ring();
    await welcome(5);
    // Whoever asks for a table is thought to look at it.
    expect(looks()).toEqual([]);
  });

  test('asks only in a silence, and whatever is heard is an answer', () => {
    socket().tell(turn(6));
    expect(waiting.filter(({ ms }) => ms === SILENCE)).toHaveLength(1);
    silence();
    socket().tell({ t: 'pong' });
    // Nobody is doubted any more, and the next silence is waited for.
    expect(waiting.map(({ ms }) => ms)).toEqual([SILENCE]);
    expect(line.status).toBe('open');
  });

  test('tries another socket where one does not open', () => {
    socket().lose();
    ring();
    expect([sockets.length, socket().isClosed]).toEqual([2, false]);
    expect(ring()).toBeLessThanOrEqual(15_000);
    expect(sockets[1]?.isClosed).toBe(true);
    ring();
    expect(sockets).toHaveLength(3);
  });

  test('that is roused comes back at once, and asks whether what seems open is', () => {
    line.rouse();
    expect(socket().said.at(-1)).toEqual({ t: 'ping' });
    socket().lose();
    line.rouse();
    expect(sockets).toHaveLength(2);
    // The try that was planned is not made as well: what is left waits for this socket to open.
    expect(waiting).toHaveLength(1);
    socket().open();
    expect(line.status).toBe('open');
    line.close();
    line.rouse();
    expect([sockets.length, waiting]).toEqual([2, []]);
  });

  test('comes back after 0.2 seconds to 5, later each time, and when the house says', () => {
    const delays = Array.from({ length: 8 }, () => {
      socket().lose();
      return ring();
    });
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays[0]).toBeGreaterThanOrEqual(200);
    expect(delays.at(-1)).toBeGreaterThan(2000);
    expect(delays.at(-1)).toBeLessThanOrEqual(5000);
    socket().open();
    socket().tell({ t: 'bye', why: 'restart', retry: 2300 });
    expect(ring()).toBe(2300);
  });

  test('that the house has ended stays so, and nobody waits for ever', async () => {
    const outcome: Promise<Outcome> = table.answer([7]);
    socket().tell({ t: 'bye', why: 'revoked' });
    expect(await outcome).toMatchObject({ counted: false, why: 'ended' });
    expect([line.status, line.reason, waiting, sockets.length]).toEqual(['ended', 'revoked', [], 1]);
  });

  test('of a client that is too old ends, and says so: the house would say the same again', () => {
    socket().tell({ t: 'bye', why: 'outdated', speaks: ['kaffeehaus.9'] });
    socket().lose();
    expect([line.status, line.reason, waiting, sockets.length]).toEqual(['ended', 'outdated', [], 1]);
  });

  test('has several tables, each with its own handle', async () => {
    const other = line.table('o'.repeat(22), 'watch');
    const { id } = socket().last('sub');
    socket().tell({
      t: 'subbed',
      id,
      h: 4,
      game: 'g',
      rules: 'r',
      as: 'watch',
      v: 1,
      seats: [],
      pace: { kind: 'none' },
    });
    await Promise.resolve();
    socket().tell({ ...(view(1) as object), h: 4 });
    socket().tell({ ...(turn(2) as object), h: 4 });
    expect([table.v, other.v]).toEqual([5, 2]);
    other.leave();
    expect(socket().last('unsub')['h']).toBe(4);
  });
});
