import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, branch, chacha8, seeded, sha256, shuffle } from '../src/random.ts';

const hex = (words: readonly number[]): string =>
  words.map(w => (w >>> 0).toString(16).padStart(8, '0')).join('');

describe('chance', () => {
  test('ChaCha8 gives the published key stream for the zero key', () => {
    const out = new Int32Array(16);
    chacha8([0, 0, 0, 0, 0, 0, 0, 0], 0, out);
    const bytes = Buffer.from(out.buffer);
    expect(bytes.subarray(0, 32).toString('hex')).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e',
    );
  });

  test('SHA-256 of any text agrees with the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        expect(hex(sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  test('numbers are evenly spread, also where n does not divide 2^32', () => {
    for (const n of [2, 3, 6, 7, 10, 90]) {
      const chance = seeded(`even ${n}`);
      const hits = new Array<number>(n).fill(0);
      const draws = 6000 * n;
      for (let i = 0; i < draws; i++) hits[below(chance, n)]! += 1;
      const chi2 = hits.reduce((sum, h) => sum + (h - 6000) ** 2 / 6000, 0);
      // Five standard deviations above the mean of chi-square with n − 1 degrees of freedom.
      expect(chi2).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 10);
    }
  });

  test('a shuffle favours no order', () => {
    const chance = seeded('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = [1, 2, 3, 4];
      shuffle(chance, list);
      seen.set(list.join(''), (seen.get(list.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const chi2 = [...seen.values()].reduce((sum, h) => sum + (h - 1000) ** 2 / 1000, 0);
    expect(chi2).toBeLessThan(23 + 5 * Math.sqrt(46));
  });

  test('words are thrown away rather than folded: a range just above half shows no bias', () => {
    const n = 0xc000_0000;
    const chance = seeded('rejection');
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(chance, n) < 0x4000_0000) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(500);
  });

  test('a stream is a function of key and place; a branch is another stream', () => {
    const a = seeded('same');
    const b = seeded('same');
    const draw = (c: typeof a): number[] => Array.from({ length: 40 }, () => below(c, 1000));
    const first = draw(a);
    expect(draw(b)).toEqual(first);
    expect(draw(JSON.parse(JSON.stringify({ key: a.key, drawn: 0 })) as typeof a)).toEqual(first);
    expect(draw(branch(a))).not.toEqual(first);
    expect(draw(seeded('other'))).not.toEqual(first);
  });
});
