// @ts-check
// Plays games of one table with engine and model side by side, every second one with rare cards on the table if the
// model knows such. Prints one object; npm run soak calls it:
//   node scripts/lockstep.mjs hamburg 3 20 "some seed" broken.json
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './house.mjs';

/** @typedef {import('../models/lockstep.ts').Pair<import('@kaffeehaus/kernel').State>} Pair */

/** @param {string} path */
const load = path => import(pathToFileURL(at(...path.split('/'))).href);
/** @type {typeof import('@kaffeehaus/kernel')} */
const { anyOptions, seeded } = await load('kernel/dist/index.js');
/** @type {typeof import('../models/lockstep.ts')} */
const { Disagreement, lockstep } = await load('models/dist/lockstep.js');
/** @type {{ PAIRS: readonly Pair[] }} */
const { PAIRS } = await load('models/dist/pairs.js');

const [game = '', seats = '', games = '', seed = '', out = ''] = process.argv.slice(2);

/**
 * The answers of one game; throws `Disagreement`.
 * @param {Pair} pair
 * @param {number} i
 */
const play = (pair, i) => {
  const own = `${seed} model ${i}`;
  const options = anyOptions(pair.game, seeded(`options of ${own}`), Number(seats));
  const way = i % 2 === 1 ? pair.rare?.(own) : undefined;
  return lockstep(pair, { seats: Number(seats), options, seed: own, ...way }).answers;
};

const pair = PAIRS.find(({ game: { id } }) => id === game);
const result = { games: 0, answers: 0 };
/** Seconds of the processor so far. */
const seconds = () => process.cpuUsage().user / 1e6;
try {
  for (; pair && result.games < Number(games); result.games++) result.answers += play(pair, result.games);
  console.log(JSON.stringify({ ...result, seconds: seconds() }));
} catch (error) {
  if (!(error instanceof Disagreement)) throw error;
  writeFileSync(out, JSON.stringify(error.record, null, 2));
  const broken = { law: 'model', message: error.message, record: out };
  console.log(JSON.stringify({ ...result, seconds: seconds(), broken }));
}
