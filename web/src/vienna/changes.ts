/** What changed on the table since the viewer last answered, as the things to be lit up. */
import { type Item, type Seat, at } from '@kaffeehaus/kernel';
import {
  BRIBES,
  type ByKind,
  CHOCOLATE,
  type Kind,
  type Told,
  type Vienna,
  buildingItem,
  dossierItem,
  drawerItem,
  squareItem,
  viennaDeeds,
} from '@kaffeehaus/vienna';
import type { View } from '../seat/view.ts';

export interface Changes {
  /** Buildings, squares and markers. */
  readonly items: ReadonlySet<Item>;
  /** Things on a desk, `seat word`. */
  readonly desks: ReadonlySet<string>;
}

interface Lights {
  readonly items: Set<Item>;
  readonly desks: Set<string>;
}

export const onDesk = (seat: Seat, word: string): string => `${seat} ${word}`;

const bribe = ({ desks }: Lights, seat: Seat, kind: number): void => {
  desks.add(onDesk(seat, at(BRIBES, kind)));
};
const bribes = (told: { seat: Seat; bribe: number }, to: Lights): void => bribe(to, told.seat, told.bribe);
const building = (told: { building: number }, { items }: Lights): void => {
  items.add(buildingItem(told.building));
};
/** It lies nowhere on the board or a desk, or is drawn as a number. */
const nothing = (): void => {};

const LIT: ByKind<[to: Lights], void> = {
  opened: nothing,
  flags: nothing,
  figures: nothing,
  crest: nothing,
  round: nothing,
  assigned: nothing,
  begun: nothing,
  ending: nothing,
  inserted: ({ seat, drawer }, { desks }) => {
    desks.add(onDesk(seat, String(drawerItem(drawer))));
  },
  took: bribes,
  paid: bribes,
  ability: nothing,
  drew: nothing,
  placed: building,
  placedFigure: building,
  nomad: building,
  home: building,
  thirdMan: building,
  tile: ({ square }, { items }) => {
    items.add(squareItem(square));
  },
  marker: ({ dossier }, { items }) => {
    items.add(dossierItem(dossier));
  },
  investigator: nothing,
  laidOpen: nothing,
  accepted: nothing,
  noOrder: nothing,
  fulfilled: nothing,
  earned: nothing,
  spent: nothing,
  purchase: nothing,
  bought: nothing,
  passed: nothing,
  paydayBegins: nothing,
  payday: (told, to) => told.bribes.forEach(kind => bribe(to, told.seat, kind)),
  figurePaid: ({ seat }, to) => bribe(to, seat, CHOCOLATE),
  figureHome: nothing,
  scored: nothing,
  over: nothing,
};
const light = <E extends Kind>(told: Told<E>, to: Lights): void => LIT[told.e](told, to);

export const changesOf = ({ events, since }: View<Vienna>): Changes => {
  const changes: Lights = { items: new Set(), desks: new Set() };
  for (const told of viennaDeeds(events.slice(since))) light(told, changes);
  return changes;
};
