/** What is hashed, byte for byte, so that anybody can check it with tools of their own. */

/** Texts count as UTF-8, numbers as their digits. */
export type Part = string | number | Uint8Array;

/** SHA-256, from wherever it is quickest. */
export type Sha = (bytes: Uint8Array) => Uint8Array;

const encoder = new TextEncoder();

const bytesOf = (part: Part): Uint8Array =>
  part instanceof Uint8Array ? part : encoder.encode(String(part));

/** Each part after its length in four bytes, the highest first: no two lists of parts give the same bytes. */
export const framed = (parts: readonly Part[]): Uint8Array => {
  const pieces = parts.map(bytesOf);
  const frame = new Uint8Array(pieces.reduce((sum, piece) => sum + 4 + piece.length, 0));
  const view = new DataView(frame.buffer);
  let at = 0;
  for (const piece of pieces) {
    view.setUint32(at, piece.length);
    frame.set(piece, at + 4);
    at += 4 + piece.length;
  }
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
    const padded = new Uint8Array(BLOCK);
    padded.set(short);
    const inner = this.#sha(
      joined(
        padded.map(byte => byte ^ 0x36),
        framed(parts),
      ),
    );
    return this.#sha(
      joined(
        padded.map(byte => byte ^ 0x5c),
        inner,
      ),
    );
  }
}

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};
