// @ts-check
// What a release is made of besides ourselves, told by the lock: the bill of materials and the licences that go with it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Trouble, at } from './house.mjs';

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 *
 * @typedef {object} Origin a package of others
 * @property {string} name
 * @property {string} version
 * @property {string} licence
 * @property {string} integrity
 * @property {string} path in the lock, and below the house
 * @property {string[]} needs paths
 */

/** What becomes part of the tarball. */
const PARTS = ['cli', 'server', 'web'];

/**
 * Who hands on our work with theirs has nothing to ask for; what is not in this list is looked at by a person first.
 * Of MPL-2.0 the sources must be to be had, and they are what npm gives.
 */
export const LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];

/** @returns {Record<string, Locked>} */
export const lockOf = () => JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;

/**
 * Where a package finds another one: beside itself, or further out.
 * @param {Record<string, Locked>} lock
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
const foundFrom = (lock, from, name) => {
  for (let folder = from; ; folder = folder.includes('/') ? dirname(folder) : '') {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (folder === '') return undefined;
  }
};

/** @param {Record<string, Locked>} lock @param {string} path */
const neededBy = (lock, path) => {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap(name => foundFrom(lock, path, name) ?? []);
};

/** @param {string} path */
const nameOf = path => path.replace(/^.*node_modules\//, '');

/** @param {Record<string, Locked>} lock @param {string} path @returns {Origin} */
const originAt = (lock, path) => {
  const { version = '', license: licence = '', integrity = '' } = lock[path] ?? {};
  const name = nameOf(path);
  if (!LICENCES.includes(licence))
    throw new Trouble(`${name} ${version} has the licence "${licence}", which nobody has looked at yet.`);
  if (!integrity.startsWith('sha512-')) throw new Trouble(`The lock does not say what ${name} must be.`);
  return { name, version, licence, integrity, path, needs: neededBy(lock, path) };
};

/** @param {string} path */
const isOthers = path => path.includes('node_modules/');

/**
 * Everything that can be reached from here, as far as `within` goes.
 * @param {Record<string, Locked>} lock
 * @param {(path: string) => boolean} within
 */
const reached = (lock, within, parts = PARTS) => {
  const found = new Set(parts);
  for (const path of found) if (within(path)) for (const next of neededBy(lock, path)) found.add(next);
  return [...found].filter(isOthers).sort();
};

/** @returns {Origin[]} everything that parts of the house need */
export const origins = (parts = PARTS, lock = lockOf()) =>
  reached(lock, () => true, parts).map(path => originAt(lock, path));

/** @param {Pick<Origin, 'name' | 'version'>} origin */
const addressOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** @param {string} integrity */
const hexOf = integrity => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

/** @param {Origin} origin */
const componentOf = ({ name, version, licence, integrity }) => ({
  type: 'library',
  'bom-ref': addressOf({ name, version }),
  name,
  version,
  hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
  licenses: [{ license: { id: licence } }],
  purl: addressOf({ name, version }),
});

/** @param {string} text a number that is the same for the same text, in the form of a UUID */
const serialOf = text => {
  const digits = createHash('sha256').update(text).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};

/**
 * The bill of materials in the form of CycloneDX. Nothing in it depends on when or where it was made.
 * @param {string} version
 */
export const billOf = (version, lock = lockOf()) => {
  const made = origins(PARTS, lock);
  const own = { name: 'kaffeehaus', version };
  const byPath = new Map(made.map(origin => [origin.path, origin]));
  const needsOf = (/** @type {string[]} */ paths) =>
    [...new Set(paths.flatMap(path => byPath.get(path) ?? []).map(addressOf))].sort();
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: '',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': addressOf(own),
        ...own,
        licenses: [{ license: { id: 'MIT' } }],
        purl: addressOf(own),
      },
    },
    components: made.map(componentOf),
    dependencies: [
      { ref: addressOf(own), dependsOn: needsOf(reached(lock, path => !isOthers(path))) },
      ...made.map(origin => ({ ref: addressOf(origin), dependsOn: needsOf(origin.needs) })),
    ],
  };
  return { ...bill, serialNumber: `urn:uuid:${serialOf(JSON.stringify(bill))}` };
};

/** @param {Origin} origin */
const licenceText = ({ path, licence }) => {
  const home = at(path);
  if (!existsSync(home)) throw new Trouble(`${path} is not installed: run "npm ci" first.`);
  const file = readdirSync(home)
    .sort()
    .find(entry => /^(?:licen[cs]e|ofl)(?:\.|$)/i.test(entry));
  return file ? readFileSync(join(home, file), 'utf8').trim() : `Licence: ${licence}`;
};

/**
 * Whoever hands on the work of others hands on their licences: a list to look at, then every text.
 * @param {Origin[]} made
 */
export const noticesOf = made => {
  const list = made.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const texts = made.map(origin => `${origin.name} ${origin.version}\n\n${licenceText(origin)}\n`);
  return [`Kaffeehaus is under the MIT licence. In it are:\n\n${list.join('\n')}\n`, ...texts].join(
    `\n${'-'.repeat(72)}\n\n`,
  );
};
