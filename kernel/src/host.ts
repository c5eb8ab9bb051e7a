/**
 * A game as whoever holds it keeps it, page, terminal or server: the table, the answers that lead to it, and what
 * happened on the way. Every change has a version, and versions only grow: taking back is a change, too.
 */
import { Fault } from './fault.ts';
import { Film } from './film.ts';
import type { Answer, Ask, Game, GameEvent, Seat, State } from './game.ts';
import { isOver, mask, maskEvent } from './hide.ts';
import { at, last } from './list.ts';
import { apply, askOf, asked, forced, retract, start } from './play.ts';
import { seeded } from './random.ts';
import { damagedField, readAndPlay, readTexts, replay, wordAnswer } from './record.ts';
import type { GameRecord } from './record.ts';
import { areSameLists } from './same.ts';

/** Everything a host needs to go on: plain data. A record alone is enough. */
export interface Save {
  /** The answers that count. */
  readonly record: GameRecord;
  /** Answers to a simultaneous question that wait for others, worded as in a record. */
  readonly given?: readonly string[];
  /** How many changes there were, those taken back included, and after which of them the open questions were put. */
  readonly version?: number;
  readonly put?: number;
  /** The table after the first answers of the record: only those after it are played again, and told. */
  readonly table?: State;
  /** What came after all that, change by change. */
  readonly tail?: readonly Pick<Turn, 'kind' | 'seat' | 'words'>[];
}

/** One change. `seal`: the answer waits for others'. `retract`: it was taken back while it did. */
export interface Turn {
  readonly version: number;
  readonly kind: 'start' | 'answer' | 'seal' | 'retract' | 'undo';
  /** −1: nobody. */
  readonly seat: Seat;
  /** The answer given or taken back, as in a record; may hold secrets of the seat. */
  readonly words: string;
  readonly events: readonly GameEvent[];
  /** After an undo: whatever came after this version has not happened. */
  readonly to: number;
}

/** What one viewer sees now. */
export interface Seen<S extends State = State> {
  readonly viewer: Seat;
  readonly version: number;
  /** With the seat, the name of the question: the version at which it was put. */
  readonly put: number;
  readonly table: S;
  readonly ask: Ask | undefined;
  /** The seats that are asked. */
  readonly turn: readonly Seat[];
  /** How many of its own last answers the viewer may take back. */
  readonly undoable: number;
  readonly over: boolean;
}

/** The rules themselves failed at an answer. The table stands where it stood before; the answer was not taken. */
export class Breakdown extends Fault {
  /** The game up to the answer, and the answer. */
  readonly record: GameRecord;
  readonly given: readonly string[];
  readonly version: number;

  constructor(host: Host, seat: Seat, words: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super('rules-error', `the rules of ${host.game.id} failed at ${JSON.stringify(words)}: ${why}`, {
      game: host.game.id,
      seat: seat + 1,
      why,
    });
    this.cause = cause;
    this.record = host.record;
    this.given = [...host.given, words];
    this.version = host.version;
  }

  static override [Symbol.hasInstance](value: unknown): value is Breakdown {
    return value instanceof Fault && value.code === 'rules-error' && 'record' in value;
  }
}

export class Host<S extends State = State> {
  readonly game: Game<S>;
  readonly #report: (breakdown: Breakdown) => void;
  /** The record as it was at a version, and the answers it is made anew from when somebody wants it. */
  #record: GameRecord;
  #recorded = -1;
  readonly #answers: string[];
  #table: S;
  #version: number;
  #put: number;
  /** Changes before this version are not known one by one. */
  #known: number;
  /** Turns before this one were counted anew when the game was opened: no viewer knows them by these versions. */
  #renumbered: number;
  readonly #turns: Turn[] = [];
  /** Which of them happened and were not taken back. */
  readonly #standing: number[] = [];
  /** The tables before the last answers, as far back as undo goes. */
  readonly #before: S[] = [];
  /** By viewer: the turns so far as it may know them, and what it sees now. */
  readonly #told = new Map<Seat, Turn[]>();
  readonly #seen = new Map<Seat, Seen<S>>();
  #film: Film<S> | undefined;

  /** `report` hears of rules that failed, whoever gave the answer. */
  constructor(game: Game<S>, save: Save, report: (breakdown: Breakdown) => void = () => {}) {
    this.game = game;
    this.#report = report;
    this.#record = save.record;
    const events: GameEvent[] = [];
    this.#table = tableOf(game, save, events);
    const { ply } = this.#table;
    this.#answers = save.record.answers.slice(0, ply);
    this.#put = ply;
    // Each answer was a change, and each that the table itself holds sealed.
    this.#version = this.#known = this.#renumbered = ply + this.given.length;
    this.#note('start', -1, '', events);
    this.#replay(save);
    this.#number(save);
    for (const { kind, seat, words } of save.tail ?? []) this.#redo(kind, seat, words);
  }

  /** The table; nobody changes it but the host. */
  get table(): S {
    return this.#table;
  }

  get version(): number {
    return this.#version;
  }

  /** The version at which the open questions were put. */
  get put(): number {
    return this.#put;
  }

  get over(): boolean {
    return isOver(this.#table);
  }

  /** The answers that count. Of an unfinished game it holds the secrets. */
  get record(): GameRecord {
    if (this.#recorded !== this.#version) this.#record = { ...this.#record, answers: this.#answers.slice() };
    this.#recorded = this.#version;
    return this.#record;
  }

  /** The answers that wait for others', in seat order. */
  get given(): readonly string[] {
    const { wait, given } = this.#table;
    return wait
      .flatMap((ask, i) => {
        const answer = given[i];
        return answer && !forced(ask) ? [wordAnswer(this.game, ask.seat, answer)] : [];
      })
      .sort();
  }

  save(): Save {
    return { record: this.record, given: this.given, version: this.#version, put: this.#put };
  }

  /** The save with the table of the last question that can no longer be taken back: opened without much playing. */
  snapshot(): Save {
    const table = this.game.clone(this.#before[0] ?? this.#table);
    for (const { seat } of table.wait.filter((ask, i) => table.given[i] !== null && !forced(ask)))
      retract(table, seat);
    return { ...this.save(), table };
  }

  /** Every change that is known one by one. */
  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** What happened and was not taken back. */
  get story(): readonly Turn[] {
    return this.#standing.map(i => at(this.#turns, i));
  }

  /** The same as the viewer may know it. */
  heard(viewer: Seat): readonly Turn[] {
    const told = this.tell(viewer);
    return this.#standing.map(i => at(told, i));
  }

  /** The game so far, to step about in. */
  get film(): Film<S> {
    this.#film ??= new Film(this.game, this.record);
    this.#film.follow(this.record);
    return this.#film;
  }

  /**
   * Takes an answer, to the question that was put at version `put`. Answers to one simultaneous question enter the
   * record together, in seat order, when all are in.
   */
  answer(seat: Seat, answer: Answer, put = this.#put): Turn {
    const ask = askOf(this.#table, seat);
    if (ask && put !== this.#put)
      throw new Fault('stale-question', `seat ${seat + 1} is asked something else by now`, {
        seat: seat + 1,
      });
    const before = this.game.clone(this.#table);
    const events: GameEvent[] = [];
    try {
      // A copy: while it waits for others', whoever gave it still holds the list.
      apply(this.game, this.#table, seat, answer.slice(), events);
    } catch (error) {
      // Refused at the door: nothing has changed. Anything else is a mistake in the rules.
      if (error instanceof Fault && askOf(this.#table, seat) === ask) throw error;
      this.#table = before;
      const breakdown = new Breakdown(this, seat, wordAnswer(this.game, seat, answer), error);
      this.#report(breakdown);
      throw breakdown;
    }
    const words = wordAnswer(this.game, seat, answer);
    if (this.#table.ply === before.ply) return this.#note('seal', seat, words, events);
    this.#enter(before, seat, answer);
    return this.#note('answer', seat, words, events);
  }

  /** How many of its own last answers the seat may take back now. */
  undoable(seat: Seat): number {
    const s = this.#table;
    if (this.#hasSealed(seat)) return 1;
    // What came before would take others' sealed answers with it, and at the end every card has been shown.
    return s.last !== seat || s.wait.length > 1 || isOver(s) ? 0 : s.ply - s.sealed;
  }

  /** Takes back the seat's last answer. */
  undo(seat: Seat): Turn {
    if (this.undoable(seat) === 0)
      throw new Fault('nothing-to-undo', `seat ${seat + 1} has nothing to take back`, { seat: seat + 1 });
    if (this.#hasSealed(seat)) {
      const words = this.given.find(text => text.startsWith(`${seat + 1}:`)) ?? '';
      retract(this.#table, seat);
      return this.#note('retract', seat, words, []);
    }
    const words = this.#answers.pop() ?? '';
    this.#standing.pop();
    // Tables are kept for whoever answered last: once that is taken back, the seat before may go further.
    this.#table = this.#before.pop() ?? replay(this.game, { ...this.#record, answers: this.#answers });
    const isOpening = this.#standing.length === 0;
    if (isOpening) this.#forget();
    const turn = this.#note('undo', seat, words, []);
    // Nobody could tell from it how far to go back.
    if (isOpening || turn.to < this.#renumbered) this.#known = turn.version;
    return turn;
  }

  /** The table this game was opened with is taken back: what happens is known from here on. */
  #forget(): void {
    this.#turns.length = 0;
    this.#told.clear();
  }

  /** What the viewer sees now. */
  view(viewer: Seat): Seen<S> {
    const old = this.#seen.get(viewer);
    if (old?.version === this.#version) return old;
    const table = mask(this.game, this.#table, viewer);
    const seen = {
      viewer,
      version: this.#version,
      put: this.#put,
      table,
      ask: askOf(table, viewer),
      turn: asked(table).map(ask => ask.seat),
      undoable: this.undoable(viewer),
      over: this.over,
    };
    this.#seen.set(viewer, seen);
    return seen;
  }

  /** The changes after a version as the viewer may know them; undefined if not all of them are known. */
  since(version: number, viewer: Seat): readonly Turn[] | undefined {
    if (version < this.#known) return undefined;
    const told = this.tell(viewer);
    let from = told.length;
    while (from > 0 && at(told, from - 1).version > version) from--;
    return told.slice(from);
  }

  /** All changes that are known, as the viewer may know them: its own words, and what it may hear. Masked once. */
  tell(viewer: Seat): readonly Turn[] {
    const told = this.#told.get(viewer) ?? [];
    this.#told.set(viewer, told);
    for (let i = told.length; i < this.#turns.length; i++) {
      const turn = at(this.#turns, i);
      const events = turn.events.map(event => maskEvent(this.game, event, viewer));
      told.push({ ...turn, words: turn.seat === viewer ? turn.words : '', events });
    }
    return told;
  }

  #hasSealed(seat: Seat): boolean {
    const { wait, given } = this.#table;
    return wait.some((ask, i) => ask.seat === seat && given[i] !== null && !forced(ask));
  }

  /** The answers to the question just closed enter the record. */
  #enter(before: S, seat: Seat, answer: Answer): void {
    const said = before.wait
      .map((ask, i) => ({ ask, answer: ask.seat === seat ? answer : (before.given[i] as Answer) }))
      .filter(({ ask }) => !forced(ask))
      .sort((a, b) => a.ask.seat - b.ask.seat)
      .map(({ ask, answer: words }) => wordAnswer(this.game, ask.seat, words));
    this.#answers.push(...said);
    const { ply, sealed } = this.#table;
    this.#before.push(before);
    this.#before.splice(0, this.#before.length - (ply - sealed));
  }

  #note(kind: Turn['kind'], seat: Seat, words: string, events: readonly GameEvent[]): Turn {
    if (kind !== 'start') this.#version++;
    if (kind === 'answer' || kind === 'undo') this.#put = this.#version;
    const isFirst = this.#turns.length === 0;
    const to = kind === 'undo' && !isFirst ? at(this.#turns, last(this.#standing)).version : this.#version;
    const turn = { version: this.#version, kind, seat, words, events, to };
    if (isFirst || kind === 'answer') this.#standing.push(this.#turns.length);
    this.#turns.push(turn);
    return turn;
  }

  /** Plays a record and the answers that wait, word by word. */
  #replay({ record: { answers }, given = [] }: Save): void {
    for (let i = this.#answers.length; i < answers.length; i++)
      readAndPlay(this.game, at(answers, i), i + 1, (seat, answer) => this.#retake(seat, answer));
    try {
      readTexts(given, 'given').forEach((text, i) =>
        readAndPlay(this.game, text, i + 1, (seat, answer) => this.#retake(seat, answer)),
      );
    } catch (error) {
      if (error instanceof Fault) throw damagedField('given');
      throw error;
    }
  }

  #redo(kind: Turn['kind'], seat: Seat, words: string): void {
    const number = this.#answers.length + 1;
    if (kind === 'undo' || kind === 'retract') this.undo(seat);
    else readAndPlay(this.game, words, number, (who, answer) => this.#retake(who, answer));
  }

  /** Rules that fail at an answer that was once taken are no fault of whoever opens the game. */
  #retake(seat: Seat, answer: Answer): void {
    try {
      this.answer(seat, answer);
    } catch (error) {
      throw error instanceof Breakdown ? error.cause : error;
    }
  }

  /** Goes on counting where the save left off. */
  #number({ version = this.#version, put = this.#put }: Save): void {
    const owed = this.#turns.length - 1 - last(this.#standing);
    if (!Number.isSafeInteger(version) || version < this.#version) throw damagedField('version');
    if (!Number.isInteger(put) || put < this.#put || put > version - owed) throw damagedField('put');
    if (version > this.#version) this.#renumber(version, put);
    this.#version = version;
    this.#put = put;
  }

  /** What was taken back is not in a save: only the open question, and what is sealed, are known by their versions. */
  #renumber(version: number, put: number): void {
    const end = this.#turns.length;
    const open = last(this.#standing);
    for (let i = open; i < end; i++) {
      const known = i === open ? put : version - (end - 1 - i);
      this.#turns[i] = { ...at(this.#turns, i), version: known, to: known };
    }
    this.#known = version;
    this.#renumbered = put;
  }
}

/** The table to begin with: the one that was saved, which must be of this record, or a new one. */
const tableOf = <S extends State>(game: Game<S>, { record, table }: Save, events: GameEvent[]): S => {
  if (table === undefined) return start(game, record.options, record.seats, record.seed, events);
  const isOfRecord =
    table.rev === game.rev &&
    table.seats === record.seats &&
    table.ply <= record.answers.length &&
    // Nobody's view of it, and dealt by the same seed.
    table.veil === null &&
    areSameLists(table.rng.key, seeded(record.seed).key);
  if (!isOfRecord) throw damagedField('table');
  // Whoever wrote the save made it with this game's rules.
  return game.clone(table as S);
};
