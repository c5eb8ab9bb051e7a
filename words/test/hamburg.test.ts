/** What Hamburg says of tiles that are no items: every side of the cleric tiles has a text of its own. */
import { CLERIC_TILES, clericText } from '@kaffeehaus/hamburg';
import { expect, test } from 'vitest';
import { LANGS, wordsOf } from '../src/node.ts';

test.each(LANGS)('the sides of the cleric tiles in %s', lang => {
  const words = wordsOf(lang, problem => {
    throw new Error(problem);
  });
  const texts = CLERIC_TILES.flat().map(tile => words.say(clericText(tile)));
  expect(texts).toHaveLength(24);
  expect(new Set(texts).size).toBe(24);
});

test('a tile names the colours it changes', () => {
  const words = wordsOf('en');
  expect(words.say(clericText({ of: 'money', n: -2, colours: [2, 4] }))).toBe(
    'Taking money brings 2 Mark less with the grey or brown die.',
  );
  expect(words.say(clericText({ of: 'newHand', piles: 5 }))).toBe(
    'Everybody discards the hand and draws a new one, one card of each colour.',
  );
});
