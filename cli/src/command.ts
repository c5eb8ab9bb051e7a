/** What a subcommand is: a table of flags and a function. Parsing, help and refusals follow from the table. */
import { parseArgs } from 'node:util';
import type { ArgsOf, Key, Words } from '@kaffeehaus/words/node';
import type { Io } from './io.ts';
import { quotedAll } from './screen.ts';

/** Keys of texts without arguments. */
export type Plain = { [K in Key]: ArgsOf<K> extends [] ? K : never }[Key];

export interface Flag {
  readonly name: string;
  /** What stands for its value in the usage line; a flag without one is a switch. */
  readonly value?: string;
  readonly text: Plain;
  /** The command cannot do without it. */
  readonly isNeeded?: boolean;
}

/** In the order the help lists them. */
export const NAMES = [
  'play',
  'learn',
  'join',
  'serve',
  'admin',
  'games',
  'replay',
  'review',
  'verify',
  'scenario',
  'lesson',
  'simulate',
  'arena',
  'lab',
  'fuzz',
  'bench',
] as const;
export type Name = (typeof NAMES)[number];

/** Words with what they mean, below a title. */
export interface List {
  readonly title: Plain;
  readonly entries: readonly (readonly [string, string])[];
}

export interface Command {
  readonly name: Name;
  /** What it takes besides flags, as the usage line shows it. */
  readonly takes:
    | ''
    | '<game>'
    | '<record>'
    | '<record> [receipts…]'
    | '<files…>'
    | '<verb…>'
    | '<link> [code]'
    | '<lesson>';
  readonly flags: readonly Flag[];
  /** What else its help explains: words that it takes, and what they mean. */
  readonly lists?: readonly (readonly [string, Plain])[];
  readonly examples: readonly string[];
  /** What can be set besides its flags; asked for only by who reads the help. */
  more?(words: Words): Promise<readonly List[]>;
  run(call: Call): Promise<number>;
}

export interface Call {
  readonly io: Io;
  readonly words: Words;
  readonly args: readonly string[];
  /** Values by flag name; a switch that is on is the empty text. */
  readonly flags: ReadonlyMap<string, string>;
}

export const FINE = 0;
export const FAILED = 1;
export const BAD = 2;
/** What shells report of a process that Ctrl+C has ended: somebody left before the end, and nothing is kept. */
export const INTERRUPTED = 130;

/** Why a command ends early: one line in the user's language, and an exit code. */
export class Ending<K extends Key = Key> extends Error {
  override readonly name: string = 'Ending';
  readonly exit: number = FAILED;
  readonly say: (words: Words) => string;

  constructor(key: K, ...args: ArgsOf<K>) {
    super(key);
    // Names of files and values of flags are somebody else's words.
    const safe = args.map(values => quotedAll(values)) as ArgsOf<K>;
    this.say = words => words.t(key, ...safe);
  }
}

/** Something the user can mend. */
export class BadInput<K extends Key = Key> extends Ending<K> {
  override readonly name = 'BadInput';
  override readonly exit = BAD;
}

/** Somebody left, or the input ended, and nothing is kept. */
export class Left<K extends Key = Key> extends Ending<K> {
  override readonly name = 'Left';
  override readonly exit = INTERRUPTED;
}

/** Understood by every subcommand; the language is taken out before parsing. */
export const COMMON: readonly Flag[] = [
  { name: 'lang', value: 'en|de|fr|nl', text: 'cli.flag.lang' },
  { name: 'help', text: 'cli.flag.help' },
];

export const flagsOf = (command: Command): readonly Flag[] => [...command.flags, ...COMMON];

const dashed = (flags: readonly Flag[]): string => flags.map(({ name }) => `--${name}`).join(', ');

/** Reads the words after the subcommand's name by its table. */
export const parse = (command: Command, argv: readonly string[]): Pick<Call, 'args' | 'flags'> => {
  const known = flagsOf(command);
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      known.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const args: string[] = [];
  const flags = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = known.find(({ name }) => name === token.name && token.rawName.startsWith('--'));
    if (!flag) throw new BadInput('cli.bad.flag', { flag: token.rawName, known: dashed(known) });
    flags.set(flag.name, valueOf(flag, token.value, token.inlineValue));
  }
  return { args, flags };
};

/** A value that looks like a flag is a value that was forgotten, unless it is a number or stands behind "=". */
const valueOf = (flag: Flag, value: string | undefined, inline: boolean | undefined): string => {
  const name = `--${flag.name}`;
  if (flag.value === undefined) {
    if (value !== undefined) throw new BadInput('cli.bad.switch', { flag: name });
    return '';
  }
  if (value === undefined || (/^-(?!\d)/.test(value) && inline !== true))
    throw new BadInput('cli.bad.value', { flag: name, value: flag.value });
  return value;
};

/** Checks how many words there are besides flags: one, at least one, or none. */
export const checkArgs = ({ name, takes }: Command, args: readonly string[]): void => {
  const most = takes === '' ? 0 : takes.includes('…') ? Infinity : takes.split(' ').length;
  const extra = args[most];
  if (extra !== undefined) throw new BadInput('cli.bad.extra', { command: name, word: extra });
  if (takes !== '' && args.length === 0) throw new BadInput('cli.bad.missing', { command: name, takes });
};
