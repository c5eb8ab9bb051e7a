// @ts-check
// What a long run keeps, so that the next one goes on where it stopped.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { Trouble, at, tool, tools } from './house.mjs';

/**
 * What was built in these packages, in short: other code, other results.
 * @param {readonly string[]} folders
 */
export const codeOf = folders => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(at(folder, 'dist'), { encoding: 'utf8', recursive: true }).sort())
      if (file.endsWith('.js')) hash.update(readFileSync(at(folder, 'dist', file)));
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
 * Writes a text between two marks of a page, and leaves the page formatted.
 * @param {string} page
 * @param {readonly [string, string]} marks
 * @param {string} text
 */
export const into = async (page, [first, last], text) => {
  const old = readFileSync(page, 'utf8');
  const [from, to] = [old.indexOf(first), old.indexOf(last)];
  if (from < 0 || to < from) throw new Trouble(`${page} lacks the lines "${first}" and "${last}".`);
  write(page, `${old.slice(0, from)}${first}\n\n${text}\n\n${old.slice(to)}`);
  await tool(tools.prettier, ['--write', page]);
};
