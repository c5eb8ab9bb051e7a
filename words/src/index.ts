/** Words for a page: one language at a time, the house's first, those of a game when it is wanted. */
import { PARTS } from './generated/parts.ts';
import type { GameArea } from './generated/keys.ts';
import type { Lang } from './lang.ts';
import { makeWords } from './words.ts';
import type { PageKey, Report, Words } from './words.ts';

const { house, ...parts } = PARTS;

export const isGameArea = (id: string): id is GameArea => Object.hasOwn(parts, `${id}-rules`);

/**
 * What a game says while it is played, what can be read up on it; what is said where people meet, learn or look back, and
 * what the page is on a device.
 */
export type Area = keyof typeof parts;

/** All texts of the house, and of these areas. */
export const loadWords = async (
  lang: Lang,
  wanted: readonly Area[] = [],
  report?: Report,
): Promise<Words<PageKey>> => {
  const loaded = await Promise.all([house, ...wanted.map(area => parts[area])].map(part => part[lang]()));
  return makeWords(lang, Object.assign({}, ...loaded.map(part => part.messages)), report);
};

export { LANGS, isLang, localeOf, pickLang } from './lang.ts';
export type { GameArea } from './generated/keys.ts';
export type { Lang } from './lang.ts';
export type { Args, ArgsOf, Key, PageKey, Report, Words } from './words.ts';
