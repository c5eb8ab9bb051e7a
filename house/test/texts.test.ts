/** Texts are joined by the language they are in: no source of a host puts punctuation between them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Punctuation before which French sets a space, right behind what is put into a template; or what joins a list. */
const GLUED = [/`[^`]*\$\{[^`}]*\}[:;!?](?=[\s`]|\$\{)/g, /\.join\((['"`])[^'"`]*[;:!?][^'"`]*\1\)/g];

/** Not read by anybody as a text: sources written by the school, notation of answers, a law and its crash, anchors, signs. */
const WRITTEN = [
  'cli/src/arena.ts',
  'cli/src/play/evening.ts',
  'cli/src/school.ts',
  'cli/src/shrink.ts',
  'web/src/art/anchor.ts',
  'web/src/hamburg/at.ts',
  'web/src/hamburg/signs.ts',
  'web/src/hamburg/tiles.ts',
];

const glued = (source: string): string[] => GLUED.flatMap(pattern => source.match(pattern) ?? []);

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));

test('glue is found', () => {
  expect(glued('const label = `${name}: ${about}`;')).toHaveLength(1);
  expect(glued("parts.join('; ')")).toHaveLength(1);
  expect(glued('const text = `${name} ${about}`;')).toEqual([]);
});

test('there is none in the terminal and on the page', () => {
  const files = ['cli/src', 'web/src'].flatMap(sourcesIn);
  const found = files.filter(file => glued(readFileSync(file, 'utf8')).length > 0);
  expect(found.map(file => relative(root, file)).sort()).toEqual(WRITTEN);
});
