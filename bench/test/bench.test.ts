import { resolveOptions } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { everything } from '../src/games.ts';
import { bench, miniEuro } from '../src/index.ts';
import { figure, median, rates, shareOf, spread } from '../src/measure.ts';

const QUICK = { seconds: 0.002, runs: 5 };

describe('measuring', () => {
  test('the median of several windows, with the extremes', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(figure([5, 1, 3])).toEqual({ value: 3, runs: 3, min: 1, max: 5 });
  });

  test('a work that does ten times as much in the same time is ten times as fast', () => {
    let clock = 0;
    const work = (n: number) => (): number => {
      clock += 0.001;
      return n;
    };
    const [one, ten] = rates([work(1), work(10)], { seconds: 0.02, runs: 9, now: () => clock });
    expect(one?.value).toBeCloseTo(1000);
    expect(ten?.value).toBeCloseTo(10_000);
    expect(ten?.runs).toBe(9);
    expect(ten?.calibration).toBeGreaterThan(0);
  });
});

test('the times of many works, shortest first, each at its best', () => {
  let clock = 0;
  let passes = 0;
  const work = (seconds: number) => (): void => {
    clock += seconds * (1 + 1 / ++passes);
  };
  const found = spread([work(3), work(1), work(2)], 1e3, { seconds: 1, runs: 2, now: () => clock });
  expect(found.times.map(n => Math.round(n / 1e3))).toEqual([1, 2, 3]);
  expect([0, 0.5, 1].map(share => Math.round(shareOf(found, share).value / 1e3))).toEqual([1, 2, 3]);
  expect(found.calibration).toBeGreaterThan(0);
});

test('everything switches on what goes together', () => {
  const game = vienna as unknown as Game;
  const options = everything(game, 4);
  expect(options).toMatchObject({ version: 'full', thirdMan: true, feldFigures: true });
  expect(resolveOptions(game, options, 4)).toEqual(options);
});

describe('the report', async () => {
  const game = miniEuro as unknown as Game;
  const report = await bench({ games: [game], windows: QUICK, peer: { playout: () => 1, search: () => 1 } });

  test('names every figure with runs, extremes, budget and verdict', () => {
    expect(report.node).toBe(process.version);
    expect(report.machine).not.toBe('');
    expect(report.calibration.value).toBeGreaterThan(0);
    expect(report.results.map(({ name, seats }) => `${name} ${seats}`)).toEqual([
      'playouts 2',
      'playouts 3',
      'playouts 4',
      'clone 4',
      'mask 4',
      'determinize 4',
      'worst options 4',
      'record 4',
      'record deflated 4',
      'snapshot 4',
      'replay 4',
      'step 4',
      'load 4',
      'growth 4',
      'delta, mean 4',
      'delta, 95 % 4',
      'view, mean 4',
      'view, largest 4',
      'delta 4',
      'delta read 4',
      'preview 4',
      'preview, 99 % 4',
      'mini-euro 4',
      'search 4',
    ]);
    for (const { value, min, max, runs, unit, calibration } of report.results) {
      expect(calibration !== undefined).toBe(!/bytes|×/.test(unit));
      expect(runs).toBeGreaterThanOrEqual(5);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
    }
  });

  test('a budget says what it must: at least for speeds, at most for times and sizes', () => {
    for (const { unit, value, max, budget, ok, ratio } of report.results) {
      if (ratio !== undefined) expect(ok).toBe(ratio >= budget);
      else if (unit.endsWith('/s')) expect(ok).toBe(value >= budget);
      else expect(ok).toBe((unit === 'bytes' ? max : value) <= budget);
    }
  });

  test('a peer that does nothing at all is not beaten', () => {
    const beside = report.results.filter(({ peer }) => peer !== undefined);
    expect(beside).toMatchObject([
      { name: 'mini-euro', budget: 50, ok: false },
      { name: 'search', budget: 50, ok: false },
    ]);
    for (const { value, peer, ratio } of beside) expect(ratio).toBeCloseTo(value / (peer ?? 1), 9);
  });
});

test('while the machine is slower than it can be, more windows are tried, eight for each that is wanted', () => {
  let clock = 0;
  const work = (): number => {
    clock++;
    return 1;
  };
  const [measured] = rates([work], { seconds: 10, runs: 5, best: Infinity, now: () => clock });
  const warmUps = 5;
  expect(clock).toBe(10 * (warmUps + 8 * 5));
  expect(measured?.runs).toBe(5);
});
