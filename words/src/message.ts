/** A message as the generator leaves it: a plain text, or the parsed parts of one with arguments. */
import { formatToParts } from 'intl-messageformat';
import type { Lang } from './lang.ts';

type Options = { readonly [option: string]: { readonly value: readonly Part[] } };

/** The numbers are the parser's: text, argument, number, select, plural, and # inside a plural. */
type Part =
  | { readonly type: 0; readonly value: string }
  | { readonly type: 1; readonly value: string }
  | { readonly type: 2; readonly value: string; readonly style: object | null }
  | { readonly type: 5; readonly value: string; readonly options: Options }
  | {
      readonly type: 6;
      readonly value: string;
      readonly options: Options;
      readonly offset: number;
      readonly pluralType: string;
    }
  | { readonly type: 7 };

export type Message = string | readonly Part[];
export type Catalogue = { readonly [key: string]: Message };
export type Values = { readonly [name: string]: string | number };

type Formatting = Parameters<typeof formatToParts<never>>;

/** Making an Intl object costs far more than using it, so each is made once. */
const kept = <A extends unknown[], T>(make: (...args: A) => T): ((...args: A) => T) => {
  const made = new Map<string, T>();
  return (...args) => {
    const name = JSON.stringify(args);
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(...args);
    made.set(name, fresh);
    return fresh;
  };
};

const formatters: Formatting[2] = {
  getNumberFormat: kept((lang, style) => new Intl.NumberFormat(lang, style as Intl.NumberFormatOptions)),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
};
const NO_STYLES: Formatting[3] = { number: {}, date: {}, time: {} };

/** Throws if an argument is missing or has a value the message does not provide for. */
export const format = (message: Message, lang: Lang, values: Values): string => {
  if (typeof message === 'string') return message;
  const parts = formatToParts<never>(message as Formatting[0], lang, formatters, NO_STYLES, values);
  return parts.map(part => part.value).join('');
};
