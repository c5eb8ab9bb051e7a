// @ts-check
// Writes TypeScript: the types of keys and arguments, and the parsed messages in the parts they are loaded in.
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { APART, LANGS } from './read.mjs';

/** @typedef {import('./check.mjs').Catalogue} Catalogue */
/** @typedef {import('./check.mjs').Message} Message */
/** @typedef {import('./message.mjs').Element} Element */
/** @typedef {import('./message.mjs').Arg} Arg */
/** @typedef {import('./message.mjs').Args} Args */

const HEAD = '// Made by words/generate.mjs from the catalogues; edit those.\n';
const IMPORT = "import type { Catalogue } from '../message.ts';\n";

/** What a lobby tells of a game before anything else of it is loaded: its name, its sentence, its options. */
const ANNOUNCED = /^\w+\.(?:name|about|option(?:\..+)?)$/;
/** What is read up on, and not needed to play: the rules themselves, as against what they mean here and now. */
const READ_UP = /^\w+\.(?:about|rule)\./;
const HOUSE = 'house';
/** Areas of the page that come when somebody plays with others, learns, looks back, or asks what the page is on a device. */
const LATER = ['app', 'online', 'learn', 'replay'];
/**
 * What lies among the words of the house and is not needed with them: settings and help come with what the page is, a review
 * with what looks back, and a preview in whole sentences is the terminal's.
 * @type {readonly (readonly [keys: RegExp, part: string])[]}
 */
const ELSEWHERE = [
  [/^web\.(?:help|keys|settings)\.(?!lang)/, 'app'],
  [/^(?:common|web)\.review\.(?!failed|wait)/, 'replay'],
  [/^common\.preview\./, 'terminal'],
];

/**
 * @param {Catalogue[]} catalogues
 * @returns {Map<string, string>} file name → content
 */
export const emit = catalogues => {
  const parts = partsOf(catalogues);
  const pages = parts.filter(part => !Object.values(APART).includes(part));
  const files = new Map([
    ['keys.ts', keys(catalogues)],
    ['parts.ts', loaders(pages)],
    ['all.ts', everything(parts)],
  ]);
  for (const lang of LANGS)
    for (const part of parts) files.set(`${part}.${lang}.ts`, messages(catalogues, lang, part));
  return files;
};

/** @param {Catalogue} catalogue */
const isApart = ({ area }) => area in APART;

/**
 * The part a text is loaded in: with the house, with its game, with tables online, with what teaches, or by no page at all.
 * @param {Catalogue} catalogue
 * @param {string} key
 * @param {readonly string[]} games
 */
const partOf = (catalogue, key, games) => {
  const apart = APART[catalogue.area];
  if (apart !== undefined) return apart;
  if (catalogue.isGame) {
    if (ANNOUNCED.test(key)) return HOUSE;
    return READ_UP.test(key) ? rulesOf(catalogue.area) : catalogue.area;
  }
  if (LATER.includes(catalogue.area)) return catalogue.area;
  const [, game = ''] = /^web\.(\w+)\./.exec(key) ?? [];
  if (games.includes(game)) return game;
  return ELSEWHERE.find(([keys]) => keys.test(key))?.[1] ?? HOUSE;
};

/** @param {Catalogue[]} catalogues */
const partsOf = catalogues => [
  HOUSE,
  ...LATER,
  ...Object.values(APART),
  ...gamesOf(catalogues).flatMap(game => [game, rulesOf(game)]),
];

/** @param {string} game */
const rulesOf = game => `${game}-rules`;

/** @param {Catalogue[]} catalogues */
const gamesOf = catalogues => [...new Set(catalogues.filter(({ isGame }) => isGame).map(({ area }) => area))];

/** @param {Catalogue[]} catalogues */
const keys = catalogues => {
  const model = catalogues.filter(({ lang }) => lang === LANGS[0]);
  const games = gamesOf(catalogues);
  return [
    HEAD,
    list(
      'PageArgs',
      model.filter(catalogue => !isApart(catalogue)),
    ),
    list('ApartArgs', model.filter(isApart)),
    `export type GameArea = ${games.map(game => `'${game}'`).join(' | ') || 'never'};\n`,
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
  return `export interface ${name} {\n${lines.join('\n')}\n}\n`;
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

/**
 * @param {Catalogue[]} catalogues
 * @param {string} lang
 * @param {string} part
 */
const messages = (catalogues, lang, part) => {
  const games = gamesOf(catalogues);
  const lines = catalogues
    .filter(catalogue => catalogue.lang === lang)
    .flatMap(catalogue => [...catalogue.messages].filter(([key]) => partOf(catalogue, key, games) === part))
    .map(([key, { ast }]) => `  '${key}': ${JSON.stringify(compact(ast))},`);
  return `${HEAD}${IMPORT}\nexport const messages: Catalogue = {\n${lines.join('\n')}\n};\n`;
};

/**
 * A text without arguments stands as it is, and so do the texts between arguments; see words/src/message.ts.
 * @param {readonly Element[]} ast
 * @returns {unknown}
 */
const compact = ast => {
  const parts = ast.map(compactPart);
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
};

/**
 * @param {Element} element
 * @returns {unknown}
 */
const compactPart = element => {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return 0;
  if (element.type === TYPE.argument) return [element.value];
  if (element.type === TYPE.number && !element.style) return [element.value, 0];
  if (element.type === TYPE.select) return [element.value, compactOptions(element.options)];
  if (element.type !== TYPE.plural) throw new Error('texts have no styles, dates, times or tags');
  const counting = element.pluralType === 'ordinal' ? 2 : 1;
  const offset = element.offset ? [element.offset] : [];
  return [element.value, compactOptions(element.options), counting, ...offset];
};

/** @param {Readonly<Record<string, { readonly value: readonly Element[] }>>} options */
const compactOptions = options =>
  Object.fromEntries(Object.entries(options).map(([option, { value }]) => [option, compact(value)]));

/**
 * How a page loads each part.
 * @param {string[]} pages
 */
const loaders = pages => {
  const lines = pages.map(part => {
    const langs = LANGS.map(lang => `    ${lang}: () => import('./${part}.${lang}.ts'),`);
    return `  '${part}': {\n${langs.join('\n')}\n  },`;
  });
  return `${HEAD}\nexport const PARTS = {\n${lines.join('\n')}\n};\n`;
};

/**
 * Every part at once, for whoever has no page to load.
 * @param {string[]} parts
 */
const everything = parts => {
  const name = (/** @type {string} */ part, /** @type {string} */ lang) =>
    `${part.replace('-', '_')}_${lang}`;
  const imports = LANGS.flatMap(lang =>
    parts.map(part => `import { messages as ${name(part, lang)} } from './${part}.${lang}.ts';`),
  );
  const lines = LANGS.map(
    lang => `  ${lang}: { ${parts.map(part => `...${name(part, lang)}`).join(', ')} } satisfies Catalogue,`,
  );
  return `${HEAD}${IMPORT}${imports.join('\n')}\n\nexport const ALL = {\n${lines.join('\n')}\n};\n`;
};
