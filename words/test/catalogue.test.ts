/** Every text of the house can be said, whatever its arguments, also those that no game says. */
import { expect, test } from 'vitest';
import { LANGS, wordsOf } from '../src/node.ts';
import { check } from '../tools/check.mjs';
import type { Arg, Args } from '../tools/message.mjs';
import { sources } from '../tools/read.mjs';

type Value = string | number;

const valuesOf = (arg: Arg): readonly Value[] => {
  if (arg.kind === 'number') return [1, 0, 2, 5, 1000];
  return arg.kind === 'text' ? ['Ada'] : arg.of;
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

test.each(LANGS)('%s', lang => {
  const words = wordsOf(lang, problem => {
    throw new Error(problem);
  });
  const messages = catalogues
    .filter(catalogue => catalogue.lang === lang)
    .flatMap(({ messages: all }) => [...all]);
  expect(messages.length).toBeGreaterThan(200);
  const odd = messages.flatMap(([key, { args }]) =>
    samples(args)
      .map(sample => words.say({ key, args: sample }))
      .filter(text => /^$|[{}]|^\s|\s$|[^\S\n]{2}| [.,]/.test(text))
      .map(text => `${key}: ${text}`),
  );
  expect(odd).toEqual([]);
});
