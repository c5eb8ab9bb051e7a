// @ts-check
// npm run soak:server: a house under load is killed a thousand times at any moment, and after each stretch everything
// that it had acknowledged must stand in its log; then ten thousand lines on which nobody speaks. It stops after an hour,
// or by Ctrl+C; the next run goes on where it stopped. docs/soak.md tells the result so far.
//   npm run soak:server -- --kills 100     so many kills (1000 unless given)
//   npm run soak:server -- --minutes 20    stop sooner
//   npm run soak:server -- --fresh         from the beginning
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { Trouble, at, enter, install, say, tool, tools } from './house.mjs';
import { codeOf, into, write } from './kept.mjs';

/** Kills of one house before everything is compared: a stretch that is stopped is lost. */
const STRETCH = 24;
/** Tables that are played at meanwhile. */
const TABLES = 40;
const LONGEST = 60;
const LINES = 10_000;
const STATE = at('docs', 'soak-server.json');
const CODE = ['kernel', 'trust', 'protocol', 'client', 'server'];

/** @typedef {{ code: string, stretches: number, kills: number, answers: number, minutes: number, failures: string[], idle: import('./load/idle.mjs').Idle | null }} State */

/** @param {boolean} fresh @returns {State} */
const stateFor = fresh => {
  const code = codeOf(CODE);
  /** @type {State} */
  const empty = { code, stretches: 0, kills: 0, answers: 0, minutes: 0, failures: [], idle: null };
  if (fresh || !existsSync(STATE)) return empty;
  try {
    /** @type {State} */
    const old = JSON.parse(readFileSync(STATE, 'utf8'));
    return old.code === code ? old : empty;
  } catch {
    return empty;
  }
};

/** The names of the tests that failed, in what vitest printed. @param {string} out */
const failedIn = out => [
  ...new Set([...out.matchAll(/FAIL\s+\S+ > (.+)/g)].map(([, name = '']) => name.trim())),
];

/** One house, killed so often. @param {State} state @param {number} kills */
const stretch = async (state, kills) => {
  const report = at('.cache', 'kills.json');
  rmSync(report, { force: true });
  const env = {
    KAFFEEHAUS_TESTS: 'breaks',
    KAFFEEHAUS_TABLES: String(TABLES),
    KAFFEEHAUS_KILLS: String(kills),
    KAFFEEHAUS_SEED: String(state.stretches + 1),
    KAFFEEHAUS_REPORT: report,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  const begun = Date.now();
  const { code, out } = await tool(tools.vitest, ['run', 'server/test/break/kill'], { env, minutes: 25 });
  if (stopping) return;
  if (!existsSync(report)) throw new Trouble(`A stretch of kills broke off.\n${out.slice(-2000)}`);
  const { answers } = JSON.parse(readFileSync(report, 'utf8'));
  state.stretches++;
  state.kills += kills;
  state.answers += answers;
  state.minutes += (Date.now() - begun) / 60_000;
  if (code) state.failures.push(...failedIn(out).map(name => `stretch ${state.stretches}: ${name}`));
  write(STATE, JSON.stringify(state, null, 2));
};

const quiet = async () => {
  const data = mkdtempSync(join(tmpdir(), 'kaffeehaus-idle-'));
  try {
    const { idle } = await import('./load/idle.mjs');
    return await idle(data, LINES);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

/** @param {number} n */
const whole = n => Math.round(n).toLocaleString('en');

/** @param {State} state @param {number} wanted */
const report = async (state, wanted) => {
  const { kills, answers, minutes, failures, idle } = state;
  const text = `A house with ${TABLES} tables, all of them played at by clients that come back and say again what was not
acknowledged, is killed at moments by lot, every fourth time while it is opening. After each ${STRETCH} kills: what was
acknowledged stands in the log word for word and once, every table goes on, chains, replays and snapshots fit, and the
database is whole. \`npm run soak:server\` goes on with it from \`docs/soak-server.json\`, and begins anew when the code
has changed.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus()[0]?.model.trim() ?? 'unknown'} × ${cpus().length}, Node ${process.version}
- Kills: ${whole(kills)} of ${whole(wanted)}${kills < wanted ? ' (stopped early; the next run goes on)' : ''}
- Acknowledged answers: ${whole(answers)}
- Lost, changed or doubled, or anything else that does not hold: ${failures.length}
- Time: ${whole(minutes)} min
${idle ? idleText(idle) : ''}${failures.map(failure => `- ${failure}`).join('\n')}`;
  await into(at('docs', 'soak.md'), ['<!-- server -->', '<!-- end of server -->'], text.trim());
  await tool(tools.prettier, ['--write', STATE]);
};

/** @param {import('./load/idle.mjs').Idle} idle */
const idleText = ({ lines, refused, lost, moves, faults, before, during, memory, cpu }) => `
${whole(lines)} lines on which nobody says anything, from ${Math.ceil(lines / 64)} addresses, for half a minute, while two people play:

- Lines that were lost: ${lost}; of 74 from one more address ${refused} were refused
- Moves of the two: ${whole(moves)}, of them refused or unanswered: ${faults}
- Answer → other screen, 99 of 100: ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms meanwhile, on a machine with other work
- ${(memory / 1024).toFixed(1)} KB resident for each line, ${(100 * cpu).toFixed(1)} % of a core for all of it, pings included
`;

/** Somebody stopped the run: the stretch that runs is thrown away. */
let stopping = false;

await enter(async () => {
  const { values } = parseArgs({
    options: { kills: { type: 'string' }, minutes: { type: 'string' }, fresh: { type: 'boolean' } },
  });
  const wanted = Number(values.kills ?? 1000);
  if (!Number.isInteger(wanted) || wanted < 1) throw new Trouble('--kills must be a whole number from 1 on.');
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
  if (!state.idle) {
    say(`${whole(LINES)} lines on which nobody says anything, two minutes`);
    state.idle = await quiet();
    write(STATE, JSON.stringify(state, null, 2));
  }
  while (!stopping && state.kills < wanted && Date.now() < until) {
    await stretch(state, Math.min(STRETCH, wanted - state.kills));
    say(
      `${state.kills} of ${wanted} kills, ${whole(state.answers)} answers, ${state.failures.length} failures`,
    );
  }
  await report(state, wanted);
  const isDone = state.kills >= wanted;
  say(
    isDone ? 'Done; the result stands in docs/soak.md.' : 'Stopped; npm run soak:server goes on from here.',
  );
  if (state.failures.length > 0) process.exitCode = 1;
});
