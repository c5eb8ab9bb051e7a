/** Tables on which lies ready what chance hardly ever brings together. */
import { FIRST, at, seeded, shuffle, upTo } from '@kaffeehaus/kernel';
import type { State } from '@kaffeehaus/kernel';
import { opened, stage } from '@kaffeehaus/kernel/stage';
import { BOX, estoril, hand } from '@kaffeehaus/estoril';
import type { Estoril, Step as EstorilStep } from '@kaffeehaus/estoril';
import { display, ground, hamburg, left, pile } from '@kaffeehaus/hamburg';
import type { Hamburg, Step } from '@kaffeehaus/hamburg';

/** Buildings that ask what others do not, or use other buildings. */
const RARE = [27, 32, 36, 41, 54, 60, 85, 103, 106, 109, 111, 157, 189, 190, 202, 224, 228, 231, 234, 235];
const ZOOS = [242, 246, 250, 254, 258];
const SEATS = 5;

/** Everybody is rich, has a Zoo, four rare buildings, and a wall that lacks one stone on either side. */
const cityOf = (seed: string): Hamburg => {
  const t = stage<Hamburg, Step>(hamburg, {
    seats: SEATS,
    options: { expansions: ['statues', 'hazards', 'ships', 'exchange', 'clerics'] },
    seed,
  });
  const rare = RARE.slice();
  shuffle(seeded(seed), rare);
  for (const p of upTo(SEATS)) {
    t.put(FIRST + at(ZOOS, p), left(p));
    for (const n of rare.splice(0, RARE.length / SEATS)) {
      const plain = at(t.s.zones, pile(p)).find(card => !RARE.includes(card - FIRST)) ?? 0;
      t.put(plain, ground(p)).put(FIRST + n, display(p));
      at(t.s.plots, p).push(p);
      at(t.s.on, p).push(at(t.s.plots, p).length - 1);
    }
  }
  t.s.money.fill(40);
  t.s.workers.fill(9);
  t.s.walls.fill(4);
  t.say(0, { do: 'open' });
  return t.s;
};

/** Whoever is not asked first has no tile to place. */
const emptyHandOf = (seed: string): Estoril => {
  const t = opened<Estoril, EstorilStep>(estoril, { seats: 2, seed });
  const idle = hand(1 - at(t.s.wait, 0).seat);
  for (const card of at(t.s.zones, idle).slice()) t.put(card, BOX);
  return t.s;
};

export const SCENES: { readonly [game: string]: (seed: string) => State } = {
  hamburg: cityOf,
  estoril: emptyHandOf,
};
