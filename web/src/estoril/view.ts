/** Estoril as the page plays it. */
import { type Ask, FIRST, type GameEvent, type Phrase, at, isDeed } from '@kaffeehaus/kernel';
import { type Estoril, PLACES, type Why, estoril, placeItem, slotItem } from '@kaffeehaus/estoril';
import { colourOf } from '../ui/colours.ts';
import { Part } from '../ui/part.ts';
import { type Anchor, itemAnchor } from '../seat/anchor.ts';
import type { GameView, Tab } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { BoardView } from './BoardView.tsx';
import { OtherView, PilesView, SheetView } from './DossiersView.tsx';
import { HandView, NotesView } from './HandView.tsx';
import { MissionsView } from './MissionsView.tsx';
import { StripView } from './StripView.tsx';
import { Offer } from './Offer.tsx';
import { isFromHand, whyNow } from './rounds.ts';
import { standings } from './standing.ts';
import { manners } from './manners.ts';
import { Mini } from './Mini.tsx';
import { Sprite } from './Sprite.tsx';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

const PHASE_OF: { readonly [W in Why]?: string } = {
  'estoril.rotate': 'rotate',
  'estoril.slot': 'place',
  'estoril.tile': 'place',
  'estoril.look': 'place',
  'estoril.discard': 'discard',
};

const phase = ({ table: s }: View<Estoril>): Phrase | undefined => {
  const why = whyNow(s);
  const named = why && PHASE_OF[why];
  if (named !== undefined) return phrase('estoril.phase', { phase: named });
  const isSettling = s.wait.length > 0 && s.reached >= 0;
  return isSettling ? phrase('estoril.phase.place', { place: at(PLACES, s.reached).word }) : undefined;
};

/** A mission's line of the score sheet says what it counted. */
const note = (source: string): Phrase | undefined =>
  source.startsWith('M') ? phrase('estoril.mission.text', { mission: source }) : undefined;

const missions: Tab<Estoril> = {
  id: 'missions',
  title: phrase('estoril.label.missions'),
  icon: 'order',
  Draw: MissionsView,
};
const notes: Tab<Estoril> = {
  id: 'notes',
  title: phrase('estoril.label.notes'),
  icon: 'eye',
  Draw: NotesView,
};

/** What a line of the log speaks of. */
const spoken = (event: GameEvent): readonly Anchor[] => {
  if (!isDeed(event)) return [];
  const { card, slot, place } = event;
  return [
    ...(typeof card === 'number' && card >= FIRST ? [itemAnchor(estoril, card)] : []),
    ...(typeof slot === 'number' ? [itemAnchor(estoril, slotItem(slot))] : []),
    ...(typeof place === 'number' ? [itemAnchor(estoril, placeItem(place))] : []),
  ];
};

export const estorilView: GameView<Estoril> = {
  ...manners,
  game: estoril,
  rules: ['goal', 'round', 'end', 'page'].map(part => phrase(`estoril.about.${part}`)),
  Strip: StripView,
  shape: 'stage',
  Board: BoardView,
  Hand: HandView,
  Desk: NotesView,
  Common: missions,
  Other: OtherView,
  Sheet: SheetView,
  Piles: PilesView,
  phone: { board: true, tabs: [missions, notes] },
  Offer,
  Mini,
  Sprite,
  colour: colourOf,
  first: s => s.first,
  firstSign: 'first',
  points: standings,
  phase,
  /** Everything lies on the table or is drawn beside the question. */
  isDrawn: () => true,
  home: (ask: Ask) => ({ board: !isFromHand(ask), hand: isFromHand(ask), tab: undefined }),
  anchor: item => itemAnchor(estoril, item),
  spoken,
  choreography: new Part(() => import('./beats.ts')),
  scene: new Part(() => import('./SceneView.tsx')),
  hint: (ask: Ask) => phrase(ask.why.replace('estoril.', 'estoril.help.')),
  note: (_, source) => note(source),
};
