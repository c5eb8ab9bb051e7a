/** A lesson as the room sees it: a game in which the others answer by themselves. */
import { kernelOf, times } from '@kaffeehaus/kernel';
import type { Ask, Game, GameEvent, GameRecord, Seat, State } from '@kaffeehaus/kernel';
import { LEARNER } from '@kaffeehaus/lessons';
import type { Course } from '@kaffeehaus/lessons';
import type { Gathering } from '../play/evening.ts';
import { YOU } from '../play/seating.ts';
import type { Player } from '../play/seating.ts';

export class Schooling implements Gathering {
  readonly course: Course;
  readonly players: readonly Player[];
  /** The version up to which the learner was told everything. */
  #read: number;

  constructor(course: Course) {
    this.course = course;
    this.players = times(course.host.record.seats, seat => (seat === LEARNER ? YOU : 'easy'));
    this.#read = course.host.version;
  }

  get game(): Game {
    return this.course.game;
  }

  get record(): GameRecord {
    return this.course.host.record;
  }

  get given(): readonly string[] {
    return this.course.host.given;
  }

  get table(): State {
    return this.course.host.table;
  }

  seenBy(seat: Seat): State {
    return this.course.host.view(seat).table;
  }

  askOf(seat: Seat): Ask | undefined {
    return kernelOf(this.game).askOf(this.table, seat);
  }

  news(): readonly GameEvent[] {
    const fresh = this.course.host.story.filter(({ version }) => version > this.#read);
    this.#read = this.course.host.version;
    return fresh.flatMap(turn => turn.events);
  }

  story(): readonly GameEvent[] {
    return this.course.host.story.flatMap(turn => turn.events);
  }

  hasAnswered(): boolean {
    return this.course.taken.length > 0;
  }

  mayUndo(): boolean {
    return this.course.mayUndo;
  }

  undo(): void {
    this.course.undo();
  }
}
