/**
 * What may reach a terminal: letters, line breaks, and the inks and commands named here. Files and arguments are
 * somebody else's words; whatever else they hold is written as its escape, and does nothing.
 */
import type { Words } from '@kaffeehaus/words/node';

const CODES = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  cyan: '36',
  violet: '38;5;141',
  pink: '38;5;211',
  grey: '38;5;247',
  orange: '38;5;208',
  brown: '38;5;137',
  /** Black on white, whatever the colours of the terminal. */
  paper: '30;107',
} as const;
export type Ink = keyof typeof CODES;

/** Commands to the terminal itself: an empty screen with nothing to scroll back to, an empty line. */
const COMMANDS = { clear: '\u001b[2J\u001b[3J\u001b[H', line: '\r\u001b[K' } as const;
export type Command = keyof typeof COMMANDS;

/** Inks lie in a text as code points that stand for no character, from this one on; the last one ends them. */
const FIRST_INK = 0xfdd0;
const NO_INK = '\ufdef';
const INKS = Object.keys(CODES) as readonly Ink[];
const MARKS = /[\ufdd0-\ufdef]/g;

/** A text in an ink. */
export const inked = (ink: Ink, text: string): string =>
  `${String.fromCharCode(FIRST_INK + INKS.indexOf(ink))}${text}${NO_INK}`;

export const withoutInks = (text: string): string => text.replaceAll(MARKS, '');

const codeOf = (mark: string): string => {
  const ink = INKS[mark.charCodeAt(0) - FIRST_INK];
  return `\u001b[${ink === undefined ? '0' : CODES[ink]}m`;
};

/** Letters of half a pair, and what is no letter: controls, marks of direction, separators of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** As in JSON, so that an object stays the same object. */
const escaped = (text: string): string =>
  Array.from(
    { length: text.length },
    (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

const legible = (text: string): string =>
  text.replaceAll(UNSEEN, sign => (sign === '\n' ? sign : sign === '\t' ? ' ' : escaped(sign)));

/** Our signs for terminals that know nothing but ASCII; other letters go without their accents. */
const ASCII: { readonly [sign: string]: string } = {
  '·': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
  '±': '+-',
  '≥': '>=',
  '≤': '<=',
  '→': '->',
  '✓': '+',
  '✗': '-',
  '★': '*',
  '◆': '^',
  '●': 'o',
  '◎': '@',
  '▒': '#',
  '†': 'a',
  '♥': 's',
  '⚑': 'n',
  '☂': 'd',
  '⇄': 'c',
  '°': 'o',
  '█': '#',
  '░': '.',
  '│': '|',
  '─': '-',
  '┬': '+',
  '┴': '+',
  '┼': '+',
  ß: 'ss',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
};

const asAscii = (text: string): string =>
  text
    .replaceAll(/[^\n -~\ufdd0-\ufdef]/gu, sign => ASCII[sign] ?? sign)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\n -~\ufdd0-\ufdef]/gu, '?');

/** The environment names a character set that is not Unicode's; one that names none is a terminal of today. */
export const isAscii = ({
  LC_ALL,
  LC_CTYPE,
  LANG,
}: {
  readonly [name: string]: string | undefined;
}): boolean => {
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return /^(?:C|POSIX)$/.test(locale) || /\.(?!utf-?8)/i.test(locale);
};

/** A text as it is sent: whatever is no letter of ours is escaped, inks become colours. */
export const onScreen = (text: string, ascii: boolean): string => {
  const letters = legible(text);
  return (ascii ? asAscii(letters) : letters).replaceAll(MARKS, codeOf);
};

export const commandText = (command: Command): string => COMMANDS[command];

/** Never in the middle of a letter that takes two units. */
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;

/** Without line breaks: what stands in a line of ours stays in it. */
const inLine = (text: string): string =>
  text.replaceAll(UNSEEN, sign => (sign === '\t' ? ' ' : escaped(sign)));

/** So much of somebody else's text is shown. */
const MOST = 160;

/** Somebody else's text within a line of ours: no line breaks, no inks, no endless words. */
export const quoted = (text: string, most = MOST): string => inLine(withoutInks(cut(text, most)));

/** A number with hundreds of digits says no more than that it is too large. */
const countable = (n: number): number =>
  Math.abs(n) <= Number.MAX_SAFE_INTEGER ? n : Math.sign(n) * Infinity;

type Values = { readonly [name: string]: string | number };

const each = (values: Values, change: (text: string) => string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(value) : countable(value),
    ]),
  );

/** Values for a text, some of them somebody else's. */
export const quotedAll = <T extends Values>(values: T): T => each(values, text => quoted(text)) as T;

/** Nothing of ours within a text is as long as that. */
const LONGEST = 2000;

/** Words that keep to their line, whatever they are told to say. */
export const inLines = (words: Words): Words => {
  const tame = (text: string): string => inLine(cut(text, LONGEST));
  return {
    ...words,
    t: (key, ...args) => words.t(key, ...(args.map(values => each(values, tame)) as typeof args)),
    say: ({ key, args }, names) => words.say({ key, args: each(args, tame) }, names?.map(tame)),
    fault: fault => words.fault({ ...fault, args: quotedAll(fault.args) }),
  };
};

/** One JSON value in letters that every terminal and every program can read. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/[^\n -~]/g, escaped)}\n`;
