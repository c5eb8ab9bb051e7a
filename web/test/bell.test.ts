/** Whoever does not look at the page sees at its tab, its icon and its badge that somebody waits. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ring } from '../src/online/bell.ts';

const ORIGIN = 'https://games.example';
const file = (name: string): URL => new URL(`../${name}`, import.meta.url);
/** As the page names its icon. */
const [, plain = ''] = /rel="icon" href="([^"]+)"/.exec(readFileSync(file('index.html'), 'utf8')) ?? [];

const icon = { href: ORIGIN + plain, dataset: {} };
const page = {
  title: 'Kaffeehaus',
  querySelectorAll: (what: string) => (what === 'link[rel~="icon"]' ? [icon] : []),
};
let badge = 0;

beforeAll(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    setAppBadge: async (n: number) => void (badge = n),
    clearAppBadge: async () => void (badge = 0),
  });
});

// All tests live in one world: whoever comes next wants the real one.
afterAll(() => void vi.unstubAllGlobals());

const shown = () => [page.title, icon.href.replace(ORIGIN, ''), badge];

test('the icon that says so is another file of the page', () => {
  expect(existsSync(file('public/icon-turn.svg'))).toBe(true);
  expect(readFileSync(file('public/icon-turn.svg'), 'utf8')).not.toBe(
    readFileSync(file(`public${plain}`), 'utf8'),
  );
});

test('title, icon and badge tell how many wait, and that nobody does any more', () => {
  ring(0);
  expect(shown()).toEqual(['Kaffeehaus', '/icon.svg', 0]);
  ring(2);
  expect(shown()).toEqual(['(2) Kaffeehaus', '/icon-turn.svg', 2]);
  ring(1);
  expect(shown()).toEqual(['(1) Kaffeehaus', '/icon-turn.svg', 1]);
  // The page has gone elsewhere, and is called otherwise.
  page.title = 'Vienna';
  ring(1);
  expect(page.title).toBe('(1) Vienna');
  ring(0);
  expect(shown()).toEqual(['Vienna', '/icon.svg', 0]);
});
