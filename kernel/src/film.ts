/** A game that was played, or is being played, to be looked at: its table after any number of answers, at once. */
import type { Answer, Game, GameEvent, Seat, State } from './game.ts';
import type { Save } from './host.ts';
import { at } from './list.ts';
import { apply, start } from './play.ts';
import { readAndPlay } from './record.ts';
import type { GameRecord } from './record.ts';

/** One answer of a record and what it brought; the first of a film is the opening, which nobody answered. */
export interface Shot {
  /** −1: nobody. */
  readonly seat: Seat;
  readonly answer: Answer;
  readonly words: string;
  readonly events: readonly GameEvent[];
}

/** A copy of the table is kept after every so many answers: no step has to play more than those between two. */
const APART = 12;

export class Film<S extends State = State> {
  readonly game: Game<S>;
  #record: GameRecord;
  readonly #shots: Shot[];
  /** The table after 0, APART, 2 · APART … answers. */
  readonly #stills: S[];

  constructor(game: Game<S>, record: GameRecord) {
    this.game = game;
    this.#record = record;
    const events: GameEvent[] = [];
    this.#stills = [start(game, record.options, record.seats, record.seed, events)];
    this.#shots = [{ seat: -1, answer: [], words: '', events }];
    this.#shoot();
  }

  get record(): GameRecord {
    return this.#record;
  }

  /** How many answers there are. */
  get length(): number {
    return this.#shots.length - 1;
  }

  /** The n-th answer; 0 is the opening. */
  shot(n: number): Shot {
    return at(this.#shots, n);
  }

  /** The table after n answers, the caller's own. */
  at(n: number): S {
    const still = Math.min(Math.floor(n / APART), this.#stills.length - 1);
    const s = this.game.clone(at(this.#stills, still));
    for (let i = still * APART + 1; i <= n; i++) {
      const { seat, answer } = this.shot(i);
      apply(this.game, s, seat, answer);
    }
    return s;
  }

  /** The same game, some answers later or after some were taken back. */
  follow(record: GameRecord): void {
    const { answers } = record;
    let n = 0;
    while (n < this.length && n < answers.length && this.shot(n + 1).words === answers[n]) n++;
    this.#record = record;
    this.#shots.length = n + 1;
    this.#stills.length = Math.floor(n / APART) + 1;
    this.#shoot();
  }

  /** Plays what was not played yet. */
  #shoot(): void {
    const { answers } = this.#record;
    if (answers.length === this.length) return;
    const s = this.at(this.length);
    for (let i = this.length; i < answers.length; i++) {
      const words = at(answers, i);
      readAndPlay(this.game, words, i + 1, (seat, answer) => {
        const events: GameEvent[] = [];
        apply(this.game, s, seat, answer, events);
        this.#shots.push({ seat, answer, words, events });
      });
      if (this.length % APART === 0) this.#stills.push(this.game.clone(s));
    }
  }

  /** What a host needs to play on from there, elsewhere. */
  fork(n: number): Save {
    const table = this.at(n);
    return { record: { ...this.#record, answers: this.#record.answers.slice(0, table.ply) }, table };
  }
}
