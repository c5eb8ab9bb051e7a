/** Cards as they are drawn: signs and words made from the same sentence that is executed. */
import { type Card, at } from '@kaffeehaus/kernel';
import {
  type Ability,
  BRIBES,
  COLOURS,
  DOSSIERS,
  FLAGS,
  SEALS,
  face,
  vienna,
  word,
} from '@kaffeehaus/vienna';
import { say, t } from '../ui/words.ts';
import type { Action } from '../art/kinds.ts';
import type { CardFace, Picto } from './draw/CardFace.ts';

const ACTIONS: readonly Action[] = ['I', 'II', 'III', 'IV'];

const trigger = ({ on, of, instead }: Ability): readonly Picto[] => {
  switch (on) {
    case 'bribe':
    case 'pay':
      return [{ icon: at(BRIBES, of) }];
    case 'colour':
      return [{ icon: 'house', colour: at(COLOURS, of) }, { icon: at(BRIBES, of) }];
    case 'flag':
      return [{ icon: `flag-${at(FLAGS, of)}` }];
    case 'seal':
      return [{ icon: `seal-${at(SEALS, of)}` }];
    case 'foreign':
      return [{ icon: 'foreign' }];
    case 'tile':
      return [{ text: '+' }, { icon: at(DOSSIERS, of) }];
    case 'newKind':
      return [{ icon: 'tile' }, { text: '≠' }];
    case 'square':
      return [{ icon: 'square' }, { text: String(of) }];
    case 'anyTile':
      return [{ icon: 'tile' }];
    case 'marker':
      return [{ icon: at(DOSSIERS, of) }, ...(instead ? [] : [ARROW])];
  }
};

const ARROW: Picto = { icon: 'arrow' };

const bonus = (step: Ability['then'][number] | undefined): readonly Picto[] => {
  switch (step?.do) {
    case 'gain':
      return [{ text: `+${step.n}` }, { icon: at(BRIBES, step.bribe) }];
    case 'score':
      return [{ text: `${step.n}` }, { icon: 'star' }];
    case 'anyBribe':
      return [{ text: `+${step.n}` }, { icon: 'bribe' }];
    case 'differentBribes':
      return [{ text: '+' }, { icon: 'bribe' }, { text: '≠' }];
    case 'advance':
      return [{ icon: at(DOSSIERS, step.dossier) }, ARROW, { text: `${step.n}` }];
    case 'draw':
      return [{ text: `+${step.n}` }, { icon: 'card' }];
    default:
      return [{ icon: 'marker' }, ARROW];
  }
};

const effect = ({ then, cheaper, joker, instead }: Ability): readonly Picto[] => {
  if (cheaper > 0) return [{ text: `−${cheaper}` }, { icon: 'bribe' }];
  if (joker) return [{ icon: 'joker' }];
  return instead ? [{ icon: 'marker' }, { text: '≠' }, ARROW] : bonus(then[0]);
};

/** The sentence of a card without the action it names: a badge beside it says which. */
const withoutAction = (text: string): string => text.replace(/^\p{L}+ [IV]+\s?:\s/u, '');

export const faceOf = (card: Card): CardFace => {
  const { bribe, dossier, ability } = face(card);
  return {
    number: word(card),
    bribe: at(BRIBES, bribe),
    info: at(DOSSIERS, dossier),
    action: at(ACTIONS, ability.action - 1),
    trigger: trigger(ability),
    effect: effect(ability),
    text: withoutAction(say(vienna.phrases.card(card))),
  };
};

/** Everything on a card, in words. */
export const cardLabel = (card: Card): string => {
  const { bribe, info } = faceOf(card);
  return t('web.vienna.card', { bribe, dossier: info, ability: say(vienna.phrases.card(card)) });
};
