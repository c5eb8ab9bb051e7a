/** What a lesson says, in the language of the moment. */
import { LANGUAGES, type Lesson } from '@kaffeehaus/lessons';
import { called, spokenLang } from '../ui/words.ts';

/** The second answer of a step may have no sentence of its own; people are called as everywhere. */
export const sentenceOf = ({ texts }: Lesson, game: string, key: string): string => {
  const lang = LANGUAGES.find(known => known === spokenLang()) ?? 'en';
  const text = texts[lang][key] ?? texts[lang][key.replace(/\.\d+$/, '')] ?? '';
  return text.replaceAll(/\{([^{}]+)\}/g, (_, person: string) => called(game, person));
};
