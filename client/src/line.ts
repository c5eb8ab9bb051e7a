/**
 * A line to the house: one socket for all tables, which is opened again whenever it is lost. What was said and not yet
 * answered is said again, under the same name, so that everybody who asked for something learns how it fared.
 */
import type { Rules } from '@kaffeehaus/kernel';
import { PROTOCOL, PROTOCOL_JSON, readFrame } from '@kaffeehaus/protocol';
import type { As, ByeMessage, FromServer, TurnsMessage } from '@kaffeehaus/protocol';
import { TIMERS } from './socket.ts';
import type { Dial, Socket, Timers } from './socket.ts';
import { TableLine } from './table.ts';

/** `lost`: it is being opened again. `ended`: it is not, for it was closed here, or by the house for good. */
export type Status = 'opening' | 'open' | 'lost' | 'ended';

export interface LineOptions {
  /** The address of the house's sockets. */
  readonly url: string;
  readonly dial: Dial;
  /** Rules by their hash; a page loads them from the house. */
  rules(hash: string, game: string): Promise<Rules>;
  /** All in JSON, for reading along. */
  readonly json?: boolean;
  readonly timers?: Timers;
}

/** Delays before the line is opened again: doubled each time, and spread. */
const SHORTEST = 200;
const LONGEST = 5000;

/** After so long without an answer the line is taken for lost. */
export const PATIENCE = 3000;

/** After so long a silence the house is asked whether it is still there: a line may be dead without a word. */
export const SILENCE = 10_000;

/** A socket that has not opened by then will hardly open: another one is tried. */
const OPENING = 8000;

/** After these the house will say the same again. */
const FOR_GOOD: readonly ByeMessage['why'][] = ['revoked', 'replaced', 'outdated'];

export class Line {
  readonly options: LineOptions;
  readonly timers: Timers;
  #socket: Socket | undefined;
  #status: Status = 'opening';
  #tries = 0;
  /** Runs until the next try. */
  #waiting: unknown;
  /** Runs until the line is doubted: while it opens, in a silence, after a ping. */
  #watchdog: unknown;
  #turns: TurnsMessage['list'] = [];
  #reason: ByeMessage['why'] | undefined;
  readonly #tables = new Set<TableLine>();
  readonly #byHandle = new Map<number, TableLine>();
  readonly #listeners = new Set<() => void>();

  constructor(options: LineOptions) {
    this.options = options;
    this.timers = options.timers ?? TIMERS;
    this.#dial();
  }

  get status(): Status {
    return this.#status;
  }

  /** Why the house has ended it for good; `outdated`: the page, or the program, is older than the house can speak with. */
  get reason(): ByeMessage['why'] | undefined {
    return this.#reason;
  }

  /** How long an answer is waited for: longer after a try that brought none, for a busy house gets no better by asking. */
  get patience(): number {
    return PATIENCE * 2 ** Math.min(this.#tries, 2);
  }

  /** Where one owes an answer. */
  get turns(): TurnsMessage['list'] {
    return this.#turns;
  }

  /** Calls whenever the status or the turns change; returns what ends it. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Looks at a table, from a seat or as one who watches. */
  table(id: string, as: As): TableLine {
    const table = new TableLine(this, id, as);
    this.#tables.add(table);
    table.join();
    return table;
  }

  /** Looks no more. */
  leave(table: TableLine): void {
    this.#tables.delete(table);
    if (table.handle === undefined) return;
    this.#byHandle.delete(table.handle);
    this.send({ t: 'unsub', h: table.handle });
  }

  /** Says something if anybody hears it; whatever matters is said again after the line was lost. */
  send(message: unknown): void {
    if (this.#status === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** Whoever waits too long for an answer has the line opened again. */
  doubt(): void {
    if (this.#status === 'open') this.#lost();
  }

  /** The device was asleep, or has another network: what is lost is opened now, what seems open is asked. */
  rouse(): void {
    if (this.#status === 'open') this.#ping();
    else if (this.#status === 'lost') this.#dial();
  }

  close(): void {
    this.#end();
  }

  #dial(): void {
    const { url, dial, json } = this.options;
    this.timers.clear(this.#waiting);
    this.#hangUp();
    this.#watch(() => this.#lost(), OPENING);
    const socket = dial(url, [json === true ? PROTOCOL_JSON : PROTOCOL]);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(data);
    };
    socket.onclose = socket.onerror = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#listen();
    this.#become('open');
    for (const table of this.#tables) table.join();
  }

  /** Whatever is heard, the line lives. */
  #listen(): void {
    this.#watch(() => this.#ping(), SILENCE);
  }

  /** A socket of a browser cannot ping by itself, and does not say that nobody answers. */
  #ping(): void {
    this.#watch(() => this.#lost(), this.patience);
    this.send({ t: 'ping' });
  }

  #watch(call: () => void, ms: number): void {
    this.timers.clear(this.#watchdog);
    this.#watchdog = this.timers.set(call, ms);
  }

  #hear(data: unknown): void {
    this.#listen();
    const message =
      typeof data === 'string'
        ? (JSON.parse(data) as FromServer)
        : readFrame(new Uint8Array(data as ArrayBuffer));
    if (message.t === 'pong') return;
    // Whoever is greeted may still wait for ever: only a table that is told of shows that the house keeps up.
    if (message.t !== 'turns' && message.t !== 'bye') this.#tries = 0;
    if (message.t === 'bye') this.#bye(message);
    else if (message.t === 'turns') {
      this.#turns = message.list;
      this.#tell();
    } else if (message.t === 'subbed') {
      const table = [...this.#tables].find(one => one.isJoining(message.id));
      if (!table) return this.send({ t: 'unsub', h: message.h });
      this.#byHandle.set(message.h, table);
      table.hear(message);
    } else if ('h' in message) this.#byHandle.get(message.h)?.hear(message);
    else for (const table of this.#tables) table.hear(message);
  }

  #bye({ why, retry }: ByeMessage): void {
    if (FOR_GOOD.includes(why)) {
      this.#reason = why;
      return this.#end();
    }
    this.#lost(retry);
  }

  #lost(retry?: number): void {
    if (this.#status === 'ended') return;
    this.#hangUp();
    this.#become('lost');
    const longest = Math.min(LONGEST, SHORTEST * 2 ** ++this.#tries);
    const delay = retry ?? SHORTEST + this.timers.chance() * (longest - SHORTEST);
    this.timers.clear(this.#waiting);
    this.#waiting = this.timers.set(() => this.#dial(), delay);
  }

  #end(): void {
    this.timers.clear(this.#waiting);
    this.#hangUp();
    this.#become('ended');
    for (const table of this.#tables) table.ended();
  }

  /** Nothing that still comes from this socket counts. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.timers.clear(this.#watchdog);
    this.#byHandle.clear();
    for (const table of this.#tables) table.lost();
    socket?.close();
  }

  #become(status: Status): void {
    this.#status = status;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
