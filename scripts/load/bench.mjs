// @ts-check
// The measurements of npm run bench:server, one after the other.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Trouble, at, npm, say } from '../house.mjs';
import { machine } from '../kept.mjs';
import { each, quantile } from './drive.mjs';
import { Match } from './matches.mjs';
import { GENEROUS } from './generous.mjs';
import { writeMiniEuro } from './minieuro.mjs';
import { CAN_PIN, Subject, stepAside } from './subject.mjs';
import { Table } from './tables.mjs';
import { Windows } from './windows.mjs';
import { writeServerPage } from './page.mjs';

/** @typedef {import('./windows.mjs').Window} Window */
/** @typedef {Table | Match} Played */
/** @typedef {{ name: string, ours: boolean, subject: Subject, make: (n: number) => Played, tables: Played[], rungs: readonly number[], windows: Map<number, Window[]>, hasEnded: boolean }} Runner */

/** Every table moves once in this time. */
const PERIOD = 2000;
const OURS = [500, 2000, 3500];
const BOTH = [600, 1250];
/** No new round begins after so many minutes of the whole run, for what comes after the rounds takes two. */
const LATEST = 5;
const SEATS = [2, 3, 4, 5];
/** At each number of seats so many tables, and so often. */
const SMALL = 100;
const QUICK = 400;
/** Milliseconds of the windows in which only the processor is looked at. */
const GLANCE = 2500;
const WOKEN = 400;

/** @param {readonly number[]} list */
const median = list => quantile(list, 0.5);

const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-bench-'));
/** @type {Subject[]} */
const started = [];

/** @param {string} name of its data folder */
const house = async name => {
  const env = {
    ...GENEROUS,
    DATA: join(scratch, name),
    RULES: join(scratch, 'rules.json'),
    HOST: 'localhost',
    PORT: '0',
  };
  const subject = await Subject.start(at('scripts', 'load', 'host.mjs'), env);
  started.push(subject);
  return subject;
};

/** @param {Record<string, string>} env */
const peer = async env => {
  const subject = await Subject.start(at('bench', 'peers', 'server.mjs'), env);
  started.push(subject);
  return subject;
};

const installPeers = async () => {
  if (existsSync(at('bench', 'peers', 'node_modules', 'boardgame.io', 'package.json'))) return;
  say('Installing boardgame.io');
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: at('bench', 'peers'),
  });
  if (code) throw new Trouble('boardgame.io could not be installed; try "npm ci" in bench/peers.');
};

/** Opens tables until there are so many, and everybody sits at them. @param {Runner} runner @param {number} count */
const fill = async (runner, count) => {
  const more = Array.from({ length: Math.max(0, count - runner.tables.length) }, (_, i) =>
    runner.make(runner.tables.length + i),
  );
  await each(more, 16, table => table.open());
  await each(more, 16, table => table.connect());
  runner.tables.push(...more);
};

/** The rungs below the most tables that are wanted, and those: two at least. @param {readonly number[]} rungs @param {number} most */
const upTo = (rungs, most) => {
  const top = Math.min(most, Math.max(...rungs));
  const below = rungs.filter(rung => rung < top);
  return [...(below.length > 0 ? below : [top >> 2]), top];
};

/** @param {number} most @returns {Promise<Runner[]>} */
const runners = async most => {
  const [own, small, inMemory, onFiles] = [
    await house('own'),
    await house('small'),
    await peer({}),
    await peer({ STORE: join(scratch, 'files') }),
  ];
  const game = (/** @type {number} */ n) => (n % 2 ? 'estoril' : 'vienna');
  /** @param {string} name @param {boolean} ours @param {Subject} subject @param {readonly number[]} rungs @param {(n: number) => Played} make @returns {Runner} */
  const runner = (name, ours, subject, rungs, make) => ({
    name,
    ours,
    subject,
    make,
    tables: [],
    rungs: upTo(rungs, most),
    windows: new Map(),
    hasEnded: false,
  });
  return [
    runner('Vienna and Estoril', true, own, OURS, n => new Table(own.origin, game(n), 2, n)),
    runner('mini-euro', true, small, BOTH, n => new Table(small.origin, 'minieuro', 2, n)),
    runner('boardgame.io in memory', false, inMemory, BOTH, () => new Match(inMemory.port)),
    runner('boardgame.io on files', false, onFiles, BOTH, () => new Match(onFiles.port)),
  ];
};

/** @param {Windows} windows @param {Runner} runner @param {number} rung */
const once = async (windows, runner, rung) => {
  const window = await windows.measure(runner.subject, runner.tables.slice(0, rung), PERIOD);
  const list = runner.windows.get(rung) ?? [];
  runner.windows.set(rung, [...list, window]);
  const { rate, cpu, times, calm, faults, foreign } = window;
  say(
    `  ${runner.name}, ${rung} tables: ${rate.toFixed(0)} moves/s, ${cpu.toFixed(3)} ms a move, p99 ${quantile(times, 0.99).toFixed(0)} ms` +
      `${calm ? '' : ` (not calm: others took ${(100 * foreign).toFixed(0)} % of a core)`}${faults ? `, ${faults} faults` : ''}`,
  );
};

/** What one connected table takes, beyond the first ones, which also warm everything up. @param {Runner} runner @param {Windows} windows */
const memory = async (runner, windows) => {
  const [first = 0] = runner.rungs;
  const last = runner.rungs.at(-1) ?? first;
  await fill(runner, first);
  await windows.measure(runner.subject, runner.tables, PERIOD);
  const before = await runner.subject.ask('memory');
  const from = performance.now();
  const [cpu] = [await runner.subject.ask('cpu')];
  await fill(runner, last);
  const opening = (1000 * ((await runner.subject.ask('cpu')) - cpu)) / Math.max(1, last - first);
  const connected = await runner.subject.ask('memory');
  await windows.measure(runner.subject, runner.tables, PERIOD);
  const played = await runner.subject.ask('memory');
  say(`  ${runner.name}: ${last} tables in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const each1 = (/** @type {'heap' | 'resident'} */ what, /** @type {any} */ now) =>
    last > first ? (now[what] - before[what]) / (last - first) / 1024 : NaN;
  return {
    opening,
    connected: { heap: each1('heap', connected), resident: each1('resident', connected) },
    played: { heap: each1('heap', played), resident: each1('resident', played) },
    resident: played.resident / 1e6,
    tables: last,
  };
};

/** Bytes of the views of those who come back. @param {readonly Played[]} tables */
const resyncs = async tables => {
  /** @type {number[]} */
  const sizes = [];
  await each(tables.slice(0, 200), 8, async table => {
    if (table instanceof Table) sizes.push(await table.resync());
  });
  return { mean: sizes.reduce((sum, n) => sum + n, 0) / sizes.length, most: Math.max(...sizes) };
};

/** What a move costs with more seats. @param {Windows} windows */
const bySeats = async windows => {
  say('More seats');
  const subject = await house('seats');
  const found = [];
  for (const seats of SEATS) {
    const tables = Array.from({ length: SMALL }, (_, i) => new Table(subject.origin, 'hamburg', seats, i));
    await each(tables, 16, table => table.open());
    await each(tables, 16, table => table.connect());
    const list = [];
    for (let i = 0; i < 2; i++) list.push(await windows.measure(subject, tables, QUICK, GLANCE));
    for (const table of tables) table.close();
    // The first has warmed it up.
    const cpu = median(list.slice(1).map(one => one.cpu));
    say(`  ${seats} seats: ${cpu.toFixed(3)} ms a move`);
    found.push({ seats, cpu, bytes: median(list.map(one => one.bytes)) / seats });
  }
  return { found, subject };
};

/** What a move costs later in a game. @param {Windows} windows @param {Subject} subject */
const byLength = async (windows, subject) => {
  say('Longer games');
  const tables = Array.from({ length: SMALL }, (_, i) => new Table(subject.origin, 'vienna', 2, i));
  await each(tables, 16, table => table.open());
  await each(tables, 16, table => table.connect());
  const found = [];
  for (let last = 0; ;) {
    const { cpu } = await windows.measure(subject, tables, QUICK / 2, GLANCE);
    const version = median(tables.map(table => table.version));
    // Whoever has ended a game plays another.
    if (version <= last) break;
    last = version;
    say(`  at version ${version}: ${cpu.toFixed(3)} ms a move`);
    found.push({ version, cpu });
  }
  for (const table of tables) table.close();
  return found;
};

/** What it takes to open a table that sleeps: a new process knows none of them. @param {Runner} runner */
const waking = async runner => {
  const ids = runner.tables.flatMap(table => (table instanceof Table ? [table.id] : []));
  for (const table of runner.tables) table.close();
  await runner.subject.end();
  const subject = await house('own');
  const warm = ids.slice(0, ids.length >> 1);
  await subject.ask('wake', warm.slice(0, WOKEN));
  const times = await subject.ask('wake', ids.slice(ids.length >> 1).slice(0, WOKEN));
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), count: times.length };
};

/** All of it; returns when the page is written. @param {number} most tables @param {number} rounds */
export const benchServer = async (most, rounds) => {
  await installPeers();
  await writeMiniEuro(join(scratch, 'rules.json'));
  stepAside();
  const windows = new Windows();
  await windows.open();
  try {
    const all = await runners(Math.min(most, Math.max(...OURS)));
    const takes = await climb(windows, all, rounds);
    const [own, ...others] = /** @type {[Runner, ...Runner[]]} */ (all);
    const back = await resyncs(own.tables);
    const woken = await waking(own);
    for (const runner of others) {
      for (const table of runner.tables) table.close();
      await runner.subject.end('SIGKILL');
    }
    const { found: seats, subject } = await bySeats(windows);
    const length = await byLength(windows, subject);
    await writeServerPage({
      machine: machine(),
      pinned: CAN_PIN,
      runners: all,
      takes,
      back,
      woken,
      seats,
      length,
    });
  } finally {
    await windows.close();
    await Promise.all(started.map(subject => subject.end('SIGKILL')));
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** A peer that does not stand the load is left out from then on; ours must. @template T @param {Runner} runner @param {() => Promise<T>} deed */
const sparing = async (runner, deed) => {
  try {
    return await deed();
  } catch (error) {
    if (runner.ours) throw error;
    runner.hasEnded = true;
    say(`  ${runner.name} ended by itself and is left out.`);
    return undefined;
  }
};

/** Every server at every number of tables, in turn, again and again. @param {Windows} windows @param {readonly Runner[]} all @param {number} rounds */
const climb = async (windows, all, rounds) => {
  say('Filling the houses');
  const takes = [];
  for (const runner of all) takes.push(await sparing(runner, () => memory(runner, windows)));
  const steps = Math.max(...all.map(({ rungs }) => rungs.length));
  for (let round = 0; round < rounds && performance.now() < LATEST * 60_000; round++) {
    say(`Round ${round + 1} of ${rounds}`);
    for (let step = 0; step < steps; step++)
      for (const runner of all) {
        const rung = runner.rungs[step];
        if (rung !== undefined && !runner.hasEnded) await sparing(runner, () => once(windows, runner, rung));
      }
  }
  return takes;
};
