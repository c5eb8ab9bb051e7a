/** Everybody in Estoril has a face of their own. */
import { FACES } from '@kaffeehaus/estoril';
import { expect, test } from 'vitest';
import { LOOKS } from '../src/estoril/draw/portraits.ts';
import type { Look } from '../src/art/portraits.tsx';

const looks: readonly (readonly [string, Look])[] = Object.entries(LOOKS);

test('every character has a portrait, and no portrait is nobody’s', () => {
  const people = new Set(FACES.map(({ word }) => word.replace(/-\d$/, '')));
  expect(new Set(Object.keys(LOOKS))).toEqual(people);
});

/** What is seen of somebody at a glance. */
const parts = ({ head, hair, hat, whiskers, glasses, coat, extra, mood }: Look): string[] =>
  [head, hair, hat, whiskers, glasses, coat, extra, mood].map(part => JSON.stringify(part ?? null));

test('any two differ in at least three things, and in hair, hat or glasses', () => {
  for (const [i, [one, a]] of looks.entries())
    for (const [other, b] of looks.slice(i + 1)) {
      const differing = parts(a).filter((part, k) => part !== parts(b)[k]).length;
      expect([one, other, differing >= 3]).toEqual([one, other, true]);
      const head = ({ hair, hat, glasses, extra }: Look) => JSON.stringify([hair, hat, glasses, extra]);
      expect(head(a)).not.toBe(head(b));
    }
});
