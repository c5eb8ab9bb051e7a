import { type Ask, arrangement, bag, may, one, subset } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  answerOf,
  blank,
  fillWith,
  isBlank,
  lackOf,
  lay,
  press,
  pressPlace,
  putBack,
} from '../src/seat/draft.ts';
import { laidReady } from '../src/seat/ready.ts';

const presses = (ask: Ask, items: readonly number[], from = blank(ask)): Draft =>
  items.reduce((draft, item) => press(ask, draft, item), from);

describe('one and may', () => {
  const ask = one(0, 'which', [10, 11, 12]);

  test('the last press counts', () => {
    expect(answerOf(ask, presses(ask, [10, 12]))).toEqual([12]);
  });

  test('what is not offered cannot be chosen', () => {
    expect(isBlank(presses(ask, [13]))).toBe(true);
    expect(answerOf(ask, blank(ask))).toBeUndefined();
  });

  test('nothing is an answer only to may', () => {
    expect(answerOf(may(0, 'which', [10]), blank(ask))).toEqual([]);
  });
});

describe('subset', () => {
  const ask = subset(0, 'which', [10, 11, 12], 1, 2);

  test('items go in and out, and come in the order of the question', () => {
    expect(answerOf(ask, presses(ask, [12, 10]))).toEqual([10, 12]);
    expect(answerOf(ask, presses(ask, [12, 10, 12]))).toEqual([10]);
    expect(answerOf(ask, presses(ask, [12, 12]))).toBeUndefined();
  });

  test('no more than there is room for', () => {
    expect(answerOf(ask, presses(ask, [10, 11, 12]))).toEqual([10, 11]);
  });
});

describe('bag', () => {
  const ask = bag(0, 'pay', [10, 11], [2, 1], 2, 3);

  test('each press adds one, up to the cap of the item and of the bag', () => {
    expect(answerOf(ask, presses(ask, [11, 10]))).toEqual([10, 11]);
    expect(answerOf(ask, presses(ask, [10, 10, 10, 11, 11]))).toEqual([10, 10, 11]);
    expect(answerOf(ask, presses(ask, [11, 11]))).toBeUndefined();
  });

  test('nothing is open at zero, at its cap, or when nothing more is wanted', () => {
    const paid = bag(0, 'pay', [10, 11, 12], [2, 1, 0], 2, 2);
    expect(lackOf(paid, blank(paid), 12)).toBe('none');
    expect(lackOf(paid, presses(paid, [11]), 11)).toBe('all');
    expect(lackOf(paid, presses(paid, [11]), 10)).toBeUndefined();
    expect(lackOf(paid, presses(paid, [10, 11]), 10)).toBe('full');
  });

  test('where one is wanted the new one takes the place of the old', () => {
    const single = bag(0, 'pay', [10, 11], [2, 1], 1, 1);
    expect(answerOf(single, presses(single, [10, 11]))).toEqual([11]);
  });

  test('as many as possible at once', () => {
    expect(fillWith(ask, presses(ask, [11]), 10).chosen).toEqual([11, 10, 10]);
  });

  test('a payment is laid ready from what is plentiful, then from what most is left of', () => {
    const paid = bag(0, 'pay', [10, 11, 12], [1, 2, 4], 4, 4);
    expect(laidReady(paid, [10])).toEqual([10, 11, 12, 12]);
  });

  test('one can be put back at a time', () => {
    expect(putBack(presses(ask, [10, 10, 11]), 10).chosen).toEqual([10, 11]);
  });
});

describe('arrangement', () => {
  const ask = arrangement(0, 'assign', [10, 11, 12], 3, 3);

  test('card after card falls into the first free place, the last one by itself', () => {
    const draft = press(ask, blank(ask), 12);
    expect(draft.places).toEqual([12, undefined, undefined]);
    expect(answerOf(ask, draft)).toBeUndefined();
    expect(answerOf(ask, press(ask, draft, 10))).toEqual([12, 10, 11]);
  });

  test('a card takes the place of the one that was taken up, and of the last if there is no room', () => {
    const two = arrangement(0, 'assign', [10, 11, 12, 13], 2, 2);
    const full = presses(two, [10, 11]);
    expect(press(two, pressPlace(two, full, 0), 13).places).toEqual([13, 11]);
    expect(press(two, full, 12).places).toEqual([10, 12]);
  });

  test('a place, then its card', () => {
    const draft = press(ask, pressPlace(ask, blank(ask), 1), 11);
    expect(draft.places).toEqual([undefined, 11, undefined]);
    expect(draft.target).toBeUndefined();
  });

  test('two laid cards change places', () => {
    const full = lay(ask, lay(ask, blank(ask), 10, 0), 11, 1);
    expect(answerOf(ask, full)).toEqual([10, 11, 12]);
    expect(answerOf(ask, pressPlace(ask, pressPlace(ask, full, 0), 2))).toEqual([12, 11, 10]);
  });

  test('a laid card is taken up and put back', () => {
    const full = lay(ask, lay(ask, blank(ask), 10, 0), 11, 1);
    const held = pressPlace(ask, full, 1);
    expect(held.held).toBe(11);
    expect(pressPlace(ask, held, 1).held).toBeUndefined();
    expect(answerOf(ask, putBack(held, 11))).toBeUndefined();
  });

  test('fewer than all: gaps are no answer, and no card goes anywhere by itself', () => {
    const some = arrangement(0, 'assign', [10, 11], 1, 2);
    expect(answerOf(some, lay(some, blank(some), 10, 1))).toBeUndefined();
    expect(answerOf(some, lay(some, blank(some), 10, 0))).toEqual([10]);
  });
});
