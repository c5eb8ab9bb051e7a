/** What a rated game did to a rating, in words: how much, by whom, and why so much. */
import type { Seat } from '@kaffeehaus/kernel';
import type { RatingStep } from '@kaffeehaus/trust';
import { list, plus, t, whole } from '../ui/words.ts';

export interface RatedText {
  readonly change: string;
  /** Whom one came before, level with and after, with what they were worth. */
  readonly results: string;
}

const WHERE = [
  ['behind', (place: number, mine: number) => place > mine],
  ['level', (place: number, mine: number) => place === mine],
  ['ahead', (place: number, mine: number) => place < mine],
] as const;

/** Nothing for whoever was not rated here. */
export const ratedText = (
  steps: readonly RatingStep[],
  seat: Seat | undefined,
  names: readonly string[],
): RatedText | undefined => {
  const mine = steps.find(step => step.seat === seat);
  if (!mine) return undefined;
  const nameOf = (of: Seat): string => names[of] ?? t('common.seat', { seat: of + 1 });
  const results = WHERE.flatMap(([how, isIt]) => {
    const there = steps.filter(step => step !== mine && isIt(step.place, mine.place));
    const who = there.map(({ seat: of, before: [r] }) =>
      t('online.rating.of', { name: nameOf(of), r: whole(r) }),
    );
    return who.length === 0 ? [] : [t(`online.rating.${how}`, { who: list(who) })];
  });
  const [before, after] = [mine.before[0], mine.after[0]];
  const change = plus(Math.round(after) - Math.round(before));
  return {
    change: t('online.rating.change', { before: whole(before), after: whole(after), change }),
    results: results.join(' '),
  };
};
