/** Vienna by engine and model, over both versions, all options and numbers of seats. */
import { at } from '@kaffeehaus/kernel';
import type { Options } from '@kaffeehaus/kernel';
import {
  DECK,
  FACES,
  FIGURES,
  ORDERS,
  STACKS,
  WHYS,
  inDrawers,
  order,
  ordersOf,
  vienna,
} from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import { lockstep } from '../lockstep.ts';
import type { Trial } from '../lockstep.ts';
import { viennaPair } from '../vienna/pair.ts';

/** Five buildings close together, so that squares are surrounded. */
const QUARTER = /^(staatsoper|universitaet|schloss-schoenbrunn|stephansdom|naturhistorisches-museum)$/;
const leanings = (why: string, word: string): number =>
  Number(
    why === 'vienna.agent'
      ? QUARTER.test(word)
      : /^(supply|figure|road-map|cash-box|\d{3}|[SAB]-\d+)$/.test(word),
  );

/** How the games of each table are played: by lot, by people who build, with little time, rare cards and few orders. */
const WAYS: readonly Pick<Trial<Vienna>, 'lean' | 'set'>[] = [
  {},
  { lean: leanings },
  {
    lean: leanings,
    set: s => {
      s.tracks = [11, 11, 14, 15, 15];
      if (s.full) s.zones[DECK] = at(s.zones, DECK).slice(-60);
      for (const stack of [STACKS.A, STACKS.B]) at(s.zones, stack).splice(5);
    },
  },
];

const FLAGS = ['printed', 'random'] as const;
const TABLES = [2, 3, 4].flatMap(seats => [
  ...FLAGS.map((flags, i) => ({ seats, options: { version: 'intro', flags, thirdMan: i === 1 } as Options })),
  ...FLAGS.flatMap(flags =>
    [false, true].map(
      thirdMan =>
        ({
          seats,
          options: { version: 'full', flags, thirdMan, feldFigures: true, shillings: thirdMan ? 2 : 3 },
        }) as { seats: number; options: Options },
    ),
  ),
  {
    seats,
    options: { version: 'full', flags: 'printed', thirdMan: false, feldFigures: false, shillings: 2 },
  },
]);

/** What the games so far have shown. */
const seen = {
  questions: new Set<string>(),
  abilities: new Set<string>(),
  orders: new Set<string>(),
  figures: new Set<number>(),
};
const watch = (s: Vienna): void => {
  for (const { why } of s.wait) seen.questions.add(why);
  for (let seat = 0; seat < s.seats; seat++) {
    for (const card of inDrawers(s, seat)) seen.abilities.add(vienna.word(card));
    for (const card of ordersOf(s, seat)) seen.orders.add(order(card).id);
    if (at(s.figureAt, seat) >= 0) seen.figures.add(at(s.figures, seat));
  }
};
const watched: typeof viennaPair = {
  ...viennaPair,
  facts: s => {
    watch(s);
    return viennaPair.facts(s);
  },
};

test.each(TABLES)('$seats seats, $options', ({ seats, options }) => {
  const seed = `${seats} ${JSON.stringify(options)}`;
  WAYS.forEach((way, i) => {
    const { answers, unchecked } = lockstep(watched, { seats, options, seed: `${seed} ${i}`, ...way });
    expect(answers).toBeGreaterThan(20);
    expect(unchecked.size).toBe(0);
  });
});

test('a coffee can stand in only if the order leaves it over', () => {
  const options = { version: 'full', flags: 'random', thirdMan: false, feldFigures: true, shillings: 2 };
  const { answers } = lockstep(viennaPair, { seats: 3, options, seed: 'long 58', lean: leanings });
  expect(answers).toBeGreaterThan(200);
});

test('together they show every question, card, order and figure', () => {
  expect(seen.questions).toEqual(new Set(WHYS));
  expect(seen.figures).toEqual(new Set(FIGURES.keys()));
  expect(seen.abilities.size).toBe(FACES.length);
  expect(seen.orders.size).toBe(ORDERS.length);
});
