/** Answers that were chosen together: given one after the other, as long as the table is as they were chosen for. */
import { type Answer, type Ask, type Game, one } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { Giving } from '../src/ask/giving.ts';
import type { View } from '../src/seat/view.ts';

const TILE = one(0, 'tile', [10, 11]);
const SPACE = one(0, 'space', [20, 21]);

const HABITS = { confirms: () => false, skips: () => false, touches: () => false };

/** A table far away: what is given is on its way until a next question is put. */
const table = () => {
  const view = signal<View | undefined>(undefined);
  const given: Answer[] = [];
  let stops = 0;
  const put = (version: number, ask: Ask | undefined): void => {
    view.value = { put: version, version, ask, over: false, undoable: 0 } as unknown as View;
  };
  const play = {
    game: {} as Game,
    names: [],
    record: { seed: '' },
    view,
    looking: signal(false),
    shared: false,
    bots: { held: signal(false) },
    answer: (answer: Answer) => {
      given.push(answer);
      put(view.peek()?.put ?? 0, undefined);
    },
    stopped: () => void stops++,
    undo: () => {},
    lookAway: () => {},
    hurry: () => {},
  };
  put(1, TILE);
  const giving = new Giving(play, HABITS, {} as ConstructorParameters<typeof Giving>[2]);
  return { giving, given, put, stops: () => stops };
};

describe('the second answer', () => {
  test('follows when its question is put, and not before', () => {
    const { giving, given, put, stops } = table();
    giving.give([[10], [20]]);
    expect(given).toEqual([[10]]);
    // Somebody has come or gone: the first is still on its way.
    put(1, undefined);
    expect(given).toEqual([[10]]);
    put(2, SPACE);
    expect(given).toEqual([[10], [20]]);
    put(3, TILE);
    expect([given.length, stops()]).toEqual([2, 0]);
  });

  test('is not given where it is no answer any more, and that is said', () => {
    const { giving, given, put, stops } = table();
    giving.give([[10], [20]]);
    put(2, one(0, 'space', [21]));
    expect([given, stops()]).toEqual([[[10]], 1]);
    put(3, SPACE);
    expect([given.length, stops()]).toEqual([1, 1]);
  });

  test('is not given where somebody else is asked, and that is said', () => {
    const { giving, given, put, stops } = table();
    giving.give([[10], [20]]);
    put(0, undefined);
    put(3, SPACE);
    expect([given, stops()]).toEqual([[[10]], 1]);
  });

  test('does not follow a first one that was refused, whatever is asked later', () => {
    const { giving, given, put, stops } = table();
    giving.give([[10], [20]]);
    put(1, TILE);
    put(2, SPACE);
    expect([given, stops()]).toEqual([[[10]], 0]);
  });
});
