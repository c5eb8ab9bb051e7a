/** Every text of the house can be said, whatever its arguments, also those that no game says. */
import { expect, test } from 'vitest';
import { LANGS } from '../src/node.ts';
import { rendered } from './rendered.ts';

test.each(LANGS)('%s', lang => {
  const texts = rendered(lang);
  expect(new Set(texts.map(({ key }) => key)).size).toBeGreaterThan(1000);
  const odd = texts.filter(({ text }) => /^$|[{}]|^\s|\s$|[^\S\n]{2}| [.,]/.test(text));
  expect(odd.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});
