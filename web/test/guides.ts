/** The guides with their texts, as tests read them. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Guide } from '../src/guide/book/guide.ts';
import type { Found } from '../src/guide/book/search.ts';
import type { Texts } from '../src/guide/book/texts.ts';
import { wordsOf } from '@kaffeehaus/words/node';

type Lang = Parameters<typeof wordsOf>[0];

const file = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(file(path), 'utf8');

export const textsOf = (game: string, lang: Lang): Texts =>
  JSON.parse(read(`web/src/guide/texts/${game}/${lang}.json`)) as Texts;

export const everydayOf = (lang: Lang): { readonly [word: string]: string } =>
  JSON.parse(read(`web/src/guide/texts/everyday/${lang}.json`)) as { [word: string]: string };

/** The game's own words, as the catalogue has them. */
export const messagesOf = (game: string, lang: Lang): { readonly [key: string]: string } =>
  JSON.parse(read(`games/${game}/words/${lang}.json`)) as { [key: string]: string };

export const rulingsOf = (game: string): readonly string[] => [
  ...new Set(
    [...read(`games/${game}/RULINGS.md`).matchAll(/^(?:- \*\*|\| )([A-Z]-\d{2})/gm)].map(
      match => match[1] ?? '',
    ),
  ),
];

export const scenariosOf = (game: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(file(`scenarios/${game}`)).map(name => [
      name.replace('.scenario', ''),
      read(`scenarios/${game}/${name}`),
    ]),
  );

/** All rules of a guide as a search finds them. */
export const findable = ({ game, sections }: Guide, lang: Lang): readonly Found[] => {
  const texts = textsOf(game, lang);
  const words = wordsOf(lang);
  return sections.flatMap(({ id, entries }) =>
    entries.map(entry => ({
      id: entry.id,
      title: texts.rules[entry.id]?.title ?? '',
      text: texts.rules[entry.id]?.text ?? words.say({ key: `${game}.rule.${entry.id}`, args: {} }),
      section: texts.sections[id] ?? '',
    })),
  );
};
