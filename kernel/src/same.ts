/** Structural equality of plain data, and where it fails. */

const isTree = (x: unknown): x is { readonly [key: string]: unknown } => typeof x === 'object' && x !== null;

/** The path of the first difference, or undefined if both are equal. */
export const difference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'the whole'}: ${JSON.stringify(a)} is not ${JSON.stringify(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
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
  for (const [key, value] of Object.entries(x)) {
    const found = notJson(value, path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
};
