/** What is hashed, byte for byte, so that anybody can check it with tools of their own. */

/** Texts count as UTF-8, numbers as their digits. */
export type Part = string | number | Uint8Array;

/** SHA-256, from wherever it is quickest. */
export type Sha = (bytes: Uint8Array) => Uint8Array;

const encoder = new TextEncoder();

/** Texts of a row are short and mostly plain: their letters are their bytes. */
const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
};

const pieceOf = (part: Part): string | Uint8Array => {
  if (part instanceof Uint8Array) return part;
  const text = String(part);
  return isPlain(text) ? text : encoder.encode(text);
};

/** Writes the parts from a place on. */
const put = (frame: Uint8Array, from: number, pieces: readonly (string | Uint8Array)[]): void => {
  let at = from;
  for (const piece of pieces) {
    const { length } = piece;
    frame[at] = length >>> 24;
    frame[at + 1] = length >>> 16;
    frame[at + 2] = length >>> 8;
    frame[at + 3] = length;
    at += 4;
    if (typeof piece === 'string') for (let i = 0; i < length; i++) frame[at + i] = piece.charCodeAt(i);
    else frame.set(piece, at);
    at += length;
  }
};

const sizeOf = (pieces: readonly (string | Uint8Array)[]): number => {
  let size = 0;
  for (const { length } of pieces) size += 4 + length;
  return size;
};

/** Each part after its length in four bytes, the highest first: no two lists of parts give the same bytes. */
export const framed = (parts: readonly Part[]): Uint8Array => {
  const pieces = parts.map(pieceOf);
  const frame = new Uint8Array(sizeOf(pieces));
  put(frame, 0, pieces);
  return frame;
};

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text of hexadecimal digits; undefined if it is none of that length. */
export const unhex = (text: unknown, length: number): Uint8Array | undefined =>
  typeof text === 'string' && text.length === 2 * length && /^[0-9a-f]*$/.test(text)
    ? Uint8Array.from({ length }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
    : undefined;

export const areEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

/** Written in one way only: keys in order, no spaces. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
};

/** RFC 2104. */
const BLOCK = 64;

export class Digest {
  readonly #sha: Sha;

  constructor(sha: Sha) {
    this.#sha = sha;
  }

  hash(...parts: readonly Part[]): Uint8Array {
    return this.#sha(framed(parts));
  }

  keyed(key: Uint8Array, ...parts: readonly Part[]): Uint8Array {
    const short = key.length > BLOCK ? this.#sha(key) : key;
    const pieces = parts.map(pieceOf);
    const inner = padded(short, 0x36, sizeOf(pieces));
    put(inner, BLOCK, pieces);
    const hashed = this.#sha(inner);
    const outer = padded(short, 0x5c, hashed.length);
    outer.set(hashed, BLOCK);
    return this.#sha(outer);
  }
}

/** The key, padded, and room for more. */
const padded = (key: Uint8Array, pad: number, more: number): Uint8Array => {
  const bytes = new Uint8Array(BLOCK + more);
  for (let i = 0; i < BLOCK; i++) bytes[i] = (key[i] ?? 0) ^ pad;
  return bytes;
};
