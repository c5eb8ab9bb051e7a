/** kaffeehaus scenario: plays scenario files and tells which hold. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { report, runScenario } from '@kaffeehaus/scenarios';
import type { Result } from '@kaffeehaus/scenarios';
import { BAD, BadInput, FAILED, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { readText } from './file.ts';
import { JSON_FLAG, tell, wants, writeJson } from './read.ts';
import { quoted } from './screen.ts';

const ENDING = '.scenario';

/** A folder stands for the scenario files in it and below. */
const filesOf = (path: string, cwd: string): string[] => {
  if (statSync(resolve(cwd, path), { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  return readdirSync(resolve(cwd, path), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ENDING))
    .sort()
    .map(file => join(path, file));
};

/** Reports quote the lines of the file. */
const LONGEST_LINE = 400;

const MARKS = { passed: '✓', failed: '✗', misread: '?' } as const;

const count = (results: readonly Result[], kind: Result['kind']): number =>
  results.filter(result => result.kind === kind).length;

const run = async (call: Call): Promise<number> => {
  const { cwd } = call.io;
  // All files are read before the first is played, so that a wrong name does not hide behind results.
  const texts = call.args
    .flatMap(path => {
      const files = filesOf(path, cwd);
      if (files.length === 0) throw new BadInput('cli.scenario.none', { folder: path });
      return files;
    })
    .map(file => [file, readText(file, cwd)] as const);
  const results = texts.map(([file, text]) => runScenario(text, file));
  for (const result of results) tell(call, `${MARKS[result.kind]} ${quoted(report(result), LONGEST_LINE)}`);
  const numbers = {
    passed: count(results, 'passed'),
    failed: count(results, 'failed'),
    misread: count(results, 'misread'),
  };
  tell(call, call.words.t('cli.scenario.summary', numbers));
  if (wants(call, 'json')) writeJson(call, { ...numbers, scenarios: results });
  if (numbers.misread > 0) return BAD;
  return numbers.failed > 0 ? FAILED : FINE;
};

export const command: Command = {
  name: 'scenario',
  takes: '<files…>',
  flags: [JSON_FLAG],
  examples: ['scenario scenarios/vienna', 'scenario scenarios/vienna/two-squares.scenario --json'],
  run,
};
