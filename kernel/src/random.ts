/** Seeded chance: ChaCha8 keyed by 256 bits, unbiased; public dice never reveal the key. */

export interface Chance {
  key: readonly number[];
  drawn: number;
}

const WORDS = 16;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** The last block computed, remembered because numbers are drawn one by one; a pure function of key and block. */
const cache = { key: [] as readonly number[], first: -1, words: new Int32Array(WORDS) };
const work = new Int32Array(WORDS);

const quarter = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
};

/** One block of ChaCha with 8 rounds (RFC 8439 layout: constants, key, block counter, zero nonce). */
export const chacha8 = (key: readonly number[], block: number, out: Int32Array): void => {
  for (let i = 0; i < 4; i++) out[i] = SIGMA[i] as number;
  for (let i = 0; i < 8; i++) out[4 + i] = key[i] as number;
  out[12] = block | 0;
  out[13] = Math.floor(block / 0x1_0000_0000);
  out[14] = 0;
  out[15] = 0;
  work.set(out);
  for (let round = 0; round < 4; round++) {
    quarter(work, 0, 4, 8, 12);
    quarter(work, 1, 5, 9, 13);
    quarter(work, 2, 6, 10, 14);
    quarter(work, 3, 7, 11, 15);
    quarter(work, 0, 5, 10, 15);
    quarter(work, 1, 6, 11, 12);
    quarter(work, 2, 7, 8, 13);
    quarter(work, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) out[i] = ((out[i] as number) + (work[i] as number)) | 0;
};

const word = (chance: Chance): number => {
  const n = chance.drawn++;
  const i = n % WORDS;
  const first = n - i;
  if (cache.first !== first || cache.key !== chance.key) {
    chacha8(chance.key, first / WORDS, cache.words);
    cache.key = chance.key;
    cache.first = first;
  }
  return (cache.words[i] as number) >>> 0;
};

/** How many words there are. */
const ALL = 0x1_0000_0000;
const INTEGERS = 0x8000_0000;

/**
 * A number 0 … n − 1, each equally likely: the words are rows of n, and one from the last, incomplete row is thrown
 * away. Unsigned throughout, so that the engine divides integers.
 */
export const below = (chance: Chance, n: number): number => {
  if (!(n >= 1 && n < ALL)) throw new RangeError(`there is no chance of 1 in ${n}`);
  const row = n >>> 0;
  for (;;) {
    const x = word(chance);
    const rest = x % row;
    // Small numbers are made integers, for some tiers of engines take what was unsigned for a fraction.
    if (x - rest <= ALL - row) return n > INTEGERS ? rest : rest | 0;
  }
};

/** Fisher–Yates, in place. */
export const shuffle = (chance: Chance, list: number[]): void => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const x = list[i] as number;
    list[i] = list[j] as number;
    list[j] = x;
  }
};

/** A new, independent stream whose key is drawn from this one. */
export const branch = (chance: Chance): Chance => ({
  key: Array.from({ length: 8 }, () => word(chance) | 0),
  drawn: 0,
});

/** Any string is a seed: its SHA-256 is the key. */
export const seeded = (seed: string): Chance => ({ key: sha256(seed), drawn: 0 });

const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const char of text) {
    const c = char.codePointAt(0) as number;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
};

/** The first 32 bits of the fractional parts of the roots FIPS 180-4 names. */
const primes = (n: number): number[] => {
  const found: number[] = [];
  for (let x = 2; found.length < n; x++) if (found.every(p => x % p !== 0)) found.push(x);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
const START = primes(8).map(p => fraction(Math.sqrt(p)));
const ROUND = primes(64).map(p => fraction(Math.cbrt(p)));

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** SHA-256 of a text as eight 32-bit words: keys from seeds, and commitments to them. */
export const sha256 = (text: string): readonly number[] => {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let i = 7; i >= 0; i--) bytes.push(Math.floor(bits / 2 ** (8 * i)) & 255);
  const hash = [...START];
  for (let at = 0; at < bytes.length; at += 64) digest(hash, bytes, at);
  return hash;
};

const digest = (hash: number[], bytes: readonly number[], at: number): void => {
  const w = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      const b = at + 4 * i;
      w[i] =
        ((bytes[b] ?? 0) << 24) |
        ((bytes[b + 1] ?? 0) << 16) |
        ((bytes[b + 2] ?? 0) << 8) |
        (bytes[b + 3] ?? 0);
    } else {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
      const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
      w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => {
    hash[i] = ((hash[i] as number) + x) | 0;
  });
};
