/** Hamburg as the page plays it. */
import { type Ask, type Item, type Phrase, score } from '@kaffeehaus/kernel';
import { type Hamburg, hamburg, isCard, kindOf } from '@kaffeehaus/hamburg';
import { colourOf } from '../ui/colours.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { CityView } from './CityView.tsx';
import { Offer } from './Offer.tsx';
import { OthersView } from './OthersView.tsx';
import { OwnView } from './OwnView.tsx';
import { type Where, whereOf } from './spots.ts';
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

const PANEL_OF: { readonly [where in Where]: string | undefined } = {
  city: undefined,
  beside: undefined,
  hand: 'own',
  display: 'own',
  others: 'others',
};

const home = (ask: Ask): ReturnType<GameView['home']> => {
  const where = whereOf(ask);
  return { panel: PANEL_OF[where], board: where === 'city' };
};

/** Players are named beside the question; everything else lies on the table or is drawn there. */
const isDrawn = (item: Item): boolean => isCard(item) || kindOf(item) !== 'seat';

export const hamburgView: GameView<Hamburg> = {
  game: hamburg,
  rules: ['goal', 'round', 'end', 'solo', 'page'].map(part => phrase(`hamburg.about.${part}`)),
  panels: [
    { id: 'own', title: phrase('web.hamburg.own'), icon: 'hand', side: 'own', Draw: OwnView },
    { id: 'others', title: phrase('web.hamburg.others'), icon: 'person', side: 'other', Draw: OthersView },
  ],
  Board: CityView,
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
  hint: (ask: Ask) => phrase(ask.why.replace('hamburg.', 'hamburg.help.')),
  note: () => undefined,
};
