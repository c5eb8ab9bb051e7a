/** The page on privacy, made from the table of what is stored. */
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import type { Key, Lang, Words } from '@kaffeehaus/words/node';
import type { House } from '../house.ts';
import { PRIVACY } from '../people/privacy.ts';
import type { Stored } from '../people/privacy.ts';
import { documentOf, escaped } from './document.ts';

/** Some texts name a number, and the compiler cannot see which key is which. */
const say = (words: Words, key: string, days = 0): string =>
  escaped((words.t as (key: Key, args: object) => string)(key as Key, { days }));

const placesOf = ({ columns, file }: Stored): string =>
  [
    ...Object.entries(columns).map(([table, list]) =>
      list === 'all' ? table : `${table} (${list.join(', ')})`,
    ),
    ...(file === undefined ? [] : [file]),
  ].join(', ');

/** What is stored is a heading, so that it can be found by ear; the rest of it are pairs. */
const entryOf = (words: Words, stored: Stored): string => {
  const { what, why, long, days } = stored;
  const pairs = [
    ['why', say(words, `server.privacy.why.${why}`)],
    ['long', say(words, `server.privacy.long.${long}`, days)],
    ['where', `<code>${escaped(placesOf(stored))}</code>`],
  ] as const;
  const list = pairs.map(
    ([head, text]) => `<dt>${say(words, `server.privacy.${head}`)}</dt><dd>${text}</dd>`,
  );
  return `<section><h2>${say(words, `server.privacy.what.${what}`)}</h2><dl>${list.join('')}</dl></section>`;
};

const operatorOf = (words: Words, { config: { operator } }: House): readonly string[] => {
  const { name, contact, imprint } = operator;
  if (name === '') return [];
  const link = contact.includes('@') && !contact.includes(':') ? `mailto:${contact}` : contact;
  const lines = [escaped(name)];
  if (contact !== '') lines.push(`<a href="${escaped(link)}">${escaped(contact)}</a>`);
  if (imprint !== '') lines.push(`<a href="${escaped(imprint)}">${say(words, 'server.privacy.imprint')}</a>`);
  return [`<h2>${say(words, 'server.privacy.operator')}</h2>`, `<p>${lines.join('<br>')}</p>`];
};

export const privacyPage = (house: House, lang: Lang): string => {
  const words = wordsOf(lang);
  const langs = LANGS.map(
    one =>
      `<a href="/privacy?lang=${one}" lang="${one}" hreflang="${one}"${one === lang ? ' aria-current="true"' : ''}>${say(words, `common.lang.${one}`)}</a>`,
  );
  const body = [
    `<nav>${langs.join(' ')}</nav>`,
    ...['intro', 'rights', 'push', 'cards'].map(part => `<p>${say(words, `server.privacy.${part}`)}</p>`),
    ...PRIVACY.map(stored => entryOf(words, stored)),
    ...operatorOf(words, house),
  ];
  return documentOf(lang, words.t('server.privacy.title'), body.join('\n'));
};
