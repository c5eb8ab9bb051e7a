import { Fault, defaults } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import { type Callings, GUEST, YOU, chairs, seatAs } from '../src/app/seating.ts';
import { calledBy, rolesIn, tidy } from '../src/app/names.ts';
import { settingOf } from '../src/app/setting.ts';
import { BILLS } from '../src/repertoire/bills.ts';
import { viennaBill } from '../src/vienna/playbill.ts';

const callings: Callings = { bots: viennaBill.bots, person: n => `Player ${n}` };

test('at first you play against bots', () => {
  expect(chairs(4, 'Anna').map(chair => chair.role)).toEqual([YOU, 'normal', 'normal', 'normal']);
});

test('there is only one of you', () => {
  const moved = seatAs(chairs(3, 'Anna'), 2, YOU);
  expect(moved.map(chair => chair.role)).toEqual([GUEST, 'normal', YOU]);
});

test('a name stays with a person and does not go to a bot', () => {
  expect(seatAs(chairs(2, 'Anna'), 0, GUEST)[0]?.name).toBe('Anna');
  expect(seatAs(chairs(2, 'Anna'), 0, 'random')[0]?.name).toBe('');
});

test('names are tidied', () => {
  expect(tidy('  Anna\u0000\n  Maria ')).toBe('Anna Maria');
  expect(tidy('x'.repeat(80))).toHaveLength(24);
  expect(tidy('\u202eanna')).toBe('anna');
  expect(tidy(`x${'🦉'.repeat(80)}`)).toBe(`x${'🦉'.repeat(23)}`);
});

const seatName = (seat: number): string => `Seat ${seat + 1}`;

test('in a file everybody has a name of their own, or is called by the seat', () => {
  expect(calledBy(['Anna', ' \u202e\n', 'Otto'], seatName)).toEqual(['Anna', 'Seat 2', 'Otto']);
  expect(calledBy(['Anna', 'Anna ', 'W'.repeat(5000)], seatName)).toEqual([
    'Anna (Seat 1)',
    'Anna (Seat 2)',
    'W'.repeat(24),
  ]);
});

test('a file from a terminal says who sits where, and no names', () => {
  expect(rolesIn(['you', 'hard'])).toEqual([GUEST, 'hard']);
  expect(rolesIn(['you', 'Anna'])).toBeUndefined();
  expect(calledBy(['you', 'hard'], seatName)).toEqual(['Seat 1', 'Seat 2']);
});

test('the record names everybody and keeps a given seed', () => {
  const { record, sitters } = settingOf(vienna, defaults(vienna), chairs(3, 'Anna'), ' prater ', callings);
  expect(record.names).toEqual(['Anna', 'Mizzi', 'Ferdl']);
  expect(record.seed).toBe('prater');
  expect(sitters).toEqual(['person', 'normal', 'normal']);
  const unnamed = settingOf(vienna, defaults(vienna), chairs(2, ''), '', callings).record;
  expect(unnamed.names?.[0]).toBe('Player 1');
  expect(unnamed.seed).toMatch(/^[0-9a-f]{32}$/);
});

test('every game has a bot name of its place for every seat, and no name serves two games', () => {
  for (const { bots, seats } of BILLS) expect(bots).toHaveLength(seats[1]);
  const all = BILLS.flatMap(({ bots }) => bots);
  expect(new Set(all).size).toBe(all.length);
});

test('options that do not go together are refused', () => {
  const options = { ...defaults(vienna), version: 'intro', feldFigures: true };
  expect(() => settingOf(vienna, options, chairs(2, ''), '', callings)).toThrow(Fault);
});
