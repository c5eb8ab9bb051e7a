import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));
const GAMES = ['vienna', 'estoril', 'hamburg'] as const;

const sheets = (game: string): string[] =>
  readdirSync(join(root, game), { withFileTypes: true, recursive: true }).flatMap(entry =>
    entry.isFile() && entry.name.endsWith('.css')
      ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')]
      : [],
  );

/** What the frame of a table says about it: its states, its size, where a part lies. */
const SHARED = /^(?:is|has|size|part)-|^(?:table|dock)$/;

/** The classes a style sheet begins its selectors with; what the frame says is shared by all. */
const roots = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[},;])\s*\.([\w-]+)/g)]
    .map(match => match[1] ?? '')
    .filter(name => !SHARED.test(name));

// All sheets are loaded into one page, so a class of two games would dress the pieces of both.
it('no class is styled by two games', () => {
  const owners = new Map<string, Set<string>>();
  for (const game of GAMES)
    for (const name of sheets(game).flatMap(roots))
      owners.set(name, (owners.get(name) ?? new Set()).add(game));
  expect([...owners].filter(([, games]) => games.size > 1).map(([name]) => name)).toEqual([]);
});

/** Folders whose parts are drawn around every game, or where there is none. */
const HOUSE = ['app', 'ask', 'motion', 'online', 'review', 'table', 'ui'];

/** The classes that a part gives what it draws. */
const given = (source: string): string[] =>
  [...source.matchAll(/class=("[^"]*"|\{[^\n]*?\}(?=[\s>/]))/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/["'`]([^"'`]*)["'`]/g)].flatMap(
      ([, words = '']) => words.match(/[a-z][\w-]*/g) ?? [],
    ),
  );

const parts = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true }).flatMap(entry =>
    entry.isFile() && entry.name.endsWith('.tsx')
      ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')]
      : [],
  );

// The sheets of a game stay when one leaves its table: home must look as before.
it('no game dresses what is drawn around it', () => {
  const house = new Set(HOUSE.flatMap(parts).flatMap(given));
  expect(house.has('badge')).toBe(true);
  const strange = GAMES.flatMap(sheets)
    .flatMap(roots)
    .filter(name => house.has(name));
  expect([...new Set(strange)]).toEqual([]);
});
