// @ts-check
// A NATS server of one's own: the one that is named or found, or as root one that the system can install.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.mjs';

/** Where one lies already; undefined: nowhere. @returns {string | undefined} */
export const natsAtHand = () => {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const paths = [process.env.NATS_SERVER ?? '', ...folders.map(folder => join(folder, 'nats-server'))];
  return paths.find(path => path !== '' && existsSync(path));
};

const install = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    const args = ['install', '-y', '--no-install-recommends', 'nats-server'];
    execFileSync('apt-get', args, { stdio: 'ignore', timeout: 60_000 });
  } catch {
    // Then there is none, and whoever wants it says so.
  }
};

/** Where it is; undefined: there is none. @returns {string | undefined} */
export const natsServer = () => {
  if (natsAtHand() === undefined) install();
  return natsAtHand();
};

/** @param {number} port @returns {Promise<boolean>} */
const opens = port =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });

export class Nats {
  #path;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;

  /** @param {string} path @param {number} port */
  constructor(path, port) {
    this.#path = path;
    this.port = port;
  }

  /** @param {string} path */
  static async open(path) {
    const nats = new Nats(path, await freePort());
    await nats.start();
    return nats;
  }

  get url() {
    return `nats://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.#process?.pid ?? 0;
  }

  async start() {
    this.#process = spawn(this.#path, ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' });
    while (!(await opens(this.port))) await wait(20);
  }

  /** Without a word. */
  async kill() {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
