/** A game at one terminal: the session, who sits where, and what each seat has already been told. */
import type { Level } from '@kaffeehaus/bots';
import { Session, WATCHER, askOf, asked, at, bit, mask, times } from '@kaffeehaus/kernel';
import type { Answer, Ask, GameEvent, Game, GameRecord, Seat, State } from '@kaffeehaus/kernel';
import { YOU } from './seating.ts';
import type { Player } from './seating.ts';

/** A bot that has to answer. */
export interface AskedBot {
  readonly seat: Seat;
  readonly level: Level;
}

export class Evening {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly #session: Session;
  /** Everything that happened, how much of it there was after so many answers, and how much each seat has read. */
  readonly #events: GameEvent[] = [];
  readonly #after: number[];
  readonly #read: number[];
  /** Who was shown a hidden face and has not been told yet. */
  readonly #learnt = new Set<Seat>();

  constructor(game: Game, record: GameRecord, players: readonly Player[]) {
    this.game = game;
    this.players = players;
    this.#session = new Session(game, { ...record, names: players }, this.#events);
    this.#after = times(record.answers.length + 1, () => this.#events.length);
    // Somebody who continues a game wants the news, not its whole story.
    this.#read = players.map(() => (record.answers.length > 0 ? this.#events.length : 0));
  }

  get record(): GameRecord {
    return this.#session.record;
  }

  get table(): State {
    return this.#session.table;
  }

  get over(): boolean {
    return this.#session.over;
  }

  get people(): readonly Seat[] {
    return times(this.players.length, seat => seat).filter(seat => this.players[seat] === YOU);
  }

  seenBy(seat: Seat): State {
    return mask(this.game, this.table, seat);
  }

  askOf(seat: Seat): Ask | undefined {
    return askOf(this.table, seat);
  }

  /** The bots that have to answer, several if they are asked at the same time. */
  botsAsked(): readonly AskedBot[] {
    return asked(this.table).flatMap(({ seat }) => {
      const player = at(this.players, seat);
      return player === YOU ? [] : [{ seat, level: player }];
    });
  }

  /** The next person who has to answer; none once the game is over. */
  nextPerson(): Seat | undefined {
    return asked(this.table).find(({ seat }) => this.players[seat] === YOU)?.seat;
  }

  answer(seat: Seat, answer: Answer): void {
    const from = this.#events.length;
    const known = new Set(this.seenBy(seat).zones.flat());
    this.#session.answer(seat, answer, this.#events);
    if (this.#events.slice(from).some(event => this.#isDiscovery(event, seat, known))) this.#learnt.add(seat);
    for (let n = this.#after.length; n <= this.record.answers.length; n++)
      this.#after.push(this.#events.length);
  }

  /** The seat was shown a face that it did not know and that is not for everybody. */
  #isDiscovery(event: GameEvent, seat: Seat, known: ReadonlySet<number>): boolean {
    if (event.k !== 'move' && event.k !== 'peek') return false;
    const { card, sees } = event;
    return (sees & bit(seat)) !== 0 && (sees & bit(WATCHER)) === 0 && !known.has(card);
  }

  /** The seat has seen something that must be told before anybody else looks. */
  hasLearnt(seat: Seat): boolean {
    return this.#learnt.has(seat);
  }

  mayUndo(seat: Seat): boolean {
    return this.#session.undoable(seat) > 0;
  }

  /** Takes back the seat's last answer; nobody is told of what did not happen. */
  undo(seat: Seat): void {
    this.#session.undo(seat);
    this.#after.length = this.record.answers.length + 1;
    this.#events.length = at(this.#after, this.record.answers.length);
    this.#read.forEach((n, i) => (this.#read[i] = Math.min(n, this.#events.length)));
  }

  /** What happened since the seat was told last. */
  news(seat: Seat): readonly GameEvent[] {
    const fresh = this.#events.slice(at(this.#read, seat));
    this.#read[seat] = this.#events.length;
    this.#learnt.delete(seat);
    return fresh;
  }

  story(): readonly GameEvent[] {
    return this.#events;
  }
}
