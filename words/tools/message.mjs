// @ts-check
// One message: parsing, what it asks for, and whether it is well made in its language.
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {{ kind: 'text' } | { kind: 'number' } | { kind: 'select', of: string[] }} Arg */
/** @typedef {Map<string, Arg>} Args */

/** What the parser's codes mean to somebody who writes a text. */
const SYNTAX = /** @type {Record<string, string>} */ ({
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a brace is not closed',
  EMPTY_ARGUMENT: 'there is nothing between two braces',
  MALFORMED_ARGUMENT: 'an argument is not well formed',
  INVALID_ARGUMENT_TYPE: 'an argument has an unknown kind (use plural, selectordinal, select or number)',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was never opened',
});

/**
 * @param {string} text
 * @returns {Element[]}
 */
export const parseMessage = text => {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: false, shouldParseSkeletons: true });
  } catch (fault) {
    const { message } = /** @type {Error} */ (fault);
    const column = /** @type {{ location?: { start?: { column?: number } } }} */ (fault).location?.start
      ?.column;
    throw new Error(`${SYNTAX[message] ?? message} (column ${column ?? '?'})`);
  }
};

/**
 * Every element of a message, however deep.
 * @param {Element[]} elements
 * @returns {Generator<Element>}
 */
const walk = function* (elements) {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* walk(option.value);
  }
};

/**
 * The arguments of a message; a number stays a number however it is shown.
 * @param {Element[]} ast
 * @returns {Args}
 */
export const argsOf = ast => {
  /** @type {Args} */
  const args = new Map();
  for (const element of walk(ast)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    const name = element.value;
    const arg = argOf(element);
    const known = args.get(name);
    if (known === undefined || known.kind === 'text') args.set(name, arg);
    else if (arg.kind !== 'text' && show(arg) !== show(known))
      throw new Error(`{${name}} is ${show(known)} in one place and ${show(arg)} in another`);
  }
  return args;
};

/**
 * @param {Element} element
 * @returns {Arg}
 */
const argOf = element => {
  if (element.type === TYPE.select) return { kind: 'select', of: Object.keys(element.options).sort() };
  if (element.type === TYPE.plural || element.type === TYPE.number) return { kind: 'number' };
  if (element.type === TYPE.argument) return { kind: 'text' };
  throw new Error('dates and times are not used in texts');
};

/** @param {Arg} arg */
export const show = arg => (arg.kind === 'select' ? `one of ${arg.of.join(', ')}` : `a ${arg.kind}`);

/** @param {Args} args */
export const showArgs = args =>
  [...args]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, arg]) => `{${name}} ${show(arg)}`)
    .join('; ') || 'no arguments';

/**
 * Each language has its own forms of number; French "many" (from a million on) may be left to "other".
 * @param {string} lang
 * @param {Element[]} ast
 * @returns {string[]}
 */
export const pluralProblems = (lang, ast) => {
  const problems = [...walk(ast)].flatMap(element => {
    if (element.type !== TYPE.plural) return [];
    const type = element.pluralType ?? 'cardinal';
    const right = new Intl.PluralRules(lang, { type }).resolvedOptions().pluralCategories;
    const there = Object.keys(element.options).filter(option => !option.startsWith('='));
    const missing = right.filter(form => form !== 'many' && !there.includes(form));
    const strange = there.filter(form => !right.some(known => known === form));
    return [
      ...missing.map(form => `{${element.value}} lacks the plural form "${form}"`),
      ...strange.map(form => `{${element.value}} has a plural form "${form}" that ${lang} does not know`),
    ];
  });
  return [...new Set(problems)];
};

/** @type {[RegExp, string][]} */
const TYPOGRAPHY = [
  [/^\s|\s$/, 'begins or ends with a space'],
  [/ {2}/, 'has two spaces in a row'],
  [/'/, 'has a straight apostrophe: write ’'],
  [/"/, 'has straight quotation marks: write “ ”, „ “, « » or ‘ ’'],
  [/\.\.\./, 'has three dots: write …'],
];

/** @type {[RegExp, string][]} */
const FRENCH = [
  [/(^|\S)[!?;]/, 'lacks the narrow no-break space (U+202F) before ! ? or ;'],
  [/ [!?;]/, 'has an ordinary space before ! ? or ;: use the narrow no-break one (U+202F)'],
  [/(^|[^\s\d]):(?!\/\/)/, 'lacks the no-break space (U+00A0) before a colon'],
  [/ :/, 'has an ordinary space before a colon: use the no-break one (U+00A0)'],
  [/«[^\u00a0]|[^\u00a0]»/, 'lacks the no-break space (U+00A0) inside « »'],
];

/**
 * @param {string} lang
 * @param {string} text
 * @param {Element[]} ast
 */
export const typographyProblems = (lang, text, ast) => {
  const words = [...walk(ast)].flatMap(element => (element.type === TYPE.literal ? [element.value] : []));
  return [
    ...TYPOGRAPHY.filter(([wrong]) => wrong.test(text)),
    ...(lang === 'fr' ? FRENCH.filter(([wrong]) => words.some(word => wrong.test(word))) : []),
  ].map(([, problem]) => problem);
};
