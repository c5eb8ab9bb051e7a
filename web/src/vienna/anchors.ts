/** Under which name an item is drawn: what a seat owns, on that seat's own desk. */
import {
  BRIBES,
  DOSSIERS,
  DRAWERS,
  FIGURE,
  SHILLING,
  SHILLINGS,
  SUPPLY,
  type Vienna,
  bribeItem,
  dossierItem,
  drawer,
  drawerItem,
  pairItem,
  vienna,
} from '@kaffeehaus/vienna';
import { type Item, at, times } from '@kaffeehaus/kernel';
import { anchor } from '../art/anchor.ts';
import { type Anchor, itemAnchor } from '../seat/anchor.ts';
import type { View } from '../seat/view.ts';

type Seen = Pick<View<Vienna>, 'table' | 'viewer'>;

const owned =
  (kind: 'agent' | 'count', what: string) =>
  ({ viewer }: Seen): Anchor =>
    anchor(kind, viewer, what);

/** A drawer with a card in it is drawn as the card. */
const drawerAt =
  (i: number) =>
  ({ table, viewer }: Seen): Anchor => {
    const [card] = at(table.zones, drawer(viewer, i));
    return card === undefined ? anchor('drawer', viewer, i) : itemAnchor(vienna, card);
  };

const AT = new Map<Item, (seen: Seen) => Anchor>([
  ...BRIBES.flatMap((bribe, i) =>
    [bribeItem(i), pairItem(i)].map(item => [item, owned('count', bribe)] as const),
  ),
  ...DOSSIERS.map((dossier, i) => [dossierItem(i), () => anchor('marker', dossier)] as const),
  ...times(DRAWERS, i => [drawerItem(i), drawerAt(i)] as const),
  [SUPPLY, owned('agent', 'supply')],
  [FIGURE, owned('agent', 'figure')],
  [SHILLING, owned('count', 'shilling')],
  [SHILLINGS, owned('count', 'shilling')],
]);

export const anchorOf = (item: Item, seen: Seen): Anchor => AT.get(item)?.(seen) ?? itemAnchor(vienna, item);
