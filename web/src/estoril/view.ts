/** Estoril as the page plays it. */
import { type Ask, type Phrase, at } from '@kaffeehaus/kernel';
import { type Estoril, PLACES, type Why, estoril } from '@kaffeehaus/estoril';
import { colourOf } from '../ui/colours.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { BoardView } from './BoardView.tsx';
import { DossiersView } from './DossiersView.tsx';
import { HandView } from './HandView.tsx';
import { MissionsView } from './MissionsView.tsx';
import { Offer } from './Offer.tsx';
import { isFromHand, whyNow } from './rounds.ts';
import { standings } from './standing.ts';
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

export const estorilView: GameView<Estoril> = {
  game: estoril,
  rules: ['goal', 'round', 'end', 'page'].map(part => phrase(`estoril.about.${part}`)),
  panels: [
    { id: 'hand', title: phrase('estoril.label.hand'), icon: 'hand', side: 'own', Draw: HandView },
    {
      id: 'missions',
      title: phrase('estoril.label.missions'),
      icon: 'order',
      side: 'other',
      Draw: MissionsView,
    },
    {
      id: 'dossiers',
      title: phrase('estoril.label.dossiers'),
      icon: 'drawer',
      side: 'other',
      Draw: DossiersView,
    },
  ],
  Board: BoardView,
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
  home: (ask: Ask) => ({ panel: isFromHand(ask) ? 'hand' : undefined, board: !isFromHand(ask) }),
  hint: (ask: Ask) => phrase(ask.why.replace('estoril.', 'estoril.help.')),
  note: (_, source) => note(source),
};
