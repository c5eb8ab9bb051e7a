/** Plots and the room on them. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { enjoys } from './state.ts';
import type { Hamburg } from './state.ts';

/** Laid unseen from a pile. */
export const UNSEEN = 8;
export const plotColour = (code: number): number => code % UNSEEN;

const buildingsOn = (s: Hamburg, me: Seat, plot: number): number => {
  let n = 0;
  for (const p of at(s.on, me)) if (p === plot) n++;
  return n;
};

/** Plots with room for a building: one each, two with the card that says so (H-21). */
export const freePlaces = (s: Hamburg, me: Seat): number[] => {
  const places: number[] = [];
  const plots = at(s.plots, me).length;
  if (plots === 0) return places;
  const room = enjoys(s, me, 'twoPerPlot') ? 2 : 1;
  for (let i = 0; i < plots; i++) if (buildingsOn(s, me, i) < room) places.push(i);
  return places;
};
