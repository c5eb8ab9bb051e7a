/** What is compared: everything on the table, and everything each viewer may see of it. */
import type { Facts } from '../lockstep.ts';
import { winnersOf } from './scoring.ts';
import type { Laid, Table } from './table.ts';

export const sorted = (words: readonly string[]): readonly string[] => words.slice().sort();
export const wordsOf = (things: readonly { readonly word: string }[]): readonly string[] =>
  things.map(({ word }) => word);
export const missionName = (mission: number): string => `M${String(mission + 1).padStart(2, '0')}`;
export const BACK = 'back';

/** By spot, slots and rewards alike. */
const laidFacts = (t: Table, show: (laid: Laid) => string): Facts => ({
  ...Object.fromEntries([...t.slots].map(([slot, laid]) => [slot, show(laid)])),
  ...Object.fromEntries([...t.rewards].map(([place, laid]) => [`${place}-reward`, show(laid)])),
});

/** How a spot is told, by model and engine. */
export const laidFact = (tile: string, owner: number, isUp: boolean, isGuarded: boolean): string =>
  [
    tile,
    owner < 0 ? 'reward' : `of ${owner + 1}`,
    isUp ? 'up' : 'down',
    ...(isGuarded ? ['guarded'] : []),
  ].join(' ');

const viewOf = (t: Table, viewer: number): Facts => {
  const seen = (tile: Laid['tile']): string => (t.knows(viewer, tile) ? tile.word : BACK);
  return {
    spots: laidFacts(t, ({ tile }) => seen(tile)),
    stack: t.stack.map(seen),
    hands: t.hands.map((hand, seat) =>
      seat === viewer || t.isOver ? sorted(wordsOf(hand)) : hand.map(() => BACK),
    ),
    pools: t.seats.map(seat => sorted(wordsOf(t.poolOf(seat)))),
  };
};

export const factsOf = (t: Table, free: number): Facts => ({
  round: t.round,
  first: t.first,
  grid: t.layout.grid,
  turned: t.layout.turned,
  missions: t.missions.map(missionName),
  stack: wordsOf(t.stack),
  box: sorted(wordsOf(t.box)),
  spots: laidFacts(t, ({ tile, owner, isUp, isGuarded }) => laidFact(tile.word, owner, isUp, isGuarded)),
  hands: t.hands.map(hand => sorted(wordsOf(hand))),
  taken: t.taken.map(hand => sorted(wordsOf(hand))),
  discards: t.discards.map(wordsOf),
  supply: t.supply,
  out: t.seats.filter(seat => t.out.has(seat)),
  reached: t.reached ?? '',
  dice: Object.fromEntries(t.dice),
  points: t.points,
  winners: t.isOver ? winnersOf(t.points) : [],
  free: t.isOver ? 0 : free,
  views: t.viewers.map(viewer => viewOf(t, viewer)),
});
