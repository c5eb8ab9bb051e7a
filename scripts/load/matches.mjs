// @ts-check
// Matches on boardgame.io's server, spoken to as its client does over socket.io: the same moves as at our tables.
import { WebSocket } from 'ws';
import { request } from './request.mjs';

/** @typedef {import('./tables.mjs').Meter} Meter */

const GAME = 'mini-euro';
const SEATS = 2;
/** A game of two has so many moves. */
const LENGTH = 60;
/** Moves in one round: who begins it changes. */
const ROUND = 6;

/** What the letters at the beginning of a message of engine.io and socket.io say. */
const [OPEN, PING, MESSAGE] = ['0', '2', '4'].map(sign => sign.charCodeAt(0));
const [CONNECTED, EVENT] = ['0', '2'].map(sign => sign.charCodeAt(0));

/** @param {number} port @param {string} path @param {object} body @returns {Promise<any>} */
const post = async (port, path, body) => {
  const headers = { 'content-type': 'application/json' };
  const how = { method: 'POST', headers, body: JSON.stringify(body) };
  const { status, text } = await request(`http://127.0.0.1:${port}${path}`, how);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return JSON.parse(text);
};

export class Match {
  #id = '';
  #moves = 0;
  #isBusy = false;
  #isOpening = false;
  #waits = 0;
  #from = 0;
  #mover = 0;
  /** @type {string[]} */
  #credentials = [];
  /** @type {WebSocket[]} */
  #sockets = [];
  /** @type {Meter | undefined} */
  #meter;
  /** @type {(() => void)[]} by seat, called when it has been shown the match */
  #shown = [];

  /** @param {number} port */
  constructor(port) {
    this.port = port;
  }

  get isBusy() {
    return this.#isBusy;
  }

  get bytes() {
    return this.#sockets.reduce(
      (sum, socket) => sum + Number(/** @type {any} */ (socket)._socket?.bytesRead ?? 0),
      0,
    );
  }

  async open() {
    const { matchID } = await post(this.port, `/games/${GAME}/create`, { numPlayers: SEATS });
    this.#id = matchID;
    this.#moves = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const who = { playerID: String(seat), playerName: `Player ${seat}` };
      this.#credentials[seat] = (
        await post(this.port, `/games/${GAME}/${matchID}/join`, who)
      ).playerCredentials;
    }
  }

  async connect() {
    for (let seat = 0; seat < SEATS; seat++) await this.#dial(seat);
  }

  /** @param {number} seat @returns {Promise<void>} */
  #dial(seat) {
    return new Promise((done, failed) => {
      const url = `ws://127.0.0.1:${this.port}/socket.io/?EIO=4&transport=websocket`;
      const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
      this.#sockets[seat] = socket;
      this.#shown[seat] = done;
      socket.on('error', failed);
      socket.on('message', data => this.#hear(seat, /** @type {Buffer} */ (data)));
    });
  }

  /** @param {number} seat @param {Buffer} data */
  #hear(seat, data) {
    const socket = this.#sockets[seat];
    if (data[0] === OPEN) socket?.send(`40/${GAME},`);
    else if (data[0] === PING) socket?.send('3');
    else if (data[0] === MESSAGE && data[1] === CONNECTED) this.#look(seat);
    else if (data[0] === MESSAGE && data[1] === EVENT) {
      const [what] = JSON.parse(data.subarray(data.indexOf('[')).toString('utf8'));
      if (what === 'sync') this.#shown[seat]?.();
      else if (what === 'update' || what === 'patch') this.#updated(seat);
    }
  }

  /** @param {number} seat */
  #look(seat) {
    const look = ['sync', this.#id, String(seat), this.#credentials[seat], SEATS];
    this.#sockets[seat]?.send(`42/${GAME},${JSON.stringify(look)}`);
  }

  /** @param {number} seat */
  #updated(seat) {
    if (!this.#isBusy) return;
    if (seat !== this.#mover) this.#meter?.heard(performance.now() - this.#from);
    if (--this.#waits > 0) return;
    this.#isBusy = false;
    this.#moves++;
    this.#meter?.moved();
  }

  /** When a match is over another one is played on the same sockets. */
  async #again() {
    this.#isOpening = true;
    await this.open();
    await Promise.all(
      this.#sockets.map(
        (_, seat) =>
          new Promise(done => {
            this.#shown[seat] = () => done(undefined);
            this.#look(seat);
          }),
      ),
    );
    this.#isOpening = false;
  }

  /** @param {Meter} meter */
  move(meter) {
    if (this.#isBusy || this.#isOpening) return;
    const k = this.#moves;
    if (k >= LENGTH) return void this.#again().catch(error => meter.failed(String(error.message)));
    const seat = ((Math.floor(k / ROUND) % SEATS) + (k % ROUND)) % SEATS;
    const [type, args] = k % 4 === 3 ? ['pass', []] : ['place', [(k * 5) % 42]];
    this.#meter = meter;
    this.#mover = seat;
    this.#isBusy = true;
    this.#waits = SEATS;
    this.#from = performance.now();
    const payload = { type, args, playerID: String(seat), credentials: this.#credentials[seat] };
    const said = ['update', { type: 'MAKE_MOVE', payload }, k, this.#id, String(seat)];
    this.#sockets[seat]?.send(`42/${GAME},${JSON.stringify(said)}`);
  }

  close() {
    for (const socket of this.#sockets) socket.terminate();
  }
}
