/** What answers would bring, from nothing but what the viewer may know. Brought after the first question is drawn. */
import {
  type Answer,
  type Ask,
  type Contract,
  type Game,
  type Preview,
  apply,
  askOf,
  asked,
  determinize,
  mask,
  ownKernel,
  preview,
  seeded,
} from '@kaffeehaus/kernel';
import type { View } from '../seat/view.ts';

/** How it is told. */
export { Ahead } from './Ahead.tsx';

type Called = Pick<Contract, 'apply' | 'askOf' | 'asked' | 'determinize' | 'mask' | 'preview'>;

const BUILT_IN: Called = {
  apply: apply as Called['apply'],
  askOf,
  asked,
  determinize,
  mask,
  preview: preview as Called['preview'],
};

const kernelOf = (game: Game): Called => ownKernel(game) ?? BUILT_IN;

export const foresee = (game: Game, view: View, answers: readonly Answer[]): Preview =>
  kernelOf(game).preview(game, view.table, answers);

/** Hidden cards lie somehow; where it would matter, nothing is drawn from it. */
const LUCK = 'ahead';

/** The table with these answers given, as the viewer would see it, if it is certain that the viewer is asked again. */
export const viewAfter = (game: Game, view: View, answers: readonly Answer[]): View | undefined => {
  if (foresee(game, view, answers).end.kind !== 'again') return undefined;
  const kernel = kernelOf(game);
  const s = kernel.determinize(game, view.table, seeded(LUCK));
  for (const answer of answers) kernel.apply(game, s, view.viewer, answer);
  const table = kernel.mask(game, s, view.viewer);
  const turn = kernel.asked(table).map((ask: Ask) => ask.seat);
  return { ...view, table, ask: kernel.askOf(table, view.viewer), turn };
};

/**
 * How an answer is given. `free`: the seat is asked again and may take it back, so a press is enough. `waits`: it cannot be
 * taken back for long, so it waits a moment. `learns`: the seat sees something new by it, so it says so before.
 */
export type Weight = 'free' | 'learns' | 'waits';

export const weightOf = ({ end, undo }: Pick<Preview, 'end' | 'undo'>, turnsCards = false): Weight => {
  if (end.kind === 'news') return turnsCards && end.by === 'face' ? 'waits' : 'learns';
  return end.kind === 'again' && undo ? 'free' : 'waits';
};
