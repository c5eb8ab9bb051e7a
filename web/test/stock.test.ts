/** Everything the games are played with, as the page lists it. */
import { LANGS } from '@kaffeehaus/words/node';
import { afterAll, describe, expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { GUIDES } from '../src/guide/book/guides.ts';
import { Search } from '../src/guide/book/search.ts';
import { relatedRules } from '../src/guide/related.ts';
import { stock as estoril } from '../src/guide/stock/estoril.tsx';
import { stock as hamburg } from '../src/guide/stock/hamburg.tsx';
import { type Stock, chosenOf } from '../src/guide/stock/stock.ts';
import { stock as vienna } from '../src/guide/stock/vienna.tsx';
import { everydayOf, findable, missedBy } from './guides.ts';
import { spoken } from './speaking.ts';

afterAll(() => {
  spoken.lang = 'en';
});

const STOCKS: { readonly [game: string]: Stock } = { vienna, hamburg, estoril };
const KINDS: { readonly [game: string]: object } = {
  vienna: { card: 175, order: 60 },
  hamburg: { building: 240, zoo: 20, park: 20, mayor: 10, ship: 6, exchange: 10, cleric: 24 },
  estoril: { character: 51, mission: 14, place: 8 },
};

describe.each(Object.entries(STOCKS))('%s', (game, stock) => {
  test('everything is there, each under a name of its own', () => {
    const pieces = stock.pieces();
    const kinds: Record<string, number> = {};
    for (const { kind } of pieces) kinds[kind] = (kinds[kind] ?? 0) + 1;
    expect(kinds).toEqual(KINDS[game]);
    expect(new Set(pieces.map(({ word }) => word)).size).toBe(pieces.length);
    for (const { word } of pieces) expect(word).toMatch(/^[\w.-]+$/);
  });

  test('every value of a filter finds something, and nothing is left out by all', () => {
    const pieces = stock.pieces();
    for (const { id, values } of stock.facets())
      for (const value of values)
        expect(chosenOf(pieces, new Map([[id, value.id]])).length, `${id} ${value.id}`).toBeGreaterThan(0);
    const kinds = stock.facets().find(({ id }) => id === 'kind')?.values ?? [];
    const found = kinds.flatMap(({ id }) => chosenOf(pieces, new Map([['kind', id]])));
    expect(found).toHaveLength(pieces.length);
    expect(chosenOf(pieces, new Map())).toEqual(pieces);
  });

  test('everything leads to a rule, and what changes one to that one first', () => {
    const guide = GUIDES.find(one => one.game === game);
    if (!guide) throw new Error(game);
    for (const piece of stock.pieces()) {
      const [first, ...rest] = relatedRules(guide, piece);
      expect(first, piece.word).toBeDefined();
      if (rest.some(({ cards }) => cards.includes(piece.word))) expect(first?.cards).toContain(piece.word);
    }
  });

  test.each(LANGS)('has a title and a text and is drawn in %s', lang => {
    spoken.lang = lang;
    for (const piece of stock.pieces()) {
      expect(piece.title, piece.word).not.toMatch(/^$|learn\.|\{/);
      expect(piece.text, piece.word).not.toMatch(/^$|\{/);
      expect(piece.Draw(), piece.word).toBeTruthy();
    }
  });
});

test.each(LANGS)('rules are found in %s though there are hundreds of cards', lang => {
  spoken.lang = lang;
  const searches = new Map(
    GUIDES.map(guide => {
      const cards = (STOCKS[guide.game]?.pieces() ?? []).map(({ word, title, text }) => ({
        id: `card:${word}`,
        title,
        text,
        minor: true,
      }));
      return [guide.game, new Search(lang, [...findable(guide, lang), ...cards], everydayOf(lang))];
    }),
  );
  const missed = missedBy(searches, lang);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4);
});
