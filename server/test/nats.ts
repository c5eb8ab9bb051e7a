/** A NATS server of one's own: the one that is named or found, or as root one that the system can install. */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './postgres.ts';

const found = (): string | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const paths = [process.env['NATS_SERVER'] ?? '', ...folders.map(folder => join(folder, 'nats-server'))];
  return paths.find(path => path !== '' && existsSync(path));
};

const install = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  try {
    const args = ['install', '-y', '--no-install-recommends', 'nats-server'];
    execFileSync('apt-get', args, { stdio: 'ignore', timeout: 60_000 });
  } catch {
    // Then there is none, and whoever wants it says so.
  }
};

/** Where it is; undefined: there is none. */
export const natsServer = (): string | undefined => {
  if (found() === undefined) install();
  return found();
};

const opens = (port: number): Promise<boolean> =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });

export class Nats {
  readonly port: number;
  readonly #path: string;
  #process: ChildProcess | undefined;

  private constructor(path: string, port: number) {
    this.#path = path;
    this.port = port;
  }

  static async open(path: string): Promise<Nats> {
    const nats = new Nats(path, await freePort());
    await nats.start();
    return nats;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.#process = spawn(this.#path, ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' });
    while (!(await opens(this.port))) await new Promise(done => setTimeout(done, 20));
  }

  /** Without a word. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
