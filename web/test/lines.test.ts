/** The log of a view: which lines there are, which of them are new, and whether there are older ones. */
import type { Game, GameEvent } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import type { View } from '../src/seat/view.ts';
import { linesOf, newestLines } from '../src/table/lines.ts';

/** A game that tells of `said`, and is silent about everything else. */
const game = {
  phrases: {
    event: ({ e, n, who }: { e: string; n: number; who?: number }) =>
      e === 'said' ? { key: 'said', args: { n, ...(who !== undefined && { who }) } } : undefined,
  },
} as unknown as Game;

const said = (n: number, who?: number): GameEvent => ({ e: 'said', n, who }) as unknown as GameEvent;
const silent = (): GameEvent => ({ e: 'silent' }) as unknown as GameEvent;
const viewOf = (events: readonly GameEvent[], since: number): View => ({ events, since }) as unknown as View;

const EVENTS = [said(0), silent(), said(2, 1), said(3), silent(), said(5)];
const numbers = (lines: readonly { readonly phrase: { readonly args: object } }[]): unknown[] =>
  lines.map(({ phrase }) => (phrase.args as { n: number }).n);

test('what is told is a line, oldest first, and knows of whom it tells', () => {
  const lines = linesOf(game, viewOf(EVENTS, 0));
  expect(numbers(lines)).toEqual([0, 2, 3, 5]);
  expect(lines.map(({ index }) => index)).toEqual([0, 2, 3, 5]);
  expect(lines.map(({ seat }) => seat)).toEqual([undefined, 1, undefined, undefined]);
  expect(numbers(linesOf(game, viewOf(EVENTS, 0), 3))).toEqual([3, 5]);
});

test('new is what was told since the viewer last answered, from the very first event on', () => {
  const fresh = (since: number): unknown[] =>
    numbers(linesOf(game, viewOf(EVENTS, since)).filter(({ isNew }) => isNew));
  expect(fresh(0)).toEqual([0, 2, 3, 5]);
  expect(fresh(2)).toEqual([2, 3, 5]);
  expect(fresh(3)).toEqual([3, 5]);
  expect(fresh(6)).toEqual([]);
});

describe('the newest', () => {
  test.each([
    [1, [5], true],
    [2, [5, 3], true],
    [3, [5, 3, 2], true],
    [4, [5, 3, 2, 0], false],
    [9, [5, 3, 2, 0], false],
  ])('%i lines, newest first', (most, lines, hasMore) => {
    const newest = newestLines(game, viewOf(EVENTS, 3), most);
    expect(numbers(newest.lines)).toEqual(lines);
    expect(newest.hasMore).toBe(hasMore);
  });

  test('the first event of all counts as older, too', () => {
    expect(newestLines(game, viewOf([said(0), said(1)], 0), 1).hasMore).toBe(true);
  });
});
