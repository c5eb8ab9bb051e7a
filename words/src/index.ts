/** Words for a page: one language at a time, loaded when it is wanted. */
import type { Lang } from './lang.ts';
import type { Catalogue } from './message.ts';
import { makeWords } from './words.ts';
import type { PageKey, Report, Words } from './words.ts';

const CATALOGUES: { readonly [L in Lang]: () => Promise<{ readonly messages: Catalogue }> } = {
  en: () => import('./generated/en.ts'),
  de: () => import('./generated/de.ts'),
  fr: () => import('./generated/fr.ts'),
  nl: () => import('./generated/nl.ts'),
};

export const loadWords = async (lang: Lang, report?: Report): Promise<Words<PageKey>> =>
  makeWords(lang, (await CATALOGUES[lang]()).messages, report);

export { LANGS, isLang, pickLang } from './lang.ts';
export type { Lang } from './lang.ts';
export type { Args, ArgsOf, Key, PageKey, Report, Words } from './words.ts';
