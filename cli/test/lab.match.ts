/** The lab: what games add up to, what things are worth, and a report that stands alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, times } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { effectsOf, lengthsOf, medianOf, placesOf, skillOf, sourcesOf } from '../src/lab/figures.ts';
import type { Observation } from '../src/lab/observe.ts';
import { tableOf } from '../src/lab/html.ts';
import { insightsOf } from '../src/lab/insights.ts';
import { Moments, compare, deviationsAmong } from '../src/lab/moments.ts';
import { reportOn } from '../src/lab/report.ts';
import { scaleOf } from '../src/lab/scale.ts';
import { gameOf } from '../src/games.ts';
import { worthOf } from '../src/lab/worth.ts';
import { filesIn, folder, kaffeehaus } from './stage.ts';

const trial = { seats: 2, options: {}, change: undefined, level: 'normal', think: 1, seed: '' } as const;

/** A game of two: who began, both scores, and what both had. */
const game = (
  first: number,
  scores: readonly [number, number],
  had: readonly (readonly number[])[] = [[], []],
  more: Partial<Observation> = {},
): Observation => ({
  trial,
  rounds: 6,
  answers: 100,
  first,
  scores,
  wins: scores[0] === scores[1] ? [0.5, 0.5] : scores[0] > scores[1] ? [1, 0] : [0, 1],
  sources: ['a', 'b'],
  sheets: scores.map(points => [points - 1, 1]),
  had: [had],
  ...more,
});

describe('figures', () => {
  test('wins count by the place after whoever began, shared ones half', () => {
    const [begins, follows] = placesOf([game(1, [10, 20]), game(0, [10, 20]), game(0, [15, 15])]);
    expect(begins).toMatchObject({ seats: 2, place: 0, games: 3, share: 0.5 });
    expect(begins?.lead.mean).toBeCloseTo((10 - 10 + 0) / 3, 9);
    expect(follows).toMatchObject({ place: 1, share: 0.5 });
  });

  test('lengths are answers of each player', () => {
    const [row] = lengthsOf([game(0, [1, 2]), game(0, [1, 2], [[], []], { answers: 120 })]);
    expect(row?.answers).toMatchObject({ n: 2, mean: 55 });
    expect(row?.answers.quantiles.at(-1)).toBe(60);
  });

  test('sources tell winners from others', () => {
    const [a, b] = sourcesOf([game(0, [10, 20]), game(0, [16, 10])]);
    expect(a).toMatchObject({ source: 'a', winners: 17, others: 9, difference: { mean: 8 } });
    expect(b).toMatchObject({ source: 'b', winners: 1, others: 1, difference: { mean: 0, error: 0 } });
  });

  test('a change of options is compared with the usual game at tables of the same size', () => {
    const changed = (seats: number, points: number): Observation =>
      game(0, [points, points], [[], []], {
        trial: { ...trial, seats, change: { option: 'thirdMan', value: true } },
      });
    const usual = (seats: number, points: number): Observation =>
      game(0, [points, points], [[], []], { trial: { ...trial, seats } });
    const games = [usual(2, 10), usual(2, 12), usual(3, 30), usual(3, 32), changed(2, 14), changed(2, 16)];
    const [row] = effectsOf(games);
    expect(row).toMatchObject({ option: 'thirdMan', value: true, games: 2 });
    expect(row?.scores.mean).toBeCloseTo(4, 9);
  });
});

describe('how sure a difference is', () => {
  test('of many comparisons each must be further from nothing', () => {
    // Quantiles of the normal distribution: 1 − 0.05 / 2n.
    for (const [n, deviations] of [
      [1, 1.95996],
      [10, 2.80703],
      [100, 3.48076],
      [1000, 4.05563],
    ] as const)
      expect(deviationsAmong(n)).toBeCloseTo(deviations, 4);
  });

  test('few games that are alike by chance are not taken for sure', () => {
    const moments = (...list: readonly number[]): Moments => {
      const found = new Moments();
      for (const value of list) found.add(value);
      return found;
    };
    const many = times(40, i => (i % 5) * 10);
    const { mean, error } = compare([[moments(30, 30), moments(...many)]]);
    expect(mean).toBe(10);
    // Two of a spread of 14: about ten off.
    expect(error).toBeCloseTo(Math.sqrt((39 / 40) * (8000 / 39) * (1 / 2 + 1 / 40)), 6);
  });

  test('axes end at round numbers that hold everything', () => {
    for (const [values, ticks] of [
      [
        [3, 47],
        [0, 10, 20, 30, 40, 50],
      ],
      [
        [-0.3, 0.12],
        [-0.3, -0.2, -0.1, 0, 0.1, 0.2],
      ],
      [[7], [7, 7.2]],
      [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    ] as const) {
      const scale = scaleOf(values);
      expect(scale.ticks.map(tick => Number(tick.toFixed(9)))).toEqual(ticks);
      expect([scale.from, scale.to]).toEqual([scale.ticks[0], scale.ticks.at(-1)]);
    }
  });
});

test('the middle of a list, and where it may lie', () => {
  // Of 100 numbers the 41st to the 60th, by the normal approximation of the binomial.
  const list = times(100, i => (i * 37) % 100);
  expect(medianOf(list, 1.96)).toEqual({ median: 49, range: [40, 59] });
  expect(medianOf([5], 1.96)).toEqual({ median: 5, range: [5, 5] });
});

test('levels are compared at tables of the same size', () => {
  const table = (level: string, seats: number, points: number): Observation =>
    game(0, [points, points], [[], []], { trial: { ...trial, level, seats } });
  const games = [10, 12].flatMap(n => [
    table('normal', 2, n + 5),
    table('random', 2, n),
    table('random', 3, 90),
  ]);
  expect(skillOf(games, 'normal', 'random').mean).toBe(5);
  expect(skillOf(games, 'normal', 'hard')).toEqual({ mean: 0, error: 0 });
});

describe('insights', () => {
  const had = times(3, () => [[], []]);
  const report = (games: readonly Observation[]) =>
    reportOn(
      gameOf('estoril'),
      '',
      'normal',
      games.map(each => ({ ...each, had })),
    );
  const luckOf = (i: number): number => (i * 7919) % 13;

  test('tell what sets winners apart, and nothing that luck could have brought', () => {
    const fair = times(200, i => game(i % 2, [20 + luckOf(i), 20 + luckOf(i + 5)]));
    const sure = insightsOf(report(fair));
    expect(sure.map(({ kind }) => kind)).toEqual(['source', 'close']);
    const [{ mean, range } = { mean: 0, range: [0, 0] as const }] = sure;
    expect(range[0]).toBeGreaterThan(0);
    expect(range[0]).toBeLessThan(mean);
    expect(insightsOf(report(fair.slice(0, 4)))).toEqual([]);
  });

  test('tell of who begins if it is not fair', () => {
    const first = times(200, i => game(i % 2, i % 2 === 0 ? [30, 20] : [20, 30]));
    expect(insightsOf(report(first))).toContainEqual(
      expect.objectContaining({ kind: 'begins', seats: 2, mean: 1 }),
    );
  });
});

describe('what a thing is worth', () => {
  /** Whoever has thing 7 wins by ten; thing 8 goes to anybody. */
  const games = times(200, i => {
    const owner = i % 2;
    const luck = (i * 7) % 5;
    const scores = owner === 0 ? ([30 + luck, 20] as const) : ([20, 30 + luck] as const);
    const any = (i >> 1) % 2;
    return game(
      i % 2,
      scores,
      [0, 1].map(seat => [...(seat === owner ? [7] : []), ...(seat === any ? [8] : [])]),
    );
  });

  test('is how much better its owners do than others in the same place', () => {
    const [seven, eight] = worthOf(
      games.concat(games.map(({ scores, ...rest }) => ({ ...rest, scores, first: 0 }))),
      0,
    );
    expect(seven).toMatchObject({ item: 7, owners: 400, share: 0.5 });
    expect(seven?.lead.mean).toBeCloseTo(24, 0);
    expect(seven?.wins.mean).toBeCloseTo(1, 9);
    expect(eight?.item).toBe(8);
    expect(Math.abs(eight?.wins.mean ?? 1)).toBeLessThan(0.1);
  });

  test('is not told of things that too few had, or that nobody in the same place was without', () => {
    expect(worthOf(games.slice(0, 20), 0)).toEqual([]);
    expect(
      worthOf(
        times(60, () => game(0, [2, 1], [[7], []])),
        0,
      ),
    ).toEqual([]);
  });
});

describe('the report', () => {
  test('is one page that needs nothing else, with a table for every plot', async () => {
    const cwd = folder();
    const argv = ['lab', 'estoril', '--games', '90', '--bots', 'random', '--seed', 'coffee', '--json'];
    const { code, out, err } = await kaffeehaus([...argv, '--out', 'estoril.html'], { cwd });
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Estoril 1942: 90 games with 2, 3 and 4 seats by random, seed coffee\nThe report is in estoril.html.\n',
    });
    const html = readFileSync(join(cwd, 'estoril.html'), 'utf8');
    expect(html).not.toMatch(/https?:|src=|<script|<link|undefined|NaN|cli\.|estoril\./);
    for (const title of ['Length', 'Scores', 'Who begins', 'Where points come from', 'What options change'])
      expect(html).toContain(`<h2>${title}</h2>`);
    expect(html).toContain('This is not cause and effect.');
    expect(html).toContain('Characters in hand at the end');
    const plots = html.match(/<svg class="row"[^>]* role="img" aria-label="[^"]*\d[^"]*"/g)?.length ?? 0;
    expect(html.match(/<td class="plot">/g)).toHaveLength(plots);
    expect(html).toMatch(/<svg class="histogram"[^>]* aria-labelledby="curve-title curve-text"/);
    const figures = JSON.parse(out) as { games: number; worth: { hand: { item: string; owners: number }[] } };
    expect(figures).toMatchObject({ game: 'estoril', games: 90, levels: ['random'], file: 'estoril.html' });
    expect(at(figures.worth.hand, 0).owners).toBeGreaterThanOrEqual(30);
    expect(filesIn(cwd)).toEqual(['estoril.html']);
  });

  test('speaks the language asked for, and is the same for the same seed', async () => {
    const cwd = folder();
    const argv = [
      'lab',
      'vienna',
      '--games',
      '12',
      '--seats',
      '2',
      '--bots',
      'random',
      '--seed',
      'x',
      '--lang',
      'nl',
    ];
    const first = await kaffeehaus(argv, { cwd });
    expect(first.out).toContain('lab-vienna.html');
    await kaffeehaus(argv, { cwd });
    const [a, b] = ['lab-vienna.html', 'lab-vienna-2.html'].map(file =>
      readFileSync(join(cwd, file), 'utf8'),
    );
    expect(a).toContain('<html lang="nl">');
    expect(a).toContain('Waar punten vandaan komen');
    expect(b).toBe(a);
  });

  test('Ctrl+C leaves nothing behind', async () => {
    const cwd = folder();
    const end = kaffeehaus(['lab', 'hamburg', '--bots', 'hard', '--think', '60000', '--games', '3'], { cwd });
    setTimeout(() => process.emit('SIGINT'), 100);
    const { code, err } = await end;
    expect({ code, err }).toEqual({ code: 1, err: 'kaffeehaus: Stopped; nothing was written.\n' });
    expect(filesIn(cwd)).toEqual([]);
  });

  test('texts in tables are escaped', () => {
    expect(tableOf('a < b', [{ title: '"x"' }], [['<i>'], [{ name: '<i>', note: '<i>' }]], 1)).not.toMatch(
      /<i>|a < b|"x"/,
    );
  });
});
