// @ts-check
// What long runs have in common: what one may wish for, when they stop, and houses that are broken meanwhile.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Trouble, at, say, tool, tools } from './house.mjs';
import { codeOf, stateIn, write } from './kept.mjs';

/**
 * What is wished for on the command line: how many of each thing, after how many minutes it stops at the latest, and
 * whether it begins anew.
 * @template {string} N
 * @param {number} longest
 * @param {Record<N, number>} counts by name, as many as there are unless said otherwise
 * @returns {{ counts: Record<N, number>, minutes: number, fresh: boolean, game: string | undefined }}
 */
export const wishes = (longest, counts) => {
  const text = /** @type {const} */ ({ type: 'string' });
  const names = /** @type {N[]} */ (Object.keys(counts));
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(names.map(name => [name, text])),
      minutes: text,
      game: text,
      fresh: { type: 'boolean' },
    },
  });
  const given = /** @type {Partial<Record<string, string>>} */ (values);
  /** @param {N} name */
  const count = name => {
    const n = Number(given[name] ?? counts[name]);
    if (!Number.isInteger(n) || n < 1) throw new Trouble(`--${name} must be a whole number from 1 on.`);
    return [name, n];
  };
  const minutes = Number(values.minutes ?? longest);
  if (!(minutes > 0 && minutes <= longest)) throw new Trouble(`--minutes must be a number up to ${longest}.`);
  return {
    counts: Object.fromEntries(names.map(count)),
    minutes,
    fresh: values.fresh === true,
    game: values.game,
  };
};

/** When a run ends: after so many minutes, or when somebody stops it. What runs then is thrown away only if it was stopped. */
export class Watch {
  #until;
  #isStopped = false;

  /** @param {number} minutes */
  constructor(minutes) {
    this.#until = Date.now() + minutes * 60_000;
    const stop = () => {
      this.#isStopped = true;
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  }

  get isStopped() {
    return this.#isStopped;
  }

  get isOver() {
    return this.#isStopped || Date.now() >= this.#until;
  }
}

/** The names of the tests that failed, in what vitest printed. @param {string} out */
const failedIn = out => {
  const names = [...out.matchAll(/FAIL\s+\S+ > (.+)/g)].map(([, name = '']) => name.trim());
  return names.length > 0 ? [...new Set(names)] : [`it ended early: ${out.trim().split('\n').at(-1)}`];
};

/**
 * A house from its opening to its judgement, by the tests that break it. Nothing if it was stopped meanwhile.
 * @template {object} R what such a test reports
 * @param {string} test
 * @param {Record<string, string | number>} env
 * @param {Watch} watch
 * @returns {Promise<(R & { failed: readonly string[], minutes: number }) | undefined>}
 */
export const broken = async (test, env, watch) => {
  const report = at('.cache', 'stretch.json');
  mkdirSync(at('.cache'), { recursive: true });
  rmSync(report, { force: true });
  const told = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`KAFFEEHAUS_${name}`, `${value}`]),
  );
  const begun = Date.now();
  const { code, out } = await tool(tools.vitest, ['run', `server/test/break/${test}`], {
    env: { ...told, KAFFEEHAUS_TESTS: 'breaks', KAFFEEHAUS_REPORT: report, NO_COLOR: '1', FORCE_COLOR: '0' },
    minutes: 25,
  });
  if (watch.isStopped) return undefined;
  if (!existsSync(report)) throw new Trouble(`A stretch broke off.\n${out.slice(-2000)}`);
  const minutes = (Date.now() - begun) / 60_000;
  return { ...JSON.parse(readFileSync(report, 'utf8')), failed: code ? failedIn(out) : [], minutes };
};

/** Whatever is built into a server. */
const CODE = ['kernel', 'trust', 'protocol', 'client', 'server'];

/**
 * What a run by stretches keeps of all of them.
 * @typedef {{ code: string, stretches: number, answers: number, minutes: number, failures: string[] }} Course
 */

/**
 * What earlier runs of this very server have come to.
 * @template {object} M what is kept besides
 * @param {string} file
 * @param {M} more
 * @param {boolean} fresh
 * @returns {Course & M}
 */
export const courseIn = (file, more, fresh) => {
  const beginning = { code: codeOf(CODE), stretches: 0, answers: 0, minutes: 0, failures: [], ...more };
  return stateIn(file, beginning, fresh);
};

/**
 * One more stretch.
 * @param {Course} course
 * @param {{ answers: number, minutes: number, failed: readonly string[] }} told
 */
export const count = (course, { answers, minutes, failed }) => {
  course.stretches++;
  course.answers += answers;
  course.minutes += minutes;
  course.failures.push(...failed.map(name => `stretch ${course.stretches}: ${name}`));
};

/** @param {string} file @param {object} state */
export const keep = (file, state) => write(file, JSON.stringify(state, null, 2));

/**
 * Says how a long run has ended, and what it may be known by.
 * @param {string} command
 * @param {boolean} isDone
 * @param {boolean} hasFailed
 */
export const conclude = (command, isDone, hasFailed) => {
  say(
    isDone ? 'Done; the result stands in docs/soak.md.' : `Not whole; npm run ${command} goes on from here.`,
  );
  if (hasFailed) process.exitCode = 1;
};
