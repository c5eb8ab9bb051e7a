/** The guides with their texts, as tests read them. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Guide } from '../src/guide/book/guide.ts';
import type { Found, Search } from '../src/guide/book/search.ts';
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

interface Query {
  readonly game: string;
  readonly query: string;
  /** Any of these answers it. */
  readonly right: readonly string[];
}

/** Written down before the search was: inflected, misspelt and everyday words of players, forty in each language. */
const queriesOf = (lang: Lang): readonly Query[] =>
  JSON.parse(read(`web/test/queries/${lang}.json`)) as Query[];

/** The questions that are not answered among the first three. */
export const missedBy = (searches: ReadonlyMap<string, Search>, lang: Lang): readonly string[] => {
  const queries = queriesOf(lang);
  if (queries.length !== 40) throw new Error(`${queries.length} queries`);
  return queries.flatMap(({ game, query, right }) => {
    const first = (searches.get(game)?.find(query, 3) ?? []).map(({ id }) => id);
    return right.some(id => first.includes(id)) ? [] : [`${query}: ${first.join(', ')}`];
  });
};
