/** Nothing a game can say lacks a text in any language. */
import { describe, expect, test } from 'vitest';
import { LANGS, keysOf, wordsOf } from '../src/node.ts';
import { GAMES } from './games.ts';
import { cardsOf, namesOf, playsOf } from './speech.ts';
import type { Speech } from './speech.ts';

const loud = (problem: string): never => {
  throw new Error(problem);
};

/** What a text never holds: braces, plural marks, names of nothing, a key instead of a text. */
const BROKEN = /[{}#]|\bundefined\b|\bNaN\b|\[object|[a-z]\.[a-z]+\.[a-z]|\s\s|^\s|\s$/;

const speakAll = (speech: Speech): void => {
  for (const lang of LANGS) {
    const words = wordsOf(lang, loud);
    for (const phrase of speech.phrases.values()) {
      const text = words.say(phrase, ['Ada', 'Bo', 'Cem', 'Dot']);
      expect(text, `${lang}: ${JSON.stringify(phrase)}`).not.toMatch(BROKEN);
      expect(text, `${lang}: ${phrase.key}`).not.toBe('');
    }
  }
};

describe.each(GAMES)('$id', game => {
  const played = playsOf(game, 3);

  test('names every item, card, rule and option', () => {
    const speech = namesOf(game);
    expect(speech.phrases.size).toBeGreaterThan(game.cards);
    speakAll(speech);
  });

  test('has words for all that happens in random games', () => {
    speakAll(played);
  });

  test('logs in every way it has words for', () => {
    const prefix = `${game.id}.log.`;
    expect(played.keys(prefix)).toEqual(keysOf('en').filter(key => key.startsWith(prefix)));
  });

  test('cites only rules it lists, each with a text', () => {
    const refused = played.keys(game.id).filter(key => game.rules.includes(key));
    expect(refused.length).toBeGreaterThan(0);
    for (const rule of game.rules) expect(keysOf('en')).toContain(rule);
  });

  test('says the same of cards only if they do the same', () => {
    for (const lang of LANGS) {
      const words = wordsOf(lang, loud);
      const texts = new Map<string, string>();
      for (const card of cardsOf(game)) {
        const phrase = game.phrases.card(card);
        const text = words.say(phrase);
        const said = JSON.stringify(phrase);
        expect(texts.get(text) ?? said, text).toBe(said);
        texts.set(text, said);
      }
    }
  });
});
