// @ts-check
// What a house takes that has stored 100,000 tables, with few of them live and with many.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseIn } from '../../server/dist/data.js';
import { bringSqlite } from '../../server/dist/store/sqlite.js';
import { at, say } from '../house.mjs';
import { Drive, each, quantile } from './drive.mjs';
import { GENEROUS } from './generous.mjs';
import { Subject, stepAside } from './subject.mjs';
import { Table } from './tables.mjs';

const STORED = 100_000;
const LIVE = 500;
const PERIOD = 2000;
/** Milliseconds of play before something is measured. */
const PLAY = 20_000;
const WOKEN = 400;
/** Megabytes. */
const BUDGETS = { few: 300, many: 600 };

/** What belongs to a table, besides its head. */
const PARTS = ['log', 'chairs', 'snapshots', 'due', 'turns', 'mixing'];

/** @param {number} n */
const whole = n => Math.round(n).toLocaleString('en');

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

/** Lets everybody play for a while; megabytes resident afterwards. @param {Subject} subject @param {readonly Table[]} tables */
const played = async (subject, tables) => {
  const drive = new Drive();
  drive.start(tables, PERIOD);
  await wait(PLAY);
  const resident = (await subject.ask('resident')) / 1e6;
  drive.stop();
  return resident;
};

/** @param {string} what @param {number} value @param {number} budget @param {string} unit */
const told = (what, value, budget, unit) => {
  const kept = value <= budget;
  say(`${kept ? '✓' : '✗'} ${what}: ${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}   ≤ ${budget}`);
  if (!kept) process.exitCode = 1;
};

/** @param {number} most live tables */
export const measureMemory = async most => {
  const data = mkdtempSync(join(tmpdir(), 'kaffeehaus-memory-'));
  stepAside();
  try {
    let subject = await house(data, 0);
    const { origin, port } = subject;
    const tables = Array.from(
      { length: LIVE },
      (_, i) => new Table(origin, i % 2 ? 'estoril' : 'vienna', 2, i),
    );
    await each(tables, 16, table => table.open());
    await each(tables, 16, table => table.connect());
    await played(subject, tables);
    await subject.end();
    say('Storing them again and again');
    const stored = await multiply(databaseIn(data));
    subject = await house(data, port);
    say(`${whole(stored)} tables stored; the house takes ${whole((await subject.ask('resident')) / 1e6)} MB`);
    const times = await subject.ask(
      'wake',
      tables.slice(0, WOKEN).map(({ id }) => id),
    );
    told(
      `opening a table, 95 of ${times.length === 0 ? 0 : 100}`,
      quantile(times.slice(WOKEN >> 2), 0.95),
      20,
      'ms',
    );
    // Their lines come back by themselves.
    told(`${LIVE} live`, await played(subject, tables), BUDGETS.few, 'MB');
    const more = Array.from(
      { length: most - LIVE },
      (_, i) => new Table(origin, i % 2 ? 'estoril' : 'vienna', 2, LIVE + i),
    );
    await each(more, 16, table => table.open());
    await each(more, 16, table => table.connect());
    told(`${whole(most)} live`, await played(subject, [...tables, ...more]), BUDGETS.many, 'MB');
    await subject.end('SIGKILL');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
