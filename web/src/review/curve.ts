/** The win-chance curve of a review, measured out for drawing. */
import type { Review } from '@kaffeehaus/bots';
import { at, times } from '@kaffeehaus/kernel';

/** What is drawn of a review. */
export type Drawn = Pick<Review, 'curve' | 'rounds'>;

/** How a line looks besides its colour; a sixth player would share the first look. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'] as const;
export const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-3.6 -3.6h7.2v7.2h-7.2Z',
  'M0 -4.8L4.6 3.4H-4.6Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M0 4.8L4.6 -3.4H-4.6Z',
] as const;

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A frame as wide as there is room: one unit is one pixel, so that words keep their size. */
export const frameOf = (width: number): Frame => ({
  width,
  height: Math.round(Math.min(340, Math.max(230, width * 0.45))),
  left: 48,
  right: 14,
  top: 32,
  bottom: 34,
});

export const xOf = (frame: Frame, { curve }: Drawn, index: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * index) / Math.max(1, curve.length - 1);

/** The moment at a place of the frame. */
export const indexAt = (frame: Frame, { curve }: Drawn, x: number): number => {
  const share = (x - frame.left) / (frame.width - frame.left - frame.right);
  return Math.round(Math.max(0, Math.min(1, share)) * (curve.length - 1));
};

export const yOf = (frame: Frame, chance: number): number =>
  frame.top + (frame.height - frame.top - frame.bottom) * (1 - chance);

const chanceAt = ({ curve }: Drawn, index: number, player: number): number => at(curve, index)[player] ?? 0;

export const playersIn = ({ curve }: Drawn): number => curve[0]?.length ?? 0;

const round = (x: number): number => Math.round(x * 10) / 10;

/** The line of one player. */
export const pathOf = (frame: Frame, review: Drawn, player: number): string =>
  review.curve
    .map((_, i) => {
      const y = yOf(frame, chanceAt(review, i, player));
      return `${i === 0 ? 'M' : 'L'}${round(xOf(frame, review, i))} ${round(y)}`;
    })
    .join('');

/** A moment worth a line in the table and a mark on the curve. */
export interface Stop {
  readonly index: number;
  /** The round that ends here; nothing at the very start. */
  readonly round: number | undefined;
  readonly chances: readonly number[];
}

/** The start, the end of each round, and the end of the game. */
export const stopsOf = (review: Drawn): readonly Stop[] => {
  const { curve, rounds } = review;
  const last = curve.length - 1;
  const ends = times(last, i => i).filter(i => i > 0 && rounds[i + 1] !== rounds[i] && at(rounds, i) > 0);
  return [0, ...ends, last].map((index, i) => ({
    index,
    round: i === 0 ? undefined : at(rounds, index),
    chances: at(curve, index),
  }));
};

/** Room for the number of a round; the first of them also says what is counted. */
const TICK = 26;
const FIRST_TICK = 84;

/** Where rounds begin, as far as there is room for their numbers. */
export const ticksOf = (frame: Frame, review: Drawn): readonly { x: number; round: number }[] => {
  const { rounds } = review;
  const ticks: { x: number; round: number }[] = [];
  for (const [index, round] of rounds.entries()) {
    if (round === 0 || (index > 0 && rounds[index - 1] === round)) continue;
    const x = xOf(frame, review, index);
    const last = ticks.at(-1);
    if (!last || x - last.x >= (ticks.length === 1 ? FIRST_TICK : TICK)) ticks.push({ x, round });
  }
  return ticks;
};

/** Room for the number of a turning point. */
const ROOM = 23;

/** Where the numbers of the turning points stand: over them, but not one over the other. */
export const spread = (wanted: readonly number[], most: number): readonly number[] => {
  const xs: number[] = [];
  for (const x of wanted) xs.push(Math.max(x, (xs.at(-1) ?? -Infinity) + ROOM));
  for (let i = xs.length - 1; i >= 0; i--) xs[i] = Math.min(at(xs, i), most - (xs.length - 1 - i) * ROOM);
  return xs;
};
