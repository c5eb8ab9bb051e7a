// @ts-check
// npm run soak:cluster: three processes of one house on PostgreSQL and NATS under play; they, the database and the bus are
// killed, stopped, cut off, slowed and replaced, over and over, and after each stretch one order must explain everything
// that anybody asked for, was told and saw. Then the same with planted faults, which must be found. It stops after an hour,
// or by Ctrl+C; the next run goes on where it stopped. docs/soak.md tells the result so far.
//   npm run soak:cluster -- --stretches 4   so many stretches (12 unless given)
//   npm run soak:cluster -- --minutes 20    stop sooner
//   npm run soak:cluster -- --fresh         from the beginning
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { Trouble, at, enter, install, say, tool, tools } from './house.mjs';
import { codeOf, into, write } from './kept.mjs';

const LONGEST = 60;
/** Tables of one stretch, how often each trouble is made in it, and how much longer than in the sample it lasts. */
const TABLES = 24;
const ROUNDS = 2;
const LONGER = 5;
const STATE = at('docs', 'soak-cluster.json');
const CODE = ['kernel', 'trust', 'protocol', 'client', 'server'];
const PLANTS = ['early-ack', 'no-fencing', 'double-bot'];

/** @typedef {{ answers: number, operations: number, rows: number, found: string[] }} Report */
/** @typedef {{ code: string, stretches: number, answers: number, operations: number, minutes: number, failures: string[], plants: Record<string, number> }} State */

/** @param {boolean} fresh @returns {State} */
const stateFor = fresh => {
  const code = codeOf(CODE);
  /** @type {State} */
  const empty = { code, stretches: 0, answers: 0, operations: 0, minutes: 0, failures: [], plants: {} };
  if (fresh || !existsSync(STATE)) return empty;
  /** @type {State} */
  const old = JSON.parse(readFileSync(STATE, 'utf8'));
  return old.code === code ? old : empty;
};

/** One house from its opening to its judgement. @param {Record<string, string>} env */
const house = async env => {
  const report = at('.cache', 'cluster.json');
  rmSync(report, { force: true });
  const { code, out } = await tool(tools.vitest, ['run', 'server/test/break/cluster.break'], {
    env: { KAFFEEHAUS_TESTS: 'breaks', KAFFEEHAUS_REPORT: report, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    minutes: 25,
  });
  if (!existsSync(report)) throw new Trouble(`A stretch broke off.\n${out.slice(-2000)}`);
  /** @type {Report} */
  const read = JSON.parse(readFileSync(report, 'utf8'));
  const failed = [...new Set([...out.matchAll(/FAIL\s+\S+ > (.+)/g)].map(([, name = '']) => name.trim()))];
  return { ...read, failed: code ? failed : [] };
};

/** @param {State} state */
const stretch = async state => {
  const begun = Date.now();
  const { answers, operations, failed } = await house({
    KAFFEEHAUS_TABLES: String(TABLES),
    KAFFEEHAUS_ROUNDS: String(ROUNDS),
    KAFFEEHAUS_LONGER: String(LONGER),
    KAFFEEHAUS_SEED: String(state.stretches + 1),
  });
  if (stopping) return;
  state.stretches++;
  state.answers += answers;
  state.operations += operations;
  state.minutes += (Date.now() - begun) / 60_000;
  state.failures.push(...failed.map(name => `stretch ${state.stretches}: ${name}`));
  write(STATE, JSON.stringify(state, null, 2));
};

/** @param {State} state @param {string} plant */
const planted = async (state, plant) => {
  const only = plant === 'early-ack' ? 'machine is killed' : 'wakes up';
  const { found } = await house({ KAFFEEHAUS_PLANT: plant, KAFFEEHAUS_ONLY: only, KAFFEEHAUS_ROUNDS: '3' });
  if (stopping) return;
  state.plants[plant] = found.length;
  if (found.length === 0) state.failures.push(`not found: ${plant}`);
  write(STATE, JSON.stringify(state, null, 2));
};

/** @param {number} n */
const whole = n => Math.round(n).toLocaleString('en');

/** @param {State} state @param {number} wanted */
const report = async (state, wanted) => {
  const { stretches, answers, operations, minutes, failures, plants } = state;
  const found = PLANTS.map(name => `${name} ${plants[name] ?? 'not tried'}`).join(', ');
  const text = `Three processes of one house on PostgreSQL and NATS, ${TABLES} tables, players who move on to the next process.
In each stretch every trouble is made ${ROUNDS} times, for 7 to 22 s where it lasts: a process killed, stopped, cut off from
the database or the bus, replaced by one with later rules; the database killed or slow; the bus killed. Then one order must
explain every answer, acknowledgement and view, no process may have acted without its lease, and every table must be what
its rows say. \`npm run soak:cluster\` goes on with it from \`docs/soak-cluster.json\`, and begins anew when the code has
changed.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus()[0]?.model.trim() ?? 'unknown'} × ${cpus().length}, Node ${process.version}
- Stretches: ${stretches} of ${wanted}${stretches < wanted ? ' (stopped early; the next run goes on)' : ''}
- Operations that were judged: ${whole(operations)}, of them acknowledged answers: ${whole(answers)}
- What does not hold: ${failures.length}
- Planted faults, and what was found against them: ${found}
- Time: ${whole(minutes)} min
${failures.map(failure => `- ${failure}`).join('\n')}`;
  await into(at('docs', 'soak.md'), ['<!-- cluster -->', '<!-- end of cluster -->'], text.trim());
  await tool(tools.prettier, ['--write', STATE]);
};

/** Somebody stopped the run: the stretch that runs is thrown away. */
let stopping = false;

await enter(async () => {
  const { values } = parseArgs({
    options: { stretches: { type: 'string' }, minutes: { type: 'string' }, fresh: { type: 'boolean' } },
  });
  const wanted = Number(values.stretches ?? 12);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Trouble('--stretches must be a whole number from 1 on.');
  const minutes = Number(values.minutes ?? LONGEST);
  if (!(minutes > 0 && minutes <= LONGEST)) throw new Trouble(`--minutes must be a number up to ${LONGEST}.`);
  await install();
  await build({ only: 'code' });
  mkdirSync(at('.cache'), { recursive: true });
  const state = stateFor(values.fresh === true);
  const stop = () => {
    stopping = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const until = Date.now() + minutes * 60_000;
  for (const plant of PLANTS)
    if (!stopping && state.plants[plant] === undefined && Date.now() < until) {
      await planted(state, plant);
      say(`${plant}: ${state.plants[plant] ?? 0} findings`);
    }
  while (!stopping && state.stretches < wanted && Date.now() < until) {
    await stretch(state);
    say(
      `${state.stretches} of ${wanted} stretches, ${whole(state.operations)} operations, ${state.failures.length} failures`,
    );
  }
  await report(state, wanted);
  const isDone = state.stretches >= wanted;
  say(
    isDone ? 'Done; the result stands in docs/soak.md.' : 'Stopped; npm run soak:cluster goes on from here.',
  );
  if (state.failures.length > 0) process.exitCode = 1;
});
