/** A fault can only be planted where its text still stands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FAULTS } from '../../scripts/faultlist.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each(FAULTS.map(fault => [fault.name, fault] as const))('%s', (_, { file, find, put, checks }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(find);
  expect(put).not.toBe(find);
  expect(checks).not.toEqual([]);
});

test('no two faults have the same name', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});
