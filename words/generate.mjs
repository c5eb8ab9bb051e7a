// @ts-check
// Catalogues → words/src/generated: typed keys and parsed messages. Says one line per problem and exits with 1.
// With --sort it puts the keys of every catalogue in order first.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, sources } from './tools/read.mjs';

const out = join(home, 'words', 'src', 'generated');
const stampFile = join(out, 'stamp.txt');

/** @param {string} path */
const read = path => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const sort = () => {
  for (const { file, text } of sources()) {
    if (text === undefined) continue;
    const entries = Object.entries(JSON.parse(text)).sort(([a], [b]) => (a < b ? -1 : 1));
    const sorted = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
    if (sorted !== text) writeFileSync(join(home, file), sorted);
  }
};

/** The catalogues and the tools that read them: if they are unchanged, so is what they make. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const { file, text } of sources()) hash.update(`${file}\0${text}\0`);
  const tools = join(home, 'words', 'tools');
  for (const name of readdirSync(tools).sort()) hash.update(read(join(tools, name)));
  return hash.digest('hex');
};

/** @param {Map<string, string>} files */
const write = files => {
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) if (!files.has(name)) rmSync(join(out, name));
  for (const [name, content] of files)
    if (read(join(out, name)) !== content) writeFileSync(join(out, name), content);
};

/** The stamp holds the fingerprint and the files made from it. */
const isFresh = (/** @type {string} */ print) => {
  const [stamp, ...files] = read(stampFile).split('\n');
  return stamp === print && files.every(name => existsSync(join(out, name)));
};

const generate = async () => {
  const print = fingerprint();
  if (isFresh(print)) return;
  // Loaded only now: the parser is the slow part, and most runs find everything up to date.
  const [{ check }, { emit }] = await Promise.all([import('./tools/check.mjs'), import('./tools/emit.mjs')]);
  const { catalogues, problems } = check(sources());
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exitCode = 1;
    return;
  }
  const files = emit(catalogues);
  write(files);
  writeFileSync(stampFile, [print, ...files.keys()].join('\n'));
};

if (process.argv.includes('--sort')) sort();
await generate();
