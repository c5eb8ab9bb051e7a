/**
 * What people write, made safe to show beside what others write: one form of each letter, in one line, and nothing that
 * hides, turns the reading direction or piles up. It stays text; nobody downstream makes markup or links of it.
 */

/** Joins emoji and letters of some scripts; kept between two visible characters only. */
const JOINERS = '\u200C\u200D';

/** Line ends, tabs and every other kind of space, the blank of braille too: one space. */
const SPACES = /[\s\u0085\u2800]+/gu;

/** Controls, bidi marks, fillers, tags, halves of pairs and characters that mean nothing to anybody else. */
const HIDDEN = new RegExp(
  `(?![${JOINERS}\\u{FE0E}\\u{FE0F}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

const LOOSE_JOINERS = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{S}])[${JOINERS}]|[${JOINERS}](?![\\p{L}\\p{S}])`,
  'gu',
);

/** Accents on one letter; more of them climb over the lines above. */
const PILES = /(\p{M}{4})\p{M}+/gu;

export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(HIDDEN, '')
    .replace(LOOSE_JOINERS, '')
    .replace(PILES, '$1')
    .trim();

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As people count: what is made of several signs and looks like one is one. */
const lengthOf = (text: string): number => Array.from(segmenter.segment(text)).length;

export const NAME = { least: 2, most: 24 } as const;
export const SAID = { least: 1, most: 500 } as const;

/** The text as it will be shown, or nothing if it is too short or too long for its purpose. */
const within = (text: string, { least, most }: { readonly least: number; readonly most: number }) => {
  // What is far too long is not worth the work; cleaning never doubles a text.
  if (text.length > most * 8) return undefined;
  const cleaned = clean(text);
  const length = lengthOf(cleaned);
  return length >= least && length <= most ? cleaned : undefined;
};

/** A name needs something to read: a letter or a digit. Names need not be unique. */
export const cleanName = (text: string): string | undefined => {
  const name = within(text, NAME);
  return name !== undefined && /[\p{L}\p{N}]/u.test(name) ? name : undefined;
};

export const cleanSaid = (text: string): string | undefined => within(text, SAID);
