/** The eight places: their slots by Roman numeral, the reward space, the rule of the place. One line each. */
import { at, times } from '@kaffeehaus/kernel';
import type { Nation } from './characters.ts';

/** Where an eye symbol may look: on this place, also on adjacent ones, anywhere. */
export const EYES = ['here', 'adjacent', 'any'] as const;
export type Eye = (typeof EYES)[number];

export interface Slot {
  /** "Top secret": a tile is laid face down here. */
  readonly secret: boolean;
  readonly eye: Eye | undefined;
}

export const PLACE_RULES = ['truce', 'favour', 'open', 'outer', 'dice', 'abyss', 'four'] as const;
export type PlaceRule = (typeof PLACE_RULES)[number];

export interface Place {
  readonly number: number;
  readonly word: string;
  readonly rule: PlaceRule;
  /** The nation that is one stronger here. */
  readonly favours: Nation | undefined;
  readonly slots: readonly Slot[];
  readonly secretReward: boolean;
}

const open: Slot = { secret: false, eye: undefined };
const secret: Slot = { secret: true, eye: undefined };
const eye = (slot: Slot, range: Eye): Slot => ({ ...slot, eye: range });

type Row = readonly [string, PlaceRule, Nation | undefined, readonly Slot[], reward: Slot];

const ROWS: readonly Row[] = [
  ['church', 'truce', undefined, [secret, secret, eye(secret, 'here')], open],
  ['palacio', 'favour', 'GB', [open, secret, eye(secret, 'adjacent')], secret],
  ['beach', 'open', undefined, [open, open, eye(open, 'adjacent')], open],
  ['atlantico', 'favour', 'DE', [open, secret, eye(secret, 'adjacent')], secret],
  ['station', 'outer', undefined, [secret, secret, eye(secret, 'here')], open],
  ['casino', 'dice', undefined, [secret, secret, eye(secret, 'here')], secret],
  ['boca', 'abyss', undefined, [secret, open, eye(secret, 'adjacent')], open],
  ['post', 'four', undefined, [secret, secret, secret, eye(secret, 'any')], secret],
];

export const PLACES: readonly Place[] = ROWS.map(([word, rule, favours, slots, reward], i) => ({
  number: i + 1,
  word,
  rule,
  favours,
  slots,
  secretReward: reward.secret,
}));

export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** Slots are numbered through: three for each place, and the fourth of the last place at the end. */
const PER_PLACE = 3;
export const SLOTS: readonly Slot[] = PLACES.flatMap(({ slots }) => slots);
export const firstSlot = (place: number): number => PER_PLACE * place;
export const placeOf = (slot: number): number => Math.min(Math.floor(slot / PER_PLACE), PLACES.length - 1);
export const numeralOf = (slot: number): number => slot - firstSlot(placeOf(slot));

/** Sets of slots are bits. */
export const SLOTS_OF: readonly number[] = PLACES.map(
  ({ slots }, p) => ((1 << slots.length) - 1) << firstSlot(p),
);
export const lowestIn = (set: number): number => 31 - Math.clz32(set & -set);
export const highestIn = (set: number): number => 31 - Math.clz32(set);
/** In a hurry, go through a set without making the list: `for (let rest = set; rest !== 0; rest &= rest - 1)`. */
export const slotsIn = (set: number): number[] => {
  const found: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(lowestIn(rest));
  return found;
};
export const holds = (set: number, slot: number): boolean => ((set >> slot) & 1) !== 0;

/** The slots on which a tile lies face down until the place is reached. */
export const SECRET_SLOTS: number = SLOTS.reduce((set, slot, i) => (slot.secret ? set | (1 << i) : set), 0);
export const slotName = (slot: number): string =>
  `${at(PLACES, placeOf(slot)).word}-${at(NUMERALS, numeralOf(slot))}`;
export const ALL_SLOTS: readonly number[] = times(SLOTS.length, i => i);
