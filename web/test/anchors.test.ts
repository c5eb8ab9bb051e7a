/** Under which name things are drawn: what a hint or a lesson points at must be found there. */
import { FIRST, at, start } from '@kaffeehaus/kernel';
import { SUPPLY, bribeItem, dossierItem, drawer, drawerItem, pairItem, vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import { anchorOf } from '../src/vienna/anchors.ts';

test('what a seat of Vienna owns is found on its own desk', () => {
  const table = start(vienna, {}, 2, 'anchors');
  const seen = { table, viewer: 1 };
  expect([SUPPLY, bribeItem(1), pairItem(1), dossierItem(0)].map(item => anchorOf(item, seen))).toEqual([
    'agent:1:supply',
    'count:1:wine',
    'count:1:wine',
    'marker:briefcase',
  ]);
  expect(anchorOf(vienna.item('stephansdom') ?? 0, seen)).toBe('place:stephansdom');
  expect(anchorOf(drawerItem(2), seen)).toBe('drawer:1:2');
});

test('a drawer with a card in it is drawn as the card', () => {
  const table = start(vienna, {}, 2, 'anchors');
  at(table.zones, drawer(0, 1)).push(FIRST + 42);
  expect(anchorOf(drawerItem(1), { table, viewer: 0 })).toBe(`card:${FIRST + 42}`);
});
