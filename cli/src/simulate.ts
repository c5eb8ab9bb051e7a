/** kaffeehaus simulate: plays many games silently, on one thread and without laws, and counts. */
import type { Judge } from '@kaffeehaus/bots';
import { at, start, times } from '@kaffeehaus/kernel';
import type { Game, Options } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { bar } from './bar.ts';
import { cpuSeconds } from './clock.ts';
import { BadInput, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { gameName, gameOf } from './games.ts';
import { botNamed, luckOf, playOut } from './match.ts';
import type { Sitter } from './match.ts';
import { judgeOf } from './minds.ts';
import { JSON_FLAG, OPTIONS, SEATS, SEED, natural, optionsFor, seatsFor, seedFor } from './read.ts';
import { THINK, tell, thinkFor, wants, writeJson } from './read.ts';
import { quoted } from './screen.ts';
import { Tally } from './tally.ts';
import type { Spread } from './tally.ts';
import { table } from './text.ts';

interface Plan {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  readonly bots: readonly Sitter[];
  readonly judge: Judge;
}

const GAMES = 1000;
const MOST = 1_000_000_000;
/** Long enough for the compiler of the JavaScript engine to have done its work. */
const WARM_UP_SECONDS = 0.3;

const planOf = async (call: Call): Promise<Plan> => {
  const game = gameOf(at(call.args, 0));
  const seats = seatsFor(call, game) ?? game.seats[1];
  return {
    game,
    seats,
    options: optionsFor(call, game, seats) ?? {},
    games: natural(call, 'games', [1, MOST]) ?? GAMES,
    bots: botsFor(call, seats),
    judge: await judgeOf(game),
    seed: seedFor(call),
  };
};

const botsFor = (call: Call, seats: number): readonly Sitter[] => {
  const names = (call.flags.get('bots') ?? 'random').split(',').map(name => name.trim());
  if (names.length > seats) throw new BadInput('cli.bad.bots', { bots: names.length, seats });
  const think = thinkFor(call);
  return names.map(name => ({ bot: botNamed(name, call.words), think }));
};

/** Plays game number `i`; the bots move on by one seat each game, so that each sits everywhere. */
const playOne = (
  { game, seats, options, bots, judge }: Plan,
  seed: string,
  i: number,
  tally: Tally,
): void => {
  const s = start(game, options, seats, seed);
  const sitting = times(seats, seat => at(bots, (seat + i) % bots.length));
  const answers = playOut(judge, s, sitting, luckOf(seed));
  tally.count(
    s,
    answers,
    sitting.map(({ bot }) => bot.name),
  );
};

const warmUp = (plan: Plan): void => {
  const end = cpuSeconds() + WARM_UP_SECONDS;
  const aside = new Tally(plan.game, plan.seats);
  for (let i = 0; cpuSeconds() < end; i++) playOne(plan, `warm-up ${i} of ${plan.seed}`, i, aside);
};

const simulate = (call: Call, plan: Plan): { tally: Tally; seconds: number; wallSeconds: number } => {
  const { seed, games } = plan;
  warmUp(plan);
  const tally = new Tally(plan.game, plan.seats);
  const progress = bar(call.io, games);
  const cpu = cpuSeconds();
  const wall = performance.now();
  for (let i = 0; i < games; i++) {
    playOne(plan, `${seed} ${i}`, i, tally);
    progress.show(i + 1);
  }
  const wallSeconds = (performance.now() - wall) / 1000;
  // A run may be over before the clock of the processor has moved.
  const seconds = cpuSeconds() - cpu || wallSeconds;
  progress.clear();
  return { tally, seconds, wallSeconds };
};

const figuresOf = ({ game, seats }: Plan, tally: Tally, seconds: number, wallSeconds: number) => ({
  game: game.id,
  seats,
  games: tally.games,
  answers: tally.answers,
  seconds,
  wallSeconds,
  answersPerSecond: tally.answers / seconds,
  gamesPerSecond: tally.games / seconds,
  rounds: tally.rounds,
  scores: { ...tally.scores.toJSON(), bySeat: tally.bySeat.map(spread => spread.mean) },
  wins: tally.wins,
  ...(tally.automaton.scores.n > 0 && {
    automaton: { ...tally.automaton.scores.toJSON(), wins: tally.automaton.wins },
  }),
});

type Figures = ReturnType<typeof figuresOf>;

/** The figures as one object; bots are told apart only if they were chosen. */
const asJson = (figures: Figures, tally: Tally, chosen: boolean): object => ({
  ...figures,
  ...(chosen && {
    byBot: Object.fromEntries(
      [...tally.byBot].map(([name, { scores, wins }]) => [name, { seats: scores.n, wins, scores }]),
    ),
  }),
});

const overview = (words: Words, tally: Tally, figures: Figures): string => {
  const n = (x: number, digits: number): string => words.number(x, { maximumFractionDigits: digits });
  const spread = (of: Spread): string => {
    const { mean, min, max } = of.toJSON();
    return words.t('cli.simulate.spread', { mean: n(mean, 1), min, max });
  };
  return table(
    [
      [words.t('cli.simulate.answers'), n(figures.answers, 0)],
      [words.t('cli.simulate.answersPerSecond'), n(figures.answersPerSecond, 0)],
      [words.t('cli.simulate.gamesPerSecond'), n(figures.gamesPerSecond, 0)],
      [words.t('cli.simulate.seconds'), n(figures.seconds, 2)],
      [words.t('cli.simulate.wallSeconds'), n(figures.wallSeconds, 2)],
      [words.t('cli.rounds', { game: figures.game }), spread(tally.rounds)],
      [words.t('common.score'), spread(tally.scores)],
    ],
    ['left', 'left'],
  );
};

const standings = (words: Words, tally: Tally, chosen: boolean): string => {
  const { bySeat, byBot, wins, games, automaton } = tally;
  const fixed = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const line = (name: string, mean: number, won: number, of: number): string[] => [
    name,
    words.number(mean, fixed),
    words.number(won, fixed),
    words.number(won / of, { style: 'percent', ...fixed }),
  ];
  const seats = bySeat.map(({ mean }, seat) =>
    line(words.t('common.seat', { seat: seat + 1 }), mean, at(wins, seat), games),
  );
  if (automaton.scores.n > 0)
    seats.push(line(words.t('cli.automaton'), automaton.scores.mean, automaton.wins, games));
  const bots = [...(chosen ? byBot : [])].map(([bot, of]) => line(bot, of.scores.mean, of.wins, of.scores.n));
  const head = ['', words.t('cli.simulate.mean'), words.t('cli.simulate.wins'), ''];
  return table([head, ...seats, ...bots], ['left', 'right', 'right', 'right']);
};

const run = async (call: Call): Promise<number> => {
  const plan = await planOf(call);
  const { words } = call;
  const { game, seats, seed, games } = plan;
  const title = { game: gameName(words, game), games, seats, seed: quoted(seed) };
  tell(call, words.t('cli.simulate.title', title));
  const { tally, seconds, wallSeconds } = simulate(call, plan);
  const figures = figuresOf(plan, tally, seconds, wallSeconds);
  const chosen = wants(call, 'bots');
  if (wants(call, 'json')) writeJson(call, asJson(figures, tally, chosen));
  else tell(call, `\n${overview(words, tally, figures)}\n\n${standings(words, tally, chosen)}`);
  return FINE;
};

export const command: Command = {
  name: 'simulate',
  takes: '<game>',
  flags: [
    SEATS,
    { name: 'games', value: 'N', text: 'cli.simulate.flag.games' },
    OPTIONS,
    { name: 'bots', value: 'a,b', text: 'cli.simulate.flag.bots' },
    THINK,
    SEED,
    JSON_FLAG,
  ],
  examples: [
    'simulate vienna --seats 4 --games 1000',
    `simulate vienna --seats 2 --games 500 --options '{"thirdMan":true}' --seed coffee --json`,
  ],
  run,
};
