// @ts-check
// node scripts/crowd.mjs: whether a thousand tables of bots delay two people who play on the same server, and what the
// clocks of a table cost per move. Prints figures; needs what `npm run build` makes.
//   --tables 1000   tables of bots   --seconds 20   how long each half is   --level normal
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { Http, Line } from '../client/dist/index.js';
import { below, rulesOf, seeded } from '../kernel/dist/index.js';
import { vienna } from '../games/vienna/dist/index.js';
import { plainConfig } from '../server/dist/config.js';
import { closeHouse, openHouse } from '../server/dist/house.js';
import { USUAL_BOUNDS } from '../server/dist/limits.js';
import { sqliteStore } from '../server/dist/store/store.js';
import { follow, newCourse } from '../trust/dist/course/course.js';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    level: { type: 'string', default: 'normal' },
    person: { type: 'string' },
  },
});

/** These people are quicker than limits allow. */
const UNBOUND = /^(?:HTTP|SUB|ANSWER|SOCKET|TABLES)_/;

/** How often a person answers. */
const PAUSE = 50;

/** @param {readonly number[]} list @param {number} share */
const quantile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

/** @param {readonly number[]} list */
const spread = list => [0.5, 0.95, 0.99, 1].map(share => quantile(list, share).toFixed(1)).join(' / ');

/** @param {unknown} rules @returns {any} */
const loose = rules => rules;

/** Two people in a process of their own: how long it takes until the other sees an answer. @param {string} origin */
const play = async origin => {
  const rules = rulesOf(loose(vienna));
  /** @param {string} name */
  const come = async name => {
    const http = new Http({ origin, keepsCookies: true });
    await http.guest({ name });
    const line = new Line({
      url: `${origin.replace('http', 'ws')}/ws`,
      dial: (url, protocols) => loose(new WebSocket(url, [...protocols], { headers: http.headers })),
      rules: () => Promise.resolve(rules),
    });
    return { http, line };
  };
  const [ada, ben] = [await come('Ada'), await come('Ben')];
  const chance = seeded('crowd');
  /** @type {number[]} */
  let times = [];
  process.on('message', () => {
    process.send?.(times);
    times = [];
  });
  for (;;) {
    const { id } = await ada.http.open({ game: 'vienna', seats: 2, open: 'all' });
    await ben.http.sit(id, { terms: 1 });
    await ada.http.start(id);
    const seats = [ada.line.table(id, 0), ben.line.table(id, 1)];
    await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
    for (;;) {
      const asked = seats.find(({ q, table, as }) => q > 0 && table && rules.kernel.askOf(table, Number(as)));
      if (!asked?.table) break;
      const other = seats.find(seat => seat !== asked);
      const ask = rules.kernel.askOf(asked.table, Number(asked.as));
      if (!ask) break;
      const { v } = asked;
      const from = performance.now();
      const seen = other?.until(one => one.v > v);
      await asked.answer(rules.kernel.nth(ask, below(chance, rules.kernel.count(ask))));
      await seen;
      times.push(performance.now() - from);
      await Promise.all(seats.map(seat => seat.until(one => one.v > v)));
      await wait(PAUSE);
    }
    for (const seat of seats) seat.leave();
  }
};

/** What the course of a game costs per move: clocks, chairs and proposals, without rules and store. */
const fold = () => {
  /** @type {import('@kaffeehaus/protocol').Pace} */
  const pace = { kind: 'live', bank: 600, increment: 10, zero: 'bot' };
  const rows = 200;
  const rounds = 500;
  /** @param {number} outages */
  const once = outages => {
    const lost = Array.from({ length: outages }, (_, i) => /** @type {const} */ ([i * 7, i * 7 + 1]));
    for (let round = 0; round < rounds; round++) {
      let course = newCourse(pace, [1, 2, 3, 4], 0);
      for (let version = 1; version <= rows; version++) {
        const seat = version % 4;
        const row = { version, at: version * 1000, seat, actor: seat + 1, kind: 'answer', body: '' };
        course = follow(course, pace, row, { owing: [(seat + 1) % 4], fresh: true, struck: 0 }, lost);
      }
    }
  };
  for (const outages of [0, 100]) {
    once(outages);
    const before = process.cpuUsage();
    once(outages);
    const { user, system } = process.cpuUsage(before);
    console.log(
      `fold of a row, ${outages} outages on record: ${((user + system) / rounds / rows).toFixed(2)} µs CPU`,
    );
  }
};

/** @param {import('../server/dist/house.js').House} house */
const rowsIn = async ({ db }) => {
  const { n } = await db
    .selectFrom('log')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

/** @param {number} tables @param {number} seconds @param {string} level */
const crowd = async (tables, seconds, level) => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-crowd-'));
  const store = await sqliteStore(join(folder, 'house.sqlite'));
  const limits = /** @type {typeof USUAL_BOUNDS} */ (
    Object.fromEntries(
      Object.entries(USUAL_BOUNDS).map(([name, bound]) => [name, UNBOUND.test(name) ? 1e6 : bound]),
    )
  );
  const house = await openHouse(plainConfig({ limits }), { store });
  await house.http.listen({ host: '127.0.0.1', port: 0 });
  await house.play.open();
  const { port } = /** @type {import('node:net').AddressInfo} */ (house.http.server.address());
  const people = fork(fileURLToPath(import.meta.url), ['--person', `http://127.0.0.1:${port}`]);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  /** @returns {Promise<number[]>} */
  const told = () =>
    new Promise(done => {
      people.once('message', list => done(/** @type {number[]} */ (list)));
      people.send('tell');
    });
  /** @param {string} name */
  const half = async name => {
    await wait(3000);
    await told();
    delay.reset();
    delay.enable();
    const rows = await rowsIn(house);
    const cpu = process.cpuUsage();
    await wait(1000 * seconds);
    delay.disable();
    const { user, system } = process.cpuUsage(cpu);
    const times = await told();
    console.log(
      `${name}: ${times.length} answers of people, answer → other screen ${spread(times)} ms (p50 / p95 / p99 / max)`,
    );
    console.log(
      `  loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, CPU ${((user + system) / 1e4 / seconds).toFixed(0)} % of a core with all threads, ` +
        `${(((await rowsIn(house)) - rows) / seconds).toFixed(1)} rows of all a second, ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
    );
  };
  await half('without bots');
  const rules = (await house.books.current('vienna')) ?? '';
  for (let i = 0; i < tables; i++)
    await house.tables.begin(
      {
        ...TABLE,
        id: randomBytes(11).toString('hex'),
        rules,
        secret: new Uint8Array(randomBytes(32)),
        seed: `crowd ${i}`,
      },
      [loose(level), loose(level)],
    );
  await half(`with ${tables} tables of ${level} bots`);
  people.kill();
  await closeHouse(house);
  rmSync(folder, { recursive: true });
};

const TABLE = /** @type {const} */ ({
  game: 'vienna',
  options: '{}',
  seats: 2,
  list: new Uint8Array(32),
  pace: '{"kind":"none"}',
  open_to: 'link',
  watching: 'none',
  rated: 0,
  hints: 0,
  owner: 0,
  phase: 'open',
  created: 0,
  started: null,
  ended: null,
  mixed: 0,
  result: null,
  after: null,
  terms: 1,
  ready: '[]',
  barred: '[]',
});

if (values.person === undefined) {
  fold();
  await crowd(Number(values.tables), Number(values.seconds), values.level);
} else await play(values.person);
