import type { Refusal } from '@kaffeehaus/kernel';
import { at } from '@kaffeehaus/kernel';
import { NUMERALS, PLACES, numeralOf, placeOf } from './places.ts';

/** Every rule a refusal, a tie-break or an option can cite; its text stands in the words of the game. */
export const RULES = [
  'estoril.option.seat',
  'estoril.rotate.first',
  'estoril.rotate.order',
  'estoril.slot.inner',
  'estoril.slot.reward',
  'estoril.slot.taken',
  'estoril.tile.placed',
  'estoril.look.empty',
  'estoril.look.open',
  'estoril.look.own',
  'estoril.look.range',
  'estoril.symbol.truce',
  'estoril.symbol.target',
  'estoril.target.empty',
  'estoril.target.guarded',
  'estoril.target.reward',
  'estoril.assassin.place',
  'estoril.assassin.self',
  'estoril.seducer.adjacent',
  'estoril.diplomat.place',
  'estoril.diplomat.twice',
  'estoril.conspirator.place',
  'estoril.conspirator.reward',
  'estoril.lure.place',
  'estoril.lure.taken',
  'estoril.loss.own',
  'estoril.loss.place',
  'estoril.discard.pile',
  'estoril.end.points',
  'estoril.tie.missions',
  'estoril.tie.hand',
] as const;
export type Rule = (typeof RULES)[number];

export const refusal = (rule: Rule, args: Refusal['args'] = {}): Refusal => ({ rule, args });

/** The slot as its texts name it. */
export const slotArgs = (slot: number): { place: string; numeral: string } => ({
  place: at(PLACES, placeOf(slot)).word,
  numeral: at(NUMERALS, numeralOf(slot)),
});
