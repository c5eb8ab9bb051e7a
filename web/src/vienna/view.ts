/** Vienna on a page. */
import { type Ask, FIRST, type Item, type Phrase, type Seat, at, score, times } from '@kaffeehaus/kernel';
import {
  DOSSIERS,
  DRAWERS,
  OPEN_ORDERS,
  type Vienna,
  drawer,
  face,
  hand,
  isAmount,
  orderZone,
  vienna,
  viennaDeeds,
  zoneValue,
} from '@kaffeehaus/vienna';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { BoardView } from './BoardView.tsx';
import { colourOf } from '../ui/colours.ts';
import { DeskView } from './DeskView.tsx';
import { OthersView } from './OthersView.tsx';
import { TracksView } from './TracksView.tsx';
import { Sprite } from './Sprite.tsx';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

/** Phases of the full version after the action phase. */
const PHASE_OF: { readonly [why: string]: string } = {
  'vienna.assign': 'cards',
  'vienna.buy': 'purchase',
  'vienna.spend': 'purchase',
  'vienna.payday': 'payday',
  'vienna.dismiss.payday': 'payday',
};

/** The action in which a question is put; abilities and what they give belong to the action that set them off. */
const ACTION_OF: { readonly [why: string]: string } = {
  'vienna.drawer': 'I',
  'vienna.agent': 'III',
  'vienna.origin': 'III',
  'vienna.pay': 'III',
  'vienna.thirdMan.move': 'III',
  'vienna.nomad': 'III',
  'vienna.orders': 'III',
  'vienna.deposit': 'III',
  'vienna.marker': 'IV',
};
/** Before the first round, and after the last. */
const OUTSIDE = ['', 'vienna.thirdMan', 'vienna.dismiss.orders'];
const ROMAN = ['I', 'II', 'III', 'IV'] as const;

/** The card whose ability is offered, or was used last. */
const abilityCard = ({ table, events }: View<Vienna>): number | undefined => {
  const [ask] = table.wait;
  if (ask?.why === 'vienna.ability') return ask.of[0];
  return viennaDeeds(events)
    .filter(told => told.e === 'ability')
    .at(-1)?.card;
};

const phase = (view: View<Vienna>): Phrase | undefined => {
  const why = view.table.wait[0]?.why ?? '';
  const named = PHASE_OF[why];
  if (named !== undefined) return phrase('vienna.phase', { phase: named });
  if (OUTSIDE.includes(why)) return undefined;
  const card = ACTION_OF[why] === undefined ? abilityCard(view) : undefined;
  const action =
    ACTION_OF[why] ?? (card === undefined ? undefined : at(ROMAN, face(card).ability.action - 1));
  return action === undefined ? undefined : phrase('vienna.action', { action });
};

/** Where the things lie that answer a question, besides those on the board. */
const PANEL_OF: { readonly [why: string]: string } = {
  'vienna.assign': 'desk',
  'vienna.drawer': 'desk',
  'vienna.agent': 'desk',
  'vienna.origin': 'desk',
  'vienna.ability': 'desk',
  'vienna.anyBribe': 'desk',
  'vienna.differentBribes': 'desk',
  'vienna.pay': 'desk',
  'vienna.orders': 'desk',
  'vienna.buy': 'desk',
  'vienna.spend': 'desk',
  'vienna.payday': 'desk',
  'vienna.anyMarker': 'tracks',
  'vienna.marker': 'tracks',
};
const ON_BOARD = [
  'vienna.agent',
  'vienna.origin',
  'vienna.orders',
  'vienna.nomad',
  'vienna.thirdMan',
  'vienna.thirdMan.move',
  'vienna.dismiss.payday',
  'vienna.dismiss.orders',
];

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

export const viennaView: GameView<Vienna> = {
  game: vienna,
  rules: ['goal', 'round', 'full', 'end'].map(part => phrase(`vienna.about.${part}`)),
  panels: [
    { id: 'desk', title: phrase('web.vienna.desk'), icon: 'drawer', side: 'own', Draw: DeskView },
    {
      id: 'tracks',
      title: phrase('web.vienna.tracks'),
      icon: 'investigator',
      side: 'other',
      Draw: TracksView,
    },
    { id: 'others', title: phrase('web.vienna.others'), icon: 'person', side: 'other', Draw: OthersView },
  ],
  Board: BoardView,
  Sprite,
  colour: colourOf,
  first: s => s.crest,
  firstSign: 'crest',
  points: s => vienna.audit(s).map(score),
  phase,
  isDrawn,
  home: (ask: Ask) => ({ panel: PANEL_OF[ask.why], board: ON_BOARD.includes(ask.why) }),
  hint: (ask: Ask) => phrase(ask.why.replace('vienna.', 'vienna.help.')),
  note,
};
