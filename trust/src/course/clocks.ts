/**
 * The clocks of a table, a pure function of its rows: each row lets time pass, then says what it changes. Time that the
 * house lost is nobody's. Plain data, so that a snapshot can hold it.
 */
import type { Seat } from '@kaffeehaus/kernel';
import type { Pace } from '@kaffeehaus/protocol';
import { DAY, HOUR, SECOND, counted, momentAfter, weekends } from './rest.ts';
import type { Stretch } from './rest.ts';

export interface Clocks {
  /** The moment of the last row. */
  readonly at: number;
  /** What each seat has left, in milliseconds: of the game, or of the turn where time is counted by turns. */
  readonly left: readonly number[];
  /** What each seat has used in all, and for the answer it owes now. */
  readonly used: readonly number[];
  readonly spent: readonly number[];
  /** Whose clocks run. */
  readonly runs: readonly Seat[];
  /** Who was asked alone when questions were last put, else −1: what a seat answers in a row is one turn. */
  readonly alone: Seat;
  /** How long the lines to each seat take, there and back: that much of an answer's time is not the player's. */
  readonly lag: readonly number[];
  /** So many of a seat's next answers bring nothing: they were given before, and taken back. */
  readonly debt: readonly number[];
  /** Until when each seat is away, and how much of its days off it has taken. */
  readonly away: readonly number[];
  readonly off: readonly number[];
}

/** Time that the house lost, in the order of their ends. */
export type Outages = readonly Stretch[];

/** No line is worth more for one answer. */
export const MOST_LAG = 500;

/** Who comes back to a clock that had run out finds so much on it, or the increment if that is more. */
const FRESH = 30 * SECOND;

const NONE = Infinity;

/** What a seat has at the beginning of the game, or of its turn. */
const allowance = (pace: Pace): number => {
  if (pace.kind === 'live') return pace.bank * SECOND;
  return pace.kind === 'days' ? pace.hours * HOUR : NONE;
};

export const newClocks = (pace: Pace, seats: number, at: number): Clocks => {
  const zeros = Array.from({ length: seats }, () => 0);
  // Infinity is not JSON: without a pace nothing is ever read from here.
  const full = pace.kind === 'none' ? 0 : allowance(pace);
  return {
    at,
    left: zeros.map(() => full),
    used: zeros,
    spent: zeros,
    runs: [],
    alone: -1,
    lag: zeros,
    debt: zeros,
    away: zeros,
    off: zeros,
  };
};

const changed = (list: readonly number[], seat: Seat, change: (value: number) => number): readonly number[] =>
  list.map((value, i) => (i === seat ? change(value) : value));

/**
 * The outages that belong to the time between two rows: those that ended in it. An outage is known only when it is
 * over, so that rows written before count in the same way whenever they are read.
 */
const lostBetween = (outages: Outages, from: number, to: number): readonly Stretch[] => {
  let first = outages.length;
  while (first > 0 && (outages[first - 1]?.[1] ?? 0) > from) first--;
  return outages
    .slice(first)
    .filter(([, end]) => end <= to)
    .map(([begin, end]) => [Math.max(begin, from), end]);
};

/** When no time passes for a seat, as far as is known now. */
const restsOf = (
  { away }: Clocks,
  pace: Pace,
  seat: Seat,
  outages: Outages,
  from: number,
  to: number,
): readonly Stretch[] => {
  const rests = [...lostBetween(outages, from, to)];
  const until = away[seat] ?? 0;
  if (until > from) rests.push([from, until]);
  if (pace.kind === 'days' && !pace.weekends) rests.push(...weekends(pace.zone, from, to));
  return rests;
};

/** Time passes for those whose clocks run. */
export const pass = (clocks: Clocks, pace: Pace, at: number, outages: Outages): Clocks => {
  if (at <= clocks.at) return clocks;
  if (pace.kind === 'none' || clocks.runs.length === 0) return { ...clocks, at };
  const left = [...clocks.left];
  const used = [...clocks.used];
  const spent = [...clocks.spent];
  for (const seat of clocks.runs) {
    const time = counted(clocks.at, at, restsOf(clocks, pace, seat, outages, clocks.at, at));
    left[seat] = (left[seat] ?? 0) - time;
    used[seat] = (used[seat] ?? 0) + time;
    spent[seat] = (spent[seat] ?? 0) + time;
  }
  return { ...clocks, at, left, used, spent };
};

/** A seat has answered: what its lines took is given back, and an increment if there is one. */
export const answered = (clocks: Clocks, pace: Pace, seat: Seat): Clocks => {
  if (pace.kind === 'none') return clocks;
  const owed = clocks.debt[seat] ?? 0;
  const credit = Math.min(clocks.lag[seat] ?? 0, clocks.spent[seat] ?? 0);
  const gain = pace.kind === 'live' && owed === 0 ? pace.increment * SECOND : 0;
  return {
    ...clocks,
    left: changed(clocks.left, seat, left => Math.max(0, left + credit) + gain),
    used: changed(clocks.used, seat, used => used - credit),
    spent: changed(clocks.spent, seat, () => 0),
    debt: changed(clocks.debt, seat, debt => Math.max(0, debt - 1)),
  };
};

/** A seat has taken back answers: the time stays used, and giving them again brings nothing. */
export const tookBack = (clocks: Clocks, seat: Seat, answers: number): Clocks => ({
  ...clocks,
  debt: changed(clocks.debt, seat, debt => debt + answers),
});

/** Questions are put: by turns, time begins anew for everybody but who goes on with a turn. */
export const put = (clocks: Clocks, pace: Pace, asked: readonly Seat[]): Clocks => {
  const alone = asked.length === 1 ? (asked[0] ?? -1) : -1;
  const goesOn = alone >= 0 && alone === clocks.alone;
  if (pace.kind !== 'days' || goesOn) return { ...clocks, alone };
  const full = allowance(pace);
  return { ...clocks, alone, left: clocks.left.map((left, i) => (asked.includes(i) ? full : left)) };
};

/** From now on these clocks run. */
export const running = (clocks: Clocks, runs: readonly Seat[]): Clocks => ({ ...clocks, runs });

export const ranOut = (clocks: Clocks, seat: Seat): Clocks => ({
  ...clocks,
  left: changed(clocks.left, seat, () => 0),
});

/**
 * Whoever comes back can play: if their time had run out a turn begins anew, or there is a little on the clock. Who left
 * by themselves finds it as it was, else leaving for a moment would be a way to more time.
 */
export const cameBack = (clocks: Clocks, pace: Pace, seat: Seat, hadRunOut: boolean): Clocks => {
  const least =
    pace.kind === 'live'
      ? Math.min(allowance(pace), Math.max(FRESH, pace.increment * SECOND))
      : allowance(pace);
  const rest = Math.max(0, (clocks.away[seat] ?? 0) - clocks.at);
  return {
    ...clocks,
    left:
      pace.kind === 'none' || !hadRunOut
        ? clocks.left
        : changed(clocks.left, seat, left => Math.max(left, least)),
    spent: changed(clocks.spent, seat, () => 0),
    away: changed(clocks.away, seat, () => 0),
    off: changed(clocks.off, seat, off => off - rest),
  };
};

/** The house has measured its lines to the seats. */
export const measured = (clocks: Clocks, lag: readonly number[]): Clocks => ({
  ...clocks,
  lag: clocks.lag.map((_, seat) => Math.min(MOST_LAG, Math.max(0, lag[seat] ?? 0))),
});

/** A seat is away for so many days, from now or from when it would have been back. */
export const wentAway = (clocks: Clocks, seat: Seat, days: number): Clocks => ({
  ...clocks,
  away: changed(clocks.away, seat, until => Math.max(until, clocks.at) + days * DAY),
  off: changed(clocks.off, seat, off => off + days * DAY),
});

/** Whether a seat still has so many days off. */
export const hasDaysOff = ({ off }: Clocks, pace: Pace, seat: Seat, days: number): boolean =>
  pace.kind === 'days' && (off[seat] ?? 0) + days * DAY <= pace.vacation * DAY;

/** When the time of a seat whose clock runs is over, as far as is known now. */
export const zeroAt = (clocks: Clocks, pace: Pace, seat: Seat, outages: Outages): number => {
  if (pace.kind === 'none' || !clocks.runs.includes(seat)) return NONE;
  const owed = Math.max(0, (clocks.left[seat] ?? 0) + (clocks.lag[seat] ?? 0));
  const away = Math.max(0, (clocks.away[seat] ?? 0) - clocks.at);
  // Far enough that the weekends in between cannot reach beyond it.
  const horizon = clocks.at + away + 2 * owed + 14 * DAY;
  const rests = restsOf(clocks, pace, seat, outages, clocks.at, horizon);
  return momentAfter(clocks.at, owed, rests);
};

/** What each seat has left at a moment, for those who look at the table. */
export const leftAt = (clocks: Clocks, pace: Pace, at: number, outages: Outages): readonly number[] =>
  pass(clocks, pace, at, outages).left.map(left => Math.max(0, left));
