/** TOM uses exactly what changes something in his favour, and left is a place: tried on tables dealt by chance. */
import { FIRST, at, below, seeded, shuffle, times } from '@kaffeehaus/kernel';
import type { Card, Chance } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS, FACES, display, left, pile, slot } from '../src/index.ts';
import type { Hamburg, Step } from '../src/index.ts';
import { usablePaid } from '../src/duty.ts';
import { City } from './city.ts';

const TOM = 1;
const PASS: Step = { do: 'tomUse', place: -1, card: 0 };
const TABLES = 16;

/** Everything that can make a building useful or useless, by chance. */
const deal = (chance: Chance, city: City): City => {
  const { s } = city;
  city.dice(...times(6, () => 1 + below(chance, 6)));
  for (const [c, colour] of COLOURS.entries()) {
    s.workers[slot(TOM, c)] = below(chance, 3);
    s.hazards[slot(TOM, c)] = below(chance, 4) === 0 ? 1 + below(chance, 2) : 0;
    city.plots(TOM, ...times(below(chance, 5), () => colour));
    if (below(chance, 2) === 0) city.emptyPile(colour);
  }
  city.wall(TOM, below(chance, 6), below(chance, 6)).money(TOM, below(chance, 4) * 3);
  if (below(chance, 2) === 0) city.discard(94);
  s.points[0] = below(chance, 2);
  s.majority[TOM] = below(chance, 2);
  return city;
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const workers = (s: Hamburg): number => sum(s.workers.slice(slot(TOM, 0)));

/** What is in his favour if it grows; what is yours counts against him. */
const assets = (s: Hamburg, fee: number): number[] => [
  at(s.money, TOM),
  at(s.points, TOM),
  workers(s) - fee,
  -sum(s.hazards.slice(slot(TOM, 0))),
  sum(s.walls.slice(2)),
  at(s.plots, TOM).length,
  at(s.zones, display(TOM)).length,
  at(s.zones, left(TOM)).length,
  -at(s.points, 0),
];

const feeOf = (n: number): readonly number[] => at(FACES, n - 1).sentence.fee;

/** The same table for each try. */
const table = (n: number, i: number): City =>
  deal(seeded(`favour of ${n}, table ${i}`), new City(1).built(TOM, n));

/** Whether the building helps: he is made to use it, and has more of something than right after the fee. */
const helps = (n: number, i: number): boolean => {
  const city = table(n, i);
  if (!usablePaid(city.bench.s, TOM, FIRST + n)) return false;
  const before = assets(city.bench.s, feeOf(n).length);
  city.say(TOM, { do: 'use', card: FIRST + n, free: false }).quiet();
  return assets(city.bench.s, 0).some((asset, k) => asset > at(before, k));
};

const isUsed = (n: number, i: number): boolean =>
  at(table(n, i).say(TOM, PASS).quiet().s.used, TOM).includes(FIRST + n);

const THIRD_PHASE = FACES.filter(({ sentence }) => sentence.when === 'III').map(({ number }) => number);
/** Cards TOM has no hand or plans for (H-91). */
const NEVER = [27, 111, 112, 113, 114, 190, 234];
/** He cannot see what lies in a pile: any card there is reason enough (H-90). */
const FETCHES = [37, 38, 39, 40, 41];
/** Scenarios show these: the church, and what uses other cards. */
const ELSEWHERE = [54, 189, 235];

describe('what he uses (H-91)', () => {
  const judged = THIRD_PHASE.filter(n => ![...NEVER, ...FETCHES, ...ELSEWHERE].includes(n));
  test.each(judged)('%i exactly if it helps', n => {
    const tables = times(TABLES, i => i);
    expect(tables.filter(i => isUsed(n, i))).toEqual(tables.filter(i => helps(n, i)));
    expect(tables.some(i => helps(n, i))).toBe(true);
  });

  test.each(FETCHES)('%i exactly if there is a card to look at', n => {
    const fee = at(feeOf(n), 0);
    for (let i = 0; i < TABLES; i++) {
      const { s } = table(n, i);
      const full = COLOURS.map((_, c) => c).filter(
        c => (fee < 0 || c === fee) && at(s.workers, slot(TOM, c)) > 0 && at(s.zones, pile(c)).length > 0,
      );
      expect(isUsed(n, i)).toBe(full.length > 0);
    }
  });

  test.each(NEVER)('%i never', n => {
    for (let i = 0; i < TABLES; i++) expect(isUsed(n, i)).toBe(false);
  });
});

/** Buildings on plots of their own, put there in some order. */
const erected = (chance: Chance, on: ReadonlyMap<Card, number>, order: readonly Card[]): City => {
  const city = deal(chance, new City(1).plots(TOM, ...COLOURS));
  for (const card of order) {
    city.bench.put(card, display(TOM));
    at(city.s.on, TOM).push(on.get(card) ?? 0);
  }
  return city;
};

/** The table, the display in the order of numbers. */
const seen = ({ s }: City): unknown => ({
  purse: [s.money, s.points, s.workers, s.hazards, s.walls],
  used: at(s.used, TOM),
  standing: at(s.zones, display(TOM))
    .map((card, i) => [card, at(s.on, TOM)[i]])
    .sort(([a = 0], [b = 0]) => a - b),
});

test('left is a place: in which order he erected changes nothing of what he uses or loses (H-43, H-87)', () => {
  const chance = seeded('left is a place');
  const moments: Step[][] = [[PASS], [{ do: 'damage', hazard: 0 }], [{ do: 'damage', hazard: 1 }]];
  let differs = 0;
  for (let i = 0; i < 60; i++) {
    const numbers = THIRD_PHASE.slice();
    shuffle(chance, numbers);
    const cards = numbers.slice(0, 5).map(n => FIRST + n);
    const on = new Map(cards.map((card, place) => [card, place]));
    const late = [...cards].reverse();
    for (const moment of moments) {
      const [first, second] = [cards, late].map(order =>
        erected(seeded(`left ${i}`), on, order)
          .say(TOM, ...moment)
          .quiet(),
      );
      expect(second && seen(second)).toEqual(first && seen(first));
      if (first && at(first.s.used, TOM).length > 1) differs++;
    }
  }
  expect(differs).toBeGreaterThan(10);
});
