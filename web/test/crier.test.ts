/** A clock is read out at a fifth of the time and at one minute, and never besides. */
import { describe, expect, test } from 'vitest';
import { Crier, fullTime } from '../src/online/crier.ts';

const MINUTE = 60_000;

/** At which seconds left a clock of so many minutes is read out while it runs down. */
const readOut = (crier: Crier, minutes: number, isMine = (): boolean => true): number[] => {
  const said: number[] = [];
  for (let left = minutes * MINUTE; left >= 0; left -= 1000)
    if (crier.hear(left, minutes * MINUTE, isMine())) said.push(left / 1000);
  return said;
};

describe('one’s own clock', () => {
  test('is read out twice on its way down', () => {
    expect(readOut(new Crier(), 10)).toEqual([120, 60]);
  });

  test('and once where both moments are one, or lie the other way round', () => {
    expect(readOut(new Crier(), 5)).toEqual([60]);
    expect(readOut(new Crier(), 2)).toEqual([60, 24]);
  });

  test('is not read out again with every turn, but is when time was won and has gone again', () => {
    const crier = new Crier();
    const full = 10 * MINUTE;
    expect([100_000, 90_000, 50_000, 40_000].map(left => crier.hear(left, full, true))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // Others think, and nothing is said; then one has got more.
    expect([40_000, 130_000].map(left => crier.hear(left, full, false))).toEqual([false, false]);
    expect(crier.hear(119_000, full, true)).toBe(true);
  });
});

test('the clock of somebody else is never read out', () => {
  expect(readOut(new Crier(), 10, () => false)).toEqual([]);
});

test('a game over days has its whole time in hours, one without a clock has none', () => {
  expect(fullTime({ kind: 'days', hours: 24 } as never)).toBe(24 * 60 * MINUTE);
  expect(fullTime({ kind: 'live', bank: 600 } as never)).toBe(10 * MINUTE);
  expect([fullTime({ kind: 'none' }), fullTime(undefined)]).toEqual([0, 0]);
});
