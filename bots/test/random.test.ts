import { answers, arrangement, bag, has, may, one, seeded, subset } from '@kaffeehaus/kernel';
import type { Ask, Game, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Sight, random } from '../src/index.ts';

const asks: readonly (readonly [string, Ask])[] = [
  ['one', one(0, 'x', [1, 2, 3])],
  ['may', may(0, 'x', [1, 2, 3])],
  ['subset', subset(0, 'x', [1, 2, 3, 4], 1, 3)],
  ['bag', bag(0, 'x', [1, 2], [2, 3], 0, 4)],
  ['arrangement', arrangement(0, 'x', [1, 2, 3], 2, 3)],
];

/** A bot that looks at the table would fail here: there is none. */
const blind = (ask: Ask, seed: string): Sight =>
  new Sight(undefined as unknown as Game, undefined as unknown as State, ask, seeded(seed));

test.each(asks)('the random bot gives every answer of a question of shape %s, and nothing else', (_, ask) => {
  const sight = blind(ask, 'shapes');
  const given = Array.from({ length: 1000 }, () => random.answer(sight));
  expect(given.every(answer => has(ask, answer))).toBe(true);
  expect(new Set(given.map(String)).size).toBe(answers(ask).length);
});

test('the same luck gives the same answers', () => {
  const ask = one(0, 'x', [1, 2, 3, 4, 5, 6, 7]);
  const play = (seed: string): string => {
    const sight = blind(ask, seed);
    return Array.from({ length: 20 }, () => String(random.answer(sight))).join();
  };
  expect(play('a')).toBe(play('a'));
  expect(play('a')).not.toBe(play('b'));
});
