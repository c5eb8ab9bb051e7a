/**
 * A table as the server holds it while somebody plays or looks: the fold of its log. A command is taken here first and
 * written afterwards; if it cannot be written the room is thrown away, and opened anew from what is written.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Fault } from '@kaffeehaus/kernel';
import type { Answer, Held, Rules, Save, Seat, State, Turn } from '@kaffeehaus/kernel';
import type { Head, Row, Snapshot } from '../store/store.ts';
import { Chain, areEqual, receiptOf } from '@kaffeehaus/trust';

/** Rows that tell what happened on the table; `start` is the first. */
export type Kind = 'start' | 'answer' | 'retract' | 'undo';

/** Who asks for something: the seat, the person, and the name under which they will know it again. */
export interface Order {
  readonly seat: Seat;
  readonly actor: number;
  readonly cmd: string;
  readonly now: number;
}

/** What a command did: the row to be written, and what happened on the table. */
export interface Done {
  readonly row: Row;
  readonly turn: Turn;
}

interface Kept {
  readonly save: Save;
  readonly at: number;
  readonly put: number;
  readonly answered: readonly number[];
}

/** As many of the last rows are remembered, by which a repeated command is known without a look into the store. */
const REMEMBERED = 64;

const HOUSE = -1;

const CHAIN = new Chain(bytes => new Uint8Array(createHash('sha256').update(bytes).digest()));

export class Room {
  readonly head: Head;
  readonly rules: Rules;
  readonly #held: Held;
  #version = 0;
  #at = 0;
  #chain: Uint8Array;
  #put = 0;
  /** Of a simultaneous question, the version at which it closed. */
  readonly #answered: number[] = [];
  readonly #recent: Row[] = [];

  /** From its snapshot, if there is one, and the rows after it. */
  constructor(head: Head, rules: Rules, rows: readonly Row[], snapshot?: Snapshot) {
    this.head = head;
    this.rules = rules;
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
    }
    for (const row of rows) this.#redo(row);
  }

  get version(): number {
    return this.#version;
  }

  /** The version at which the open questions were put: answers name it. */
  get put(): number {
    return this.#put;
  }

  /** The versions of the answers that stand: an undo goes back to before one of them. */
  get answered(): readonly number[] {
    return this.#answered;
  }

  get over(): boolean {
    return this.#held.over;
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

  /** Begins the log. */
  start(now: number): Done {
    if (this.#version > 0) throw new Fault('stale-question', 'the game has begun');
    const [turn] = this.#held.turns;
    return this.#write({ seat: HOUSE, actor: 0, cmd: '', now }, 'start', '', turn as Turn);
  }

  /** The answer to the question put at version `put`. */
  answer(order: Order, put: number, answer: Answer): Done {
    this.#mustBeOpen(order.seat, put);
    const turn = this.#held.answer(order.seat, answer);
    return this.#write(order, 'answer', turn.words, turn);
  }

  /** Takes back a sealed answer while others still think. */
  retract(order: Order, put: number): Done {
    this.#mustBeOpen(order.seat, put);
    const turn = this.#held.undo(order.seat);
    return this.#write(order, 'retract', '', turn);
  }

  /** Takes back all answers given after a version, if they are the seat's own and nothing was learned since. */
  undo(order: Order, put: number, to: number): Done {
    this.#mustBeOpen(order.seat, put);
    const turn = this.#takeBack(order.seat, to);
    return this.#write(order, 'undo', JSON.stringify({ to }), turn);
  }

  /** The row of a command that the seat has given before, after the question it named was put. */
  repeated(seat: Seat, cmd: string, put: number): Row | undefined {
    return this.#recent.find(row => row.seat === seat && row.cmd === cmd && row.version > put);
  }

  /** The first version of which it is known whether a command was given then. */
  get remembers(): number {
    return this.#recent[0]?.version ?? this.#version + 1;
  }

  snapshot(): Snapshot {
    const kept: Kept = {
      save: this.#held.snapshot(),
      at: this.#at,
      put: this.#put,
      answered: this.#answered,
    };
    const { tab, rules } = this.head;
    const state = deflateRawSync(JSON.stringify(kept));
    return { tab, version: this.#version, rules, chain: this.#chain, state };
  }

  #mustBeOpen(seat: Seat, put: number): void {
    if (this.#version === 0) throw new Fault('not-your-turn', 'the game has not begun', { seat: seat + 1 });
    if (put !== this.#put)
      throw new Fault('stale-question', `seat ${seat + 1} is asked something else by now`, {
        seat: seat + 1,
      });
  }

  #takeBack(seat: Seat, to: number): Turn {
    const count = this.#answered.filter(version => version > to).length;
    if (count === 0 || this.#held.undoable(seat) < count || this.#held.given.length > 0)
      throw new Fault('nothing-to-undo', `seat ${seat + 1} has nothing to take back`, { seat: seat + 1 });
    let turn = this.#held.undo(seat);
    for (let i = 1; i < count; i++) turn = this.#held.undo(seat);
    this.#answered.length -= count;
    return turn;
  }

  #write({ seat, actor, cmd, now }: Order, kind: Kind, body: string, turn: Turn): Done {
    const version = this.#version + 1;
    // Time never goes back in a log, whatever the machine's clock does.
    const at = Math.max(this.#at, now);
    const link = { version, at, seat, actor, kind, cmd, body };
    const row = { tab: this.head.tab, ...link, chain: CHAIN.next(this.#chain, this.head.secret, link) };
    this.#follow(row, turn);
    return { row, turn };
  }

  #follow(row: Row, turn: Turn): void {
    this.#version = row.version;
    this.#at = row.at;
    this.#chain = row.chain;
    if (turn.kind === 'answer') this.#answered.push(row.version);
    if (turn.kind !== 'seal' && turn.kind !== 'retract') this.#put = row.version;
    this.#recent.push(row);
    if (this.#recent.length > REMEMBERED) this.#recent.shift();
  }

  /** A row that is written is taken as it stands, but it must fit. */
  #redo(row: Row): void {
    if (row.version !== this.#version + 1)
      throw new Error(`row ${row.version} does not follow ${this.#version}`);
    if (!areEqual(row.chain, CHAIN.next(this.#chain, this.head.secret, row)))
      throw new Error(`the chain is broken at row ${row.version}`);
    this.#follow(row, this.#retake(row));
  }

  #retake({ kind, seat, body }: Row): Turn {
    const { game, kernel } = this.rules;
    switch (kind as Kind) {
      case 'start':
        return this.#held.turns[0] as Turn;
      case 'answer':
        return this.#held.answer(seat, kernel.readAnswer(game, body, this.#version + 1)[1]);
      case 'retract':
        return this.#held.undo(seat);
      case 'undo':
        return this.#takeBack(seat, (JSON.parse(body) as { readonly to: number }).to);
    }
  }
}

export const receipt = ({ chain }: Row): Uint8Array => receiptOf(chain);

const firstLink = ({ id, game, rules, options, seats }: Head): Uint8Array =>
  CHAIN.first({ id, game, rules, options: JSON.parse(options), terms: {}, seats, list: new Uint8Array() });

const read = ({ state }: Snapshot): Kept => JSON.parse(inflateRawSync(state).toString('utf8')) as Kept;
