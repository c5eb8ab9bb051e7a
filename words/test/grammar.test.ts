/** What is put into a text fits it: nouns their numbers, and French its spaces, elisions and genders. */
import { describe, expect, test } from 'vitest';
import { LANGS, wordsOf } from '../src/node.ts';
import type { Lang } from '../src/node.ts';
import { sources } from '../tools/read.mjs';
import { wrongInFrench } from './french.ts';
import { GAMES } from './games.ts';
import { rendered } from './rendered.ts';
import { namesOf, playsOf } from './speech.ts';

/** One line for each text and what is wrong with it. */
const told = (list: readonly { key: string; text: string; wrong: readonly string[] }[]): string[] => [
  ...new Map(
    list.flatMap(({ key, text, wrong }) =>
      wrong.map(what => [`${key}: ${what}`, `${key}: ${what}: ${text}`] as const),
    ),
  ).values(),
];

/** Counted nouns as the catalogues decline them: what stands behind # in the singular, and in the plural. */
const nounsOf = (lang: Lang): { one: ReadonlySet<string>; many: ReadonlySet<string> } => {
  const forms = { one: new Set<string>(), many: new Set<string>() };
  for (const { text = '' } of sources().filter(source => source.lang === lang))
    for (const [, one = '', many = ''] of text.matchAll(
      /one \{# ([\p{L}-]+)[^{}]*\} other \{# ([\p{L}-]+)[^{}]*\}/gu,
    )) {
      if (one === many) continue;
      forms.one.add(one);
      forms.many.add(many);
    }
  // Some words are both, like a Dutch noun that is an adjective elsewhere.
  const both = [...forms.one].filter(word => forms.many.has(word));
  for (const word of both) for (const set of [forms.one, forms.many]) set.delete(word);
  return forms;
};

/** Numbers with the noun behind them in the wrong form; the last of a row (1 / 2 / 3) counts for all. */
const miscounted = (lang: Lang, text: string, { one, many }: ReturnType<typeof nounsOf>): string[] => {
  const rules = new Intl.PluralRules(lang);
  return [...text.matchAll(/(?<![\d.,:–-]|\/ )\b(0|1|2|5|1000) ([\p{L}-]+)/gu)].flatMap(
    ([place, figure = '', noun = '']) => {
      const wrong = rules.select(Number(figure)) === 'one' ? many : one;
      return wrong.has(noun) ? [`miscounted ${place}`] : [];
    },
  );
};

test.each(LANGS)('numbers and their nouns agree in %s', lang => {
  const nouns = nounsOf(lang);
  expect(nouns.one.size).toBeGreaterThan(5);
  expect(miscounted(lang, `1 ${[...nouns.many][0]}, 2 ${[...nouns.one][0]}`, nouns)).toHaveLength(2);
  const texts = rendered(lang).map(({ key, text }) => ({ key, text, wrong: miscounted(lang, text, nouns) }));
  expect(told(texts)).toEqual([]);
});

describe('French', () => {
  test('is read strictly', () => {
    for (const text of [
      'Au tour de Anna',
      'Cette partie de Estoril 1942',
      'il ne manque que Akademie',
      'la partie de Henrique',
      'Violet: 55 cartes',
      '1 mark; Moitié droite',
      'Prêt?',
      'section suivante : violet',
      'la carte « 12»',
      'le choix de le joueur',
    ])
      expect(wrongInFrench(text), text).not.toEqual([]);
    for (const text of ['le hasard décide', 'de Hambourg', 'l’hôtel : 3\u202f;', 'Qui\u202f?', 'le onze'])
      expect(wrongInFrench(text.replaceAll(' :', '\u00a0:')), text).toEqual([]);
  });

  test('texts are right whatever is put into them', () => {
    const texts = rendered('fr').map(({ key, text }) => ({ key, text, wrong: wrongInFrench(text) }));
    expect(told(texts)).toEqual([]);
  });

  test.each(GAMES)('$id says everything in it', game => {
    const words = wordsOf('fr');
    const phrases = [...namesOf(game).phrases.values(), ...playsOf(game, []).phrases.values()];
    const texts = phrases.map(phrase => {
      const text = words.say(phrase, ['Anna', 'Élodie', 'Henri', 'Ida', 'Oskar']);
      return { key: phrase.key, text, wrong: wrongInFrench(text) };
    });
    expect(told(texts)).toEqual([]);
  });
});
