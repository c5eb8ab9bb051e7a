/**
 * Stands in for the page's words, which come over the net: the same words, read from the catalogues, and loud about
 * faults. Test files share their modules, so whoever stands in for words does so for all of them: use this one.
 */
import { type Key, type Lang, type Words, wordsOf } from '@kaffeehaus/words/node';

/** The language of the moment, for tests that go through several; English at the end, for whoever comes next. */
export const spoken = { lang: 'en' as Lang };

const loud = new Map<Lang, Words<Key>>();

const now = (): Words<Key> => {
  const words =
    loud.get(spoken.lang) ??
    wordsOf(spoken.lang, problem => {
      throw new Error(problem);
    });
  loud.set(spoken.lang, words);
  return words;
};

export const speaking = {
  spokenLang: () => now().lang,
  t: (...said: Parameters<Words<Key>['t']>) => now().t(...said),
  say: (...said: Parameters<Words<Key>['say']>) => now().say(...said),
  called: (game: string, person: string) => now().called(game, person),
  list: (...said: Parameters<Words<Key>['list']>) => now().list(...said),
  hasText: (key: string) => now().has(key),
  whole: (n: number) => String(Math.round(n)),
  plus: (n: number) => `${n > 0 ? '+' : ''}${n}`,
};
