import { FIRST, apply, at, mask, nth, seeded, times } from '@kaffeehaus/kernel';
import type { Card, Mind, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Deals } from '../src/deal.ts';
import { PLACE, begun, judgeOf, placing } from './parlour.ts';

const laid = (): State => {
  const s = begun(placing);
  apply(placing, s, 1, nth(at(s.wait, 0), 2));
  return s;
};
const TABLES = 100;

/** The cards that were imagined on the place. */
const imagined = (viewer: number, mind: Partial<Mind> = {}): readonly Card[] => {
  const deals = new Deals(judgeOf(placing, mind), mask(placing, laid(), viewer), seeded('deals'));
  return times(TABLES, () => at(at(deals.next().table().zones, PLACE), 0));
};
const isOdd = (card: Card): boolean => (card - FIRST) % 2 === 1;
const shareOfOdd = (cards: readonly Card[]): number => cards.filter(isOdd).length / TABLES;

test('a card laid unseen may be any that could have been laid', () => {
  expect(new Set(imagined(0)).size).toBe(8);
  expect(shareOfOdd(imagined(0))).toBeGreaterThan(0.35);
  expect(shareOfOdd(imagined(0))).toBeLessThan(0.65);
});

test('what its owner would rather have laid is imagined more often', () => {
  const plausible: Mind['plausible'] = (_s, owner, zone, card) => {
    expect([owner, zone]).toEqual([1, PLACE]);
    return isOdd(card) ? 9 : 1;
  };
  const cards = imagined(0, { plausible });
  expect(shareOfOdd(cards)).toBeGreaterThan(0.75);
  expect(shareOfOdd(cards)).toBeLessThan(1);
});

test('whoever knows the card imagines nothing', () => {
  const plausible = (): number => 1;
  const card = at(at(laid().zones, PLACE), 0);
  expect(new Set(imagined(1, { plausible }))).toEqual(new Set([card]));
});

test('all who begin at a deal meet the same table and the same luck, the next deal has its own', () => {
  const deals = new Deals(judgeOf(placing), mask(placing, laid(), 0), seeded('deals'));
  const [deal, next] = [deals.next(), deals.next()];
  const table = deal.table();
  expect(deal.table()).toEqual(table);
  expect(deal.luck()).toEqual(deal.luck());
  table.zones.length = 0;
  expect(deal.table().zones).toHaveLength(3);
  expect(next.table().rng).not.toEqual(deal.table().rng);
  expect(next.luck()).not.toEqual(deal.luck());
});
