/** Where a game that is looked at comes from: it was played here, or is remembered as somebody saw it. */
import type { Answer, Game, GameEvent, GameRecord, Reel, Seat, State } from '@kaffeehaus/kernel';
import { filmOf } from '../rules/film.ts';
import { kernelOf } from '../rules/kernel.ts';

export interface Source {
  /** How many answers there are. */
  readonly length: number;
  /** Who gave the n-th answer; −1: nobody, that is the opening. */
  seatOf(n: number): Seat;
  /** What it was; whoever asks for it may know it. */
  answer(n: number): Answer | undefined;
  /** The table after n answers as the viewer saw it; nothing is hidden if it lies open. */
  table(n: number, viewer: Seat, open: boolean): State;
  /** What the viewer heard with the n-th answer. */
  heard(n: number, viewer: Seat, open: boolean): readonly GameEvent[];
  /** The game up to there, for whoever may have all of it. */
  fork(n: number): GameRecord;
}

/** A game of which everything is here. */
export class Played implements Source {
  readonly #game: Game;
  readonly #film: Reel;

  constructor(game: Game, record: GameRecord) {
    this.#game = game;
    this.#film = filmOf(game, record);
  }

  get length(): number {
    return this.#film.length;
  }

  seatOf(n: number): Seat {
    return this.#film.shot(n).seat;
  }

  answer(n: number): Answer {
    return this.#film.shot(n).answer;
  }

  table(n: number, viewer: Seat, open: boolean): State {
    const s = this.#film.at(n);
    return open ? unveiled(s, viewer) : kernelOf(this.#game).mask(this.#game, s, viewer);
  }

  heard(n: number, viewer: Seat, open: boolean): readonly GameEvent[] {
    const { events } = this.#film.shot(n);
    const { maskEvent } = kernelOf(this.#game);
    return open ? events : events.map(event => maskEvent(this.#game, event, viewer));
  }

  fork(n: number): GameRecord {
    return this.#film.fork(n).record;
  }
}

/** A table on which nothing is hidden, as the kernel shows one that is over. */
const unveiled = (s: State, viewer: Seat): State => ({
  ...s,
  rng: { key: [], drawn: 0 },
  veil: { viewer, pools: [], stretches: [], shares: [], cells: [] },
});
