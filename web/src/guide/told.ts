/** What a rule is called and says, wherever its text stands. */
import type { Entry } from './book/guide.ts';
import type { Texts } from './book/texts.ts';
import { hasText, say } from '../ui/words.ts';

export const titleOf = (texts: Texts, { id }: Pick<Entry, 'id'>): string => texts.rules[id]?.title ?? id;

/** Nothing as long as the words of the game are on their way. */
export const textOf = (texts: Texts, game: string, { id }: Pick<Entry, 'id'>): string => {
  const text = texts.rules[id]?.text;
  if (text !== undefined) return text;
  const key = `${game}.rule.${id}`;
  return hasText(key) ? say({ key, args: {} }) : '';
};
