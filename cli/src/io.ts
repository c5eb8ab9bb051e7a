/** The terminal a command talks to: tests bring their own, so that every command runs in-process. */
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { RULES } from './rules.ts';

export interface Sink {
  write(text: string): void;
  readonly tty: boolean;
  readonly columns: number;
}

/** What shells report of a process that Ctrl+C has ended. */
const INTERRUPTED = 130;

/** Where threads begin, and how many may run at once. */
export interface Threads {
  readonly entry: URL;
  readonly count: number;
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
  /** Nobody will be asked any more. */
  close(): void;
}

const WIDTH = 80;
/** Longer lines are hard to read, however wide the window is. */
const WIDEST = 100;

const sink = (stream: NodeJS.WriteStream): Sink => ({
  write: text => {
    stream.write(text);
  },
  get tty() {
    return stream.isTTY;
  },
  get columns() {
    return stream.isTTY ? Math.min(stream.columns || WIDTH, WIDEST) : WIDTH;
  },
});

/** Lines of standard input, kept until somebody asks: piped input comes faster than questions. */
class Lines {
  readonly #reader: Interface;
  readonly #ready: string[] = [];
  readonly #tty = process.stdin.isTTY;
  #ended = false;
  #wake: (() => void) | undefined;

  constructor() {
    // No history: arrow-up must not show what the former seat typed.
    this.#reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.#tty,
      historySize: 0,
    });
    this.#reader.on('line', line => {
      this.#ready.push(line);
      this.#wake?.();
    });
    // Whoever listens may finish what is under way; else the process ends as it would without a reader.
    this.#reader.on('SIGINT', () => {
      this.#reader.close();
      if (!process.emit('SIGINT')) process.exit(INTERRUPTED);
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#wake?.();
    });
  }

  async next(prompt: string): Promise<string | undefined> {
    this.#reader.setPrompt(prompt);
    if (this.#ready.length === 0 && !this.#ended) {
      this.#reader.prompt();
      await new Promise<void>(done => (this.#wake = done));
      this.#wake = undefined;
    }
    if (!this.#tty) process.stdout.write('\n');
    return this.#ready.shift();
  }

  close(): void {
    this.#reader.close();
  }
}

export const terminal = (): Io => {
  let lines: Lines | undefined;
  // A reader that has seen enough ("| head") is no fault of ours and wants no stack trace.
  process.stdout.on('error', fault => {
    if ('code' in fault && fault.code === 'EPIPE') process.exit(0);
    throw fault;
  });
  return {
    out: sink(process.stdout),
    err: sink(process.stderr),
    env: process.env,
    cwd: process.cwd(),
    threads: { entry: new URL('./thread.js', import.meta.url), count: availableParallelism() },
    rules: RULES,
    ask: prompt => (lines ??= new Lines()).next(prompt),
    close: () => lines?.close(),
  };
};
