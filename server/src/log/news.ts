/** What one viewer is told of a row. Masked when it is taken, put into bytes once for all who see the same. */
import type { Seat, State } from '@kaffeehaus/kernel';
import { deltaOf, putTurn, sizeOfTurn } from '@kaffeehaus/protocol';
import type { Clocks, Stamp, TurnBytes, TurnMessage } from '@kaffeehaus/protocol';
import { hex } from '@kaffeehaus/trust';
import { kindOf, undoneTo } from './room.ts';
import type { Done, Room } from './room.ts';

const UNCHANGED = new Uint8Array();

/** Before the payload of a frame stand two bytes, or four if it is longer than this. */
const SHORT = 125;
const BINARY = 0x82;
const LONGEST = 0xffff;

/** Who reads it: bytes, JSON, or both. */
export interface Readers {
  readonly bytes: boolean;
  readonly json: boolean;
}

/**
 * Packed when the row is taken, not when it is sent: tables that nobody needs any more are forgotten at once, which
 * spares the collector more than a row that cannot be stored costs.
 */
export class News {
  readonly viewer: Seat;
  readonly done: Done;
  readonly #turn: TurnBytes | undefined;
  readonly #message: Omit<TurnMessage, 'h' | 'ack'> | undefined;
  /** The frame of the last handle: those who watch have the same more often than not. */
  #frame: Buffer | undefined;
  #handle = -1;

  /** `before`: the table as the viewer saw it, if the row is a move. */
  constructor(
    room: Room,
    done: Done,
    viewer: Seat,
    before: State | undefined,
    clocks: Clocks,
    { bytes, json }: Readers,
  ) {
    this.viewer = viewer;
    this.done = done;
    const { version: v, seat: actor } = done.row;
    const told = { v, q: room.question(viewer), kind: kindOf(done), to: undoneTo(done), actor, clocks };
    const events = room.heard(done, viewer);
    const after = before && room.mask(viewer);
    const { game, wire } = room.rules;
    if (bytes)
      this.#turn = {
        ...told,
        delta: before && after ? wire.packDelta(game, before, after, events) : UNCHANGED,
      };
    if (json)
      this.#message = { t: 'turn', ...told, delta: before && after ? deltaOf(before, after) : {}, events };
  }

  /** The whole frame, with the head that the protocol of sockets wants. */
  frame(h: number, ack: Stamp | undefined): Buffer {
    const turn = this.#turn;
    if (turn === undefined) throw new Error('nobody was said to read bytes');
    if (ack === undefined && this.#frame !== undefined && this.#handle === h) return this.#frame;
    const frame = framed(sizeOfTurn(h, turn, ack), (bytes, at) => putTurn(bytes, at, h, turn, ack));
    if (ack === undefined) {
      this.#frame = frame;
      this.#handle = h;
    }
    return frame;
  }

  /** The same for those who read JSON. */
  message(h: number, ack: Stamp | undefined): TurnMessage {
    if (this.#message === undefined) throw new Error('nobody was said to read JSON');
    return { ...this.#message, h, ack: ack ? { id: ack.id, receipt: hex(ack.receipt) } : null };
  }
}

/** Head and payload of a frame in one buffer: a socket is written to once. */
export const framed = (size: number, fill: (bytes: Buffer, at: number) => void, opcode = BINARY): Buffer => {
  const head = size <= SHORT ? 2 : size <= LONGEST ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = opcode;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  fill(frame, head);
  return frame;
};
