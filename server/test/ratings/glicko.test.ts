import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW, after, aged, begin, expected, rated, surely } from '@kaffeehaus/trust/course/glicko';
import type { Rating } from '@kaffeehaus/trust/course/glicko';

const DAY = 86_400_000;

describe('ratings', () => {
  test('are those of the published example', () => {
    // Glickman's own: 1500 ± 200 wins against the first, loses against the others.
    const others: readonly [number, number, number][] = [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ];
    const pairings = others.map(([r, rd, score]) => ({ other: { r, rd }, score, share: 1 }));
    const one = { r: 1500, rd: 200 };
    const { r, rd } = after(one, pairings);
    expect(r).toBeCloseTo(1464.1, 1);
    expect(rd).toBeCloseTo(151.4, 1);
    expect(others.map(([other, deviation]) => expected(one, { r: other, rd: deviation }).toFixed(3))).toEqual(
      ['0.639', '0.432', '0.303'],
    );
  });

  test('of the example in docs/ratings.md are what comes out', () => {
    const page = readFileSync(new URL('../../../docs/ratings.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| \w+ +\| (\d+) ± (\d+) +\| (\d) +\| (\d+) ± (\d+) +\|$/gm)].map(row =>
      row.slice(1).map(Number),
    );
    expect(rows).toHaveLength(4);
    const before = rows.map(([r = 0, two = 0]) => ({ r, rd: two / 2 }));
    const places = rows.map(([, , place = 0]) => place);
    expect(rated(before, places).map(({ r, rd }) => [Math.round(r), Math.round(2 * rd)])).toEqual(
      rows.map(([, , , r, two]) => [r, two]),
    );
  });

  test('of four with a shared place are those reckoned apart', () => {
    // By another program, from the formulas alone.
    const before = [
      { r: 1500, rd: 350 },
      { r: 1620, rd: 80 },
      { r: 1500, rd: 120 },
      { r: 1700, rd: 60 },
    ];
    const expectedAfter = [
      [1678.6179058105888, 259.3697598101626],
      [1614.9923202833222, 78.53537651123216],
      [1535.415662830217, 115.49269893043592],
      [1688.1726170680438, 59.428543613038435],
    ];
    rated(before, [1, 3, 1, 4]).forEach(({ r, rd }, i) => {
      expect(r).toBeCloseTo(expectedAfter[i]?.[0] ?? 0, 9);
      expect(rd).toBeCloseTo(expectedAfter[i]?.[1] ?? 0, 9);
    });
    expect(rated([NEW, NEW], [1, 2])[0]?.r).toBeCloseTo(1662.212002605765, 9);
  });

  test('grow less sure with time away, never more than those of somebody new', () => {
    expect(aged({ r: 1600, rd: 60 }, 30 * DAY).rd).toBeCloseTo(92.366156, 5);
    expect(aged({ r: 1600, rd: 60 }, 365 * DAY).rd).toBeCloseTo(252.190404, 5);
    expect(aged({ r: 1600, rd: 50 }, 730 * DAY).rd).toBeCloseTo(350, 9);
    expect(aged({ r: 1600, rd: 60 }, 9000 * DAY)).toEqual({ r: 1600, rd: 350 });
    expect(aged({ r: 1600, rd: 60 }, -DAY)).toEqual({ r: 1600, rd: 60 });
  });

  test('begin at another number of seats as elsewhere in the game, but less sure', () => {
    expect(begin([])).toEqual(NEW);
    expect(begin([{ r: 1700, rd: 60 }])).toEqual({ r: 1700, rd: 200 });
    expect(
      begin([
        { r: 1700, rd: 260 },
        { r: 1600, rd: 300 },
      ]),
    ).toEqual({ r: 1650, rd: 280 });
  });

  test('one game never counts as several, however many play', () => {
    const seats = (n: number): Rating | undefined =>
      rated(
        Array.from({ length: n }, () => NEW),
        Array.from({ length: n }, (_, i) => i + 1),
      )[0];
    expect(seats(5)?.r).toBeCloseTo(seats(2)?.r ?? 0, 9);
    expect(seats(5)?.rd).toBeCloseTo(seats(2)?.rd ?? 0, 9);
  });

  test('whoever wins does not fall, whoever loses does not rise, all are surer', () => {
    const rating = fc.record({
      r: fc.integer({ min: 600, max: 2600 }),
      rd: fc.integer({ min: 30, max: 350 }),
    });
    fc.assert(
      fc.property(fc.array(rating, { minLength: 2, maxLength: 5 }), before => {
        const after = rated(
          before,
          before.map((_, i) => i + 1),
        );
        expect(after[0]?.r).toBeGreaterThanOrEqual(before[0]?.r ?? 0);
        expect(after.at(-1)?.r).toBeLessThanOrEqual(before.at(-1)?.r ?? 0);
        after.forEach(({ rd }, i) => expect(rd).toBeLessThanOrEqual(before[i]?.rd ?? 0));
        const shared = rated(
          [before[0], before[0]].map(one => one ?? NEW),
          [1, 1],
        );
        expect(shared[0]?.r).toBeCloseTo(before[0]?.r ?? 0, 9);
      }),
    );
  });

  test('are ordered by what is sure of them', () => {
    expect(surely({ r: 1700, rd: 150 })).toBeLessThan(surely({ r: 1600, rd: 60 }));
  });
});
