/** Hamburg as the page plays it. */
import { type Ask, type GameEvent, type Item, type Phrase, isDeed, score } from '@kaffeehaus/kernel';
import { type Hamburg, type HamburgEvent, hamburg, isCard, isWhy, kindOf } from '@kaffeehaus/hamburg';
import { colourOf } from '../ui/colours.ts';
import { Part } from '../ui/part.ts';
import type { Anchor } from '../seat/anchor.ts';
import type { GameView, Home } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { Offer, PilesView } from './Aside.tsx';
import { BoardView } from './BoardView.tsx';
import { anchorOf } from './anchors.ts';
import { anchorsOf } from './changes.ts';
import { CityView } from './CityView.tsx';
import { HandView } from './HandView.tsx';
import { HazardsView } from './HazardsView.tsx';
import { OtherView } from './OtherView.tsx';
import { QuarterView, SeatQuarter } from './QuarterView.tsx';
import { StripView } from './StripView.tsx';
import { type Where, whereOf } from './spots.ts';
import { manners } from './manners.ts';
import { Mini } from './Mini.tsx';
import { Sprite } from './Sprite.tsx';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

const ACTIONS_PHASE = 3;

const phase = ({ table: s }: View<Hamburg>): Phrase | undefined => {
  if (s.wait.length === 0 || s.phase === 0) return undefined;
  return s.phase === ACTIONS_PHASE
    ? phrase('web.hamburg.laps', { n: s.laps })
    : phrase('web.hamburg.phase', { phase: String(s.phase) });
};

const TAB_OF: { readonly [where in Where]: string | undefined } = {
  city: 'city',
  beside: undefined,
  hand: 'quarter',
  display: 'quarter',
  others: 'others',
};

/** What a card is played for is asked beside the card; an advance, where one stands. */
const tabOf = (ask: Ask, where: Where): string | undefined => {
  if (isWhy(ask, 'hamburg.advance')) return 'city';
  return isWhy(ask, 'hamburg.action') ? 'quarter' : TAB_OF[where];
};

const home = (ask: Ask): Home => {
  const where = whereOf(ask);
  return {
    board: where === 'city' || where === 'display',
    hand: where === 'hand' || isWhy(ask, 'hamburg.action'),
    tab: tabOf(ask, where),
  };
};

/** Players are named beside the question; everything else lies on the table or is drawn there. */
const isDrawn = (item: Item): boolean => isCard(item) || kindOf(item) !== 'seat';

/** What a line of the log speaks of. */
const spoken = (event: GameEvent): readonly Anchor[] =>
  isDeed(event) ? anchorsOf(event as HamburgEvent) : [];

export const hamburgView: GameView<Hamburg> = {
  ...manners,
  game: hamburg,
  rules: ['goal', 'round', 'end', 'solo', 'page'].map(part => phrase(`hamburg.about.${part}`)),
  Strip: StripView,
  Board: BoardView,
  shape: 'stage',
  Hand: HandView,
  Other: OtherView,
  Sheet: SeatQuarter,
  Piles: PilesView,
  phone: {
    board: false,
    tabs: [
      {
        id: 'quarter',
        title: phrase('web.hamburg.own'),
        watched: phrase('web.hamburg.one'),
        icon: 'townhall',
        Draw: QuarterView,
      },
      { id: 'city', title: phrase('web.hamburg.city'), icon: 'ship', Draw: CityView },
    ],
    Line: HazardsView,
  },
  Offer,
  Mini,
  Sprite,
  colour: colourOf,
  first: s => s.first,
  firstSign: 'crest',
  points: s => hamburg.audit(s).map(score),
  automaton: 'TOM',
  phase,
  isDrawn,
  home,
  anchor: anchorOf,
  spoken,
  choreography: new Part(() => import('./beats.ts')),
  hint: (ask: Ask) => phrase(ask.why.replace('hamburg.', 'hamburg.help.')),
  note: () => undefined,
};
