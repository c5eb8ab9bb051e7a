/** Words: every text of the house in one language, by typed key or from a phrase of a game. */
import type { Fault, Phrase } from '@kaffeehaus/kernel';
import type { ApartArgs, PageArgs } from './generated/keys.ts';
import { localeOf } from './lang.ts';
import type { Lang } from './lang.ts';
import { format } from './message.ts';
import type { Catalogue, Values } from './message.ts';

/** What each key needs; a page has no texts of the terminal, nor those the server sends. */
export type Args = PageArgs & ApartArgs;
export type Key = keyof Args;
export type PageKey = keyof PageArgs;

/** Nothing for a key without arguments, else exactly its arguments. */
export type ArgsOf<K extends Key> = keyof Args[K] extends never ? [] : [args: Args[K]];

/** Told what is wrong with a phrase; the default keeps quiet, because a missing text must not stop a game. */
export type Report = (problem: string) => void;

export interface Words<K extends Key = Key> {
  readonly lang: Lang;
  t<T extends K>(key: T, ...args: ArgsOf<T>): string;
  /** The text of a phrase; its `who` is a seat and becomes the name of whoever sits there. */
  say(phrase: Phrase, names?: readonly string[]): string;
  /** What the people of a game are called in this language: by their code name, if the game gives them any. */
  called(game: string, person: string): string;
  /** What is wrong with what somebody handed in, with the rule that refuses it if there is one. */
  fault(fault: Pick<Fault, 'code' | 'args' | 'refusal'>): string;
  /** Whether a key that is put together at run time has a text. */
  has(key: string): boolean;
  /** “a, b and c”, or “a, b or c”. */
  list(items: readonly string[], last?: 'and' | 'or'): string;
  number(n: number, style?: Intl.NumberFormatOptions): string;
}

/** How a key writes the name of a person: Zé Pescador is ze-pescador. */
const slugOf = (person: string): string =>
  person
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

/** The arguments of a phrase that name people. */
const PEOPLE = ['name', 'old'] as const;

export const makeWords = <K extends Key>(
  lang: Lang,
  catalogue: Catalogue,
  report: Report = () => {},
): Words<K> => {
  const text = (key: string, values: Values): string => {
    const message = catalogue[key];
    if (message === undefined) {
      report(`there is no text ${key} in ${lang}`);
      return key;
    }
    try {
      return format(message, lang, values);
    } catch (cause) {
      report(`${key} in ${lang}: ${cause instanceof Error ? cause.message : String(cause)}`);
      return key;
    }
  };
  const called: Words['called'] = (game, person) => {
    const key = `${game}.codename.${slugOf(person)}`;
    return key in catalogue ? text(key, {}) : person;
  };
  /** People go by their code names; who is to be called by the printed name is `person`. */
  const withCodenames = (game: string, args: Phrase['args']): Values => {
    const values: { [name: string]: string | number } = { ...args };
    for (const name of PEOPLE) {
      const person = args[name];
      if (typeof person === 'string') values[name] = called(game, person);
    }
    return typeof args['name'] === 'string' ? { ...values, person: args['name'] } : values;
  };
  const say = ({ key, args }: Phrase, names: readonly string[] = []): string => {
    const values = withCodenames(key.slice(0, key.indexOf('.')), args);
    const who = args['who'];
    if (typeof who !== 'number') return text(key, values);
    return text(key, { ...values, who: names[who] ?? text('common.seat', { seat: who + 1 }) });
  };
  /** A fault knows a game by its id, people know it by its name. */
  const fault: Words['fault'] = ({ code, args, refusal }) => {
    if (refusal !== undefined) return say({ key: refusal.rule, args: refusal.args });
    const name = `${args['game']}.name`;
    return text(`common.fault.${code}`, name in catalogue ? { ...args, game: text(name, {}) } : args);
  };
  const locale = localeOf(lang);
  return {
    lang,
    t: (key, ...[args]) => text(key, (args ?? {}) as Values),
    say,
    called,
    fault,
    has: key => key in catalogue,
    list: (items, last = 'and') =>
      new Intl.ListFormat(locale, { type: last === 'or' ? 'disjunction' : 'conjunction' }).format(items),
    // The locales write a hyphen where print has a minus.
    number: (n, style) => new Intl.NumberFormat(locale, style).format(n).replace('-', '−'),
  };
};
