/** The questions of Vienna, and how they are put: a key that is not here does not compile, nor does a table without one. */
import * as kernel from '@kaffeehaus/kernel';
import type { Ask, Seat } from '@kaffeehaus/kernel';

export const WHYS = [
  'vienna.assign',
  'vienna.drawer',
  'vienna.agent',
  'vienna.origin',
  'vienna.pay',
  'vienna.nomad',
  'vienna.ability',
  'vienna.anyBribe',
  'vienna.differentBribes',
  'vienna.anyMarker',
  'vienna.marker',
  'vienna.orders',
  'vienna.deposit',
  'vienna.buy',
  'vienna.spend',
  'vienna.payday',
  'vienna.dismiss.payday',
  'vienna.dismiss.orders',
  'vienna.thirdMan',
  'vienna.thirdMan.move',
] as const;
export type Why = (typeof WHYS)[number];

/** The key of a question at a table of Vienna. */
export const whyOf = ({ why }: Ask): Why => why as Why;

type After<F> = F extends (seat: Seat, why: string, ...rest: infer A) => Ask ? A : never;
type Put<F> = (seat: Seat, why: Why, ...rest: After<F>) => Ask;
export const one: Put<typeof kernel.one> = kernel.one;
export const may: Put<typeof kernel.may> = kernel.may;
export const subset: Put<typeof kernel.subset> = kernel.subset;
export const bag: Put<typeof kernel.bag> = kernel.bag;
export const arrangement: Put<typeof kernel.arrangement> = kernel.arrangement;
