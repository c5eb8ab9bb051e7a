/** A bot is handed its question, its luck and what its seat may know; nothing else can be reached from there. */
import { askOf, at, mask, seeded, start } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import { Sight } from '../src/index.ts';

const table = start(vienna, { version: 'intro' }, 3, 'sight');
const sightOf = (seat: number) => {
  const ask = askOf(table, seat);
  if (!ask) throw new Error(`seat ${seat + 1} is not asked`);
  return new Sight(vienna, table, ask, seeded('luck'));
};

test('the table in sight is the one its seat may know, masked once', () => {
  const sight = sightOf(1);
  expect(sight.table).toEqual(mask(vienna, table, 1));
  expect(sight.table).toBe(sight.table);
});

test('no hidden card can be found in what a bot is handed', () => {
  const hands = [0, 1, 2].map(seat => askOf(table, seat)?.of ?? []);
  const sight = sightOf(1);
  const lying = sight.table.zones.flat();
  const { ask, chance, game } = sight;
  const shown = JSON.stringify({ ask, chance, game, table: { ...sight.table, veil: null, zones: [] } });
  expect(at(hands, 1).every(card => lying.includes(card))).toBe(true);
  for (const card of [...at(hands, 0), ...at(hands, 2)]) {
    expect(lying).not.toContain(card);
    expect(shown).not.toContain(String(card));
  }
});
