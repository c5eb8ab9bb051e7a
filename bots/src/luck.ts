/** The luck of those who answer, seat by seat: what one of them does otherwise leaves the others' as it was. */
import { branch, times } from '@kaffeehaus/kernel';
import type { Chance, Seat } from '@kaffeehaus/kernel';
import { at } from './list.ts';

export type Luck = readonly Chance[];

export const luckFor = (seats: number, chance: Chance): Luck => times(seats, () => branch(chance));

/** Numbers kept for one answer, more than most need. */
const KEPT = 8;

/**
 * Gives a seat its luck for one answer. Within what is kept it makes no difference to the next answer how many numbers
 * this one takes; if it takes more, the next one goes on behind them, for no number is drawn twice.
 */
export const withLuck = <T>(luck: Luck, seat: Seat, answer: (chance: Chance) => T): T => {
  const chance = at(luck, seat);
  const { drawn } = chance;
  const given = answer(chance);
  chance.drawn = drawn + Math.max(1, Math.ceil((chance.drawn - drawn) / KEPT)) * KEPT;
  return given;
};

export const sameLuck = (luck: Luck): Luck => luck.map(one => ({ ...one }));
