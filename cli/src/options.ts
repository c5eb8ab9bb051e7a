/** What was chosen before a game, in its own words. */
import type { Game, Options, OptionValue } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { quoted } from './screen.ts';

const isList = (value: OptionValue): value is readonly string[] => Array.isArray(value);

/** An option and its value. A release that does not know them says what they are called in the file. */
export const optionText = (words: Words, game: string, option: string, value: OptionValue): string => {
  const key = `${game}.option.${option}`;
  const said = (name: string): string | undefined =>
    words.has(name) ? words.say({ key: name, args: {} }) : undefined;
  const title = said(key) ?? quoted(option);
  const meant = (one: boolean | number | string): string => said(`${key}.${one}`) ?? quoted(String(one));
  if (typeof value === 'boolean') return said(`${key}.${value}`) ?? title;
  const text = isList(value) ? words.list(value.map(meant)) : meant(value);
  return words.t('common.label', { label: title, text });
};

/** What was chosen otherwise than usual. */
export const chosenIn = (words: Words, { id, options: known }: Game, options: Options): readonly string[] =>
  Object.entries(options).flatMap(([option, value]) => {
    const usual = known.find(({ name }) => name === option)?.default;
    return String(value) === String(usual) ? [] : [optionText(words, id, option, value)];
  });
