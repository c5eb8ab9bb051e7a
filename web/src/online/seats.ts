/** Numbers of seats from the fewest to the most at which somebody can be met. */
export const rangeOf = ([fewest, most]: readonly [number, number]): number[] =>
  Array.from({ length: most - Math.max(2, fewest) + 1 }, (_, i) => Math.max(2, fewest) + i);
