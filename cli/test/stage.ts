/** Runs a command line in-process on a terminal made of texts. */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sight, random } from '@kaffeehaus/bots';
import { Host, askOf, asked, at, newRecord, seeded } from '@kaffeehaus/kernel';
import type { Options, GameRecord } from '@kaffeehaus/kernel';
import { gameOf } from '../src/games.ts';
import { sinkOf } from '../src/io.ts';
import type { Io } from '../src/io.ts';
import { main } from '../src/main.ts';
import { RULES } from '../src/rules.ts';
import { promptIn } from '../src/text.ts';
import { bundleThread } from './thread.ts';

export interface Setting {
  /** On a terminal, what follows a line break was typed before it was asked for. */
  readonly input?: readonly string[] | ((shown: string) => string | undefined);
  readonly cwd?: string;
  readonly env?: { readonly [name: string]: string };
  readonly tty?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly rules?: URL;
}

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** No game of ours asks one terminal more often. */
const PATIENCE = 2000;

/** Real threads, from source. */
export const THREADS = { entry: await bundleThread(), count: 2, rules: RULES };

/** A terminal whose input is a list of lines, or a function of what was shown so far. */
export const stage = (setting: Setting = {}) => {
  const { input = [], cwd = tmpdir(), env = {}, tty = false, rules = RULES } = setting;
  const { columns = 80, rows = Infinity } = setting;
  const shown = { out: '', err: '' };
  let asked = 0;
  const left = typeof input === 'function' ? [] : [...input];
  const ahead: string[] = [];
  const nextLine = (): string | undefined => {
    if (ahead.length > 0) return ahead.shift();
    const [line, ...more] =
      (typeof input === 'function' ? input(shown.out) : left.shift())?.split('\n') ?? [];
    ahead.push(...more);
    return line;
  };
  const sink = (name: 'out' | 'err') =>
    sinkOf(
      {
        send: text => {
          shown[name] += text;
        },
        tty,
        columns,
        rows,
      },
      env,
    );
  const io: Io = {
    out: sink('out'),
    err: sink('err'),
    env,
    cwd,
    threads: { ...THREADS, rules },
    rules,
    ask: async prompt => {
      shown.out += promptIn(columns, prompt);
      if (++asked > PATIENCE) throw new Error(`asked again and again:\n${shown.out.slice(-2000)}`);
      const line = nextLine();
      shown.out += tty ? `${line ?? ''}\n` : '\n';
      return line;
    },
    forget: () => {
      if (tty) ahead.length = 0;
    },
    onLoss: () => {},
    close: () => {},
  };
  return { io, shown };
};

export const kaffeehaus = async (argv: readonly string[], setting: Setting = {}): Promise<Outcome> => {
  const { io, shown } = stage(setting);
  const code = await main(argv, io);
  return { code, ...shown };
};

export const folder = (): string => mkdtempSync(join(tmpdir(), 'kaffeehaus-'));
export const filesIn = (path: string): readonly string[] => readdirSync(path).sort();

/** The score sheets at the end of what was shown, one player after another: who, and the totals. */
export const totalsIn = (shown: string): readonly (readonly [name: string, total: number])[] => {
  const found: [string, number][] = [];
  let name = '';
  for (const line of shown.split('\n')) {
    const [, total] = /^ {2}Total: (-?\d+)$/.exec(line) ?? [];
    if (total !== undefined) found.push([name, Number(total)]);
    if (/^\S/.test(line)) name = line;
  }
  return found;
};

/** A game played by random bots to the end, or as far as so many answers. */
export const played = (id: string, seats: number, options: Options = {}, most = Infinity): GameRecord => {
  const game = gameOf(id);
  const host = new Host(game, { record: newRecord(game, options, seats, `${id} for tests`) });
  const chance = seeded('bots for tests');
  while (!host.over && host.record.answers.length < most) {
    const { seat } = at(asked(host.table), 0);
    const ask = askOf(host.table, seat);
    if (!ask) break;
    host.answer(seat, random.answer(new Sight(game, host.table, ask, chance)));
  }
  return host.record;
};
