import type { Seat } from '@kaffeehaus/kernel';
import type { DrawProps } from './gameview.ts';
import type { Picks } from './picks.ts';

/** What a drawing remembers, by table and viewer: neither another table nor whoever looks next finds it. */
export const memory = <T>(make: () => T): ((props: Pick<DrawProps, 'picks' | 'view'>) => T) => {
  const tables = new WeakMap<Picks, Map<Seat, T>>();
  return ({ picks, view: { viewer } }) => {
    const viewers = tables.get(picks) ?? new Map<Seat, T>();
    tables.set(picks, viewers);
    const known = viewers.get(viewer) ?? make();
    viewers.set(viewer, known);
    return known;
  };
};
