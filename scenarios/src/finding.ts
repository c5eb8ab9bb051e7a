/** How facts tell what they found, and words by their place in a list. */

export const indexed = (words: readonly string[]): Map<string, number> =>
  new Map(words.map((word, i) => [word, i]));

/** What was found, unless it is what was wanted. */
export const is = (found: number | string, wanted: number | string, what = ''): string | undefined =>
  found === wanted ? undefined : `${found}${what && ` ${what}`}`;

export const listed = (words: readonly string[]): string => words.join(' ') || 'nothing';
