/** What players and the house may do at a running table besides answering: each is checked here and becomes a row. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Offer, Pace } from '@kaffeehaus/protocol';
import { hasGivenUp, isPresent, isVacant } from './chairs.ts';
import type { Chair } from './chairs.ts';
import { MOST_LAG, zeroAt } from './clocks.ts';
import type { Outages } from './clocks.ts';
import type { Agreement, ClockWord, Course } from './course.ts';
import { isStill, lifeOf, longestPause, votersOf } from './course.ts';
import { offerOf, standing, wait } from './offers.ts';
import { Declined } from './declined.ts';
import type { Result } from './end.ts';
import { DAY } from './rest.ts';

/** A row before it has a version. */
export interface Draft {
  readonly kind: 'leave' | 'resign' | 'bot' | 'sit' | 'agree' | 'clock' | 'end';
  readonly body: string;
}

/** By which everybody at the table knows whoever sits down. */
export interface Sitting {
  readonly person: string;
}

const draft = (kind: Draft['kind'], body?: Agreement | ClockWord | Result | Sitting): Draft => ({
  kind,
  body: body === undefined ? '' : JSON.stringify(body),
});

/** The chair of a person at a game that still runs. */
const chairOf = ({ chairs, result }: Course, seat: Seat): Chair => {
  const chair = chairs[seat];
  if (result) throw new Declined('forbidden', 'the game is over');
  if (!chair || chair.person === 0) throw new Declined('forbidden', 'nobody sits there');
  if (hasGivenUp(chair)) throw new Declined('forbidden', 'the seat has given up');
  return chair;
};

export const resign = (course: Course, seat: Seat): Draft => {
  chairOf(course, seat);
  return draft('resign');
};

export const leave = (course: Course, seat: Seat): Draft => {
  if (chairOf(course, seat).bot) throw new Declined('forbidden', 'a bot answers already');
  return draft('leave');
};

/** Takes the seat back from the bot, or is back from a vacation. */
export const comeBack = (course: Course, seat: Seat): Draft => {
  const isAway = (course.clocks.away[seat] ?? 0) > course.clocks.at;
  if (isPresent(chairOf(course, seat)) && !isAway) throw new Declined('forbidden', 'nobody answers for you');
  return draft('bot');
};

/** Takes the chair of somebody who left. */
export const sit = (course: Course, seat: Seat, person: string): Draft => {
  if (!isVacant(chairOf(course, seat))) throw new Declined('forbidden', 'the chair is taken');
  return draft('sit', { person });
};

/** Days are asked for whole, and not for ever. */
const LONGEST = 60;

/** Where no clock runs, so long somebody is waited for before the others may go on without them. */
export const PATIENCE = 7 * DAY;

/** What is proposed; `days`: of a vacation; `of`: without whom. */
export interface Wish {
  readonly what: Offer;
  readonly days?: number | undefined;
  readonly of?: Seat | undefined;
}

export const offer = (course: Course, pace: Pace, seat: Seat, wish: Wish, now: number, most = 3): Draft => {
  const { what } = wish;
  if (!isPresent(chairOf(course, seat))) throw new Declined('forbidden', 'a bot answers for the seat');
  const current = standing(course.offers, now, lifeOf(pace), votersOf(course));
  const retry = wait(current, seat, now, most);
  if (offerOf(current, seat)) throw new Declined('forbidden', 'one proposal at a time');
  if (retry > 0) throw new Declined('not-now', 'too many proposals', retry);
  const isMeaningless = what === 'pause' ? course.paused > 0 : what === 'resume' && course.paused === 0;
  if (isMeaningless) throw new Declined('forbidden', 'it is so already');
  if (what === 'vacation') return vacation(pace, wish.days ?? 0);
  if (what === 'without') return without(course, pace, seat, wish.of ?? -1, now);
  return draft('agree', { offer: what });
};

const vacation = (pace: Pace, days: number): Draft => {
  if (pace.kind !== 'days' || !Number.isInteger(days) || days < 1 || days > LONGEST)
    throw new Declined('forbidden', 'no such vacation');
  return draft('agree', { offer: 'vacation', days });
};

/** Clocks see to those who do not answer; where there is none, those who wait do. */
const without = (course: Course, pace: Pace, seat: Seat, of: Seat, now: number): Draft => {
  const isWaitedFor = isPresent(chairOf(course, of)) && course.owing.includes(of) && !isStill(course);
  if (pace.kind !== 'none' || of === seat || !isWaitedFor)
    throw new Declined('forbidden', 'nobody waits for that seat');
  const retry = (course.since[of] ?? now) + PATIENCE - now;
  if (retry > 0) throw new Declined('not-now', 'they may still come', retry);
  return draft('agree', { offer: 'without', of });
};

/** Says yes or no to the proposal made at a version; a no to one's own takes it back. */
export const reply = (
  course: Course,
  pace: Pace,
  seat: Seat,
  to: number,
  yes: boolean,
  now: number,
): Draft => {
  if (!isPresent(chairOf(course, seat))) throw new Declined('forbidden', 'a bot answers for the seat');
  const { open } = standing(course.offers, now, lifeOf(pace), votersOf(course));
  const found = open.find(({ version }) => version === to);
  if (!found || found.yes.includes(seat) || (yes && found.seat === seat))
    throw new Declined('stale', 'nothing is proposed there');
  return draft('agree', { reply: yes, to });
};

/** The time of a seat is over, if that is still so. */
export const runOut = (
  course: Course,
  pace: Pace,
  seat: Seat,
  now: number,
  outages: Outages,
): Draft | undefined => {
  const out = Math.round(zeroAt(course.clocks, pace, seat, outages));
  return course.result === null && out <= now ? draft('clock', { out }) : undefined;
};

export const pauseEnds = ({ paused, stopped, result }: Course, pace: Pace): number =>
  paused > 0 && stopped === 0 && result === null ? paused + longestPause(pace) : Infinity;

/** The operator stops a game whose rules are at fault, or lets it go on; nothing if it is so already. */
export const stopNow = ({ stopped, result }: Course): Draft | undefined =>
  stopped > 0 || result ? undefined : draft('clock', { stop: true });

export const goOn = ({ stopped, result }: Course): Draft | undefined =>
  stopped === 0 || result ? undefined : draft('clock', { go: true });

export const resumeNow = (): Draft => draft('clock', { resume: true });

/** Lines are told in steps, and only when they are far from what was told: a row is not worth a few milliseconds. */
const STEP = 50;
const WORTH = 100;

/** The house has measured its line to a seat. */
export const tellLag = (course: Course, pace: Pace, seat: Seat, roundTrip: number): Draft | undefined => {
  const { lag } = course.clocks;
  const told = Math.min(MOST_LAG, STEP * Math.round(roundTrip / STEP));
  const isWorth = Math.abs(told - (lag[seat] ?? 0)) >= WORTH;
  if (pace.kind !== 'live' || course.result || !isWorth) return undefined;
  return draft('clock', { lag: lag.map((was, i) => (i === seat ? told : was)) });
};

export const finish = (result: Result): Draft => draft('end', result);
