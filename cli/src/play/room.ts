/** The terminal as a room to play in: what is shown to whom, and where the game is kept. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import type { Board, Pen } from '../boards/board.ts';
import type { Call } from '../command.ts';
import { rewrite, writeNew } from '../file.ts';
import { playerNames } from '../games.ts';
import { logLines } from '../log.ts';
import { quoted } from '../screen.ts';
import { styleOf } from '../style.ts';
import { fit, hanging, wrap } from '../text.ts';
import type { Advisers } from './advisers.ts';
import type { Evening, Gathering } from './evening.ts';
import { seatingOf } from './seating.ts';

/** So many milliseconds pass before anybody is told who thinks; a screen reader is not to be interrupted at once. */
const SOON = 200;
const LATER = 1500;

/** However low a window is, so many lines of a long text are shown at once. */
const LEAST_PAGE = 5;

/** Who gives hints. */
export type Counsel = Pick<Advisers, 'hint'>;

export class Room<E extends Gathering = Evening, A extends Counsel = Advisers> {
  readonly evening: E;
  readonly advisers: A;
  readonly board: Board;
  readonly words: Words;
  readonly pen: Pen;
  readonly #call: Call;
  /** The file that follows every answer, if there is one, and what it says. */
  #file: string | undefined;
  #written: string;
  /** The game as it is kept somewhere, and as it was when leaving it was warned of. */
  #kept: string;
  #copy: string | undefined;
  #warned = '';
  #said: string | undefined;

  /** `written`: what the file says already. */
  constructor(
    call: Call,
    evening: E,
    advisers: A,
    board: Board,
    file: string | undefined,
    written: string | undefined,
  ) {
    const { words, io, flags } = call;
    this.evening = evening;
    this.advisers = advisers;
    this.board = board;
    this.words = words;
    this.#call = call;
    this.#file = file;
    this.#kept = this.#text;
    this.#written = written ?? this.#text;
    if (file !== undefined && written === undefined) writeNew(file, io.cwd, this.#text);
    this.pen = {
      words,
      names: playerNames(words, evening.game, evening.table, evening.record.names),
      style: styleOf(io, flags.has('plain')),
      columns: io.out.columns,
    };
  }

  say(text: string): void {
    this.#call.io.out.write(`${fit(text, this.pen.columns)}\n`);
  }

  async hear(seat: Seat): Promise<string | undefined> {
    const said = this.#said;
    this.#said = undefined;
    return said ?? this.#call.io.ask(`${at(this.pen.names, seat)}> `);
  }

  /** Shows a text, on a terminal a screenful at a time; whatever else is said in between is heard next. */
  async show(text: string): Promise<void> {
    const { io } = this.#call;
    const lines = fit(text, this.pen.columns).split('\n');
    const page = io.out.tty ? Math.max(LEAST_PAGE, io.out.rows - 2) : Infinity;
    while (lines.length > page + 1) {
      this.say(lines.splice(0, page).join('\n'));
      const line = await io.ask(`${this.words.t('cli.play.more', { n: lines.length })} `);
      if (line === undefined) return;
      if (line.trim() === '') continue;
      this.#said = line;
      return;
    }
    this.say(lines.join('\n'));
  }

  /** Something was said that has not been heard yet. */
  get isSpokenTo(): boolean {
    return this.#said !== undefined;
  }

  /** Nothing of the former seat may stay on the screen of a terminal. */
  clear(): void {
    if (this.#call.io.out.tty) this.#call.io.out.command('clear');
  }

  /** What the former seat typed before it was asked is not said by the next one. */
  forget(): void {
    this.#call.io.forget();
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
      if (!plain) out.command('line');
    }
  }

  /** What happened since the seat was told last. */
  tellNews(seat: Seat): void {
    const { game } = this.evening;
    const lines = logLines(this.words, game, this.evening.news(seat), seat, this.pen.names);
    if (lines.length > 0) this.say(lines.map(line => hanging('· ', line, this.pen.columns)).join('\n'));
  }

  /** The record, with the answers that wait for others'. */
  get #text(): string {
    const { record, given, players } = this.evening;
    const save = {
      ...record,
      ...(seatingOf(record.names, record.seats) ? {} : { players }),
      ...(given.length > 0 && { given }),
    };
    return `${JSON.stringify(save, null, 2)}\n`;
  }

  /** The file that holds the game as it is now. */
  get keptIn(): string | undefined {
    return this.#file ?? (this.#text === this.#kept ? this.#copy : undefined);
  }

  /** After every answer: the file of the game follows, unless somebody else plays on in it. */
  keep(): void {
    const file = this.#file;
    const text = this.#text;
    if (file === undefined || text === this.#written) return;
    if (!rewrite(file, this.#call.io.cwd, this.#written, text)) {
      this.#file = undefined;
      this.say(wrap(this.words.t('cli.play.elsewhere', { file: quoted(file) }), this.pen.columns));
      return;
    }
    this.#written = this.#kept = text;
  }

  /** Saves the game once; the file that follows it anyway is up to date. */
  saveAs(file: string): void {
    this.keep();
    if (file !== this.#file) writeNew(file, this.#call.io.cwd, this.#text);
    this.#kept = this.#text;
    this.#copy = file;
  }

  /** Leaving a game that is kept nowhere wants to be said twice. */
  mayLeave(): boolean {
    const text = this.#text;
    if (text === this.#kept || text === this.#warned) return true;
    this.#warned = text;
    this.say(this.words.t('cli.play.sure'));
    return false;
  }
}
