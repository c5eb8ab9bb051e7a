/** Estoril's characters: women are called what women are called, nationalists by what the option lets them count. */
import { abilityText, estoril, face } from '@kaffeehaus/estoril';
import type { Game } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { LANGS, wordsOf } from '../src/node.ts';
import { cardsOf } from './speech.ts';

const cards = cardsOf(estoril as unknown as Game);

/** What only men are called, and what only women are. */
const MEN = {
  de: /\b(Attentäter|Verführer|Nationalist|Diplomat|Verschwörer)\b/u,
  fr: /\b(assassin|séducteur|conspirateur)\b/u,
  nl: /\b(moordenaar|verleider|nationalist|diplomaat|samenzweerder)\b/u,
} as const;
const WOMEN = {
  de: /(Attentäterin|Verführerin|Nationalistin|Diplomatin|Verschwörerin)\b/u,
  fr: /\b(assassine|séductrice|conspiratrice)\b/u,
  nl: /\b(moordenares|verleidster|nationaliste|diplomate|samenzweerster)\b/u,
} as const;

describe.each(['de', 'fr', 'nl'] as const)('%s', lang => {
  const words = wordsOf(lang);
  const called = (woman: boolean): string[] =>
    cards.filter(card => face(card).woman === woman).map(card => words.say(estoril.phrases.item(card)));

  test('no woman is called a man', () => {
    expect(called(true).filter(name => MEN[lang].test(name))).toEqual([]);
    expect(called(true).some(name => WOMEN[lang].test(name))).toBe(true);
  });

  test('no man is called a woman', () => {
    expect(called(false).filter(name => WOMEN[lang].test(name))).toEqual([]);
    expect(called(false).some(name => MEN[lang].test(name))).toBe(true);
  });
});

const NEXT_DOOR = { en: /adjacent/, de: /angrenzend/, fr: /adjacents/, nl: /aangrenzend/ } as const;

test.each(LANGS)('a nationalist counts next door by the option, and says so in %s', lang => {
  const words = wordsOf(lang);
  const nationalists = cards.filter(card => face(card).flags > 0);
  expect(nationalists).not.toEqual([]);
  for (const card of nationalists) {
    expect(words.say(abilityText(card, true))).toMatch(NEXT_DOOR[lang]);
    expect(words.say(abilityText(card, false))).not.toMatch(NEXT_DOOR[lang]);
  }
  for (const card of cards.filter(one => !nationalists.includes(one)))
    expect(abilityText(card, true)).toEqual(abilityText(card, false));
});

describe.each(LANGS)('code names in %s', lang => {
  const words = wordsOf(lang, problem => {
    throw new Error(problem);
  });
  const people = [...new Set(cards.map(card => face(card).name))];
  const codenames = people.map(person => words.called('estoril', person));

  test('everybody has one of one word, in capitals, short enough for a tile', () => {
    for (const codename of codenames) expect(codename).toMatch(/^\p{Lu}{3,11}$/u);
  });

  test('nobody is taken for another', () => {
    expect(new Set(codenames).size).toBe(people.length);
  });

  test('comes first where a character is named, and alone where it acts', () => {
    for (const card of cards) {
      const { name } = face(card);
      const codename = words.called('estoril', name);
      expect(words.say(estoril.phrases.item(card))).toMatch(new RegExp(`^${codename}, ${name} \\(`, 'u'));
      const told = words.say({ key: 'estoril.log.swapped', args: { who: 0, name, old: name } }, ['Anna']);
      expect(told).toContain(codename);
      expect(told).not.toContain(name);
    }
  });
});

test('code names are translated', () => {
  const [en, ...others] = LANGS.map(lang => wordsOf(lang).called('estoril', 'Abigail Stone'));
  expect(en).toBe('NEEDLE');
  expect(others).toEqual(['NADEL', 'AIGUILLE', 'NAALD']);
});
