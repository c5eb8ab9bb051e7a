/** Under which name an item is drawn: what a seat owns, in that seat's own quarter and purse. */
import { FIRST, type Item, at } from '@kaffeehaus/kernel';
import {
  COLOURS,
  HAZARDS,
  type Hamburg,
  MAJORITIES,
  hamburg,
  indexOf,
  kindOf,
  whyOf,
} from '@kaffeehaus/hamburg';
import { anchor } from '../art/anchor.ts';
import { type Anchor, itemAnchor } from '../seat/anchor.ts';
import type { View } from '../seat/view.ts';
import { atHazard, atMedal, atPile, atPlot, atSection, atShip, atWindow, atWorker } from './at.ts';
import { groundOf } from './spots.ts';
import { standsFor } from './walls.ts';

/** A colour is a pile, a hazard or workers, as the question says. */
const colourAt = ({ ask, viewer }: View<Hamburg>, c: number): Anchor => {
  const why = ask && whyOf(ask);
  const ground = why === undefined ? 'workers' : groundOf(why);
  if (ground === 'pile') return atPile(at(COLOURS, c));
  return ground === 'hazard' ? atHazard(viewer, at(HAZARDS, c)) : atWorker(viewer, at(COLOURS, c));
};

const AT: { readonly [kind: string]: (view: View<Hamburg>, i: number) => Anchor } = {
  colour: colourAt,
  half: ({ table: s, viewer }, half) => atSection(viewer, half, standsFor(s, viewer, half)),
  majority: ({ viewer }, i) => atMedal(viewer, at(MAJORITIES, i)),
  hazard: ({ viewer }, i) => atHazard(viewer, at(HAZARDS, i)),
  ship: (_, i) => atShip(COLOURS[i] ?? 'black'),
  seat: (_, seat) => anchor('points', seat),
  window: (_, i) => atWindow(i),
  plot: ({ viewer }, i) => atPlot(viewer, i),
};

export const anchorOf = (item: Item, view: View<Hamburg>): Anchor =>
  (item < FIRST && AT[kindOf(item)]?.(view, indexOf(item))) || itemAnchor(hamburg, item);
