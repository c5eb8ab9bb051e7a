/** Drawing cards. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { DECK, DISCARD, hand, topOf } from './state.ts';
import type { ViennaAct } from './verb.ts';

/** From the deck; an empty deck is the shuffled discard pile at that moment. */
export const drawCard = (act: ViennaAct, seat: Seat): void => {
  const { s } = act;
  if (at(s.zones, DECK).length === 0) {
    for (const card of at(s.zones, DISCARD).slice()) act.move(card, DISCARD, DECK);
    act.shuffle(DECK);
  }
  act.move(topOf(s, DECK), DECK, hand(seat));
};
