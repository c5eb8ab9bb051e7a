/** kaffeehaus lab: thousands of games by bots, and a report on what the game is like. */
import { at, defaults, start, times } from '@kaffeehaus/kernel';
import type { Game, Options } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { bar } from './bar.ts';
import { boardOf } from './boards/index.ts';
import { BadInput, Ending, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { freeName, isThere, mustBeWritable, writeNew } from './file.ts';
import { gameName, gameOf } from './games.ts';
import type { Change, Observation, Trial } from './lab/observe.ts';
import { boundsOf, deviationsAmong } from './lab/moments.ts';
import { pageOf } from './lab/page.ts';
import { reportOn } from './lab/report.ts';
import type { Report } from './lab/report.ts';
import type { Explain } from './lab/writer.ts';
import { botNamed } from './match.ts';
import { withPool } from './pool.ts';
import { JSON_FLAG, OPTIONS, SEATS, SEED, THINK, natural, optionsFor, seatsFor, seedFor } from './read.ts';
import { tell, thinkFor, wants, writeJson } from './read.ts';
import { PLAIN } from './style.ts';
import { quoted } from './screen.ts';

const GAMES = 2000;
const MOST = 1_000_000;
/** One game in so many is played by each of the other levels. */
const OTHERS = 20;
/** Games that a thread plays at a time. */
const BATCH = 10;

interface Plan {
  readonly game: Game;
  readonly seats: readonly number[];
  readonly games: number;
  /** The first plays most of the games and is asked what things are worth; the others are there to compare scores. */
  readonly levels: readonly string[];
  readonly think: number;
  readonly seed: string;
  /** The options given; else the usual ones, and one game in three with a change. */
  readonly options: Options | undefined;
}

const levelsFor = ({ flags, words }: Call): readonly string[] => {
  const named = (flags.get('bots') ?? 'normal').split(',').map(name => botNamed(name.trim(), words).name);
  return [...new Set(named)];
};

const planOf = (call: Call): Plan => {
  const game = gameOf(at(call.args, 0));
  const seats = seatsFor(call, game);
  // Alone there is nobody to compare with.
  const least = Math.max(2, game.seats[0]);
  const counts = seats === undefined ? times(game.seats[1] - least + 1, i => least + i) : [seats];
  return {
    game,
    seats: counts,
    games: natural(call, 'games', [1, MOST]) ?? GAMES,
    levels: levelsFor(call),
    think: thinkFor(call),
    seed: seedFor(call),
    options: counts.map(n => optionsFor(call, game, n)).at(-1),
  };
};

/** Every single change of the usual options. */
const changesOf = ({ options }: Game): readonly Change[] =>
  options.flatMap(({ name, values, default: usual, many }) =>
    many
      ? values.map(value => ({ option: `${name}.${String(value)}`, value: true }))
      : values.filter(value => value !== usual).map(value => ({ option: name, value })),
  );

/** The usual options with one change, if it goes with them and with so many seats. */
const optionsWith = (game: Game, { option, value }: Change, seats: number): Options | undefined => {
  const [name = option, member] = option.split('.');
  const options = { ...defaults(game), [name]: member === undefined ? value : [member] };
  const fits = game.options.every(choice => choice.conflict?.(options, seats) === undefined);
  return fits ? options : undefined;
};

/** Sizes of the table, levels and changes take turns, so that each meets each equally often. */
const trialsOf = (plan: Plan): readonly Trial[] => {
  const { game, seats, levels, games, think, seed } = plan;
  const changes = plan.options === undefined ? changesOf(game) : [];
  return times(games, i => {
    const n = at(seats, i % seats.length);
    const turn = Math.floor(i / seats.length);
    const level = levels[1 + (turn % OTHERS)] ?? at(levels, 0);
    const wish =
      turn % 3 === 2 && level === levels[0] ? changes[((turn - 2) / 3) % changes.length] : undefined;
    const changed = wish && optionsWith(game, wish, n);
    const options = changed ?? plan.options ?? {};
    return { seats: n, level, think, options, change: changed && wish, seed: `${seed} ${i}` };
  });
};

/** Nothing if somebody stopped it. */
const observations = (call: Call, plan: Plan): Promise<readonly Observation[] | undefined> =>
  withPool(call.io.threads, async (pool, signal) => {
    const trials = trialsOf(plan);
    const batches = times(Math.ceil(trials.length / BATCH), i => ({
      game: plan.game.id,
      trials: trials.slice(i * BATCH, (i + 1) * BATCH),
    }));
    const progress = bar(call.io, trials.length);
    const seen = await pool.each('observe', batches, done =>
      progress.show(Math.min(trials.length, done * BATCH)),
    );
    progress.clear();
    return signal.aborted ? undefined : seen.flatMap(batch => batch ?? []);
  });

/** Cards are told as the terminal explains them, without a table of their own. */
const explainer = async (words: Words, game: Game): Promise<Explain> => {
  const board = await boardOf(game);
  const s = start(game, {}, Math.max(2, game.seats[0]), 'lab');
  const pen = { words, names: [], style: PLAIN, columns: Infinity };
  return item => board.explain(s, item, pen);
};

/** The report with games and things by their words; single scores are too many to list. */
const figuresOf = (report: Report, file: string): object => {
  const { game } = report;
  const worth = report.worth.map(({ title, items }) => {
    // Among hundreds some must look good by chance: the ranges hold for all of a kind together.
    const deviations = deviationsAmong(items.length);
    const figures = items.map(({ item, ...rest }) => ({
      item: game.word(item),
      ...rest,
      range: boundsOf(rest.lead, deviations),
    }));
    return [title.replace(/^.*\./, ''), figures];
  });
  return { ...report, game: game.id, points: undefined, worth: Object.fromEntries(worth) as object, file };
};

const run = async (call: Call): Promise<number> => {
  const { words, io, flags } = call;
  const plan = planOf(call);
  const { game, games, levels, seats, seed } = plan;
  const file = flags.get('out') ?? freeName(`lab-${game.id}`, io.cwd, 'html');
  if (isThere(file, io.cwd)) throw new BadInput('cli.bad.exists', { file });
  mustBeWritable(file, io.cwd);
  const title = {
    game: gameName(words, game),
    games,
    seats: words.list(seats.map(String)),
    most: Math.max(...seats),
    seed: quoted(seed),
  };
  tell(call, words.t('cli.lab.playing', { ...title, levels: words.list([...levels]) }));
  const seen = await observations(call, plan);
  if (seen === undefined) throw new Ending('cli.lab.stopped');
  const report = reportOn(game, seed, at(levels, 0), seen);
  const explain = await explainer(words, game);
  writeNew(file, io.cwd, pageOf(words, report, new Date().toISOString().slice(0, 10), explain));
  if (wants(call, 'json')) writeJson(call, figuresOf(report, file));
  tell(call, words.t('cli.lab.written', { file: quoted(file) }));
  return FINE;
};

export const command: Command = {
  name: 'lab',
  takes: '<game>',
  flags: [
    { name: 'games', value: 'N', text: 'cli.lab.flag.games' },
    { ...SEATS, text: 'cli.lab.flag.seats' },
    { name: 'bots', value: 'a,b', text: 'cli.lab.flag.bots' },
    THINK,
    { ...OPTIONS, text: 'cli.lab.flag.options' },
    { name: 'out', value: 'FILE', text: 'cli.lab.flag.out' },
    SEED,
    JSON_FLAG,
  ],
  examples: ['lab vienna', 'lab hamburg --games 5000 --seats 3 --bots easy,normal,random --out hamburg.html'],
  run,
};
