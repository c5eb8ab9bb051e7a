/** Typed reads and small edits of lists whose indices the caller vouches for. */

export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

export const last = <T>(list: readonly T[]): T => list[list.length - 1] as T;

export const add = (list: number[], index: number, n: number): void => {
  list[index] = (list[index] as number) + n;
};

/** `make(0)` … `make(n − 1)`. A loop: `Array.from` with a function costs ten times as much. */
export const times = <T>(n: number, make: (i: number) => T): T[] => {
  const list = new Array<T>(n);
  for (let i = 0; i < n; i++) list[i] = make(i);
  return list;
};

/** 0 … n − 1. */
export const upTo = (n: number): number[] => times(n, i => i);

/** A copy of a table of numbers: the rows are copied too. */
export const rows = (table: readonly (readonly number[])[]): number[][] => {
  const copy = new Array<number[]>(table.length);
  for (let i = 0; i < table.length; i++) copy[i] = (table[i] as readonly number[]).slice();
  return copy;
};
