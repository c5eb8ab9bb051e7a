/**
 * Views and turns as bytes. Numbers are LEB128; what the rules have packed stands at the end. Everything else on a
 * socket is JSON.
 *
 *   view = 01 h v q whole clocks length table events (JSON)
 *   turn = 02 h v q kind (of an undo: to) actor+1 ack clocks delta
 *   ack = length of the id (0: none), id, 16 bytes of receipt     clocks = how many, then seat and tenths of a second
 */
import type { Seat } from '@kaffeehaus/kernel';
import type { Clocks, Past } from './messages.ts';

export const VIEW = 1;
export const TURN = 2;

/** What kinds of rows there are, by their number on the wire. Only ever added to. */
export const KINDS = [
  'start',
  'answer',
  'seal',
  'retract',
  'undo',
  'sit',
  'leave',
  'bot',
  'clock',
  'resign',
  'agree',
  'end',
] as const;
export type Kind = (typeof KINDS)[number];

const KIND_NUMBERS: ReadonlyMap<string, number> = new Map(KINDS.map((kind, i) => [kind, i]));

export const RECEIPT_BYTES = 16;
const TENTH = 100;

/** A command of the reader itself. */
export interface Stamp {
  readonly id: string;
  readonly receipt: Uint8Array;
}

/** What all readers of one view are told of a turn, but for their handle and their own command. */
export interface TurnBytes {
  readonly v: number;
  readonly q: number;
  readonly kind: string;
  /** Of an undo: answers after this version have not happened. Else 0. */
  readonly to: number;
  readonly actor: Seat;
  readonly clocks: Clocks;
  /** Empty: the table is as it was. */
  readonly delta: Uint8Array;
}

export interface ViewBytes {
  readonly v: number;
  readonly q: number;
  readonly whole: boolean;
  readonly clocks: Clocks;
  readonly table: Uint8Array;
  readonly events: readonly Past[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

const sizeOf = (n: number): number => {
  let size = 1;
  for (let rest = n; rest >= 128; rest = Math.floor(rest / 128)) size++;
  return size;
};

/** Returns the place after the number. */
const put = (bytes: Uint8Array, at: number, n: number): number => {
  let i = at;
  let rest = n;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes[i++] = (rest % 128) | 128;
  bytes[i++] = rest;
  return i;
};

const tenths = (left: number): number => Math.max(0, Math.round(left / TENTH));

const sizeOfClocks = (clocks: Clocks): number => {
  let size = sizeOf(clocks.length);
  for (const [seat, left] of clocks) size += sizeOf(seat) + sizeOf(tenths(left));
  return size;
};

const putClocks = (bytes: Uint8Array, from: number, clocks: Clocks): number => {
  let at = put(bytes, from, clocks.length);
  for (const [seat, left] of clocks) at = put(bytes, put(bytes, at, seat), tenths(left));
  return at;
};

export const sizeOfTurn = (h: number, turn: TurnBytes, ack: Stamp | undefined): number =>
  2 +
  sizeOf(h) +
  sizeOf(turn.v) +
  sizeOf(turn.q) +
  (turn.kind === 'undo' ? sizeOf(turn.to) : 0) +
  sizeOf(turn.actor + 1) +
  (ack ? 1 + ack.id.length + RECEIPT_BYTES : 1) +
  sizeOfClocks(turn.clocks) +
  turn.delta.length;

/** Writes a turn to bytes that have room for it; ids are ASCII. */
export const putTurn = (
  bytes: Uint8Array,
  from: number,
  h: number,
  { v, q, kind, to, actor, clocks, delta }: TurnBytes,
  ack: Stamp | undefined,
): void => {
  bytes[from] = TURN;
  let at = put(bytes, put(bytes, put(bytes, from + 1, h), v), q);
  bytes[at++] = KIND_NUMBERS.get(kind) ?? 0;
  if (kind === 'undo') at = put(bytes, at, to);
  at = put(bytes, at, actor + 1);
  bytes[at++] = ack?.id.length ?? 0;
  if (ack) {
    for (let i = 0; i < ack.id.length; i++) bytes[at++] = ack.id.charCodeAt(i);
    bytes.set(ack.receipt, at);
    at += RECEIPT_BYTES;
  }
  at = putClocks(bytes, at, clocks);
  bytes.set(delta, at);
};

export const packTurn = (h: number, turn: TurnBytes, ack?: Stamp): Uint8Array => {
  const bytes = new Uint8Array(sizeOfTurn(h, turn, ack));
  putTurn(bytes, 0, h, turn, ack);
  return bytes;
};

export const packView = (h: number, { v, q, whole, clocks, table, events }: ViewBytes): Uint8Array => {
  const told = encoder.encode(events.length === 0 ? '' : JSON.stringify(events));
  const size =
    2 +
    sizeOf(h) +
    sizeOf(v) +
    sizeOf(q) +
    sizeOfClocks(clocks) +
    sizeOf(table.length) +
    table.length +
    told.length;
  const bytes = new Uint8Array(size);
  bytes[0] = VIEW;
  let at = put(bytes, put(bytes, put(bytes, 1, h), v), q);
  bytes[at++] = whole ? 1 : 0;
  at = put(bytes, putClocks(bytes, at, clocks), table.length);
  bytes.set(table, at);
  bytes.set(told, at + table.length);
  return bytes;
};

export class DamagedFrame extends Error {
  override readonly name = 'DamagedFrame';
}

/** No number here is larger. */
const MOST_BYTES = 8;
const MOST_CLOCKS = 16;

class Reading {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new DamagedFrame('a frame is too short');
    return byte;
  }

  number(): number {
    let n = 0;
    let scale = 1;
    for (let i = 0; i < MOST_BYTES; i++) {
      const byte = this.byte();
      n += (byte & 127) * scale;
      if (byte < 128) return n;
      scale *= 128;
    }
    throw new DamagedFrame('a number is too long');
  }

  bytes(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new DamagedFrame('a frame is too short');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  rest(): Uint8Array {
    return this.bytes(this.#bytes.length - this.#at);
  }

  clocks(): Clocks {
    const count = this.number();
    if (count > MOST_CLOCKS) throw new DamagedFrame('too many clocks');
    return Array.from({ length: count }, () => [this.number(), this.number() * TENTH] as const);
  }
}

export type ReadFrame =
  | ({ readonly t: 'view'; readonly h: number } & ViewBytes)
  | ({ readonly t: 'turn'; readonly h: number; readonly ack: Stamp | undefined } & TurnBytes);

const textOf = (bytes: Uint8Array): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new DamagedFrame('a text is no text');
  }
};

const ackIn = (reading: Reading): Stamp | undefined => {
  const length = reading.byte();
  if (length === 0) return undefined;
  return { id: textOf(reading.bytes(length)), receipt: reading.bytes(RECEIPT_BYTES) };
};

const pastIn = (bytes: Uint8Array): readonly Past[] => {
  if (bytes.length === 0) return [];
  const list: unknown = JSON.parse(textOf(bytes));
  if (!Array.isArray(list)) throw new DamagedFrame('no list of turns');
  return list as readonly Past[];
};

/** What a binary message says. */
export const readFrame = (bytes: Uint8Array): ReadFrame => {
  const reading = new Reading(bytes);
  const type = reading.byte();
  const [h, v, q] = [reading.number(), reading.number(), reading.number()];
  if (type === TURN) {
    const kind = KINDS[reading.byte()] ?? 'end';
    const to = kind === 'undo' ? reading.number() : 0;
    const actor = reading.number() - 1;
    const ack = ackIn(reading);
    return { t: 'turn', h, v, q, kind, to, actor, ack, clocks: reading.clocks(), delta: reading.rest() };
  }
  if (type !== VIEW) throw new DamagedFrame('an unknown frame');
  const whole = reading.byte() === 1;
  const clocks = reading.clocks();
  const table = reading.bytes(reading.number());
  return { t: 'view', h, v, q, whole, clocks, table, events: pastIn(reading.rest()) };
};
