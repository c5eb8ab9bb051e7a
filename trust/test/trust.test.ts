/** The values were computed apart, from the description in docs alone. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Digest, framed } from '../src/bytes.ts';
import { Chain, Mixing, canonical, hex, receiptOf, unhex } from '../src/index.ts';

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
    expect(hex(list)).toBe('5e6e01b4aac0886b135e9307024109e5128edcbc49dbaa570307c915a93cf3f9');
    expect(mixing.seed(attempt, list, house, shares)).toBe(
      'b7dd350977f1159e3bf6549d407d022aa9e3717c04095c2fe674c33c72bcd8bf',
    );
    expect(mixing.code(list, shares)).toEqual(['lesa', 'siko', 'biba', 'dalo']);
  });

  test('whatever is fixed changes the list, and the list the seed', () => {
    const list = hex(mixing.list(fixed));
    const others = [
      { ...fixed, game: 'hamburg' },
      { ...fixed, rules: 'cd'.repeat(32) },
      { ...fixed, options: { a: 1, b: [true] } },
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
  const first = chain.first('7Xw3', 'vienna');

  test('is linked as described', () => {
    expect(hex(first)).toBe('7ff79615545f35c15af6fe8310e2d52e16aa205da87f229a8cc030db598ce10f');
    const next = chain.next(first, house, link);
    expect(hex(next)).toBe('fb2b64881fdd116b88a4946ed01fd64cdcb79c5eed0859bb657eaee5ef82a5b4');
    expect(hex(receiptOf(next))).toBe('fb2b64881fdd116b88a4946ed01fd64c');
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

describe('bytes', () => {
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
