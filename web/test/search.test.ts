import { gzipSync } from 'node:zlib';
import { LANGS } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { GUIDES } from '../src/guide/book/guides.ts';
import { Search, apart } from '../src/guide/book/search.ts';
import { stem, telling } from '../src/guide/book/stems.ts';
import { everydayOf, findable, messagesOf, missedBy, textsOf } from './guides.ts';

describe.each(LANGS)('%s', lang => {
  test('players find what they look for among the first three, in their own words', () => {
    const searches = new Map(
      GUIDES.map(guide => [guide.game, new Search(lang, findable(guide, lang), everydayOf(lang))]),
    );
    const missed = missedBy(searches, lang);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4);
  });

  test('all rules of all games, and what finds them, are a small part of a visit', () => {
    const rulesOf = (game: string): object =>
      Object.fromEntries(Object.entries(messagesOf(game, lang)).filter(([key]) => key.includes('.rule.')));
    const all = GUIDES.map(({ game }) => [textsOf(game, lang), rulesOf(game)]);
    expect(gzipSync(JSON.stringify([...all, everydayOf(lang)])).length).toBeLessThan(60_000);
  });
});

test('words are the same without accents, endings and idle words', () => {
  expect(telling('Wie viel kostet eine Fähigkeit?', 'de')).toEqual(['kostet', 'fahigkeit']);
  expect(telling('who is it', 'en')).toEqual(['who', 'is', 'it']);
  expect(stem('squares', 'en')).toBe(stem('square', 'en'));
  expect(stem('telt', 'nl')).toBe(stem('tellen', 'nl'));
  expect(stem('042', 'en')).toBe('042');
});

test('a letter wrong, missing, too many or in the wrong place', () => {
  expect(apart('wall', 'wall', 1)).toBe(0);
  expect(apart('wal', 'wall', 1)).toBe(1);
  expect(apart('wlal', 'wall', 1)).toBe(1);
  expect(apart('tresh', 'threshold', 2)).toBe(3);
});

const THINGS = [
  { id: 'wall', title: 'Building the wall', text: 'Stones go from the tower outwards.' },
  { id: 'zoo', title: 'Zoo', text: 'No wall around it.' },
  { id: 'card', title: 'Wall tower', text: '', minor: true },
];

test('titles come before texts, what there is much of comes last', () => {
  const search = new Search('en', THINGS, { fence: 'wall' });
  expect(search.find('walls').map(({ id }) => id)).toEqual(['wall', 'card', 'zoo']);
  expect(search.find('fence').map(({ id }) => id)).toEqual(['wall', 'card', 'zoo']);
  expect(search.find('buildign').map(({ id }) => id)).toEqual(['wall']);
  expect(search.find('')).toEqual([]);
  expect(search.find('giraffe')).toEqual([]);
});
