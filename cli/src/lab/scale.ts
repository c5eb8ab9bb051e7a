/** Axes: from where to where, and which round numbers stand on them. */

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** At most so many steps between two ticks. */
const STEPS = 5;

/** 1, 2 or 5 times a power of ten: the least that makes few enough steps. */
const stepFor = (span: number, steps: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / steps));
  return ([1, 2, 5].find(n => n * power * steps >= span) ?? 10) * power;
};

/** An axis that holds all the values and ends at round numbers. */
export const scaleOf = (values: readonly number[], steps = STEPS): Scale => {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  if (!Number.isFinite(low)) [low, high] = [0, 1];
  const step = stepFor(high > low ? high - low : 1, steps);
  const [first, last] = [
    Math.floor(low / step),
    Math.max(Math.ceil(high / step), Math.floor(low / step) + 1),
  ];
  const ticks: number[] = [];
  for (let i = first; i <= last; i++) ticks.push(i * step);
  return { from: first * step, to: last * step, ticks };
};

/** Where a value lies, from 0 to 1. */
export const along = (value: number, { from, to }: Scale): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));
