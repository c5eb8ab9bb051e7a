import { type Ask, arrangement, bag, may, one, subset } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { type Draft, answerOf, blank, isBlank, lay, press, pressPlace, putBack } from '../src/seat/draft.ts';

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

  test('one can be put back at a time', () => {
    expect(putBack(presses(ask, [10, 10, 11]), 10).chosen).toEqual([10, 11]);
  });
});

describe('arrangement', () => {
  const ask = arrangement(0, 'assign', [10, 11, 12], 3, 3);

  test('a card, then its place; the last card goes where room is left', () => {
    let draft = pressPlace(ask, press(ask, blank(ask), 12), 0);
    expect(draft.places).toEqual([12, undefined, undefined]);
    expect(answerOf(ask, draft)).toBeUndefined();
    draft = pressPlace(ask, press(ask, draft, 10), 2);
    expect(answerOf(ask, draft)).toEqual([12, 11, 10]);
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
