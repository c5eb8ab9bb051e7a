/** Where bots learn: threads play games, and what they show is turned into weights, doubts and habits. */
import { BOTS, Customs, Judge, Worth, quick } from '@kaffeehaus/bots';
import type { Bot } from '@kaffeehaus/bots';
import { apply, askOf, at, below, isOver, score, seeded, start, times } from '@kaffeehaus/kernel';
import type { Answer, Game, Learned, Mind, Options, Seat } from '@kaffeehaus/kernel';
import { anyOptions } from '@kaffeehaus/kernel/laws';
import { BANS, restrained } from './bans.ts';
import { gameOf } from './games.ts';
import { luckOf, playOut } from './match.ts';
import { mindOf } from './minds.ts';
import type { Pool } from './pool.ts';

/** Nothing learned yet: players go by lot, and nobody can judge a table. */
export const NOTHING: Learned = { weights: {}, doubt: {}, habits: {} };

/** So many games by bots of one level teach at a time. */
export interface Stage {
  readonly level: string;
  /** With the most seats; with fewer there are more, see below. */
  readonly games: number;
  readonly think: number;
}

export const LEVELS: readonly string[] = [...BOTS, quick].map(({ name }) => name);

interface Exercise {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** Some games to be played with what was learned so far. */
export interface Lesson {
  readonly game: string;
  readonly level: string;
  readonly think: number;
  readonly learned: Learned;
  readonly exercises: readonly Exercise[];
}

type Given = readonly [Seat, Answer];

/**
 * Half of the players have a whim: something they never do in this game. Without whims whoever does a thing does it because
 * they can afford to, and what comes of that would pass for its worth.
 */
const withWhims = (bot: Bot, game: Game, seats: number, seed: string): readonly Bot[] => {
  const chance = seeded(`whims of ${seed}`);
  const bans = BANS.filter(ban => ban.game === game.id);
  return times(seats, () => {
    const whim = below(chance, 2) === 0 ? bans[below(chance, bans.length)] : undefined;
    return whim === undefined ? bot : restrained(bot, whim);
  });
};

/** The answers of each game; a task for a thread. */
export const practise = async (lesson: Lesson): Promise<Given[][]> => {
  const game = gameOf(lesson.game);
  const judge = new Judge(game, { ...(await mindOf(game)), learned: lesson.learned });
  const bot = [...BOTS, quick].find(({ name }) => name === lesson.level);
  if (bot === undefined) throw new Error(`nobody is called ${lesson.level}`);
  return lesson.exercises.map(({ seats, options, seed }) => {
    const given: Given[] = [];
    const sitting = withWhims(bot, game, seats, seed).map(each => ({ bot: each, think: lesson.think }));
    playOut(judge, start(game, options, seats, seed), sitting, luckOf(seed), ({ seat }, answer) =>
      given.push([seat, answer]),
    );
    return given;
  });
};

/**
 * Players are compared within their game: one of five tells four differences, one of two a single one. So that all numbers
 * of seats learn equally much, few seats play more games.
 */
const gamesOf = (games: number, seats: number, most: number): number =>
  Math.ceil((games * (most - 1)) / Math.max(1, seats - 1));

/** Games a thread plays at a time. */
const BATCH = 5;
/** One moment in so many is remembered: neighbours teach the same. */
const MOMENTS = 6;

/** What a stage has brought: the mean score at each number of seats shows whether the bots have become better. */
export interface Progress {
  readonly stage: Stage;
  readonly means: readonly { readonly seats: number; readonly mean: number }[];
  readonly learned: Learned;
}

export class School {
  readonly #game: Game;
  readonly #mind: Mind;
  readonly #pool: Pool;
  readonly #seed: string;
  readonly #counts: readonly number[];
  /** What holds for all numbers of seats is where the learning for each begins. */
  readonly #pooled: Worth;
  readonly #own: readonly Worth[];
  #learned: Learned;
  #stages = 0;

  constructor(game: Game, mind: Mind, pool: Pool, seed: string) {
    this.#game = game;
    this.#mind = mind;
    this.#pool = pool;
    this.#seed = seed;
    this.#learned = mind.learned;
    const [min, max] = game.seats;
    this.#counts = times(max - min + 1, i => min + i);
    this.#pooled = new Worth(game, mind);
    this.#own = this.#counts.map(() => new Worth(game, mind));
  }

  async teach(stage: Stage, tell: (done: number, of: number) => void): Promise<Progress> {
    const exercises = this.#exercises(stage);
    const lessons = times(Math.ceil(exercises.length / BATCH), i => ({
      game: this.#game.id,
      level: stage.level,
      think: stage.think,
      learned: this.#learned,
      exercises: exercises.slice(i * BATCH, (i + 1) * BATCH),
    }));
    const played = await Promise.all(
      lessons.map(async (lesson, i) => {
        const games = await this.#pool.run('practise', lesson);
        tell(i + 1, lessons.length);
        return games;
      }),
    );
    this.#stages++;
    return this.#conclude(stage, exercises, played.flat());
  }

  #exercises({ games }: Stage): readonly Exercise[] {
    const most = at(this.#counts, this.#counts.length - 1);
    return this.#counts.flatMap(seats =>
      times(gamesOf(games, seats, most), i => {
        const seed = `${this.#seed} stage ${this.#stages} seats ${seats} game ${i}`;
        return { seats, options: anyOptions(this.#game, seeded(`options of ${seed}`), seats), seed };
      }),
    );
  }

  #conclude(stage: Stage, exercises: readonly Exercise[], games: readonly (readonly Given[])[]): Progress {
    const customs = new Customs(this.#game);
    for (const worth of [this.#pooled, ...this.#own]) worth.fade();
    const sums = this.#counts.map(() => 0);
    exercises.forEach((exercise, i) => {
      const count = this.#counts.indexOf(exercise.seats);
      sums[count] = at(sums, count) + this.#study(exercise, at(games, i), customs);
    });
    this.#learned = this.#draw(stage.level === 'random' ? this.#learned.habits : customs.habits());
    const means = this.#counts.map((seats, i) => ({
      seats,
      mean: at(sums, i) / exercises.filter(exercise => exercise.seats === seats).length,
    }));
    return { stage, means, learned: this.#learned };
  }

  /** Goes through a game once more and takes notes; returns the mean score. */
  #study({ seats, options, seed }: Exercise, given: readonly Given[], customs: Customs): number {
    const game = this.#game;
    const own = at(this.#own, this.#counts.indexOf(seats));
    const chance = seeded(`moments of ${seed}`);
    const s = start(game, options, seats, seed);
    for (const [seat, answer] of given) {
      const ask = askOf(s, seat);
      if (ask !== undefined) customs.note(ask, answer);
      apply(game, s, seat, answer);
      if (isOver(s) || below(chance, MOMENTS) > 0) continue;
      own.note(s);
      this.#pooled.note(s);
    }
    own.end(s);
    this.#pooled.end(s);
    return (
      game
        .audit(s)
        .slice(0, seats)
        .map(score)
        .reduce((sum, x) => sum + x, 0) / seats
    );
  }

  #draw(habits: Learned['habits']): Learned {
    const before = this.#mind.learned.weights[at(this.#counts, this.#counts.length - 1)];
    const base = this.#pooled.weights(before);
    const weights = this.#own.map(own => own.weights(base));
    return {
      weights: Object.fromEntries(this.#counts.map((seats, i) => [seats, at(weights, i)])),
      doubt: Object.fromEntries(
        this.#counts.map((seats, i) => [seats, at(this.#own, i).doubt(at(weights, i))]),
      ),
      habits,
    };
  }
}

/** What was learned as the text of `learned.ts`: one line for each weight and each question, so that changes can be read. */
export const textOf = ({ weights, doubt, habits }: Learned): string => {
  const json = (value: unknown): string => JSON.stringify(value);
  const tables = Object.entries(weights).map(
    ([seats, list]) => `    ${seats}: [\n${list.map(weight => `      ${json(weight)},`).join('\n')}\n    ],`,
  );
  const lines = Object.entries(habits).map(([why, usual]) => `    ${json(why)}: ${json(usual)},`);
  return `/** What was learned from games; written by "npm run learn". */
import type { Learned } from '@kaffeehaus/kernel';

// prettier-ignore
export const learned: Learned = {
  weights: {
${tables.join('\n')}
  },
  doubt: ${json(doubt)},
  habits: {
${lines.join('\n')}
  },
};
`;
};
