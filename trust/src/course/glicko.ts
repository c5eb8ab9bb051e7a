/**
 * Glicko, as Mark Glickman published it (www.glicko.net/glicko/glicko.pdf): every game is a period of its own. A game of
 * several counts as one game against each other seat, each of which weighs as its share of the table, so that one game
 * never counts as several. docs/ratings.md has the formulas and an example.
 */

export interface Rating {
  readonly r: number;
  /** How far the rating may be off: the true one lies within two of these 19 times in 20. */
  readonly rd: number;
}

/** Nobody knows anything of somebody new. */
export const NEW: Rating = { r: 1500, rd: 350 };

/** A rating with a larger deviation is shown as new. */
export const UNSURE = 110;

/** What is known of somebody at other tables of the same game is worth this much at most. */
const ELSEWHERE = 200;

const DAY = 86_400_000;

const Q = Math.LN10 / 400;

/** In so many days away a well-known rating of deviation 50 becomes as unknown as a new one. */
const FORGOTTEN = 730;
const GROWTH = (NEW.rd ** 2 - 50 ** 2) / FORGOTTEN;

/** What a rating is worth after some time away. */
export const aged = ({ r, rd }: Rating, ms: number): Rating => ({
  r,
  rd: Math.min(NEW.rd, Math.sqrt(rd ** 2 + (GROWTH * Math.max(0, ms)) / DAY)),
});

/** At a number of seats somebody has not played at before: as elsewhere in the same game, but less sure. */
export const begin = (elsewhere: readonly Rating[]): Rating => {
  if (elsewhere.length === 0) return NEW;
  const mean = (of: (rating: Rating) => number): number =>
    elsewhere.reduce((sum, rating) => sum + of(rating), 0) / elsewhere.length;
  return {
    r: mean(({ r }) => r),
    rd: Math.max(
      ELSEWHERE,
      mean(({ rd }) => rd),
    ),
  };
};

const weight = (rd: number): number => 1 / Math.sqrt(1 + (3 * (Q * rd) ** 2) / Math.PI ** 2);

/** The share of a win that the first may expect of the second. */
export const expected = (one: Rating, other: Rating): number =>
  1 / (1 + 10 ** ((-weight(other.rd) * (one.r - other.r)) / 400));

/** Better is a smaller place; a shared place is half a win. */
const outcome = (place: number, other: number): number => (place === other ? 0.5 : place < other ? 1 : 0);

/** What somebody played against another: 1 won, ½ shared, 0 lost; `share`: how much of a game it was. */
export interface Pairing {
  readonly other: Rating;
  readonly score: number;
  readonly share: number;
}

/** Somebody's rating after what they have played in one period. */
export const after = (one: Rating, pairings: readonly Pairing[]): Rating => {
  let information = 0;
  let surprise = 0;
  for (const { other, score, share } of pairings) {
    const g = weight(other.rd);
    const e = expected(one, other);
    information += share * (Q * g) ** 2 * e * (1 - e);
    surprise += share * g * (score - e);
  }
  const precision = 1 / one.rd ** 2 + information;
  return { r: one.r + (Q / precision) * surprise, rd: Math.sqrt(1 / precision) };
};

/** The ratings of all seats after a game, by their places. */
export const rated = (before: readonly Rating[], places: readonly number[]): readonly Rating[] => {
  const share = 1 / (before.length - 1);
  const placeOf = (seat: number): number => places[seat] ?? before.length;
  return before.map((one, i) =>
    after(
      one,
      before.flatMap((other, j) =>
        i === j ? [] : [{ other, score: outcome(placeOf(i), placeOf(j)), share }],
      ),
    ),
  );
};

/** What somebody is surely worth: leader boards are in this order. */
export const surely = ({ r, rd }: Rating): number => r - 2 * rd;
