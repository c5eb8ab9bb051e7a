/** Accounts of somebody's chance, part by part: what is told of them; nothing that thinks is loaded with this. */
import { times } from '@kaffeehaus/kernel';
import type { Effect } from './effect.ts';
import { at } from './list.ts';

/** What a change of somebody's chance is made of. */
export const PARTS = ['mine', 'others', 'chance', 'estimate'] as const;
/**
 * `mine`: what the own answer was worth beside what players usually answer, by what its seat knew. `others`: the same of
 * all other answers, as it turned out. `chance`: lots, cards nobody knew, and how those lay that the seat did not know.
 * `estimate`: by how much the estimate changes its mind when it looks one answer further ahead.
 */
export type Part = (typeof PARTS)[number];
export type Parts<T> = { readonly [part in Part]: T };

/** What a player's chance did between two points of the curve, and why: the parts add up to the swing. */
export interface Account {
  readonly player: number;
  readonly from: number;
  readonly to: number;
  readonly parts: Parts<Effect>;
}

/** An account in whole hundredths, rounded so that the parts still add up. */
export const inPercents = ({ from, to, parts }: Account): Parts<number> & { from: number; to: number } => {
  const [begin, end] = [Math.round(100 * from), Math.round(100 * to)];
  const exact = PARTS.map(part => 100 * parts[part].mean);
  const whole = exact.map(Math.round);
  const rest = exact.map((x, i) => x - at(whole, i));
  for (let off = end - begin - whole.reduce((a, b) => a + b, 0); off !== 0; off -= Math.sign(off)) {
    // What was rounded furthest the other way gives way first.
    const order = times(PARTS.length, i => i).sort((i, j) => Math.sign(off) * (at(rest, j) - at(rest, i)));
    const i = at(order, 0);
    whole[i] = at(whole, i) + Math.sign(off);
    rest[i] = at(rest, i) - Math.sign(off);
  }
  const [mine = 0, others = 0, chance = 0, estimate = 0] = whole;
  return { from: begin, to: end, mine, others, chance, estimate };
};
