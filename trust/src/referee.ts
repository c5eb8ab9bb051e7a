/**
 * Follows the course of a table beside its game: who answered for whom, whose clock ran, what was agreed, how it ended.
 * Whatever the house says of that in a row must be what the rows before it lead to.
 */
import { isLevel } from '@kaffeehaus/bots/level';
import type { Rules } from '@kaffeehaus/kernel';
import { OFFERS } from '@kaffeehaus/protocol';
import type { Offer, Pace } from '@kaffeehaus/protocol';
import { canonical } from './bytes.ts';
import { Broken } from './broken.ts';
import type { FaultCode } from './broken.ts';
import type { Sitter } from './course/chairs.ts';
import { zeroAt } from './course/clocks.ts';
import type { Outages } from './course/clocks.ts';
import { follow, newCourse } from './course/course.ts';
import type { Agreement, ClockWord, Course } from './course/course.ts';
import { Declined } from './course/declined.ts';
import * as deeds from './course/deeds.ts';
import { closedResult, resultOf } from './course/end.ts';
import type { Result } from './course/end.ts';
import { rated } from './course/glicko.ts';
import type { HouseRecord, RecordRow } from './record.ts';
import type { Played, Replay } from './replay.ts';

/** A house that has much to do may notice so much later that a clock has run out. */
const LATE = 60_000;

/** Ratings are sums of fractions, which not every machine rounds alike. */
const EXACT = 1e-6;

export class Referee {
  readonly #record: HouseRecord;
  readonly #rules: Rules;
  readonly #pace: Pace;
  readonly #outages: Outages;
  #course: Course;
  /** How often a bot took over for somebody, and how often a clock ran out. */
  tookOver = 0;
  ranOut = 0;

  constructor(record: HouseRecord, rules: Rules) {
    this.#record = record;
    this.#rules = rules;
    this.#pace = record.terms.pace as unknown as Pace;
    this.#outages = [...record.outages].sort((a, b) => a[1] - b[1]);
    this.#course = newCourse(this.#pace, sittersOf(record), 0);
  }

  get course(): Course {
    return this.#course;
  }

  /** Before a row is played: whether it may be there. */
  before(row: RecordRow, replay: Replay): void {
    const { kind, version } = row;
    if (this.#course.result) throw new Broken('order', { version });
    this.#mustAct(row);
    this.#mustBeInTime(row);
    const check = CHECKS[kind];
    if (!check) return;
    try {
      check({
        row,
        course: this.#course,
        pace: this.#pace,
        outages: this.#outages,
        rules: this.#rules,
        replay,
      });
    } catch (error) {
      // Bodies that cannot be read are no better than deeds that were not allowed.
      if (error instanceof Declined || error instanceof SyntaxError || error instanceof TypeError)
        throw new Broken('deed', { version });
      throw error;
    }
  }

  /** What the row has led to. */
  after(row: RecordRow, { fresh, struck }: Played, replay: Replay): void {
    const before = this.#course;
    const begun = row.kind === 'start' ? newCourse(this.#pace, sittersOf(this.#record), row.at) : before;
    const standing = { owing: replay.asked, fresh, struck };
    this.#course = follow(begun, this.#pace, row, standing, this.#outages);
    const isTaken = this.#course.chairs.some(({ bot }, i) => bot !== null && before.chairs[i]?.bot === null);
    if (row.kind !== 'start' && isTaken) this.tookOver++;
    if (row.kind === 'clock' && isOut(row)) this.ranOut++;
  }

  /** The result that is told is the one the last row says, and ratings follow from it. */
  end(): void {
    const { phase, result, rows } = this.#record;
    if (phase === 'void' && result === null) return;
    const version = rows.length;
    if (!this.#course.result) throw new Broken('unfinished');
    if (canonical(this.#course.result) !== canonical(result)) throw new Broken('result', { version });
    this.#checkRatings(this.#course.result);
  }

  /** A player answers for a seat, or a bot does where one has taken over: never the house for somebody present. */
  #mustAct({ kind, seat, actor, version }: RecordRow): void {
    const chair = this.#course.chairs[seat];
    const byPlayer = actor === seat + 1 && (chair?.person ?? 0) > 0;
    const isFine = {
      start: seat === -1 && actor === 0,
      answer: actor === 0 ? (chair?.bot ?? null) !== null : byPlayer && chair?.bot === null,
      retract: byPlayer,
      undo: byPlayer,
      leave: byPlayer,
      resign: byPlayer,
      bot: byPlayer,
      // Where ratings are at stake, whoever began it plays it.
      sit: byPlayer && !this.#record.terms.rated,
      agree: byPlayer,
      clock: actor === 0,
      end: actor === 0 && seat === -1,
    }[kind];
    if (isFine !== true) throw new Broken('actor', { version });
  }

  /** Nobody goes on long after their time. */
  #mustBeInTime({ kind, seat, at, version }: RecordRow): void {
    if (kind !== 'answer') return;
    if (zeroAt(this.#course.clocks, this.#pace, seat, this.#outages) + LATE < at)
      throw new Broken('clock', { version });
  }

  #checkRatings({ why, rated: places }: Result): void {
    const { terms, mixed, ratings, chairs } = this.#record;
    const counts =
      terms.rated &&
      mixed &&
      places.length > 0 &&
      why !== 'aborted' &&
      chairs.every(({ person }) => person !== null);
    if (ratings.length !== (counts ? chairs.length : 0)) throw new Broken('rating', { seat: 1 });
    const expected = counts
      ? rated(
          ratings.map(({ before: [r, rd] }) => ({ r, rd })),
          places,
        )
      : [];
    ratings.forEach(({ seat, place, after: [r, rd] }, i) => {
      const is = expected[i];
      const isRight =
        is && seat === i && place === places[i] && Math.abs(is.r - r) < EXACT && Math.abs(is.rd - rd) < EXACT;
      if (!isRight) throw new Broken('rating', { seat: i + 1 });
    });
  }
}

/** Who sits where, known by their seats. */
const sittersOf = ({ chairs }: HouseRecord): readonly Sitter[] =>
  chairs.map(({ bot }, seat) => (isLevel(bot) ? bot : seat + 1));

interface Case {
  readonly row: RecordRow;
  readonly course: Course;
  readonly pace: Pace;
  readonly outages: Outages;
  readonly rules: Rules;
  readonly replay: Replay;
}

const isOut = ({ body }: RecordRow): boolean => body.includes('"out"');

const must = (isSo: boolean, code: FaultCode, version: number): void => {
  if (!isSo) throw new Broken(code, { version });
};

const isOffer = (value: unknown): value is Offer => (OFFERS as readonly unknown[]).includes(value);

const agree = ({ row: { seat, at, body, version }, course, pace }: Case): void => {
  const word = JSON.parse(body) as Agreement;
  if ('reply' in word) deeds.reply(course, pace, seat, word.to, word.reply, at);
  else {
    must(isOffer(word.offer), 'deed', version);
    // How often somebody may propose something is the house's own business.
    deeds.offer(course, pace, seat, { what: word.offer, days: word.days, of: word.of }, at, Infinity);
  }
};

const isLag = (lag: unknown, seats: number): boolean =>
  Array.isArray(lag) && lag.length === seats && lag.every(one => Number.isFinite(one));

/** What the house says of clocks must be so. */
const clock = ({ row: { seat, at, body, version }, course, pace, outages }: Case): void => {
  const word = JSON.parse(body) as ClockWord;
  if ('lag' in word) must(isLag(word.lag, course.chairs.length), 'clock', version);
  else if ('resume' in word) must(deeds.pauseEnds(course, pace) <= at, 'clock', version);
  else if ('stop' in word) must(deeds.stopNow(course) !== undefined, 'clock', version);
  else if ('go' in word) must(deeds.goOn(course) !== undefined, 'clock', version);
  else must(deeds.runOut(course, pace, seat, at, outages)?.body === body, 'clock', version);
};

const end = ({ row: { body, version }, course, rules, replay }: Case): void => {
  const told = JSON.parse(body) as Result;
  const { table } = replay;
  const found = told.why === 'closed' ? closedResult(course, rules, table) : resultOf(course, rules, table);
  if (!found) throw new Broken('unfinished');
  const seat = found.scores.findIndex((one, i) => one !== told.scores[i]);
  if (seat >= 0)
    throw new Broken('score', {
      seat: seat + 1,
      told: told.scores[seat] ?? 0,
      found: found.scores[seat] ?? 0,
    });
  must(found.places.join() === told.places.join(), 'place', version);
  must(canonical(found) === canonical(told), 'result', version);
};

const CHECKS: { readonly [kind: string]: ((one: Case) => void) | undefined } = {
  leave: ({ row, course }) => void deeds.leave(course, row.seat),
  resign: ({ row, course }) => void deeds.resign(course, row.seat),
  bot: ({ row, course }) => void deeds.comeBack(course, row.seat),
  sit: ({ row, course }) => void deeds.sit(course, row.seat, (JSON.parse(row.body) as deeds.Sitting).person),
  agree,
  clock,
  end,
};
