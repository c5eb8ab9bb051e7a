/** Expansion 1, the third man: a neutral figure who helps to surround squares and then walks on. */
import { at } from '@kaffeehaus/kernel';
import type { Refusal } from '@kaffeehaus/kernel';
import { one } from './asks.ts';
import { BUILDINGS, CHOCOLATE, COLOURS, GREY } from './board.ts';
import type { Colour } from './board.ts';
import { buildingItem, buildingItems, indexOf, isBuilding } from './items.ts';
import type { Vienna } from './state.ts';
import type { Verb } from './verb.ts';

const violet = BUILDINGS.flatMap(({ colour }, b) => (colour === CHOCOLATE ? [buildingItem(b)] : []));

/** He starts on a violet building that the last seat in turn order chooses. */
export const hideThirdMan: Verb<'hideThirdMan'> = {
  ask: (_s, _step, me) => one(me, 'vienna.thirdMan', violet),
  run: act => {
    act.s.thirdMan = indexOf(act.pick);
    if (act.heard) act.tell({ e: 'thirdMan', seat: act.me, building: act.s.thirdMan, from: -1 });
  },
  expect: () => buildingItems,
  refuse: (_s, _step, _me, item): Refusal | undefined =>
    isBuilding(item) ? { rule: 'vienna.thirdMan.start', args: {} } : undefined,
};

/** Among equals he prefers chocolate, coffee, wine, magazine; tobacco never. */
const TASTE: readonly Colour[] = ['violet', 'brown', 'pink', 'orange'];
const RANK = COLOURS.map(colour => TASTE.indexOf(colour));

const streetsToTiles = (s: Vienna, b: number): number =>
  at(BUILDINGS, b).squares.filter(q => at(s.squares, q) >= 0).length;

/** Neighbouring buildings of another colour, never grey; most streets to tiles first, then by taste. */
const nextStops = (s: Vienna): number[] => {
  const here = at(BUILDINGS, s.thirdMan);
  const open = here.neighbours.filter(b => {
    const { colour } = at(BUILDINGS, b);
    return colour !== here.colour && colour !== GREY;
  });
  const worth = (b: number): number => 10 * streetsToTiles(s, b) - at(RANK, at(BUILDINGS, b).colour);
  const best = Math.max(...open.map(worth));
  return open.filter(b => worth(b) === best);
};

export const moveThirdMan: Verb<'moveThirdMan'> = {
  ask: (s, _, me) => {
    const stops = nextStops(s);
    return stops.length === 0 ? undefined : one(me, 'vienna.thirdMan.move', stops.map(buildingItem));
  },
  run: act => {
    if (act.pick < 0) return;
    const from = act.s.thirdMan;
    act.s.thirdMan = indexOf(act.pick);
    if (act.heard) act.tell({ e: 'thirdMan', seat: act.me, building: act.s.thirdMan, from });
  },
  expect: () => buildingItems,
  refuse: (_s, _step, _me, item): Refusal | undefined =>
    isBuilding(item) ? { rule: 'vienna.thirdMan.way', args: {} } : undefined,
};
