/** Reasons and reviews, with a real game. */
import { Judge, Sight, easy, hard, reasonFor, reviewing } from '@kaffeehaus/bots';
import type { Enough, Patience, Review } from '@kaffeehaus/bots';
import { estoril } from '@kaffeehaus/estoril';
import { mind } from '@kaffeehaus/estoril/mind';
import { Host, asked, at, determinize, has, mask, newRecord, score, seeded } from '@kaffeehaus/kernel';
import type { Game, Mind, GameRecord, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';

const game = estoril as unknown as Game;
const judge = new Judge(game, mind as unknown as Mind);
const thoughts = (n: number): Enough => {
  let left = n;
  return () => left-- <= 0;
};

const patience = (n: number): Patience => ({
  find: thoughts(n),
  compare: thoughts(n),
  play: thoughts(n),
});

const played = (most = Infinity): Host => {
  const host = new Host(game, { record: newRecord(game, {}, 3, 'review') });
  const chance = seeded('players');
  while (!host.over && host.record.answers.length < most) {
    const ask = at(asked(host.table), 0);
    host.answer(ask.seat, easy.answer(new Sight(game, host.table, ask, chance), judge, thoughts(1)));
  }
  return host;
};

const reviewed = (record: GameRecord): Review => {
  const steps = reviewing(judge, record, { points: 3, samples: 100, thoughts: 20 });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    expect(step.value).toBeLessThan(1);
  }
};

test('reasons come with the favourite among them, with a score that its sources add up to, and a risk', () => {
  const { table } = played(12);
  const ask = at(asked(table), 0);
  const sight = (): Sight => new Sight(game, table, ask, seeded('a'));
  const prospects = reasonFor(sight(), judge, patience(40));
  expect(prospects.length).toBeGreaterThan(1);
  for (const prospect of prospects) {
    expect(has(ask, prospect.answer)).toBe(true);
    expect(score(prospect.sources)).toBeCloseTo(prospect.points, 6);
    expect(prospect.risk.points).toBeLessThanOrEqual(prospect.points);
    expect(prospect.risk.rival).not.toBe(ask.seat);
    expect(prospect.chance).toBeGreaterThanOrEqual(0);
    expect(prospect.chance + prospect.risk.chance).toBeLessThanOrEqual(1 + 1e-9);
  }
  const favourite = hard.answer(sight(), judge, thoughts(40));
  expect(prospects.map(({ answer }) => answer)).toContainEqual(favourite);
});

test('a reason knows no more than its seat', () => {
  const { table } = played(14);
  const ask = at(asked(table), 0);
  const reason = (s: State): string =>
    JSON.stringify(reasonFor(new Sight(game, s, ask, seeded('a')), judge, patience(20), 1));
  const other = determinize(game, mask(game, table, ask.seat), seeded('elsewhere'));
  expect(other.zones).not.toEqual(table.zones);
  expect(reason(other)).toBe(reason(table));
});

test('a review follows the chances from start to end and inspects turning points with samples', () => {
  const { record, table } = played();
  const { curve, points, rounds } = reviewed(record);
  expect(curve).toHaveLength(record.answers.length + 1);
  expect(rounds).toHaveLength(curve.length);
  expect(at(curve, curve.length - 1)).toEqual(judge.chances(table));
  expect(points).toHaveLength(3);
  for (const { luck, decision, better, index, ask } of points) {
    expect(luck.samples).toBe(100);
    expect(luck.margin).toBeGreaterThanOrEqual(0);
    expect(decision.samples).toBe(better === undefined ? 0 : 100);
    expect(record.answers[index]?.startsWith(`${ask.seat + 1}:`)).toBe(true);
  }
  expect(reviewed(record)).toEqual({ curve, points, rounds });
});
