import type { Action, Bribe, Colour, Info } from '../../art/kinds.ts';
import type { IconName } from '../../art/names.ts';

/** One sign in a card's row of pictograms: a symbol, perhaps in the ink of a building colour, or a short text as "+3". */
export interface Picto {
  icon?: IconName;
  colour?: Colour;
  text?: string;
}

/** What is printed on a card, ready to draw. */
export interface CardFace {
  number: string;
  bribe: Bribe;
  info: Info;
  action: Action;
  trigger: readonly Picto[];
  effect: readonly Picto[];
  /** The ability in words. */
  text: string;
}
