/**
 * What those who think are asked, as plain data for another thread or machine: all that is needed to think about a
 * question, and nothing from which more can be computed than its seat may know. Every host makes its jobs here, and
 * nothing that thinks is loaded with this.
 */
import { forced, mask, sha256 } from '@kaffeehaus/kernel';
import type { Answer, Game, GameRecord, Seat, State } from '@kaffeehaus/kernel';
import type { Level } from './level.ts';
import type { Prospect } from './reason.ts';
import type { Review } from './review.ts';

/** How long to think: by a clock, or, where the same must come out everywhere, so many thoughts. */
export type Time = { readonly milliseconds: number } | { readonly thoughts: number };

/** A question to a seat. */
export interface Question {
  readonly game: string;
  /** As the seat sees it. */
  readonly table: State;
  readonly seat: Seat;
  /** The key to the luck of whoever thinks. */
  readonly luck: readonly number[];
  readonly time: Time;
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
  /** How many turning points are looked at closely, unless as many as usual. */
  readonly points?: number;
}

export type Job = AnswerJob | HintJob | ReviewJob;

export interface ResultOf {
  readonly answer: Answer;
  readonly hint: readonly Prospect[];
  readonly review: Review;
}

const hex = (words: readonly number[]): string =>
  words.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** What the luck of all bots at a table follows from. It stays with the host, for it does not tell the seed, but binds it. */
export const secretOf = ({ seed }: Pick<GameRecord, 'seed'>): string => hex(sha256(`luck of ${seed}`));

/** A keyed hash: who knows the luck of some moments can tell neither the secret nor the luck of another. */
const luckAt = (secret: string, purpose: Job['kind'], seat: Seat, ply: number): readonly number[] =>
  sha256(`${secret} ${hex(sha256(`${secret} ${purpose} ${seat} ${ply}`))}`);

/** A table, or somebody's view of it. */
const seenBy = (game: Game, table: State, seat: Seat): State => {
  if (table.veil === null) return mask(game, table, seat);
  if (table.veil.viewer !== seat) throw new Error(`seat ${seat + 1} cannot think with another's eyes`);
  return game.clone(table);
};

/**
 * The table as the seat sees it. A simultaneous question is thought about as if nobody had answered yet, so that it makes
 * no difference who was quicker.
 */
const unanswered = (game: Game, table: State, seat: Seat): State => {
  const seen = seenBy(game, table, seat);
  seen.given = seen.given.map((answer, i) => {
    const ask = seen.wait[i];
    return ask && forced(ask) ? answer : null;
  });
  return seen;
};

/** The question that is open for a seat. The same record, secret and time give the same, also after a reload or an undo. */
const questionOf = (
  game: Game,
  table: State,
  seat: Seat,
  secret: string,
  purpose: Job['kind'],
  time: Time,
): Question => ({
  game: game.id,
  table: unanswered(game, table, seat),
  seat,
  luck: luckAt(secret, purpose, seat, table.ply),
  time,
});

export const answerJob = (
  game: Game,
  table: State,
  seat: Seat,
  secret: string,
  level: Level,
  time: Time,
): AnswerJob => ({
  ...questionOf(game, table, seat, secret, 'answer', time),
  kind: 'answer',
  level,
});

export const hintJob = (game: Game, table: State, seat: Seat, secret: string, time: Time): HintJob => ({
  ...questionOf(game, table, seat, secret, 'hint', time),
  kind: 'hint',
});
