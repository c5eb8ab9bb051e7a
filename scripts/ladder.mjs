// @ts-check
// npm run ladder: how strong the bots are. Each level plays against the one below it, for every game and number of
// seats, on all cores, until it is beyond doubt on which side of its target it lies or 200 games are played. Ctrl+C stops it, the next run, here or elsewhere, goes on where it stopped; docs/bots.md holds
// the table, and rungs that these bots have not played yet stay in it as they were.
//   npm run ladder -- --games 40          so many games of each rung (200 unless given)
//   npm run ladder -- --game vienna       only this game
//   npm run ladder -- --rung hard/normal  only this rung
//   npm run ladder -- --hours 1           stops by itself after so long (3 unless given)
//   npm run ladder -- --fresh             from the beginning
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { command, keptOf, meant, onThreads, positive } from './contest.mjs';
import { Trouble, at, enter, say } from './house.mjs';
import { into, numbersIn, occasion, rangesOf, write } from './kept.mjs';

/** Kept with the project: an hour here and an hour on another machine are one ladder. */
const STATE = at('docs', 'ladder.json');
const PAGE = at('docs', 'bots.md');
const MARKS = /** @type {const} */ ([
  '<!-- ladder: written by npm run ladder -->',
  '<!-- end of the ladder -->',
]);
/** Games of a rung, unless told otherwise; before that many its result is not final unless it is beyond doubt. */
const GAMES = 200;
/** The intervals of the page say little before so many games. */
const ENOUGH = 40;
/** Milliseconds for a question, unless a rung says otherwise. */
const THINK = 100;

/** @typedef {import('./contest.mjs').Cli} Cli */
/** @typedef {import('@kaffeehaus/cli').Sums} Sums */
/** @typedef {{ name: string, bots: [string, string], targets: Record<number, number>, dear?: true }} Kind */
/** @typedef {{ key: string, game: string, seats: number, kind: Kind }} Rung */
/** @typedef {{ done: number[], sums: [Sums, Sums] }} Played */
/** @typedef {import('./contest.mjs').Kept<Played>} State */

/** The share of games the first of the two must win, by number of seats; dear are those that take hours. */
/** @type {Kind[]} */
const KINDS = [
  {
    name: 'easy/random',
    bots: ['easy', 'random'],
    targets: { 2: 0.95, 3: 0.93, 4: 0.9, 5: 0.88 },
  },
  {
    name: 'normal/easy',
    bots: ['normal', 'easy'],
    targets: { 2: 0.8, 3: 0.65, 4: 0.55, 5: 0.5 },
  },
  {
    name: 'hard/normal',
    bots: ['hard', 'normal'],
    targets: { 2: 0.7, 3: 0.55, 4: 0.45, 5: 0.4 },
    dear: true,
  },
  { name: 'hard:400/hard:50', bots: ['hard:400', 'hard:50'], targets: { 2: 0.55 }, dear: true },
];

/**
 * @param {Cli} cli
 * @param {string | undefined} game
 * @param {string | undefined} rung
 * @returns {Rung[]}
 */
const rungsOf = ({ GAMES }, game, rung) => {
  const ids = meant(
    GAMES.map(({ id }) => id),
    game,
  );
  const kinds = KINDS.filter(({ name }) => rung === undefined || name === rung);
  if (kinds.length === 0)
    throw new Trouble(`There is no rung "${rung}"; there is ${KINDS.map(({ name }) => name).join(', ')}.`);
  return kinds.flatMap(kind =>
    GAMES.filter(({ id }) => ids.includes(id)).flatMap(({ id, seats: [, max] }) =>
      Object.keys(kind.targets)
        .map(Number)
        .filter(seats => seats <= max)
        .map(seats => ({ key: `${id} ${seats} ${kind.name}`, game: id, seats, kind })),
    ),
  );
};

/**
 * What earlier runs have played, as far as it was the same code.
 * @param {Cli} cli
 * @param {boolean} fresh
 * @returns {State}
 */
const stateFor = (cli, fresh) => {
  /** @type {import('./contest.mjs').Kept<{ done: string, sums: [Sums, Sums] }>} */
  const { code, played } = keptOf(cli, STATE, fresh);
  const told = Object.entries(played).map(([key, { done, sums }]) => [key, { done: numbersIn(done), sums }]);
  return { code, played: Object.fromEntries(told) };
};

/** @param {State} state */
const keep = ({ code, played }) => {
  const short = Object.entries(played).map(([key, { done, sums }]) => [key, { done: rangesOf(done), sums }]);
  write(STATE, JSON.stringify({ code, played: Object.fromEntries(short) }));
};

/** @param {State} state @param {Rung} rung */
const gamesOf = (state, rung) => state.played[rung.key]?.done.length ?? 0;

/**
 * Whether a rung lies above or below its target beyond doubt, however often that was asked, of all rungs together.
 * @param {Cli} cli
 * @param {State} state
 * @param {Rung} rung
 */
const isDecided = (cli, state, { key, kind, seats }) => {
  const old = state.played[key];
  if (!old || old.done.length < ENOUGH) return false;
  const rungs = rungsOf(cli, undefined, undefined).length;
  return cli.sideOf(old.sums[0].wins, old.done.length, kind.targets[seats] ?? 0, rungs) !== undefined;
};

/**
 * Hands out the games still to be played of rungs that are not decided: cheap ones first, then the one behind all others,
 * so that an early stop has seen every rung.
 * @param {Cli} cli
 * @param {State} state
 * @param {readonly Rung[]} rungs
 * @param {number} games
 */
const queueOf = (cli, state, rungs, games) => {
  const left = new Map(
    rungs.map(rung => {
      const done = state.played[rung.key]?.done ?? [];
      return [rung, Array.from({ length: games }, (_, i) => i).filter(i => !done.includes(i))];
    }),
  );
  const rank = (/** @type {Rung} */ rung) => [rung.kind.dear ? 1 : 0, games - (left.get(rung)?.length ?? 0)];
  const isBefore = (/** @type {number[]} */ a, /** @type {number[]} */ b) => {
    const i = a.findIndex((x, k) => x !== b[k]);
    return i >= 0 && (a[i] ?? 0) < (b[i] ?? 0);
  };
  const open = () => rungs.filter(rung => (left.get(rung)?.length ?? 0) > 0 && !isDecided(cli, state, rung));
  return {
    next: () => {
      const [first, ...others] = open();
      if (!first) return undefined;
      const rung = others.reduce((best, one) => (isBefore(rank(one), rank(best)) ? one : best), first);
      return { rung, i: left.get(rung)?.shift() ?? 0 };
    },
    count: () => open().reduce((sum, rung) => sum + (left.get(rung)?.length ?? 0), 0),
  };
};

/** @param {string} name */
const contender = name => {
  const [bot = name, think = String(THINK)] = name.split(':');
  return { name, bot, think: Number(think) };
};

/**
 * @param {Cli} cli
 * @param {State} state
 * @param {readonly Rung[]} rungs
 * @param {{ games: number, hours: number }} how
 */
const climb = async (cli, state, rungs, { games, hours }) => {
  const queue = queueOf(cli, state, rungs, games);
  await onThreads(
    cli,
    pool => {
      const player = async () => {
        for (let next = queue.next(); next; next = queue.next()) {
          await playOne(cli, pool, state, next.rung, next.i);
          keep(state);
          const line = `${next.rung.key}: ${gamesOf(state, next.rung)} of ${games}, ${queue.count()} games to go`;
          process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
        }
      };
      return Promise.all(Array.from({ length: availableParallelism() }, player));
    },
    { hours },
  );
  if (process.stdout.isTTY) say('');
};

/**
 * @param {Cli} cli
 * @param {import('./contest.mjs').Pool} pool
 * @param {State} state
 * @param {Rung} rung
 * @param {number} i
 */
const playOne = async (cli, pool, state, { key, game, seats, kind }, i) => {
  const [a, b] = kind.bots;
  const contest = {
    game: cli.gameOf(game),
    seats,
    options: {},
    seed: `ladder ${key}`,
    bots: /** @type {[ReturnType<typeof contender>, ReturnType<typeof contender>]} */ ([
      contender(a),
      contender(b),
    ]),
  };
  const ending = await pool.run('match', cli.matchOf(contest, i));
  const old = state.played[key];
  const standings = old ? new cli.Standings(old.done.length, old.sums) : new cli.Standings();
  standings.count(ending, i);
  state.played[key] = {
    done: [...(old?.done ?? []), i],
    sums: /** @type {[Sums, Sums]} */ ([...standings.sums]),
  };
};

/** @param {number} share */
const percent = share => `${(100 * share).toFixed(1)} %`;

const EARLIER = 'earlier bots';

/** The rows of the page as it is, by what stands before their figures. @returns {Map<string, string[]>} */
const rowsSoFar = () => {
  const rows = readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => line.split('|').map(cell => cell.trim()));
  return new Map(rows.map(cells => [cells.slice(1, 4).join(' '), cells]));
};

/**
 * What earlier bots did on a rung that these have not played yet.
 * @param {Rung} rung
 */
const earlierRow = ({ game, seats, kind }) => {
  const name = kind.name.replace('/', ' over ');
  const cells = rowsSoFar().get(`${name} ${game} ${seats}`);
  const [games = '0', wins = '', interval = '', target = '', met = '', ms = ''] = cells?.slice(4) ?? [];
  if (games === '0') return undefined;
  const verdict = met.includes(EARLIER) ? met : `${met}, ${EARLIER}`;
  return `| ${name} | ${game} | ${seats} | ${games} | ${wins} | ${interval} | ${target} | ${verdict} | ${ms} |`;
};

/**
 * @param {Cli} cli
 * @param {State} state
 * @param {Rung} rung
 */
const rowOf = (cli, state, rung) => {
  const { game, seats, kind, key } = rung;
  const target = kind.targets[seats] ?? 0;
  const named = `| ${kind.name.replace('/', ' over ')} | ${game} | ${seats}`;
  const old = state.played[key];
  if (!old) return earlierRow(rung) ?? `${named} | 0 | | | ≥ ${percent(target)} | not played |  |`;
  const standings = new cli.Standings(old.done.length, old.sums);
  const [low, high] = standings.interval;
  const { seconds, answers } = standings.sums[0];
  const met = standings.share >= target ? 'yes' : 'no';
  const final = standings.games >= GAMES || isDecided(cli, state, rung);
  const verdict = final ? met : standings.games < ENOUGH ? 'too few games' : `${met} so far`;
  const interval = `${percent(low)} – ${percent(high)}`;
  const ms = ((1000 * seconds) / answers).toFixed(0);
  return `${named} | ${standings.games} | ${percent(standings.share)} | ${interval} | ≥ ${percent(target)} | ${verdict} | ${ms} |`;
};

/**
 * CPU hours the bots have thought, nearly all the time the games took: unlike hours on the clock it counts no pauses.
 * @param {State} state
 */
const hoursOf = ({ played }) =>
  Object.values(played)
    .flatMap(({ sums }) => sums)
    .reduce((sum, { seconds }) => sum + seconds, 0) / 3600;

/**
 * @param {Cli} cli
 * @param {State} state
 */
const report = async (cli, state) => {
  const all = rungsOf(cli, undefined, undefined);
  const played = all.reduce((sum, rung) => sum + gamesOf(state, rung), 0);
  const text = `${occasion()}
- Time to think: at most ${THINK} ms of CPU time a question, unless the rung says otherwise
- Games: ${played}, ${GAMES} of a rung unless its verdict was beyond doubt before, in ${hoursOf(state).toFixed(1)} CPU hours of thinking

| Rung | Game | Seats | Games | Wins | 95 % interval | Target | Met | ms an answer |
| ---- | ---- | ----- | ----- | ---- | ------------- | ------ | --- | ------------ |
${all.map(rung => rowOf(cli, state, rung)).join('\n')}`;
  await into(PAGE, MARKS, text, existsSync(STATE) ? [STATE] : []);
};

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    options: { games: text, game: text, rung: text, hours: text, fresh: { type: 'boolean' } },
  });
  const games = Math.round(positive(values.games, '--games', GAMES));
  const hours = positive(values.hours, '--hours', 3);
  const cli = await command();
  const rungs = rungsOf(cli, values.game, values.rung);
  const state = stateFor(cli, values.fresh === true);
  say(`${rungs.length} rungs, ${games} games each, at most ${hours} hours`);
  await climb(cli, state, rungs, { games, hours });
  await report(cli, state);
  const left = queueOf(cli, state, rungs, games).count();
  say(
    left > 0
      ? `Stopped with ${left} games to go; npm run ladder goes on from here. The table stands in docs/bots.md.`
      : 'Done; the table stands in docs/bots.md.',
  );
});
