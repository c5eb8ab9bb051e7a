/** Tables that begin with rare cards before everybody. */
import { FIRST, at, below, shuffle } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';
import { stage } from '@kaffeehaus/kernel/stage';
import { EXPANSIONS, display, ground, hamburg, left, pile } from '../src/index.ts';
import type { Hamburg, Step } from '../src/index.ts';

const RARE = [
  1, 4, 13, 28, 32, 34, 36, 41, 46, 54, 60, 62, 66, 70, 85, 91, 95, 103, 106, 108, 109, 111, 122, 125, 132,
  150, 151, 165, 166, 168, 172, 178, 180, 182, 187, 189, 190, 192, 202, 214, 219, 224, 226, 228, 231, 232,
  234, 235, 236, 240,
];

/** Six rare buildings and a Zoo each, money and workers, expansions by chance; the game begins. */
export const rareTable = (seats: number, seed: string, chance: Chance): Hamburg => {
  const expansions = EXPANSIONS.filter(() => below(chance, 2) === 1);
  const t = stage<Hamburg, Step>(hamburg, { seats, options: { expansions }, seed });
  const rare = RARE.slice();
  shuffle(chance, rare);
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
  return t.s;
};
