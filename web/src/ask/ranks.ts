/** The answers of a hint, marked where they would be pressed: 1 is the best. */
import type { Ask, Item } from '@kaffeehaus/kernel';
import type { Prospect } from '@kaffeehaus/bots';
import { type Anchor, found } from '../seat/anchor.ts';
import './ranks.css';

/** In the order in which they are told; those that cannot be told apart share the first rank. */
export const rankOf = ({ tied }: Pick<Prospect, 'tied'>, i: number): number => (tied ? 1 : i + 1);

/**
 * The best rank of each item. What is part of every answer, or only lies in another order, tells none from the others and
 * has no mark.
 */
export const ranksOf = (
  { shape }: Pick<Ask, 'shape'>,
  prospects: readonly Pick<Prospect, 'answer' | 'tied'>[],
): ReadonlyMap<Item, number> => {
  const ranks = new Map<Item, number>();
  if (shape === 'arrangement') return ranks;
  for (const [i, prospect] of prospects.entries())
    for (const item of prospect.answer)
      if (
        !ranks.has(item) &&
        (prospects.length === 1 || prospects.some(({ answer }) => !answer.includes(item)))
      )
        ranks.set(item, rankOf(prospect, i));
  return ranks;
};

export interface Mark {
  readonly at: Anchor;
  readonly rank: number;
}

/** Of all that is drawn under a name, what can be pressed; it may be scrolled away, or lie under a tab. */
const boxOf = (name: Anchor): DOMRect | undefined => {
  const [thing] = found(name)
    .flatMap(element => element.closest('.pick') ?? element.querySelector('.pick') ?? [])
    .filter(element => element.checkVisibility());
  const box = thing?.getBoundingClientRect();
  const frame = thing?.closest('.frame, .part-board')?.getBoundingClientRect();
  const isCut =
    box !== undefined && frame !== undefined && (box.top > frame.bottom || box.bottom < frame.top);
  return isCut || !box || box.width === 0 ? undefined : box;
};

/** Lays the marks over the table, and keeps them where they belong while it is scrolled. Returns how to take them away. */
export const layRanks = (marks: readonly Mark[]): (() => void) => {
  const layer = document.createElement('div');
  layer.className = 'ranks';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  let frame = 0;
  const lay = (): void => {
    layer.replaceChildren(
      ...marks.flatMap(({ at, rank }) => {
        const box = boxOf(at);
        if (!box) return [];
        const mark = document.createElement('b');
        mark.className = rank === 1 ? 'rank num is-best' : 'rank num';
        mark.textContent = String(rank);
        mark.style.cssText = `left:${box.left}px;top:${box.top}px`;
        return [mark];
      }),
    );
  };
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(lay);
  };
  const stop = new AbortController();
  for (const type of ['resize', 'scroll', 'click', 'keyup'])
    addEventListener(type, soon, { capture: true, passive: true, signal: stop.signal });
  lay();
  return () => {
    cancelAnimationFrame(frame);
    stop.abort();
    layer.remove();
  };
};
