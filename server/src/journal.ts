/**
 * What the house says of itself: one line for each thing that happened, with numbers in place of names. An entry has no
 * field for a text of somebody's, and of an error only its kind and place are kept, since its message may quote one.
 *
 * What an operator must know goes to the output: as JSON, or on a terminal as a line to read. Requests go only to a file
 * of the day in the data folder, so that the house itself can keep the promise to forget them.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const LEVELS = ['info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

export interface Entry {
  /** What was done: the pattern of a route, the name of a message, a deed of the house. */
  readonly verb: string;
  /** The name of a request, which its answer carries too. */
  readonly request?: string | undefined;
  /** The number of a person, of a table (never its name: that opens a private one). */
  readonly person?: number | undefined;
  readonly table?: number | undefined;
  readonly version?: number | undefined;
  readonly ms?: number | undefined;
  /** How it ended: a status, a code of refusal. */
  readonly outcome?: string | number | undefined;
  /** Where it came from, as `Marks` writes it. */
  readonly from?: string | undefined;
  /** The hash of rules. */
  readonly rules?: string | undefined;
  readonly count?: number | undefined;
  /** Of an error, as `faultOf` tells it. */
  readonly fault?: string | undefined;
  readonly place?: string | undefined;
}

export interface Log {
  info(entry: Entry): void;
  warn(entry: Entry): void;
  error(entry: Entry): void;
  /** Somebody asked for something: kept for fourteen days, and shown to nobody by itself. */
  request(entry: Entry): void;
}

/** An error without its message: its name or code, and where it was thrown, or what it came of. */
export const faultOf = (error: unknown): Pick<Entry, 'fault' | 'place'> => {
  if (!(error instanceof Error)) return { fault: typeof error };
  const code = (error as { readonly code?: unknown }).code;
  const { stack = '' } = error.cause instanceof Error ? error.cause : error;
  const frames = stack.matchAll(/^ +at .*?([\w.-]+\.[jt]s:\d+):\d+\)?$/gm);
  const place = [...frames].slice(0, 4).map(([, one]) => one);
  return {
    fault: typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? `${error.name} ${code}` : error.name,
    place: place.length > 0 ? place.join(' < ') : undefined,
  };
};

const MOST = 200;

/** Whatever came in, a line stays a line. */
const tamed = (value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, MOST).replaceAll(/[\p{C}\u2028\u2029]/gu, '�') : value;

const FIELDS = [
  'verb',
  'request',
  'person',
  'table',
  'version',
  'ms',
  'outcome',
  'from',
  'rules',
  'count',
  'fault',
  'place',
] as const satisfies readonly (keyof Entry)[];

/** Only the fields there are, in their order. */
const told = (at: number, level: Level, entry: Entry): string => {
  const line: { [field: string]: unknown } = { time: new Date(at).toISOString(), level };
  for (const field of FIELDS) if (entry[field] !== undefined) line[field] = tamed(entry[field]);
  return JSON.stringify(line);
};

/** For somebody who sits before it. */
const shown = (at: number, level: Level, entry: Entry): string => {
  const rest = FIELDS.filter(field => field !== 'verb' && entry[field] !== undefined);
  const words = rest.map(field => `${field} ${String(tamed(entry[field]))}`);
  const head = `${new Date(at).toISOString().slice(11, 19)} ${level === 'info' ? '' : `${level} `}${entry.verb}`;
  return [head, ...words].join(' · ');
};

export interface Output {
  readonly isTerminal: boolean;
  write(text: string): void;
}

/** Lines gather until the loop has time; this many are written at once at the latest. */
const GATHERED = 500;
const WAIT = 250;

const DAY = 86_400_000;
/** Days for which requests are kept. */
export const KEPT_DAYS = 14;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The files of the days, those too old taken away. What cannot be written is lost: a full disk must not stop the house. */
class Days {
  readonly #folder: string;
  readonly #now: () => number;
  #lines: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #tidied = '';

  constructor(folder: string, now: () => number) {
    this.#folder = folder;
    this.#now = now;
  }

  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= GATHERED) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), WAIT).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const today = dayOf(this.#now());
    try {
      if (this.#tidied !== today) this.#tidy(today);
      if (this.#lines.length > 0) this.#write(join(this.#folder, `${today}.log`));
    } catch {
      // Nowhere to say it; the store says that the disk is full.
    }
    this.#lines = [];
  }

  #write(file: string): void {
    appendFileSync(file, `${this.#lines.join('\n')}\n`, { mode: 0o600 });
  }

  #tidy(today: string): void {
    this.#tidied = today;
    const oldest = dayOf(this.#now() - KEPT_DAYS * DAY);
    for (const name of readdirSync(this.#folder))
      if (/^\d{4}-\d\d-\d\d\.log$/.test(name) && name.slice(0, 10) < oldest) rmSync(join(this.#folder, name));
    chmodSync(this.#folder, 0o700);
  }
}

export interface Journal extends Log {
  /** Writes down what has gathered, and forgets days that are too old. */
  flush(): void;
}

export const journal = (output: Output, folder: string | undefined, now: () => number): Journal => {
  const days = folder === undefined ? undefined : new Days(folder, now);
  const say = (level: Level, entry: Entry): void => {
    const at = now();
    const line = told(at, level, entry);
    output.write(`${output.isTerminal ? shown(at, level, entry) : line}\n`);
    days?.add(line);
  };
  return {
    info: entry => say('info', entry),
    warn: entry => say('warn', entry),
    error: entry => say('error', entry),
    request: entry => days?.add(told(now(), 'info', entry)),
    flush: () => days?.flush(),
  };
};

/** For tests that do not listen. */
export const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {}, request: () => {} };

/** Addresses as they are written down: alike for one day, and then nobody can tell any more. */
export class Marks {
  readonly #now: () => number;
  #day = '';
  #salt = Buffer.alloc(0);

  constructor(now: () => number) {
    this.#now = now;
  }

  of(address: string): string {
    const day = dayOf(this.#now());
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = randomBytes(32);
    }
    return createHmac('sha256', this.#salt).update(address).digest('hex').slice(0, 12);
  }
}
