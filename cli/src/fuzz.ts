/** kaffeehaus fuzz: plays random games with every law checked at every answer, the costly ones more rarely if told so. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, seeded } from '@kaffeehaus/kernel';
import type { Game, Options } from '@kaffeehaus/kernel';
import { LAWS, anyOptions } from '@kaffeehaus/kernel/laws';
import type { Trial } from '@kaffeehaus/kernel/laws';
import { bar } from './bar.ts';
import { cpuSeconds } from './clock.ts';
import { BadInput, FAILED, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { freeName, isThere, isWritable, mustBeWritable, writeNew } from './file.ts';
import { gameName, gameOf } from './games.ts';
import { JSON_FLAG, OPTIONS, SEATS, SEED, natural, optionsFor, seatsFor, seedFor } from './read.ts';
import { tell, wants, writeJson } from './read.ts';
import { quoted } from './screen.ts';
import { attempt, isFailure, shrink } from './shrink.ts';
import type { Failure } from './shrink.ts';

const GAMES = 100;
const MOST = 1_000_000_000;
/** Looking for a shorter failure ends after so long, found or not. */
const SHRINK_SECONDS = 30;

interface Table {
  readonly seats: number;
  /** Fixed, or anything that goes together. */
  readonly options: Options | undefined;
}

/** The tables to play at in turn: one per seat count that the options allow. */
const tablesFor = (call: Call, game: Game): readonly Table[] => {
  const seats = seatsFor(call, game);
  if (seats !== undefined) return [{ seats, options: optionsFor(call, game, seats) }];
  const tables: Table[] = [];
  let refusal: unknown;
  for (let n = game.seats[0]; n <= game.seats[1]; n++)
    try {
      tables.push({ seats: n, options: optionsFor(call, game, n) });
    } catch (error) {
      refusal = error;
    }
  if (tables.length === 0) throw refusal;
  return tables;
};

interface Series {
  readonly tables: readonly Table[];
  readonly games: number;
  readonly seed: string;
  /** The costly laws are checked at every how many answers. */
  readonly every: number;
}

const trialOf = (game: Game, { tables, seed, every }: Series, i: number): Trial => {
  const { seats, options } = at(tables, i % tables.length);
  const own = `${seed} ${i}`;
  const any = options ?? anyOptions(game, seeded(`options of ${own}`), seats);
  return { seats, options: any, seed: own, every };
};

interface Outcome {
  readonly games: number;
  readonly answers: number;
  readonly failure: Failure | undefined;
}

/** Plays until all games are played or a law breaks. */
const play = (call: Call, game: Game, series: Series): Outcome => {
  const { games } = series;
  const progress = bar(call.io, games);
  let answers = 0;
  try {
    for (let i = 0; i < games; i++) {
      const result = attempt(game, trialOf(game, series, i));
      if (isFailure(result)) return { games: i + 1, answers, failure: result };
      answers += result.answers;
      progress.show(i + 1);
    }
    return { games, answers, failure: undefined };
  } finally {
    progress.clear();
  }
};

/** Writes the shortest failure found to a new file and says how to see it. */
const hand = (call: Call, game: Game, failure: Failure): string => {
  const { words, io, flags } = call;
  tell(call, words.t('cli.fuzz.broken', { message: failure.message }));
  const end = cpuSeconds() + SHRINK_SECONDS;
  const short = shrink(game, failure, () => cpuSeconds() > end);
  // Found in a folder where nothing can be written, it goes where anybody may write.
  const folder = isWritable(io.cwd) ? '' : tmpdir();
  const file = flags.get('out') ?? freeName(join(folder, `broken-${game.id}`), io.cwd);
  writeNew(file, io.cwd, `${JSON.stringify(short.record, null, 2)}\n`);
  const n = { from: failure.choices.length, to: short.record.answers.length };
  tell(call, words.t('cli.fuzz.written', { file: quoted(file), ...n, message: short.message }));
  tell(call, `  kaffeehaus replay ${/^[\w./-]+$/.test(file) ? file : quoted(JSON.stringify(file))}`);
  return file;
};

/** Fuzzes the given game; tests plant their own. */
export const fuzz = (call: Call, game: Game): number => {
  const { words, io, flags } = call;
  const games = natural(call, 'games', [1, MOST]) ?? GAMES;
  const every = natural(call, 'every', [1, MOST]) ?? 1;
  const tables = tablesFor(call, game);
  const out = flags.get('out');
  if (out !== undefined && isThere(out, io.cwd)) throw new BadInput('cli.bad.exists', { file: out });
  if (out !== undefined) mustBeWritable(out, io.cwd);
  const seed = seedFor(call);
  const seats = tables.map(table => table.seats);
  const title = {
    game: gameName(words, game),
    games,
    seats: words.list(seats.map(String)),
    most: Math.max(...seats),
    seed: quoted(seed),
  };
  tell(call, words.t('cli.fuzz.title', title));
  const cpu = cpuSeconds();
  const outcome = play(call, game, { tables, games, seed, every });
  const seconds = cpuSeconds() - cpu;
  const { answers, failure } = outcome;
  const file = failure && hand(call, game, failure);
  if (!failure)
    tell(call, words.t('cli.fuzz.fine', { games, answers, laws: LAWS.length, seconds: Math.round(seconds) }));
  if (wants(call, 'json'))
    writeJson(call, {
      game: game.id,
      seats,
      games: outcome.games,
      answers,
      seconds,
      seed,
      laws: LAWS,
      ok: failure === undefined,
      ...(failure && { broken: { law: failure.law, message: failure.message, record: file } }),
    });
  return failure ? FAILED : FINE;
};

export const command: Command = {
  name: 'fuzz',
  takes: '<game>',
  flags: [
    { name: 'games', value: 'N', text: 'cli.fuzz.flag.games' },
    { name: 'every', value: 'N', text: 'cli.fuzz.flag.every' },
    { ...SEATS, text: 'cli.fuzz.flag.seats' },
    { ...OPTIONS, text: 'cli.fuzz.flag.options' },
    SEED,
    { name: 'out', value: 'FILE', text: 'cli.fuzz.flag.out' },
    JSON_FLAG,
  ],
  examples: [
    'fuzz vienna --games 500',
    `fuzz vienna --games 100 --seats 3 --options '{"flags":"random","thirdMan":true}'`,
  ],
  run: async call => fuzz(call, gameOf(at(call.args, 0))),
};
