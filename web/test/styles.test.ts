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
