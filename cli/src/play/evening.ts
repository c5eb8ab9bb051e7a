/** A game at one terminal: the host, who sits where, and what each seat has already been told. */
import type { Level } from '@kaffeehaus/bots';
import { WATCHER, askOf, asked, at, bit, kernelOf, times } from '@kaffeehaus/kernel';
import type { Answer, Ask, GameEvent, Game, GameRecord, Held, Save, Seat, State } from '@kaffeehaus/kernel';
import { YOU, seatingOf } from './seating.ts';
import type { Player } from './seating.ts';

/** A bot that has to answer. */
export interface AskedBot {
  readonly seat: Seat;
  readonly level: Level;
}

/** Names of people stay with their game; else it is told who played. */
const namesOf = ({ names, seats }: GameRecord, players: readonly Player[]): readonly string[] =>
  names === undefined || seatingOf(names, seats) ? players : names;

/** A game as a room needs it, wherever it is held. */
export type Gathering = Pick<
  Evening,
  | 'game'
  | 'players'
  | 'record'
  | 'given'
  | 'table'
  | 'seenBy'
  | 'askOf'
  | 'news'
  | 'story'
  | 'mayUndo'
  | 'hasAnswered'
> & {
  /** Takes back the seat's last answer. */
  undo(seat: Seat): void | Promise<void>;
};

export class Evening {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly #host: Held;
  /** By seat, the version up to which it was told everything. */
  readonly #read: number[];
  /** Who was shown a hidden face and has not been told yet. */
  readonly #learnt = new Set<Seat>();

  constructor(game: Game, { record, given = [] }: Save, players: readonly Player[]) {
    this.game = game;
    this.players = players;
    this.#host = kernelOf(game).open(game, { record: { ...record, names: namesOf(record, players) }, given });
    // Somebody who continues a game wants the news, not its whole story.
    this.#read = players.map(() => (record.answers.length > 0 ? this.#host.version : -1));
  }

  get record(): GameRecord {
    return this.#host.record;
  }

  /** Answers that wait for others'. */
  get given(): readonly string[] {
    return this.#host.given;
  }

  get table(): State {
    return this.#host.table;
  }

  get over(): boolean {
    return this.#host.over;
  }

  get people(): readonly Seat[] {
    return times(this.players.length, seat => seat).filter(seat => this.players[seat] === YOU);
  }

  seenBy(seat: Seat): State {
    return this.#host.view(seat).table;
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
    const known = new Set(this.seenBy(seat).zones.flat());
    const { events } = this.#host.answer(seat, answer);
    if (events.some(event => this.#isDiscovery(event, seat, known))) this.#learnt.add(seat);
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

  hasAnswered(seat: Seat): boolean {
    return this.record.answers.some(answer => answer.startsWith(`${seat + 1}:`));
  }

  mayUndo(seat: Seat): boolean {
    return this.#host.undoable(seat) > 0;
  }

  /** Takes back the seat's last answer; nobody is told of what did not happen. */
  undo(seat: Seat): void {
    this.#host.undo(seat);
  }

  /** What happened since the seat was told last. */
  news(seat: Seat): readonly GameEvent[] {
    const fresh = this.#host.story.filter(({ version }) => version > at(this.#read, seat));
    this.#read[seat] = this.#host.version;
    this.#learnt.delete(seat);
    return fresh.flatMap(turn => turn.events);
  }

  story(): readonly GameEvent[] {
    return this.#host.story.flatMap(turn => turn.events);
  }
}
