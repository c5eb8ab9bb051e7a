// @ts-check
// npm run handicap: whether a bot misjudges something. One normal bot of two must never do a thing; whoever wins more
// often without it misjudges it. A ban fails if it wins 56 % of 400 games and again 55 % of 400 fresh ones; it holds before
// that if it is beyond doubt that it wins less. Ctrl+C stops it, the next run goes on where it stopped; docs/bots.md holds
// the table, lessons/strategy.json what the page shows of it.
//   npm run handicap -- --game vienna   only this game
//   npm run handicap -- --ban telephone only bans with this in their names
//   npm run handicap -- --games 100     so many games of each ban (400 unless given)
//   npm run handicap -- --hours 1       stops by itself after so long (3 unless given)
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command, keptOf, onThreads, positive } from './contest.mjs';
import { Trouble, at, enter, say } from './house.mjs';
import { into, write } from './kept.mjs';

/** What the page tells of it under *Learn*. */
const FIGURES = at('lessons', 'strategy.json');
/** Kept with the project: what is played here and on another machine adds up. */
const STATE = at('docs', 'handicap.json');
const MARKS = /** @type {const} */ ([
  '<!-- handicap: written by npm run handicap -->',
  '<!-- end of the handicap -->',
]);
const GAMES = 400;
/** The share of wins that raises a doubt, and the one that confirms it on fresh games. */
const DOUBT = 0.56;
const PROOF = 0.55;
const THINK = 100;
/** Games that are played, and kept, at a time. */
const BATCH = 20;

/** @typedef {import('./contest.mjs').Cli} Cli */
/** @typedef {import('@kaffeehaus/cli').Ban} Ban */
/** @typedef {{ wins: number, lead: number, games: number }} Played */
/** @typedef {import('./contest.mjs').Kept<Played>} State */

/** @param {State} state @param {string} key @returns {Played} */
const playedOf = ({ played }, key) => played[key] ?? { wins: 0, lead: 0, games: 0 };

/** @param {Played} played */
const shareOf = ({ wins, games }) => (games === 0 ? 0 : wins / games);

/**
 * Whether a sample has said all it can: whole, or beyond doubt below the share that raises one, of all bans together.
 * @param {Cli} cli
 * @param {Played} played
 * @param {number} games
 */
const isTold = (cli, { wins, games: n }, games) =>
  n >= games || cli.sideOf(wins, n, DOUBT, cli.BANS.length) === 'below';

/** The second sample of a ban; needed only if the first one raises a doubt. */
const again = (/** @type {string} */ key) => `${key}, again`;

/**
 * What is still to be played: the first sample of every ban, the one behind all others first, so that an early stop has
 * seen every ban; then the second where there is a doubt.
 * @param {Cli} cli
 * @param {State} state
 * @param {readonly string[]} keys
 * @param {number} games
 */
const nextOf = (cli, state, keys, games) => {
  const [first] = keys
    .filter(key => !isTold(cli, playedOf(state, key), games))
    .sort((a, b) => playedOf(state, a).games - playedOf(state, b).games);
  if (first !== undefined) return first;
  return keys
    .filter(key => shareOf(playedOf(state, key)) >= DOUBT)
    .map(again)
    .find(key => playedOf(state, key).games < games);
};

/**
 * @param {Cli} cli
 * @param {import('./contest.mjs').Pool} pool
 * @param {State} state
 * @param {Ban} ban
 * @param {string} key
 * @param {number} i
 */
const playOne = async (cli, pool, state, ban, key, i) => {
  const normal = { name: 'normal', bot: 'normal', think: THINK };
  const game = cli.gameOf(ban.game);
  const bots = /** @type {const} */ ([{ ...normal, ban: cli.keyOfBan(ban) }, normal]);
  const match = cli.matchOf({ game, seats: 2, options: {}, seed: `handicap ${key}`, bots }, i);
  const { scores, winners } = await pool.run('match', match);
  const [own, other] = [i % 2, 1 - (i % 2)];
  const before = playedOf(state, key);
  state.played[key] = {
    wins: before.wins + (winners.includes(own) ? 1 / winners.length : 0),
    lead: before.lead + (scores[own] ?? 0) - (scores[other] ?? 0),
    games: before.games + 1,
  };
};

/** @param {number} share */
const percent = share => `${(100 * share).toFixed(1)} %`;

/** @param {Cli} cli @param {Played} played */
const told = (cli, played) => {
  if (played.games === 0) return '| 0 | | ';
  const [low, high] = cli.wilson(played.wins, played.games);
  return `| ${played.games} | ${percent(shareOf(played))} | ${percent(low)} – ${percent(high)}`;
};

/** @param {Cli} cli @param {State} state @param {Ban} ban */
const rowOf = (cli, state, ban) => {
  const key = cli.keyOfBan(ban);
  const [first, second] = [playedOf(state, key), playedOf(state, again(key))];
  const lead = first.games === 0 ? '' : (first.lead / first.games).toFixed(1);
  const doubted = shareOf(first) >= DOUBT && first.games > 0;
  const proved = doubted && shareOf(second) >= PROOF && second.games > 0;
  const done = isTold(cli, first, GAMES) && (!doubted || second.games >= GAMES);
  const verdict =
    first.games === 0
      ? 'not played'
      : `${proved ? 'fails' : doubted ? 'doubted' : 'holds'}${done ? '' : ' so far'}`;
  const fresh = second.games === 0 ? '' : `${percent(shareOf(second))} of ${second.games}`;
  return `| ${ban.game} | ${ban.name} ${told(cli, first)} | ${lead} | ${fresh} | ${verdict} |`;
};

/**
 * All samples of a ban together, as the page reads them; whether they tell anything, the page decides.
 * @param {Cli} cli
 * @param {State} state
 */
const figuresOf = (cli, state) =>
  cli.BANS.flatMap(ban => {
    const key = cli.keyOfBan(ban);
    const samples = [playedOf(state, key), playedOf(state, again(key))];
    const [wins, games] = /** @type {const} */ (['wins', 'games']).map(field =>
      samples.reduce((sum, sample) => sum + sample[field], 0),
    );
    if (wins === undefined || games === undefined || games === 0) return [];
    const [low, high] = cli.wilson(wins, games);
    const rounded = [wins / games, low, high].map(share => Math.round(1000 * share) / 1000);
    const [share, ...interval] = rounded;
    return [{ game: ban.game, never: ban.name.replaceAll(' ', '-'), games, share, interval }];
  });

/** @param {Cli} cli @param {State} state */
const report = async (cli, state) => {
  write(FIGURES, JSON.stringify(figuresOf(cli, state)));
  const games = Object.values(state.played).reduce((sum, each) => sum + each.games, 0);
  await into(
    at('docs', 'bots.md'),
    MARKS,
    `- Date: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}
- Games: ${games} of two \`normal\` bots, ${GAMES} of each ban unless it was beyond doubt before that it wins less than ${Math.round(100 * DOUBT)} %

| Game | Never … | Games | Wins | 95 % interval | Lead | Fresh games | Verdict |
| ---- | ------- | ----- | ---- | ------------- | ---- | ----------- | ------- |
${cli.BANS.map(ban => rowOf(cli, state, ban)).join('\n')}`,
    existsSync(STATE) ? [STATE, FIGURES] : [FIGURES],
  );
};

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { game: text, ban: text, games: text, hours: text } });
  const games = positive(values.games, '--games', GAMES);
  const hours = positive(values.hours, '--hours', 3);
  const cli = await command();
  const bans = cli.BANS.filter(
    ({ game, name }) => (values.game ?? game) === game && name.includes(values.ban ?? ''),
  );
  if (bans.length === 0) throw new Trouble('There is no such game, or no such ban; docs/bots.md lists them.');
  const byKey = new Map(
    bans.flatMap(ban => [cli.keyOfBan(ban), again(cli.keyOfBan(ban))].map(key => [key, ban])),
  );
  /** @type {State} */
  const state = keptOf(cli, STATE);
  const end = Date.now() + hours * 3_600_000;
  const next = () => nextOf(cli, state, bans.map(cli.keyOfBan), games);
  await onThreads(cli, async (pool, signal) => {
    for (let key = next(); key; key = next()) {
      const ban = byKey.get(key);
      if (ban === undefined || signal.aborted || Date.now() > end) break;
      const from = playedOf(state, key).games;
      const until = Math.min(games, from + BATCH);
      await Promise.all(
        Array.from({ length: until - from }, (_, i) => playOne(cli, pool, state, ban, key, from + i)),
      );
      write(STATE, JSON.stringify(state));
      say(`${key}: ${until} of ${games}, wins ${percent(shareOf(playedOf(state, key)))}`);
    }
  });
  await report(cli, state);
  say(next() ? 'Stopped; npm run handicap goes on from here.' : 'Done; the table stands in docs/bots.md.');
});
