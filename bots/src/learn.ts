/** Learning from games: what a standing is worth, how far that errs, and which answers are given. */
import { add, count, score, times } from '@kaffeehaus/kernel';
import type { Answer, Ask, Game, Learned, Mind, State, Weight } from '@kaffeehaus/kernel';
import { at } from './list.ts';

/** How players stood at one moment of a game. */
interface Moment {
  readonly progress: number;
  readonly features: readonly Float64Array[];
}

/** A moment of a finished game, and how that ended. */
interface Lesson extends Moment {
  /** All lessons of one game together count as one, less if it is long ago. */
  share: number;
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** Pulls weights towards what was believed before, as if so many more players had confirmed it. */
const CAUTION = 12;
/**
 * The same for what was hardly seen: as if so many games more had each shown players one apart, and what was believed had
 * held. A thing that one player in a hundred has is else worth as much as its few owners happened to win by.
 */
const RARE = 4;
/** A habit needs so many chances before it is believed. */
const SHYNESS = 4;
const LEAST_HABIT = 0.02;
const MOST_HABIT = 30;

/** What games of one number of seats teach about the worth of features. */
export class Worth {
  readonly #mind: Mind;
  readonly #game: Game;
  readonly #lessons: Lesson[] = [];
  #moments: Moment[] = [];

  constructor(game: Game, mind: Mind) {
    this.#game = game;
    this.#mind = mind;
  }

  /** Remembers how everybody stands now. */
  note(s: State): void {
    const mind = this.#mind;
    const features = times(mind.players(s), player => {
      const row = new Float64Array(mind.features.length);
      mind.measure(s, player, row);
      return row;
    });
    this.#moments.push({ progress: mind.progress(s), features });
  }

  /** The game is over: its moments become lessons. */
  end(s: State): void {
    const scores = this.#game.audit(s).map(score);
    const { seats } = this.#game.winners(s);
    const wins = scores.map((_, player) => (seats.includes(player) ? 1 / seats.length : 0));
    const share = 1 / this.#moments.length;
    for (const moment of this.#moments) this.#lessons.push({ ...moment, share, scores, wins });
    this.#moments = [];
  }

  /** From now on games count, and what was learned before counts less. */
  fade(): void {
    for (const lesson of this.#lessons) lesson.share *= FADING;
  }

  /**
   * The weights with which forecasts of differences err least, in squares, not far from those believed before. Players
   * are compared within their own game: what lifts or lowers all of them (luck, options) teaches nothing about them.
   */
  weights(before: readonly Weight[] = []): Weight[] {
    const names = this.#mind.features;
    const known = names.map(name => before.find(([feature]) => feature === name) ?? ([name, 0, 0] as const));
    const n = 2 * names.length;
    const sums = times(n, () => new Float64Array(n));
    const target = new Float64Array(n);
    const row = new Float64Array(n);
    let players = 0;
    for (const lesson of this.#lessons)
      for (const [own, y] of apart(lesson)) {
        spread(own, lesson.progress, row);
        players += lesson.share;
        accumulate(sums, target, row, lesson.share, y - forecast(own, lesson.progress, known));
      }
    for (let i = 0; i < n; i++) at(sums, i)[i] = (at(sums, i)[i] as number) * (1 + CAUTION / players) + RARE;
    const solved = solve(sums, target);
    return this.#level(
      known.map(([name, start, end], i) => [
        name,
        round(start + at(solved, i)),
        round(end + at(solved, names.length + i)),
      ]),
    );
  }

  /** Sets the weight of the first feature, which is 1 for everybody, so that forecasts are right on average. */
  #level(weights: readonly Weight[]): Weight[] {
    const [[name], ...rest] = weights as [Weight, ...Weight[]];
    const flat: Weight[] = [[name, 0, 0], ...rest];
    const sums = [new Float64Array(2), new Float64Array(2)];
    const target = new Float64Array(2);
    for (const { progress, share, features, scores } of this.#lessons)
      features.forEach((own, player) => {
        const row = Float64Array.of(1 - progress, progress);
        accumulate(sums, target, row, share, at(scores, player) - forecast(own, progress, flat));
      });
    const [start = 0, end = 0] = solve(sums, target);
    return [[name, round(start), round(end)], ...rest];
  }

  /** The doubt at the start and at the end that makes chances of winning truest. */
  doubt(weights: readonly Weight[]): [number, number] {
    const best = { start: 10, end: 10, loss: Infinity };
    for (const start of DOUBTS)
      for (const end of DOUBTS) {
        const loss = this.#surprise(weights, start, end);
        if (loss < best.loss) Object.assign(best, { start, end, loss });
      }
    return [best.start, best.end];
  }

  /** How surprising the winners were, by forecasts that err by so much. */
  #surprise(weights: readonly Weight[], start: number, end: number): number {
    let loss = 0;
    for (const { progress, share, features, wins } of this.#lessons) {
      const doubt = start + (end - start) * progress;
      const odds = features.map(own => Math.exp(clamp(forecast(own, progress, weights) / doubt)));
      const sum = odds.reduce((a, b) => a + b, 0);
      wins.forEach((won, player) => {
        loss -= share * won * Math.log(Math.max(at(odds, player) / sum, 1e-9));
      });
    }
    return loss;
  }
}

/** What is left of an old lesson when new ones come. */
const FADING = 0.6;

/** By how much each player differs from the mean of the table, in features and in points. */
const apart = ({ features, scores }: Lesson): [Float64Array, number][] => {
  const n = features.length;
  const width = at(features, 0).length;
  const mean = new Float64Array(width);
  for (const own of features)
    for (let i = 0; i < width; i++) mean[i] = (mean[i] as number) + (own[i] as number) / n;
  const level = scores.reduce((sum, x) => sum + x, 0) / n;
  return features.map((own, player) => [
    own.map((x, i) => x - (mean[i] as number)),
    at(scores, player) - level,
  ]);
};

const DOUBTS = [2, 3, 4, 6, 8, 11, 15, 20, 28, 40];
const clamp = (x: number): number => Math.max(-300, Math.min(300, x));
const round = (x: number): number => Math.round(x * 1000) / 1000;

const forecast = (own: Float64Array, progress: number, weights: readonly Weight[]): number => {
  let sum = 0;
  weights.forEach(([, start, end], i) => {
    sum += (own[i] as number) * (start + (end - start) * progress);
  });
  return sum;
};

/** Each feature once by how much of the game is left, once by how much is over. */
const spread = (own: Float64Array, progress: number, row: Float64Array): void => {
  for (let i = 0; i < own.length; i++) {
    row[i] = (own[i] as number) * (1 - progress);
    row[own.length + i] = (own[i] as number) * progress;
  }
};

const accumulate = (
  sums: Float64Array[],
  target: Float64Array,
  row: Float64Array,
  share: number,
  y: number,
): void => {
  for (let i = 0; i < row.length; i++) {
    const x = (row[i] as number) * share;
    if (x === 0) continue;
    const line = at(sums, i);
    for (let j = 0; j < row.length; j++) line[j] = (line[j] as number) + x * (row[j] as number);
    target[i] = (target[i] as number) + x * y;
  }
};

/** Gauss elimination; the diagonal is large enough. */
const solve = (sums: Float64Array[], target: Float64Array): number[] => {
  const n = target.length;
  for (let i = 0; i < n; i++) {
    const pivot = at(sums, i);
    for (let k = i + 1; k < n; k++) {
      const line = at(sums, k);
      const factor = (line[i] as number) / (pivot[i] as number);
      if (factor === 0) continue;
      for (let j = i; j < n; j++) line[j] = (line[j] as number) - factor * (pivot[j] as number);
      target[k] = (target[k] as number) - factor * (target[i] as number);
    }
  }
  const solved = times(n, () => 0);
  for (let i = n - 1; i >= 0; i--) {
    const line = at(sums, i);
    let rest = target[i] as number;
    for (let j = i + 1; j < n; j++) rest -= (line[j] as number) * at(solved, j);
    solved[i] = rest / (line[i] as number);
  }
  return solved;
};

/** Counts how often items are named, against how often lots would name them. */
export class Customs {
  readonly #game: Game;
  readonly #named = new Map<string, Map<string, [named: number, expected: number]>>();

  constructor(game: Game) {
    this.#game = game;
  }

  note(ask: Ask, answer: Answer): void {
    if (count(ask) < 2) return;
    const tallies = this.#tallies(ask.why);
    const n = answer.length;
    const room = ask.cap ? ask.cap.reduce((sum, c) => sum + c, 0) : ask.of.length;
    if (ask.min === 0 && ask.max === 1) tally(tallies, '-', n === 0, 1 / (ask.of.length + 1));
    if (ask.max > 1 && ask.min < Math.min(ask.max, room)) this.#noteSize(tallies, ask, n, room);
    if (n === 0 && ask.max > 1) return;
    if (ask.shape === 'arrangement') this.#noteOrder(tallies, ask, answer);
    else
      ask.of.forEach((item, i) => {
        const share = (ask.cap ? at(ask.cap, i) : 1) / (ask.shape === 'may' ? room + 1 : room);
        const times_ = answer.filter(x => x === item).length;
        tally(tallies, this.#game.word(item), times_, Math.max(1, n) * share);
      });
  }

  #noteSize(tallies: Map<string, [number, number]>, ask: Ask, n: number, room: number): void {
    const max = Math.min(ask.max, room);
    const share = 1 / (max - ask.min + 1);
    tally(tallies, 'least', n === ask.min, share);
    tally(tallies, 'most', n === max, share);
  }

  #noteOrder(tallies: Map<string, [number, number]>, ask: Ask, answer: Answer): void {
    for (let place = 0; place < answer.length; place++)
      for (const item of ask.of)
        tally(tallies, `${place}:${this.#game.word(item)}`, answer[place] === item, 1 / ask.of.length);
  }

  #tallies(why: string): Map<string, [number, number]> {
    let found = this.#named.get(why);
    if (found === undefined) this.#named.set(why, (found = new Map()));
    return found;
  }

  habits(): Learned['habits'] {
    const habits: { [why: string]: { [word: string]: number } } = {};
    for (const [why, tallies] of [...this.#named].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const words: { [word: string]: number } = {};
      for (const [word, [named, expected]] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const ratio = (named + SHYNESS) / (expected + SHYNESS);
        const kept = Math.round(Math.max(LEAST_HABIT, Math.min(MOST_HABIT, ratio)) * 100) / 100;
        if (kept !== 1) words[word] = kept;
      }
      habits[why] = words;
    }
    return habits;
  }
}

const tally = (
  tallies: Map<string, [number, number]>,
  word: string,
  named: number | boolean,
  expected: number,
): void => {
  let counts = tallies.get(word);
  if (counts === undefined) tallies.set(word, (counts = [0, 0]));
  add(counts, 0, Number(named));
  add(counts, 1, expected);
};
