/** The values were computed apart, from the description in docs alone. */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Digest, framed } from '../src/bytes.ts';
import { Chain, Mixing, canonical, hex, receiptOf, rotationBytes, sha256, unhex } from '../src/index.ts';

const sha = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const attempt = { id: '7Xw3', attempt: 2 };
const house = Uint8Array.from({ length: 32 }, (_, i) => i);
const shares = [new Uint8Array(32).fill(7), null, new Uint8Array(32).fill(9)];
const mixing = new Mixing(sha);
const commits = shares.map((share, seat) => share && mixing.seatCommit(attempt, seat, share));
const fixed = {
  game: 'vienna',
  rules: 'ab'.repeat(32),
  options: { b: [true, 'é'], a: 1 },
  terms: { rated: false, pace: { kind: 'none' }, hints: true },
  chairs: ['p1', 'normal', 'p3'],
  house: mixing.houseCommit(attempt, house),
  commits,
};

describe('a mixing', () => {
  test('commits, lists and yields a seed as described', () => {
    expect(hex(fixed.house)).toBe('cf4330c0a8a2e666eb5c34e0751e8304a64466642ea4968689a6e91b397be608');
    expect(commits[0] && hex(commits[0])).toBe(
      '46424ba5e768f97f743166414e7c6c8a42e23ab344b0850ba4c88b724a68b5e7',
    );
    const list = mixing.list(fixed);
    expect(hex(list)).toBe('44d02f60458ad9f99cbe2fb1233f299ae0452f1b4c697d98cc5ab51c3bdf57ea');
    expect(mixing.seed(attempt, list, house, shares)).toBe(
      '7b9f579eba2be77cb5ccda3c604f05ec4dcd91d72a09405a0e29c44e71de0645',
    );
    expect(mixing.code(list, shares)).toEqual(['taka', 'komi', 'fobo', 'bibo']);
  });

  test('whatever is fixed changes the list, and the list the seed', () => {
    const list = hex(mixing.list(fixed));
    const others = [
      { ...fixed, game: 'hamburg' },
      { ...fixed, rules: 'cd'.repeat(32) },
      { ...fixed, options: { a: 1, b: [true] } },
      { ...fixed, terms: { ...fixed.terms, rated: true } },
      { ...fixed, chairs: ['p1', 'p3', 'normal'] },
      { ...fixed, house: mixing.houseCommit({ ...attempt, attempt: 3 }, house) },
      { ...fixed, commits: [commits[0] ?? null, commits[2] ?? null, null] },
    ].map(other => hex(mixing.list(other)));
    expect(new Set([list, ...others]).size).toBe(others.length + 1);
    const seeds = [list, ...others].map(one =>
      mixing.seed(attempt, unhex(one, 32) ?? new Uint8Array(), house, shares),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('a share opens its own commitment and no other', () => {
    const [first, , third] = shares;
    const [commit] = commits;
    if (!first || !third || !commit) throw new Error('two have shares');
    expect(mixing.opens(attempt, 0, commit, first)).toBe(true);
    expect(mixing.opens(attempt, 0, commit, third)).toBe(false);
    expect(mixing.opens(attempt, 2, commit, first)).toBe(false);
    expect(mixing.opens({ ...attempt, attempt: 1 }, 0, commit, first)).toBe(false);
  });
});

describe('a chain', () => {
  const chain = new Chain(sha);
  const link = { version: 5, at: 1000, seat: -1, actor: 0, kind: 'answer', cmd: 'cmd', body: '1: ü' };
  const anchor = { ...fixed, id: attempt.id, seats: 3, list: mixing.list(fixed) };
  const first = chain.first(anchor);

  test('is linked as described', () => {
    expect(hex(first)).toBe('136cb2c20d8be4f0bf6274ea7da8560737334aac19dac119cfc955d65a18eb7b');
    const next = chain.next(first, house, link);
    expect(hex(next)).toBe('1a5143bbd7502f9fa5e8ffa2b30978a478d2d700e95ce8ff398ec9cdfecbb32f');
    expect(hex(receiptOf(next))).toBe('1a5143bbd7502f9fa5e8ffa2b30978a4');
  });

  test('is fastened to all that was fixed', () => {
    const others = Object.keys(anchor)
      .filter(key => !['house', 'commits', 'chairs'].includes(key))
      .map(key => hex(chain.first({ ...anchor, [key]: key === 'list' ? house : 'other' })));
    expect(new Set([hex(first), ...others]).size).toBe(others.length + 1);
    expect(others).toHaveLength(7);
  });

  test('every part of a row counts, and so do the row before and the secret', () => {
    const changes = [
      ...Object.keys(link).map(key => chain.next(first, house, { ...link, [key]: 6 })),
      chain.next(house, house, link),
      chain.next(first, first, link),
      chain.next(first, house, link),
    ].map(hex);
    expect(new Set(changes).size).toBe(changes.length);
  });
});

test('the page of values to try has these, and no others', () => {
  const page = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8');
  const told = page.slice(page.indexOf('### Values to try'), page.indexOf('## Revisions'));
  const values = [...told.matchAll(/\| `([^`]+)` +\|$/gm)].map(([, value]) => value);
  const list = mixing.list(fixed);
  const chain = new Chain(sha);
  const first = chain.first({ ...fixed, id: attempt.id, seats: 3, list });
  const link = { version: 5, at: 1000, seat: -1, actor: 0, kind: 'answer', cmd: 'cmd', body: '1: ü' };
  const next = chain.next(first, house, link);
  expect(values).toEqual([
    hex(fixed.house),
    ...commits.flatMap(commit => (commit ? [hex(commit)] : [])),
    hex(list),
    mixing.seed(attempt, list, house, shares),
    mixing.code(list, shares).join(' '),
    hex(first),
    hex(new Digest(sha).keyed(house, 5)),
    hex(next),
    hex(receiptOf(next)),
  ]);
});

test('a key is signed by the one before in these bytes', () => {
  expect(hex(rotationBytes('11'.repeat(32), '22'.repeat(32), 1000))).toBe(
    [
      '00000010' + '6b6166666565686175732f6b65792f31',
      '00000020' + '11'.repeat(32),
      '00000020' + '22'.repeat(32),
      '00000004' + '31303030',
    ].join(''),
  );
});

describe('bytes', () => {
  test('our own SHA-256 is everybody’s', () => {
    for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 5000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('no two lists of parts are the same bytes', () => {
    const lists = [['ab', 'c'], ['a', 'bc'], ['abc'], ['ab', 'c', ''], ['', 'ab', 'c']];
    expect(new Set(lists.map(list => hex(framed(list)))).size).toBe(lists.length);
  });

  test('keyed hashes are those of RFC 2104, for long keys too', () => {
    for (const length of [0, 32, 64, 65, 200]) {
      const key = new Uint8Array(length).fill(3);
      const expected = createHmac('sha256', key)
        .update(framed(['x', 1]))
        .digest('hex');
      expect(hex(new Digest(sha).keyed(key, 'x', 1))).toBe(expected);
    }
  });

  test('a value is written in one way', () => {
    expect(canonical({ b: [1, { d: null, c: 'é"' }], a: true, gone: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
    );
  });

  test('hexadecimal digits are read strictly', () => {
    expect(unhex('00ff', 2)).toEqual(Uint8Array.of(0, 255));
    for (const bad of ['00FF', '00f', '00ff00', 'zz00', 12, null]) expect(unhex(bad, 2)).toBeUndefined();
  });
});
