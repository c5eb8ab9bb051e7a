// @ts-check
// One revision of a game as one file: its rules and the kernel that runs them, minified, without imports. The same
// sources give the same bytes on every machine, so the file is named by its SHA-256.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { at } from './house.mjs';

export const GAMES = /** @type {const} */ (['vienna', 'hamburg', 'estoril']);

/** @typedef {import('@kaffeehaus/kernel').Frozen} Frozen */

/** Sources, so that a bundle needs no build and does not depend on one. */
const conditionNames = ['@kaffeehaus/source', 'import', 'default'];

/** @param {string} game */
const keysOf = game =>
  Object.keys(JSON.parse(readFileSync(at('games', game, 'words', 'en.json'), 'utf8'))).sort();

/** @param {string} game */
const entryOf = game => `
import { rulesOf } from '@kaffeehaus/kernel';
import { ${game} } from '@kaffeehaus/${game}';
export const { contract, id, rev, shape, game, kernel, wire, keys } = rulesOf(${game}, ${JSON.stringify(keysOf(game))});
`;

const ENTRY = '\0rules';

/**
 * @param {string} game
 * @param {{ readonly entry?: string }} [planted] another entry than the game as it stands
 * @returns {Promise<{ hash: string, code: string }>}
 */
export const bundle = async (game, { entry = entryOf(game) } = {}) => {
  const making = await rolldown({
    input: ENTRY,
    cwd: at(),
    platform: 'neutral',
    // What a bundle is must not depend on how tests or the page are compiled.
    tsconfig: false,
    transform: { target: 'es2022' },
    resolve: { conditionNames },
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === ENTRY ? id : null),
        load: id => (id === ENTRY ? entry : null),
      },
    ],
  });
  try {
    const { output } = await making.generate({ format: 'es', minify: true, codeSplitting: false });
    const [chunk, ...others] = output;
    if (!chunk || others.length > 0 || chunk.imports.length + chunk.dynamicImports.length > 0)
      throw new Error(`${game} does not fit into one file`);
    return { hash: createHash('sha256').update(chunk.code).digest('hex'), code: chunk.code };
  } finally {
    await making.close();
  }
};

/**
 * The frozen revisions of a folder, first to last.
 * @param {string} folder
 * @returns {Frozen[]}
 */
export const frozenIn = folder => {
  const file = join(folder, 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

/**
 * Keeps a bundle for good, unless one of the same revision and shape is kept already.
 * @param {string} folder
 * @param {{ hash: string, code: string }} made
 * @returns {Promise<Frozen | undefined>} what was added
 */
export const freeze = async (folder, { hash, code }) => {
  const file = join(folder, `${hash}.js`);
  mkdirSync(folder, { recursive: true });
  const before = frozenIn(folder);
  const had = existsSync(file);
  if (!had) writeFileSync(file, code);
  /** @type {import('@kaffeehaus/kernel').Rules} */
  const { id: game, rev, shape, contract } = await import(pathToFileURL(file).href);
  if (before.some(one => one.game === game && one.rev === rev && one.shape === shape)) {
    if (!had) rmSync(file);
    return undefined;
  }
  const frozen = { game, rev, shape, contract, hash };
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify([...before, frozen], null, 2)}\n`);
  return frozen;
};
