/** The score sheet of a table, and of a finished game who has won and why. */
import { at, isOver, score } from '@kaffeehaus/kernel';
import type { Game, State } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { table, wrap } from './text.ts';

/** One column for each who has a sheet, one row per source that gave anybody points. */
export const scoreSheet = (words: Words, game: Game, s: State, names: readonly string[]): string => {
  const sheets = game.audit(s);
  const rows = at(sheets, 0).map(({ source }, i) => [
    words.say(game.phrases.source(source)),
    ...sheets.map(sheet => words.number(at(sheet, i).points)),
  ]);
  const worth = rows.filter((_, i) => sheets.some(sheet => at(sheet, i).points !== 0));
  const total = [words.t('common.total'), ...sheets.map(sheet => words.number(score(sheet)))];
  return table([['', ...names], ...worth, total], ['left', ...names.map(() => 'right' as const)]);
};

export const verdict = (
  words: Words,
  game: Game,
  s: State,
  names: readonly string[],
  columns: number,
): string => {
  const { seats, by } = game.winners(s);
  const winners = words.list(seats.map(seat => at(names, seat)));
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
