/** A table online as a room needs it: what one seat sees, what it was told, and what it may take back. */
import type { Outcome, TableLine } from '@kaffeehaus/client';
import { at, kernelOf } from '@kaffeehaus/kernel';
import type { Answer, Ask, Game, GameEvent, GameRecord, Rules, Seat, State } from '@kaffeehaus/kernel';
import { BadInput } from '../command.ts';
import type { Player } from '../play/seating.ts';

interface Told {
  readonly v: number;
  readonly events: readonly GameEvent[];
}

export class Visit {
  readonly game: Game;
  readonly players: readonly Player[] = [];
  readonly given: readonly string[] = [];
  readonly #table: TableLine;
  readonly #seat: Seat;
  #turns: Told[] = [];
  #read = 0;
  /** Versions of one's own answers, and of the last row of somebody else's. */
  #mine: number[] = [];

  constructor(table: TableLine, { game }: Rules, seat: Seat) {
    this.game = game;
    this.#table = table;
    this.#seat = seat;
    table.watch({
      view: (_, past) => {
        for (const { v, events } of past ?? []) this.#turns.push({ v, events });
      },
      turn: (_, { v, kind, to, actor, events }) => {
        if (kind === 'undo') this.#strike(to);
        this.#turns.push({ v, events });
        if (kind === 'answer' && actor === seat) this.#mine.push(v);
      },
    });
  }

  #strike(to: number): void {
    this.#turns = this.#turns.filter(({ v }) => v <= to);
    this.#mine = this.#mine.filter(v => v <= to);
    this.#read = Math.min(this.#read, to);
  }

  get table(): State {
    const { table } = this.#table;
    if (!table) throw new Error('nothing is seen yet');
    return table;
  }

  /** Only the names are known: the rest is the house's until the end. */
  get record(): GameRecord {
    const { game, table } = this;
    const names = this.#table.seats.map(({ name }) => name);
    const record = kernelOf(game).newRecord(game, {}, table.seats, '');
    return { ...record, names };
  }

  get over(): boolean {
    return kernelOf(this.game).isOver(this.table);
  }

  seenBy(): State {
    return this.table;
  }

  /** A question counts once the house has said by which version it is answered. */
  askOf(seat: Seat): Ask | undefined {
    return this.#table.q > 0 ? kernelOf(this.game).askOf(this.table, seat) : undefined;
  }

  /** Whom everybody waits for. */
  get waitedFor(): readonly Seat[] {
    return kernelOf(this.game)
      .asked(this.table)
      .map(({ seat }) => seat)
      .filter(seat => seat !== this.#seat);
  }

  answer(answer: Answer): Promise<Outcome> {
    return this.#table.answer(answer);
  }

  hasAnswered(): boolean {
    return this.#mine.length > 0;
  }

  /** Whether it counts is for the house to say. */
  mayUndo(): boolean {
    return this.#mine.length > 0;
  }

  async undo(): Promise<void> {
    const outcome = await this.#table.undo(at(this.#mine, this.#mine.length - 1) - 1);
    if (!outcome.counted) throw new BadInput('cli.play.undo.seen');
  }

  news(): readonly GameEvent[] {
    const fresh = this.#turns.filter(({ v }) => v > this.#read);
    this.#read = Math.max(this.#read, this.#table.v);
    return fresh.flatMap(({ events }) => events);
  }

  story(): readonly GameEvent[] {
    return this.#turns.flatMap(({ events }) => events);
  }
}
