/** kaffeehaus lesson check: whether lesson files are true, for whoever writes them. */
import { Fault } from '@kaffeehaus/kernel';
import { check } from '@kaffeehaus/lessons';
import { BAD, BadInput, FAILED, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { readText } from './file.ts';
import { openLesson } from './shelf.ts';
import { JSON_FLAG, parseJson, tell, wants, writeJson } from './read.ts';
import { quoted } from './screen.ts';

/** What became of one file: nothing wrong, a step that is not true, or no lesson at all. */
interface Verdict {
  readonly file: string;
  readonly kind: 'true' | 'untrue' | 'damaged';
  readonly step: number;
  readonly why: string;
  readonly steps: number;
}

const judge = (file: string, text: string): Verdict => {
  try {
    const { lesson, game, record } = openLesson(parseJson(text, file));
    const flaw = check(game, lesson, record);
    const steps = lesson.steps.length;
    return flaw ? { file, kind: 'untrue', ...flaw, steps } : { file, kind: 'true', step: 0, why: '', steps };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { file, kind: 'damaged', step: 0, why: error.message, steps: 0 };
  }
};

const lineFor = ({ words }: Call, { kind, step, steps, ...rest }: Verdict): string => {
  const file = quoted(rest.file);
  const why = quoted(rest.why, 400);
  if (kind === 'true') return words.t('cli.lesson.true', { file, steps });
  if (kind === 'damaged') return words.t('cli.lesson.damaged', { file, why });
  return step === 0
    ? words.t('cli.lesson.whole', { file, why })
    : words.t('cli.lesson.untrue', { file, step, why });
};

const run = async (call: Call): Promise<number> => {
  const [verb, ...files] = call.args;
  if (verb !== 'check' || files.length === 0) throw new BadInput('cli.lesson.usage');
  const texts = files.map(file => [file, readText(file, call.io.cwd)] as const);
  const verdicts = texts.map(([file, text]) => judge(file, text));
  for (const verdict of verdicts) tell(call, lineFor(call, verdict));
  if (wants(call, 'json')) writeJson(call, { lessons: verdicts });
  if (verdicts.some(({ kind }) => kind === 'damaged')) return BAD;
  return verdicts.some(({ kind }) => kind === 'untrue') ? FAILED : FINE;
};

export const command: Command = {
  name: 'lesson',
  takes: '<verb…>',
  flags: [JSON_FLAG],
  lists: [['check <files…>', 'cli.lesson.verb.check']],
  examples: ['lesson check my-lesson.json'],
  run,
};
