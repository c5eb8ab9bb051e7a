/** What games of bots say of things: a data file that `npm run lab` writes. */

/** Points by which players who had it ended further ahead of the others than those without; at least, at most; how many had it. */
export type Figure = readonly [lead: number, low: number, high: number, owners: number];

export interface Lab {
  readonly games: number;
  readonly level: string;
  readonly worth: { readonly [word: string]: Figure };
}

/** The starters of all seats are one: whoever they belong to, they are weighed together. */
const faceOf = (word: string): string => word.replace(/-\d$/, '');

export const figureOf = ({ worth }: Lab, word: string): Figure | undefined =>
  worth[word] ?? Object.entries(worth).find(([other]) => faceOf(other) === faceOf(word))?.[1];

/** Whether it can be told from chance. */
export const isSure = ([, low, high]: Figure): boolean => low > 0 || high < 0;
