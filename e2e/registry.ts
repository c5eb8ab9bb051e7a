/** A registry on this machine, so that packages are installed by name and without any network. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface Packed {
  readonly file: string;
  readonly manifest: { readonly name: string; readonly version: string; readonly [field: string]: unknown };
  /** Path → text of every file, below the folder that a tarball has. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const BLOCK = 512;
const textAt = (bytes: Buffer, from: number, length: number): string =>
  bytes
    .subarray(from, from + length)
    .toString('utf8')
    .replace(/\0.*$/s, '');

/** What is in a tarball: a header of one block before each file, its name and its size in octal digits. */
const unpack = (file: string): ReadonlyMap<string, Buffer> => {
  const bytes = gunzipSync(readFileSync(file));
  const files = new Map<string, Buffer>();
  for (let i = 0; i < bytes.length && bytes[i] !== 0;) {
    const [name, folder] = [textAt(bytes, i, 100), textAt(bytes, i + 345, 155)];
    const size = Number.parseInt(textAt(bytes, i + 124, 12), 8);
    const path = folder === '' ? name : `${folder}/${name}`;
    files.set(path.replace(/^[^/]+\//, ''), bytes.subarray(i + BLOCK, i + BLOCK + size));
    i += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
  return files;
};

export const readPack = (file: string): Packed => {
  const files = unpack(file);
  const manifest = JSON.parse(String(files.get('package.json'))) as Packed['manifest'];
  return { file, manifest, files };
};

export interface Registry {
  readonly url: string;
  close(): void;
}

/** Serves these packages, one version each. */
export const openRegistry = async (packs: readonly Packed[]): Promise<Registry> => {
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
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { url: urlOf(server), close: () => server.close() };
};

const urlOf = (server: ReturnType<typeof createServer>): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const describe = ({ manifest, file }: Packed, url: string): object => {
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  const version = { ...manifest, dist: { tarball: `${url}${basename(file)}`, integrity } };
  return {
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: version },
  };
};
