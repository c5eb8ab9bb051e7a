/** The questions of Hamburg, by name: prompts, help, page and TOM know each by its key. */
import * as kernel from '@kaffeehaus/kernel';
import type { Ask, Item, Seat } from '@kaffeehaus/kernel';

export const WHYS = [
  // phases I and II
  'hamburg.mayor',
  'hamburg.refill',
  'hamburg.twoPiles',
  'hamburg.draw',
  'hamburg.discard',
  'hamburg.useII',
  'hamburg.advance',
  // hazards
  'hamburg.refuseMarker',
  'hamburg.divert',
  'hamburg.avert',
  'hamburg.suffer',
  'hamburg.flood',
  'hamburg.fire',
  'hamburg.collapse',
  'hamburg.lowerOther',
  // a turn
  'hamburg.turn',
  'hamburg.action',
  'hamburg.recolour',
  'hamburg.section',
  'hamburg.place',
  'hamburg.statue',
  'hamburg.toll',
  'hamburg.course',
  'hamburg.ship',
  'hamburg.sameWorkers',
  'hamburg.useFlash',
  'hamburg.putBack',
  // buildings
  'hamburg.use',
  'hamburg.fee',
  'hamburg.name',
  'hamburg.again',
  'hamburg.repeat',
  'hamburg.useEach',
  'hamburg.borrow',
  'hamburg.guest',
  'hamburg.moveCleric',
  'hamburg.takeBack',
  'hamburg.underZoo',
  'hamburg.recruit',
  'hamburg.buyWorkers',
  'hamburg.sellWorkers',
  'hamburg.swapWorkers',
  'hamburg.giveWorkers',
  'hamburg.reduce',
  'hamburg.shift',
  'hamburg.trade',
  'hamburg.turnBack',
  'hamburg.dropCard',
  'hamburg.search',
  'hamburg.fetch',
  'hamburg.stake',
  'hamburg.settle',
  'hamburg.improvise',
] as const;
export type Why = (typeof WHYS)[number];

/** What anybody may be asked here, put as one of the questions above. */
type Items = readonly Item[];
type Put = (seat: Seat, why: Why, of: Items, about?: Items) => Ask;
type PutSome = (seat: Seat, why: Why, of: Items, min: number, max: number) => Ask;
type PutBag = (seat: Seat, why: Why, of: Items, cap: readonly number[], min: number, max: number) => Ask;
export const one: Put = kernel.one;
export const may: Put = kernel.may;
export const subset: PutSome = kernel.subset;
export const arrangement: PutSome = kernel.arrangement;
export const bag: PutBag = kernel.bag;

const KNOWN: ReadonlySet<string> = new Set(WHYS);
export const whyOf = ({ why }: Ask): Why | undefined => (KNOWN.has(why) ? (why as Why) : undefined);
export const isWhy = ({ why }: Ask, wanted: Why): boolean => why === wanted;
