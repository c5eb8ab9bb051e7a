/** kaffeehaus replay: plays a record again, exactly or not at all, and tells it in words. */
import { Breakdown, WATCHER, asked, at, isOver, kernelOf, readAndPlay, score } from '@kaffeehaus/kernel';
import type { GameEvent, Game, GameRecord, Seat, State } from '@kaffeehaus/kernel';
import { boardOf } from './boards/index.ts';
import type { Pen } from './boards/board.ts';
import { Ending, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { readJson } from './file.ts';
import { gameName, playerNames } from './games.ts';
import { logLines } from './log.ts';
import { chosenIn } from './options.ts';
import { isPlayer, playerName } from './play/seating.ts';
import { JSON_FLAG, natural, wants, writeJson } from './read.ts';
import { openRecord } from './rules.ts';
import { quoted } from './screen.ts';
import { result } from './sheet.ts';
import { styleOf } from './style.ts';
import { hanging, padStart, wrap } from './text.ts';

interface Showing {
  readonly game: Game;
  readonly record: GameRecord;
  readonly to: number;
  readonly viewer: Seat;
  readonly names: readonly string[];
}

const showingOf = async (call: Call): Promise<Showing> => {
  const { game, record } = await openRecord(readJson(at(call.args, 0), call.io.cwd), call.io.rules);
  const table = kernelOf(game).start(game, record.options, record.seats, record.seed);
  const n = record.answers.length;
  const seat = natural(call, 'seat', [1, record.seats]);
  return {
    game,
    record,
    to: natural(call, 'to', [0, n]) ?? n,
    viewer: seat === undefined ? WATCHER : seat - 1,
    names: playerNames(call.words, game, table, record.names),
  };
};

interface Told {
  readonly table: State;
  readonly lines: readonly string[];
  /** The answer that made the rules themselves fail: such records come from fuzzing. */
  readonly crash: { readonly n: number; readonly message: string } | undefined;
}

/**
 * Log lines with the number of the answer they follow, so that --to can be aimed. A damaged record is refused before
 * anything is told; a crash of the rules is told as far as it goes.
 */
const tellGame = (call: Call, { game, record, to, viewer, names }: Showing): Told => {
  const lines: string[] = [];
  const margin = String(to).length;
  const hear = (events: readonly GameEvent[], n: number): void => {
    logLines(call.words, game, events, viewer, names).forEach((line, i) =>
      lines.push(hanging(`${padStart(i === 0 ? String(n) : '', margin)}  `, line, call.io.out.columns)),
    );
  };
  const host = kernelOf(game).open(game, { record: { ...record, answers: [] } });
  hear(at(host.turns, 0).events, 0);
  for (let i = 0; i < to; i++) {
    const message = readAndPlay(game, at(record.answers, i), i + 1, (seat, answer) => {
      try {
        hear(host.answer(seat, answer).events, i + 1);
        return undefined;
      } catch (error) {
        if (error instanceof Breakdown) return String(error.args['why']);
        throw error;
      }
    });
    if (message !== undefined) return { table: host.table, lines, crash: { n: i + 1, message } };
  }
  return { table: host.table, lines, crash: undefined };
};

const asJson = ({ game, record, to }: Showing, table: State): object => {
  const sheets = game.audit(table);
  const over = isOver(table);
  const winners = game.winners(table);
  return {
    game: game.id,
    rev: game.rev,
    seats: record.seats,
    ...(record.names && { names: record.names }),
    options: record.options,
    seed: record.seed,
    answers: to,
    of: record.answers.length,
    over,
    round: game.round(table),
    scores: sheets.map(score),
    sheets,
    ...(over && { winners: winners.seats.map(seat => seat + 1) }),
    ...(over && winners.by !== undefined && { by: winners.by }),
  };
};

/** The table as it stands, who must answer, and the score sheet. */
const ending = async (call: Call, showing: Showing, table: State): Promise<string> => {
  const { words, io } = call;
  const { game, viewer, names } = showing;
  const { columns } = io.out;
  const pen: Pen = { words, names, style: styleOf(io, false), columns };
  const board = await boardOf(game);
  const seen = kernelOf(game).mask(game, table, viewer);
  const parts = [board.table(seen, pen)];
  if (viewer !== WATCHER) parts.push(board.desk(seen, viewer, pen));
  const waiting = asked(table).map(ask => at(names, ask.seat));
  if (waiting.length > 0)
    parts.push(words.t('cli.replay.waiting', { n: waiting.length, names: words.list(waiting) }));
  parts.push(result(game, table, pen));
  return parts.join('\n\n');
};

const optionsOf = ({ words }: Call, { game, record }: Showing): string[] => {
  const chosen = chosenIn(words, game, record.options);
  return chosen.length > 0 ? [words.t('cli.options', { options: words.list(chosen) })] : [];
};

/** Who sat where, as far as the record tells. */
const sittersOf = ({ words }: Call, { record, names }: Showing): string[] => {
  if (record.names === undefined) return [];
  const sat = record.names.map((name, seat) =>
    isPlayer(name) ? `${at(names, seat)} (${playerName(words, name)})` : at(names, seat),
  );
  return [words.t('cli.replay.sat', { names: sat.join(', ') })];
};

const run = async (call: Call): Promise<number> => {
  const showing = await showingOf(call);
  const { words, io } = call;
  const { game, record, to } = showing;
  const { lines, table, crash } = tellGame(call, showing);
  if (wants(call, 'json')) {
    if (crash !== undefined) throw new Ending('cli.replay.crash', crash);
    writeJson(call, asJson(showing, table));
    return FINE;
  }
  const title = words.t('cli.replay.title', {
    game: gameName(words, game),
    seats: record.seats,
    answers: record.answers.length,
    to,
    seed: quoted(record.seed),
  });
  const head = [title, ...optionsOf(call, showing), ...sittersOf(call, showing)]
    .map(line => wrap(line, io.out.columns))
    .join('\n');
  io.out.write(`${head}\n\n${lines.join('\n')}\n\n`);
  if (crash !== undefined) throw new Ending('cli.replay.crash', crash);
  io.out.write(`${await ending(call, showing, table)}\n`);
  return FINE;
};

export const command: Command = {
  name: 'replay',
  takes: '<record>',
  flags: [
    { name: 'to', value: 'N', text: 'cli.replay.flag.to' },
    { name: 'seat', value: 'P', text: 'cli.replay.flag.seat' },
    JSON_FLAG,
  ],
  examples: ['replay game.json', 'replay game.json --to 40 --seat 2'],
  run,
};
