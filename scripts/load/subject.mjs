// @ts-check
// A server that is measured: a process of its own, alone on one processor where there are two.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Trouble } from '../house.mjs';

/** The processor that servers have; whoever loads them has the others. */
const CORE = '0';

/** As many processors as there are, counted before anybody steps aside: a process that is bound sees only its own. */
export const PROCESSORS = availableParallelism();

/** Whether processes can be bound to processors here. */
export const CAN_PIN = PROCESSORS > 1 && spawnSync('taskset', ['-p', String(process.pid)]).status === 0;

/** This process keeps off the server's processor. */
export const stepAside = () => {
  if (CAN_PIN) spawnSync('taskset', ['-a', '-c', '-p', `1-${PROCESSORS - 1}`, String(process.pid)]);
};

/** Servers that run. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Nothing is left behind, however a measurement ends. */
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    if (running.size > 0) process.exit(1);
  });

export class Subject {
  #n = 0;
  #port = 0;
  /** @type {import('node:child_process').ChildProcess} */
  #process;

  /** @param {import('node:child_process').ChildProcess} process */
  constructor(process) {
    this.#process = process;
  }

  /**
   * @param {string} script
   * @param {Record<string, string>} env
   * @param {readonly string[]} [flags] of Node
   * @param {string} [core] the processor it has
   */
  static async start(script, env, flags = [], core = CORE) {
    const command = [process.execPath, '--expose-gc', ...flags, script];
    const [first = '', ...rest] = CAN_PIN ? ['taskset', '-c', core, ...command] : command;
    const child = spawn(first, rest, {
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', process.env.KAFFEEHAUS_DEBUG ? 'inherit' : 'ignore', 'ipc'],
    });
    const subject = new Subject(child);
    // Whoever asks one that has ended is told so.
    child.on('error', () => {});
    running.add(child);
    child.once('exit', () => running.delete(child));
    const opened = once(child, 'message').then(([message]) => Number(message.port));
    const port = await Promise.race([opened, once(child, 'exit').then(() => 0)]);
    if (port === 0) throw new Trouble(`${script} ended before it could be measured.`);
    subject.#port = port;
    return subject;
  }

  get port() {
    return this.#port;
  }

  get pid() {
    return this.#process.pid ?? 0;
  }

  get origin() {
    return `http://localhost:${this.#port}`;
  }

  /**
   * @param {string} what
   * @param {unknown} [arg]
   * @returns {Promise<any>}
   */
  ask(what, arg) {
    const n = ++this.#n;
    return new Promise((done, failed) => {
      const gone = () => failed(new Trouble('A server that was measured has ended by itself.'));
      if (!this.#process.connected) return gone();
      /** @param {any} message */
      const hear = message => {
        if (message.n !== n) return;
        this.#process.off('message', hear).off('exit', gone);
        done(message.told);
      };
      this.#process.on('message', hear).once('exit', gone);
      this.#process.send({ n, what, arg });
    });
  }

  /** Ends it, and waits for that. @param {NodeJS.Signals} [signal] */
  async end(signal = 'SIGTERM') {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill(signal);
    await gone;
  }
}
