/** Every expression that the house, the page or the command runs on a text takes a time that grows with the text, and no faster. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pages.ts';

const FOLDERS = ['server', 'protocol', 'trust', 'client', 'cli', 'kernel', 'bots', 'words', 'web'];

/** An expression as it stands in a source: after what may stand before one, between its two strokes. */
const LITERAL =
  /(?<=[=(,:!&|?{;[\s])\/(?![*/ ])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuv]*)(?=[\s.,;)\]:}]|$)/gm;

/** What texts are made of that are meant to be read for ever. */
const BITS = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '-',
  '.',
  ':',
  '/',
  '@',
  '<',
  '"',
  '\\',
  '_',
  '%',
  '=',
  '(',
  '{',
  '\n',
];
const PAIRS = ['a@', 'a.', '0.', 'a ', 'a-', '/a', 'é', '\u0301', 'a\u200d', '::', ', ', '/../', '😀'];
const ENDS = [
  ['', ''],
  ['', '!'],
  ['a', '\0'],
  ['https://', '!'],
  ['#/', '!'],
] as const;

/** As long as the longest thing that anybody may send. */
const LENGTH = 16_384;
/** Milliseconds of the processor. What grows with the square of the length takes seconds. */
const MOST = 60;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('generated'))
    .map(name => join(folder, 'src', name));

const expressionsIn = (file: string): readonly RegExp[] => {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(LITERAL)].flatMap(([, source = '', flags]) => {
    try {
      return [new RegExp(source, flags)];
    } catch {
      // Something else between two strokes: a division, a piece of a drawing.
      return [];
    }
  });
};

const costOf = (expression: RegExp, text: string): number => {
  const before = process.cpuUsage();
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
  return process.cpuUsage(before).user / 1000;
};

/** The text that takes too long, if there is one; once may be an accident of the machine, thrice is none. */
const trapFor = (expression: RegExp): string | undefined => {
  for (const bit of [...BITS, ...PAIRS])
    for (const [head, tail] of ENDS) {
      const text = `${head}${bit.repeat(LENGTH / bit.length)}${tail}`;
      if ([1, 2, 3].every(() => costOf(expression, text) > MOST))
        return JSON.stringify(`${head}${bit}…${tail}`);
    }
  return undefined;
};

test('a trap would be found', () => {
  expect(trapFor(/\s+$/)).toBeDefined();
  expect(trapFor(/^[a-z]+$/)).toBeUndefined();
});

test('nothing that is sent is read for ever', () => {
  const found = FOLDERS.flatMap(sourcesIn).flatMap(file =>
    expressionsIn(file).map(one => [file, one] as const),
  );
  expect(found.length).toBeGreaterThan(150);
  const traps = found.flatMap(([file, one]) => {
    const trap = trapFor(one);
    return trap === undefined ? [] : [`${file}: ${String(one)} on ${trap}`];
  });
  expect(traps).toEqual([]);
});
