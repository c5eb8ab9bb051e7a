// @ts-check
// Turns the catalogues into messages and says everything that is wrong with them, one line per problem.
import { argsOf, parseMessage, pluralProblems, showArgs, typographyProblems } from './message.mjs';

/** @typedef {import('./read.mjs').Source} Source */
/** @typedef {import('./message.mjs').Element} Element */
/** @typedef {import('./message.mjs').Args} Args */
/** @typedef {{ ast: Element[], args: Args }} Message */
/** @typedef {{ area: string, isGame: boolean, lang: string, file: string, messages: Map<string, Message> }} Catalogue */

const KEY = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9-]+)+$/;

/**
 * @param {Source[]} sources
 * @returns {{ catalogues: Catalogue[], problems: string[] }}
 */
export const check = sources => {
  /** @type {string[]} */
  const problems = [];
  const catalogues = sources.map(source => read(source, problems));
  for (const area of new Set(catalogues.map(catalogue => catalogue.area)))
    compare(
      catalogues.filter(catalogue => catalogue.area === area),
      problems,
    );
  return { catalogues, problems };
};

/**
 * @param {Source} source
 * @param {string[]} problems
 * @returns {Catalogue}
 */
const read = ({ area, isGame, lang, file, text }, problems) => {
  const catalogue = { area, isGame, lang, file, messages: new Map() };
  /** @param {string} problem */
  const tell = problem => problems.push(`${file}: ${problem}`);
  const texts = text === undefined ? tell('the file is missing') : parseFile(text, tell);
  if (typeof texts !== 'object') return catalogue;
  let before = '';
  for (const [key, value] of Object.entries(texts)) {
    if (!KEY.test(key) || !key.startsWith(`${area}.`)) tell(`${key}: a key must look like ${area}.some.name`);
    if (key < before) tell(`${key}: must stand before ${before} (node words/generate.mjs --sort)`);
    before = key;
    const message = readMessage(lang, value, problem => tell(`${key}: ${problem}`));
    if (message) catalogue.messages.set(key, message);
  }
  return catalogue;
};

/**
 * @param {string} text
 * @param {(problem: string) => void} tell
 * @returns {Record<string, unknown> | undefined}
 */
const parseFile = (text, tell) => {
  try {
    const texts = JSON.parse(text);
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
      throw new Error('a catalogue is one object of keys and texts');
    const written = [...text.matchAll(/^\s*"([^"]+)"\s*:/gm)].map(match => String(match[1]));
    for (const [i, key] of written.entries())
      if (written.indexOf(key) < i) tell(`${key}: stands there twice`);
    return texts;
  } catch (fault) {
    tell(`cannot be read: ${/** @type {Error} */ (fault).message}`);
    return undefined;
  }
};

/**
 * @param {string} lang
 * @param {unknown} text
 * @param {(problem: string) => void} tell
 * @returns {Message | undefined}
 */
const readMessage = (lang, text, tell) => {
  if (typeof text !== 'string' || text.trim() === '') {
    tell('has no text');
    return undefined;
  }
  try {
    const ast = parseMessage(text);
    for (const problem of [...pluralProblems(lang, ast), ...typographyProblems(lang, text, ast)])
      tell(problem);
    return { ast, args: argsOf(ast) };
  } catch (fault) {
    tell(/** @type {Error} */ (fault).message);
    return undefined;
  }
};

/**
 * All languages of an area must have the same keys, and each key the same arguments.
 * @param {Catalogue[]} catalogues
 * @param {string[]} problems
 */
const compare = (catalogues, problems) => {
  const keys = new Set(catalogues.flatMap(({ messages }) => [...messages.keys()]));
  for (const key of [...keys].sort()) {
    const model = catalogues.find(({ messages }) => messages.has(key));
    const wanted = showArgs(model?.messages.get(key)?.args ?? new Map());
    for (const { file, messages } of catalogues) {
      const message = messages.get(key);
      const given = message && showArgs(message.args);
      if (given === undefined) problems.push(`${file}: ${key}: is missing; ${model?.file} has it`);
      else if (given !== wanted) problems.push(`${file}: ${key}: has ${given}; ${model?.file} has ${wanted}`);
    }
  }
};
