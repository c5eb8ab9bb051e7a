/** What a press on a drawing does: one function for each table, so that a drawing can tell that nothing about it changed. */
import type { Picks } from './picks.ts';

export type Press = (id: string) => void;

export const pressing = (press: (picks: Picks, id: string) => void): ((picks: Picks) => Press) => {
  const presses = new WeakMap<Picks, Press>();
  return picks => {
    const known = presses.get(picks) ?? ((id: string): void => press(picks, id));
    presses.set(picks, known);
    return known;
  };
};
