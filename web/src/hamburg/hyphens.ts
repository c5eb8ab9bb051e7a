/**
 * Where German names may be broken. Browsers know it only where a dictionary is installed, and cards are narrow: without
 * this a long name would be torn anywhere.
 */
const LETTER = '[a-zäöüß]';
const VOWEL = '[aeiouyäöü]';
/** What a syllable may begin with; sounds written with several letters stay together. */
const ONSET = `(?:sch[lmnrw]?|str?|sp|ch|ph|th|qu|[bcdfgkpt][lr]|[b-df-hj-np-tv-zß])`;
/** Not in the middle of such a sound. */
const WHOLE =
  '(?<!s(?=ch|t|p))(?<!c(?=h))(?<![pt](?=h))(?<!q(?=u))(?<!sch(?=[lmnrw]))(?<![bcdfgkpt](?=[lr]))';

/** After a syllable of two letters or more, before one that has a vowel and something after it. */
const BREAK = new RegExp(
  `(?<=${VOWEL}${LETTER}*)(?<=${LETTER}{2})${WHOLE}(?=${ONSET}${VOWEL}${LETTER})`,
  'gi',
);

const LONG = 8;

/** The name with hyphens that show only where a line ends. */
export const hyphenated = (name: string): string =>
  name.replace(new RegExp(`${LETTER}+`, 'gi'), word =>
    word.length < LONG ? word : word.replace(BREAK, '\u00AD'),
  );
