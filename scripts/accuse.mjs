// @ts-check
// npm run accuse: whether reviews are right. In games of hard bots one blunder is planted, an answer that costs ten
// percentage points of winning chance or more on 2,000 deals: it must be listed. In as many games nothing is planted:
// nobody may be accused. Ctrl+C stops it, the next run goes on where it stopped; docs/bots.md holds the figures.
//   npm run accuse -- --game vienna   only this game
//   npm run accuse -- --games 10      so many of each kind (100 unless given)
//   npm run accuse -- --hours 1       stops by itself after so long (3 unless given)
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command, keptOf, meant, onThreads, positive } from './contest.mjs';
import { at, enter, say } from './house.mjs';
import { into, write } from './kept.mjs';

/** Kept with the project: what is played here and on another machine adds up. */
const STATE = at('docs', 'accuse.json');
const MARKS = /** @type {const} */ (['<!-- accuse: written by npm run accuse -->', '<!-- end of accuse -->']);
const GAMES = 100;

/** @typedef {import('./contest.mjs').Cli} Cli */
/** @typedef {{ tried: number, found: number, accused: number, quiet: number }} Tally */
/** @typedef {import('./contest.mjs').Kept<Tally>} State */

/** @returns {Tally} */
const none = () => ({ tried: 0, found: 0, accused: 0, quiet: 0 });

/**
 * @param {import('./contest.mjs').Pool} pool
 * @param {State} state
 * @param {string} game
 */
const tryOne = async (pool, state, game) => {
  const before = state.played[game] ?? none();
  const planted = before.tried <= before.quiet;
  const n = planted ? before.tried + before.quiet : before.quiet;
  const outcome = await pool.run('accuse', {
    game,
    planted,
    seed: `accuse ${planted ? 'planted' : 'quiet'} ${n}`,
  });
  const after = { ...before };
  const { planted: blunder, listed } = outcome;
  if (!planted) {
    after.quiet++;
    if (listed.length > 0) after.accused++;
  } else if (blunder) {
    after.tried++;
    if (listed.includes(blunder.index)) after.found++;
  }
  state.played[game] = after;
  return after;
};

/** @param {Cli} cli @param {State} state */
const report = (cli, state) => {
  const share = (/** @type {number} */ n, /** @type {number} */ of) => {
    if (of === 0) return 'not played';
    const [low, high] = cli.wilson(n, of);
    return `${n} of ${of} (${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)} %)`;
  };
  const rows = cli.GAMES.map(({ id }) => {
    const { tried, found, accused, quiet } = state.played[id] ?? none();
    return `| ${id} | ${share(found, tried)} | ${share(accused, quiet)} |`;
  });
  return into(
    at('docs', 'bots.md'),
    MARKS,
    `- Date: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}; wanted: 80 of ${GAMES} blunders listed, at most 5 of ${GAMES} games accused

| Game | Planted blunders listed | Games without one in which somebody is accused |
| ---- | ----------------------- | ---------------------------------------------- |
${rows.join('\n')}`,
    existsSync(STATE) ? [STATE] : [],
  );
};

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { game: text, games: text, hours: text } });
  const games = positive(values.games, '--games', GAMES);
  const hours = positive(values.hours, '--hours', 3);
  const cli = await command();
  const ids = meant(
    cli.GAMES.map(({ id }) => id),
    values.game,
  );
  /** @type {State} */
  const state = keptOf(cli, STATE);
  const end = Date.now() + hours * 3_600_000;
  const isDone = (/** @type {string} */ id) => {
    const { tried, quiet } = state.played[id] ?? none();
    return tried >= games && quiet >= games;
  };
  await onThreads(cli, pool => {
    // One game at a time of each, so that what is kept is always whole.
    const player = async (/** @type {string} */ id) => {
      while (!isDone(id) && Date.now() < end) {
        const { tried, found, accused, quiet } = await tryOne(pool, state, id);
        write(STATE, JSON.stringify(state));
        say(`${id}: ${found} of ${tried} blunders listed, ${accused} of ${quiet} games accused`);
      }
    };
    return Promise.all(ids.map(player));
  });
  await report(cli, state);
  say(
    ids.every(isDone)
      ? 'Done; the figures stand in docs/bots.md.'
      : 'Stopped; npm run accuse goes on from here.',
  );
});
