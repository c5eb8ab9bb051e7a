// @ts-check
// The stages of "npm run check" and "npm test", and the book of what passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at, run, say, tool, tools } from './house.mjs';
import { words } from './build.mjs';
import { natsAtHand } from './load/nats.mjs';

/** @typedef {{ passed: number, failed: number, note?: string, out?: string }} Result */

/** @typedef {Result & { seconds: number }} Timed */

/**
 * @param {() => Promise<Result>} work
 * @returns {Promise<Timed>}
 */
const timed = async work => {
  const start = Date.now();
  const result = await work().catch(fault => ({
    passed: 0,
    failed: 1,
    out: String(fault.message ?? fault),
  }));
  return { ...result, seconds: (Date.now() - start) / 1000 };
};

/** Prints a line for each stage, in the order given; what a failed one printed follows its line. */
export const book = () => {
  const total = { passed: 0, failed: 0 };
  /**
   * @param {string} title
   * @param {Promise<Timed>} work under way
   */
  const report = async (title, work) => {
    process.stdout.write(`${title} … `);
    const { passed, failed, note, out, seconds } = await work;
    total.passed += passed;
    total.failed += failed;
    say(`${failed ? 'FAILED' : 'ok'}${note ? `, ${note}` : ''} (${seconds.toFixed(1)} s)`);
    if (failed && out) say(`\n${out.trim()}\n`);
    return failed === 0;
  };
  return {
    /**
     * @param {string} title
     * @param {() => Promise<Result>} work
     */
    stage: (title, work) => report(title, timed(work)),
    /**
     * Stages that do not need each other, at the same time.
     * @param {{ readonly [title: string]: () => Promise<Result> }} stages
     */
    together: async stages => {
      const begun = Object.entries(stages).map(([title, work]) => ({ title, work: timed(work) }));
      for (const { title, work } of begun) await report(title, work);
    },
    close: () => {
      say(`${total.passed} passed, ${total.failed} failed`);
      if (total.failed || !total.passed) process.exitCode = 1;
    },
  };
};

/**
 * @param {import('./house.mjs').Outcome} outcome
 * @returns {Result}
 */
const one = ({ code, out }) => (code ? { passed: 0, failed: 1, out } : { passed: 1, failed: 0 });

export const makeWords = async () => {
  const outcome = await words();
  return outcome.code ? one(outcome) : { passed: 0, failed: 0 };
};

export const types = async () => one(await tool(tools.tsc, ['-b', '--pretty', 'false']));

export const format = async () => {
  const cache = ['--cache', '--cache-location', at('.cache', 'prettier')];
  return one(await tool(tools.prettier, ['--check', '--log-level', 'warn', ...cache, '.']));
};

export const lint = async () => one(await tool(tools.oxlint, ['--type-aware', '--deny-warnings']));

/**
 * Vitest counts for us; a file that does not even load, or a stray error, counts as one failure.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
const vitest = async (name, args, env = {}) => {
  const file = at('.cache', `${name}.json`);
  mkdirSync(at('.cache'), { recursive: true });
  rmSync(file, { force: true });
  const { code, out } = await tool(
    tools.vitest,
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    // A busy machine may take long; only a hanging one is to be stopped.
    { env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env }, minutes: 30 },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, out };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(assertion => assertion.status === 'failed'),
  ).length;
  const failed = Math.max(report.numFailedTests + broken, code ? 1 : 0);
  return { passed, failed, note: `${passed} tests${skipped ? `, ${skipped} skipped` : ''}`, out };
};

export const unit = () => vitest('unit', []);

/** Bots at whole games: too long for the minute that checks may take. */
export const matches = () => vitest('matches', [], { KAFFEEHAUS_TESTS: 'matches' });

/** A built server that is killed, starved and lied to: it must keep its promises. */
export const breaks = async () => {
  const result = await vitest('breaks', [], { KAFFEEHAUS_TESTS: 'breaks' });
  const note = natsAtHand()
    ? result.note
    : `${result.note ?? ''}, nothing over NATS: there is no nats-server`;
  return { ...result, ...(note === undefined ? {} : { note }) };
};

export const journeys = () => vitest('e2e', ['--config', 'vitest.e2e.config.ts']);

/** What needs no build and no browser: all of it at the same time. */
export const CHECKS = {
  'Checking types': types,
  'Checking format': format,
  Linting: lint,
  'Running unit tests': unit,
};

/** @param {string[]} args */
const kaffeehaus = (args, minutes = 15) =>
  run(process.execPath, [at('cli', 'bin', 'kaffeehaus.mjs'), ...args], { minutes });

/** The command appears with its source; from then on a game that cannot be fuzzed is a failure. */
export const hasCommand = () =>
  existsSync(at('cli', 'src', 'main.ts')) || existsSync(at('cli', 'dist', 'main.js'));

/**
 * @param {number} games
 * @returns {Promise<Result>}
 */
export const fuzz = async games => {
  const bin = at('cli', 'bin', 'kaffeehaus.mjs');
  const list = await run(process.execPath, [bin, 'games', '--json'], { stderr: false });
  if (list.code) return { passed: 0, failed: 1, out: `"kaffeehaus games" failed.\n${list.out}` };
  /** @type {{ games: { id: string }[] }} */
  const { games: listed } = JSON.parse(list.out);
  const names = listed.map(({ id }) => id);
  const results = await Promise.all(
    names.map(async name => one(await kaffeehaus(['fuzz', name, '--games', String(games), '--every', '3']))),
  );
  return {
    passed: results.filter(result => result.passed).length,
    failed: results.filter(result => result.failed).length,
    note: `${games} games each of ${names.join(', ')}`,
    out: results.map(result => result.out ?? '').join('\n'),
  };
};
