// @ts-check
// What the lab says of single things, as small as the page needs it.

/**
 * @typedef {{ item: string, owners: number, lead: { mean: number }, range: readonly [number, number] }} Thing
 * @typedef {{ games: number, level: string, worth: Readonly<Record<string, readonly Thing[]>> }} Told
 */

/** @param {number} n */
const tenth = n => Math.round(n * 10) / 10;

/**
 * Lead, its range, and how many had the thing; of things that are weighed in several ways the first, which is having them.
 * @param {Told} told
 */
export const labFigures = ({ games, level, worth }) => {
  /** @type {Record<string, readonly number[]>} */
  const figures = {};
  for (const { item, owners, lead, range } of Object.values(worth).flat())
    figures[item] ??= [tenth(lead.mean), ...range.map(tenth), owners];
  return { games, level, worth: figures };
};
