/** Our formatter against the library that speaks all of ICU: on every text there is they must agree to the letter. */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LANGS, type Lang, wordsOf } from '../src/node.ts';
import { type Values, format } from '../src/message.ts';
import { check } from '../tools/check.mjs';
import { sources } from '../tools/read.mjs';

type Checked = ReturnType<typeof check>['catalogues'][number];
type Message = Checked['messages'] extends Map<string, infer M> ? M : never;

const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 1000, 1234567, -1];

/** For each argument everything a message tells apart; the n-th choice of all of them together. */
const valuesFor = ({ args }: Message, n: number): Values =>
  Object.fromEntries(
    [...args].map(([name, arg], i) => {
      if (arg.kind === 'number') return [name, NUMBERS[(n + i) % NUMBERS.length] ?? 0];
      if (arg.kind === 'text') return [name, n % 2 === 0 ? 'Ö’{x}' : (n + i) * 1000];
      return [name, arg.of[(n + i) % arg.of.length] ?? ''];
    }),
  );

const { catalogues } = check(sources());

const keyed = (lang: Lang): [string, Message][] =>
  catalogues.filter(catalogue => catalogue.lang === lang).flatMap(({ messages }) => [...messages]);

test.each(LANGS)('every text in %s reads as ICU says', lang => {
  const words = wordsOf(lang, problem => {
    throw new Error(problem);
  });
  let compared = 0;
  for (const [key, message] of keyed(lang)) {
    const peer = new IntlMessageFormat(message.ast, lang);
    const choices = [...message.args.values()].map(arg =>
      arg.kind === 'select' ? arg.of.length : NUMBERS.length,
    );
    for (let n = 0; n < Math.max(1, ...choices); n++) {
      const values = valuesFor(message, n);
      // `who` becomes the name of a seat on the way, so the name is handed over as it is.
      const { who, ...args } = values;
      const said = words.say({ key, args: who === undefined ? args : { ...args, who: String(who) } });
      expect([key, said]).toEqual([
        key,
        peer.format(who === undefined ? values : { ...values, who: String(who) }),
      ]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(5000);
});

test('a plural counts from its offset, exactly named numbers come first, and # is what is left', () => {
  const message = [
    ['n', { '=1': 'only you', one: ['you and ', 0], other: ['you and ', 0, ' more'] }, 1, 1],
  ] as const;
  expect([1, 2, 1235].map(n => format(message, 'en', { n }))).toEqual([
    'only you',
    'you and 1',
    'you and 1,234 more',
  ]);
});

test('what a message is not told, or does not know, is a fault', () => {
  expect(() => format([['n', 0]], 'de', {})).toThrow('{n} is missing');
  expect(() => format([['kind', { wine: 'Wein' }]], 'de', { kind: 'tea' })).toThrow(
    '{kind} has no text for "tea"',
  );
  expect(() => format([['n', { one: 'eins' }, 1]], 'de', { n: 2 })).toThrow('{n} has no text for "2"');
});
