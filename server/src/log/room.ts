/**
 * A table as the server holds it while somebody plays or looks: the fold of its log. A command is taken here first and
 * written afterwards; if it cannot be written the room is thrown away, and opened anew from what is written.
 */
import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Fault } from '@kaffeehaus/kernel';
import type { Answer, GameEvent, Held, Rules, Save, Seat, State, Turn } from '@kaffeehaus/kernel';
import type { Pace, Past } from '@kaffeehaus/protocol';
import { termsOf } from '../luck/terms.ts';
import { readSitters } from '@kaffeehaus/trust/course/chairs';
import type { Sitter } from '@kaffeehaus/trust/course/chairs';
import type { Outages } from '@kaffeehaus/trust/course/clocks';
import { follow, newCourse } from '@kaffeehaus/trust/course/course';
import type { Course } from '@kaffeehaus/trust/course/course';
import { Declined } from '@kaffeehaus/trust/course/declined';
import type { Draft } from '@kaffeehaus/trust/course/deeds';
import type { Head, Row, Snapshot } from '../store/store.ts';
import { linkOf } from './link.ts';
import { Recent } from './recent.ts';
import type { Given } from './recent.ts';
import { Chain, areEqual, receiptOf } from '@kaffeehaus/trust';

/** Rows that tell what happened on the table; `start` is the first. The others are told by the course of the game. */
export type Kind = 'start' | 'answer' | 'retract' | 'undo' | Draft['kind'];

/** Who asks for something: the seat, the person, and the name under which they will know it again. */
export interface Order {
  readonly seat: Seat;
  readonly actor: number;
  readonly cmd: string;
  readonly now: number;
}

/** What a command did: the row to be written, and what happened on the table, if anything did. */
export interface Done {
  readonly row: Row;
  readonly turn: Turn | undefined;
}

interface Kept {
  readonly save: Save;
  readonly at: number;
  readonly put: number;
  readonly answered: readonly number[];
  readonly course: Course;
}

/** So many rows may come to nothing at a table, and so many for each answer that stands. */
const WASTE = 2000;
const USE = 20;

/** In place of a turn that a room has taken. */
const TAKEN: Turn = { version: 0, kind: 'start', seat: -1, words: '', events: [], to: 0 };

const NO_EVENTS: readonly GameEvent[] = [];

const HOUSE = -1;

/** By letters: bytes from outside the engine have a piece of memory of their own, which takes as long as to hash. */
const sha = (bytes: Uint8Array): Uint8Array => {
  const letters = hash('sha256', bytes, 'binary');
  const digest = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) digest[i] = letters.charCodeAt(i);
  return digest;
};

const CHAIN = new Chain(sha);

export class Room {
  readonly head: Head;
  readonly rules: Rules;
  readonly pace: Pace;
  readonly #held: Held;
  #version = 0;
  #at = 0;
  #chain: Uint8Array;
  #put = 0;
  /** Of a simultaneous question, the version at which it closed. */
  readonly #answered: number[] = [];
  readonly #recent = new Recent();
  readonly #outages: () => Outages;
  #course: Course;

  /**
   * From its snapshot, if there is one, and the rows after it. `outages`: time that the house lost, as known by now.
   */
  constructor(
    head: Head,
    rules: Rules,
    rows: readonly Row[],
    snapshot?: Snapshot,
    outages: () => Outages = () => [],
  ) {
    this.head = head;
    this.rules = rules;
    this.pace = JSON.parse(head.pace) as Pace;
    this.#outages = outages;
    this.#course = newCourse(this.pace, [], 0);
    const { game, kernel } = rules;
    this.#chain = firstLink(head);
    const kept = snapshot && read(snapshot);
    const record = kernel.newRecord(game, JSON.parse(head.options), head.seats, head.seed);
    this.#held = kernel.open(game, kept?.save ?? { record });
    if (snapshot && kept) {
      this.#version = snapshot.version;
      this.#chain = snapshot.chain;
      this.#at = kept.at;
      this.#put = kept.put;
      this.#answered.push(...kept.answered);
      this.#course = kept.course;
    }
    for (const row of rows) this.redo(row);
  }

  get version(): number {
    return this.#version;
  }

  /** The version at which the open questions were put. */
  get put(): number {
    return this.#put;
  }

  /** The version at which they were put to whoever answers for the seat now: answers name it. */
  putTo(seat: Seat): number {
    return Math.max(this.#put, this.#course.chairs[seat]?.since ?? 0);
  }

  /** Who answers for each seat, the clocks, what is proposed, and the result. */
  get course(): Course {
    return this.#course;
  }

  /** Time that the house lost. */
  get outages(): Outages {
    return this.#outages();
  }

  /** The moment of the last row. */
  get at(): number {
    return this.#at;
  }

  /** The versions of the answers that stand: an undo goes back to before one of them. */
  get answered(): readonly number[] {
    return this.#answered;
  }

  /** By its rules, or because those who play ended it. */
  get over(): boolean {
    return this.#held.over || this.#course.result !== null;
  }

  get chain(): Uint8Array {
    return this.#chain;
  }

  get held(): Held {
    return this.#held;
  }

  /** The table as the viewer may know it. */
  mask(viewer: Seat): State {
    return this.rules.kernel.mask(this.rules.game, this.#held.table, viewer);
  }

  /** What happened, as the viewer may hear it. */
  heard({ turn }: Done, viewer: Seat): readonly GameEvent[] {
    return turn ? this.#masked(turn.events, viewer) : NO_EVENTS;
  }

  #masked(events: readonly GameEvent[], viewer: Seat): readonly GameEvent[] {
    if (events.length === 0) return NO_EVENTS;
    const { game, kernel } = this.rules;
    return events.map(event => kernel.maskEvent(game, event, viewer));
  }

  /** The version at which the seat's own open question was put, also one it has answered while others think; 0: none. */
  question(seat: Seat): number {
    if (this.over) return 0;
    const { forced } = this.rules.kernel;
    const isAsked = this.#held.table.wait.some(ask => ask.seat === seat && !forced(ask));
    return isAsked ? this.putTo(seat) : 0;
  }

  /** What happened after a version, as the viewer may hear it; undefined if not all of it is remembered. */
  past(version: number, viewer: Seat): readonly Past[] | undefined {
    if (version > this.#version || version + 1 < this.remembers) return undefined;
    return this.#recent.after(version).map(({ v, kind, to, actor, events }) => ({
      v,
      kind,
      to,
      actor,
      events: this.#masked(events, viewer),
    }));
  }

  /** Begins the log: with who sits where. */
  start(now: number, sitters: readonly Sitter[]): Done {
    if (this.#version > 0) throw new Fault('stale-question', 'the game has begun');
    const [turn] = this.#held.turns;
    const body = JSON.stringify(sitters);
    return this.#write({ seat: HOUSE, actor: 0, cmd: '', now }, 'start', body, turn);
  }

  /** What is no move: it has been checked by whoever made it. */
  note(order: Order, { kind, body }: Draft): Done {
    if (this.#version === 0) throw new Fault('not-your-turn', 'the game has not begun');
    if (kind !== 'sit') this.#mustBeTheirs(order);
    return this.#write(order, kind, body, undefined);
  }

  /** The answer to the question put at version `put`. */
  answer(order: Order, put: number, answer: Answer): Done {
    this.#mustBeOpen(order, put);
    const turn = this.#held.answer(order.seat, answer);
    return this.#write(order, 'answer', turn.words, turn);
  }

  /** Takes back a sealed answer while others still think. */
  retract(order: Order, put: number): Done {
    this.#mustBeOpen(order, put);
    if (!this.#hasSealed(order.seat)) throw nothingToUndo(order.seat);
    this.#mustBeModest();
    const turn = this.#held.undo(order.seat);
    return this.#write(order, 'retract', '', turn);
  }

  /** Takes back all answers after version `to`, if they are the seat's own, nothing was learned since, nor answered after `seen`. */
  undo(order: Order, seen: number, to: number): Done {
    this.#mustRun(order);
    if (seen < this.#put || seen > this.#version) throw stale(order.seat);
    this.#mustBeOwn(order.seat, to);
    const turn = this.#takeBack(order.seat, to);
    return this.#write(order, 'undo', JSON.stringify({ to }), turn);
  }

  /** A command that the seat has given before, after a version. */
  repeated(seat: Seat, cmd: string, after: number): Given | undefined {
    return this.#recent.find(seat, cmd, after);
  }

  /** The first version of which it is known whether a command was given then. */
  get remembers(): number {
    return this.#recent.first ?? this.#version + 1;
  }

  snapshot(): Snapshot {
    const kept: Kept = {
      save: this.#held.snapshot(),
      at: this.#at,
      put: this.#put,
      answered: this.#answered,
      course: this.#course,
    };
    const { tab, rules } = this.head;
    const state = deflateRawSync(JSON.stringify(kept));
    return { tab, version: this.#version, rules, chain: this.#chain, state };
  }

  /** Whoever has lost the chair to somebody else may not have heard of it yet. */
  #mustBeTheirs({ seat, actor }: Order): void {
    if (actor > 0 && seat >= 0 && this.#course.chairs[seat]?.person !== actor)
      throw new Declined('forbidden', 'somebody else sits there');
  }

  /** A bot answers for its seat, and nobody else does as long as it does. */
  #mustRun(order: Order): void {
    const { seat, actor } = order;
    this.#mustBeTheirs(order);
    const isOthers = (this.#course.chairs[seat]?.bot ?? null) !== null && actor > 0;
    if (this.#version === 0 || isOthers)
      throw new Fault('not-your-turn', 'the game has not begun, or a bot answers', { seat: seat + 1 });
    if (this.#course.result) throw new Fault('game-over', 'the game is over');
    if (this.#course.stopped > 0) throw new Declined('not-now', 'the rules of this table are stopped');
  }

  #mustBeOpen(order: Order, put: number): void {
    this.#mustRun(order);
    if (put !== this.putTo(order.seat)) throw stale(order.seat);
  }

  /** What a bot has answered for somebody stands: else leaving for a moment would be a way to ask for a hint. */
  #mustBeOwn(seat: Seat, to: number): void {
    const since = this.#course.chairs[seat]?.since ?? 0;
    if (this.#answered.some(version => version > to && version < since)) throw nothingToUndo(seat);
    this.#mustBeModest();
  }

  /** Rows that came to nothing are kept for ever, and a record holds only so many. */
  #mustBeModest(): void {
    if (this.#version > WASTE + USE * this.#answered.length)
      throw new Declined('not-now', 'too much was taken back at this table');
  }

  #hasSealed(seat: Seat): boolean {
    const { wait, given } = this.#held.table;
    return wait.some((ask, i) => ask.seat === seat && given[i] !== null && !this.rules.kernel.forced(ask));
  }

  #takeBack(seat: Seat, to: number): Turn {
    const count = this.#answersAfter(to);
    if (count === 0 || this.#held.undoable(seat) < count || this.#held.given.length > 0)
      throw nothingToUndo(seat);
    let turn = this.#held.undo(seat);
    for (let i = 1; i < count; i++) turn = this.#held.undo(seat);
    return turn;
  }

  #write({ seat, actor, cmd, now }: Order, kind: Kind, body: string, turn: Turn | undefined): Done {
    const version = this.#version + 1;
    // Time never goes back in a log, whatever the machine's clock does.
    const at = Math.max(this.#at, now);
    const said = { tab: this.head.tab, version, at, seat, actor, kind, cmd, body };
    const row = { ...said, chain: CHAIN.next(this.#chain, this.head.secret, linkOf(said)) };
    return this.#follow(row, turn);
  }

  #follow(row: Row, turn: Turn | undefined): Done {
    const before = this.#answered.length;
    if (turn) this.#forget();
    this.#version = row.version;
    this.#at = row.at;
    this.#chain = row.chain;
    if (row.kind === 'undo') this.#answered.length -= this.#answersAfter(toOf(row));
    if (turn?.kind === 'answer') this.#answered.push(row.version);
    const fresh = turn !== undefined && turn.kind !== 'seal' && turn.kind !== 'retract';
    if (fresh) this.#put = row.version;
    const done = { row, turn };
    this.#recent.add(done, kindOf(done), undoneTo(done));
    const struck = turn?.kind === 'retract' ? 1 : Math.max(0, before - this.#answered.length);
    const owing = this.rules.kernel.asked(this.#held.table).map(({ seat }) => seat);
    if (row.kind === 'start') this.#course = newCourse(this.pace, readSitters(row.body) ?? [], row.at);
    this.#course = follow(this.#course, this.pace, row, { owing, fresh, struck }, this.#outages());
    return done;
  }

  /**
   * The kernel's host keeps every turn with all that happened, to tell of it; here nobody asks it. So they are taken out
   * of its hands: to open it anew, so that it forgets, takes as long as an answer.
   */
  #forget(): void {
    const turns = this.#held.turns as Turn[];
    turns[turns.length - 1] = TAKEN;
  }

  #answersAfter(version: number): number {
    return this.#answered.filter(one => one > version).length;
  }

  /** A row that is written is taken as it stands, but it must fit. */
  redo(row: Row): Done {
    if (row.version !== this.#version + 1)
      throw new Error(`row ${row.version} does not follow ${this.#version}`);
    if (!areEqual(row.chain, CHAIN.next(this.#chain, this.head.secret, linkOf(row))))
      throw new Error(`the chain is broken at row ${row.version}`);
    return this.#follow(row, this.#retake(row));
  }

  #retake(row: Row): Turn | undefined {
    const { game, kernel } = this.rules;
    const { seat, body } = row;
    switch (row.kind as Kind) {
      case 'start':
        return this.#held.turns[0];
      case 'answer':
        return this.#held.answer(seat, kernel.readAnswer(game, body, this.#version + 1)[1]);
      case 'retract':
        return this.#held.undo(seat);
      case 'undo':
        return this.#takeBack(seat, toOf(row));
      default:
        return undefined;
    }
  }
}

const stale = (seat: Seat): Fault =>
  new Fault('stale-question', `seat ${seat + 1} is asked something else by now`, { seat: seat + 1 });

const nothingToUndo = (seat: Seat): Fault =>
  new Fault('nothing-to-undo', `seat ${seat + 1} has nothing to take back`, { seat: seat + 1 });

const toOf = ({ body }: Row): number => (JSON.parse(body) as { readonly to: number }).to;

export const receipt = ({ chain }: Given): Uint8Array => receiptOf(chain);

/** The kind of a row as it is told: of answers, whether they wait for others'. */
export const kindOf = ({ row, turn }: Done): string => turn?.kind ?? row.kind;

/** To which version an undo goes back. */
export const undoneTo = ({ row, turn }: Done): number => (turn?.kind === 'undo' ? toOf(row) : 0);

const firstLink = (head: Head): Uint8Array => {
  const { id, game, rules, options, seats, list } = head;
  return CHAIN.first({ id, game, rules, options: JSON.parse(options), terms: termsOf(head), seats, list });
};

const read = ({ state }: Snapshot): Kept => JSON.parse(inflateRawSync(state).toString('utf8')) as Kept;
