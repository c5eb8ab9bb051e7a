import { anyOptions, seeded } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Disagreement, lockstep } from '../lockstep.ts';
import { toy } from '../../kernel/test/toy.ts';
import { toyPair } from './toy.ts';
import type { Lie } from './toy.ts';

const play = (lie: Lie): void => {
  for (let i = 0; i < 12; i++) {
    const seats = 2 + (i % 3);
    const seed = `toy ${i}`;
    lockstep(toyPair(lie), { seats, options: anyOptions(toy, seeded(seed), seats), seed });
  }
};

test('a model that tells the truth agrees with the engine', () => {
  expect(() => play('none')).not.toThrow();
});

const LIES: readonly (readonly [Lie, RegExp])[] = [
  ['who', /^questions\n.*1: toy\.look .*\n.*2: toy\.look /],
  ['why', /^questions\n.*toy\.keep.*\n.*toy\.choose/],
  ['offer', /^questions\n.*toy\.look .*\[seat-1 seat-2/],
  ['number', /^questions\n.*toy\.pay 2 .*\n.*toy\.pay 1 /],
  ['silence', /^questions\n.*toy\.(look|keep|choose).*\n.*toy\.shield/],
  ['outcome', /^outcome.*\n.*coins/],
  ['hidden', /^questions\n.*toy\.choose/],
  ['score', /^scores/],
  ['end', /^questions\n.*asks {2}nothing\n.*toy\.choose/],
];

test.each(LIES)('a model wrong about %s is found out', (lie, message) => {
  expect(() => play(lie)).toThrow(message);
  expect(() => play(lie)).toThrow(Disagreement);
});
