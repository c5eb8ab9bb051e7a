// @ts-check
// Writes TypeScript: the types of keys and arguments, and each language's parsed messages.
import { LANGS, TERMINAL } from './read.mjs';

/** @typedef {import('./check.mjs').Catalogue} Catalogue */
/** @typedef {import('./message.mjs').Arg} Arg */
/** @typedef {import('./message.mjs').Args} Args */

const HEAD = '// Made by words/generate.mjs from the catalogues; edit those.\n';

/**
 * @param {Catalogue[]} catalogues
 * @returns {Map<string, string>} file name → content
 */
export const emit = catalogues => {
  const files = new Map([['keys.ts', keys(catalogues)]]);
  for (const lang of LANGS)
    for (const [prefix, inPart] of PARTS)
      files.set(
        `${prefix}${lang}.ts`,
        messages(catalogues.filter(catalogue => catalogue.lang === lang && inPart(catalogue))),
      );
  return files;
};

/** @type {(catalogue: Catalogue) => boolean} */
const forTerminal = ({ area }) => TERMINAL.includes(area);
/** @type {[string, (catalogue: Catalogue) => boolean][]} */
const PARTS = [
  ['', catalogue => !forTerminal(catalogue)],
  ['terminal.', forTerminal],
];

/** @param {Catalogue[]} catalogues */
const keys = catalogues => {
  const model = catalogues.filter(({ lang }) => lang === LANGS[0]);
  return [
    HEAD,
    list(
      'PageArgs',
      model.filter(catalogue => !forTerminal(catalogue)),
    ),
    list('TerminalArgs', model.filter(forTerminal)),
  ].join('\n');
};

/**
 * @param {string} name
 * @param {Catalogue[]} catalogues
 */
const list = (name, catalogues) => {
  const lines = catalogues.flatMap(({ messages }) =>
    [...messages].map(([key, { args }]) => `  '${key}': ${argsType(args)};`),
  );
  return lines.length > 0
    ? `export interface ${name} {\n${lines.join('\n')}\n}\n`
    : `export type ${name} = Record<never, never>;\n`;
};

/** @param {Args} args */
const argsType = args =>
  args.size === 0
    ? 'Record<never, never>'
    : `{ ${[...args].map(([name, arg]) => `readonly ${name}: ${argType(arg)}`).join('; ')} }`;

/**
 * A select with "other" takes any text, one without takes only what it lists.
 * @param {Arg} arg
 */
const argType = arg => {
  if (arg.kind === 'number') return 'number';
  if (arg.kind === 'text' || arg.of.includes('other')) return 'string';
  return arg.of.map(option => `'${option}'`).join(' | ');
};

/** @param {Catalogue[]} catalogues */
const messages = catalogues => {
  const lines = catalogues.flatMap(catalogue =>
    [...catalogue.messages].map(([key, { ast }]) => `  '${key}': ${JSON.stringify(compact(ast))},`),
  );
  return `${HEAD}import type { Catalogue } from '../message.ts';\n\nexport const messages: Catalogue = {\n${lines.join('\n')}\n};\n`;
};

/**
 * A text without arguments stands as it is.
 * @param {import('./message.mjs').Element[]} ast
 */
const compact = ast => (ast.length === 1 && ast[0]?.type === 0 ? ast[0].value : ast);
