// @ts-check
// What a long run keeps, so that the next one goes on where it stopped.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Trouble, at, tool, tools } from './house.mjs';

/**
 * What was built in these packages, in short: other code, other results.
 * @param {readonly string[]} folders
 * @param {(file: string) => boolean} isBeside a module the results do not rest on
 */
export const codeOf = (folders, isBeside = () => false) => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    // The page is built as a whole.
    const built = at(folder, folder === 'web' ? 'build' : 'dist');
    for (const file of readdirSync(built, { encoding: 'utf8', recursive: true }).sort())
      if (file.endsWith('.js') && !isBeside(file)) hash.update(readFileSync(join(built, file)));
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * The whole text or nothing, whenever the run is stopped.
 * @param {string} file
 * @param {string} text
 */
export const write = (file, text) => {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
};

/**
 * What earlier runs have done, if it was the same code; else the beginning.
 * @template {{ code: string }} S
 * @param {string} file
 * @param {S} beginning
 * @param {boolean} fresh
 * @returns {S}
 */
export const stateIn = (file, beginning, fresh) => {
  if (fresh || !existsSync(file)) return beginning;
  try {
    const old = JSON.parse(readFileSync(file, 'utf8'));
    return old.code === beginning.code ? old : beginning;
  } catch {
    return beginning;
  }
};

/** @param {number} n */
export const whole = n => Math.round(n).toLocaleString('en');

export const machine = () =>
  `${cpus()[0]?.model.trim() ?? 'unknown'} × ${cpus().length}, Node ${process.version}`;

/** When and where something was measured, for a page. */
export const occasion = () => `- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${machine()}`;

/**
 * Numbers in short, for a file that is kept with the project: "0-41 43".
 * @param {readonly number[]} numbers
 */
export const rangesOf = numbers => {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else ranges.push([n, n]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
};

/** @param {string} ranges @returns {number[]} */
export const numbersIn = ranges =>
  ranges
    .split(' ')
    .filter(Boolean)
    .flatMap(range => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });

/**
 * Writes a text between two marks of a page, and leaves the page, and whatever else was written, formatted.
 * @param {string} page
 * @param {readonly [string, string]} marks
 * @param {string} text
 * @param {readonly string[]} beside
 */
export const into = async (page, [first, last], text, beside = []) => {
  const old = readFileSync(page, 'utf8');
  const [from, to] = [old.indexOf(first), old.indexOf(last)];
  if (from < 0 || to < from) throw new Trouble(`${page} lacks the lines "${first}" and "${last}".`);
  write(page, `${old.slice(0, from)}${first}\n\n${text}\n\n${old.slice(to)}`);
  await tool(tools.prettier, ['--write', page, ...beside]);
};
