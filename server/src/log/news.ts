/** What one viewer is told of a row. Masked when it is taken, put into bytes once for all who see the same. */
import type { GameEvent, Seat, State } from '@kaffeehaus/kernel';
import { deltaOf, putTurn, sizeOfTurn } from '@kaffeehaus/protocol';
import type { Clocks, Past, Stamp, TurnBytes, TurnMessage } from '@kaffeehaus/protocol';
import { hex } from '@kaffeehaus/trust';
import type { Done, Room } from './room.ts';

const UNCHANGED = new Uint8Array();

/** Before the payload of a frame stand two bytes, or four if it is longer than this. */
const SHORT = 125;
const BINARY = 0x82;
const LONGEST = 0xffff;

/** The kind of a row as it is told: of answers, whether they wait for others'. */
export const kindOf = ({ row, turn }: Done): string => turn?.kind ?? row.kind;

/** To which version an undo goes back. */
export const undoneTo = ({ row, turn }: Done): number =>
  turn?.kind === 'undo' ? (JSON.parse(row.body) as { readonly to: number }).to : 0;

/** A row as it is told afterwards. */
export const pastOf = (room: Room, done: Done, viewer: Seat): Past => ({
  v: done.row.version,
  kind: kindOf(done),
  to: undoneTo(done),
  actor: done.row.seat,
  events: room.heard(done, viewer),
});

export class News {
  readonly viewer: Seat;
  readonly room: Room;
  readonly done: Done;
  readonly #q: number;
  readonly #clocks: Clocks;
  readonly #before: State | undefined;
  readonly #after: State | undefined;
  #turn: TurnBytes | undefined;
  #events: readonly GameEvent[] | undefined;
  /** The frame of the last handle: those who watch have the same more often than not. */
  #frame: Buffer | undefined;
  #handle = -1;

  /** `before`: the table as the viewer saw it, if the row is a move. */
  constructor(room: Room, done: Done, viewer: Seat, before: State | undefined, clocks: Clocks) {
    this.room = room;
    this.done = done;
    this.viewer = viewer;
    this.#before = before;
    this.#after = before && room.mask(viewer);
    this.#q = room.question(viewer);
    this.#clocks = clocks;
  }

  /** The whole frame, with the head that the protocol of sockets wants. */
  frame(h: number, ack: Stamp | undefined): Buffer {
    if (ack === undefined && this.#frame !== undefined && this.#handle === h) return this.#frame;
    const turn = (this.#turn ??= this.#pack());
    const frame = framed(sizeOfTurn(h, turn, ack), (bytes, at) => putTurn(bytes, at, h, turn, ack));
    if (ack === undefined) {
      this.#frame = frame;
      this.#handle = h;
    }
    return frame;
  }

  /** The same for those who read JSON. */
  message(h: number, ack: Stamp | undefined): TurnMessage {
    const { done } = this;
    return {
      t: 'turn',
      h,
      v: done.row.version,
      q: this.#q,
      kind: kindOf(done),
      to: undoneTo(done),
      actor: done.row.seat,
      ack: ack ? { id: ack.id, receipt: hex(ack.receipt) } : null,
      clocks: this.#clocks,
      delta: this.#before && this.#after ? deltaOf(this.#before, this.#after) : {},
      events: this.#heard(),
    };
  }

  #heard(): readonly GameEvent[] {
    return (this.#events ??= this.room.heard(this.done, this.viewer));
  }

  #pack(): TurnBytes {
    const { done, room } = this;
    const { game, wire } = room.rules;
    const delta =
      this.#before && this.#after
        ? wire.packDelta(game, this.#before, this.#after, this.#heard())
        : UNCHANGED;
    const { version: v, seat: actor } = done.row;
    const [kind, to] = [kindOf(done), undoneTo(done)];
    return { v, q: this.#q, kind, to, actor, clocks: this.#clocks, delta };
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
