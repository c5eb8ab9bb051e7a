/** What became of a table, for those who read JSON: the fields that are otherwise now, as they are now. */
import type { State } from '@kaffeehaus/kernel';
import type { Delta } from './messages.ts';

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

const areAlike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => areAlike(a[key], b[key]));
};

export const deltaOf = (before: State, after: State): Delta => {
  const old = before as unknown as { readonly [field: string]: unknown };
  const entries = Object.entries(after).filter(([field, value]) => !areAlike(old[field], value));
  return Object.fromEntries(entries);
};

/** The table after a delta; the one before stays as it is. */
export const patch = (before: State, delta: Delta): State => ({ ...before, ...delta });
