/** The terminal a command talks to: tests bring their own, so that every command runs in-process. */
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { INTERRUPTED } from './command.ts';
import { RULES } from './rules.ts';
import { commandText, isAscii, onScreen } from './screen.ts';
import type { Command } from './screen.ts';
import { promptIn } from './text.ts';

/** Where bytes go, and what is known of it. */
export interface Outlet {
  send(text: string): void;
  readonly tty: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** Where commands write: the only way to a terminal, and nothing but letters and inks goes through. */
export interface Sink extends Omit<Outlet, 'send'> {
  write(text: string): void;
  /** Tells the terminal itself to do something. */
  command(command: Command): void;
}

/** Where threads begin, how many may run at once, and the folder of frozen rules if it is not that of the house. */
export interface Threads {
  readonly entry: URL;
  readonly count: number;
  readonly rules?: URL;
}

export interface Io {
  readonly out: Sink;
  readonly err: Sink;
  readonly env: { readonly [name: string]: string | undefined };
  /** The folder that file names are relative to. */
  readonly cwd: string;
  readonly threads: Threads;
  /** The folder of frozen rules. */
  readonly rules: URL;
  /** The next line of input, or undefined once it has ended. */
  ask(prompt: string): Promise<string | undefined>;
  /** Forgets what somebody at a keyboard has typed before being asked. */
  forget(): void;
  /** Whoever is told that standard output takes no more, and why, says with which code to end. */
  onLoss(end: (reason: string) => number): void;
  /** Nobody will be asked any more. */
  close(): void;
}

type Environment = Io['env'];

export const sinkOf = (outlet: Outlet, env: Environment): Sink => {
  const ascii = isAscii(env);
  return {
    write: text => outlet.send(onScreen(text, ascii)),
    command: command => outlet.send(commandText(command)),
    get tty() {
      return outlet.tty;
    },
    get columns() {
      return outlet.columns;
    },
    get rows() {
      return outlet.rows;
    },
  };
};

const WIDTH = 80;
/** Longer lines are hard to read, however wide the window is. */
const WIDEST = 100;

const HEIGHT = 24;

const outletOf = (stream: NodeJS.WriteStream): Outlet => ({
  send: text => {
    stream.write(text);
  },
  get tty() {
    return stream.isTTY;
  },
  get columns() {
    return stream.isTTY ? Math.min(stream.columns || WIDTH, WIDEST) : WIDTH;
  },
  get rows() {
    return stream.isTTY ? stream.rows || HEIGHT : Infinity;
  },
});

/** What is typed shows only while somebody is asked: it must not run into what others say meanwhile. */
class Echo extends Writable {
  isShown = false;

  get columns(): number {
    return process.stdout.columns;
  }

  override _write(chunk: string | Uint8Array, _encoding: string, done: () => void): void {
    if (this.isShown) process.stdout.write(chunk);
    done();
  }
}

/** Lines of standard input, kept until somebody asks: piped input comes faster than questions. */
class Lines {
  readonly #reader: Interface;
  readonly #echo = new Echo();
  readonly #ready: string[] = [];
  readonly #tty = process.stdin.isTTY;
  #ended = false;
  #wake: (() => void) | undefined;

  constructor() {
    // No history: arrow-up must not show what the former seat typed.
    this.#reader = createInterface({
      input: process.stdin,
      output: this.#echo,
      terminal: this.#tty,
      historySize: 0,
    });
    process.stdout.on('resize', () => this.#echo.emit('resize'));
    process.stdin.on('error', () => this.#reader.close());
    this.#reader.on('line', line => {
      this.#echo.isShown = false;
      this.#ready.push(line);
      this.#wake?.();
    });
    // Whoever listens may finish what is under way; else the process ends as it would without a reader.
    this.#reader.on('SIGINT', () => {
      this.#reader.close();
      if (!process.emit('SIGINT')) process.exit(INTERRUPTED);
    });
    this.#reader.on('close', () => {
      this.#echo.isShown = false;
      this.#ended = true;
      this.#wake?.();
    });
  }

  async next(prompt: string): Promise<string | undefined> {
    const early = this.#ready.shift();
    // Somebody typed ahead, or the input is a file: the question is put all the same.
    if (early !== undefined || this.#ended) {
      process.stdout.write(this.#tty ? `${prompt}${early ?? ''}\n` : `${prompt}\n`);
      return early;
    }
    this.#echo.isShown = true;
    this.#reader.setPrompt(prompt);
    this.#reader.prompt(true);
    await new Promise<void>(done => (this.#wake = done));
    this.#wake = undefined;
    if (!this.#tty || this.#ended) process.stdout.write('\n');
    return this.#ready.shift();
  }

  /** A file is no keyboard: what it says next was meant to be next. */
  forget(): void {
    if (!this.#tty || this.#ended) return;
    this.#ready.length = 0;
    this.#reader.write(null, { ctrl: true, name: 'e' });
    this.#reader.write(null, { ctrl: true, name: 'u' });
  }

  close(): void {
    this.#reader.close();
  }
}

export const terminal = (): Io => {
  const { env, stdout, stderr } = process;
  const out = sinkOf(outletOf(stdout), env);
  let lines: Lines | undefined;
  // What nobody can be told is no reason to end.
  stderr.on('error', () => {});
  return {
    out,
    err: sinkOf(outletOf(stderr), env),
    env,
    cwd: process.cwd(),
    threads: {
      entry: new URL('./thread.js', import.meta.url),
      count: availableParallelism(),
      rules: RULES,
    },
    rules: RULES,
    ask: prompt => (lines ??= new Lines()).next(onScreen(promptIn(out.columns, prompt), isAscii(env))),
    forget: () => lines?.forget(),
    onLoss: end => {
      stdout.on('error', fault => process.exit(end('code' in fault ? String(fault.code) : fault.message)));
    },
    close: () => lines?.close(),
  };
};
