/** Every ruling of RULINGS.md, every character, mission and place: what the tests named when they ran. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES, MISSIONS, PLACES, estoril } from '../src/index.ts';
import { covered } from './cover.ts';
import './rulings/assassins.ts';
import './rulings/characters.ts';
import './rulings/conspirators.ts';
import './rulings/hiding.ts';
import './rulings/places.ts';
import './rulings/placing.ts';
import './rulings/scoring.ts';
import './rulings/seducers.ts';

const book = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8');
const rulings = [...book.matchAll(/^\| (E-\d\d) \|/gm)].map(match => match[1]!);

test('every ruling, character, mission and place was shown by a test that ran', () => {
  const wanted = [
    ...rulings,
    ...FACES.map(({ word }) => `character ${word}`),
    ...MISSIONS.map(({ id }) => `mission ${id}`),
    ...PLACES.map(({ number }) => `place ${number}`),
  ];
  expect(wanted.filter(name => !covered.has(name))).toEqual([]);
  const known = new Set([...wanted, 'rule', 'numbering']);
  expect([...covered].filter(name => !known.has(name))).toEqual([]);
});

test('the rulings are numbered through, and every rule that can be cited stands in the book', () => {
  expect(rulings).toEqual(rulings.map((_, i) => `E-${String(i + 1).padStart(2, '0')}`));
  expect(rulings.length).toBeGreaterThanOrEqual(63);
  for (const rule of estoril.rules) expect(book).toContain(`\`${rule}\``);
});
