import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Alarm, Dues } from '../../src/play/dues.ts';
import type { Timer } from '../../src/play/dues.ts';

test('whatever is set, changed and taken away, the first is the earliest', () => {
  const change = fc.tuple(fc.nat(12), fc.option(fc.nat(100), { nil: Infinity }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), changes => {
      const dues = new Dues();
      const plain = new Map<number, number>();
      for (const [tab, at] of changes) {
        dues.set(tab, at);
        if (at === Infinity) plain.delete(tab);
        else plain.set(tab, at);
        expect(dues.size).toBe(plain.size);
        expect(dues.first?.at ?? Infinity).toBe(Math.min(Infinity, ...plain.values()));
        expect(dues.atOf(tab)).toBe(at);
      }
      const order: number[] = [];
      for (let due = dues.first; due; due = dues.first) {
        order.push(due.at);
        dues.set(due.tab, Infinity);
      }
      expect(order).toEqual([...plain.values()].sort((a, b) => a - b));
    }),
  );
});

/** Time moved by hand. */
const made = () => {
  const clock = { now: 0, call: undefined as (() => void) | undefined, at: Infinity, sets: 0 };
  const timer: Timer = {
    set: (ms, call) => {
      clock.at = clock.now + ms;
      clock.call = call;
      clock.sets++;
    },
    clear: () => {
      clock.at = Infinity;
    },
  };
  const rung: [number, number][] = [];
  const alarm = new Alarm(
    () => clock.now,
    tab => rung.push([tab, clock.now]),
    timer,
  );
  const go = (to: number): void => {
    while (clock.at <= to) {
      clock.now = Math.max(clock.now, clock.at);
      clock.at = Infinity;
      clock.call?.();
    }
    clock.now = to;
  };
  return { clock, alarm, rung, go };
};

describe('the one timer', () => {
  test('rings for each table at its time, whatever was set before or after', () => {
    const { alarm, rung, go } = made();
    alarm.set(1, 500);
    alarm.set(2, 100);
    alarm.set(3, 300);
    alarm.set(3, 700);
    alarm.set(4, 50);
    alarm.set(4, Infinity);
    go(99);
    expect(rung).toEqual([]);
    go(1000);
    expect(rung).toEqual([
      [2, 100],
      [1, 500],
      [3, 700],
    ]);
    expect(alarm.size).toBe(0);
  });

  test('rings at once for what is overdue, and does not ring twice by itself', () => {
    const { clock, alarm, rung, go } = made();
    clock.now = 1000;
    alarm.set(1, 10);
    alarm.set(2, 20);
    go(1000);
    expect(rung).toEqual([
      [1, 1000],
      [2, 1000],
    ]);
  });

  test('is not set anew when something later changes', () => {
    const { clock, alarm } = made();
    alarm.set(1, 100);
    for (let i = 2; i < 50; i++) alarm.set(i, 1000 + i);
    expect(clock.sets).toBe(1);
  });
});
