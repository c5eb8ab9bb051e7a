// @ts-check
// npm run learn: the bots play among themselves and learn what standings are worth and which answers are good. Writes
// games/<game>/src/learned.ts after every stage; the same seed and plan give the same file (unless bots think by the
// clock). Means of the final scores show whether a stage has made them better.
//   npm run learn -- --game vienna                       only this game
//   npm run learn -- --plan quick:200,normal:100         so many games at each number of seats, stage by stage
//   npm run learn -- --plan hard:20:50                   bots that think 50 ms a question
//   npm run learn -- --fresh                             forget what was learned before
//   npm run learn -- --seed tea --out folder             another seed; <folder>/<game>.ts instead of the sources
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command, meant, onThreads } from './contest.mjs';
import { Trouble, enter, root, say } from './house.mjs';
import { write } from './kept.mjs';

/** First anything, then quick games with what is known, at the end careful ones. */
const FRESH = 'random:300,quick:200,quick:200,quick:200,normal:100';
const MORE = 'quick:200,normal:100';

/** @typedef {import('./contest.mjs').Cli} Cli */
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

/**
 * @param {Cli} cli
 * @param {Cli['GAMES'][number]} game
 * @param {{ plan: Stage[], fresh: boolean, seed: string, file: string }} how
 * @param {import('./contest.mjs').Pool} pool
 */
const learn = async (cli, game, { plan, fresh, seed, file }, pool) => {
  const mind = await cli.mindOf(game);
  const known = fresh ? { ...mind, learned: cli.NOTHING } : mind;
  const school = new cli.School(game, known, pool, seed);
  for (const stage of plan) {
    const { means, learned } = await school.teach(stage, (done, of) => {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${game.id} ${stage.level}: ${done} of ${of}`);
    });
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
    write(file, cli.textOf(learned));
    const figures = means.map(({ seats, mean }) => `${seats} seats ${mean.toFixed(1)}`);
    say(`${game.id} ${stage.level} × ${stage.games}: mean scores ${figures.join(', ')}`);
  }
};

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    options: { game: text, plan: text, seed: text, out: text, fresh: { type: 'boolean' } },
  });
  const cli = await command();
  const ids = meant(
    cli.GAMES.map(({ id }) => id),
    values.game,
  );
  const fresh = values.fresh === true;
  const plan = planOf(values.plan ?? (fresh ? FRESH : MORE), cli.LEVELS);
  const out = values.out === undefined ? undefined : resolve(values.out);
  if (out !== undefined) mkdirSync(out, { recursive: true });
  let isDone = false;
  await onThreads(cli, async pool => {
    for (const game of cli.GAMES.filter(({ id }) => ids.includes(id))) {
      const file =
        out === undefined ? join(root, 'games', game.id, 'src', 'learned.ts') : join(out, `${game.id}.ts`);
      await learn(cli, game, { plan, fresh, seed: values.seed ?? 'coffee', file }, pool);
    }
    isDone = true;
  });
  say(isDone ? 'Done.' : 'Stopped; what the last whole stage has taught is written.');
});
