/**
 * All that concerns a running game besides its rules: who answers for each seat, whose clock runs, what is proposed,
 * how it ended. A pure fold of the table's rows and of what the rules made of each; a snapshot holds it as it is.
 */
import type { Seat } from '@kaffeehaus/kernel';
import type { Offer, Pace } from '@kaffeehaus/protocol';
import { handedBack, helped, isPresent, newChair, seatsWhere, succeeded, takenOver } from './chairs.ts';
import type { Absence, Chair, Sitter } from './chairs.ts';
import * as clocks from './clocks.ts';
import type { Clocks, Outages } from './clocks.ts';
import type { Result } from './end.ts';
import * as offers from './offers.ts';
import type { Offers, Proposal } from './offers.ts';
import { DAY, MINUTE } from './rest.ts';

/** A row as it lies in the log. */
export interface Entry {
  readonly version: number;
  readonly at: number;
  /** −1: the house. */
  readonly seat: Seat;
  /** The person; 0: the house, or a bot of it. */
  readonly actor: number;
  readonly kind: string;
  readonly body: string;
}

/** What stands on the table after a row. */
export interface Standing {
  /** The seats that owe an answer. */
  readonly owing: readonly Seat[];
  /** The row has put new questions. */
  readonly fresh: boolean;
  /** So many answers of the seat were taken back by it. */
  readonly struck: number;
}

export interface Course {
  readonly chairs: readonly Chair[];
  readonly clocks: Clocks;
  readonly offers: Offers;
  readonly owing: readonly Seat[];
  /** By seat: since when whoever answers for it owes an answer. */
  readonly since: readonly number[];
  /** Since when the game is paused; 0: it is not. */
  readonly paused: number;
  /** Since when the operator has stopped it, as its rules are at fault; 0: nobody has. */
  readonly stopped: number;
  /** The players have agreed to end it. */
  readonly agreed: boolean;
  readonly result: Result | null;
}

/** What the rows say that are no moves, in their bodies. */
export type Agreement =
  | { readonly offer: Offer; readonly days?: number; readonly of?: Seat }
  | { readonly reply: boolean; readonly to: number };
/**
 * `out`: the moment at which the time of the seat was over. `lag`: by seat. `resume`: a pause has lasted too long. `stop`, `go`: the operator
 * has stopped the rules, and lets them go on.
 */
export type ClockWord =
  | { readonly out: number }
  | { readonly lag: readonly number[] }
  | { readonly resume: true }
  | { readonly stop: true }
  | { readonly go: true };

export const newCourse = (pace: Pace, sitters: readonly Sitter[], at: number): Course => ({
  chairs: sitters.map(newChair),
  clocks: clocks.newClocks(pace, sitters.length, at),
  offers: offers.newOffers(sitters.length),
  owing: [],
  since: sitters.map(() => at),
  paused: 0,
  stopped: 0,
  agreed: false,
  result: null,
});

/** A proposal stands so long. */
export const lifeOf = (pace: Pace): number => (pace.kind === 'live' ? 10 * MINUTE : 3 * DAY);

/** A pause ends by itself: nobody can hold the others for ever. */
export const longestPause = (pace: Pace): number => (pace.kind === 'live' ? DAY : 30 * DAY);

/** Whose word is wanted. */
export const votersOf = ({ chairs }: Course): readonly Seat[] => seatsWhere(chairs, isPresent);

export const follow = (
  course: Course,
  pace: Pace,
  row: Entry,
  standing: Standing,
  outages: Outages,
): Course => {
  const later = { ...course, clocks: clocks.pass(course.clocks, pace, row.at, outages) };
  const seen = row.actor > 0 ? { ...later, offers: offers.seen(later.offers, row.seat) } : later;
  const said = FOLLOW[row.kind]?.(seen, pace, row, standing) ?? seen;
  return rerun(course, settle(lapse(said, pace, row.at), row), pace, row, standing);
};

type Follow = (course: Course, pace: Pace, row: Entry, standing: Standing) => Course;

const answer: Follow = (course, pace, { seat, actor }) => ({
  ...course,
  chairs: actor === 0 ? helped(course.chairs, seat) : course.chairs,
  clocks: actor === 0 ? course.clocks : clocks.answered(course.clocks, pace, seat),
});

const takeBack: Follow = (course, _, { seat }, { struck }) => ({
  ...course,
  clocks: clocks.tookBack(course.clocks, seat, struck),
});

const takeOver =
  (gone: Absence): Follow =>
  (course, _, { seat, version, at }) => ({
    ...course,
    chairs: takenOver(course.chairs, seat, gone, version, at),
  });

const handBack: Follow = (course, pace, { seat, version }) => ({
  ...course,
  chairs: course.chairs[seat]?.bot === null ? course.chairs : handedBack(course.chairs, seat, version),
  clocks: clocks.cameBack(course.clocks, pace, seat, course.chairs[seat]?.gone === 'time'),
});

/** Somebody new has as much time at least as who comes back. */
const sit: Follow = (course, pace, { seat, actor, version }) => ({
  ...course,
  chairs: succeeded(course.chairs, seat, actor, version),
  clocks: clocks.cameBack(course.clocks, pace, seat, true),
});

const agree: Follow = (course, pace, row) => {
  const { seat, at, version, body } = row;
  const word = JSON.parse(body) as Agreement;
  if ('reply' in word) return { ...course, offers: offers.replied(course.offers, seat, word.to, word.reply) };
  const about = word.of === undefined ? {} : { of: word.of };
  const proposal = { what: word.offer, seat, days: word.days ?? 0, ...about, version, at, yes: [] };
  // Whoever sat down has agreed to the days off that the table grants.
  if (word.offer === 'vacation' && clocks.hasDaysOff(course.clocks, pace, seat, proposal.days))
    return come(course, proposal, row);
  return { ...course, offers: offers.proposed(course.offers, proposal) };
};

const clock: Follow = (course, pace, row) => {
  const word = JSON.parse(row.body) as ClockWord;
  if ('lag' in word) return { ...course, clocks: clocks.measured(course.clocks, word.lag) };
  if ('resume' in word) return { ...course, paused: 0 };
  if ('stop' in word) return { ...course, stopped: course.stopped || row.at };
  if ('go' in word) return { ...course, stopped: 0 };
  const stopped = { ...course, clocks: clocks.ranOut(course.clocks, row.seat) };
  const gone = pace.kind !== 'none' && pace.zero === 'lose' ? 'lost' : 'time';
  return { ...stopped, chairs: takenOver(course.chairs, row.seat, gone, row.version, word.out) };
};

const end: Follow = (course, _, { body }) => ({ ...course, result: JSON.parse(body) as Result });

const FOLLOW: { readonly [kind: string]: Follow | undefined } = {
  answer,
  retract: takeBack,
  undo: takeBack,
  leave: takeOver('left'),
  resign: takeOver('resigned'),
  bot: handBack,
  sit,
  agree,
  clock,
  end,
};

/** What has been agreed to comes to pass. */
const come = (course: Course, proposal: Proposal, { version, at }: Entry): Course => {
  const next = { ...course, offers: offers.settled(course.offers, proposal) };
  switch (proposal.what) {
    case 'pause':
      return { ...next, paused: course.paused || course.clocks.at };
    case 'resume':
      return { ...next, paused: 0 };
    case 'end':
      return { ...next, agreed: true };
    case 'vacation':
      return { ...next, clocks: clocks.wentAway(next.clocks, proposal.seat, proposal.days) };
    case 'without':
      return { ...next, chairs: takenOver(course.chairs, proposal.of ?? -1, 'time', version, at) };
  }
};

const lapse = (course: Course, pace: Pace, at: number): Course => {
  if (course.offers.open.length === 0) return course;
  return { ...course, offers: offers.standing(course.offers, at, lifeOf(pace), votersOf(course)) };
};

const settle = (course: Course, row: Entry): Course => {
  if (course.offers.open.length === 0) return course;
  const proposal = offers.agreed(course.offers, votersOf(course));
  return proposal ? settle(come(course, proposal, row), row) : course;
};

/** Nobody's time runs, and no bot answers. */
export const isStill = ({ paused, stopped }: Course): boolean => paused > 0 || stopped > 0;

/** Who owes an answer now, since when, and whose clock runs therefore. */
const rerun = (
  before: Course,
  course: Course,
  pace: Pace,
  { at }: Entry,
  { owing, fresh }: Standing,
): Course => {
  const begins = (seat: Seat): boolean =>
    fresh ||
    !before.owing.includes(seat) ||
    before.chairs[seat]?.bot !== course.chairs[seat]?.bot ||
    (isStill(before) && !isStill(course));
  const since = course.since.map((was, seat) => (owing.includes(seat) && begins(seat) ? at : was));
  const runs =
    isStill(course) || course.result
      ? []
      : owing.filter(seat => course.chairs[seat] && isPresent(course.chairs[seat]));
  const asked = fresh ? clocks.put(course.clocks, pace, owing) : course.clocks;
  return { ...course, owing, since, clocks: clocks.running(asked, runs) };
};
