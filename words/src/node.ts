/** Words where all languages are at hand at once: terminal, server, tests. */
import { ALL } from './generated/all.ts';
import type { Lang } from './lang.ts';
import { makeWords } from './words.ts';
import type { Key, Report, Words } from './words.ts';

export const wordsOf = (lang: Lang, report?: Report): Words<Key> => makeWords(lang, ALL[lang], report);

export const keysOf = (lang: Lang): readonly Key[] => Object.keys(ALL[lang]) as Key[];

export { LANGS, isLang, pickLang } from './lang.ts';
export type { Lang } from './lang.ts';
export type { Args, ArgsOf, Key, PageKey, Report, Words } from './words.ts';
