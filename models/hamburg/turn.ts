/** A turn of phase III: one card for one basic action, buildings before and after. */
import { at } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { possible, perform } from './action.ts';
import type { Action, Deal } from './action.ts';
import { cardWord, colourWord, may, one } from './ask.ts';
import { FIVE, GREY, VIOLET, colourOf, isTom, owns, payWorker, remove } from './table.ts';
import type { Player, Table } from './table.ts';
import { actWithDie } from './dice.ts';
import { emptyZoos, isFresh, repeatHinges, usable, use } from './use.ts';

export function* turn(t: Table, p: Player): Telling {
  for (let played = false; ;) {
    const ready = usable(t, p);
    const secret = hingesOnHand(p);
    if (!played && p.hand.length > 0) {
      const card = yield* one(p, 'turn', [...p.hand, ...ready], cardWord, true);
      if (p.hand.includes(card)) {
        played = true;
        yield* play(t, p, card);
      } else yield* use(t, p, card);
    } else {
      const card = yield* may(p, 'use', ready, cardWord, secret);
      if (card === undefined) return;
      yield* use(t, p, card);
    }
  }
}

/** Whether others cannot know if 190 can be used: a worker and a Zoo of one colour are there, a building may be. */
const hingesOnHand = (p: Player): boolean =>
  owns(p, 190) &&
  ((isFresh(p, 190) && FIVE.some(c => at(p.workers, c) > 0 && emptyZoos(p, c).length > 0)) ||
    (owns(p, 54) && isFresh(p, 54) && at(p.workers, VIOLET) > 0 && repeatHinges(p)));

/** The hand card of the turn: 224 may give it another colour. */
function* play(t: Table, p: Player, card: number): Telling {
  remove(p.hand, card);
  p.aside = [card];
  const deal = { card, colour: colourOf(card), ofTurn: true };
  const recolours = owns(p, 224) && at(p.workers, GREY) > 0;
  const actions: (Action | 'recolour')[] = possible(t, p, deal);
  if (recolours) actions.push('recolour');
  const action = yield* one(p, 'action', actions, word => word, true);
  if (action !== 'recolour') return yield* perform(t, p, action, deal);
  const colours = FIVE.filter(c => c !== deal.colour);
  const colour = yield* one(p, 'recolour', colours, colourWord);
  payWorker(p, GREY);
  yield* choose(t, p, { card, colour, ofTurn: true });
}

function* choose(t: Table, p: Player, deal: Deal): Telling {
  const action = yield* one(p, 'action', possible(t, p, deal), word => word, true);
  yield* perform(t, p, action, deal);
}

/** A basic action with a card that came another way (H-50); TOM does what the die of its colour says (H-92). */
export function* act(t: Table, p: Player, card: number): Telling {
  p.aside = [card];
  const deal = { card, colour: colourOf(card), ofTurn: false };
  if (isTom(t, p)) yield* actWithDie(t, p, deal.colour);
  else yield* choose(t, p, deal);
}
