/** Games that begin with rare cards on the table, played by chance to the end. */
import { FIRST, apply, at, below, count, nth, seeded } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { CARDS, display, hamburg, under } from '../src/index.ts';
import type { Hamburg } from '../src/index.ts';
import { rareTable } from './rare.ts';

const GAMES = 12;

test.each([1, 2, 3, 4, 5])('%i seats', seats => {
  const chance = seeded(`rare cards for ${seats}`);
  for (let game = 0; game < GAMES; game++) {
    const s = rareTable(seats, `rare ${game}`, chance);
    const all = s.zones.flat().length;
    for (let i = 0; s.wait.length > 0; i++) {
      const ask = at(s.wait, 0);
      apply(hamburg, s, ask.seat, nth(ask, below(chance, count(ask))));
      expect(i).toBeLessThan(3000);
    }
    check(s, all);
  }
});

/** Every card in one place, every list beside a zone as long as the zone, nothing negative. */
const check = (s: Hamburg, all: number): void => {
  const cards = s.zones.flat();
  expect(new Set(cards).size).toBe(all);
  for (let p = 0; p < s.money.length; p++) {
    expect(s.on[p]).toHaveLength(at(s.zones, display(p)).length);
    expect(s.zoos[p]).toHaveLength(at(s.zones, under(p)).length);
    for (const plot of at(s.on, p)) expect(plot).toBeLessThan(at(s.plots, p).length);
  }
  for (const n of [...s.money, ...s.points, ...s.workers, ...s.hazards, ...s.walls])
    expect(n).toBeGreaterThanOrEqual(0);
  expect(s.round).toBe(8);
  expect(cards.every(card => card > FIRST && card <= FIRST + CARDS + 30)).toBe(true);
};
