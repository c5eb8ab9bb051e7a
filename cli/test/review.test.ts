import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@kaffeehaus/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, kaffeehaus, played } from './stage.ts';
import type { Outcome } from './stage.ts';

interface Told {
  readonly curve: readonly (readonly number[])[];
  readonly rounds: readonly number[];
  readonly points: readonly { readonly answer: number; readonly given: string }[];
  readonly totals: readonly {
    readonly player: number;
    readonly from: number;
    readonly to: number;
    readonly parts: { readonly [part: string]: { readonly mean: number } };
  }[];
}

const cwd = folder();
const whole = played('estoril', 2, {});
writeFileSync(join(cwd, 'whole.json'), JSON.stringify(whole));
writeFileSync(join(cwd, 'half.json'), JSON.stringify({ ...whole, answers: whole.answers.slice(0, 30) }));

describe('review', () => {
  const argv = ['review', 'whole.json', '--points', '2'];
  let told: Outcome;
  beforeAll(async () => {
    told = await kaffeehaus(argv, { cwd });
  }, 400_000);

  test('tells the chances of every round, where it was decided, and what decisions and luck add up to', () => {
    const { code, out, err } = told;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const round of [1, 2, 3, 4]) expect(out).toMatch(new RegExp(`^Round ${round} .*%.*%$`, 'm'));
    expect(out).toMatch(/^(Decided in round \d: |Seat [12] was ahead from the start)/m);
    expect(out).toMatch(/^Decisions and luck over the whole game$/m);
    expect(out.match(/^Round \d, Seat [12]: a (mistake|stroke of luck), [+−]\d+ ± \d+/gm)).toHaveLength(2);
    expect(out).toMatch(/^Seat 1 +\d+ of \d+ +\d+ of \d+ +\d+ of \d+$/m);
    expect(out).not.toMatch(/estoril\.|common\.|cli\./);
  });

  test('bars are as long as the chances beside them', () => {
    const bars = [...told.out.matchAll(/([█░]{10}) (\d+)%/g)];
    expect(bars.length).toBeGreaterThanOrEqual(8);
    for (const [, bar = '', share] of bars) {
      expect(bar).toMatch(/^█*░*$/);
      expect(Math.abs(10 * bar.replaceAll('░', '').length - Number(share))).toBeLessThanOrEqual(6);
    }
  });

  test('every sum that is shown adds up', () => {
    const { out } = told;
    const whole = (text: string): number => Number.parseInt(text.replace('−', '-'));
    const flat = out.replaceAll(/\s+/g, ' ');
    const sums = [
      ...flat.matchAll(
        /from (\d+)% to (\d+)%: own decision ([+−\d]+)[^,]*, others’ decisions ([+−\d]+), luck ([+−\d]+), error of the estimate ([+−\d]+)\./g,
      ),
    ].map(([, ...figures]) => figures.map(whole));
    expect(sums).toHaveLength(2);
    for (const [from = 0, to, ...parts] of sums) expect(parts.reduce((a, b) => a + b, from)).toBe(to);
    const totals = [
      ...flat.matchAll(
        /Start (\d+)% Own decisions ([+−\d]+) ± \d+ Others’ decisions ([+−\d]+) ± \d+ Luck ([+−\d]+) ± \d+ Error of the estimate ([+−\d]+) ± \d+ End (\d+)%/g,
      ),
    ].map(([, ...figures]) => figures.map(whole));
    expect(totals).toHaveLength(2);
    for (const figures of totals) {
      const to = figures.pop();
      expect(figures.reduce((a, b) => a + b, 0)).toBe(to);
    }
  });

  test('--json is one object that says of whom, of which answer and of which moment it speaks', async () => {
    const { out } = await kaffeehaus([...argv, '--json'], { cwd });
    const { curve, rounds, points, totals } = JSON.parse(out) as Told;
    expect(curve).toHaveLength(whole.answers.length + 1);
    expect(rounds).toHaveLength(curve.length);
    // What stands beside a round is how it ended.
    for (const round of [1, 2, 3, 4]) {
      const [line = ''] = new RegExp(`^Round ${round} .*$`, 'm').exec(told.out) ?? [];
      const shown = [...line.matchAll(/(\d+)%/g)].map(([, n]) => Number(n));
      expect(shown).toEqual(at(curve, rounds.lastIndexOf(round)).map(share => Math.round(100 * share)));
    }
    for (const { answer, given } of points) expect(whole.answers[answer - 1]).toBe(given);
    for (const { player, from, to, parts } of totals) {
      expect(from).toBe(at(at(curve, 0), player - 1));
      const sum = Object.values(parts).reduce((all, { mean }) => all + mean, from);
      expect(sum).toBeCloseTo(to, 9);
    }
  }, 400_000);

  test('an unfinished game is refused in one line', async () => {
    const { code, err } = await kaffeehaus(['review', 'half.json'], { cwd });
    expect(code).toBe(2);
    expect(err).toBe(
      'kaffeehaus: half.json holds a game that is not over after 30 answers; only finished games are reviewed.\n',
    );
  });
});
