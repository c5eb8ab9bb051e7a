/** All sockets of the house: let in at the door, counted, asked whether they live, and sent home when it closes. */
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { OUTDATED, PROTOCOL, SOCKET, SPOKEN, isProtocol } from '@kaffeehaus/protocol';
import type { ByeMessage } from '@kaffeehaus/protocol';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { Refused } from '../http/refusal.ts';
import { REVOKED } from '../people/sessions.ts';
import type { Caller } from '../people/sessions.ts';
import { Line } from './line.ts';

/** Whoever does not answer for so long is gone. */
const PING = 25_000;
/** Those who are sent home come back spread over this time. */
const SPREAD = 5000;
/** Or over this, if other machines are open meanwhile. */
const MOVE = 1500;
/** So often it is looked whose sessions were ended at other machines: while they cannot be heard, and to be sure. */
const BLIND = 1000;
const SURE = 10_000;
/** So long they may take to leave. */
const GOODBYE = 2000;

const WORDS: { readonly [status: number]: string } = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

const refuse = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} ${WORDS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Of what a client offers, what is spoken here; else what it would have spoken, so that it can be told. */
const chosen = (offered: readonly string[]): string | undefined =>
  SPOKEN.find(name => offered.includes(name)) ?? offered.find(isProtocol);

/** A browser tells a page nothing of a socket that was refused: it is let in, told that it is too old, and sent home. */
const dismiss = (ws: WebSocket): void => {
  const bye: ByeMessage = { t: 'bye', why: 'outdated', speaks: SPOKEN };
  ws.on('error', () => ws.terminate());
  ws.send(JSON.stringify(bye));
  ws.close(OUTDATED, 'outdated');
  setTimeout(() => ws.terminate(), GOODBYE).unref();
};

export class Lines {
  readonly #house: House;
  readonly #server: WebSocketServer;
  readonly #lines = new Set<Line>();
  readonly #byPerson = new Map<number, Set<Line>>();
  readonly #counts = new Map<string, number>();
  #isClosing = false;
  #looked = 0;
  #made = 0;

  constructor(house: House) {
    this.#house = house;
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: house.limits.of('FRAME_BYTES'),
      handleProtocols: offered => chosen([...offered]) ?? false,
    });
    const timer = setInterval(() => this.#ping(), PING).unref();
    house.bus.hear(REVOKED, session => this.#revoke(String(session)));
    const blind = setInterval(() => this.#pulse(), BLIND).unref();
    house.hearing.whenTurned(() => void this.#look());
    house.closing.push(() => {
      clearInterval(timer);
      clearInterval(blind);
    });
    house.metrics.gauge('sockets', () => this.#lines.size);
  }

  get size(): number {
    return this.#lines.size;
  }

  [Symbol.iterator](): Iterator<Line> {
    return this.#lines.values();
  }

  of(person: number): Iterable<Line> {
    return this.#byPerson.get(person) ?? [];
  }

  /** A request to open a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    this.#admit(request, socket, head).catch((error: unknown) =>
      refuse(socket, error instanceof Refused ? 403 : 503),
    );
  }

  remove(line: Line): void {
    this.#lines.delete(line);
    this.#count(line, -1);
    const lines = this.#byPerson.get(line.caller.person);
    lines?.delete(line);
    if (lines?.size !== 0) return;
    this.#byPerson.delete(line.caller.person);
    this.#house.turns.forget(line.caller.person);
  }

  /** Nobody new comes in; whoever is there is told when to come back. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const all = [...this.#lines];
    const spread = this.#house.isShared ? MOVE : SPREAD;
    for (const line of all) line.bye('restart', randomInt(200, spread));
    const until = performance.now() + GOODBYE;
    while (this.#server.clients.size > 0 && performance.now() < until)
      await new Promise(done => setTimeout(done, 10));
    for (const line of all) line.terminate();
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { addresses, sessions, limits } = this.#house;
    const { host, origin, 'sec-websocket-protocol': offered = '' } = request.headers;
    if (!addresses.isOurs(host)) return refuse(socket, 421);
    if (new URL(request.url ?? '/', 'http://house').pathname !== SOCKET) return refuse(socket, 404);
    if (!addresses.isOurPage(origin, host)) return refuse(socket, 403);
    const protocol = chosen(offered.split(',').map(name => name.trim()));
    if (protocol === undefined) return refuse(socket, 400);
    if (this.#isClosing) return refuse(socket, 503);
    const caller = await sessions.callerOf(request);
    if (limits.take('HTTP_ADDRESS_SECOND', caller.network) > 0) return refuse(socket, 429);
    if (this.#isFull(caller)) return refuse(socket, 429);
    this.#server.handleUpgrade(request, socket, head, ws => {
      if (!SPOKEN.includes(protocol)) return dismiss(ws);
      const line = new Line(this.#house, ws, socket, caller, ws.protocol === PROTOCOL, String(++this.#made));
      this.#add(line);
    });
  }

  #isFull({ network, session }: Caller): boolean {
    const { limits } = this.#house;
    const bySession = session === '' ? 0 : (this.#counts.get(session) ?? 0);
    return (
      (this.#counts.get(network) ?? 0) >= limits.of('SOCKETS_ADDRESS') ||
      bySession >= limits.of('SOCKETS_SESSION')
    );
  }

  #add(line: Line): void {
    const { person } = line.caller;
    this.#lines.add(line);
    this.#count(line, 1);
    if (person === 0) return;
    this.#byPerson.set(person, (this.#byPerson.get(person) ?? new Set()).add(line));
    this.#house.turns.greet(line);
  }

  #count({ caller: { network, session } }: Line, by: number): void {
    for (const key of session === '' ? [network] : [network, session]) {
      const count = (this.#counts.get(key) ?? 0) + by;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }

  #ping(): void {
    for (const line of this.#lines)
      if (line.alive) {
        line.alive = false;
        for (const { live, seat } of line.subs()) this.#house.play.measure(live.room, seat, line.lag);
        line.ping();
      } else line.terminate();
  }

  #pulse(): void {
    const { isShared, hearing } = this.#house;
    if (!isShared || performance.now() - this.#looked < (hearing.isWhole ? SURE : BLIND) - BLIND / 2) return;
    void this.#look();
  }

  /** Ends the lines of sessions and tokens that mean nothing any more, and of those who are kept out. */
  async #look(): Promise<void> {
    this.#looked = performance.now();
    const { db, now } = this.#house;
    const hashes = [...new Set([...this.#lines].map(({ caller }) => caller.session))]
      .filter(session => session !== '')
      .map(session => Buffer.from(session, 'hex'));
    if (hashes.length === 0) return;
    const out = db
      .selectFrom('bans')
      .select('person')
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now())]));
    const sessions = db
      .selectFrom('sessions')
      .select('hash')
      .where('hash', 'in', hashes)
      .where(({ or, eb }) => or([eb('revoked', 'is not', null), eb('person', 'in', out)]));
    const tokens = db
      .selectFrom('tokens')
      .select('hash')
      .where('hash', 'in', hashes)
      .where(({ or, eb }) =>
        or([eb('revoked', 'is not', null), eb('person', 'in', out), eb('owner', 'in', out)]),
      );
    for (const ended of [sessions, tokens])
      for (const { hash } of await ended.execute().catch(() => []))
        this.#revoke(Buffer.from(hash).toString('hex'));
  }

  #revoke(session: string): void {
    for (const line of this.#lines) if (line.caller.session === session) line.bye('revoked');
  }
}
