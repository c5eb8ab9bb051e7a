import { describe, expect, test } from 'vitest';
import { Heart } from '../../src/play/heart.ts';
import type { Stretch } from '@kaffeehaus/trust/course/rest';

const HOUR = 3_600_000;

/** A machine whose clocks are moved by hand, and what its house booked as lost. */
const house = (seen: number, wall = 1_000_000) => {
  const clock = { wall, monotonic: 77 };
  const lost: Stretch[] = [];
  const machine = { wall: () => clock.wall, monotonic: () => clock.monotonic };
  const heart = new Heart(machine, seen, outage => lost.push(outage));
  const live = (ms: number): number => {
    for (let left = ms; left > 0; left -= 1000) {
      clock.wall += Math.min(left, 1000);
      clock.monotonic += Math.min(left, 1000);
      heart.now();
    }
    return heart.now();
  };
  return { clock, lost, heart, live };
};

describe('the time of the house', () => {
  test('goes as time goes, and nothing is lost', () => {
    const { heart, live, lost } = house(0);
    expect(heart.now()).toBe(1_000_000);
    expect(live(10_000)).toBe(1_010_000);
    expect(lost).toEqual([]);
  });

  test('while it was down is lost, from its last beat on', () => {
    const { heart, lost } = house(400_000);
    expect(lost).toEqual([[400_000, 1_000_000]]);
    expect(heart.now()).toBe(1_000_000);
  });

  test('while the process was stopped is lost', () => {
    const { clock, heart, live, lost } = house(0);
    live(5000);
    clock.wall += 60_000;
    clock.monotonic += 60_000;
    expect(heart.now()).toBe(1_065_000);
    expect(lost).toEqual([[1_005_000, 1_065_000]]);
  });

  test('while the machine slept is lost, though its own clock stood still', () => {
    const { clock, heart, live, lost } = house(0);
    live(5000);
    clock.wall += 8 * HOUR;
    expect(heart.now()).toBe(1_005_000 + 8 * HOUR);
    expect(lost).toEqual([[1_005_000, 1_005_000 + 8 * HOUR]]);
    live(5000);
    expect(lost).toHaveLength(1);
  });

  test('a clock set forward by an hour costs nobody anything', () => {
    const { clock, live, lost } = house(0);
    live(5000);
    clock.wall += HOUR;
    expect(live(5000)).toBe(1_010_000 + HOUR);
    expect(lost.map(([from, to]) => to - from)).toEqual([HOUR + 1000]);
  });

  test('a clock set back by an hour is not followed, nor over a restart', () => {
    const { clock, live, lost } = house(0);
    live(5000);
    clock.wall -= HOUR;
    expect(live(5000)).toBe(1_010_000);
    expect(lost).toEqual([]);
    const next = house(1_010_000, 1_010_000 - HOUR);
    expect(next.heart.now()).toBe(1_010_000);
    expect(next.live(5000)).toBe(1_015_000);
    expect(next.lost).toEqual([]);
  });

  test('set right again after an hour too late, it has not run twice', () => {
    const { clock, live, lost } = house(0);
    clock.wall -= HOUR;
    live(5000);
    clock.wall += HOUR;
    expect(live(5000)).toBe(1_010_000);
    expect(lost).toEqual([]);
  });
});
