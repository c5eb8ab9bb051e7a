/** Vienna on the terminal: what the drawing shows stands in words too; figures, seals, letters and prices. */
import { apply, asked, at, below, count, mask, nth, score, seeded, start, upTo } from '@kaffeehaus/kernel';
import type { Ask, Options } from '@kaffeehaus/kernel';
import * as v from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import type { Lang } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import type { Pen } from '../src/boards/board.ts';
import { board } from '../src/boards/vienna.ts';
import { PLAIN } from '../src/style.ts';
import type { Style } from '../src/style.ts';

const NAMES = ['Anna', 'Jan', 'Katrin', 'Ulrich'];
const DRAWN: Style = { plain: false, ink: (_, text) => text };
const MODES = [
  ['plain', PLAIN],
  ['drawn', DRAWN],
] as const;
const FULL = { version: 'full', feldFigures: true, thirdMan: true };
const LATE = 60_000;

const loud = (problem: string): never => {
  throw new Error(problem);
};
const penOf = (style = PLAIN, lang: Lang = 'en'): Pen => ({
  words: wordsOf(lang, loud),
  names: NAMES,
  style,
  columns: 400,
});

/** Games by lot: each table as the seat asked first sees it. */
const tables = function* (options: Options, seats: number, seed: string): Generator<readonly [Vienna, Ask]> {
  const chance = seeded(seed);
  const s = start(v.vienna, options, seats, seed);
  // Much to pay with, so that figures come to the board.
  for (const seat of upTo(seats)) s.bribes[seat] = v.BRIBES.map(() => 9);
  while (s.wait.length > 0) {
    const ask = at(asked(s), 0);
    yield [mask(v.vienna, s, ask.seat), ask];
    const any = nth(ask, below(chance, count(ask)));
    apply(v.vienna, s, ask.seat, ask.of.includes(v.FIGURE) ? [v.FIGURE] : any);
  }
};

const SEEDS = ['prater', 'naschmarkt', 'graben'];

describe.each(MODES)('%s', (_, style) => {
  test('the table tells seal and letter of every building, in the full version only', () => {
    const pen = penOf(style);
    const [[full]] = [...tables(FULL, 2, 'seals')] as [readonly [Vienna, Ask]];
    const [[intro]] = [...tables({ version: 'intro' }, 2, 'seals')] as [readonly [Vienna, Ask]];
    v.BUILDINGS.forEach(({ name, seal, letter }, b) => {
      const lines = board.table(full, pen).split('\n');
      const told = [lines.join('\n'), board.explain(full, v.buildingItem(b), pen) ?? ''].map(
        text => text.split('\n').find(line => line.includes(name)) ?? '',
      );
      const sealName = new RegExp(at(v.SEALS, seal), 'i');
      for (const line of told) expect(line).toMatch(sealName);
      if (letter !== '')
        for (const line of told)
          expect(line).toMatch(new RegExp(`(house|${at(v.SEALS, seal)}) ${letter}\\b`, 'i'));
      expect(board.explain(intro, v.buildingItem(b), pen)).not.toMatch(sealName);
    });
  });

  test(
    'where each figure is, and whether it can be placed, stands on table, desk and building',
    () => {
      const places = new Set<string>();
      for (const seed of SEEDS)
        for (const [s] of tables(FULL, 3, seed))
          for (const seat of upTo(s.seats)) {
            const b = at(s.figureAt, seat);
            const place = b >= 0 ? 'board' : v.mayUseFigure(s, seat) ? 'supply' : 'locked';
            if (places.has(`${place} ${seat}`)) continue;
            places.add(`${place} ${seat}`);
            checkFigure(s, seat, place, penOf(style));
          }
      expect(new Set([...places].map(place => place.split(' ')[0]))).toEqual(
        new Set(['board', 'supply', 'locked']),
      );
    },
    LATE,
  );
});

const checkFigure = (s: Vienna, seat: number, place: string, pen: Pen): void => {
  const b = at(s.figureAt, seat);
  const desk = board.desk(s, seat, pen);
  if (place === 'locked') expect(desk).toMatch(/Stefan Feld agent: .* until five other agents/);
  if (place === 'supply') expect(desk).toMatch(/Stefan Feld agent: .* ready to be placed/);
  if (place !== 'board') return;
  expect(desk).toMatch(new RegExp(`Stefan Feld agent: .*, on ${v.nameOf(b)}$`, 'm'));
  const sign = pen.style.plain ? `${at(NAMES, seat)} (Stefan Feld agent)` : `${seat + 1}◆`;
  const table = board.table(s, pen);
  const buildings = table.slice(table.indexOf(pen.words.t('cli.vienna.buildings')));
  const signs = buildings.split(sign).length - 1;
  expect(signs, sign).toBe(1);
  expect(board.explain(s, v.buildingItem(b), pen)).toContain(`${at(NAMES, seat)} (Stefan Feld agent)`);
};

test('in the question which agent goes, the figure is named, and its price where it differs', () => {
  const pen = penOf();
  let prices = 0;
  for (const seed of SEEDS)
    for (const [s, ask] of tables(FULL, 3, seed)) {
      if (ask.why !== 'vienna.origin') continue;
      const fares = v.fares(s, ask.seat, v.indexOf(at(ask.about, 0)));
      for (const item of ask.of) {
        const about = board.about(s, ask, item, pen);
        const stands = v.isBuilding(item) && v.indexOf(item) === at(s.figureAt, ask.seat);
        expect(about.includes('your Stefan Feld agent')).toBe(stands);
        if (fares.length < 2) continue;
        const n = fares.find(fare => fare.figure === (stands || item === v.FIGURE))?.n ?? -1;
        expect(about).toMatch(n === 0 ? /^free ·/ : new RegExp(`^${n} \\w+ ·`));
        prices++;
      }
    }
  expect(prices).toBeGreaterThan(3);
});

test('beside a building stands what an agent, and the figure, would pay', () => {
  let figures = 0;
  for (const seed of SEEDS)
    for (const [s, ask] of tables(FULL, 3, seed)) {
      if (ask.why !== 'vienna.agent') continue;
      for (const item of ask.of.filter(v.isBuilding)) {
        const about = board.about(s, ask, item, penOf());
        for (const { figure, n } of v.fares(s, ask.seat, v.indexOf(item))) {
          if (figure) figures++;
          const figurePrice = `Your Stefan Feld agent costs ${n === 0 ? 'nothing' : n} `;
          const price = figure ? figurePrice : n === 0 ? 'free' : `${n} `;
          expect(about.split(' · ').some(part => part.startsWith(price))).toBe(true);
        }
      }
    }
  expect(figures).toBeGreaterThan(3);
});

test.each(LANGS)('every table can be told in %s', lang => {
  for (const [s, ask] of tables(FULL, 4, 'languages')) {
    if (score(at(v.vienna.audit(s), 0)) % 7 > 0) continue;
    for (const [, style] of MODES) expect(board.table(s, penOf(style, lang))).not.toMatch(/vienna\.|cli\./);
    for (const item of ask.of) board.about(s, ask, item, penOf(PLAIN, lang));
  }
});
