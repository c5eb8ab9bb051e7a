/** How sure a share can be. */

/** Of normal errors 19 in 20 lie within so many deviations. */
export const DEVIATIONS = 1.96;

export type Interval = readonly [low: number, high: number];

/** The interval after Wilson, of 95 % unless told, of a share seen as `won` of `n`; half wins count half. */
export const wilson = (won: number, n: number, deviations = DEVIATIONS): Interval => {
  if (n === 0) return [0, 1];
  const share = won / n;
  const z = (deviations * deviations) / n;
  const middle = (share + z / 2) / (1 + z);
  const margin = (deviations * Math.sqrt((share * (1 - share)) / n + z / (4 * n))) / (1 + z);
  return [Math.max(0, middle - margin), Math.min(1, middle + margin)];
};
