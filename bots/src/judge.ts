/** Judges tables: the points each player may expect at the end, and from them the chances of winning. */
import { isOver, score, times } from '@kaffeehaus/kernel';
import type { Game, Mind, State } from '@kaffeehaus/kernel';
import { Habits } from './habit.ts';

/** A feature's worth at the start, and how it changes until the end. */
interface Scale {
  readonly start: Float64Array;
  readonly drift: Float64Array;
  readonly doubt: readonly [number, number];
}

/** Before anything was learned. */
const UNSURE = [10, 10] as const;

export class Judge {
  readonly game: Game;
  readonly mind: Mind;
  readonly habits: Habits;
  readonly #scales: readonly (Scale | undefined)[];
  readonly #features: Float64Array;

  constructor(game: Game, mind: Mind) {
    this.game = game;
    this.mind = mind;
    this.habits = new Habits(game, mind.learned.habits, mind.lean?.bind(mind));
    this.#scales = times(game.seats[1] + 1, seats => scaleOf(mind, seats));
    this.#features = new Float64Array(mind.features.length);
  }

  /** The points each player may expect at the end, the automaton after the seats. */
  forecast(s: State): number[] {
    if (isOver(s)) return this.game.audit(s).map(score);
    const points: number[] = [];
    for (let player = 0; player < this.mind.players(s); player++) points.push(this.#expect(s, player));
    return points;
  }

  #expect(s: State, player: number): number {
    const scale = this.#scales[s.seats];
    if (scale === undefined) return 0;
    const { mind } = this;
    const features = this.#features;
    mind.measure(s, player, features);
    const progress = mind.progress(s);
    const { start, drift } = scale;
    let sum = 0;
    for (let i = 0; i < features.length; i++)
      sum += (features[i] as number) * ((start[i] as number) + (drift[i] as number) * progress);
    return sum;
  }

  /** How likely each player is to win, from the points it may expect and how far those err at this point of the game. */
  chances(s: State, points?: readonly number[]): number[] {
    if (isOver(s)) {
      const { seats } = this.game.winners(s);
      return times(this.mind.players(s), player => (seats.includes(player) ? 1 / seats.length : 0));
    }
    const [start, end] = this.#scales[s.seats]?.doubt ?? UNSURE;
    const doubt = start + (end - start) * this.mind.progress(s);
    return softmax(points ?? this.forecast(s), doubt);
  }
}

const softmax = (points: readonly number[], doubt: number): number[] => {
  const most = Math.max(...points);
  const odds = points.map(x => Math.exp((x - most) / doubt));
  const sum = odds.reduce((a, b) => a + b, 0);
  return odds.map(x => x / sum);
};

const scaleOf = ({ features, learned }: Mind, seats: number): Scale | undefined => {
  const weights = learned.weights[seats];
  if (weights === undefined) return undefined;
  const start = new Float64Array(features.length);
  const drift = new Float64Array(features.length);
  for (const [name, first, final] of weights) {
    const i = features.indexOf(name);
    if (i < 0) continue;
    start[i] = first;
    drift[i] = final - first;
  }
  return { start, drift, doubt: learned.doubt[seats] ?? UNSURE };
};
