/** The faces of cards 001–090: which abilities are the same, how bribes and dossiers are spread. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { FACES } from '../src/index.ts';

const INTRO = FACES.filter(({ number }) => number <= 90);

const sizes = (groups: readonly string[]): number[] => {
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => a - b);
};

/** First and last number of each family, and how many cards share an ability. */
const FAMILIES: readonly (readonly [number, number, number])[] = [
  [1, 10, 2],
  [11, 15, 1],
  [16, 20, 1],
  [21, 25, 1],
  [26, 30, 1],
  [31, 35, 1],
  [36, 45, 2],
  [46, 55, 2],
  [56, 60, 1],
  [61, 65, 1],
  [66, 75, 2],
  [76, 80, 1],
  [81, 85, 1],
  [86, 90, 5],
];

const family = (first: number, last: number): typeof INTRO =>
  INTRO.filter(({ number }) => number >= first && number <= last);

test('90 cards, numbered without a gap', () => {
  expect(INTRO.map(({ number }) => number)).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
  expect(FAMILIES.reduce((sum, [first, last]) => sum + last - first + 1, 0)).toBe(90);
});

describe.each(FAMILIES)('%i–%i', (first, last, each) => {
  const cards = family(first, last);

  test('the same ability on this many cards, and they stand together', () => {
    expect(sizes(cards.map(({ identity }) => identity))).toEqual(
      Array.from({ length: cards.length / each }, () => each),
    );
    cards.forEach(({ identity }, i) =>
      expect(identity === at(cards, i - (i % each)).identity, `${first + i}`).toBe(true),
    );
  });

  test('no other family has this ability', () => {
    const others = INTRO.filter(({ number }) => number < first || number > last);
    for (const { identity } of cards) expect(others.map(other => other.identity)).not.toContain(identity);
  });

  test('bribes and dossiers equally often, every pair different', () => {
    const share = cards.length / 5;
    expect(sizes(cards.map(({ bribe }) => String(bribe)))).toEqual([share, share, share, share, share]);
    expect(sizes(cards.map(({ dossier }) => String(dossier)))).toEqual([share, share, share, share, share]);
    expect(new Set(cards.map(({ bribe, dossier }) => `${bribe} ${dossier}`)).size).toBe(cards.length);
  });
});

describe('the deck', () => {
  test('each bribe and each dossier 18 times', () => {
    expect(sizes(INTRO.map(({ bribe }) => String(bribe)))).toEqual([18, 18, 18, 18, 18]);
    expect(sizes(INTRO.map(({ dossier }) => String(dossier)))).toEqual([18, 18, 18, 18, 18]);
  });

  test('each of the 25 pairs three or four times', () => {
    const pairs = sizes(INTRO.map(({ bribe, dossier }) => `${bribe} ${dossier}`));
    expect(pairs).toHaveLength(25);
    expect(new Set(pairs)).toEqual(new Set([3, 4]));
  });
});
