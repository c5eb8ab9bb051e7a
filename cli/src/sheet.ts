/** The score sheet of a table, and of a finished game who has won and why. */
import { at, isOver, score } from '@kaffeehaus/kernel';
import type { Game, State } from '@kaffeehaus/kernel';
import type { Pen } from './boards/board.ts';
import { hanging, isWithin, table, wrap } from './text.ts';

/** One line of the sheet: where points come from, and how many each has from there. */
interface Row {
  readonly title: string;
  readonly points: readonly string[];
}

/** Sources that gave anybody points, and the totals. */
const rowsOf = (game: Game, s: State, { words }: Pen): readonly Row[] => {
  const sheets = game.audit(s);
  const worth = at(sheets, 0).flatMap(({ source }, i) => {
    const points = sheets.map(sheet => at(sheet, i).points);
    if (points.every(n => n === 0)) return [];
    return [{ title: words.say(game.phrases.source(source)), points: points.map(n => words.number(n)) }];
  });
  return [
    ...worth,
    { title: words.t('common.total'), points: sheets.map(sheet => words.number(score(sheet))) },
  ];
};

/** A column for each who has a sheet; where columns are not wanted, or do not fit, one player after another. */
const scoreSheet = (game: Game, s: State, pen: Pen): string => {
  const { names, words, style, columns } = pen;
  const rows = rowsOf(game, s, pen);
  const drawn = table(
    [['', ...names], ...rows.map(({ title, points }) => [title, ...points])],
    ['left', ...names.map(() => 'right' as const)],
  );
  if (!style.plain && isWithin(drawn, columns)) return drawn;
  return names
    .flatMap((name, i) => [
      style.ink('bold', name),
      ...rows.map(({ title, points }) =>
        hanging('  ', words.t('common.label', { label: title, text: at(points, i) }), columns),
      ),
    ])
    .join('\n');
};

const verdict = (game: Game, s: State, { words, names, columns }: Pen): string => {
  const { seats, by } = game.winners(s);
  const winners = words.list(seats.map(seat => at(names, seat)));
  const line = words.t('common.winner', { n: seats.length, winners });
  const because = by === undefined ? '' : ` ${words.say({ key: by, args: {} })}`;
  return wrap(line + because, columns);
};

/** Sheet and verdict once the game is over, else the sheet so far. */
export const result = (game: Game, s: State, pen: Pen): string => {
  const sheet = scoreSheet(game, s, pen);
  return isOver(s) ? `${sheet}\n\n${verdict(game, s, pen)}` : sheet;
};
