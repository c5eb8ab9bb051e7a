/** What is shown beside a section is what its stone costs: by card, by a drawn card, by a building. */
import { at } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { stonePrice } from '../src/index.ts';
import type { Step } from '../src/index.ts';
import { City } from './city.ts';

const LEFT = 0;
/** Two stones stand on the left: the next section is pink, at 3. A cleric tile takes off 2. */
const town = (): City => {
  const city = new City(2, ['clerics']).wall(0, 2, 5).money(0, 9);
  city.s.tile = 8;
  return city;
};
const paid = (city: City, step: Step): number => {
  const before = at(city.s.money, 0);
  return before - at(city.say(0, step).s.money, 0);
};

const MASON: Step = { do: 'mason', double: true };
const FREE: Step = { do: 'mason', double: false };

test.each([
  { name: 'twice the printed price, whatever tile and 108 say', step: MASON, cards: [108], price: 6 },
  { name: 'twice the printed price', step: MASON, cards: [], price: 6 },
  { name: 'nothing', step: FREE, cards: [], price: 0 },
])('a building asks $name', ({ step, cards, price }) => {
  const city = town().all(0, cards);
  expect(stonePrice(city.bench.s, 0, LEFT, step)).toBe(price);
  expect(paid(city, step)).toBe(price);
});

test('the tile counts for the hand card, not for a drawn one', () => {
  const { s } = town().bench;
  expect(stonePrice(s, 0, LEFT, { do: 'section', hand: true })).toBe(1);
  expect(stonePrice(s, 0, LEFT, { do: 'section', hand: false })).toBe(3);
  expect(stonePrice(s, 0, LEFT, undefined)).toBe(1);
});
