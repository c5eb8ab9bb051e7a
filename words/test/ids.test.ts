/** Ids are for records and sources: no text is nothing but one, and a number of a card stands beside what it is. */
import type { Phrase } from '@kaffeehaus/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGS, wordsOf } from '../src/node.ts';
import { GAMES } from './games.ts';
import { namesOf, playsOf } from './speech.ts';

/** Keys, tiles of the exchange, orders and missions by their code. */
const CODE = /\b[a-z]+\.[a-z]+\.[a-zA-Z]+|\bB\d\d\b|\bM\d\d\b/;
/** A card, building or order that is called by a number alone, with nothing in brackets behind, and not itself in brackets. */
const BARE = {
  en: /(?<!\()\b(card|building|mission) ([A-Z]-?)?\d{2,3}(?!\d| \(|:)/i,
  de: /(?<!\()\b(Karte|Gebäude|Auftrag) ([A-Z]-?)?\d{2,3}(?!\d| \(|:)/,
  fr: /(?<!\()\b(carte|bâtiment|mission) ([A-Z]-?)?\d{2,3}(?!\d| \(|\u00a0:)/i,
  nl: /(?<!\()\b(kaart|gebouw|opdracht) ([A-Z]-?)?\d{2,3}(?!\d| \(|:)/i,
} as const;
/** Said together with what the number means: what is taken from it. */
const BESIDE: readonly string[] = ['vienna.log.bribe'];

describe.each(GAMES)('$id', game => {
  let phrases: readonly Phrase[] = [];
  beforeAll(() => {
    phrases = [...namesOf(game).phrases.values(), ...playsOf(game, []).phrases.values()];
  }, 60_000);

  test.each(LANGS)('in %s', lang => {
    const words = wordsOf(lang);
    const odd = phrases.flatMap(phrase => {
      if (BESIDE.includes(phrase.key)) return [];
      const text = words.say(phrase, ['Ada', 'Bo', 'Cem', 'Dot', 'Eve']);
      const bare =
        CODE.test(text) || BARE[lang].test(text) || /^[\p{Lu}\d.()-]*\d[\p{Lu}\d.()-]*$/u.test(text);
      return bare ? [`${phrase.key}: ${text}`] : [];
    });
    expect(odd.slice(0, 20)).toEqual([]);
  });
});
