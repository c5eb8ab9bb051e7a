/** Every row of the threat model names a test that is there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cellsOf, read, root } from './pages.ts';

const ROWS = read('docs/security.md')
  .split('\n')
  .filter(line => line.startsWith('| ') && line.includes('`'))
  .map(line => cellsOf(line));

test('there are threats', () => {
  expect(ROWS.length).toBeGreaterThan(15);
});

test.each(ROWS)('who wants to %s', (_, defence = '', tried = '') => {
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(tried) ?? [];
  expect(defence).not.toBe('');
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(title).not.toBe('');
  const text = read(file);
  expect(
    [`'${title}'`, `'%s: ${title}'`].some(named => text.includes(named)),
    title,
  ).toBe(true);
});
