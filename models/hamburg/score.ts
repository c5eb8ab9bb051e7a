/** The final scoring. */
import { at } from '@kaffeehaus/kernel';
import {
  activeMarkers,
  countCategory,
  differentCategories,
  landmarks,
  laurelCategory,
  plotColours,
  spacePoints,
} from './cards.ts';
import { FIVE, colourOf, displayed, face, sum } from './table.ts';
import type { Player, Table } from './table.ts';

/** Besides the points on the track: cards, laurels, majorities, wall, statues, church, square. */
export const finalScoring = (t: Table): void => {
  t.sheet = t.players.map(p => [
    sum([...displayed(p), ...p.left].map(card => face(card).points)),
    sum(displayed(p).map(card => laurelPoints(p, card))),
    4 * activeMarkers(p),
    3 * p.wall.filter(n => n >= 3).length,
    sum(p.hummels),
    churchPoints(t, p),
    spacePoints(p),
  ]);
};

/** Buildings under a Zoo neither score nor count (H-20). */
const laurelPoints = (p: Player, card: number): number => {
  const category = laurelCategory(card);
  if (category >= 0) return 2 * countCategory(displayed(p), category);
  switch (card) {
    case 29:
      return 2 * landmarks(p);
    case 30:
      return 2 * activeMarkers(p);
    case 71:
      return differentCategories(displayed(p));
    case 96:
      return Math.max(0, ...p.hummels);
    case 155:
      return sum(p.hazards);
    case 203:
      return plotColours(p) === 5 ? 5 : 0;
    case 205:
      return Math.floor(sum(p.workers) / 2);
    default:
      return 0;
  }
};

/** For each cleric, and each worker that counts as one, in front of a window: a point for every card of its area. */
const churchPoints = (t: Table, p: Player): number => {
  const ofColour = FIVE.map(c => displayed(p).filter(card => colourOf(card) === c).length);
  const coloured = FIVE.map(c => at(ofColour, c) * at(t.clerics, c));
  return sum(coloured) + p.left.length * at(t.clerics, 5);
};
