/** A house in a process of its own that is killed and opened again, and players who do not give up. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Http, Line } from '@kaffeehaus/client';
import type { Dial, Socket, TableLine } from '@kaffeehaus/client';
import type { Chance } from '@kaffeehaus/kernel';
import { WebSocket } from 'ws';
import { LIMIT_NAMES, variableOf } from '../../src/limits.ts';
import { rulesNamed } from '../table.ts';
import { isOver, someAnswer } from '../visit.ts';

const HOST = fileURLToPath(new URL('host.mjs', import.meta.url));

/** Speed is not the question: nobody waits for a token. */
export const GENEROUS = Object.fromEntries(
  LIMIT_NAMES.filter(name => /_SECOND$|MINUTE|HOUR|SOCKETS|TABLES/.test(name)).map(name => [
    variableOf(name),
    '1000000',
  ]),
);

export class Victim {
  readonly data = mkdtempSync(join(tmpdir(), 'kaffeehaus-victim-'));
  #process: ChildProcess | undefined;
  #port = 0;

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Opens the house, on the same port each time. */
  async open(): Promise<void> {
    const env = { ...process.env, ...GENEROUS, DATA: this.data, HOST: 'localhost', PORT: String(this.#port) };
    const child = fork(HOST, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#process = child;
    const opened = once(child, 'message').then(([message]) => (message as { readonly port: number }).port);
    const ended = once(child, 'exit').then(() => -1);
    const port = await Promise.race([opened, ended]);
    if (port > 0) this.#port = port;
  }

  /** Without a word, at whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Stops all its threads, or lets them go on. */
  freeze(on: boolean): void {
    this.#process?.kill(on ? 'SIGSTOP' : 'SIGCONT');
  }

  forget(): void {
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** An answer that the house has acknowledged. */
export interface Kept {
  readonly table: string;
  readonly seat: number;
  readonly v: number;
  readonly words: string;
  readonly receipt: string | undefined;
}

export class Player {
  readonly http: Http;
  readonly #victim: Victim;
  #line: Line | undefined;

  constructor(victim: Victim) {
    this.#victim = victim;
    this.http = new Http({ origin: victim.origin, keepsCookies: true });
  }

  readonly dial: Dial = (url, protocols) =>
    new WebSocket(url, [...protocols], { headers: this.http.headers }) as unknown as Socket;

  sit(table: string, seat: number): TableLine {
    this.#line = new Line({
      url: `${this.#victim.origin.replace('http', 'ws')}/ws`,
      dial: this.dial,
      rules: (_, game) => rulesNamed(game),
    });
    return this.#line.table(table, seat);
  }

  leave(): void {
    this.#line?.close();
  }
}

/** Answers whatever its seat is asked, until told to stop; what counted goes into the book, what did not is told. */
export const answering = async (
  seat: TableLine,
  chance: Chance,
  book: Kept[],
  refused: string[],
  goesOn: () => boolean,
): Promise<void> => {
  while (goesOn() && !isOver(seat)) {
    const answer = seat.q > 0 ? someAnswer(seat, chance) : undefined;
    if (!answer || !seat.rules) {
      await soon();
      continue;
    }
    const { q } = seat;
    const words = seat.rules.kernel.wordAnswer(seat.rules.game, Number(seat.as), answer);
    const outcome = await seat.answer(answer);
    if (outcome.counted)
      book.push({ table: seat.id, seat: Number(seat.as), v: outcome.v, words, receipt: outcome.receipt });
    else refused.push(`${seat.id} ${words}: ${outcome.why}`);
    // The question may still stand here when its answer was acknowledged after the line was lost.
    while (goesOn() && seat.q === q && !isOver(seat)) await soon();
  }
};

const soon = (): Promise<void> => new Promise(done => setTimeout(done, 15));
