// @ts-check
// Builds what is older than its sources: the packages (tsc -b), the rules new tables begin by, and the web app (Vite).
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble, at, enter, install, npm, root, say, tool, tools } from './house.mjs';

const packages = [
  'kernel',
  'games',
  'words',
  'bots',
  'bench',
  'scenarios',
  'trust',
  'protocol',
  'client',
  'server',
  'cli',
  'web',
];
const outputs = new Set(['node_modules', 'dist', 'build', 'test', '.cache']);

/**
 * The newest time in a tree. Folders below src count too, so that a deleted file is noticed; others do not,
 * because the build itself adds to them.
 * @param {string} path
 * @returns {number}
 */
const newest = (path, inSource = false) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inner = readdirSync(path).filter(name => !outputs.has(name));
  const times = inner.map(name => newest(join(path, name), inSource || name === 'src'));
  return Math.max(0, ...times, inSource ? stat.mtimeMs : 0);
};

/** @param {string[]} folders */
const sources = folders =>
  Math.max(...[...folders, 'package-lock.json', 'tsconfig.base.json'].map(folder => newest(at(folder))));

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} from
 * @property {string[]} makes
 * @property {string} stamp
 * @property {[file: string, args: string[]]} by
 */

/** @type {Record<'code' | 'rules' | 'web', Part>} */
const parts = {
  code: {
    name: 'the packages',
    from: packages.filter(name => name !== 'web'),
    makes: ['cli/dist/index.js', 'server/dist/index.js'],
    stamp: '.cache/built/code',
    by: [tools.tsc, ['-b', 'cli', 'server']],
  },
  rules: {
    name: 'the rules',
    from: ['kernel', 'games', 'rules', 'scripts/bundle.mjs', 'scripts/bundles.mjs'],
    makes: ['server/dist/revisions/index.json'],
    stamp: '.cache/built/rules',
    by: ['../scripts/bundles.mjs', ['--server']],
  },
  web: {
    name: 'the web app',
    from: [...packages, 'rules'],
    makes: ['web/build/index.html'],
    stamp: '.cache/built/web',
    by: [tools.vite, ['build', 'web', '--logLevel', 'warn']],
  },
};

/** @param {Part} part */
const isFresh = ({ from, makes, stamp }) =>
  existsSync(at(stamp)) &&
  makes.every(file => existsSync(at(file))) &&
  Number(readFileSync(at(stamp), 'utf8')) === sources(from);

/**
 * @param {Part} part
 * @param {number} time of the sources the outputs were made from
 */
const mark = ({ stamp }, time) => {
  mkdirSync(at('.cache', 'built'), { recursive: true });
  writeFileSync(at(stamp), String(time));
};

/** Catalogues become typed keys: the words package says how, in its script "generate". */
export const words = async () => {
  const { scripts = {} } = JSON.parse(readFileSync(at('words', 'package.json'), 'utf8'));
  if (!scripts.generate) return { code: 0, out: '' };
  return npm(['run', '--silent', 'generate', '--workspace', '@kaffeehaus/words']);
};

/** @param {number} pid */
const lives = pid => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return /** @type {NodeJS.ErrnoException} */ (fault).code === 'EPERM';
  }
};

/** @param {string} lock */
const isLeftOver = lock => {
  const stat = statSync(lock, { throwIfNoEntry: false });
  if (!stat) return false;
  const holder = Number(readFileSync(lock, 'utf8'));
  return (holder > 0 && !lives(holder)) || Date.now() - stat.mtimeMs > 300_000;
};

/**
 * Two commands started together must not write the same outputs.
 * @template T
 * @param {() => Promise<T>} work
 */
const alone = async work => {
  const lock = at('.cache', 'building');
  mkdirSync(at('.cache'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (fault) {
      if (/** @type {NodeJS.ErrnoException} */ (fault).code !== 'EEXIST') throw fault;
    }
    if (isLeftOver(lock)) rmSync(lock, { force: true });
    else await pause(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/** @param {string} out */
const withoutStacks = out =>
  out
    .split('\n')
    .filter(line => line.trim() && !/^\s+at |^\s*errors: \[Getter|^}$/.test(line))
    .join('\n')
    .replace(/ {$/, '');

/**
 * @param {Part} part
 * @param {(line: string) => void} log
 */
const make = async (part, log) => {
  log(`Building ${part.name}`);
  // Generated words are sources of everything else, so they come before the stamp is taken.
  const made = part === parts.code ? await words() : { code: 0, out: '' };
  const time = sources(part.from);
  // Whatever runs us may have another wish, such as tests do: what is built is for production.
  const { code, out } = made.code ? made : await tool(...part.by, { env: { NODE_ENV: 'production' } });
  if (code) throw new Trouble(`${withoutStacks(out)}\nBuilding ${part.name} failed.`);
  mark(part, time);
};

/**
 * @param {{ only?: 'code', force?: boolean, log?: (line: string) => void }} [how]
 */
export const build = async ({ only, force = false, log = say } = {}) => {
  const wanted = only ? [parts[only]] : [parts.code, parts.rules, parts.web];
  const isStale = (/** @type {Part} */ part) => force || !isFresh(part);
  if (!wanted.some(isStale)) return;
  if (!existsSync(at('node_modules', tools.tsc)))
    throw new Trouble('The packages are not installed yet: run "npm install" first.');
  await alone(async () => {
    for (const part of wanted) if (isStale(part)) await make(part, log);
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    await install();
    await build({ force: true });
    say(`Built in ${root}`);
  });
