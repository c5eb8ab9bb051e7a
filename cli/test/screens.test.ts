/** What is drawn is told in plain lines, too; and whatever is shown fits, on wide and on narrow screens. */
import { SYMBOLS } from '@kaffeehaus/estoril';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WATCHER, at, kernelOf } from '@kaffeehaus/kernel';
import type { Game, GameRecord, Options, State } from '@kaffeehaus/kernel';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import type { Words } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards/index.ts';
import type { Board, Pen } from '../src/boards/board.ts';
import { GAMES, playerNames } from '../src/games.ts';
import { PLAIN } from '../src/style.ts';
import type { Style } from '../src/style.ts';
import { width } from '../src/text.ts';
import { folder, kaffeehaus, played } from './stage.ts';

const DRAWN: Style = { plain: false, ink: (_, text) => text };

/** Every rule that shows on the table. */
const OPTIONS: { readonly [game: string]: Options } = {
  vienna: { thirdMan: true, feldFigures: true },
  hamburg: { expansions: ['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'] },
};

const records = new Map<string, GameRecord>(
  GAMES.map(({ id, seats }) => [id, played(id, seats[1], OPTIONS[id])]),
);
const recordOf = ({ id }: Game): GameRecord => {
  const record = records.get(id);
  if (!record) throw new Error(`no record of ${id}`);
  return record;
};

/** How many moments of a game are looked at. */
const MOMENTS = 3;
const momentsOf = (game: Game): readonly State[] => {
  const record = recordOf(game);
  const n = record.answers.length;
  return Array.from({ length: MOMENTS + 1 }, (_, i) =>
    kernelOf(game).replay(game, record, Math.floor((i * n) / MOMENTS)),
  );
};

const penFor = (
  game: Game,
  table: State,
  style: Style,
  lang: (typeof LANGS)[number] = 'en',
  columns = 100,
): Pen => {
  const words = wordsOf(lang);
  return { words, names: playerNames(words, game, table), style, columns };
};

/** The drawing as text; nothing if there is no such table. */
const drawing = (board: Board, table: State, pen: Pen): string | undefined => {
  try {
    return board.table(table, pen);
  } catch {
    return undefined;
  }
};

type Path = readonly (string | number)[];

/** The numbers and truths of a table, each with where it lies. */
const leavesOf = (value: unknown, path: Path = []): (readonly [Path, number | boolean])[] => {
  if (typeof value === 'number' || typeof value === 'boolean') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/** The table with another value in one place. */
const changed = (table: State, path: Path, value: number | boolean): State => {
  const copy = structuredClone(table);
  let inner = copy as unknown as { [key: string | number]: unknown };
  for (const key of path.slice(0, -1)) inner = inner[key] as typeof inner;
  inner[at(path, path.length - 1)] = value;
  return copy;
};

/** Fields that hold a set, a bit for each space. */
const SETS: readonly unknown[] = ['guarded'];
const SPACES = 25;

/** One more, and one less where something is; of a set, with and without each of its members. */
const others = (value: number | boolean, [field]: Path): readonly (number | boolean)[] => {
  if (typeof value === 'boolean') return [!value];
  if (SETS.includes(field)) return Array.from({ length: SPACES }, (_, bit) => value ^ (1 << bit));
  return value > 0 ? [value + 1, value - 1] : [value + 1];
};

/** So many values of a table are changed, of long lists only some. */
const MOST = 300;

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Heads of columns, and what signs mean. */
const forEyesOnly = (words: Words): string =>
  [
    words.t('cli.hamburg.players'),
    words.t('cli.hamburg.column', { column: 'majorities' }),
    words.t('cli.hamburg.order', { colours: '' }),
    words.t('cli.estoril.known'),
    words.t('cli.estoril.guarded'),
    words.t('cli.estoril.points'),
    words.t('cli.estoril.stone', { seat: 1 }),
    // What a sign means; a plain line says of somebody what she or he is.
    ...SYMBOLS.map(symbol => words.t('estoril.symbol', { symbol })),
    words.t('cli.vienna.sign.thirdMan', { sign: '' }),
    words.t('cli.vienna.sign.figure', { sign: '' }),
  ].join(' ');

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('whatever changes the drawing changes the plain text', async () => {
    const board = await boardOf(game);
    let compared = 0;
    for (const table of momentsOf(game).slice(2, 3)) {
      const seen = kernelOf(game).mask(game, table, 0);
      const draw = (s: State, style: Style): string | undefined =>
        drawing(board, s, penFor(game, table, style));
      const [before, told] = [draw(seen, DRAWN), draw(seen, PLAIN)];
      // How a place is turned shows, in plain lines, by what is next to what: a field of its own.
      const leaves = leavesOf(seen).filter(([[field]]) => field !== 'turned');
      const stride = Math.ceil(leaves.length / MOST);
      for (const [path, value] of leaves.filter(([[field]], i) => i % stride === 0 || SETS.includes(field)))
        for (const other of others(value, path).map(one => changed(seen, path, one))) {
          const after = draw(other, DRAWN);
          if (after === undefined || after === before) continue;
          compared++;
          if (draw(other, PLAIN) === told) expect(path.join('.')).toBe('told in plain lines, too');
        }
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('every word of the drawing is a word of the plain text, except for short forms and signs', async () => {
    const board = await boardOf(game);
    for (const lang of LANGS)
      for (const table of momentsOf(game)) {
        const seen = kernelOf(game).mask(game, table, 0);
        const [drawn = '', plain = ''] = [DRAWN, PLAIN].map(style =>
          board.table(seen, penFor(game, table, style, lang)),
        );
        const told = wordsIn(`${plain} ${forEyesOnly(wordsOf(lang))}`);
        const untold = [...wordsIn(drawn)].filter(word => !told.has(word));
        expect({ lang, untold }).toEqual({ lang, untold: [] });
      }
  });

  test.each([32, 60])('%i columns hold everything that is shown of a table', async columns => {
    const board = await boardOf(game);
    for (const lang of LANGS)
      for (const table of momentsOf(game))
        for (const style of [DRAWN, PLAIN])
          for (const viewer of lang === 'en' ? [0, WATCHER] : [0]) {
            const seen = kernelOf(game).mask(game, table, viewer);
            const pen = penFor(game, table, style, lang, columns);
            const shown = [board.table(seen, pen), board.desk(seen, 0, pen), board.status(seen, 0, pen)];
            expect({ lang, wide: tooWide(shown.join('\n'), columns) }).toEqual({ lang, wide: [] });
          }
  });

  test.each([40, 80])('%i columns hold a whole replay and everything one can say', async columns => {
    const cwd = folder();
    writeFileSync(join(cwd, 'g.json'), JSON.stringify(recordOf(game)));
    const more = { ...recordOf(game), answers: recordOf(game).answers.slice(0, 40) };
    const names = Array.from({ length: more.seats }, () => 'you');
    writeFileSync(join(cwd, 'more.json'), JSON.stringify({ ...more, names }));
    for (const lang of LANGS) {
      const setting = { cwd, tty: true, env: { NO_COLOR: '1' }, columns };
      const told = await kaffeehaus(['replay', 'g.json', '--lang', lang], setting);
      expect(tooWide(told.out, columns)).toEqual([]);
      const argv = ['play', game.id, '--record', 'more.json', '--lang', lang];
      const input = [
        '',
        'help',
        'rules',
        'table',
        'desk',
        'log',
        'card',
        'card 1',
        'why 1',
        'xyzzy',
        'undo',
        'quit',
      ];
      const { out, code } = await kaffeehaus(argv, { ...setting, input });
      expect(code).toBe(0);
      expect(tooWide(out, columns)).toEqual([]);
    }
  });
});

/** Lines with more than one word that do not fit. */
const tooWide = (text: string, columns: number): readonly string[] =>
  text.split('\n').filter(line => width(line) > columns && line.trim().includes(' '));

test('help fits narrow screens, except for examples to copy', async () => {
  for (const columns of [40, 60])
    for (const lang of LANGS)
      for (const name of ['', 'play', 'arena', 'lab', 'replay']) {
        const argv = [...(name === '' ? [] : [name]), '--help', '--lang', lang];
        const { out } = await kaffeehaus(argv, { tty: true, columns });
        expect(tooWide(out, columns).filter(line => !/^ {2}kaffeehaus/.test(line))).toEqual([]);
      }
});

test('a terminal that knows nothing but ASCII gets nothing else, and still every sign of ours', async () => {
  const cwd = folder();
  for (const game of GAMES) {
    writeFileSync(join(cwd, `${game.id}.json`), JSON.stringify(recordOf(game)));
    for (const lang of LANGS) {
      const told = (env: { readonly [name: string]: string }) =>
        kaffeehaus(['replay', `${game.id}.json`, '--lang', lang], {
          cwd,
          tty: true,
          env: { NO_COLOR: '1', ...env },
        });
      const [all, few] = [
        await told({ LANG: 'de_AT.UTF-8' }),
        await told({ LC_ALL: 'C', LANG: 'de_AT.UTF-8' }),
      ];
      expect(few.out).toMatch(/^[\n -~]*$/);
      expect(few.out.split('?').length).toBe(all.out.split('?').length);
      expect(few.out.split('\n')).toHaveLength(all.out.split('\n').length);
    }
  }
});
