/** Payments as somebody would lay them who wants to keep what is rare. */
import { type Answer, type Ask, type Item, inAskOrder } from '@kaffeehaus/kernel';
import { type Draft, blank, capOf, countIn, lackOf, press } from './draft.ts';

/** What is left of an item, which is the more the better. */
const spare = (ask: Ask, draft: Draft, item: Item): number => capOf(ask, item) - countIn(draft, item);

/** As many as must be named: of what is plentiful first, then always of what most is left of. */
export const laidReady = (ask: Ask, plentiful: readonly Item[]): Answer => {
  let draft = blank(ask);
  while (draft.chosen.length < ask.min) {
    const open = ask.of.filter(item => lackOf(ask, draft, item) === undefined);
    const first = open.find(item => plentiful.includes(item));
    const [most] = open.sort((a, b) => spare(ask, draft, b) - spare(ask, draft, a));
    const next = first ?? most;
    if (next === undefined) break;
    draft = press(ask, draft, next);
  }
  return inAskOrder(ask, draft.chosen);
};
