/** One socket: what comes in is weighed, counted and read before anybody does anything; what goes out goes in order. */
import type { Duplex } from 'node:stream';
import type { ByeMessage, FromClient, FromServer, NoMessage } from '@kaffeehaus/protocol';
import type { RawData, WebSocket } from 'ws';
import { fromClient } from '../http/schemas.ts';
import type { House } from '../house.ts';
import { newRequestId } from '../http/trace.ts';
import { faultOf } from '../journal.ts';
import type { Live } from '../log/live.ts';
import { framed } from '../log/news.ts';
import type { Caller } from '../people/sessions.ts';
import { DEEDS } from './deeds.ts';
import type { Sub } from './sub.ts';
import { reasonFor } from './why.ts';

const TEXT = 0x81;
/** So many tables on one socket. */
const MOST_SUBS = 64;
/** Whoever does not heed so many refusals in a row is sent away. */
const PATIENCE = 100;

const POLICY = 1008;
const GOING_AWAY = 1001;
const BAD_DATA = 1007;

/** A message in which its sender can find what it said. */
const idIn = (value: unknown): string => {
  const id = (value as { readonly id?: unknown } | null)?.id;
  return typeof id === 'string' && id.length <= 22 ? id : '';
};

export class Line {
  /** By which whoever reads the log finds all that was said on this line. */
  readonly name = newRequestId();
  readonly caller: Caller;
  readonly isBinary: boolean;
  readonly house: House;
  /** Under which it is counted. */
  readonly key: string;
  /** When it last answered a ping; how long that took. */
  alive = true;
  lag = 0;
  readonly #socket: Duplex;
  readonly #ws: WebSocket;
  readonly #subs: (Sub | undefined)[] = [];
  #refused = 0;
  #closed = false;

  constructor(house: House, ws: WebSocket, socket: Duplex, caller: Caller, isBinary: boolean, key: string) {
    this.house = house;
    this.caller = caller;
    this.isBinary = isBinary;
    this.#ws = ws;
    this.#socket = socket;
    this.key = key;
    ws.on('message', (data, isBytes) => this.#receive(data, isBytes));
    ws.on('close', () => this.#leave());
    ws.on('error', () => ws.terminate());
    let pinged = 0;
    ws.on('pong', () => {
      this.alive = true;
      this.lag = performance.now() - pinged;
    });
    this.ping = () => {
      pinged = performance.now();
      ws.ping();
    };
  }

  /** Asks whether anybody is there; the answer is heard. */
  readonly ping: () => void;

  /** Whoever was here has gone: nothing may be held for them any more. */
  get isClosed(): boolean {
    return this.#closed;
  }

  subs(): readonly Sub[] {
    return this.#subs.filter(sub => sub !== undefined);
  }

  /** A new handle; undefined if there are too many. */
  handle(): number | undefined {
    const free = this.#subs.indexOf(undefined);
    const h = free >= 0 ? free : this.#subs.length;
    return h < MOST_SUBS ? h : undefined;
  }

  hold(sub: Sub): void {
    this.#subs[sub.h] = sub;
  }

  /** The handle means nothing any more. */
  drop(sub: Sub): void {
    sub.isClosed = true;
    if (this.#subs[sub.h] === sub) this.#subs[sub.h] = undefined;
  }

  sub(h: number): Sub | undefined {
    return this.#subs[h];
  }

  /** A whole frame. Whoever does not read is cut before what waits for him grows. */
  send(frame: Buffer): void {
    if (this.#closed || this.#socket.destroyed) return;
    this.#socket.write(frame);
    if (this.#socket.writableLength > this.house.limits.of('BUFFER_BYTES')) this.bye('slow');
  }

  sendBytes(bytes: Uint8Array): void {
    this.send(framed(bytes.length, (frame, at) => frame.set(bytes, at)));
  }

  say(message: FromServer): void {
    const text = JSON.stringify(message);
    const size = Buffer.byteLength(text);
    this.send(framed(size, (frame, at) => void frame.write(text, at, 'utf8'), TEXT));
  }

  no(id: string, reason: Omit<NoMessage, 't' | 'id'>): void {
    this.house.metrics.count('refusals_total', reason.why);
    this.say({ t: 'no', id, ...reason });
  }

  /** Says why, and closes; a reader that is too slow is not waited for. */
  bye(why: ByeMessage['why'], retry?: number): void {
    if (this.#closed) return;
    const text = JSON.stringify(retry === undefined ? { t: 'bye', why } : { t: 'bye', why, retry });
    this.#socket.write(framed(text.length, (frame, at) => void frame.write(text, at, 'latin1'), TEXT));
    this.#leave();
    this.#ws.close(why === 'restart' ? GOING_AWAY : POLICY, why);
    if (why === 'slow') this.#ws.terminate();
  }

  terminate(): void {
    this.#ws.terminate();
  }

  #receive(data: RawData, isBytes: boolean): void {
    if (this.#closed) return;
    const retry = this.house.limits.take('SOCKET_SECOND', this.key);
    if (isBytes) this.#ws.close(BAD_DATA, 'text is wanted');
    else if (retry > 0) this.#tooFast((data as Buffer).toString('utf8'), retry);
    else this.#read((data as Buffer).toString('utf8'));
  }

  /** Not even read: but whoever said it may know what it was. */
  #tooFast(text: string, retry: number): void {
    if (this.#refused++ > PATIENCE) this.bye('too-fast', retry);
    else this.no(/"id":"(\w{1,22})"/.exec(text)?.[1] ?? '', { why: 'too-fast', retry });
  }

  #read(text: string): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#ws.close(BAD_DATA, 'no JSON');
      return;
    }
    const read = fromClient.safeParse(value);
    if (read.success) {
      this.#refused = 0;
      this.#do(read.data as FromClient);
    } else if (this.#refused++ > PATIENCE) this.bye('too-fast', 1000);
    else this.no(idIn(value), { why: 'bad-message' });
  }

  #do(message: FromClient): void {
    this.house.metrics.count('messages_total', message.t);
    const id = 'id' in message ? message.id : '';
    try {
      const doing = DEEDS[message.t](this, message as never);
      if (doing) doing.catch((error: unknown) => this.refuse(id, error));
    } catch (error) {
      this.refuse(id, error);
    }
  }

  /** Says no as the error means it, at a table or elsewhere. */
  refuse(id: string, error: unknown, live?: Live): void {
    const reason = reasonFor(error);
    const v = live?.room?.version;
    if (reason === undefined || reason.why === 'rules-error')
      this.house.log.error({
        verb: 'message',
        request: this.name,
        person: this.caller.person,
        table: live?.tab,
        version: v,
        ...faultOf(error),
      });
    const why = reason ?? { why: 'rules-error' as const };
    this.no(id, v === undefined ? why : { ...why, v });
  }

  #leave(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const sub of this.subs()) {
      sub.isClosed = true;
      this.house.tables.leave(sub.live, sub);
    }
    this.#subs.length = 0;
    this.house.lines.remove(this);
  }
}
