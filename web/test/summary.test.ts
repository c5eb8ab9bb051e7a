/** A round is summed up with the points that were made in it. */
import { score } from '@kaffeehaus/kernel';
import { hamburg } from '@kaffeehaus/hamburg';
import { expect, test } from 'vitest';
import { standingOf, summaryOf } from '../src/table/summary.ts';
import { played } from './played.ts';

test('what everybody made in a round is the difference of their sheets, the most first', () => {
  let rounds = 0;
  let before;
  for (const { after } of played(hamburg, {}, 3, 'michel')) {
    const points = hamburg.audit(after).map(score);
    const now = standingOf(hamburg, after, points);
    before ??= now;
    const over = summaryOf(hamburg, before, now);
    if (!over) continue;
    rounds++;
    if (before.round < now.round - 1) throw new Error('a round was missed');
    expect(over.round).toBe(before.round);
    for (const { seat, points: n } of over.gains)
      expect(n).toBe((points[seat] ?? 0) - (before.points[seat] ?? 0));
    const made = over.gains.map(gain => gain.points);
    expect(made).toEqual([...made].sort((a, b) => b - a));
    for (const gain of over.gains) if (gain.points > 0) expect(gain.with.length).toBeGreaterThan(0);
    before = now;
  }
  expect(rounds).toBeGreaterThan(3);
});
