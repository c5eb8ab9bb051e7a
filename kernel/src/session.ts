/** A game in progress as a host keeps it: the table and the record that leads to it, always in step. */
import { Fault } from './fault.ts';
import type { Answer, GameEvent, Game, Seat, State } from './game.ts';
import { isOver } from './hide.ts';
import { apply, forced, retract } from './play.ts';
import { replay, wordAnswer } from './record.ts';
import type { GameRecord } from './record.ts';

export class Session<S extends State = State> {
  readonly game: Game<S>;
  record: GameRecord;
  table: S;

  constructor(game: Game<S>, record: GameRecord, events: GameEvent[] | null = null) {
    this.game = game;
    this.record = record;
    this.table = replay(game, record, record.answers.length, events);
  }

  get over(): boolean {
    return this.table.wait.length === 0;
  }

  /** Answers to one simultaneous question enter the record together, in seat order, when all are in. */
  answer(seat: Seat, answer: Answer, events: GameEvent[] | null = null): void {
    const { wait, ply } = this.table;
    const given = this.table.given.slice();
    apply(this.game, this.table, seat, answer, events);
    if (this.table.ply === ply) return;
    const said = wait
      .map((ask, i) => ({ ask, answer: ask.seat === seat ? answer : (given[i] as Answer) }))
      .filter(({ ask }) => !forced(ask))
      .sort((a, b) => a.ask.seat - b.ask.seat)
      .map(({ ask, answer: words }) => wordAnswer(this.game, ask.seat, words));
    this.record = { ...this.record, answers: [...this.record.answers, ...said] };
  }

  /** How many of its own last answers the seat may take back now. */
  undoable(seat: Seat): number {
    const s = this.table;
    if (s.wait.some((ask, i) => ask.seat === seat && s.given[i] !== null && !forced(ask))) return 1;
    // What came before would take others' sealed answers with it, and at the end every card has been shown.
    return s.last !== seat || s.wait.length > 1 || isOver(s) ? 0 : s.ply - s.sealed;
  }

  /** Takes back the seat's last answer: undo is replay of a shorter record. */
  undo(seat: Seat): void {
    if (this.undoable(seat) === 0)
      throw new Fault('nothing-to-undo', `seat ${seat + 1} has nothing to take back`, { seat: seat + 1 });
    if (this.table.wait.some((ask, i) => ask.seat === seat && this.table.given[i] !== null)) {
      retract(this.table, seat);
      return;
    }
    this.record = { ...this.record, answers: this.record.answers.slice(0, -1) };
    this.table = replay(this.game, this.record);
  }
}
