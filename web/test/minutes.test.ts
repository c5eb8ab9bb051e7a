/** Posters say how long a game takes: a guess at first, then as it took here. */
import { vienna } from '@kaffeehaus/vienna';
import { newRecord } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import type { Found } from '../src/repertoire/games.ts';
import { minutesOf } from '../src/repertoire/minutes.ts';

const bill = { id: 'vienna', minutes: 25 };

const took = (minutes: number, { seats = 2, over = true } = {}): Found => ({
  kept: {
    id: 'x',
    version: 1,
    changed: 0,
    sitters: [],
    record: newRecord(vienna, {}, seats, 'prater'),
    given: [],
    spent: minutes * 60_000,
  },
  game: vienna as never,
  round: 1,
  over,
  turn: [],
  leads: [],
});

test('five finished games of two are enough; the middle one counts, rounded up to five minutes', () => {
  const four = [11, 12, 90, 13].map(minutes => took(minutes));
  expect(minutesOf(bill, four)).toBe(25);
  expect(minutesOf(bill, [...four, took(16)])).toBe(15);
  expect(minutesOf(bill, [...four, took(10, { seats: 3 }), took(1, { over: false })])).toBe(25);
  expect(minutesOf({ id: 'hamburg', minutes: 30 }, [...four, took(16)])).toBe(30);
});
