// @ts-check
// The part of docs/scale.md that was measured, its plot, and what follows for houses larger than this machine.
import { at } from '../house.mjs';
import { into, occasion, whole, write } from '../kept.mjs';
import { plot, short } from '../speedpage.mjs';

/** @typedef {import('./cluster.mjs').Run} Run */
/** @typedef {import('./cluster.mjs').Ceiling} Ceiling */
/** @typedef {import('./archive.mjs').Archive} Archive */
/** @typedef {{ machine: string, tables: number, period: number, runs: readonly Run[], ceilings: readonly Ceiling[], kept: Archive }} Measured */

/** Of linear growth, at least: the processor time of a move on one process, by that on four. */
const SHARE = 0.8;
/** Seconds between two moves of a table at which people sit. */
const THINKING = 10;
/** Players at a table, on average. */
const SEATS = 2.5;
/** No processor is meant to be busier. */
const BUSY = 0.6;
const LIVE_PLAYERS = 100_000;
const DAY = 86_400;
const MILLION = 1e6;
/** Memory of a small machine, in bytes. */
const SMALL = 4e9;

/** Milliseconds. @param {number} seconds */
const ms = seconds => (1000 * seconds).toFixed(3);
/** @param {number} share */
const percent = share => `${(100 * share).toFixed(1)} %`;
/** @param {number} bytes */
const kb = bytes => `${short(bytes / 1024)} KB`;

/** @param {Run} run */
const cpuOf = ({ each }) => each.server + each.database + each.bus;

/** @param {Run} run */
const rowOf = run => {
  const { bus, processes, rate, each, p99, calm } = run;
  const cells = [
    `${bus}, ${processes}`,
    rate.toFixed(0),
    ...[each.server, each.database, each.bus, cpuOf(run)].map(ms),
    calm ? p99.toFixed(0) : '–',
  ];
  return `| ${cells.join(' | ')} |`;
};

/** @param {readonly Run[]} runs @param {Run['bus']} bus */
const shares = (runs, bus) => {
  const own = runs.filter(run => run.bus === bus);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || first === last) return [];
  const growth = (/** @type {(run: Run) => number} */ of) => of(first) / of(last);
  const all = growth(cpuOf);
  return [
    `- ${bus}: CPU(1) / CPU(${last.processes}) is ${all.toFixed(2)} for all of it (${growth(run => run.each.server).toFixed(2)} for the processes, ${growth(run => run.each.database).toFixed(2)} for the database); ${SHARE} was wanted${all >= SHARE ? '' : ' and is missed'}.`,
  ];
};

/** @param {readonly Run[]} runs */
const figures = runs => {
  const title = 'Milliseconds of a processor for one move, by processes';
  const bars = runs.flatMap(({ bus, processes, each }) => [
    { label: `${bus}, ${processes}: process`, value: 1000 * each.server, ours: true },
    { label: 'database', value: 1000 * each.database, ours: false },
  ]);
  write(at('docs', 'figures', 'cluster.svg'), plot(title, bars));
  return title;
};

/** What 1,000 live tables take, whoever thinks for so long. @param {Run} run */
const thousand = run => {
  const { each, memory, bytes, disk } = run;
  const moves = 1000 / THINKING;
  const rows = [
    ['processors, processes', percent(moves * each.server)],
    ['processors, database', percent(moves * each.database)],
    [
      'memory, processes',
      `${short((1000 * memory.table) / 1e6)} MB beside ${short(memory.process / 1e6)} MB for each process`,
    ],
    ['rows written, what goes with them included', `${short(moves * each.rows)} a second`],
    ['transactions, those that only read included', `${short(moves * each.commits)} a second`],
    [
      'written ahead (WAL)',
      `${kb(moves * each.wal)} a second, ${short((moves * each.wal * DAY) / 1e9)} GB a day`,
    ],
    ['log that stays', `${kb(moves * disk.log)} a second, ${short((moves * disk.log * DAY) / 1e9)} GB a day`],
    ['sent to players', `${kb(moves * bytes)} a second`],
  ];
  return rows.map(([what, shown]) => `| ${what} | ${shown} |`).join('\n');
};

/** @param {Run} run @param {readonly Ceiling[]} ceilings */
const model = (run, ceilings) => {
  const { each, idle, connections, memory, bytes } = run;
  const tables = LIVE_PLAYERS / SEATS;
  const moves = tables / THINKING;
  const cores = (moves * each.server) / BUSY;
  const processes = Math.ceil(cores);
  const top = Math.max(...ceilings.map(({ rows }) => rows));
  const cpu = moves * each.database + (processes * idle.database) / run.processes;
  return `${whole(LIVE_PLAYERS)} live players at tables of ${SEATS} on average, a move of a table in ${THINKING} seconds: ${whole(tables)} tables and
${whole(moves)} moves a second. What a move costs on ${run.processes} processes over ${run.bus}, multiplied:

| What | By the model |
| ---- | ------------ |
| processes, none busier than ${percent(BUSY)} of a processor | ${processes} |
| processors of the database | ${cpu.toFixed(1)} |
| its connections, ${connections.toFixed(0)} a process | ${whole(processes * connections)}, ${short((processes * connections * memory.connection) / 1e6)} MB |
| rows of the log a second, of those that this machine took at most | ${whole(moves)} of ${whole(top)} |
| written ahead | ${short((moves * each.wal) / 1e6)} MB a second |
| memory of all processes, at most | ${short((tables * memory.table + processes * memory.process) / 1e9)} GB |
| sent to players | ${short((8 * moves * bytes) / 1e6)} Mbit a second |`;
};

/** What a finished game takes, and what would be left of it. @param {Archive} kept */
const archived = ({ games, rows, stored, record, deflated, squeezed, together }) => {
  const shown = /** @type {const} */ ([
    ['its rows, with their keys and all that belongs to the table', stored],
    ['its record, signed, with everything needed to check it', record],
    ['the record compressed (deflate)', deflated],
    ['the record compressed (Brotli)', squeezed],
    [`${games} records compressed as one (Brotli)`, together],
  ]);
  const lines = shown.map(
    ([what, bytes]) => `| ${what} | ${kb(bytes)} | ${short((MILLION * bytes) / 1e9)} GB |`,
  );
  return `A finished game of two by lot, ${rows.toFixed(0)} rows on average of ${games} games of all three:

| What | One | A million |
| ---- | --- | --------- |
${lines.join('\n')}`;
};

/** @param {Measured} measured */
export const writeScalePage = async ({ machine, tables, period, runs, ceilings, kept }) => {
  const title = figures(runs);
  const widest = /** @type {Run} */ (runs.find(({ processes }) => processes === 4) ?? runs.at(-1));
  const { each, idle, connections, memory, processes } = widest;
  const bells = runs.filter(({ bus }) => bus === 'LISTEN/NOTIFY');
  const [one] = bells;
  /** What a move costs more with each further process. @param {Run['bus']} bus */
  const further = bus => {
    const own = runs.filter(run => run.bus === bus);
    const [least, most] = [own[0], own.at(-1)];
    return least && most && least !== most
      ? (cpuOf(most) - cpuOf(least)) / (most.processes - least.processes)
      : NaN;
  };
  const more = further('LISTEN/NOTIFY');
  const text = `Written by \`npm run bench:cluster\`.

${occasion()}
- ${whole(tables)} tables of two, a move of each in ${period / 1000} s; each seat comes in at a process by lot; database, bus,
  processes and players share the two processors of ${machine.split(',')[0]}
- Calm: ${runs.filter(({ calm }) => calm).length} of ${runs.length} measurements

![${title}](figures/cluster.svg)

Milliseconds of a processor for each move:

| Bus, processes | Moves/s | Processes | Database | Bus | All | p99 ms |
| -------------- | ------- | --------- | -------- | --- | --- | ------ |
${runs.map(rowOf).join('\n')}

${shares(runs, 'NATS').concat(shares(runs, 'LISTEN/NOTIFY')).join('\n')}
- At this pace a process that has a processor of its own carries ${whole((BUSY * period) / 1000 / each.server)} tables at ${percent(BUSY)} of it; with ${THINKING} seconds between moves ${whole((BUSY * THINKING) / each.server)}.
- A process at which nobody plays takes ${percent(idle.server / processes)} of a processor and ${percent(idle.database / processes)} of the database's.

What a move writes: ${short(each.rows)} rows in ${short(each.commits)} transactions, those that only read included, ${kb(each.wal)} ahead (${short(each.images)} whole pages among them, which are written
once after each checkpoint).

1,000 live tables with ${THINKING} seconds between moves, on ${processes} processes over ${widest.bus}:

| What | |
| ---- | - |
${thousand(widest)}

What the database takes at most from four writers who do nothing else, on this machine:

| Rows in a commit | Rows/s | Commits/s | Processor a row |
| ---------------- | ------ | --------- | --------------- |
${ceilings.map(({ batch, rows, commits, cpu }) => `| ${batch} | ${whole(rows)} | ${whole(commits)} | ${cpu.toFixed(3)} ms |`).join('\n')}

What breaks first, by what was seen:

- Connections: ${connections.toFixed(0)} for each process, so the usual 100 are used up by ${Math.floor(97 / connections)} processes and 200 by ${Math.floor(197 / connections)}; each took ${kb(memory.connection)}.
- Fan-out: over LISTEN/NOTIFY a move costs ${ms(more)} ms more for each further process, for all hear all; it has doubled with ${Number.isFinite(more) && one ? Math.ceil(1 + cpuOf(one) / more) : '–'}.
- A further process: over NATS ${ms(further('NATS'))} ms more a move. Its own rows go into smaller commits, and what others wrote is applied once more.
- Locks: ${short(Math.max(...runs.map(run => run.each.waits)))} waits seen for each move at most, looked at ten times a second.
- Memory: ${kb(memory.table)} for each table, in all processes that have it awake and with what Node holds in reserve (a process that is full of tables takes far less for each, see [speed.md](speed.md)): ${short(SMALL / 1e9)} GB beside that of ${processes} processes are used up by ${whole((SMALL - processes * memory.process) / memory.table)} live tables.

${model(widest, ceilings)}

${archived(kept)}`;
  await into(at('docs', 'scale.md'), ['<!-- cluster -->', '<!-- end of cluster -->'], text);
};
