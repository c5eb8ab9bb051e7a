/** Lines of a scenario file: a keyword, then words. */
import { nearest } from './near.ts';

export const KEYWORDS = ['scenario', 'source', 'game', 'seats', 'option', 'given', 'when', 'then'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export interface Line {
  readonly number: number;
  readonly keyword: Keyword;
  /** What follows the keyword, as written. */
  readonly text: string;
  /** The same without articles and punctuation. */
  readonly words: readonly string[];
}

/** A file that cannot be understood: says where and which word, in one line. */
export class Misread extends Error {
  override readonly name = 'Misread';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Words that only make a line pleasant to read; a capital A is a field of a roof unless it begins the line. */
const isArticle = (word: string, i: number): boolean =>
  ['the', 'a', 'an', 'The', 'An'].includes(word) || (word === 'A' && i === 0);

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(word => word.replace(/[,.:;]+$/, ''))
    .filter((word, i) => word !== '' && !isArticle(word, i));

const isKeyword = (word: string): word is Keyword => (KEYWORDS as readonly string[]).includes(word);

/** "and" goes on with what the line before did. */
const keywordOf = (word: string, before: Keyword | undefined, number: number): Keyword => {
  const low = word.toLowerCase();
  if (low === 'and') {
    if (before === 'given' || before === 'when' || before === 'then') return before;
    throw new Misread(number, '“and” goes on with given, when or then, but none stands before it');
  }
  if (isKeyword(low)) return low;
  const meant = nearest(low, [...KEYWORDS, 'and']);
  throw new Misread(
    number,
    meant === undefined
      ? `a line begins with ${KEYWORDS.join(', ')} or and, not with “${word}”`
      : `unknown word “${word}”, did you mean ${meant}?`,
  );
};

/** Blank lines and everything behind # are for people. */
export const readLines = (file: string): Line[] => {
  const lines: Line[] = [];
  file
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((raw, i) => {
      const [first = '', ...rest] = raw
        .replace(/(^|\s)#.*$/, '')
        .trim()
        .split(/\s+/);
      if (first === '') return;
      const text = rest.join(' ');
      const keyword = keywordOf(first, lines.at(-1)?.keyword, i + 1);
      lines.push({ number: i + 1, keyword, text, words: wordsOf(text) });
    });
  return lines;
};
