/** The clerics: each round one comes, stands in a window, and goes before the church when the round is over. */
import { at } from '@kaffeehaus/kernel';
import type { Hamburg } from '@kaffeehaus/hamburg';
import type { View } from '../seat/view.ts';
import { deedsIn } from './changes.ts';
import type { WindowView } from './draw/Church.tsx';

/** The window of each round's cleric so far; a building may have sent him elsewhere after the roll. */
const windowsByRound = (view: View<Hamburg>): readonly number[] => {
  const windows: number[] = [];
  for (const told of deedsIn(view)) {
    if (told.e === 'dice') windows.push(told.window);
    if (told.e === 'cleric') windows[windows.length - 1] = told.window;
  }
  return windows;
};

/** Who stands before this window, and who in it; workers who went with them are counted, not drawn. */
export const clericsAt = (
  view: View<Hamburg>,
  window: number,
): Pick<WindowView, 'clerics' | 'count' | 'here'> => {
  const { table: s } = view;
  const numbers = windowsByRound(view).flatMap((where, i) => (where === window ? [i + 1] : []));
  const here = s.cleric === window ? s.round : 0;
  return { clerics: numbers.filter(n => n !== here), count: at(s.clerics, window), here };
};
