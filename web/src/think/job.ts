/** What the page asks those who think, and what they say: plain data, because it goes to another thread. */
import type { Prospect, Review } from '@kaffeehaus/bots';
import {
  type Answer,
  type Game,
  type GameRecord,
  type Seat,
  type State,
  forced,
  mask,
} from '@kaffeehaus/kernel';
import type { Level } from './levels.ts';

/** A question to a seat, with nothing more than the seat may know. */
export interface Question {
  readonly game: string;
  /** Masked for the seat. */
  readonly table: State;
  readonly seat: Seat;
  /** The luck of whoever thinks. */
  readonly seed: string;
  readonly milliseconds: number;
}

/** What a bot of this level answers. */
export interface AnswerJob extends Question {
  readonly kind: 'answer';
  readonly level: Level;
}

/** What the best answers are, and why. */
export interface HintJob extends Question {
  readonly kind: 'hint';
}

/** What decided a finished game, of which nothing is secret any more. */
export interface ReviewJob {
  readonly kind: 'review';
  readonly game: string;
  readonly record: GameRecord;
}

export type Job = AnswerJob | HintJob | ReviewJob;

export interface ResultOf {
  readonly answer: Answer;
  readonly hint: readonly Prospect[];
  readonly review: Review;
}

/** Said by the other thread: how far it is, what came out, or that it cannot. */
export type Word =
  { readonly part: number } | { readonly result: ResultOf[Job['kind']] } | { readonly failed: string };

/**
 * A simultaneous question is thought about as if nobody had answered yet, so that it makes no difference who was
 * quicker.
 */
const unanswered = <S extends State>(game: Game<S>, table: S): S => {
  const t = game.clone(table);
  t.given = t.given.map((answer, i) => {
    const ask = t.wait[i];
    return ask && forced(ask) ? answer : null;
  });
  return t;
};

/** The question that is open for a seat. The same table and seed give the same question. */
export const questionOf = (
  game: Game,
  table: State,
  seat: Seat,
  seed: string,
  milliseconds: number,
): Question => ({
  game: game.id,
  table: mask(game, unanswered(game, table), seat),
  seat,
  seed,
  milliseconds,
});
