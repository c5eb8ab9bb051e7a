/** Every card 001–280: what it offers and what it does, expected from the glossary and the rulings. */
import { describe, expect, test } from 'vitest';
import { ALL, shown, word } from './city.ts';
import './cards/gains.ts';
import './cards/deeds.ts';
import './cards/lightning.ts';
import './cards/always.ts';
import './cards/quiet.ts';

describe('all cards', () => {
  test('none of 001–280 lacks a test that passed', () => {
    expect(ALL.filter(n => !shown.has(n)).map(word)).toEqual([]);
  });
});
