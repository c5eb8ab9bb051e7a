/** kaffeehaus arena: which of two bots is the better player, and how sure that is. */
import { at, times } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { bar } from './bar.ts';
import { BadInput, Ending, FAILED, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { Standings, matchOf } from './contest.ts';
import type { Contender, Contest, Sums } from './contest.ts';
import { gameName, gameOf } from './games.ts';
import { botNamed } from './match.ts';
import { withPool } from './pool.ts';
import { JSON_FLAG, OPTIONS, SEATS, SEED, THINK, natural, optionsFor, seatsFor, seedFor } from './read.ts';
import { THINKING, tell, thinkFor, wants, wholeNumber, writeJson } from './read.ts';
import { quoted } from './screen.ts';
import { table } from './text.ts';

const GAMES = 200;
const MOST = 1_000_000;

/** `hard`, or `hard:400` with its own milliseconds to think. */
export const contender = (text: string, usual: number, words?: Words): Contender => {
  const name = text.trim();
  const [bot = '', ms] = name.split(':', 2);
  const think = ms === undefined ? usual : wholeNumber(ms, `${bot}:`, THINKING);
  return { name, bot: botNamed(bot, words).name, think };
};

const contendersFor = (call: Call): Contest['bots'] => {
  const bots = call.flags.get('bots');
  const [a, b, ...more] = (bots ?? '').split(',').map(text => text.trim());
  if (!a || !b || more.length > 0 || a === b)
    throw new BadInput('cli.bad.contenders', { bots: bots ?? '', example: 'hard:400,hard:50' });
  const usual = thinkFor(call);
  return [contender(a, usual, call.words), contender(b, usual, call.words)];
};

const contestFor = (call: Call): Contest => {
  const game = gameOf(at(call.args, 0));
  const seats = seatsFor(call, game) ?? game.seats[1];
  if (seats < 2) throw new BadInput('cli.bad.arenaSeats', { max: game.seats[1] });
  return {
    game,
    seats,
    options: optionsFor(call, game, seats) ?? {},
    bots: contendersFor(call),
    seed: seedFor(call),
  };
};

/** Plays the games on all threads; what was played before somebody stopped it counts. */
const hold = (call: Call, contest: Contest, games: number): Promise<Standings> =>
  withPool(call.io.threads, async pool => {
    const progress = bar(call.io, games);
    const matches = times(games, i => matchOf(contest, i));
    const endings = await pool.each('match', matches, done => progress.show(done));
    progress.clear();
    const standings = new Standings();
    endings.forEach((ending, i) => ending && standings.count(ending, i));
    return standings;
  });

const figuresOf = ({ game, seats, bots, seed }: Contest, standings: Standings): object => {
  const each = (figure: (sums: Sums) => number): object =>
    Object.fromEntries(bots.map(({ name }, i) => [name, figure(standings.sums[i === 0 ? 0 : 1])]));
  return {
    game: game.id,
    seats,
    games: standings.games,
    wins: each(({ wins }) => wins),
    share: standings.share,
    interval: standings.interval,
    scores: each(({ points, seats: n }) => points / n),
    secondsPerAnswer: each(({ seconds, answers }) => seconds / answers),
    slowestAnswer: each(({ slowest }) => slowest),
    think: Object.fromEntries(bots.map(({ name, think }) => [name, think])),
    seed,
  };
};

const overview = (words: Words, { bots, seats }: Contest, standings: Standings): string => {
  const n = (x: number, digits: number): string =>
    words.number(x, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (x: number): string =>
    words.number(x, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const head = (['wins', 'mean', 'perAnswer', 'slowest'] as const).map(key => words.t(`cli.arena.${key}`));
  const rows = bots.map(({ name }, i) => {
    const { wins, points, seats: sat, seconds, answers, slowest } = standings.sums[i === 0 ? 0 : 1];
    return [
      name,
      i === 0 ? '1' : String(seats - 1),
      n(wins, 1),
      n(points / sat, 1),
      n((seconds / answers) * 1000, 1),
      n(slowest * 1000, 0),
    ];
  });
  const [low, high] = standings.interval;
  const share = words.t('cli.arena.share', {
    name: bots[0].name,
    share: percent(standings.share),
    low: percent(low),
    high: percent(high),
    fair: percent(1 / seats),
  });
  const aligns = ['left', 'right', 'right', 'right', 'right', 'right'] as const;
  return `${table([['', words.t('cli.arena.seats'), ...head], ...rows], aligns)}\n\n${share}`;
};

const run = async (call: Call): Promise<number> => {
  const { words, io } = call;
  const contest = contestFor(call);
  const games = natural(call, 'games', [1, MOST]) ?? GAMES;
  const { game, seats, seed, bots } = contest;
  const [a, b] = bots.map(({ name, think }) => words.t('cli.arena.bot', { name, think }));
  const title = { game: gameName(words, game), games, seats, seed: quoted(seed), a: a ?? '', b: b ?? '' };
  tell(call, words.t('cli.arena.title', title));
  const standings = await hold(call, contest, games);
  const stopped = standings.games < games;
  const done = standings.games;
  if (done === 0) throw new Ending('cli.stopped', { done, games });
  if (stopped) io.err.write(`kaffeehaus: ${words.t('cli.stopped', { done, games })}\n`);
  if (wants(call, 'json')) writeJson(call, figuresOf(contest, standings));
  else tell(call, `\n${overview(words, contest, standings)}`);
  return stopped ? FAILED : FINE;
};

export const command: Command = {
  name: 'arena',
  takes: '<game>',
  flags: [
    { name: 'bots', value: 'A,B', text: 'cli.arena.flag.bots', isNeeded: true },
    SEATS,
    { name: 'games', value: 'N', text: 'cli.arena.flag.games' },
    THINK,
    OPTIONS,
    SEED,
    JSON_FLAG,
  ],
  examples: [
    'arena vienna --bots normal,easy --seats 3',
    'arena hamburg --bots hard:400,hard:50 --seats 2 --games 100 --json',
  ],
  run,
};
