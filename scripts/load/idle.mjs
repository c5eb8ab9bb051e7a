// @ts-check
// Thousands of lines on which nobody says anything, from as many addresses as it takes, while two people play.
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../client/dist/index.js';
import { at } from '../house.mjs';
import { Drive, each, quantile } from './drive.mjs';
import { Subject } from './subject.mjs';
import { Table } from './tables.mjs';

/** So many lines the house allows one address. */
const EACH = 64;
/** Milliseconds for which people play before, and while nobody says anything: pings come in between. */
const LOOK = 30_000;
/** How often the two people move. */
const PERIOD = 100;

/** @typedef {{ lines: number, refused: number, lost: number, moves: number, faults: number, before: number, during: number, memory: number, cpu: number }} Idle */

/** A line from the nth address of this machine. @param {Subject} house @param {number} n */
const lineFrom = ({ port }, n) =>
  new WebSocket(`ws://127.0.0.1:${port}/ws`, [PROTOCOL], {
    localAddress: `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`,
    perMessageDeflate: false,
  });

/** Whether the house let it in. @param {WebSocket} socket @returns {Promise<boolean>} */
const isIn = socket =>
  new Promise(done => {
    socket.once('open', () => done(true)).on('error', () => done(false));
  });

/**
 * @param {string} data the folder of the house
 * @param {number} count
 * @returns {Promise<Idle>}
 */
export const idle = async (data, count) => {
  const env = {
    DATA: data,
    HOST: '127.0.0.1',
    PORT: '0',
    LIMIT_ANSWER_SECOND: '1000',
    LIMIT_SOCKET_SECOND: '1000',
  };
  const house = await Subject.start(at('scripts', 'load', 'host.mjs'), env);
  const table = new Table(`http://127.0.0.1:${house.port}`, 'vienna', 2, 0);
  /** @type {WebSocket[]} */
  const sockets = [];
  const drive = new Drive();
  try {
    await table.open();
    await table.connect();
    drive.start([table], PERIOD);
    await wait(LOOK / 10);
    drive.turn();
    await wait(LOOK);
    const before = drive.turn();
    const { resident } = await house.ask('memory');
    const wanted = Array.from({ length: count }, (_, i) => ({ n: Math.floor(i / EACH) }));
    await each(wanted, 50, async ({ n }) => {
      const socket = lineFrom(house, n);
      if (await isIn(socket)) sockets.push(socket);
    });
    // One address more than its share.
    const greedy = Array.from({ length: EACH + 10 }, () => lineFrom(house, 20_000));
    const let_in = await Promise.all(greedy.map(isIn));
    for (const socket of greedy) socket.terminate();
    let lost = 0;
    for (const socket of sockets) socket.once('close', () => lost++);
    const [{ resident: full }, cpu] = [await house.ask('memory'), await house.ask('cpu')];
    drive.turn();
    await wait(LOOK);
    const during = drive.turn();
    return {
      lines: sockets.length,
      refused: let_in.filter(one => !one).length,
      lost,
      moves: before.moves + during.moves,
      faults: [...before.faults.values(), ...during.faults.values()].reduce((sum, n) => sum + n, 0),
      before: quantile(before.times, 0.99),
      during: quantile(during.times, 0.99),
      memory: (full - resident) / Math.max(1, sockets.length),
      cpu: ((await house.ask('cpu')) - cpu) / (LOOK / 1000),
    };
  } finally {
    drive.stop();
    table.close();
    for (const socket of sockets) socket.removeAllListeners('close').terminate();
    await house.end('SIGKILL');
  }
};
