/** What simulated games add up to. */
import { add, at, score, times } from '@kaffeehaus/kernel';
import type { Game, State } from '@kaffeehaus/kernel';

/** Mean, least and most of some numbers, without keeping them. */
export class Spread {
  #n = 0;
  #sum = 0;
  #min = Infinity;
  #max = -Infinity;

  add(x: number): void {
    this.#n++;
    this.#sum += x;
    if (x < this.#min) this.#min = x;
    if (x > this.#max) this.#max = x;
  }

  get n(): number {
    return this.#n;
  }

  get mean(): number {
    return this.#sum / this.#n;
  }

  toJSON(): { mean: number; min: number; max: number } {
    return { mean: this.mean, min: this.#min, max: this.#max };
  }
}

export class Tally {
  games = 0;
  answers = 0;
  readonly rounds = new Spread();
  readonly scores = new Spread();
  readonly bySeat: readonly Spread[];
  /** A shared victory is split. */
  readonly wins: number[];
  /** What the game plays itself against a lone player; it has a sheet after the seats'. */
  readonly automaton = { scores: new Spread(), wins: 0 };
  readonly byBot = new Map<string, { readonly scores: Spread; wins: number }>();
  readonly #game: Game;

  constructor(game: Game, seats: number) {
    this.#game = game;
    this.bySeat = times(seats, () => new Spread());
    this.wins = times(seats, () => 0);
  }

  /** Counts a finished game; `bots` are the names of who sat where. */
  count(table: State, answers: number, bots: readonly string[]): void {
    const game = this.#game;
    const winners = game.winners(table).seats;
    this.games++;
    this.answers += answers;
    this.rounds.add(game.round(table));
    game.audit(table).forEach((sheet, seat) => {
      const points = score(sheet);
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      if (seat >= this.wins.length) {
        this.automaton.scores.add(points);
        this.automaton.wins += share;
        return;
      }
      this.scores.add(points);
      at(this.bySeat, seat).add(points);
      add(this.wins, seat, share);
      const bot = this.#botNamed(at(bots, seat));
      bot.scores.add(points);
      bot.wins += share;
    });
  }

  #botNamed(name: string): { readonly scores: Spread; wins: number } {
    const known = this.byBot.get(name);
    if (known) return known;
    const fresh = { scores: new Spread(), wins: 0 };
    this.byBot.set(name, fresh);
    return fresh;
  }
}
