/** Vienna on a page. */
import {
  type Ask,
  FIRST,
  type GameEvent,
  type Item,
  type Phrase,
  type Seat,
  at,
  isDeed,
  score,
  times,
} from '@kaffeehaus/kernel';
import {
  DOSSIERS,
  DRAWERS,
  OPEN_ORDERS,
  type Vienna,
  buildingItem,
  drawer,
  hand,
  isAmount,
  orderZone,
  squareItem,
  vienna,
  whyOf,
  zoneValue,
} from '@kaffeehaus/vienna';
import { type Anchor, itemAnchor } from '../seat/anchor.ts';
import { figureColours, figuresSuit } from './agents.ts';
import { anchorOf } from './anchors.ts';
import type { GameView, Tab } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { BoardView } from './BoardView.tsx';
import { colourOf } from '../ui/colours.ts';
import { Part } from '../ui/part.ts';
import { DeskView, OfferView } from './DeskView.tsx';
import { HandView } from './HandView.tsx';
import { OtherView, PilesView, SheetView } from './OthersView.tsx';
import { StripView } from './StripView.tsx';
import { TracksLine, TracksView } from './TracksView.tsx';
import { manners } from './manners.ts';
import { Mini } from './Mini.tsx';
import { Sprite } from './Sprite.tsx';
import { PHASES, QUESTIONS, actionNow } from './when.ts';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

const phase = (view: View<Vienna>): Phrase | undefined => {
  const [ask] = view.table.wait;
  if (ask === undefined) return undefined;
  const { when } = QUESTIONS[whyOf(ask)];
  if (when === 'outside') return undefined;
  const named = PHASES.find(word => word === when);
  if (named !== undefined) return phrase('vienna.phase', { phase: named });
  const action = actionNow(view);
  return action === undefined ? undefined : phrase('vienna.action', { action });
};

/** Where cards and orders lie that can be pressed. */
const zonesBefore = (viewer: Seat): readonly number[] => [
  ...OPEN_ORDERS,
  hand(viewer),
  orderZone(viewer),
  ...times(DRAWERS, i => drawer(viewer, i)),
];

/** Everything on the table but amounts of money. */
const isDrawn = (item: Item, { table, viewer }: View<Vienna>): boolean =>
  item < FIRST ? !isAmount(item) : zonesBefore(viewer).some(zone => at(table.zones, zone).includes(item));

const note = (s: Vienna, source: string): Phrase | undefined => {
  const kind = DOSSIERS.findIndex(dossier => dossier === source);
  return kind < 0 ? undefined : phrase('web.vienna.worth', { value: zoneValue(at(s.tracks, kind)) });
};

const desk: Tab<Vienna> = {
  id: 'desk',
  title: phrase('web.vienna.desk'),
  icon: 'drawer',
  Draw: DeskView,
};
const tracks: Tab<Vienna> = {
  id: 'tracks',
  title: phrase('web.vienna.tracks'),
  icon: 'investigator',
  Draw: TracksView,
};

/** What a line of the log speaks of. */
const spoken = (event: GameEvent): readonly Anchor[] => {
  if (!isDeed(event)) return [];
  const { building, square, card } = event;
  return [
    ...(typeof building === 'number' ? [itemAnchor(vienna, buildingItem(building))] : []),
    ...(typeof square === 'number' ? [itemAnchor(vienna, squareItem(square))] : []),
    ...(typeof card === 'number' ? [itemAnchor(vienna, card)] : []),
  ];
};

export const viennaView: GameView<Vienna> = {
  ...manners,
  game: vienna,
  rules: ['goal', 'round', 'full', 'end'].map(part => phrase(`vienna.about.${part}`)),
  Strip: StripView,
  shape: 'square',
  Board: BoardView,
  Hand: HandView,
  Desk: DeskView,
  Offer: OfferView,
  Common: tracks,
  Other: OtherView,
  Sheet: SheetView,
  Piles: PilesView,
  phone: { board: true, tabs: [desk], Line: TracksLine },
  Mini,
  Sprite,
  colour: colourOf,
  suits: figuresSuit,
  wears: figureColours,
  first: s => s.crest,
  firstSign: 'crest',
  points: s => vienna.audit(s).map(score),
  phase,
  isDrawn,
  home: (ask: Ask) => QUESTIONS[whyOf(ask)],
  anchor: anchorOf,
  spoken,
  choreography: new Part(() => import('./beats.ts')),
  hint: (ask: Ask) => phrase(ask.why.replace('vienna.', 'vienna.help.')),
  note,
};
