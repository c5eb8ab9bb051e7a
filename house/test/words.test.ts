import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// The dictionary fixes one word for one thing: a word that stands in no source fixes nothing.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names and prose as lower-case words: `sideTable` and "side table" are one. */
const spelled = (text: string): string =>
  ` ${text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()}`;

const sources = (...folders: readonly string[]): string =>
  spelled(
    folders
      .flatMap(folder =>
        readdirSync(join(root, folder), { withFileTypes: true, recursive: true }).flatMap(entry =>
          entry.isFile() && /\.tsx?$/.test(entry.name)
            ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')]
            : [],
        ),
      )
      .join('\n'),
  );

const GAMES = ['vienna', 'hamburg', 'estoril'].map(game => `games/${game}/src`);

const [, ...sections] = readFileSync(join(root, 'WORDS.md'), 'utf8').split(/^## /m);

const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(2)
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    );

test('the words of the engine stand in its sources', () => {
  const glossary = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8');
  const words = [...glossary.matchAll(/\*\*(\w+)\*\*/g)].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(20);
  const online = ['protocol/src', 'trust/src', 'client/src', 'server/src'];
  const text = sources('kernel/src', 'bots/src', 'bots/test', 'web/src', 'house/test', ...online);
  expect(words.filter(word => !text.includes(spelled(word)))).toEqual([]);
});

test('the dictionary has a chapter for each game', () => {
  expect(sections.map(section => section.split('\n', 1)[0])).toEqual([
    'Every game',
    'Vienna',
    'Hamburg',
    'Estoril',
  ]);
});

describe.each(sections.map(section => [section.split('\n', 1)[0] ?? '', rowsOf(section)] as const))(
  'the words of %s',
  (name, rows) => {
    test('stand in four languages', () => {
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows) expect([row, row.length, row.includes('')]).toEqual([row, 5, false]);
    });

    test('stand once', () => {
      const words = rows.flatMap(([code = '']) => code.split(', '));
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    });

    test('stand in the sources', () => {
      const own = `games/${name.toLowerCase()}/src`;
      const text = GAMES.includes(own) ? sources(own) : sources('kernel/src', 'web/src', ...GAMES);
      const words = rows.flatMap(([code = '']) => code.split(', '));
      expect(words.filter(word => !text.includes(spelled(word)))).toEqual([]);
    });
  },
);
