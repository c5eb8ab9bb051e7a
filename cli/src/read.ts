/** Values of flags: each is what the table says, or is refused in one line. */
import { randomBytes } from 'node:crypto';
import { setTable, resolveOptions } from '@kaffeehaus/kernel';
import type { Game, Options } from '@kaffeehaus/kernel';
import { BadInput } from './command.ts';
import type { Call, Flag } from './command.ts';
import { jsonText } from './screen.ts';

export const SEATS: Flag = { name: 'seats', value: 'N', text: 'cli.flag.seats' };
export const OPTIONS: Flag = { name: 'options', value: 'JSON', text: 'cli.flag.options' };
export const SEED: Flag = { name: 'seed', value: 'S', text: 'cli.flag.seed' };
export const THINK: Flag = { name: 'think', value: 'MS', text: 'cli.flag.think' };
export const JSON_FLAG: Flag = { name: 'json', text: 'cli.flag.json' };

/** A whole number within bounds. */
export const wholeNumber = (text: string, name: string, [min, max]: readonly [number, number]): number => {
  const n = /^\d+$/.test(text) ? Number(text) : NaN;
  if (n >= min && n <= max) return n;
  throw new BadInput('cli.bad.number', { flag: name, min, max, value: text });
};

export const natural = (
  { flags }: Call,
  name: string,
  bounds: readonly [number, number],
): number | undefined => {
  const text = flags.get(name);
  return text === undefined ? undefined : wholeNumber(text, `--${name}`, bounds);
};

/** As many seats as the game allows; `setTable` refuses the rest in the kernel's own words. */
export const seatsFor = (call: Call, game: Game): number | undefined => {
  const seats = natural(call, 'seats', [1, 1000]);
  if (seats !== undefined) setTable(game, {}, seats);
  return seats;
};

/** Options laid over the defaults for a table of so many seats. */
export const optionsFor = ({ flags }: Call, game: Game, seats: number): Options | undefined => {
  const text = flags.get('options');
  return text === undefined ? undefined : resolveOptions(game, parseJson(text, '--options'), seats);
};

export const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new BadInput('cli.bad.json', { what });
  }
};

/** Any text; a fresh one if none is given, too long to be found by trying. */
export const seedFor = ({ flags }: Call): string => flags.get('seed') ?? randomBytes(16).toString('hex');

/** Milliseconds a bot may think about one question, up to a minute. */
export const THINKING = [1, 60_000] as const;
export const thinkFor = (call: Call, usual = 100): number => natural(call, 'think', THINKING) ?? usual;

export const wants = ({ flags }: Call, name: string): boolean => flags.has(name);

/** With --json standard output is exactly one object. */
export const writeJson = ({ io }: Call, value: unknown): void => io.out.write(jsonText(value));

/** Where people read: standard output, or standard error beside a JSON object. */
export const tell = (call: Call, text: string): void =>
  (wants(call, 'json') ? call.io.err : call.io.out).write(`${text}\n`);
