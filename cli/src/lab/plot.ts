/** Plots as SVG. Most are one row of a table: what they show is told in words too, for those who do not see it. */
import { add, at, times } from '@kaffeehaus/kernel';
import type { Interval } from '../chance.ts';
import { text } from './html.ts';
import { along, scaleOf } from './scale.ts';
import type { Scale } from './scale.ts';

/** A row is 100 wide and 10 high, and stretched to its cell; strokes keep their width. */
const x = (value: number, scale: Scale): string => String(Math.round(along(value, scale) * 1000) / 10);

const line = (kind: string, a: number, b: number, scale: Scale): string =>
  `<path class="${kind}" d="M${x(a, scale)} 5H${x(b, scale)}"/>`;

/** A stroke of no length with round ends is a dot of any size. */
const dot = (value: number, scale: Scale): string => line('dot', value, value, scale);

const row = (label: string, inner: string): string =>
  `<svg class="row" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${text(label)}">${inner}</svg>`;

const mark = (value: number, scale: Scale): string => `<path class="mark" d="M${x(value, scale)} 0V10"/>`;

/** A figure within its interval, against a mark. */
export const whisker = (label: string, value: number, within: Interval, scale: Scale, fair: number): string =>
  row(label, mark(fair, scale) + line('thin', ...within, scale) + dot(value, scale));

/** From 10 to 90 %, from 25 to 75 %, and the middle. */
export const box = (label: string, quantiles: readonly number[], scale: Scale): string =>
  row(
    label,
    line('thin', at(quantiles, 1), at(quantiles, 5), scale) +
      line('thick', at(quantiles, 2), at(quantiles, 4), scale) +
      dot(at(quantiles, 3), scale),
  );

/** Two bars, one over the other. */
export const bars = (label: string, upper: number, lower: number, scale: Scale): string => {
  const bar = (kind: string, y: number, value: number): string =>
    `<path class="${kind}" d="M${x(0, scale)} ${y}H${x(value, scale)}"/>`;
  return row(label, bar('bar', 3, upper) + bar('bar other', 7.5, lower));
};

/** The head of a column of plots: its unit, and numbers where they lie. */
export const axisHead = (unit: string, scale: Scale, show: (value: number) => string): string => {
  const ticks = scale.ticks.map(tick => `<i style="left:${x(tick, scale)}%"><b>${text(show(tick))}</b></i>`);
  return `${text(unit)}<span class="ticks" aria-hidden="true">${ticks.join('')}</span>`;
};

/** The picture of all scores: its size, and the room for numbers around it. */
const WIDE = 720;
const HIGH = 260;
const LEFT = 48;
const RIGHT = WIDE - 16;
const FOOT = 44;
/** At most so many steps in a curve. */
const CLASSES = 40;

/** The share of values in each class; classes hold equally many whole numbers, or a curve would look like a comb. */
const sharesOf = (list: readonly number[], from: number, step: number, classes: number): number[] => {
  const shares = times(classes, () => 0);
  for (const value of list) add(shares, Math.floor((value - from) / step), 1 / list.length);
  return shares;
};

export interface Labels {
  readonly title: string;
  /** What the curves show, in words. */
  readonly description: string;
  /** What is counted along each axis; of the upper one by class of so many points. */
  readonly across: string;
  up(step: number): string;
  value(value: number): string;
  share(share: number): string;
}

/** How often which whole numbers occur, one curve for each list. */
export const histogram = (lists: readonly (readonly number[])[], labels: Labels): string => {
  const values = lists.flat();
  const { from, to, ticks } = scaleOf(values, 10);
  const step = Math.max(1, Math.ceil((to - from) / CLASSES));
  const classes = Math.ceil((to - from + 1) / step);
  const across: Scale = { from, to: from + classes * step, ticks };
  const shares = lists.map(list => sharesOf(list, from, step, classes));
  const up = scaleOf([0, ...shares.flat()], 4);
  const px = (value: number): string => (LEFT + along(value, across) * (RIGHT - LEFT)).toFixed(1);
  const py = (share: number): string => (HIGH - FOOT - along(share, up) * (HIGH - FOOT - 20)).toFixed(1);
  const curve = (own: readonly number[], i: number): string => {
    const steps = own.map((share, k) => `V${py(share)}H${px(from + (k + 1) * step)}`);
    return `<path class="curve c${i}" d="M${px(from)} ${py(0)}${steps.join('')}V${py(0)}"/>`;
  };
  const level = (share: number): string =>
    `<path class="grid" d="M${LEFT} ${py(share)}H${RIGHT}"/>` +
    `<text x="${LEFT - 6}" y="${py(share)}" dy="4" text-anchor="end">${text(labels.share(share))}</text>`;
  const number = (value: number): string =>
    `<path class="grid" d="M${px(value)} ${HIGH - FOOT}v5"/>` +
    `<text x="${px(value)}" y="${HIGH - FOOT + 18}" text-anchor="middle">${text(labels.value(value))}</text>`;
  return (
    `<svg class="histogram" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-labelledby="curve-title curve-text">` +
    `<title id="curve-title">${text(labels.title)}</title><desc id="curve-text">${text(labels.description)}</desc>` +
    `<text x="0" y="11">${text(labels.up(step))}</text>` +
    `<text x="${RIGHT}" y="${HIGH - 4}" text-anchor="end">${text(labels.across)}</text>` +
    `${up.ticks.map(level).join('')}${ticks.map(number).join('')}${shares.map(curve).join('')}</svg>`
  );
};
