/** Scenario files, played line by line. */
import { VOCABULARIES } from './games.ts';
import { parse } from './parse.ts';
import type { Scenario } from './parse.ts';
import { enact, worldOf } from './scenes.ts';
import { Misread } from './text.ts';

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
    return play(parse(text, VOCABULARIES), file);
  } catch (error) {
    if (error instanceof Misread) return { kind: 'misread', file, line: error.line, message: error.message };
    throw error;
  }
};

const play = (scenario: Scenario, file: string): Result => {
  const { title, acts } = scenario;
  const world = worldOf(scenario);
  for (const act of acts) {
    const { line } = act;
    const found = enact(act, world);
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
