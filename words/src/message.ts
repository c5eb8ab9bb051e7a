/** A message as the generator leaves it: a plain text, or the parts of one with arguments, as short as they can be. */
import type { Lang } from './lang.ts';

export type Message = string | readonly Part[];

/** By the value of an argument: `wine`, `=1`, `one`, `other`. */
type Options = { readonly [option: string]: Message };

/** 1: how many there are, 2: the how manieth it is. */
type Counting = 1 | 2;

/** A text; 0, which is the # inside a plural; or an argument: shown, shown as a number, or what chooses an option. */
type Part =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, number: 0]
  | readonly [name: string, options: Options]
  | readonly [name: string, options: Options, counting: Counting, offset?: number];

export type Catalogue = { readonly [key: string]: Message };
export type Values = { readonly [name: string]: string | number };

/** Making an Intl object costs far more than using it, so each is made once. */
const kept = <T>(make: (lang: Lang) => T): ((lang: Lang) => T) => {
  const made = new Map<Lang, T>();
  return lang => {
    const known = made.get(lang) ?? make(lang);
    made.set(lang, known);
    return known;
  };
};

const numbers = kept(lang => new Intl.NumberFormat(lang));
const plurals = {
  1: kept(lang => new Intl.PluralRules(lang)),
  2: kept(lang => new Intl.PluralRules(lang, { type: 'ordinal' })),
};

const optionOf = (options: Options, name: string, value: string | number, form: string): Message => {
  const option = options[form] ?? options['other'];
  if (option === undefined) throw new Error(`{${name}} has no text for "${value}"`);
  return option;
};

const formatPart = (part: Part, lang: Lang, values: Values, n: number): string => {
  if (typeof part === 'string') return part;
  if (part === 0) return numbers(lang).format(n);
  const [name, options, counting, offset = 0] = part;
  const value = values[name];
  if (value === undefined) throw new Error(`{${name}} is missing`);
  if (options === undefined) return String(value);
  if (options === 0) return numbers(lang).format(Number(value));
  if (counting === undefined) return format(optionOf(options, name, value, String(value)), lang, values);
  const left = Number(value) - offset;
  const exactly = options[`=${value}`];
  const form = plurals[counting](lang).select(left);
  return format(exactly ?? optionOf(options, name, value, form), lang, values, left);
};

/** Throws if an argument is missing or has a value the message does not provide for. `n` is what # stands for. */
export const format = (message: Message, lang: Lang, values: Values, n = Number.NaN): string => {
  if (typeof message === 'string') return message;
  let text = '';
  for (const part of message) text += formatPart(part, lang, values, n);
  return text;
};
