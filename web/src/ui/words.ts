/** The words of the page, in the language of the moment. Whoever uses them is drawn anew when it changes. */
import type { Fault, Phrase } from '@kaffeehaus/kernel';
import {
  type Area,
  type ArgsOf,
  type Lang,
  type PageKey,
  type Words,
  isGameArea,
  loadWords,
  localeOf,
} from '@kaffeehaus/words';
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { langNow } from './prefs.ts';
import { isLevel } from '../think/levels.ts';

const words = signal<Words<PageKey> | undefined>(undefined);

/** What words are here besides those of the house, or were asked for. */
const wanted = new Set<Area>();

/** False until the first language is there. */
export const hasWords = (): boolean => words.value !== undefined;

/** Words take their place in the order in which they were asked for: the last ones are those that are wanted now. */
let last: Promise<unknown> = Promise.resolve();

const load = (lang: Lang): Promise<void> => {
  const [before, coming] = [last, loadWords(lang, [...wanted])];
  const placed = Promise.allSettled([before, coming])
    .then(() => coming)
    .then(loaded => {
      words.value = loaded;
    });
  last = placed.catch(() => undefined);
  return placed;
};

/** Loads the language of the moment, now and whenever another is preferred. */
export const watchWords = (failed: (cause: unknown) => void): (() => void) =>
  effect(() => void load(langNow()).catch(failed));

/** Adds the words of a game, which are kept whatever language is chosen later. */
export const wantWords = async (area: Area): Promise<void> => {
  wanted.add(area);
  try {
    await load(langNow());
  } catch (cause) {
    // Nobody's change of language shall fail because of a game that is not here.
    wanted.delete(area);
    throw cause;
  }
};

/** The rules of a game in words, for whoever reads them up; who has no connection does without. */
export const useRules = (game: string): void =>
  useEffect(() => {
    if (isGameArea(game)) wantWords(`${game}-rules`).catch(() => undefined);
  }, [game]);

const now = (): Words<PageKey> => {
  if (!words.value) throw new Error('no words yet');
  return words.value;
};

/** The language spoken now, for what is drawn again only when it changes. */
export const spokenLang = (): string => now().lang;
export const t = <K extends PageKey>(key: K, ...args: ArgsOf<K>): string => now().t(key, ...args);

/** Where the terminal tells cards by their numbers, the page has texts of its own: a number is read on the card itself. */
const shown = ({ key, args }: Phrase): Phrase => ({
  key: now().has(`web.${key}`) ? `web.${key}` : key,
  args,
});
export const say = (phrase: Phrase, names?: readonly string[]): string => now().say(shown(phrase), names);
export const called = (game: string, person: string): string => now().called(game, person);
export const sayFault = (fault: Fault): string => now().fault(fault);
export const list = (items: readonly string[], last?: 'and' | 'or'): string => now().list(items, last);
export const hasText = (key: string): boolean => now().has(key);

/** Somebody at this screen, or what kind of bot. */
export const sitterName = (sitter: unknown): string =>
  isLevel(sitter) ? t('web.role.bot', { bot: t(`common.bot.${sitter}`) }) : t('web.sitter.person');

/** A share of one, in whole hundredths. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(now().lang, { style: 'percent' }).format(share);

/** A whole number. */
export const whole = (n: number): string =>
  new Intl.NumberFormat(now().lang, { maximumFractionDigits: 0 }).format(n);

/** To a tenth. */
export const decimal = (n: number): string =>
  new Intl.NumberFormat(now().lang, { maximumFractionDigits: 1 }).format(n).replace('-', '−');

/** A change, as a whole number with its sign. */
export const plus = (n: number): string => {
  const text = whole(Math.abs(Math.round(n)));
  return Math.round(n) === 0 ? text : `${n < 0 ? '−' : '+'}${text}`;
};

/** A share in hundredths, to a tenth of one. */
export const tenths = (share: number): string =>
  new Intl.NumberFormat(now().lang, { maximumFractionDigits: 1 }).format(100 * share);

/** The reader's own kind of the language that is spoken: days are written in another order across the sea. */
const localeNow = (): string => {
  const { lang } = now();
  return navigator.languages.find(tag => tag.split('-')[0] === lang) ?? localeOf(lang);
};

/** Day and time, as short as the language allows. */
export const when = (milliseconds: number): string =>
  new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
