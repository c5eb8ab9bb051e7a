// @ts-check
// The measurements of npm run bench:cluster.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresStore } from '../../server/dist/store/postgres.js';
import { Trouble, at, say } from '../house.mjs';
import { machine } from '../kept.mjs';
import { archive } from './archive.mjs';
import { writeScalePage } from './clusterpage.mjs';
import { each, quantile } from './drive.mjs';
import { GENEROUS } from './generous.mjs';
import { Nats, natsServer } from './nats.mjs';
import { Postgres } from './postgres.mjs';
import { bytesOf, secondsOf } from './shares.mjs';
import { PROCESSORS, Subject } from './subject.mjs';
import { Table } from './tables.mjs';
import { Windows } from './windows.mjs';

/** Every table moves once in this time. */
const PERIOD = 1000;
/** Milliseconds of a window, how many of them there are, and how long all play at twice the pace before. */
const LENGTH = 6000;
const WINDOWS = 2;
const WARMING = 10_000;
/** Processes, by the bus over which they hear of each other. */
const PLAN = /** @type {const} */ ({ NATS: [1, 2, 3, 4], 'LISTEN/NOTIFY': [1, 2, 4] });
const ANYWHERE = `0-${PROCESSORS - 1}`;
/** How many rows go into one commit when the database is filled, by how many writers, for how long. */
const BATCHES = [1, 8, 64];
const WRITERS = 4;
const FILLING = 4000;

/** @typedef {'server' | 'database' | 'bus'} Part */
/** @typedef {Record<Part, number> & { wal: number, images: number, commits: number, rows: number, waits: number }} Counts */
/** @typedef {{ bus: keyof typeof PLAN, processes: number, rate: number, each: Counts, idle: Counts, bytes: number, p99: number, calm: boolean, faults: number, memory: { process: number, table: number, connection: number }, connections: number, disk: { log: number, rest: number } }} Run */
/** @typedef {{ batch: number, rows: number, commits: number, cpu: number }} Ceiling */

/** Where each seat comes in is decided by lot: a proxy needs to know nothing. */
class Spread extends Table {
  /** @param {readonly Subject[]} subjects @param {number} n */
  constructor(subjects, n) {
    super('', n % 2 ? 'estoril' : 'vienna', 2, n);
    this.subjects = subjects;
  }

  /** @param {number} seat @override */
  at(seat) {
    const { length } = this.subjects;
    // The second seat is as often where the first one is as anywhere else.
    const i = seat === 0 ? this.n : this.n + Math.floor(this.n / length);
    return this.subjects[i % length]?.origin ?? '';
  }
}

const COUNTS = `select (select wal_bytes from pg_stat_wal)::float8 as wal, (select wal_fpi from pg_stat_wal)::float8 as images,
  xact_commit::float8 as commits, (tup_inserted + tup_updated + tup_deleted)::float8 as rows
  from pg_stat_database where datname = current_database()`;
const WAITS = `select count(*)::float8 as waits from pg_stat_activity where wait_event_type = 'Lock'`;
const LINES = `select count(*)::float8 as lines from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
const DISK = `select (select pg_total_relation_size('log') / greatest(1, count(*)) from log)::float8 as log,
  (select sum(pg_total_relation_size(relid)) from pg_stat_user_tables where relname <> 'log')::float8 as rest`;

/** A house of several processes, and what each part of it takes. */
class House {
  /** @type {Subject[]} */
  subjects = [];
  #waits = 0;
  /** @type {Promise<unknown>} */
  #asked = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  /** @param {Postgres} postgres @param {Nats | undefined} nats @param {pg.Client} client */
  constructor(postgres, nats, client) {
    this.postgres = postgres;
    this.nats = nats;
    this.client = client;
  }

  /** @param {Postgres} postgres @param {Nats | undefined} nats @param {number} count @param {string} folder */
  static async open(postgres, nats, count, folder) {
    const url = await postgres.database();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const house = new House(postgres, nats, client);
    for (let i = 0; i < count; i++) {
      const env = {
        ...GENEROUS,
        DATA: join(mkdtempSync(join(folder, 'process-')), 'data'),
        DATABASE_URL: url,
        ...(nats && { NATS_URL: nats.url }),
        HOST: 'localhost',
        PORT: '0',
      };
      house.subjects.push(await Subject.start(at('scripts', 'load', 'host.mjs'), env, [], ANYWHERE));
    }
    house.#timer = setInterval(() => void house.#lookForWaits(), 100);
    return house;
  }

  async #lookForWaits() {
    this.#waits += (await this.ask(WAITS).catch(() => undefined))?.waits ?? 0;
  }

  /** One question after the other. @param {string} text @returns {Promise<any>} */
  ask(text) {
    const asked = this.#asked.catch(() => {}).then(async () => (await this.client.query(text)).rows[0]);
    this.#asked = asked;
    return asked;
  }

  /** @returns {Promise<Counts>} */
  async counts() {
    const [first, ...children] = this.postgres.processes;
    return {
      server: this.subjects.reduce((sum, { pid }) => sum + secondsOf(pid), 0),
      database: children.reduce((sum, pid) => sum + secondsOf(pid), secondsOf(first, true)),
      bus: this.nats ? secondsOf(this.nats.pid) : 0,
      waits: this.#waits,
      ...(await this.ask(COUNTS)),
    };
  }

  /** Bytes of all processes of ours, and of the database. */
  get bytes() {
    const own = this.subjects.reduce((sum, { pid }) => sum + bytesOf(pid), 0);
    return { own, database: this.postgres.processes.reduce((sum, pid) => sum + bytesOf(pid), 0) };
  }

  async close() {
    clearInterval(this.#timer);
    await Promise.all(this.subjects.map(subject => subject.end('SIGKILL')));
    await this.#asked.catch(() => {});
    await this.client.end();
  }
}

/** @param {Counts} before @param {Counts} after @param {number} by @returns {Counts} */
const between = (before, after, by) =>
  /** @type {Counts} */ (
    Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, (value - before[/** @type {Part} */ (name)]) / by]),
    )
  );

/** What is counted in a window, for each move; without tables, for each second. @param {Windows} windows @param {House} house @param {readonly Spread[]} tables */
const measured = async (windows, house, tables) => {
  /** @type {Counts[]} */
  const seen = [];
  const whole = {
    ask: async () => {
      const counts = await house.counts();
      seen.push(counts);
      return counts.server + counts.database + counts.bus;
    },
  };
  const window = await windows.measure(whole, tables, PERIOD, LENGTH);
  const [before, after] = /** @type {[Counts, Counts]} */ (seen);
  return { ...window, each: between(before, after, tables.length > 0 ? window.moves : LENGTH / 1000) };
};

/** @param {readonly Counts[]} list @returns {Counts} */
const mean = list => {
  const [first] = /** @type {[Counts]} */ (list);
  return /** @type {Counts} */ (
    Object.fromEntries(
      Object.keys(first).map(name => [
        name,
        list.reduce((sum, one) => sum + one[/** @type {Part} */ (name)], 0) / list.length,
      ]),
    )
  );
};

/** @param {Windows} windows @param {House} house @param {keyof typeof PLAN} bus @param {number} count @returns {Promise<Run>} */
const runOf = async (windows, house, bus, count) => {
  const { subjects } = house;
  const tables = Array.from({ length: count }, (_, n) => new Spread(subjects, n));
  const idle = await measured(windows, house, []);
  const empty = house.bytes;
  const { lines } = await house.ask(LINES);
  await each(tables, 16, table => table.open());
  await each(tables, 16, table => table.connect());
  // Code that runs seldom is not made quick by Node: of four processes each has had a quarter of what one has.
  await windows.measure({ ask: async () => 0 }, tables, PERIOD / 2, WARMING);
  /** @type {Awaited<ReturnType<typeof measured>>[]} */
  const counted = [];
  for (let i = 0; i < WINDOWS; i++) counted.push(await measured(windows, house, tables));
  const full = house.bytes;
  const { lines: connections } = await house.ask(LINES);
  for (const table of tables) table.close();
  const sum = (/** @type {(one: (typeof counted)[number]) => number} */ of) =>
    counted.reduce((all, one) => all + of(one), 0) / counted.length;
  return {
    bus,
    processes: subjects.length,
    rate: sum(one => one.rate),
    each: mean(counted.map(one => one.each)),
    idle: idle.each,
    bytes: sum(one => one.bytes),
    p99: quantile(
      counted.flatMap(one => one.times),
      0.99,
    ),
    calm: counted.every(one => one.calm),
    faults: sum(one => one.faults),
    memory: {
      process: empty.own / subjects.length,
      table: (full.own - empty.own) / count,
      connection: (full.database - empty.database) / Math.max(1, connections - lines),
    },
    connections: connections / subjects.length,
    disk: await house.ask(DISK),
  };
};

/** How many rows a second the database takes from writers who do nothing else. @param {Postgres} postgres @param {number} batch @returns {Promise<Ceiling>} */
const ceiling = async (postgres, batch) => {
  const url = await postgres.database();
  const stores = await Promise.all(Array.from({ length: WRITERS }, () => postgresStore(url)));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tabs = WRITERS * batch;
  await client.query(`insert into tables (id, game, rules, options, seats, pace, open_to, watching, rated, hints, owner, phase,
    created, seed, secret, list, mixed) select n::text, 'vienna', '', '{}', 2, '{}', 'all', 'all', 0, 0, 1, 'playing', 0, '', '', '', 1
    from generate_series(1, ${tabs}) n`);
  const chain = new Uint8Array(32);
  const used = () => {
    const [first, ...children] = postgres.processes;
    return children.reduce((sum, pid) => sum + secondsOf(pid), secondsOf(first, true));
  };
  const [before, until] = [used(), performance.now() + FILLING];
  let [rows, commits] = [0, 0];
  await Promise.all(
    stores.map(async (store, i) => {
      for (let version = 1; performance.now() < until; version++) {
        const row = {
          version,
          at: version,
          seat: 0,
          actor: 1,
          kind: 'answer',
          cmd: `command${version}`,
          body: '121 7 3',
          chain,
        };
        const own = Array.from({ length: batch }, (_, k) => ({
          row: { ...row, tab: 1 + i * batch + k },
          also: [],
          snapshot: undefined,
        }));
        await store.append(own);
        rows += batch;
        commits++;
      }
    }),
  );
  const cpu = (1000 * (used() - before)) / rows;
  await Promise.all(stores.map(store => store.close()));
  await client.end();
  return { batch, rows: (1000 * rows) / FILLING, commits: (1000 * commits) / FILLING, cpu };
};

/** @param {Run} run */
const tell = ({ bus, processes, rate, each: one, calm, faults }) => {
  const shown = [one.server, one.database, one.bus].map(seconds => (1000 * seconds).toFixed(3)).join(' + ');
  say(
    `  ${bus}, ${processes}: ${rate.toFixed(0)} moves/s, ${shown} ms a move${calm ? '' : ' (not calm)'}${faults ? `, ${faults} faults` : ''}`,
  );
};

/** All of it; returns when the page is written. @param {number} tables */
export const benchCluster = async tables => {
  const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-cluster-'));
  const [postgres, path, windows] = [await Postgres.open(), natsServer(), new Windows()];
  const nats = path === undefined ? undefined : await Nats.open(path);
  if (!nats) say('There is no nats-server: only LISTEN/NOTIFY is measured.');
  await windows.open();
  try {
    /** @type {Run[]} */
    const runs = [];
    for (const bus of /** @type {const} */ (['NATS', 'LISTEN/NOTIFY']))
      for (const count of nats || bus !== 'NATS' ? PLAN[bus] : []) {
        const house = await House.open(postgres, bus === 'NATS' ? nats : undefined, count, scratch);
        try {
          const run = await runOf(windows, house, bus, tables);
          tell(run);
          runs.push(run);
        } finally {
          await house.close();
        }
      }
    const ceilings = [];
    for (const batch of BATCHES) ceilings.push(await ceiling(postgres, batch));
    if (runs.some(({ faults }) => faults > 0))
      throw new Trouble('Moves were refused: this measures nothing.');
    const kept = await archive(postgres);
    await writeScalePage({ machine: machine(), tables, period: PERIOD, runs, ceilings, kept });
  } finally {
    await windows.close();
    await nats?.kill();
    await postgres.close();
    rmSync(scratch, { recursive: true, force: true });
  }
};
