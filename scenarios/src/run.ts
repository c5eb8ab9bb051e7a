/** Scenario files, played line by line. */
import { stage } from '@kaffeehaus/kernel/stage';
import { parse, refuse } from './parse.ts';
import type { Scenario } from './parse.ts';
import { Misread } from './text.ts';
import { World } from './world.ts';

export type Result =
  | { readonly kind: 'passed'; readonly file: string; readonly title: string; readonly checks: number }
  | {
      readonly kind: 'failed';
      readonly file: string;
      readonly title: string;
      readonly line: number;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly kind: 'misread'; readonly file: string; readonly line: number; readonly message: string };

/** Reads and plays a file: it passes, an expectation fails, or it cannot be understood. */
export const runScenario = (text: string, file: string): Result => {
  try {
    return play(parse(text), file);
  } catch (error) {
    if (error instanceof Misread) return { kind: 'misread', file, line: error.line, message: error.message };
    throw error;
  }
};

const play = ({ title, vocabulary, seats, names, options, acts }: Scenario, file: string): Result => {
  const t = stage(vocabulary.game, { seats, options, seed: title }, s => vocabulary.prepare(s));
  const world = new World(vocabulary, t, names);
  for (const { line, run } of acts) {
    let found: string | undefined;
    refuse(line, () => (found = run(world)));
    if (found !== undefined)
      return { kind: 'failed', file, title, line: line.number, expected: line.text, found };
  }
  return { kind: 'passed', file, title, checks: acts.filter(({ line }) => line.keyword === 'then').length };
};

/** A result in one line. */
export const report = (result: Result): string => {
  const { file } = result;
  if (result.kind === 'passed') return `${file}: ${result.title}`;
  if (result.kind === 'misread') return `${file}:${result.line}: ${result.message}`;
  return `${file}:${result.line}: expected “${result.expected}”, found: ${result.found}`;
};
