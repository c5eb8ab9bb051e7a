/** What teaches on the page says all of it, in every language, on one page. */
import { readFileSync } from 'node:fs';
import { BANS } from '@kaffeehaus/cli';
import { LANGS } from '@kaffeehaus/words';
import { wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';

/** More does not fit on one screen. */
const MOST_WORDS = 125;

const wordsIn = (text: string): number => text.split(/\s+/u).filter(word => /\p{L}/u.test(word)).length;

describe.each(LANGS)('in %s', lang => {
  const { has, say } = wordsOf(lang);

  test.each(['vienna', 'hamburg', 'estoril'])('the cheat sheet of %s fits one page', game => {
    const text = say({ key: `learn.sheet.${game}`, args: {} });
    expect(wordsIn(text)).toBeLessThanOrEqual(MOST_WORDS);
    expect(text.split('\n').length).toBeGreaterThan(5);
  });

  test('whatever a bot may be forbidden has a name', () => {
    for (const { game, name } of BANS) {
      const key = `learn.strategy.${game}.${name.replaceAll(' ', '-')}`;
      expect(has(key), key).toBe(true);
    }
  });
});

test('what the page tells of strategy is what was measured', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  const figures = read('lessons/strategy.json') as readonly {
    game: string;
    never: string;
    games: number;
    share: number;
    interval: readonly [number, number];
  }[];
  const { played } = read('docs/handicap.json') as {
    played: { readonly [key: string]: { wins: number; games: number } };
  };
  expect(figures.length).toBeGreaterThan(0);
  for (const { game, never, games, share, interval } of figures) {
    const key = `${game} ${never.replaceAll('-', ' ')}`;
    const samples = [played[key], played[`${key}, again`]].flatMap(sample => sample ?? []);
    expect(
      samples.reduce((sum, sample) => sum + sample.games, 0),
      key,
    ).toBe(games);
    const wins = samples.reduce((sum, sample) => sum + sample.wins, 0);
    expect(share, key).toBeCloseTo(wins / games, 2);
    expect(interval[0]).toBeLessThanOrEqual(share);
    expect(interval[1]).toBeGreaterThanOrEqual(share);
  }
});
