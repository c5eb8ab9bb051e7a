// @ts-check
// What runs have in common in which bots play: the built command, its threads, and what was kept of each game.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { Trouble, at, install } from './house.mjs';
import { codeOf } from './kept.mjs';

/** @typedef {typeof import('@kaffeehaus/cli')} Cli */
/** @typedef {InstanceType<Cli['Pool']>} Pool */
/**
 * By keys that begin with the name of a game, what was played by its rules and bots as they are.
 * @template P
 * @typedef {{ code: Record<string, string>, played: Record<string, P> }} Kept
 */

/** The command, built anew. @returns {Promise<Cli>} */
export const command = async () => {
  await install();
  await build({ only: 'code' });
  return import(pathToFileURL(at('cli', 'dist', 'index.js')).href);
};

/**
 * Those that are meant: all of them, or the one that was named.
 * @template {string} G
 * @param {readonly G[]} all
 * @param {string | undefined} named
 */
export const meant = (all, named) => {
  const games = all.filter(game => named === undefined || game === named);
  if (games.length === 0) throw new Trouble(`There is no game "${named}"; there is ${all.join(', ')}.`);
  return games;
};

/** @param {string | undefined} text @param {string} flag @param {number} usual */
export const positive = (text, flag, usual) => {
  const n = Number(text ?? usual);
  if (n > 0 && Number.isFinite(n)) return n;
  throw new Trouble(`${flag} must be a number above 0.`);
};

/**
 * What earlier runs have kept in a file, as far as it was the same code.
 * @template P
 * @param {Cli} cli
 * @param {string} file
 * @param {boolean} [fresh]
 * @returns {Kept<P>}
 */
export const keptOf = ({ GAMES }, file, fresh = false) => {
  const code = Object.fromEntries(GAMES.map(({ id }) => [id, codeOf(['kernel', join('games', id), 'bots'])]));
  if (fresh || !existsSync(file)) return { code, played: {} };
  /** @type {Kept<P>} */
  const old = JSON.parse(readFileSync(file, 'utf8'));
  const isSame = (/** @type {string} */ key) => {
    const [game = ''] = key.split(' ', 1);
    return old.code[game] === code[game];
  };
  return { code, played: Object.fromEntries(Object.entries(old.played).filter(([key]) => isSame(key))) };
};

/**
 * Threads for as long as somebody works with them; it ends early when it is stopped, or after so many hours.
 * @param {Cli} cli
 * @param {(pool: Pool, signal: AbortSignal) => Promise<unknown>} work
 * @param {{ count?: number, hours?: number }} [how]
 */
export const onThreads = (cli, work, { count = availableParallelism(), hours = 24 } = {}) =>
  cli.interruptible(async signal => {
    const pool = new cli.Pool({ entry: pathToFileURL(at('cli', 'dist', 'thread.js')), count }, signal);
    const late = setTimeout(() => void pool.close(), hours * 3_600_000);
    try {
      await work(pool, signal);
    } catch (fault) {
      if (!(fault instanceof cli.Stopped)) throw fault;
    } finally {
      clearTimeout(late);
      await pool.close();
    }
  });
