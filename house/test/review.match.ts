/** Reasons and reviews, with a real game. */
import { CARE, Judge, PARTS, Sight, easy, hard, inPercents, reasonFor, reviewing } from '@kaffeehaus/bots';
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
  const steps = reviewing(judge, record, { ...CARE, points: 3, least: 10, most: 10, trial: 100 });
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

test('a review follows the chances from start to end, and every part of it adds up', () => {
  const { record, table } = played();
  const review = reviewed(record);
  const { curve, points, rounds, totals, byRound, decided, agreement } = review;
  expect(curve).toHaveLength(record.answers.length + 1);
  expect(rounds).toHaveLength(curve.length);
  expect(at(curve, curve.length - 1)).toEqual(judge.chances(table));
  expect(points.length).toBeLessThanOrEqual(3);
  for (const { index, ask } of points)
    expect(record.answers[index]?.startsWith(`${ask.seat + 1}:`)).toBe(true);
  const accounts = [...totals, ...byRound.flatMap(round => round.accounts), decided.account];
  for (const { from, to, parts } of [...accounts, ...points.map(({ account }) => account)])
    expect(PARTS.reduce((sum, part) => sum + parts[part].mean, from)).toBeCloseTo(to, 9);
  for (const account of accounts) {
    const told = inPercents(account);
    expect(PARTS.reduce((sum, part) => sum + told[part], told.from)).toBe(told.to);
    for (const part of PARTS) expect(Math.abs(told[part] - 100 * account.parts[part].mean)).toBeLessThan(2.5);
  }
  expect(agreement.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(reviewed(record)).toEqual(review);
});
