/** Tables that begin with buildings on them, so that every card comes into play often. */
import { DISCARD, display, ground, left, pile } from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { FIRST, at, below, seeded, shuffle, upTo } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';
import type { Trial } from '../lockstep.ts';

const BUILDINGS = 240;
const EACH = 7;
/** Those that change how others act; everybody begins with some of them. */
const RARE = [
  34, 36, 41, 46, 54, 60, 66, 70, 91, 95, 103, 106, 108, 109, 122, 125, 132, 150, 151, 157, 165, 166, 168,
  180, 182, 187, 188, 189, 190, 192, 202, 214, 219, 224, 226, 228, 231, 232, 234, 235, 240,
];
const RARE_EACH = 3;
/** Those that may have nothing to do, or nobody to pay them with. */
const IDLE = [37, 38, 39, 40, 41, 54, 88, 109, 157, 189, 212, 219, 221, 227, 235];

/** Those that use others, with one whose use hangs on the hand: in one display. */
const QUOTING = [54, 60, 190];

const move = (s: Hamburg, card: number, zone: number): void => {
  for (const cards of s.zones) {
    const i = cards.indexOf(card);
    if (i >= 0) cards.splice(i, 1);
  }
  at(s.zones, zone).push(card);
};

/** Some buildings, plots, Zoo and Park cards for everybody, by lot; money and workers to use them, walls half built. */
const furnish = (s: Hamburg, chance: Chance, rare: number[], workers: number): void => {
  const lot = upTo(BUILDINGS).flatMap(i => (rare.includes(i + 1) ? [] : [i + 1]));
  shuffle(chance, rare);
  shuffle(chance, lot);
  s.money.forEach((_, p) => {
    move(s, FIRST + 241 + below(chance, 20), left(p));
    move(s, FIRST + 261 + below(chance, 20), left(p));
    for (const number of [...rare.splice(0, RARE_EACH), ...lot.splice(0, EACH - RARE_EACH)]) {
      const colour = below(chance, 5);
      const plain = at(s.zones, pile(colour)).find(card => lot.includes(card - FIRST));
      if (plain === undefined) continue;
      lot.splice(lot.indexOf(plain - FIRST), 1);
      move(s, plain, ground(p));
      move(s, FIRST + number, display(p));
      at(s.plots, p).push(colour);
      at(s.on, p).push(at(s.plots, p).length - 1);
    }
  });
  s.money = s.money.map(() => below(chance, 25));
  s.workers = s.workers.map(() => below(chance, workers));
  s.hazards = s.hazards.map(() => below(chance, 3));
  s.walls = s.walls.map(() => below(chance, 5));
  s.square = s.square.map(() => below(chance, 10));
};

/** Players who build and use rather than take money and workers. */
const lean = (why: string, word: string): number => {
  if (why === 'hamburg.action') return word === 'build' ? 6 : word === 'plot' || word === 'wall' ? 3 : 1;
  return 1;
};

/** Few cards are left in the piles: some run out early. */
const shorten = (s: Hamburg, chance: Chance): void => {
  for (const colour of upTo(5)) {
    const cards = at(s.zones, pile(colour));
    at(s.zones, DISCARD).push(...cards.splice(4 + below(chance, 10)));
  }
};

/** Some tables are rich, some lack workers and cards, at some one player has the buildings that use others. */
export const rich = (seed: string): Pick<Trial<Hamburg>, 'set' | 'lean'> => ({
  set: s => {
    const chance = seeded(`furniture of ${seed}`);
    const kind = below(chance, 5);
    if (kind < 2) furnish(s, chance, RARE.slice(), 5);
    else if (kind === 2) furnish(s, chance, QUOTING.slice(), 5);
    else {
      furnish(s, chance, IDLE.slice(), 2);
      shorten(s, chance);
    }
  },
  lean,
});
