/** What TOM chooses (H-43, H-88 to H-92): the first of the best, colours clockwise from violet, places from the left. */
import { at } from '@kaffeehaus/kernel';
import { FIVE, displayed, face, sum } from './table.ts';
import type { Player, Table } from './table.ts';

/** The first thing that is worth most. */
export const best = <T>(things: readonly T[], worth: (thing: T) => number): T => {
  const most = Math.max(...things.map(worth));
  const found = things.find(thing => worth(thing) === most);
  if (found === undefined) throw new Error('TOM has nothing to choose from');
  return found;
};

/** A free worker: of the colour he has fewest of. */
export const scarce = (p: Player, colours: readonly number[] = FIVE): number =>
  best(colours, c => -at(p.workers, c));
/** A worker to give away: of the colour he has most of. */
export const plenty = (p: Player, colours: readonly number[] = FIVE): number =>
  best(colours, c => at(p.workers, c));
export const mostRaised = (p: Player, colours: readonly number[] = FIVE): number =>
  best(colours, c => at(p.hazards, c));
export const leastRaised = (p: Player, colours: readonly number[]): number =>
  best(colours, c => -at(p.hazards, c));

/** The pile of the highest die (H-92). */
export const highestDie = (t: Table): number =>
  best(
    FIVE.filter(c => at(t.piles, c).length > 0),
    c => at(t.dice, c),
  );

/** The cheapest building, further left on a tie; of two on one plot the lower number. */
export const cheapest = (p: Player): number =>
  best(
    p.plots.flatMap(plot => plot.buildings.slice().sort((a, b) => a - b)),
    card => -face(card).price,
  );

/** An empty plot, else the one under the cheapest building, from the left. */
export const floodPlot = (p: Player): number => {
  const empty = p.plots.findIndex(plot => plot.buildings.length === 0);
  if (empty >= 0) return empty;
  const lost = cheapest(p);
  return p.plots.findIndex(plot => plot.buildings.includes(lost));
};

/** A half whose third section is not lost by it, then the longer one, then the left one. */
export const collapseHalf = (p: Player): number =>
  best(
    [0, 1].filter(half => at(p.wall, half) > 0),
    half => (at(p.wall, half) === 3 ? 0 : 10) + at(p.wall, half),
  );

/** What remains when fire and flood strike in this order: the number of buildings before their prices. */
const left = (p: Player, order: readonly ('fire' | 'flood')[]): number => {
  const rest = { ...p, plots: p.plots.map(plot => ({ ...plot, buildings: plot.buildings.slice() })) };
  for (const hazard of order)
    if (hazard === 'flood') rest.plots.splice(floodPlot(rest), 1);
    else if (displayed(rest).length > 0) {
      const lost = cheapest(rest);
      for (const plot of rest.plots) plot.buildings = plot.buildings.filter(card => card !== lost);
    }
  return sum(displayed(rest).map(card => 1000 + face(card).price));
};

/** Fire (1) before flood (0) when that saves a building, or a dearer one. */
export const nextDamage = (p: Player): number =>
  left(p, ['fire', 'flood']) > left(p, ['flood', 'fire']) ? 1 : 0;
