/** Buildings of phase III: which can be used, and their workers. */
import { at } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { doublePrice, openHalves } from './action.ts';
import { colourWord, one } from './ask.ts';
import { asksForOneWorker, feeOf, isPhaseThree } from './cards.ts';
import { effect } from './effect.ts';
import { FIVE, VIOLET, buildings, colourOf, isBuilding, isTom, isZoo, payWorker, sum } from './table.ts';
import type { Player, Table } from './table.ts';
import { best, plenty } from './wishes.ts';

/** Zoo cards of a colour that have no building under them. */
export const emptyZoos = (p: Player, colour: number): number[] =>
  p.left.filter(card => isZoo(card) && colourOf(card) === colour && !p.under.some(({ zoo }) => zoo === card));
/** Buildings in hand that fit under a Zoo of their colour (190). */
export const zooBuildings = (p: Player, colour: number): number[] =>
  emptyZoos(p, colour).length === 0
    ? []
    : p.hand.filter(card => isBuilding(card) && colourOf(card) === colour);

/** Whether what a card demands besides its fee can be met with these workers (H-52); `named` is the colour of the fee. */
const canDo = (t: Table, p: Player, card: number, workers: readonly number[], named: number): boolean => {
  if (card >= 62 && card <= 65) return openHalves(p).some(half => doublePrice(t, p, half) <= p.money);
  if (card >= 219 && card <= 222) return FIVE.some(c => at(workers, c) > 0 && at(t.piles, c).length > 0);
  if (card === 54) return repeatable(t, p, workers).length > 0;
  if (card === 190) return zooBuildings(p, named).length > 0;
  if (card === 202) return t.discard.length > 0;
  return (card !== 109 && card !== 189) || sum(workers) > 0;
};

const without = (p: Player, colour: number): number[] => p.workers.map((n, c) => (c === colour ? n - 1 : n));

/** Buildings 054 may use again: with a marker, their fee replaced (H-17). */
export const repeatable = (t: Table, p: Player, workers: readonly number[]): number[] =>
  buildings(p).filter(
    card =>
      card !== 54 && p.used.includes(card) && isPhaseThree(card) && canDoForNothing(t, p, card, workers),
  );

/** Whether others cannot tell what 054 may use: 190 has its marker and an empty Zoo, but what fits is in the hand. */
export const repeatHinges = (p: Player): boolean =>
  p.used.includes(190) && buildings(p).includes(190) && FIVE.some(c => emptyZoos(p, c).length > 0);

/** Whether a building could be used if its workers were waived. */
export const canDoForNothing = (t: Table, p: Player, card: number, workers: readonly number[]): boolean =>
  FIVE.some(named => canDo(t, p, card, workers, named));

/** The colours in which the fee of choice of a card can be paid so that its duty can be met. */
export const feeColours = (t: Table, p: Player, card: number): number[] =>
  FIVE.filter(c => at(p.workers, c) > 0 && canDo(t, p, card, without(p, c), c));

export const canUse = (t: Table, p: Player, card: number): boolean => {
  const fee = feeOf(card);
  if (fee === 'free') return canDo(t, p, card, p.workers, -1);
  if (fee === 'any') return feeColours(t, p, card).length > 0;
  if (fee === 'both') return at(p.workers, VIOLET) > 0 && sum(p.workers) > 1;
  return feeColours(t, p, card).includes(fee);
};

/** Without a marker, or once a round for mayor 07 with one. */
export const isFresh = (p: Player, card: number): boolean =>
  !p.used.includes(card) || (p.mayor === 7 && !p.doubled);

export const usable = (t: Table, p: Player): number[] =>
  buildings(p).filter(card => isPhaseThree(card) && isFresh(p, card) && canUse(t, p, card));

/** Hands in the workers; tells which one of choice it was. */
function* payFee(t: Table, p: Player, card: number): Telling<number> {
  const fee = feeOf(card);
  if (fee === 'free') return -1;
  if (typeof fee === 'number') {
    payWorker(p, fee);
    return fee;
  }
  if (fee === 'both') payWorker(p, VIOLET);
  const mine = fee === 'both' ? FIVE.filter(c => at(p.workers, c) > 0) : feeColours(t, p, card);
  const colour = isTom(t, p)
    ? plenty(p, tomColours(t, p, card, mine))
    : yield* one(p, 'fee', mine, colourWord, card === 190);
  payWorker(p, colour);
  return colour;
}

/** The highest die for 106, the most raised hazard for 157, for 041 a pile that has cards (H-89). */
const tomColours = (t: Table, p: Player, card: number, from: readonly number[]): readonly number[] => {
  if (card === 106) return [best(from, c => at(t.dice, c))];
  if (card === 157) return [best(from, c => at(p.hazards, c))];
  return from.filter(c => card !== 41 || at(t.piles, c).length > 0);
};

export function* use(t: Table, p: Player, card: number): Telling {
  if (p.used.includes(card)) p.doubled = true;
  p.used.push(card);
  const paid = yield* payFee(t, p, card);
  yield* effect(t, p, card, paid);
}

/** Whether it makes a difference which colour is named (H-17). */
const isOpen = (t: Table, p: Player, card: number): boolean => {
  if (card === 41) return t.piles.some(pile => pile.length > 0);
  if (card === 106) return new Set(t.dice.slice(0, 5)).size > 1;
  return card !== 157 || sum(p.hazards) > 0;
};

/** Uses a building whose fee is waived: for a fee of choice a colour is named (H-17, H-18). */
export function* useForNothing(t: Table, p: Player, card: number): Telling {
  let named = 0;
  if (asksForOneWorker(card)) {
    const fee = feeOf(card);
    if (typeof fee === 'number') named = fee;
    else if (isOpen(t, p, card)) {
      const colours = FIVE.filter(c => canDo(t, p, card, p.workers, c));
      named = isTom(t, p)
        ? at(tomColours(t, p, card, colours), 0)
        : yield* one(p, 'name', colours, colourWord, card === 190);
    }
  }
  yield* effect(t, p, card, named);
}
