/** The score sheet of a table, and of a finished game who has won and why. */
import { at, isOver, score, times } from '@kaffeehaus/kernel';
import type { Game, State } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { table, wrap } from './text.ts';

/** Whoever has a sheet: the seats, and after them what the game plays itself against a lone player. */
const columnsOf = (words: Words, names: readonly string[], sheets: number): readonly string[] =>
  times(sheets, i => names[i] ?? words.t('cli.automaton'));

/** One column per seat, one row per source that gave anybody points. */
export const scoreSheet = (words: Words, game: Game, s: State, names: readonly string[]): string => {
  const sheets = game.audit(s);
  const players = columnsOf(words, names, sheets.length);
  const rows = at(sheets, 0).map(({ source }, i) => [
    words.say(game.phrases.source(source)),
    ...sheets.map(sheet => words.number(at(sheet, i).points)),
  ]);
  const worth = rows.filter((_, i) => sheets.some(sheet => at(sheet, i).points !== 0));
  const total = [words.t('common.total'), ...sheets.map(sheet => words.number(score(sheet)))];
  return table([['', ...players], ...worth, total], ['left', ...players.map(() => 'right' as const)]);
};

export const verdict = (
  words: Words,
  game: Game,
  s: State,
  names: readonly string[],
  columns: number,
): string => {
  const { seats, by } = game.winners(s);
  const players = columnsOf(words, names, Math.max(...seats) + 1);
  const winners = words.list(seats.map(seat => at(players, seat)));
  const line = words.t('common.winner', { n: seats.length, winners });
  const because = by === undefined ? '' : ` ${words.say({ key: by, args: {} })}`;
  return wrap(line + because, columns);
};

/** Sheet and verdict once the game is over, else the sheet so far. */
export const result = (
  words: Words,
  game: Game,
  s: State,
  names: readonly string[],
  columns: number,
): string => {
  const sheet = scoreSheet(words, game, s, names);
  return isOver(s) ? `${sheet}\n\n${verdict(words, game, s, names, columns)}` : sheet;
};
