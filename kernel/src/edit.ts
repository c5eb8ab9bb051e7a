/** What makes one piece of plain data into another, as few bytes, and the other piece from it. */
import { at } from './list.ts';
import { damaged } from './pack.ts';
import type { Reader, Writer } from './pack.ts';

/**
 * The first byte of an edit of a list or an object: it is replaced; so many of its entries are edited; numbers in it are
 * set by groups; so many entries go and so many come, at its end or before what stays behind them.
 */
const REPLACED = 0;
const ENTRIES = 31;
const GROUPS = 32;
const SPLICE = 33;
const NEAR = 64;
const AT_END = 128;
const FEW = 8;
/** Fewer changes make no groups. */
const MANY = 3;

type Tree = { readonly [key: string]: unknown };
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Whether both are equal as JSON, which has one zero; asked of every field of every table, so it looks at little. */
export const isAlike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areAlike(a, b);
  return !Array.isArray(b) && haveAlike(a as Tree, b as Tree);
};

const areAlike = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  const { length } = a;
  if (length !== b.length) return false;
  for (let i = 0; i < length; i++) {
    const x = a[i];
    const y = b[i];
    if (x !== y && (typeof x !== 'object' || !isAlike(x, y))) return false;
  }
  return true;
};

/** The same fields in the same order. */
const haveAlike = (a: Tree, b: Tree): boolean => {
  const keys = Object.keys(a);
  let i = 0;
  for (const key in b) if (keys[i++] !== key || !isAlike(a[key], b[key])) return false;
  return i === keys.length;
};

/** Writes how `a`, which the reader has, becomes `b`. */
export const writeEdit = (w: Writer, a: unknown, b: unknown): void => {
  if (Array.isArray(a)) {
    if (Array.isArray(b)) writeList(w, a as readonly unknown[], b as readonly unknown[]);
    else replace(w, b);
  } else if (isTree(a)) {
    if (isTree(b)) writeTree(w, a, b);
    else replace(w, b);
  } else w.value(b);
};

const replace = (w: Writer, b: unknown): void => {
  w.byte(REPLACED);
  w.value(b);
};

const writeTree = (w: Writer, a: Tree, b: Tree): void => {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  const changed: number[] = [];
  keys.forEach((key, i) => {
    if (key !== others[i]) changed.push(ENTRIES);
    if (!isAlike(a[key], b[key])) changed.push(i);
  });
  const alike = keys.length === others.length && !changed.includes(ENTRIES);
  // More than half of it new: a new one is as short.
  if (!alike || changed.length === 0 || 2 * changed.length > keys.length) return replace(w, b);
  w.byte(changed.length);
  for (const i of changed) {
    const key = at(keys, i);
    w.byte(i);
    writeEdit(w, a[key], b[key]);
  }
};

const writeList = (w: Writer, a: readonly unknown[], b: readonly unknown[]): void => {
  const shorter = Math.min(a.length, b.length);
  let front = 0;
  while (front < shorter && isAlike(a[front], b[front])) front++;
  let back = 0;
  while (back < shorter - front && isAlike(a[a.length - 1 - back], b[b.length - 1 - back])) back++;
  if (a.length === b.length && writeInPlace(w, a, b, front, b.length - back)) return;
  if (front + back === 0 && b.length > 0) replace(w, b);
  else writeSplice(w, b, a.length - front - back, b.length - front - back, back);
};

/** Writes what changed from the first to the last change of a list that is as long as before, unless that is longer. */
const writeInPlace = (
  w: Writer,
  a: readonly unknown[],
  b: readonly unknown[],
  first: number,
  end: number,
): boolean => {
  const changed = changes(a, b, first, end);
  const numeric = typeof a[first] === 'number';
  if (numeric && changed.length > MANY && writeGroups(w, b, changed)) return true;
  // Numbers that all change are told sooner than edited one by one.
  const isSparse = !numeric || 2 * changed.length <= end - first + 1;
  if (changed.length === 0 || changed.length > ENTRIES || !isSparse) return false;
  writeEntries(w, a, b, changed);
  return true;
};

const changes = (a: readonly unknown[], b: readonly unknown[], first: number, end: number): number[] => {
  const changed: number[] = [];
  for (let i = first; i < end; i++) if (!isAlike(a[i], b[i])) changed.push(i);
  return changed;
};

const writeEntries = (
  w: Writer,
  a: readonly unknown[],
  b: readonly unknown[],
  changed: readonly number[],
): void => {
  w.byte(changed.length);
  let next = 0;
  for (const i of changed) {
    w.count(i - next);
    writeEdit(w, a[i], b[i]);
    next = i + 1;
  }
};

/** Numbers that are set in many places to few values: each value once. Not if they are too many, or no numbers. */
const writeGroups = (w: Writer, b: readonly unknown[], changed: readonly number[]): boolean => {
  const groups = new Map<number, number[]>();
  for (const i of changed) {
    const n = b[i];
    if (!Number.isSafeInteger(n)) return false;
    const group = groups.get(n as number);
    if (group === undefined) groups.set(n as number, [i]);
    else group.push(i);
  }
  if (3 * groups.size > changed.length) return false;
  w.byte(GROUPS);
  w.count(groups.size);
  for (const [n, places] of groups) {
    w.number(n);
    writePlaces(w, places);
  }
  return true;
};

/** Places in a list as gaps, or where that is shorter as bits from the first to the last of them. */
const writePlaces = (w: Writer, places: readonly number[]): void => {
  const first = at(places, 0);
  const span = at(places, places.length - 1) - first + 1;
  const bytes = (span + 7) >> 3;
  const asBits = bytes + 1 < places.length;
  w.count(2 * (asBits ? bytes : places.length) + (asBits ? 1 : 0));
  w.count(first);
  if (!asBits) {
    for (let k = 1; k < places.length; k++) w.count(at(places, k) - at(places, k - 1) - 1);
    return;
  }
  const bits = Array.from({ length: bytes }, () => 0);
  for (const place of places) {
    const i = place - first;
    bits[i >> 3] = at(bits, i >> 3) | (1 << (i & 7));
  }
  for (const byte of bits) w.byte(byte);
};

const writeSplice = (w: Writer, b: readonly unknown[], out: number, into: number, back: number): void => {
  if (out < FEW && into < FEW) {
    w.byte((back === 0 ? AT_END : NEAR) + FEW * out + into);
    if (back > 0) w.count(back);
  } else {
    w.byte(SPLICE);
    w.count(out);
    w.count(into);
    w.count(back);
  }
  for (let i = b.length - back - into; i < b.length - back; i++) w.value(b[i]);
};

/** Reads what `a` has become. */
export const readEdit = (r: Reader, a: unknown): unknown => {
  if (Array.isArray(a)) return readList(r, a as readonly unknown[]);
  return isTree(a) ? readTree(r, a) : r.value();
};

const readTree = (r: Reader, a: Tree): unknown => {
  const head = r.byte();
  if (head === REPLACED) return r.value();
  const keys = Object.keys(a);
  const b: { [key: string]: unknown } = { ...a };
  for (let n = head; n > 0; n--) {
    const key = at(keys, r.below(keys.length));
    b[key] = readEdit(r, a[key]);
  }
  return b;
};

const readList = (r: Reader, a: readonly unknown[]): unknown => {
  const head = r.byte();
  if (head === REPLACED) return r.value();
  if (head <= ENTRIES) return readEntries(r, a, head);
  if (head === GROUPS) return readGroups(r, a);
  if (head === SPLICE) {
    const out = r.below(a.length + 1);
    const into = r.many();
    return readSplice(r, a, out, into, r.below(a.length + 1));
  }
  if (head < NEAR || head >= AT_END + NEAR) throw damaged('an unknown edit');
  const few = head & (NEAR - 1);
  const back = head >= AT_END ? 0 : r.below(a.length + 1);
  return readSplice(r, a, Math.floor(few / FEW), few % FEW, back);
};

const readEntries = (r: Reader, a: readonly unknown[], n: number): unknown[] => {
  const b = a.slice();
  let next = 0;
  for (let k = 0; k < n; k++) {
    const i = next + r.below(a.length - next);
    b[i] = readEdit(r, a[i]);
    next = i + 1;
  }
  return b;
};

const readGroups = (r: Reader, a: readonly unknown[]): unknown[] => {
  const b = a.slice();
  for (let n = r.many(); n > 0; n--) {
    const value = r.integer();
    const head = r.count();
    const first = r.below(a.length);
    if ((head & 1) === 0) setGaps(r, b, value, head / 2, first);
    else setBits(r, b, value, (head - 1) / 2, first);
  }
  return b;
};

const setGaps = (r: Reader, b: unknown[], value: number, n: number, first: number): void => {
  let i = first;
  b[i] = value;
  for (let k = 1; k < n; k++) {
    i += 1 + r.below(b.length);
    if (i >= b.length) throw damaged('a place outside of a list');
    b[i] = value;
  }
};

const setBits = (r: Reader, b: unknown[], value: number, bytes: number, first: number): void => {
  for (let k = 0; k < bytes; k++) {
    const byte = r.byte();
    for (let bit = 0; bit < 8; bit++) {
      if (((byte >> bit) & 1) === 0) continue;
      const i = first + 8 * k + bit;
      if (i >= b.length) throw damaged('a place outside of a list');
      b[i] = value;
    }
  }
};

const readSplice = (
  r: Reader,
  a: readonly unknown[],
  out: number,
  into: number,
  back: number,
): readonly unknown[] => {
  const front = a.length - back - out;
  if (front < 0) throw damaged('an edit outside of a list');
  const b = a.slice(0, front);
  for (let i = 0; i < into; i++) b.push(r.value());
  for (let i = a.length - back; i < a.length; i++) b.push(a[i]);
  return b;
};
