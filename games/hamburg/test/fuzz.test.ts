/** Games that begin with rare cards on the table, played by chance to the end. */
import { FIRST, apply, at, below, count, nth, seeded, shuffle } from '@kaffeehaus/kernel';
import { stage } from '@kaffeehaus/kernel/stage';
import { expect, test } from 'vitest';
import { CARDS, EXPANSIONS, display, ground, hamburg, left, pile, under } from '../src/index.ts';
import type { Hamburg, Step } from '../src/index.ts';

const RARE = [
  1, 4, 13, 28, 32, 34, 36, 41, 46, 54, 60, 62, 66, 70, 85, 91, 95, 103, 106, 108, 109, 111, 122, 125, 132,
  150, 151, 165, 166, 168, 172, 178, 180, 182, 187, 189, 190, 192, 202, 214, 219, 224, 226, 228, 231, 232,
  234, 235, 236, 240,
];
const GAMES = 12;

test.each([1, 2, 3, 4, 5])('%i seats', seats => {
  const chance = seeded(`rare cards for ${seats}`);
  for (let game = 0; game < GAMES; game++) {
    const expansions = EXPANSIONS.filter(() => below(chance, 2) === 1);
    const t = stage<Hamburg, Step>(hamburg, {
      seats,
      options: { expansions },
      seed: `rare ${game}`,
    });
    const rare = RARE.slice();
    shuffle(chance, rare);
    const all = t.s.zones.flat().length;
    for (let p = 0; p < Math.max(2, seats); p++) {
      t.put(FIRST + 241 + p, left(p));
      for (const n of rare.splice(0, 6)) {
        const colour = below(chance, 5);
        const plain = at(t.s.zones, pile(colour)).find(card => !RARE.includes(card - FIRST)) as number;
        t.put(plain, ground(p)).put(FIRST + n, display(p));
        at(t.s.plots, p).push(colour);
        at(t.s.on, p).push(at(t.s.plots, p).length - 1);
      }
    }
    t.s.money.fill(20);
    t.s.workers.fill(3);
    t.say(0, { do: 'open' });
    for (let i = 0; t.s.wait.length > 0; i++) {
      const ask = at(t.s.wait, 0);
      apply(hamburg, t.s, ask.seat, nth(ask, below(chance, count(ask))));
      expect(i).toBeLessThan(3000);
    }
    check(t.s, all);
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
