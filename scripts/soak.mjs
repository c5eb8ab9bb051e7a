// @ts-check
// npm run soak: a long fuzz over every game and seat count, each game with options by lot, on all cores. It stops after
// two hours, or by Ctrl+C; the next run, here or elsewhere, goes on where it stopped. As many games are played in
// lockstep with the game's model. docs/soak.md tells the result so far.
//   npm run soak -- --games 200     so many games of each (1000 unless given)
//   npm run soak -- --game vienna   only this game
//   npm run soak -- --minutes 30    stop sooner
//   npm run soak -- --fresh         from the beginning
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { Trouble, at, enter, install, root, run, say, tool, tools } from './house.mjs';
import { codeOf, into, occasion, whole, write } from './kept.mjs';
import { Watch, wishes } from './stretches.mjs';

/** Games per process: short enough to lose little, long enough to be worth a start. */
const CHUNK = 20;
/** The costly laws at every how many answers: a thousand games meet each table of theirs often enough. */
const EVERY = 4;
/** Minutes after which a process is given up; on a busy machine games take long. */
const PATIENCE = 240;
/** Minutes that a run may take. */
const LONGEST = 120;
/** Kept with the project: two hours here and two hours on another machine are one soak. */
const STATE = at('docs', 'soak.json');
const BROKEN = at('.cache', 'soak');
/** Its players go by lot: what bots think and have learned is none of its business. */
const MINDS = ['mind.js', 'learned.js'];

/** @typedef {{ id: string, seats: readonly [number, number] }} Game */
/** @typedef {{ game: string, seats: number }} Table */
/** @typedef {{ table: Table, first: number, n: number, isModelled: boolean }} Chunk */
/** @typedef {{ games: number, answers: number, seconds: number }} Sum */
/** @typedef {{ table: string, law: string, message: string, record: string }} Failure */
/** @typedef {{ code: string, model: string }} Made of engine and game, and of the game's model */
/** @typedef {{ made: Record<string, Made>, games: number, laws: readonly string[], done: Record<string, Sum>, modelled: Record<string, Sum>, failures: Failure[] }} State */

/** @param {string} path */
const load = path => import(pathToFileURL(at(...path.split('/'))).href);

/**
 * @param {string | undefined} only
 * @returns {Promise<Table[]>}
 */
const tables = async only => {
  /** @type {{ GAMES: readonly Game[] }} */
  const { GAMES } = await load('cli/dist/index.js');
  const games = GAMES.filter(({ id }) => only === undefined || id === only);
  if (games.length === 0)
    throw new Trouble(`There is no game "${only}"; there is ${GAMES.map(({ id }) => id).join(', ')}.`);
  return games.flatMap(({ id, seats: [min, max] }) =>
    Array.from({ length: max - min + 1 }, (_, i) => ({ game: id, seats: min + i })),
  );
};

/** @param {Table} table */
const keyOf = ({ game, seats }) => `${game} ${seats}`;

/** The law that engine and model agree. */
const MODEL = 'model';

/**
 * What a game was made of, by its name. The other games' models do not count.
 * @param {readonly string[]} names
 * @returns {Record<string, Made>}
 */
const madeOf = names =>
  Object.fromEntries(
    names.map(name => [
      name,
      {
        code: codeOf(['kernel', join('games', name)], file => MINDS.includes(file)),
        model: codeOf(['models'], file => dirname(file) !== '.' && dirname(file) !== name),
      },
    ]),
  );

/** The name of the game in the key of a table. @param {string} key */
const gameIn = key => key.split(' ', 1)[0] ?? '';

/**
 * What earlier runs have done, as far as it was the same code. A model that was mended is played against anew, alone.
 * @param {readonly Table[]} all
 * @param {number} games
 * @param {boolean} fresh
 * @returns {State}
 */
const stateFor = (all, games, fresh) => {
  const made = madeOf([...new Set(all.map(({ game }) => game))]);
  /** @type {State} */
  const empty = { made, games, laws: [], done: {}, modelled: {}, failures: [] };
  if (fresh || !existsSync(STATE)) return empty;
  try {
    /** @type {State} */
    const old = JSON.parse(readFileSync(STATE, 'utf8'));
    const now = { ...old.made, ...made };
    const isSame = (/** @type {string} */ key) => old.made[gameIn(key)]?.code === now[gameIn(key)]?.code;
    const isModelSame = (/** @type {string} */ key) =>
      isSame(key) && old.made[gameIn(key)]?.model === now[gameIn(key)]?.model;
    /** @param {Record<string, Sum>} sums @param {(key: string) => boolean} holds */
    const kept = (sums, holds) => Object.fromEntries(Object.entries(sums).filter(([key]) => holds(key)));
    return {
      made: now,
      games,
      laws: old.laws,
      done: kept(old.done, isSame),
      modelled: kept(old.modelled, isModelSame),
      failures: old.failures.filter(({ table, law }) => (law === MODEL ? isModelSame : isSame)(table)),
    };
  } catch {
    return empty;
  }
};

/** @param {Record<string, Sum>} sums @param {Table} table */
const sumOf = (sums, table) => sums[keyOf(table)] ?? { games: 0, answers: 0, seconds: 0 };

/**
 * A chunk of a table's games in lockstep with the model.
 * @param {Chunk} chunk
 * @returns {Promise<{ games: number, answers: number, seconds: number, laws?: undefined, broken?: Failure }>}
 */
const model = async ({ table: { game, seats }, first, n }) => {
  const out = join(BROKEN, `model-${game}-${seats}-${Date.now()}-${first}.json`);
  const seed = `soak ${game} ${seats} ${first}`;
  const args = [at('scripts', 'lockstep.mjs'), game, String(seats), String(n), seed, out];
  const { out: text } = await run(process.execPath, args, { minutes: PATIENCE, stderr: false });
  try {
    return JSON.parse(text);
  } catch {
    throw new Trouble(`node scripts/lockstep.mjs ${args.slice(1).join(' ')} ended without a result.`);
  }
};

/**
 * One chunk of a table's games under the laws, in a process of its own.
 * @param {Chunk} chunk
 * @returns {Promise<{ games: number, answers: number, seconds: number, laws: string[], broken?: Failure }>}
 */
const fuzz = async ({ table, first, n }) => {
  const { game, seats } = table;
  const out = join(BROKEN, `${game}-${seats}-${Date.now()}-${first}.json`);
  const args = ['fuzz', game, '--json', '--games', String(n), '--seats', String(seats)];
  const more = [
    '--every',
    String(EVERY),
    '--seed',
    `soak ${keyOf(table)} ${first}`,
    '--out',
    out,
    '--lang',
    'en',
  ];
  const command = [at('cli', 'bin', 'kaffeehaus.mjs'), ...args, ...more];
  const { out: text } = await run(process.execPath, command, { minutes: PATIENCE, stderr: false });
  try {
    return JSON.parse(text);
  } catch {
    throw new Trouble(`kaffeehaus ${args.join(' ')} ended without a result.`);
  }
};

/**
 * Plays a chunk and adds it up. Whoever is stopped meanwhile ends without a result, and nobody asks for it.
 * @param {State} state
 * @param {Chunk} chunk
 * @param {Watch} watch
 */
const play = async (state, chunk, watch) => {
  const { table, isModelled } = chunk;
  const playing = isModelled ? model(chunk) : fuzz(chunk);
  const result = await playing.catch(fault => {
    if (!watch.isStopped) throw fault;
  });
  if (!result || watch.isStopped) return;
  const sums = isModelled ? state.modelled : state.done;
  const sum = sumOf(sums, table);
  sums[keyOf(table)] = {
    games: sum.games + result.games,
    answers: sum.answers + result.answers,
    seconds: sum.seconds + result.seconds,
  };
  if (result.laws) state.laws = [...result.laws, MODEL];
  if (result.broken) state.failures.push({ ...result.broken, table: keyOf(table) });
  write(STATE, JSON.stringify(state, null, 2));
};

/** @param {State} state @param {readonly Table[]} all */
const playedOf = ({ done, modelled }, all) =>
  all.reduce((sum, table) => sum + sumOf(done, table).games + sumOf(modelled, table).games, 0);

/**
 * All tables in turn, a chunk of each, so that an early stop has seen all of them.
 * @param {State} state
 * @param {readonly Table[]} all
 * @param {Watch} watch
 */
const soak = async (state, all, watch) => {
  /** @type {Chunk[]} */
  const chunks = [];
  for (let first = 0; first < state.games; first += CHUNK)
    for (const table of all) {
      const n = Math.min(CHUNK, state.games - first);
      if (sumOf(state.done, table).games < first + n) chunks.push({ table, first, n, isModelled: false });
      if (sumOf(state.modelled, table).games < first + n) chunks.push({ table, first, n, isModelled: true });
    }
  const total = 2 * all.length * state.games;
  const begin = Date.now();
  const before = playedOf(state, all);
  let left = chunks.length;
  const worker = async () => {
    for (let next = chunks.shift(); next && !watch.isOver; next = chunks.shift()) {
      await play(state, next, watch);
      left--;
      const played = playedOf(state, all);
      const pace = (Date.now() - begin) / 60_000 / Math.max(1, played - before);
      const minutes = Math.ceil(pace * (total - played));
      const eta = left > 0 ? `, about ${minutes} min to go` : '';
      const line = `${played} of ${total} games, ${state.failures.length} broken laws${eta}`;
      process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (process.stdout.isTTY) say('');
};

/**
 * @param {State} state
 * @param {readonly Table[]} all
 */
const report = async (state, all) => {
  const { done, modelled } = state;
  const add = (/** @type {Record<string, Sum>} */ sums, /** @type {keyof Sum} */ field) =>
    all.reduce((sum, table) => sum + sumOf(sums, table)[field], 0);
  const rows = all.map(table => {
    const cells = [sumOf(done, table), sumOf(modelled, table)].map(
      ({ games, answers }) => `${whole(games)} | ${whole(answers)}`,
    );
    return `| ${table.game} | ${table.seats} | ${cells.join(' | ')} |`;
  });
  const wanted = all.length * state.games;
  const isWhole = playedOf(state, all) === 2 * wanted;
  const text = `Random games with every law of the kernel checked at every answer (views, worlds, saves and packets
at every fourth): each game and number of seats, ${whole(state.games)} games of each, every game with options by lot; as many again in lockstep with the game's second, plain model (\`models/\`).
\`npm run soak\` goes on with it from \`docs/soak.json\`; what rests on code that has changed begins anew.

${occasion()}
- Games: ${whole(add(done, 'games'))} of ${whole(wanted)}, with the models ${whole(add(modelled, 'games'))}${isWhole ? '' : ' (stopped early; the next run goes on)'}
- Answers: ${whole(add(done, 'answers'))}, with the models ${whole(add(modelled, 'answers'))}
- Laws: ${state.laws.length} (${state.laws.join(', ')})
- Broken laws: ${state.failures.length}
- CPU time: ${whole((add(done, 'seconds') + add(modelled, 'seconds')) / 60)} min

| Game | Seats | Games | Answers | With the model | Answers |
| ---- | ----- | ----- | ------- | -------------- | ------- |
${rows.join('\n')}
${state.failures.map(({ table, law, message }) => `\n- ${table}: ${law}: ${message}`).join('')}`;
  await into(at('docs', 'soak.md'), ['<!-- games -->', '<!-- end of games -->'], text, [STATE]);
};

await enter(async () => {
  const {
    counts: { games },
    minutes,
    fresh,
    game,
  } = wishes(LONGEST, { games: 1000 });
  await install();
  await build({ only: 'code' });
  const { code: failed, out } = await tool(tools.tsc, ['-b', 'models', '--pretty', 'false']);
  if (failed) throw new Trouble(`The models do not compile.\n${out}`);
  mkdirSync(BROKEN, { recursive: true });
  const all = await tables(game);
  const state = stateFor(all, games, fresh);
  say(`${all.length} tables, ${games} games each, in ${root}`);
  const watch = new Watch(minutes);
  await soak(state, all, watch);
  await report(state, all);
  for (const { law, message, record } of state.failures)
    say(`${law}: ${message}\n  npx kaffeehaus replay ${record}`);
  say(
    playedOf(state, all) < 2 * all.length * games
      ? 'Stopped; npm run soak goes on from here.'
      : 'Done; the result stands in docs/soak.md.',
  );
  if (state.failures.length > 0) process.exitCode = 1;
});
