/** A stored table told again: by its own rules to see that it holds, by others to see whether they play the same. */
import type { Rules } from '@kaffeehaus/kernel';
import { Room } from '../log/room.ts';
import type { Head, Row, Snapshot } from '../store/store.ts';

export type Verdict =
  | { readonly outcome: 'equal' }
  /** `version`: the first row after which the table is another, or that the rules do not take. */
  | { readonly outcome: 'differs' | 'refused'; readonly version: number };

export const EQUAL: Verdict = { outcome: 'equal' };

/** The table after rows, in a form that can be compared; which revision made it is no difference. */
const tableAfter = (head: Head, rules: Rules, rows: readonly Row[], snapshot?: Snapshot): string => {
  const room = new Room(head, rules, rows, snapshot);
  const { table, given } = room.held;
  return JSON.stringify({ version: room.version, put: room.put, table: { ...table, rev: 0 }, given });
};

const told = (head: Head, rules: Rules, rows: readonly Row[]): string | undefined => {
  try {
    return tableAfter(head, rules, rows);
  } catch {
    return undefined;
  }
};

/** The least number from 1 to `most` of which something holds, given that it holds of `most` and of all after the first. */
const leastOf = (most: number, holds: (n: number) => boolean): number => {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** How other rules would have played a table. */
export const compare = (head: Head, rows: readonly Row[], own: Rules, other: Rules): Verdict => {
  const whole = told(head, other, rows);
  if (whole === undefined) {
    const n = leastOf(rows.length, count => told(head, other, rows.slice(0, count)) === undefined);
    return { outcome: 'refused', version: rows[n - 1]?.version ?? 0 };
  }
  if (whole === tableAfter(head, own, rows)) return EQUAL;
  const n = leastOf(rows.length, count => {
    const part = rows.slice(0, count);
    return told(head, other, part) !== told(head, own, part);
  });
  return { outcome: 'differs', version: rows[n - 1]?.version ?? 0 };
};

/** Why a stored table cannot be trusted, if it cannot: at which row its log breaks, or that its snapshot is of another. */
export type Damage = { readonly what: 'log' | 'snapshot'; readonly version: number };

export const examine = (
  head: Head,
  rows: readonly Row[],
  rules: Rules,
  snapshot: Snapshot | undefined,
): Damage | undefined => {
  const whole = told(head, rules, rows);
  if (whole === undefined) {
    const n = leastOf(rows.length, count => told(head, rules, rows.slice(0, count)) === undefined);
    return { what: 'log', version: rows[n - 1]?.version ?? 0 };
  }
  if (!snapshot) return undefined;
  const isSame = isToldBy(head, rules, rows, snapshot, whole);
  return isSame ? undefined : { what: 'snapshot', version: snapshot.version };
};

const isToldBy = (
  head: Head,
  rules: Rules,
  rows: readonly Row[],
  snapshot: Snapshot,
  whole: string,
): boolean => {
  try {
    const tail = rows.filter(({ version }) => version > snapshot.version);
    return tableAfter(head, rules, tail, snapshot) === whole;
  } catch {
    return false;
  }
};
