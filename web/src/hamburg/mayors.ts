/** The sides of a mayor, ready to draw. */
import { type Item, at } from '@kaffeehaus/kernel';
import { MAYORS, hamburg, indexOf } from '@kaffeehaus/hamburg';
import { itemAnchor } from '../seat/anchor.ts';
import { say } from '../ui/words.ts';
import type { Picks } from '../seat/picks.ts';
import type { MayorView } from './draw/MayorCard.tsx';
import { pictured } from './signs.ts';
import { pieceOf } from './spots.ts';

export const mayorView = (picks: Picks, item: Item): MayorView => {
  const side = indexOf(item);
  const { mark, sets, sentence } = at(MAYORS, side);
  const words = say(hamburg.phrases.item(item));
  return {
    ...pieceOf(picks, hamburg.word(item), item, words),
    at: itemAnchor(hamburg, item),
    side,
    money: mark,
    workers: sets,
    signs: pictured(sentence),
    text: words,
  };
};
