/** A process that adds lines to a file, as often as somebody else comes between. */
import { readText, rewrite } from '../src/file.ts';

const [file = '', cwd = '', name = '', lines = ''] = process.argv.slice(2);
for (let i = 0; i < Number(lines);) {
  const was = readText(file, cwd);
  if (rewrite(file, cwd, was, `${was}${name} ${i}\n`)) i++;
}
