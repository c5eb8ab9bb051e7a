// @ts-check
// npm run puzzles: bots play carelessly among themselves, and moments with one clear best answer are kept for those who
// practise. Writes web/src/practise/puzzles/<game>.json; Ctrl+C stops it, the next run goes on where it stopped.
//   npm run puzzles -- --game vienna   only this game
//   npm run puzzles -- --wanted 20     until there are so many of each game (16 unless given)
//   npm run puzzles -- --threads 1     so many at a time (all cores unless given)
//   npm run puzzles -- --minutes 30    stops by itself after so long
//   npm run puzzles -- --fresh         forgets those that were found
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { command, meant, onThreads, positive } from './contest.mjs';
import { at, enter, say, tool, tools } from './house.mjs';
import { write } from './kept.mjs';

const WANTED = 16;
/** So many puzzles of a game may ask the same kind of question. */
const ALIKE = 8;

/** Tables as people lay them, in turn. */
const TABLES = {
  vienna: [
    { seats: 2, options: { version: 'intro' } },
    { seats: 3, options: { version: 'full' } },
  ],
  hamburg: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
  ],
  estoril: [
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
};

/** @typedef {import('@kaffeehaus/bots').Puzzle} Puzzle */
/** @typedef {{ tried: number, puzzles: Puzzle[] }} Kept */

const folder = at('web', 'src', 'practise', 'puzzles');
const fileOf = (/** @type {string} */ game) => at('web', 'src', 'practise', 'puzzles', `${game}.json`);

/** @param {string} game @param {boolean} fresh @returns {Kept} */
const keptOf = (game, fresh) =>
  fresh || !existsSync(fileOf(game))
    ? { tried: 0, puzzles: [] }
    : JSON.parse(readFileSync(fileOf(game), 'utf8'));

/** @param {Kept} kept @param {readonly Puzzle[]} found @returns {Kept} */
const added = ({ tried, puzzles }, found) => ({
  tried: tried + 1,
  puzzles: [
    ...puzzles,
    ...found.filter(({ why }) => puzzles.filter(puzzle => puzzle.why === why).length < ALIKE),
  ],
});

/**
 * @param {import('./contest.mjs').Pool} pool
 * @param {keyof typeof TABLES} game
 * @param {Kept} kept
 * @param {number} wanted
 */
const hunt = (pool, game, kept, wanted) => {
  let now = kept;
  let next = kept.tried;
  /** Games are taken up in order, whichever is looked through first. @type {Map<number, readonly Puzzle[]>} */
  const done = new Map();
  const one = async () => {
    while (now.puzzles.length < wanted) {
      const i = next++;
      const tables = TABLES[game];
      const table = tables[i % tables.length];
      if (!table) return;
      done.set(i, await pool.run('puzzles', { game, seed: `${game} ${i}`, ...table }));
      for (let found = done.get(now.tried); found; found = done.get(now.tried)) now = added(now, found);
      write(fileOf(game), JSON.stringify(now));
      say(`${game}: ${now.puzzles.length} puzzles in ${now.tried} games`);
    }
  };
  return one;
};

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    options: { game: text, wanted: text, threads: text, minutes: text, fresh: { type: 'boolean' } },
  });
  const threads = positive(values.threads, '--threads', availableParallelism());
  const wanted = positive(values.wanted, '--wanted', WANTED);
  const hours = positive(values.minutes, '--minutes', 1440) / 60;
  const games = meant(/** @type {(keyof typeof TABLES)[]} */ (Object.keys(TABLES)), values.game);
  const cli = await command();
  mkdirSync(folder, { recursive: true });
  await onThreads(
    cli,
    async pool => {
      for (const game of games) {
        const one = hunt(pool, game, keptOf(game, values.fresh === true), wanted);
        await Promise.all(Array.from({ length: threads }, one));
      }
    },
    { count: threads, hours },
  );
  await tool(tools.prettier, ['--write', ...games.map(fileOf).filter(existsSync)]);
});
