/** What people write and choose, before anything of it is stored. */
import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { clean, cleanName, cleanSaid } from '../src/people/clean.ts';
import { COST, Crowded, Scrypt } from '../src/people/scrypt.ts';
import { isZone, waking } from '../src/notices/quiet.ts';

describe('a text', () => {
  test.each([
    ['e\u0301', 'é'],
    ['  Anna \t\r\n Karenina ', 'Anna Karenina'],
    ['a\u0000b\u001b[31mc', 'ab[31mc'],
    ['user\u202Egnp.exe', 'usergnp.exe'],
    ['\u2066x\u2069\u200F\u061C', 'x'],
    ['zero\u200Bwidth\u2060\uFEFF', 'zerowidth'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['\uD800lone', 'lone'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['👩‍🚀 hi ❤️', '👩‍🚀 hi ❤️'],
    ['\u200Dx\u200D', 'x'],
    ['می‌خواهم', 'می‌خواهم'],
    ['\u3164\u115F\u2800', ''],
    [`Z${'\u0336'.repeat(40)}`, `Z${'\u0336'.repeat(4)}`],
    ['Zoë · Jürgen · François · Crèvecœur · ’t Hooft', 'Zoë · Jürgen · François · Crèvecœur · ’t Hooft'],
    ['<b>&amp;', '<b>&amp;'],
  ])('%j becomes %j', (text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
    expect(clean(cleaned)).toBe(cleaned);
  });

  test('names have 2 to 24 characters, one of them to be read', () => {
    expect([cleanName('A'), cleanName('Al'), cleanName('x'.repeat(24)), cleanName('x'.repeat(25))]).toEqual([
      undefined,
      'Al',
      'x'.repeat(24),
      undefined,
    ]);
    expect([cleanName('\u200B\u200B\u200B'), cleanName('—…—'), cleanName('山田')]).toEqual([
      undefined,
      undefined,
      '山田',
    ]);
    expect(cleanName('🙂'.repeat(2))).toBeUndefined();
  });

  test('what is said has 1 to 500', () => {
    expect(cleanSaid('x'.repeat(500))).toHaveLength(500);
    expect([cleanSaid('x'.repeat(501)), cleanSaid(' '), cleanSaid('👍')]).toEqual([
      undefined,
      undefined,
      '👍',
    ]);
    expect(cleanSaid(' '.repeat(1_000_000))).toBeUndefined();
  });
});

describe('passwords', () => {
  test('are worked out as promised, and fit whoever chose them', async () => {
    const scrypt = new Scrypt();
    const hashed = await scrypt.hash('grüner Wagen 1942', 'ada');
    const { N, r, p, maxmem } = COST;
    expect([N, r, p]).toEqual([32_768, 8, 3]);
    const expected = scryptSync('grüner Wagen 1942', hashed.salt, 32, { N, r, p, maxmem });
    expect(Buffer.from(hashed.hash).equals(expected)).toBe(true);
    expect(await scrypt.fits('gru\u0308ner Wagen 1942', hashed, 'ada')).toBe(true);
    expect(await scrypt.fits('grüner Wagen 1943', hashed, 'ada')).toBe(false);
    expect(await scrypt.fits('grüner Wagen 1942', undefined, 'ada')).toBe(false);
  });

  test('are worked out one at a time, and who comes too late is told so', async () => {
    const order: number[] = [];
    let running = 0;
    const slow = async (password: string): Promise<Uint8Array> => {
      expect(++running).toBe(1);
      await new Promise(done => setImmediate(done));
      order.push(Number(password));
      running -= 1;
      if (password === '3') throw new Error('out of memory');
      return new Uint8Array(32);
    };
    const scrypt = new Scrypt(slow);
    const all = Array.from({ length: 32 }, (_, i) =>
      scrypt.hash(String(i), `network ${i}`).then(
        () => true,
        () => false,
      ),
    );
    await expect(scrypt.hash('late', 'another')).rejects.toThrow(Crowded);
    const done = await Promise.all(all);
    expect(order).toEqual(Array.from({ length: 32 }, (_, i) => i));
    expect(done.filter(isDone => !isDone)).toHaveLength(1);
    expect(await scrypt.fits('5', { salt: new Uint8Array(16), hash: new Uint8Array(32) }, 'ada')).toBe(true);
  });
});

test('from one network nobody fills the queue for passwords: others sign in all the same', async () => {
  const scrypt = new Scrypt(async () => new Uint8Array(32));
  const flood = Array.from({ length: 40 }, (_, i) =>
    scrypt.fits(`guess ${i}`, undefined, 'evil').then(
      () => 'tried',
      () => 'crowded',
    ),
  );
  const other = scrypt.fits('mine', { salt: new Uint8Array(16), hash: new Uint8Array(32) }, 'home');
  expect(await other).toBe(true);
  expect((await Promise.all(flood)).filter(one => one === 'tried')).toHaveLength(3);
  // What is done makes room again.
  expect(await scrypt.fits('more', undefined, 'evil')).toBe(false);
});

describe('quiet hours', () => {
  const at = (text: string): number => Date.parse(text);
  const night = { from: 22 * 60, to: 7 * 60 };

  test.each([
    ['in the evening they end next morning', '2026-06-01T20:30:00Z', 'Europe/Vienna', '2026-06-02T05:00:00Z'],
    ['in the morning they end that day', '2026-06-01T04:59:59Z', 'Europe/Vienna', '2026-06-01T05:00:00Z'],
    ['outside of them nothing waits', '2026-06-01T05:00:00Z', 'Europe/Vienna', '2026-06-01T05:00:00Z'],
    ['they begin on the minute', '2026-06-01T20:00:00Z', 'Europe/Vienna', '2026-06-02T05:00:00Z'],
    ['elsewhere it is day', '2026-06-01T20:30:00Z', 'America/New_York', '2026-06-01T20:30:00Z'],
    ['a zone of half hours', '2026-06-01T17:00:00Z', 'Asia/Kolkata', '2026-06-02T01:30:00Z'],
    ['the night of 25 hours', '2026-10-24T20:30:00Z', 'Europe/Vienna', '2026-10-25T06:00:00Z'],
    ['the night of 23 hours', '2026-03-28T22:30:00Z', 'Europe/Vienna', '2026-03-29T05:00:00Z'],
  ])('%s', (_, now, zone, until) =>
    expect(new Date(waking(at(now), zone, night)).toISOString()).toBe(new Date(until).toISOString()),
  );

  test('at noon, at the hour that does not exist, and never', () => {
    const noon = { from: 12 * 60, to: 13 * 60 };
    expect(waking(at('2026-06-01T10:30:00Z'), 'Europe/Vienna', noon)).toBe(at('2026-06-01T11:00:00Z'));
    const gap = { from: 22 * 60, to: 2 * 60 + 30 };
    const woken = waking(at('2026-03-28T22:30:00Z'), 'Europe/Vienna', gap);
    expect(woken).toBeGreaterThanOrEqual(at('2026-03-29T01:00:00Z'));
    expect(woken).toBeLessThanOrEqual(at('2026-03-29T02:00:00Z'));
    expect(waking(5, 'Europe/Vienna', { from: 60, to: 60 })).toBe(5);
    expect(waking(5, 'Europe/Vienna', undefined)).toBe(5);
  });

  test.each([
    ['Europe/Vienna', true],
    ['UTC', true],
    ['Europe/Nowhere', false],
    ['+01:00', false],
    ['', false],
    ['__proto__', false],
  ])('%j is a zone: %s', (zone, is) => expect(isZone(zone)).toBe(is));
});
