/**
 * Typed reads and small edits of lists whose indices the caller vouches for.
 *
 * All lists are made without holes, also here: engines tell lists with and without holes, of integers and of anything
 * else apart, and a read that meets more than four kinds of them takes ten times as long wherever `at` is called.
 */

export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

export const last = <T>(list: readonly T[]): T => list[list.length - 1] as T;

export const add = (list: number[], index: number, n: number): void => {
  list[index] = (list[index] as number) + n;
};

/** The list with one entry changed: clones share lists that change seldom. */
export const withEntry = <T>(list: readonly T[], index: number, entry: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};

/** `make(0)` … `make(n − 1)`. A loop: `Array.from` with a function costs ten times as much. */
export const times = <T>(n: number, make: (i: number) => T): T[] => {
  const list: T[] = [];
  for (let i = 0; i < n; i++) list.push(make(i));
  return list;
};

/** 0 … n − 1. */
export const upTo = (n: number): number[] => times(n, i => i);

/** A copy of a table of numbers: the rows are copied too. */
export const rows = (table: readonly (readonly number[])[]): number[][] => {
  const copy = table.slice() as number[][];
  for (let i = 0; i < copy.length; i++) {
    const row = copy[i] as number[];
    // Many are empty, and a new list is made sooner than copied.
    copy[i] = row.length === 0 ? [] : row.slice();
  }
  return copy;
};
