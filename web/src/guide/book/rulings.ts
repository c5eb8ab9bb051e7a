/** The rulings of a game, as RULINGS.md has them: in a list, or in a table with a question before each. */

const PLAIN = [
  [/\*\*|`|_/g, ''],
  [/\s+/g, ' '],
] as const;

const cleaned = (text: string): string =>
  PLAIN.reduce((words, [from, to]) => words.replace(from, to), text).trim();

const inList = (text: string): [string, string][] =>
  [...text.matchAll(/^- \*\*([A-Z]-\d{2})(?: \([^)]*\))?\*\* ((?:.+\n?)(?: {2}.+\n?)*)/gm)].map(
    ([, number = '', words = '']) => [number, cleaned(words)],
  );

const inTable = (text: string): [string, string][] =>
  [...text.matchAll(/^\| ([A-Z]-\d{2}) +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, number = '', question = '', ruling = '']) => [number, cleaned(`${question} ${ruling}`)],
  );

/** What was decided, by its number. */
export const rulingsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...inList(text), ...inTable(text)]);

/** The rulings that name this card. */
export const rulingsOn = (rulings: ReadonlyMap<string, string>, card: string): readonly string[] =>
  [...rulings].flatMap(([number, text]) =>
    (text.match(/(?<![A-Z]-)\b\d{3}(?:–\d{3})?\b/g) ?? []).some(named => {
      const [from = '', to = from] = named.split('–');
      return /^\d{3}$/.test(card) && from <= card && card <= to;
    })
      ? [number]
      : [],
  );
