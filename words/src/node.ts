/** Words where all languages are at hand at once: terminal, server, tests. */
import { messages as de } from './generated/de.ts';
import { messages as en } from './generated/en.ts';
import { messages as fr } from './generated/fr.ts';
import { messages as nl } from './generated/nl.ts';
import { messages as terminalDe } from './generated/terminal.de.ts';
import { messages as terminalEn } from './generated/terminal.en.ts';
import { messages as terminalFr } from './generated/terminal.fr.ts';
import { messages as terminalNl } from './generated/terminal.nl.ts';
import type { Lang } from './lang.ts';
import type { Catalogue } from './message.ts';
import { makeWords } from './words.ts';
import type { Key, Report, Words } from './words.ts';

const CATALOGUES: { readonly [L in Lang]: Catalogue } = {
  en: { ...en, ...terminalEn },
  de: { ...de, ...terminalDe },
  fr: { ...fr, ...terminalFr },
  nl: { ...nl, ...terminalNl },
};

export const wordsOf = (lang: Lang, report?: Report): Words<Key> => makeWords(lang, CATALOGUES[lang], report);

export const keysOf = (lang: Lang): readonly Key[] => Object.keys(CATALOGUES[lang]) as Key[];

export { LANGS, isLang, pickLang } from './lang.ts';
export type { Lang } from './lang.ts';
export type { Args, ArgsOf, Key, PageKey, Report, Words } from './words.ts';
