/** The questions of Estoril, by name: prompts, help, page and bots know each by its key. */
import * as kernel from '@kaffeehaus/kernel';
import type { Ask, Item, Seat } from '@kaffeehaus/kernel';

export const WHYS = [
  'estoril.rotate',
  'estoril.slot',
  'estoril.tile',
  'estoril.look',
  'estoril.symbol',
  'estoril.assassin',
  'estoril.seducer',
  'estoril.diplomat',
  'estoril.lure',
  'estoril.reward',
  'estoril.loss',
  'estoril.discard',
] as const;
export type Why = (typeof WHYS)[number];

/** What anybody may be asked here, put as one of the questions above. */
type Put = (seat: Seat, why: Why, of: readonly Item[], about?: readonly Item[]) => Ask;
export const one: Put = kernel.one;
export const may: Put = kernel.may;
export const subset = (seat: Seat, why: Why, of: readonly Item[], n: number): Ask =>
  kernel.subset(seat, why, of, n, n);

export const whyOf = ({ why }: Ask): Why | undefined => WHYS.find(each => each === why);
export const isWhy = ({ why }: Ask, wanted: Why): boolean => why === wanted;
