// @ts-check
// The Nodes at hand, oldest first. Alone, npm run nodes gets the oldest that the house supports and a newest one into
// .cache/nodes, for the tests that try both; they are not in the lock, because nothing needs them.
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble, at, enter, nodeIsFit, npm, run, say } from './house.mjs';

/** Node comes in packages of the registry, too: one for each kind of machine. */
const WANTED = ['20.19.0', '26.10.0'];

const kept = at('.cache', 'nodes');

/** @param {string} folder */
const foldersIn = folder => (existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []);

/** Where Nodes usually lie: on the PATH, with a version manager, or where we put them. */
const places = () => [
  process.execPath,
  ...(process.env.PATH ?? '').split(delimiter).map(folder => join(folder, 'node')),
  ...foldersIn(join(process.env.NVM_DIR ?? join(homedir(), '.nvm'), 'versions', 'node')).map(folder =>
    join(folder, 'bin', 'node'),
  ),
  ...foldersIn(kept).map(folder => join(folder, 'node_modules', '.bin', 'node')),
];

/** @typedef {{ path: string, version: string }} Node */

/** @param {string} version */
const rank = version =>
  version
    .replace(/^v/, '')
    .split('.')
    .reduce((sum, part) => sum * 1000 + Number(part), 0);

/** @returns {Promise<Node[]>} those the house supports, oldest first, each version once */
export const nodesAtHand = async () => {
  const paths = new Set(places().flatMap(path => (existsSync(path) ? [realpathSync(path)] : [])));
  const found = await Promise.all(
    [...paths].map(async path => {
      const { code, out } = await run(path, ['--version'], { minutes: 0.5, stderr: false });
      return { path, version: code === 0 ? out.trim() : '' };
    }),
  );
  const fit = found.filter(({ version }) => nodeIsFit(version));
  const distinct = fit.filter(({ version }, i) => fit.findIndex(one => one.version === version) === i);
  return distinct.sort((a, b) => rank(a.version) - rank(b.version));
};

/** @param {string} version */
const fetch = async version => {
  const folder = join(kept, version);
  if (existsSync(join(folder, 'node_modules', '.bin', 'node'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const name = `node-${process.platform}-${process.arch}@${version}`;
  say(`Getting ${name}`);
  const { code, out } = await npm(['install', '--no-save', '--loglevel=error', name], { cwd: folder });
  if (code) throw new Trouble(`${out.trim()}\n${name} could not be had.`);
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    for (const version of WANTED) await fetch(version);
    for (const { version, path } of await nodesAtHand()) say(`${version} ${path}`);
  });
