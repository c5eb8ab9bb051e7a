/** The second telling of Hamburg, from rulebook and rulings. */
import { hamburg } from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import type { Pair } from '../lockstep.ts';
import { factsOf, tableOf } from './facts.ts';
import { game } from './phases.ts';
import { rich } from './rich.ts';
import { sum } from './table.ts';

export const hamburgPair: Pair<Hamburg> = {
  game: hamburg,
  model: world => {
    const t = tableOf(world);
    return {
      play: () => game(t),
      facts: () => factsOf(t),
      scores: () => t.players.map((p, i) => p.points + sum(t.sheet[i] ?? [])),
    };
  },
  rare: rich,
  facts: s => factsOf(tableOf({ s, events: [] })),
};
