// @ts-check
// Finds and reads the catalogues: flat JSON files of ICU messages, one per area and language.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LANGS = ['en', 'de', 'fr', 'nl'];
/**
 * Areas that no page loads, with the part they lie in: the terminal's own, and what the server sends.
 * @type {Readonly<Record<string, string>>}
 */
export const APART = { cli: 'terminal', server: 'server' };

export const home = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {object} Source
 * @property {string} area
 * @property {boolean} isGame
 * @property {string} lang
 * @property {string} file as people name it, from the root of the project
 * @property {string | undefined} text what it holds, if it is there
 */

/** @param {string} folder */
const foldersIn = folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort();

/** Every catalogue there should be: the common areas, and each game that has a folder of words. */
export const sources = (root = home) => {
  const common = join(root, 'words', 'catalogue');
  const games = join(root, 'games');
  const areas = [
    ...foldersIn(common).map(area => ({ area, isGame: false, folder: join(common, area) })),
    ...foldersIn(games)
      .map(area => ({ area, isGame: true, folder: join(games, area, 'words') }))
      .filter(({ folder }) => existsSync(folder)),
  ];
  return areas.flatMap(({ folder, ...area }) => LANGS.map(lang => source(root, area, lang, folder)));
};

/**
 * @param {string} root
 * @param {{ area: string, isGame: boolean }} area
 * @param {string} lang
 * @param {string} folder
 * @returns {Source}
 */
const source = (root, area, lang, folder) => {
  const path = join(folder, `${lang}.json`);
  return {
    ...area,
    lang,
    file: relative(root, path).replaceAll('\\', '/'),
    text: existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  };
};
