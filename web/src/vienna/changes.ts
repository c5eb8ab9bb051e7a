/** What changed on the table since the viewer last answered, as the things to be lit up. */
import { type Item, type Seat, at, deedsOf } from '@kaffeehaus/kernel';
import { BRIBES, buildingItem, dossierItem, drawerItem, squareItem, type Vienna } from '@kaffeehaus/vienna';
import type { View } from '../seat/view.ts';

export interface Changes {
  /** Buildings, squares and markers. */
  readonly items: ReadonlySet<Item>;
  /** Things on a desk, `seat word`. */
  readonly desks: ReadonlySet<string>;
}

export const onDesk = (seat: Seat, word: string): string => `${seat} ${word}`;

/** Events that happen on a building. */
const ON_BUILDING = ['placed', 'placedFigure', 'nomad', 'thirdMan', 'home'];

export const changesOf = ({ events, since }: View<Vienna>): Changes => {
  const items = new Set<Item>();
  const desks = new Set<string>();
  for (const event of deedsOf(events.slice(since))) {
    const n = (field: string): number => Number(event[field]);
    if (ON_BUILDING.includes(event.e)) items.add(buildingItem(n('building')));
    else if (event.e === 'tile') items.add(squareItem(n('square')));
    else if (event.e === 'marker') items.add(dossierItem(n('dossier')));
    else if (event.e === 'inserted') desks.add(onDesk(n('seat'), String(drawerItem(n('drawer')))));
    else if (event.e === 'took' || event.e === 'paid') desks.add(onDesk(n('seat'), at(BRIBES, n('bribe'))));
  }
  return { items, desks };
};
