/** What everybody may read of those who play here, and of finished games. */
import type { Seat } from '@kaffeehaus/kernel';

/** Shown as `r ± 2·rd`. */
export interface RatingHead {
  readonly r: number;
  readonly rd: number;
  readonly games: number;
  /** Not well known yet. */
  readonly isNew: boolean;
}

export interface FieldRating extends RatingHead {
  readonly game: string;
  readonly seats: number;
}

/** A game somebody has played. `place`: null if it counted for nobody. `change`: of the rating, if it was rated. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly rated: boolean;
  readonly ended: number;
  readonly why: string;
  readonly place: number | null;
  readonly score: number;
  readonly change: number | null;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly since: number;
  readonly ratings: readonly FieldRating[];
  /** The newest first. */
  readonly games: readonly PlayedGame[];
}

export interface LeaderBoard {
  readonly game: string;
  readonly seats: number;
  readonly leaders: readonly (RatingHead & { readonly id: string; readonly name: string })[];
}

/** `done`: with it comes the review, as bots make it for games in the browser. */
export type ReviewAnswer =
  { readonly state: 'thinking' | 'busy' | 'failed' } | { readonly state: 'done'; readonly review: unknown };
