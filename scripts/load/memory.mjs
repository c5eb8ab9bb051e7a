// @ts-check
// What a house takes that has stored 100,000 tables, with few of them live and with many.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseIn } from '../../server/dist/data.js';
import { bringSqlite } from '../../server/dist/store/sqlite.js';
import { Trouble, at, say } from '../house.mjs';
import { into, whole } from '../kept.mjs';
import { Drive, each, quantile } from './drive.mjs';
import { GENEROUS } from './generous.mjs';
import { Subject, stepAside } from './subject.mjs';
import { Table } from './tables.mjs';

const STORED = 100_000;
const LIVE = 500;
const PERIOD = 2000;
/** Milliseconds of play before something is measured. */
const PLAY = 20_000;
const TRIES = 6;
const WOKEN = 400;
/** Milliseconds of the processor, and megabytes. */
const WAKE = 20;
const BUDGETS = { few: 300, many: 600 };

/** What belongs to a table, besides its head. */
const PARTS = ['log', 'chairs', 'snapshots', 'due', 'turns', 'mixing'];

/** Stores every table again and again, under other names and numbers. @param {string} file */
const multiply = async file => {
  const { DatabaseSync } = await bringSqlite();
  const db = new DatabaseSync(file);
  db.exec('pragma synchronous = off; pragma foreign_keys = off');
  const { n, top } = /** @type {{ n: number, top: number }} */ (
    db.prepare('select count(*) as n, max(tab) as top from tables').get()
  );
  /** @param {string} table */
  const columns = table =>
    /** @type {{ name: string }[]} */ (db.prepare(`pragma table_info(${table})`).all()).map(
      ({ name }) => name,
    );
  const copies = Math.ceil(STORED / n);
  for (let copy = 1; copy <= copies; copy++) {
    const shift = copy * top;
    db.exec('begin');
    for (const table of ['tables', ...PARTS]) {
      const names = columns(table);
      const values = names.map(name =>
        name === 'tab' ? `tab + ${shift}` : name === 'id' ? `substr(hex(randomblob(11)), 1, 22)` : name,
      );
      db.exec(
        `insert into ${table} (${names.join()}) select ${values.join()} from ${table} where tab <= ${top}`,
      );
    }
    db.exec('commit');
  }
  const { count } = /** @type {{ count: number }} */ (
    db.prepare('select count(*) as count from tables').get()
  );
  db.close();
  return count;
};

/** @param {string} data @param {number} port */
const house = (data, port) => {
  const env = { ...GENEROUS, DATA: data, HOST: 'localhost', PORT: String(port) };
  return Subject.start(at('scripts', 'load', 'host.mjs'), env);
};

/** Lets everybody play for a while, until each table has moved; megabytes resident then. @param {Subject} subject @param {readonly Table[]} tables */
const played = async (subject, tables) => {
  const drive = new Drive();
  const before = tables.map(({ version }) => version);
  const stay = () => tables.some(({ version }, i) => version === before[i]);
  drive.start(tables, PERIOD);
  for (let i = 0; i < TRIES; i++) {
    await wait(PLAY);
    if (!stay()) break;
  }
  const resident = (await subject.ask('resident')) / 1e6;
  drive.stop();
  if (stay()) throw new Trouble('Not every table was played at; this machine has no time to measure.');
  return resident;
};

/** @typedef {{ what: string, shown: string, budget: string, kept: boolean }} Row */

/** @param {string} what @param {number} value @param {number} budget @param {string} unit @returns {Row} */
const rowOf = (what, value, budget, unit) => {
  const kept = value <= budget;
  const shown = `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`;
  say(`${kept ? '✓' : '✗'} ${what}: ${shown}   ≤ ${budget}`);
  if (!kept) process.exitCode = 1;
  return { what, shown, budget: `${budget} ${unit}`, kept };
};

/** @param {number} stored @param {readonly Row[]} rows */
const report = async (stored, rows) => {
  const text = `Written by \`npm run bench:server -- --memory\` on ${new Date().toISOString().slice(0, 10)}: a house with ${whole(stored)} stored tables, none of
them over, and so many that people play at, each with two seats and a move in two seconds; nothing was thrown away before
it was looked.

| What | Measured | Budget | Kept |
| ---- | -------- | ------ | ---- |
${rows.map(({ what, shown, budget, kept }) => `| ${what} | ${shown} | ≤ ${budget} | ${kept ? 'yes' : 'no'} |`).join('\n')}`;
  await into(at('docs', 'speed.md'), ['<!-- memory -->', '<!-- end of memory -->'], text);
};

/** Tables with people at them, from a number on. @param {string} origin @param {number} from @param {number} to */
const comeTo = async (origin, from, to) => {
  const tables = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i).map(
    n => new Table(origin, n % 2 ? 'estoril' : 'vienna', 2, n),
  );
  await each(tables, 16, table => table.open());
  await each(tables, 16, table => table.connect());
  return tables;
};

/** @param {number} most live tables */
export const measureMemory = async most => {
  const data = mkdtempSync(join(tmpdir(), 'kaffeehaus-memory-'));
  stepAside();
  try {
    let subject = await house(data, 0);
    const { origin, port } = subject;
    const tables = await comeTo(origin, 0, LIVE);
    await played(subject, tables);
    await subject.end();
    say('Storing them again and again');
    const stored = await multiply(databaseIn(data));
    subject = await house(data, port);
    say(`${whole(stored)} tables stored; the house takes ${whole((await subject.ask('resident')) / 1e6)} MB`);
    const ids = tables.slice(0, WOKEN).map(({ id }) => id);
    const times = (await subject.ask('wake', ids)).slice(WOKEN >> 2);
    const rows = [rowOf('opening a table that sleeps, 95 of 100', quantile(times, 0.95), WAKE, 'ms')];
    // Their lines come back by themselves.
    rows.push(rowOf(`resident, ${LIVE} live`, await played(subject, tables), BUDGETS.few, 'MB'));
    if (most > LIVE) {
      const all = [...tables, ...(await comeTo(origin, LIVE, most))];
      rows.push(rowOf(`resident, ${whole(most)} live`, await played(subject, all), BUDGETS.many, 'MB'));
    }
    await report(stored, rows);
    await subject.end('SIGKILL');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
