/** The board as the rulebook counts it, and the regularity of our reconstruction. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import {
  BRIBES,
  BUILDINGS,
  COLOURS,
  FLAGS,
  LAST_FIELD,
  ROOF,
  SEALS,
  SQUARES,
  endField,
  vienna,
  zoneValue,
} from '../src/index.ts';
import type { Building, Square } from '../src/index.ts';

const tally = (values: readonly (string | number)[]): { [value: string]: number } => {
  const counts: { [value: string]: number } = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const around = (square: Square): Building[] => square.buildings.map(b => at(BUILDINGS, b));

const ATTRIBUTES = ['colour', 'flag', 'seal'] as const;
const SIX_EACH = { 0: 6, 1: 6, 2: 6, 3: 6, 4: 6 };
const TWO_EACH = { 0: 2, 1: 2, 2: 2, 3: 2, 4: 2 };

describe('buildings', () => {
  test('there are 30, numbered, with names and words of their own', () => {
    expect(BUILDINGS.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(new Set(BUILDINGS.map(({ name }) => name)).size).toBe(30);
    expect(new Set(BUILDINGS.map(({ word }) => word)).size).toBe(30);
    for (const { word } of BUILDINGS) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('each colour opens to its bribe', () => {
    expect(Object.fromEntries(COLOURS.map((colour, i) => [colour, BRIBES[i]]))).toEqual({
      violet: 'chocolate',
      pink: 'wine',
      orange: 'magazine',
      brown: 'coffee',
      grey: 'tobacco',
    });
    expect(FLAGS).toHaveLength(5);
    expect(SEALS).toHaveLength(5);
  });

  test.each(ATTRIBUTES)('six of each %s', attribute => {
    expect(tally(BUILDINGS.map(building => building[attribute]))).toEqual(SIX_EACH);
  });

  test('colour and flag, colour and seal, flag and seal meet once or twice each', () => {
    for (const [a, b] of [
      ['colour', 'flag'],
      ['colour', 'seal'],
      ['flag', 'seal'],
    ] as const) {
      const pairs = tally(BUILDINGS.map(building => `${building[a]} ${building[b]}`));
      expect(Object.keys(pairs)).toHaveLength(25);
      expect(Math.max(...Object.values(pairs))).toBe(2);
    }
  });

  test('ten letters, two for each colour, flag and seal', () => {
    const lettered = BUILDINGS.filter(({ letter }) => letter !== '');
    expect(lettered.map(({ letter }) => letter).join('')).toBe('ABCDEFGHKL');
    for (const attribute of ATTRIBUTES)
      expect(tally(lettered.map(building => building[attribute]))).toEqual(TWO_EACH);
  });

  test('each touches three to five squares', () => {
    expect(tally(BUILDINGS.map(({ squares }) => squares.length))).toEqual({ 3: 8, 4: 14, 5: 8 });
  });

  test('neighbours are those on a common square', () => {
    BUILDINGS.forEach(({ neighbours }, a) => {
      const shared = BUILDINGS.flatMap((_, b) =>
        b !== a && SQUARES.some(({ buildings }) => buildings.includes(a) && buildings.includes(b)) ? [b] : [],
      );
      expect(neighbours).toEqual(shared);
    });
  });

  test('from each, all others can be reached along the streets', () => {
    const reached = new Set([0]);
    for (const b of reached) for (const next of at(BUILDINGS, b).neighbours) reached.add(next);
    expect(reached.size).toBe(30);
  });

  test('the third man always finds two or more ways on', () => {
    const grey = COLOURS.indexOf('grey');
    for (const { colour, neighbours } of BUILDINGS) {
      if (colour === grey) continue;
      const ways = neighbours.filter(b => ![colour, grey].includes(at(BUILDINGS, b).colour));
      expect(ways.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('squares', () => {
  test('there are 40: 13 twos, 14 threes, 13 fours, 120 streets in all', () => {
    expect(SQUARES.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(tally(SQUARES.map(({ value }) => value))).toEqual({ 2: 13, 3: 14, 4: 13 });
    expect(SQUARES.reduce((sum, { buildings }) => sum + buildings.length, 0)).toBe(120);
  });

  test('the number is that of the streets, to different buildings, and no two squares have the same', () => {
    for (const { value, buildings } of SQUARES) expect(new Set(buildings).size).toBe(value);
    expect(new Set(SQUARES.map(({ buildings }) => buildings.join(' '))).size).toBe(40);
  });

  test.each(ATTRIBUTES)('around each, every %s differs', attribute => {
    for (const square of SQUARES)
      expect(new Set(around(square).map(building => building[attribute])).size).toBe(square.value);
  });
});

describe('tracks and roof', () => {
  test('six zones: four fields in each of the first five, one in the last (V-55, V-68)', () => {
    const zones = Array.from({ length: LAST_FIELD + 1 }, (_, field) => zoneValue(field));
    expect(zones.join('')).toBe('111122223333444455556');
  });

  test('the roof has twelve fields; the end is on H, J or L', () => {
    expect(ROOF.join('')).toBe('ABCDEFGHIJKL');
    expect([2, 3, 4].map(seats => ROOF[endField(seats)])).toEqual(['H', 'J', 'L']);
  });
});

test('every item has one word, and the word leads back', () => {
  const items = Array.from({ length: 1200 }, (_, i) => i).filter(i => !vienna.word(i).startsWith('?'));
  expect(items.length).toBeGreaterThan(30 + 40 + 90);
  for (const item of items) expect(vienna.item(vienna.word(item))).toBe(item);
  expect(new Set(items.map(vienna.word)).size).toBe(items.length);
  expect(vienna.item('stefansdom')).toBeUndefined();
});
