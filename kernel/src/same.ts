/** Structural equality of plain data, and where it fails. */

const isTree = (x: unknown): x is { readonly [key: string]: unknown } => typeof x === 'object' && x !== null;

/** Whether both are equal. What they share is not looked into; a missing field is as good as an undefined one. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isTree(a) || !isTree(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSameLists(a, b);
  if (Array.isArray(b)) return false;
  let more = 0;
  for (const key in a) {
    if (!isSame(a[key], b[key])) return false;
    more--;
  }
  for (const _ in b) more++;
  return more === 0 || Object.keys(b).every(key => key in a || b[key] === undefined);
};

/** Most of a table is lists of numbers: those are compared on the spot. */
export const areSameLists = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i];
    // Zero has two signs, of which JSON keeps one.
    if (x === b[i] && x !== 0) continue;
    if (!isSame(x, b[i])) return false;
  }
  return true;
};

/** The path of the first difference, or undefined if both are equal. */
export const difference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (isSame(a, b)) return undefined;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'the whole'}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b), ...(Array.isArray(a) ? ['length'] : [])]);
  for (const key of keys) {
    const found = difference(a[key], b[key], path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The path of the first value that JSON cannot hold, or undefined if there is none. */
export const notJson = (x: unknown, path = ''): string | undefined => {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return undefined;
  if (typeof x === 'number') return Number.isFinite(x) ? undefined : `${path}: ${x}`;
  if (!isTree(x)) return `${path}: ${typeof x}`;
  const proto: unknown = Object.getPrototypeOf(x);
  if (!Array.isArray(x) && proto !== Object.prototype && proto !== null) return `${path}: not a plain object`;
  for (const key in x) {
    const value = x[key];
    if (typeof value === 'number' && Number.isFinite(value)) continue;
    const found = notJson(value, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
};
