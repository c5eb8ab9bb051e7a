/** Whom a line of talk names. */
import { expect, test } from 'vitest';
import { namedIn } from '../src/chat/naming.ts';

test.each([
  ['@Ben, are you there?', ['Ann', 'Ben'], [1]],
  ['well @ben', ['Ann', 'Ben'], [1]],
  ['@Benjamin', ['Ben'], []],
  ['@Ben and @Ann', ['Ann', 'Ben'], [0, 1]],
  ['mail me: ben@example.org', ['Ben'], []],
  ['@Anna Maria!', ['Anna', 'Anna Maria'], [1]],
  ['@Anna', ['Anna', 'Anna Maria'], [0]],
  ['@anna', ['Anna', 'anna'], [0, 1]],
  ['@Zoë', ['Zoe\u0308'], [0]],
  ['@', ['', 'Ann'], []],
  ['Ben?', ['Ben'], []],
])('%s names, of %j, %j', (text, names, found) => {
  expect(namedIn(text, names)).toEqual(found);
});
