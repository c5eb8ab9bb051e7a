// @ts-check
// npm run learn: the bots play among themselves and learn what standings are worth and which answers are good. Writes
// games/<game>/src/learned.ts after every stage; the same seed and plan give the same file (unless bots think by the
// clock). Means of the final scores show whether a stage has made them better.
//   npm run learn -- --game vienna                       only this game
//   npm run learn -- --plan quick:200,normal:100         so many games at each number of seats, stage by stage
//   npm run learn -- --plan hard:20:50                   bots that think 50 ms a question
//   npm run learn -- --fresh                             forget what was learned before
//   npm run learn -- --seed tea --out folder             another seed; <folder>/<game>.ts instead of the sources
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { Trouble, at, enter, install, root, say } from './house.mjs';

/** First anything, then quick games with what is known, at the end careful ones. */
const FRESH = 'random:300,quick:200,quick:200,quick:200,normal:100';
const MORE = 'quick:200,normal:100';

/** @typedef {typeof import('@kaffeehaus/cli')} Cli */
/** @typedef {import('@kaffeehaus/cli').Stage} Stage */

/**
 * @param {string} text
 * @param {readonly string[]} levels
 * @returns {Stage[]}
 */
const planOf = (text, levels) =>
  text.split(',').map(part => {
    const [level = '', games, think = '100', ...more] = part.trim().split(':');
    const stage = { level, games: Number(games), think: Number(think) };
    const counts = [stage.games, stage.think].every(n => Number.isInteger(n) && n > 0);
    if (levels.includes(level) && counts && more.length === 0) return stage;
    throw new Trouble(`--plan takes level:games or level:games:ms with ${levels.join(', ')}, not "${part}".`);
  });

/** @param {string} file @param {string} text */
const write = (file, text) => {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
};

/**
 * @param {Cli} cli
 * @param {Cli['GAMES'][number]} game
 * @param {{ plan: Stage[], fresh: boolean, seed: string, file: string }} how
 * @param {AbortSignal} signal
 */
const learn = async (cli, game, { plan, fresh, seed, file }, signal) => {
  const mind = await cli.mindOf(game);
  const known = fresh ? { ...mind, learned: cli.NOTHING } : mind;
  const entry = pathToFileURL(at('cli', 'dist', 'thread.js'));
  const pool = new cli.Pool({ entry, count: availableParallelism() }, signal);
  const school = new cli.School(game, known, pool, seed);
  try {
    for (const stage of plan) {
      const { means, learned } = await school.teach(stage, (done, of) => {
        if (process.stdout.isTTY)
          process.stdout.write(`\r\u001b[K${game.id} ${stage.level}: ${done} of ${of}`);
      });
      if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
      write(file, cli.textOf(learned));
      const figures = means.map(({ seats, mean }) => `${seats} seats ${mean.toFixed(1)}`);
      say(`${game.id} ${stage.level} × ${stage.games}: mean scores ${figures.join(', ')}`);
    }
  } finally {
    await pool.close();
  }
};

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    options: { game: text, plan: text, seed: text, out: text, fresh: { type: 'boolean' } },
  });
  await install();
  await build({ only: 'code' });
  /** @type {Cli} */
  const cli = await import(pathToFileURL(at('cli', 'dist', 'index.js')).href);
  const games = cli.GAMES.filter(({ id }) => values.game === undefined || id === values.game);
  if (games.length === 0)
    throw new Trouble(
      `There is no game "${values.game}"; there is ${cli.GAMES.map(({ id }) => id).join(', ')}.`,
    );
  const fresh = values.fresh === true;
  const plan = planOf(values.plan ?? (fresh ? FRESH : MORE), cli.LEVELS);
  const out = values.out === undefined ? undefined : resolve(values.out);
  if (out !== undefined) mkdirSync(out, { recursive: true });
  await cli.interruptible(async signal => {
    for (const game of games) {
      const file =
        out === undefined ? join(root, 'games', game.id, 'src', 'learned.ts') : join(out, `${game.id}.ts`);
      await learn(cli, game, { plan, fresh, seed: values.seed ?? 'coffee', file }, signal).catch(fault => {
        if (!(fault instanceof cli.Stopped)) throw fault;
      });
      if (signal.aborted) break;
    }
    say(signal.aborted ? 'Stopped; what the last whole stage has taught is written.' : 'Done.');
  });
});
