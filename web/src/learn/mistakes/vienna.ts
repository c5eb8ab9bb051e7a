/** What beginners get wrong in Vienna, as far as their own seat can see it. */
import { OPEN_ORDERS, SUPPLY, type Vienna, drawer, drawersOf, indexOf, isBuilding } from '@kaffeehaus/vienna';
import { at, times } from '@kaffeehaus/kernel';
import { type Mistake, given } from './mistake.ts';

export const MISTAKES: readonly Mistake[] = [
  {
    id: 'vienna.drawer',
    isMade: (view, all) => {
      const s = view.table as Vienna;
      const chosen = given(all, 'vienna.drawer')?.[0];
      const isFull = (i: number): boolean => at(s.zones, drawer(view.viewer, i)).length > 0;
      return (
        chosen !== undefined &&
        isFull(indexOf(chosen)) &&
        times(drawersOf(s, view.viewer), i => i).some(i => !isFull(i))
      );
    },
  },
  {
    id: 'vienna.moving',
    isMade: ({ table, viewer }, all) => {
      const from = given(all, 'vienna.origin')?.[0];
      return (
        from !== undefined && from !== SUPPLY && isBuilding(from) && at((table as Vienna).supply, viewer) > 0
      );
    },
  },
  { id: 'vienna.ability', isMade: (_, all) => given(all, 'vienna.ability')?.length === 0 },
  {
    id: 'vienna.lastMission',
    isMade: ({ table }, all) => {
      const s = table as Vienna;
      const card = given(all, 'vienna.orders')?.[0];
      return s.ending > 0 && card !== undefined && OPEN_ORDERS.some(zone => at(s.zones, zone).includes(card));
    },
  },
];
