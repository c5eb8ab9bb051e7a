/** The terminal as a room to play in: what is shown to whom, and where the game is kept. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import type { Board, Pen } from '../boards/board.ts';
import type { Call } from '../command.ts';
import { rewrite, writeNew } from '../file.ts';
import { playerNames } from '../games.ts';
import { logLines } from '../log.ts';
import { styleOf } from '../style.ts';
import { hanging } from '../text.ts';
import type { Advisers } from './advisers.ts';
import type { Evening } from './evening.ts';

/** Clears the screen and what can be scrolled back to. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** So many milliseconds pass before anybody is told who thinks; a screen reader is not to be interrupted at once. */
const SOON = 200;
const LATER = 1500;
const CLEAR_LINE = '\r\u001b[K';

export class Room {
  readonly evening: Evening;
  readonly advisers: Advisers;
  readonly board: Board;
  readonly words: Words;
  readonly pen: Pen;
  readonly #call: Call;
  /** The file that follows every answer, if there is one. */
  readonly #file: string | undefined;
  #kept = 0;
  #warned = -1;

  constructor(call: Call, evening: Evening, advisers: Advisers, board: Board, file: string | undefined) {
    const { words, io, flags } = call;
    this.evening = evening;
    this.advisers = advisers;
    this.board = board;
    this.words = words;
    this.#call = call;
    this.#file = file;
    this.#kept = evening.record.answers.length;
    this.pen = {
      words,
      names: playerNames(words, evening.game, evening.table),
      style: styleOf(io, flags.has('plain')),
      columns: io.out.columns,
    };
  }

  say(text: string): void {
    this.#call.io.out.write(`${text}\n`);
  }

  hear(seat: Seat): Promise<string | undefined> {
    return this.#call.io.ask(`${at(this.pen.names, seat)}> `);
  }

  /** Nothing of the former seat may stay on the screen of a terminal. */
  clear(): void {
    if (this.#call.io.out.tty) this.#call.io.out.write(CLEAR);
  }

  /** Waits for those who think, and says on a terminal who they are if it takes a while. */
  async wait<T>(thinkers: readonly Seat[], work: Promise<T>): Promise<T> {
    const { out } = this.#call.io;
    if (!out.tty) return work;
    const names = thinkers.map(seat => at(this.pen.names, seat));
    const line = this.words.t('cli.play.thinking', { n: names.length, names: this.words.list(names) });
    const { plain } = this.pen.style;
    const timer = setTimeout(() => out.write(plain ? `${line}\n` : line), plain ? LATER : SOON);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      if (!plain) out.write(CLEAR_LINE);
    }
  }

  /** What happened since the seat was told last. */
  tellNews(seat: Seat): void {
    const { game } = this.evening;
    const lines = logLines(this.words, game, this.evening.news(seat), seat, this.pen.names);
    if (lines.length > 0) this.say(lines.map(line => hanging('· ', line, this.pen.columns)).join('\n'));
  }

  get #text(): string {
    return `${JSON.stringify(this.evening.record, null, 2)}\n`;
  }

  /** After every answer: the file of the game follows. */
  keep(): void {
    if (this.#file === undefined) return;
    rewrite(this.#file, this.#call.io.cwd, this.#text);
    this.#kept = this.evening.record.answers.length;
  }

  saveAs(file: string): void {
    if (file === this.#file) rewrite(file, this.#call.io.cwd, this.#text);
    else writeNew(file, this.#call.io.cwd, this.#text);
    this.#kept = this.evening.record.answers.length;
  }

  /** Leaving a game that is kept nowhere wants to be said twice. */
  mayLeave(): boolean {
    const n = this.evening.record.answers.length;
    if (n === this.#kept || this.#warned === n) return true;
    this.#warned = n;
    this.say(this.words.t('cli.play.sure'));
    return false;
  }
}
