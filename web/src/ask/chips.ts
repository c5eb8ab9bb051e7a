/** What an answer would bring, in a few words: what it costs, what it gains, and whether there is a way back. */
import { type Preview, type Seat, type State, at } from '@kaffeehaus/kernel';
import type { Anchor } from '../seat/anchor.ts';
import type { Manners } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { list, plus, t } from '../ui/words.ts';

/** `end`: it ends the turn, or shows something that cannot be unseen. `more`: what has no room. */
export interface Chip {
  readonly kind: 'cost' | 'end' | 'gain' | 'more';
  readonly text: string;
}

/** A number of the strip that would change. */
export interface Shift {
  readonly at: Anchor;
  readonly from: number;
  readonly to: number;
}

interface Difference extends Shift {
  told(n: number): string;
  readonly isGain: boolean;
}

const differences = (
  { counts }: Pick<Manners, 'counts'>,
  before: State,
  after: State,
  seat: Seat,
): readonly Difference[] => {
  const then = counts?.(after, seat) ?? [];
  return (counts?.(before, seat) ?? []).flatMap((count, i) => {
    const to = at(then, i).n;
    const isGain = to > count.n === (count.bad !== true);
    return to === count.n ? [] : [{ at: count.at, from: count.n, to, told: count.told, isGain }];
  });
};

/** The numbers of the strip that would change. */
export const shiftsOf = (manners: Pick<Manners, 'counts'>, view: View, ahead: Preview): readonly Shift[] =>
  differences(manners, view.table, ahead.table, view.viewer);

const signed = (n: number, told: (n: number) => string): string => `${n < 0 ? '−' : '+'}${told(Math.abs(n))}`;

const prizeChips = ({ prizes }: Pick<Manners, 'prizes'>, view: View, ahead: Preview): readonly Chip[] =>
  (prizes?.(view, ahead) ?? []).map(({ isGain, told }) => ({ kind: isGain ? 'gain' : 'cost', text: told }));

const pointChips = ({ points }: Preview, viewer: Seat, names: readonly string[]): readonly Chip[] =>
  points.flatMap((n, seat) => {
    if (n === 0) return [];
    const isMine = seat === viewer;
    const told = isMine
      ? signed(n, count => t('web.ahead.points', { n: count }))
      : t('web.ahead.points.other', { who: names[seat] ?? '', n: plus(n) });
    return [{ kind: n > 0 === isMine ? 'gain' : 'cost', text: told } as const];
  });

const endChips = ({ end }: Preview): readonly Chip[] => {
  if (end.kind === 'again') return [];
  const text =
    end.kind === 'news'
      ? t(`web.ahead.news.${end.by}`)
      : t(end.kind === 'over' ? 'web.ahead.over' : 'web.ahead.ends');
  return [{ kind: 'end', text }];
};

/** Costs, then gains, what is won or lost as a whole, points, and how it ends. */
export const chipsOf = (
  manners: Pick<Manners, 'counts' | 'prizes'>,
  view: View,
  ahead: Preview,
  names: readonly string[],
): readonly Chip[] => {
  const changes = differences(manners, view.table, ahead.table, view.viewer).map(
    ({ from, to, told, isGain }): Chip => ({
      kind: isGain ? 'gain' : 'cost',
      text: signed(to - from, n => told(n)),
    }),
  );
  return [
    ...changes.filter(({ kind }) => kind === 'cost'),
    ...changes.filter(({ kind }) => kind === 'gain'),
    ...prizeChips(manners, view, ahead),
    ...pointChips(ahead, view.viewer, names),
    ...endChips(ahead),
  ];
};

/** Everything, to be heard; and what is not shown, to be read on pointing. */
export const chipsText = (chips: readonly Chip[]): string => list(chips.map(({ text }) => text));

/** So many are shown. */
const MOST = 5;

/** As many as fit; how it ends is never left out. */
export const shownChips = (chips: readonly Chip[]): readonly Chip[] => {
  if (chips.length <= MOST) return chips;
  const ends = chips.filter(({ kind }) => kind === 'end');
  const others = chips.filter(({ kind }) => kind !== 'end');
  const n = MOST - ends.length - 1;
  return [...others.slice(0, n), { kind: 'more', text: chipsText(others.slice(n)) }, ...ends];
};
