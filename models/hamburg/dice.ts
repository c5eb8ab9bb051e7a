/** TOM's turn: the dice from 1 to 6, then his buildings from left to right. */
import { at } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { calm, canBuild, canLay, canReduce, canWall, lay, money, perform, wall, workers } from './action.ts';
import type { Deal } from './action.ts';
import { isPhaseThree } from './cards.ts';
import { reduce, top } from './deeds.ts';
import { isWorth } from './judgement.ts';
import { FIVE, discardCard, owns, payWorker, score } from './table.ts';
import type { Player, Table } from './table.ts';
import { canUse, use } from './use.ts';

export function* tomTurn(t: Table, p: Player): Telling {
  for (const value of [1, 2, 3, 4, 5, 6])
    for (const colour of FIVE) if (at(t.dice, colour) === value) yield* carryOut(t, p, colour);
  // Places, not a list made beforehand: what was erected a moment ago is used, what is gone is not (H-87).
  for (let place = 0; place < p.plots.length; place++)
    for (const card of (p.plots[place]?.buildings ?? []).slice().sort((a, b) => a - b))
      if (isPhaseThree(card) && !p.used.includes(card) && canUse(t, p, card) && isWorth(t, p, card, false))
        yield* use(t, p, card);
}

/** A die on its own: 5 and 6 draw a card first. */
function* carryOut(t: Table, p: Player, colour: number): Telling {
  const value = at(t.dice, colour);
  const pile = at(t.piles, colour);
  if (value >= 5 && pile.length > 0) {
    p.aside = [top(pile)];
    yield* actWithDie(t, p, colour);
  } else yield* withoutCard(t, p, value, colour);
}

/** With a card already drawn, which is used on 4, 5 and 6 (H-92). */
export function* actWithDie(t: Table, p: Player, colour: number): Telling {
  const card = at(p.aside, 0);
  const deal: Deal = { card, colour, ofTurn: false };
  const value = at(t.dice, colour);
  if (value >= 5 && canBuild(t, p, deal)) return yield* perform(t, p, 'build', deal);
  const lays = value === 5 || (value === 4 && !canReduce(t, p, deal));
  if (lays && canLay(t, p, deal)) return yield* perform(t, p, 'plot', deal);
  p.aside = [];
  discardCard(t, card);
  if (value === 6 && canWall(t, p, deal)) yield* wall(t, p, deal);
  else if (value >= 5) yield* money(t, p, deal, value);
  else if (value === 4 && !canReduce(t, p, deal)) yield* money(t, p, deal, value);
  else yield* withoutCard(t, p, value, colour);
}

function* withoutCard(t: Table, p: Player, value: number, colour: number): Telling {
  const deal: Deal = { card: 0, colour, ofTurn: false };
  if (value === 1) score(p, 1);
  else if (value === 2) yield* workers(t, p, deal, 2);
  else if (value === 3 || value === 6) {
    if (canWall(t, p, deal)) yield* wall(t, p, deal);
    else if (value === 3) yield* workers(t, p, deal, 1);
    else yield* money(t, p, deal, value);
  } else if (value === 5) yield* money(t, p, deal, value);
  else if (canReduce(t, p, deal)) yield* calm(t, p, deal);
  else if (at(p.workers, colour) > 0 && at(t.piles, colour).length > 0) yield* layFromPile(t, p, deal);
  else yield* money(t, p, deal, value);
}

/** The 4: a plot straight from the pile, for a worker of its colour. */
function* layFromPile(t: Table, p: Player, { colour }: Deal): Telling {
  payWorker(p, colour);
  lay(p, top(at(t.piles, colour)), true);
  if (owns(p, 70)) yield* reduce(t, p, 1, 0, [colour]);
}
