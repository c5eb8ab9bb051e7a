/** Every text of the house in one language, said with every kind of argument. */
import { wordsOf } from '../src/node.ts';
import type { Lang } from '../src/node.ts';
import { check } from '../tools/check.mjs';
import type { Arg, Args } from '../tools/message.mjs';
import { sources } from '../tools/read.mjs';

type Value = string | number;

export interface Rendered {
  readonly key: string;
  readonly text: string;
}

/** Names begin with consonants, vowels and a mute h, have accents, and may be a label or a figure. */
export const NAMES = ['Mizzi', 'Anna', 'Élodie', 'Henrique', 'Estoril 1942', '12'] as const;
export const NUMBERS = [1, 0, 2, 5, 1000] as const;

const valuesOf = (arg: Arg): readonly Value[] => {
  if (arg.kind === 'number') return NUMBERS;
  return arg.kind === 'text' ? NAMES : arg.of;
};

/** Each argument takes each of its values once, while the others keep their first. */
const samples = (args: Args): { [name: string]: Value }[] => {
  const first = Object.fromEntries([...args].map(([name, arg]) => [name, valuesOf(arg)[0] ?? '']));
  return [
    first,
    ...[...args].flatMap(([name, arg]) => valuesOf(arg).map(value => ({ ...first, [name]: value }))),
  ];
};

const { catalogues } = check(sources());

export const rendered = (lang: Lang): readonly Rendered[] => {
  const words = wordsOf(lang, problem => {
    throw new Error(problem);
  });
  return catalogues
    .filter(catalogue => catalogue.lang === lang)
    .flatMap(({ messages }) => [...messages])
    .flatMap(([key, { args }]) =>
      samples(args).map(sample => ({ key, text: words.say({ key, args: sample }) })),
    );
};
