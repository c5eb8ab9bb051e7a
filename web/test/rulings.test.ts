import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulingsIn, rulingsOn } from '../src/guide/book/rulings.ts';
import { rulingsOf } from './guides.ts';

describe.each(['vienna', 'hamburg', 'estoril'])('%s', game => {
  const text = readFileSync(new URL(`../../games/${game}/RULINGS.md`, import.meta.url), 'utf8');
  const rulings = rulingsIn(text);

  test('every ruling is read whole', () => {
    expect([...rulings.keys()].sort()).toEqual([...rulingsOf(game)].sort());
    for (const [number, words] of rulings) expect(words, number).toMatch(/^[^|*`]{12,}[.?)]$/s);
  });
});

test('a card is named alone or in a range', () => {
  const rulings = rulingsIn('- **V-08 (full)** 131–135 give\n  as many.\n- **V-01** 046 and 047 are.\n');
  expect(rulings.get('V-08')).toBe('131–135 give as many.');
  expect(rulingsOn(rulings, '133')).toEqual(['V-08']);
  expect(rulingsOn(rulings, '047')).toEqual(['V-01']);
  expect(rulingsOn(rulings, 'S-01')).toEqual([]);
});
