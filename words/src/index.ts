/** Words for a page: one language at a time, the house's first, those of a game when it is wanted. */
import { PARTS } from './generated/parts.ts';
import type { GameArea } from './generated/keys.ts';
import type { Lang } from './lang.ts';
import { makeWords } from './words.ts';
import type { PageKey, Report, Words } from './words.ts';

const { house, ...games } = PARTS;

export const isGameArea = (id: string): id is GameArea => Object.hasOwn(games, `${id}-rules`);

/** What a game says while it is played, or what can be read up on it. */
export type Area = GameArea | `${GameArea}-rules`;

/** All texts of the house, and of these games. */
export const loadWords = async (
  lang: Lang,
  wanted: readonly Area[] = [],
  report?: Report,
): Promise<Words<PageKey>> => {
  const parts = await Promise.all([house, ...wanted.map(game => games[game])].map(part => part[lang]()));
  return makeWords(lang, Object.assign({}, ...parts.map(part => part.messages)), report);
};

export { LANGS, isLang, localeOf, pickLang } from './lang.ts';
export type { GameArea } from './generated/keys.ts';
export type { Lang } from './lang.ts';
export type { Args, ArgsOf, Key, PageKey, Report, Words } from './words.ts';
