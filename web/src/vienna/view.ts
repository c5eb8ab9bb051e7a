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
  type Why,
  buildingItem,
  drawer,
  face,
  hand,
  isAmount,
  orderZone,
  squareItem,
  vienna,
  viennaDeeds,
  whyOf,
  zoneValue,
} from '@kaffeehaus/vienna';
import { type Anchor, itemAnchor } from '../seat/anchor.ts';
import type { GameView, Home, Tab } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { BoardView } from './BoardView.tsx';
import { colourOf } from '../ui/colours.ts';
import { DeskView } from './DeskView.tsx';
import { HandView } from './HandView.tsx';
import { OtherView, PilesView, SheetView } from './OthersView.tsx';
import { StripView } from './StripView.tsx';
import { TracksView } from './TracksView.tsx';
import { Mini } from './Mini.tsx';
import { Sprite } from './Sprite.tsx';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

const PHASES = ['cards', 'purchase', 'payday'] as const;
const ROMAN = ['I', 'II', 'III', 'IV'] as const;
/** Abilities and what they give belong to the action that set them off; outside is before and after all rounds. */
type When = (typeof PHASES)[number] | (typeof ROMAN)[number] | 'ability' | 'outside';

/** When a question is put, and where the things lie that answer it. */
interface Question extends Home {
  readonly when: When;
  readonly tab: 'desk' | 'tracks' | undefined;
}
const atDesk = (when: When): Question => ({ when, board: false, hand: false, tab: 'desk' });
const atHand = (when: When): Question => ({ when, board: false, hand: true, tab: 'desk' });
const atTracks = (when: When): Question => ({ when, board: false, hand: false, tab: 'tracks' });
const atBoard = (when: When): Question => ({ when, board: true, hand: false, tab: undefined });
const atBoth = (when: When): Question => ({ when, board: true, hand: false, tab: 'desk' });

const QUESTIONS: { readonly [why in Why]: Question } = {
  'vienna.assign': atHand('cards'),
  'vienna.drawer': atDesk('I'),
  'vienna.agent': atBoth('III'),
  'vienna.origin': atBoth('III'),
  'vienna.pay': atDesk('III'),
  'vienna.nomad': atBoard('III'),
  'vienna.ability': atDesk('ability'),
  'vienna.anyBribe': atDesk('ability'),
  'vienna.differentBribes': atDesk('ability'),
  'vienna.anyMarker': atTracks('ability'),
  'vienna.marker': atTracks('IV'),
  'vienna.orders': atBoth('III'),
  'vienna.deposit': atBoard('III'),
  'vienna.buy': atDesk('purchase'),
  'vienna.spend': atDesk('purchase'),
  'vienna.payday': atDesk('payday'),
  'vienna.dismiss.payday': atBoard('payday'),
  'vienna.dismiss.orders': atBoard('outside'),
  'vienna.thirdMan': atBoard('outside'),
  'vienna.thirdMan.move': atBoard('III'),
};

/** The action in which the ability acts that is offered, or was used last. */
const actionOf = (ask: Ask, { events }: View<Vienna>): string | undefined => {
  const used = viennaDeeds(events).filter(told => told.e === 'ability');
  const card = whyOf(ask) === 'vienna.ability' ? ask.of[0] : used.at(-1)?.card;
  return card === undefined ? undefined : at(ROMAN, face(card).ability.action - 1);
};

const phase = (view: View<Vienna>): Phrase | undefined => {
  const [ask] = view.table.wait;
  if (ask === undefined) return undefined;
  const { when } = QUESTIONS[whyOf(ask)];
  if (when === 'outside') return undefined;
  const named = PHASES.find(word => word === when);
  if (named !== undefined) return phrase('vienna.phase', { phase: named });
  const action = when === 'ability' ? actionOf(ask, view) : when;
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
  game: vienna,
  rules: ['goal', 'round', 'full', 'end'].map(part => phrase(`vienna.about.${part}`)),
  Strip: StripView,
  shape: 'square',
  Board: BoardView,
  Hand: HandView,
  Desk: DeskView,
  Common: tracks,
  Other: OtherView,
  Sheet: SheetView,
  Piles: PilesView,
  phone: { board: true, tabs: [desk, tracks] },
  Mini,
  Sprite,
  colour: colourOf,
  first: s => s.crest,
  firstSign: 'crest',
  points: s => vienna.audit(s).map(score),
  phase,
  isDrawn,
  home: (ask: Ask) => QUESTIONS[whyOf(ask)],
  anchor: item => itemAnchor(vienna, item),
  spoken,
  hint: (ask: Ask) => phrase(ask.why.replace('vienna.', 'vienna.help.')),
  note,
};
