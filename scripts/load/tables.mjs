// @ts-check
// Tables of ours that are played at over real sockets: each seat has a person, a session and a line of its own.
import { WebSocket } from 'ws';
import { Http, Line, PROTOCOL } from '../../client/dist/index.js';
import { below, rulesOf, seeded } from '../../kernel/dist/index.js';
import { estoril } from '../../games/estoril/dist/index.js';
import { hamburg } from '../../games/hamburg/dist/index.js';
import { vienna } from '../../games/vienna/dist/index.js';
import { miniEuro, spaceItem, PASS } from '../../bench/dist/minieuro.js';
import { request } from './request.mjs';

/** @typedef {import('@kaffeehaus/client').TableLine} TableLine */
/** @typedef {import('@kaffeehaus/kernel').Rules} Rules */
/** @typedef {{ heard(ms: number): void, failed(why: string): void, moved(): void }} Meter */

/** @param {any} game @returns {Rules} */
const rules = game => rulesOf(game);
/** @type {Record<string, Rules>} */
const RULES = {
  vienna: rules(vienna),
  hamburg: rules(hamburg),
  estoril: rules(estoril),
  minieuro: rules(miniEuro),
};

/** Everybody is there, and has a clock. */
const PACE = /** @type {const} */ ({ kind: 'live', bank: 36_000, increment: 60, zero: 'bot' });

/** Rows that whoever comes back has missed: as many as the house remembers. */
const AWAY = 8;

/** @type {typeof globalThis.fetch} */
const quickly = async (url, { method = 'GET', headers = {}, body } = {}) => {
  const { status, text, cookies } = await request(/** @type {string} */ (url), {
    method,
    headers: /** @type {Record<string, string>} */ (headers),
    body: /** @type {string | undefined} */ (body),
  });
  const answer = new Response(status === 204 ? null : text, { status });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
};

/** A person with a line, on a socket whose bytes are counted. */
class Person {
  /** @type {WebSocket | undefined} */
  socket;

  /** @param {string} origin */
  constructor(origin) {
    this.http = new Http({ origin, keepsCookies: true, fetch: quickly });
  }

  /** @param {string} origin */
  dial(origin) {
    this.line = new Line({
      url: `${origin.replace('http', 'ws')}/ws`,
      dial: (url, protocols) => {
        const options = { headers: this.http.headers, perMessageDeflate: false, skipUTF8Validation: true };
        this.socket = new WebSocket(url, [...protocols], options);
        return /** @type {any} */ (this.socket);
      },
      rules: async (_, game) => /** @type {Rules} */ (RULES[game]),
    });
    return this.line;
  }

  get bytes() {
    return Number(/** @type {any} */ (this.socket)?._socket?.bytesRead ?? 0);
  }
}

export class Table {
  /** @type {Person[]} */
  #people = [];
  /** @type {TableLine[]} */
  #seats = [];
  #moves = 0;
  #isBusy = false;
  #isOpening = false;
  id = '';

  /**
   * @param {string} origin
   * @param {string} game
   * @param {number} seats
   * @param {number} n by which it is told apart from others
   */
  constructor(origin, game, seats, n) {
    this.origin = origin;
    this.game = game;
    this.count = seats;
    this.n = n;
    this.chance = seeded(`table ${n}`);
  }

  get bytes() {
    return this.#people.reduce((sum, person) => sum + person.bytes, 0);
  }

  get version() {
    return this.#seats[0]?.v ?? 0;
  }

  get isBusy() {
    return this.#isBusy;
  }

  /** By which process whoever sits there comes in. @param {number} _seat */
  at(_seat) {
    return this.origin;
  }

  /** Everybody comes, sits down, and play begins. */
  async open() {
    for (let seat = 0; seat < this.count; seat++) {
      const person = new Person(this.at(seat));
      await person.http.guest({ name: `Player ${this.n} ${seat}` });
      this.#people.push(person);
    }
    await this.#begin();
  }

  async connect() {
    for (const [seat, person] of this.#people.entries()) person.dial(this.at(seat));
    await this.#look();
  }

  /** Plays at another one when this is over, on the same lines. */
  async #begin() {
    const [owner, ...others] = this.#people;
    const table = { game: this.game, seats: this.count, open: 'all', watch: 'all', pace: PACE };
    const { id } = await /** @type {Person} */ (owner).http.open(/** @type {any} */ (table));
    for (const { http: one } of others) await one.sit(id, { terms: 1 });
    await owner?.http.start(id);
    this.id = id;
    this.#moves = 0;
  }

  async #look() {
    this.#seats = this.#people.map(({ line }, seat) => /** @type {Line} */ (line).table(this.id, seat));
    await Promise.all(this.#seats.map(seat => seat.until(({ v, table }) => v > 0 && table !== undefined)));
  }

  async #again() {
    this.#isOpening = true;
    for (const seat of this.#seats) seat.leave();
    await this.#begin();
    await this.#look();
    this.#isOpening = false;
  }

  /** @param {TableLine} seat */
  #answer({ table, as, q }) {
    const { kernel } = /** @type {Rules} */ (RULES[this.game]);
    const ask = q > 0 && table ? kernel.askOf(table, Number(as)) : undefined;
    if (!ask) return undefined;
    if (this.game === 'minieuro') return [this.#moves % 4 === 3 ? PASS : spaceItem((this.#moves * 5) % 42)];
    return kernel.nth(ask, below(this.chance, kernel.count(ask)));
  }

  /** One answer of whoever is asked, unless the last one is still on its way. @param {Meter} meter */
  move(meter) {
    if (this.#isBusy || this.#isOpening) return;
    for (const seat of this.#seats) {
      const answer = this.#answer(seat);
      if (answer) return this.#send(seat, answer, meter);
    }
    this.#again().catch(error => meter.failed(String(error.message)));
  }

  /**
   * @param {TableLine} seat
   * @param {readonly number[]} answer
   * @param {Meter} meter
   */
  #send(seat, answer, meter) {
    this.#isBusy = true;
    this.#moves++;
    const { v } = seat;
    const from = performance.now();
    let left = this.#seats.length;
    const settle = () => {
      if (--left !== 0) return;
      this.#isBusy = false;
      meter.moved();
    };
    for (const other of this.#seats)
      if (other !== seat)
        void other
          .until(one => one.v > v)
          .then(() => {
            meter.heard(performance.now() - from);
            settle();
          });
    void seat.answer(answer).then(outcome => {
      if (outcome.counted) return settle();
      meter.failed(outcome.why);
      this.#isBusy = false;
    });
  }

  /** Bytes of the view that whoever was away for a while is sent, with what happened meanwhile. @returns {Promise<number>} */
  resync() {
    const [person] = this.#people;
    const socket = new WebSocket(`${this.at(0).replace('http', 'ws')}/ws`, [PROTOCOL], {
      headers: person?.http.headers ?? {},
      perMessageDeflate: false,
    });
    const v = Math.max(1, this.version - AWAY);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'sub', id: 'again', table: this.id, as: 0, v })));
    return new Promise((done, failed) => {
      socket.on('error', failed);
      socket.on('message', (data, isBinary) => {
        if (!isBinary) return;
        const { length } = /** @type {Buffer} */ (data);
        socket.terminate();
        done(length + (length > 125 ? 4 : 2));
      });
    });
  }

  close() {
    for (const { line } of this.#people) line?.close();
  }
}
