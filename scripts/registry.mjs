// @ts-check
// A registry on this machine, so that packages are installed by name and without any network.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** @typedef {{ readonly name: string, readonly version: string, readonly [field: string]: unknown }} Manifest */

/**
 * @typedef {object} Packed
 * @property {string} file
 * @property {Manifest} manifest
 * @property {ReadonlyMap<string, Buffer>} files path → contents of every file, below the folder that a tarball has
 */

const BLOCK = 512;

/** @param {Buffer} bytes @param {number} from @param {number} length */
const textAt = (bytes, from, length) =>
  bytes
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/s, '');

/**
 * What is in a tarball: a header of one block before each file, its name and its size in octal digits.
 * @param {string} file
 */
const unpack = file => {
  const bytes = gunzipSync(readFileSync(file));
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (let i = 0; i < bytes.length && bytes[i] !== 0;) {
    const [name, folder] = [textAt(bytes, i, 100), textAt(bytes, i + 345, 155)];
    const size = Number.parseInt(textAt(bytes, i + 124, 12), 8);
    const path = folder === '' ? name : `${folder}/${name}`;
    files.set(path.replace(/^[^/]+\//, ''), bytes.subarray(i + BLOCK, i + BLOCK + size));
    i += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
  return files;
};

/** @param {string} file @returns {Packed} */
export const readPack = file => {
  const files = unpack(file);
  return { file, manifest: JSON.parse(String(files.get('package.json'))), files };
};

/** @param {import('node:http').Server} server */
const urlOf = server => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`;
};

/** @param {Packed} pack @param {string} url */
const describe = ({ manifest, file }, url) => {
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  const version = { ...manifest, dist: { tarball: `${url}${basename(file)}`, integrity } };
  return {
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: version },
  };
};

/** @typedef {{ readonly url: string, close(): void }} Registry */

/**
 * Serves these packages, one version each.
 * @param {readonly Packed[]} packs
 * @returns {Promise<Registry>}
 */
export const openRegistry = async packs => {
  const byName = new Map(packs.map(pack => [pack.manifest.name, pack]));
  const byFile = new Map(packs.map(pack => [basename(pack.file), pack]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    const pack = byName.get(path);
    const tarball = byFile.get(path);
    if (pack) response.end(JSON.stringify(describe(pack, urlOf(server))));
    else if (tarball) response.end(readFileSync(tarball.file));
    else response.writeHead(404).end('{}');
  });
  await /** @type {Promise<void>} */ (new Promise(done => server.listen(0, '127.0.0.1', done)));
  return { url: urlOf(server), close: () => server.close() };
};
