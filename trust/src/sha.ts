/**
 * SHA-256 (FIPS 180-4) over bytes, for pages: the browser's own is neither there over plain http nor at once. Node's is
 * quicker, and hosts on Node hand that in instead.
 */

/** The first 32 bits of the fractional parts of the roots of the first primes. */
const primes = (n: number): number[] => {
  const found: number[] = [];
  for (let x = 2; found.length < n; x++) if (found.every(p => x % p !== 0)) found.push(x);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
const START = Int32Array.from(primes(8), p => fraction(Math.sqrt(p)));
const ROUND = Int32Array.from(primes(64), p => fraction(Math.cbrt(p)));

const BLOCK = 64;
const LENGTH = 8;

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The message, a bit, zeros, and how many bits there were, in whole blocks. */
const padded = (bytes: Uint8Array): DataView => {
  const size = Math.ceil((bytes.length + 1 + LENGTH) / BLOCK) * BLOCK;
  const all = new Uint8Array(size);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(size - 4, (bytes.length << 3) >>> 0);
  return view;
};

/** One block into sixty-four words. */
const spread = (w: Int32Array, view: DataView, at: number): void => {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
};

type Eight = [number, number, number, number, number, number, number, number];

const compress = (hash: Int32Array, w: Int32Array): void => {
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = ((hash[i] as number) + (sums[i] as number)) | 0;
};

export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const view = padded(bytes);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    spread(w, view, at);
    compress(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
};
