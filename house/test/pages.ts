/** README and docs as tests read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export const withoutFences = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The words of a line as a shell reads them: quotes hold them together, what follows a # is for people. */
export const wordsOfLine = (line: string): readonly string[] =>
  [...line.replace(/(?:^|\s)#.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );

/** Lines of fences for shells, and commands within a text; broken lines are one. */
export const commandsIn = (text: string): readonly string[] => {
  const fences = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, body = '']) => body.split('\n'));
  const inline = [...withoutFences(text).matchAll(/`((?:npx kaffeehaus|npm) [^`]+)`/g)].map(([, line = '']) =>
    line.replaceAll(/\s+/g, ' '),
  );
  return [...fences, ...inline].map(line => line.trim()).filter(line => line !== '' && !line.startsWith('#'));
};

export const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim());
