import { expect, test } from 'vitest';
import { hashOfPlace, parsePlace } from '../src/online/places.ts';
import { hashOfRecord, hashOfReplay, parseReplaying } from '../src/repertoire/moments.ts';

const TABLE = '2'.repeat(22);

test('addresses of moments are read as they are written', () => {
  for (const moment of [undefined, { n: 0 }, { n: 212 }, { event: 88 }])
    for (const isReviewed of [false, true])
      expect(parseReplaying(hashOfReplay('abc-1', moment, isReviewed))).toEqual({
        at: 'replay',
        id: 'abc-1',
        moment,
        isReviewed,
      });
});

test('a moment of a game of the house has an address of its own', () => {
  for (const moment of [{ n: 12 }, { event: 3 }])
    for (const isReviewed of [false, true]) {
      const hash = hashOfRecord(TABLE, moment, isReviewed);
      expect(parsePlace(hash)).toEqual({ at: 'record', id: TABLE, moment, isReviewed });
      expect(hashOfPlace({ at: 'record', id: TABLE, moment, isReviewed })).toBe(hash);
    }
  expect(parsePlace(`#/record/${TABLE}`)).toEqual({ at: 'record', id: TABLE });
});

test('nonsense is no moment', () => {
  for (const hash of ['#/replay/', '#/replay/a/x', '#/replay/a/-1', '#/replay/a/1234567'])
    expect(parseReplaying(hash) ?? parsePlace(hash)).toBeUndefined();
  // Whoever was sent there is told that the link was cut.
  expect(parsePlace(`#/record/${TABLE}/x`)).toEqual({ at: 'lost' });
});

test('a link to a record that was cut or garbled says so', () => {
  expect(parsePlace(`#/record/${TABLE}/x`)).toEqual({ at: 'lost' });
});
