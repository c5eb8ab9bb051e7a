/** Tables that differ only by what somebody cannot know, and everything they are sent about them, byte by byte. */
import { deflateRawSync } from 'node:zlib';
import { FIRST, WATCHER, at, below, times } from '@kaffeehaus/kernel';
import type { Answer, Card, Chance, Game, Held, Rules, Seat, State } from '@kaffeehaus/kernel';
import { PROTOCOL, readFrame } from '@kaffeehaus/protocol';
import { newCourse } from '@kaffeehaus/trust/course/course';
import { WebSocket } from 'ws';
import type { Room } from '../../src/log/room.ts';
import type { Guest, Open } from '../visit.ts';

const NO_PACE = { kind: 'none' } as const;
const RECEIPT = 16;

/** A game in the middle: how it was played so far, and the table. */
export interface Moment {
  readonly rules: Rules;
  readonly held: Held;
  readonly seed: string;
}

/** Answers by lot until the moment is as wanted; undefined if it never is. */
export const played = (
  rules: Rules,
  seed: string,
  chance: Chance,
  most: number,
  isWanted: (held: Held) => boolean,
): Moment | undefined => {
  const { kernel, game } = rules;
  const held = kernel.open(game, { record: kernel.newRecord(game, {}, 2, seed) });
  for (let i = 0; i < most && !held.over; i++) {
    if (held.given.length === 0 && isWanted(held)) return { rules, held, seed };
    const asks = kernel.asked(held.table);
    const ask = at(asks, below(chance, asks.length));
    held.answer(ask.seat, kernel.nth(ask, below(chance, kernel.count(ask))));
  }
  return undefined;
};

export type Exchange = (item: number) => number;

const exchange =
  (c: Card, d: Card): Exchange =>
  item =>
    item === c ? d : item === d ? c : item;

/** The same table with two cards exchanged, and with them who knows them. */
const swapped = (game: Game, s: State, other: Exchange): State => {
  const t = game.clone(s);
  t.zones = s.zones.map(cards => cards.map(other));
  t.knows = times(s.knows.length, i => at(s.knows, other(FIRST + i) - FIRST));
  return t;
};

export interface Twin {
  readonly table: State;
  readonly other: Exchange;
}

/** A table that the viewer and those who watch see just so, with two cards that lie elsewhere. */
export const twinOf = ({ rules, held }: Moment, viewer: Seat, chance: Chance): Twin | undefined => {
  const { kernel, game } = rules;
  const { table } = held;
  const seen = (s: State): string => JSON.stringify([viewer, WATCHER].map(one => kernel.mask(game, s, one)));
  const before = seen(table);
  const theirs = seenBy(rules, table, 1 - viewer);
  const cards = table.zones.flat();
  for (let tries = 0; tries < 400; tries++) {
    const [c, d] = [at(cards, below(chance, cards.length)), at(cards, below(chance, cards.length))];
    const other = exchange(c, d);
    const twin = swapped(game, table, other);
    // Whoever holds one of the cards sees the difference: they are two worlds indeed.
    if (c !== d && seen(twin) === before && seenBy(rules, twin, 1 - viewer) !== theirs)
      return { table: twin, other };
  }
  return undefined;
};

export const seenBy = ({ kernel, game }: Rules, s: State, viewer: Seat): string =>
  JSON.stringify(kernel.mask(game, s, viewer));

/** Lays a table out as if it had been played to this moment. */
export const laidOut = async (
  door: Open,
  [ada, ben]: readonly [Guest, Guest],
  { rules, held, seed }: Moment,
  table: State,
): Promise<string> => {
  const { db, store } = door.house;
  const { id } = await ada.http.open({ game: rules.id, seats: 2, open: 'all', watch: 'all' });
  await ben.http.sit(id, { terms: 1 });
  const head = await store.head(id);
  if (!head) throw new Error('no table');
  const { tab } = head;
  await db
    .updateTable('tables')
    .set({ phase: 'playing', seed, secret: new Uint8Array(32), started: 1 })
    .where('tab', '=', tab)
    .execute();
  const chairs = await db.selectFrom('chairs').selectAll().where('tab', '=', tab).orderBy('n').execute();
  const sitters = [0, 1].map(seat => chairs.filter(one => one.seat === seat).at(-1)?.person ?? 0);
  const version = held.version + 1;
  const kept = {
    save: { ...held.save(), table },
    at: 1,
    put: version,
    answered: [],
    course: newCourse(NO_PACE, sitters, 1),
  };
  const state = deflateRawSync(JSON.stringify(kept));
  await store.keep({ tab, version, rules: head.rules, chain: new Uint8Array(32), state });
  return id;
};

/** A socket, and all that came over it: what names the table is left out, and receipts are. */
export class Ear {
  readonly frames: Buffer[] = [];
  readonly #socket: WebSocket;
  readonly #table: string;
  #h = -1;

  private constructor(socket: WebSocket, table: string) {
    this.#socket = socket;
    this.#table = table;
    socket.on('message', (data, isBytes) => this.#hear(data as Buffer, isBytes));
  }

  static async at({ origin }: Open, guest: Guest, table: string, as: Seat | 'watch'): Promise<Ear> {
    const { headers } = guest.http;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, [PROTOCOL], { headers });
    const ear = new Ear(socket, table);
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    socket.send(JSON.stringify({ t: 'sub', id: 'Beginning', table, as, v: 0 }));
    await until(() => ear.#h >= 0 && ear.last > 0);
    return ear;
  }

  /** The last version that was told. */
  get last(): number {
    const versions = this.frames.filter(isBinary).map(frame => {
      const message = readFrame(frame);
      return 'v' in message ? (message.v ?? 0) : 0;
    });
    return Math.max(0, ...versions);
  }

  answer(id: string, v: number, a: Answer): void {
    this.#socket.send(JSON.stringify({ t: 'answer', h: this.#h, id, v, a }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(data: Buffer, isBytes: boolean): void {
    if (isBytes) this.frames.push(withoutReceipt(data));
    else {
      const text = data.toString('utf8');
      const message = JSON.parse(text) as { readonly t: string; readonly h?: number };
      if (message.t === 'subbed') this.#h = message.h ?? -1;
      // Where else one owes an answer does not concern this table, and is told when it likes.
      if (message.t !== 'turns')
        this.frames.push(Buffer.from(anyTable(text).replaceAll(this.#table, 'the table')));
    }
  }
}

/** The promise of the house's share was made for this table by name, before there were cards. */
const anyTable = (text: string): string =>
  text.replace(/"house":"[\da-f]{64}"/, `"house":"${'0'.repeat(64)}"`);

const isBinary = (frame: Buffer): boolean => frame[0] !== 0x7b;

const withoutReceipt = (frame: Buffer): Buffer => {
  const message = readFrame(frame);
  if (message.t !== 'turn' || !message.ack) return Buffer.from(frame);
  const bare = Buffer.from(frame);
  const { id } = message.ack as { readonly id: string };
  const start = bare.indexOf(id, 0, 'latin1') + id.length;
  return bare.fill(0, start, start + RECEIPT);
};

export const until = async (isSo: () => boolean): Promise<void> => {
  for (let i = 0; !isSo(); i++) {
    if (i > 10_000) throw new Error('that never happened');
    await new Promise(done => setTimeout(done, 3));
  }
};

export const roomAt = async ({ house }: Open, id: string): Promise<Room> => house.tables.look(id);
