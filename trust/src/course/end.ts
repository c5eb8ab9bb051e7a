/** How a game ends: by its rules, because the others have given up, or because all have agreed to it. */
import { score } from '@kaffeehaus/kernel';
import type { Rules, Seat, State } from '@kaffeehaus/kernel';
import { hasGivenUp, seatsWhere } from './chairs.ts';
import type { Absence, Chair } from './chairs.ts';
import type { Course } from './course.ts';

/** `aborted`: before the second round; `closed`: by the operator. Such games count for nobody. */
export const ENDS = ['played', 'resigned', 'agreed', 'aborted', 'closed'] as const;
export type Why = (typeof ENDS)[number];

export interface Result {
  readonly why: Why;
  /** Whose doing it was, of an aborted game, if it was one seat's. */
  readonly by: Seat | null;
  /** By seat, from 1; who shares a place has the same. Empty: nobody has won or lost. */
  readonly places: readonly number[];
  /** The places that count for ratings: a seat for which a bot has answered comes last. */
  readonly rated: readonly number[];
  readonly scores: readonly number[];
  /** By seat: why a bot answered at its end, or that one had answered on the way. */
  readonly marks: readonly (Absence | 'helped' | null)[];
  /** The rule that decided between equals. */
  readonly tie: string | null;
}

type Won = ReturnType<Rules['game']['winners']>;

/** Before this round a game counts for nobody. */
const COUNTS_FROM = 2;

/** The result, once there is one to be written down. */
export const resultOf = (course: Course, rules: Rules, table: State): Result | undefined => {
  if (course.result) return undefined;
  if (rules.kernel.isOver(table)) return resulting(course, rules, table, 'played');
  if (course.agreed) return resulting(course, rules, table, 'agreed');
  return isDeserted(course.chairs) ? resulting(course, rules, table, 'resigned') : undefined;
};

/** The operator ends it: nobody has won or lost. */
export const closedResult = ({ chairs }: Course, rules: Rules, table: State): Result => ({
  why: 'closed',
  by: null,
  places: [],
  rated: [],
  scores: rules.game.audit(table).map(score),
  marks: chairs.map(({ gone, helped }) => gone ?? (helped ? 'helped' : null)),
  tie: null,
});

/** At most one has not given up, or none of the people. */
const isDeserted = (chairs: readonly Chair[]): boolean => {
  const staying = chairs.filter(chair => !hasGivenUp(chair));
  const hasPeople = chairs.some(({ person }) => person > 0);
  return staying.length < 2 || (hasPeople && !staying.some(({ person }) => person > 0));
};

const resulting = (course: Course, rules: Rules, table: State, why: Why): Result => {
  const { chairs } = course;
  const scores = rules.game.audit(table).map(score);
  const marks = chairs.map(({ gone, helped }) => gone ?? (helped ? 'helped' : null));
  if (why !== 'played' && rules.game.round(table) < COUNTS_FROM)
    return { why: 'aborted', by: quitter(course), places: [], rated: [], scores, marks, tie: null };
  const won: Won = why === 'played' ? rules.game.winners(table) : { seats: [] };
  const rank = (seat: Seat): readonly number[] => {
    const chair = chairs[seat];
    // Who held out longer comes first.
    if (chair && hasGivenUp(chair)) return [1, -chair.until];
    if (why !== 'played') return [0];
    return won.seats.includes(seat) ? [0, 0] : [0, 1, -(scores[seat] ?? 0)];
  };
  const isLast = (seat: Seat): boolean => marks[seat] !== null && (chairs[seat]?.person ?? 0) > 0;
  return {
    why,
    by: null,
    places: placed(chairs.map((_, seat) => rank(seat))),
    rated: placed(
      chairs.map((_, seat) => (isLast(seat) ? [1, ...lastRank(rank(seat))] : [0, ...rank(seat)])),
    ),
    scores,
    marks,
    tie: won.by ?? null,
  };
};

/** Among those for whom a bot has answered nobody is better than another; who gave up is told apart all the same. */
const lastRank = (rank: readonly number[]): readonly number[] => (rank[0] === 1 ? rank : [0]);

/** The seat that gave up last, if one did: that others had proposed to end it together is no excuse. */
const quitter = ({ chairs }: Course): Seat | null => {
  const seats = seatsWhere(chairs, hasGivenUp);
  return seats.reduce<Seat | null>(
    (last, seat) =>
      (chairs[seat]?.since ?? 0) > (last === null ? -1 : (chairs[last]?.since ?? 0)) ? seat : last,
    null,
  );
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Equal ranks share a place, and the places after it are left out. */
const placed = (ranks: readonly (readonly number[])[]): readonly number[] =>
  ranks.map(rank => 1 + ranks.filter(other => compare(other, rank) < 0).length);
