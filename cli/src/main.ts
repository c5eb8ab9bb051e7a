/** The kaffeehaus command: finds the subcommand and the language, and turns every refusal into one line. */
import { isLang, pickLang, wordsOf } from '@kaffeehaus/words/node';
import type { Lang, Words } from '@kaffeehaus/words/node';
import { BAD, BadInput, Ending, FAILED, FINE, NAMES, checkArgs, parse } from './command.ts';
import type { Command, Name } from './command.ts';
import { commandHelp, generalHelp } from './help.ts';
import { terminal } from './io.ts';
import type { Io } from './io.ts';
import { inLines, jsonText, quoted } from './screen.ts';
import { VERSION } from './version.ts';

/** Loaded only when called, so that each subcommand starts as fast as it can. */
const COMMANDS: { readonly [N in Name]: () => Promise<{ readonly command: Command }> } = {
  play: () => import('./play.ts'),
  learn: () => import('./learn.ts'),
  join: () => import('./join.ts'),
  serve: () => import('./serve.ts'),
  admin: () => import('./admin.ts'),
  games: () => import('./list.ts'),
  replay: () => import('./replay.ts'),
  review: () => import('./review.ts'),
  verify: () => import('./verify.ts'),
  scenario: () => import('./scenario.ts'),
  lesson: () => import('./lesson.ts'),
  simulate: () => import('./simulate.ts'),
  arena: () => import('./arena.ts'),
  lab: () => import('./lab.ts'),
  fuzz: () => import('./fuzz.ts'),
  bench: () => import('./bench.ts'),
};

export const commandNamed = async (name: Name): Promise<Command> => (await COMMANDS[name]()).command;

/** Runs one command line and returns its exit code. */
export const main = async (argv: readonly string[], io: Io = terminal()): Promise<number> => {
  const { LC_ALL, LC_MESSAGES, LANG } = io.env;
  const { wish, rest } = takeLang(argv);
  const lang = isLang(wish ?? '') ? (wish as Lang) : pickLang([LC_ALL || LC_MESSAGES || LANG]);
  const words = inLines(wordsOf(lang));
  io.onLoss(reason => lose(reason, io, words));
  try {
    if (wish !== undefined && !isLang(wish)) throw new BadInput('cli.bad.lang', { lang: wish });
    return await dispatch(rest, io, words);
  } catch (error) {
    const { line, exit } = await reasonOf(error, io, words);
    io.err.write(`kaffeehaus: ${line}\n`);
    // Whoever asked for an object reads nothing else.
    if (argv.some(isJson)) io.out.write(jsonText({ error: line.split('\n', 1)[0], exit }));
    return exit;
  } finally {
    io.close();
  }
};

/** The language is wanted before anything else is read: refusals speak it too. */
const takeLang = (argv: readonly string[]): { wish: string | undefined; rest: readonly string[] } => {
  const i = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='));
  if (i < 0) return { wish: undefined, rest: argv };
  const inline = argv[i] !== '--lang';
  const wish = inline ? argv[i]?.slice('--lang='.length) : (argv[i + 1] ?? '');
  return { wish, rest: [...argv.slice(0, i), ...argv.slice(inline ? i + 1 : i + 2)] };
};

export const isName = (word: string): word is Name => (NAMES as readonly string[]).includes(word);
const isJson = (word: string): boolean => word === '--json';
const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

const dispatch = async (argv: readonly string[], io: Io, words: Words): Promise<number> => {
  const [first, ...rest] = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;
  if (first === undefined || isHelp(first)) {
    io.out.write(generalHelp(words, io.out.columns));
    return FINE;
  }
  if (first === '--version') {
    io.out.write(`kaffeehaus ${VERSION}\n`);
    return FINE;
  }
  if (!isName(first)) throw new BadInput('cli.bad.command', { word: first, known: NAMES.join(', ') });
  const command = await commandNamed(first);
  if (rest.some(isHelp)) {
    io.out.write(await commandHelp(command, words, io.out.columns));
    return FINE;
  }
  const call = parse(command, rest);
  checkArgs(command, call.args);
  return command.run({ io, words, ...call });
};

/** One line for what the user can mend; a mistake of ours says so, and shows its stack only when asked to. */
const reasonOf = async (
  error: unknown,
  io: Io,
  words: Words,
): Promise<{ readonly line: string; readonly exit: number }> => {
  const { Fault } = await import('@kaffeehaus/kernel');
  if (error instanceof Ending) return { line: error.say(words), exit: error.exit };
  if (error instanceof Fault) return { line: words.fault(error), exit: BAD };
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error && io.env['KAFFEEHAUS_DEBUG'] ? `\n${error.stack}` : '';
  const line = words.t('cli.bug', { message: quoted(message.split('\n')[0] ?? '') });
  return { line: `${line}${stack}`, exit: FAILED };
};

/** A reader that has seen enough ("| head") is no fault of ours; that the disk is full is said. */
const lose = (reason: string, io: Io, words: Words): number => {
  if (reason === 'EPIPE') return FINE;
  io.err.write(`kaffeehaus: ${words.t('cli.bad.output', { code: reason })}\n`);
  return BAD;
};
