/** Plots as SVG. Most are one row of a table: the figures stand beside them, so that nobody needs the picture. */
import { add, at, times } from '@kaffeehaus/kernel';
import type { Interval } from '../chance.ts';
import { text } from './html.ts';

/** From where to where an axis goes. */
export type Axis = readonly [from: number, to: number];

export const axisOf = (values: readonly number[]): Axis => {
  let [from, to] = [Infinity, -Infinity];
  for (const value of values) [from, to] = [Math.min(from, value), Math.max(to, value)];
  return from === to ? [from - 1, to + 1] : [from, to];
};

/** A row is 100 wide and 10 high, and stretched to its cell; strokes keep their width. */
const x = (value: number, [from, to]: Axis): string =>
  (Math.max(0, Math.min(1, (value - from) / (to - from))) * 100).toFixed(1);

const line = (kind: string, a: number, b: number, axis: Axis): string =>
  `<path class="${kind}" d="M${x(a, axis)} 5H${x(b, axis)}"/>`;

/** A stroke of no length with round ends is a dot of any size. */
const dot = (value: number, axis: Axis): string => line('dot', value, value, axis);

const row = (axis: Axis, inner: string, mark?: number): string => {
  const rule = mark === undefined ? '' : `<path class="rule" d="M${x(mark, axis)} 0V10"/>`;
  return `<svg class="row" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${rule}${inner}</svg>`;
};

/** A figure within its interval, against a mark. */
export const whisker = (value: number, [low, high]: Interval, axis: Axis, mark: number): string =>
  row(axis, line('thin', low, high, axis) + dot(value, axis), mark);

/** From 10 to 90 %, from 25 to 75 %, and the middle. */
export const box = (quantiles: readonly number[], axis: Axis): string =>
  row(
    axis,
    line('thin', at(quantiles, 1), at(quantiles, 5), axis) +
      line('thick', at(quantiles, 2), at(quantiles, 4), axis) +
      dot(at(quantiles, 3), axis),
  );

/** Two bars, one over the other. */
export const bars = (upper: number, lower: number, axis: Axis): string =>
  row(
    axis,
    `<path class="bar" d="M${x(0, axis)} 3H${x(upper, axis)}"/><path class="bar other" d="M${x(0, axis)} 7.5H${x(lower, axis)}"/>`,
    0,
  );

const WIDE = 360;
const HIGH = 150;
const FOOT = 18;
/** At most so many steps in a curve. */
const CLASSES = 40;

/** The share of values in each class; classes hold equally many whole numbers, or a curve would look like a comb. */
const sharesOf = (list: readonly number[], from: number, step: number, classes: number): number[] => {
  const shares = times(classes, () => 0);
  for (const value of list) add(shares, Math.floor((value - from) / step), 1 / list.length);
  return shares;
};

/** How often which whole numbers occur, one curve for each list. */
export const histogram = (
  lists: readonly (readonly number[])[],
  title: string,
  show: (value: number) => string,
): string => {
  const [from, to] = axisOf(lists.flat());
  const step = Math.ceil((to - from + 1) / CLASSES);
  const classes = Math.ceil((to - from + 1) / step);
  const shares = lists.map(list => sharesOf(list, from, step, classes));
  const most = Math.max(...shares.flat(), Number.EPSILON);
  const curve = (own: readonly number[], i: number): string => {
    const steps = own.map((share, k) => {
      const y = (HIGH - (share / most) * (HIGH - 6)).toFixed(1);
      return `${k === 0 ? 'M0 ' : 'V'}${y}H${(((k + 1) * WIDE) / classes).toFixed(1)}`;
    });
    return `<path class="curve c${i}" d="${steps.join('')}"/>`;
  };
  const foot = HIGH + FOOT - 4;
  return (
    `<svg class="histogram" viewBox="0 0 ${WIDE} ${HIGH + FOOT}" role="img"><title>${text(title)}</title>` +
    `<path class="rule" d="M0 ${HIGH}H${WIDE}"/>${shares.map(curve).join('')}` +
    `<text x="0" y="${foot}">${text(show(from))}</text>` +
    `<text x="${WIDE}" y="${foot}" text-anchor="end">${text(show(to))}</text></svg>`
  );
};
