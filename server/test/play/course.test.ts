import type { Offer, Pace } from '@kaffeehaus/protocol';
import { describe, expect, test } from 'vitest';
import type { Sitter } from '@kaffeehaus/trust/course/chairs';
import { leftAt } from '@kaffeehaus/trust/course/clocks';
import { follow, newCourse } from '@kaffeehaus/trust/course/course';
import type { Course, Standing } from '@kaffeehaus/trust/course/course';
import * as deeds from '@kaffeehaus/trust/course/deeds';
import type { Draft } from '@kaffeehaus/trust/course/deeds';
import { Declined } from '@kaffeehaus/trust/course/declined';
import { DAY, HOUR, MINUTE, SECOND } from '@kaffeehaus/trust/course/rest';

const LIVE: Pace = { kind: 'live', bank: 300, increment: 5, zero: 'bot' };
const DAYS: Pace = { kind: 'days', hours: 24, weekends: true, zone: 'UTC', vacation: 10, zero: 'bot' };

/** A game whose rules do not matter: who owes an answer is said by hand. */
class Game {
  course: Course;
  readonly pace: Pace;
  now = 0;
  version = 1;
  owing: readonly number[];

  constructor(pace: Pace, sitters: readonly Sitter[], owing: readonly number[] = [0]) {
    this.pace = pace;
    this.owing = owing;
    this.course = follow(
      newCourse(pace, sitters, 0),
      pace,
      { version: 1, at: 0, seat: -1, actor: 0, kind: 'start', body: '' },
      { owing, fresh: true, struck: 0 },
      [],
    );
  }

  row(seat: number, kind: string, body: string, standing: Partial<Standing> = {}, actor = seat + 1): this {
    const row = { version: ++this.version, at: this.now, seat, actor, kind, body };
    this.owing = standing.owing ?? this.owing;
    const whole = { owing: this.owing, fresh: false, struck: 0, ...standing };
    // A snapshot may be taken after any row.
    const kept = JSON.parse(JSON.stringify(this.course)) as Course;
    this.course = follow(kept, this.pace, row, whole, []);
    return this;
  }

  /** Answers, and others are asked. */
  answer(seat: number, next: readonly number[], actor = seat + 1): this {
    return this.row(seat, 'answer', '', { owing: next, fresh: true }, actor);
  }

  do(seat: number, draft: Draft | undefined): this {
    if (!draft) throw new Error('nothing to do');
    return this.row(seat, draft.kind, draft.body);
  }

  offer(seat: number, what: Offer, days = 0, of?: number): this {
    return this.do(seat, deeds.offer(this.course, this.pace, seat, { what, days, of }, this.now));
  }

  reply(seat: number, to: number, yes: boolean): this {
    return this.do(seat, deeds.reply(this.course, this.pace, seat, to, yes, this.now));
  }

  left(): readonly number[] {
    return leftAt(this.course.clocks, this.pace, this.now, []).map(ms => ms / SECOND);
  }
}

const why = (deed: () => unknown): string => {
  try {
    deed();
  } catch (error) {
    if (error instanceof Declined) return error.why;
    throw error;
  }
  return 'allowed';
};

describe('my clock', () => {
  test('is not touched by what others do, however often', () => {
    const game = new Game(LIVE, [1, 2, 3]);
    game.now = 10 * SECOND;
    const alone = game.left();
    for (let i = 0; i < 50; i++) {
      game.row(1, i % 2 ? 'say' : 'agree', JSON.stringify({ reply: true, to: 999 }));
      game.row(2, 'watch', '');
    }
    expect(game.left()).toEqual(alone);
    game.now = 20 * SECOND;
    game.answer(0, [1]);
    expect(game.left()).toEqual([285, 300, 300]);
  });

  test('stands while a bot answers for me, and a bot has none', () => {
    const game = new Game(LIVE, [1, 'hard'], [0, 1]);
    game.now = 10 * SECOND;
    game.do(0, deeds.leave(game.course, 0));
    game.now = 100 * SECOND;
    expect(game.left()).toEqual([290, 300]);
    game.do(0, deeds.comeBack(game.course, 0));
    game.now = 110 * SECOND;
    expect(game.left()).toEqual([280, 300]);
  });
});

describe('leaving for a moment', () => {
  test('brings no time, and is not forgotten', () => {
    const game = new Game(LIVE, [1, 2], [0]);
    game.now = 299 * SECOND;
    for (let i = 0; i < 5; i++) {
      game.do(0, deeds.leave(game.course, 0));
      game.do(0, deeds.comeBack(game.course, 0));
    }
    expect(game.left()[0]).toBe(1);
    expect(game.course.chairs[0]).toMatchObject({ bot: null, gone: null, helped: true });
  });

  test('nor does a vacation from which one is back at once', () => {
    const game = new Game(DAYS, [1, 2], [0]);
    game.now = 23 * HOUR;
    const before = game.left();
    game.do(0, deeds.offer(game.course, DAYS, 0, { what: 'vacation', days: 1 }, game.now));
    game.do(0, deeds.comeBack(game.course, 0));
    expect(game.left()).toEqual(before);
  });
});

describe('time that runs out', () => {
  test('brings a bot, which hands back, and the seat is marked from then on', () => {
    const game = new Game(LIVE, [1, 2]);
    game.now = 300 * SECOND - 1;
    expect(deeds.runOut(game.course, LIVE, 0, game.now, [])).toBeUndefined();
    game.now = 300 * SECOND;
    expect(deeds.runOut(game.course, LIVE, 1, game.now, [])).toBeUndefined();
    game.do(0, deeds.runOut(game.course, LIVE, 0, game.now, []));
    expect(game.course.chairs[0]).toMatchObject({ bot: 'normal', gone: 'time', helped: true });
    expect(deeds.runOut(game.course, LIVE, 0, game.now + DAY, [])).toBeUndefined();
    game.answer(0, [1], 0);
    game.do(0, deeds.comeBack(game.course, 0));
    expect(game.course.chairs[0]).toMatchObject({ bot: null, gone: null, helped: true });
    expect(game.left()[0]).toBe(30);
  });

  test('or the seat has lost, for good', () => {
    const game = new Game({ ...LIVE, zero: 'lose' }, [1, 2]);
    game.now = 300 * SECOND;
    game.do(0, deeds.runOut(game.course, game.pace, 0, game.now, []));
    expect(game.course.chairs[0]).toMatchObject({ gone: 'lost' });
    expect(why(() => deeds.comeBack(game.course, 0))).toBe('forbidden');
  });
});

describe('a proposal', () => {
  test('comes to pass when all who are there agree, and not before', () => {
    const game = new Game(LIVE, [1, 2, 3, 'easy']);
    game.offer(1, 'pause');
    const offered = game.version;
    game.reply(0, offered, true);
    expect(game.course.paused).toBe(0);
    game.now = 10 * SECOND;
    game.reply(2, offered, true);
    expect(game.course.paused).toBe(10 * SECOND);
    expect(game.course.offers.open).toEqual([]);
    game.now = DAY / 2;
    expect(game.left()).toEqual([290, 300, 300, 300]);
    game.offer(0, 'resume').reply(1, game.version, true);
    game.reply(2, game.version - 1, true);
    expect(game.course.paused).toBe(0);
    game.now += SECOND;
    expect(game.left()).toEqual([289, 300, 300, 300]);
  });

  test('falls with one no, and when its maker takes it back', () => {
    const game = new Game(LIVE, [1, 2, 3]);
    game.offer(0, 'end').reply(1, game.version, true);
    game.reply(2, game.version - 1, false);
    expect(game.course.offers.open).toEqual([]);
    expect(game.course.agreed).toBe(false);
    game.offer(0, 'end').reply(0, game.version, false);
    expect(game.course.offers.open).toEqual([]);
  });

  test('needs nobody else where only bots play', () => {
    const game = new Game(LIVE, ['normal', 7, 'easy']);
    game.offer(1, 'end');
    expect(game.course.agreed).toBe(true);
  });

  test('is agreed to when who had not spoken leaves', () => {
    const game = new Game(LIVE, [1, 2, 3]);
    game.offer(0, 'end').reply(1, game.version, true);
    expect(game.course.agreed).toBe(false);
    game.do(2, deeds.leave(game.course, 2));
    expect(game.course.agreed).toBe(true);
  });

  test('one of a seat at a time, three in ten minutes, ten minutes long', () => {
    const game = new Game(LIVE, [1, 2]);
    game.offer(0, 'pause');
    expect(why(() => deeds.offer(game.course, LIVE, 0, { what: 'end', days: 0 }, game.now))).toBe(
      'forbidden',
    );
    expect(why(() => deeds.reply(game.course, LIVE, 0, game.version, true, game.now))).toBe('stale');
    game.reply(1, game.version, false);
    game.offer(0, 'pause').reply(1, game.version, false);
    game.now = MINUTE;
    game.offer(0, 'pause').reply(1, game.version, false);
    expect(why(() => deeds.offer(game.course, LIVE, 0, { what: 'pause', days: 0 }, game.now))).toBe(
      'not-now',
    );
    expect(why(() => deeds.offer(game.course, LIVE, 1, { what: 'pause', days: 0 }, game.now))).toBe(
      'allowed',
    );
    game.now = 10 * MINUTE;
    game.offer(0, 'pause');
    const stale = game.version;
    game.now = 20 * MINUTE;
    expect(why(() => deeds.reply(game.course, LIVE, 1, stale, true, game.now))).toBe('stale');
    expect(why(() => deeds.offer(game.course, LIVE, 0, { what: 'end', days: 0 }, game.now))).toBe('allowed');
  });

  test("is nobody's who is not there", () => {
    const game = new Game(LIVE, [1, 2, 'easy']);
    game.do(0, deeds.leave(game.course, 0));
    for (const seat of [0, 2, 3])
      expect(why(() => deeds.offer(game.course, LIVE, seat, { what: 'end', days: 0 }, 0))).toBe('forbidden');
    expect(why(() => deeds.offer(game.course, LIVE, 1, { what: 'resume', days: 0 }, 0))).toBe('forbidden');
  });

  test("days off that the table grants need nobody's word, more of them do", () => {
    const game = new Game(DAYS, [1, 2]);
    game.offer(0, 'vacation', 10);
    expect(game.course.clocks.away).toEqual([10 * DAY, 0]);
    game.now = 12 * DAY;
    expect(game.course.offers.open).toEqual([]);
    game.offer(0, 'vacation', 1);
    expect(game.course.clocks.away[0]).toBe(10 * DAY);
    game.reply(1, game.version, true);
    expect(game.course.clocks.away[0]).toBe(13 * DAY);
    for (const days of [0, -1, 1.5, 61, Number.NaN])
      expect(why(() => deeds.offer(game.course, DAYS, 1, { what: 'vacation', days: days }, game.now))).toBe(
        'forbidden',
      );
    expect(why(() => deeds.offer(game.course, LIVE, 1, { what: 'vacation', days: 1 }, game.now))).toBe(
      'forbidden',
    );
  });
});

describe('whoever has given up', () => {
  test('does nothing more at the table', () => {
    const game = new Game(LIVE, [1, 2, 3, 4]);
    game.do(0, deeds.resign(game.course, 0));
    expect(game.course.chairs[0]).toMatchObject({ bot: 'normal', gone: 'resigned' });
    const tried = [deeds.resign, deeds.leave, deeds.comeBack].map(deed => why(() => deed(game.course, 0)));
    expect(tried).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(game.course.clocks.runs).toEqual([]);
  });
});

test('lines are told when they are worth a row', () => {
  const game = new Game(LIVE, [1, 2]);
  expect(deeds.tellLag(game.course, LIVE, 0, 60)).toBeUndefined();
  game.do(-1, deeds.tellLag(game.course, LIVE, 0, 210));
  expect(game.course.clocks.lag).toEqual([200, 0]);
  expect(deeds.tellLag(game.course, LIVE, 0, 260)).toBeUndefined();
  game.do(-1, deeds.tellLag(game.course, LIVE, 1, 90_000));
  expect(game.course.clocks.lag).toEqual([200, 500]);
  expect(deeds.tellLag(game.course, DAYS, 0, 400)).toBeUndefined();
});

describe('who is not there, where no clock runs', () => {
  const NONE: Pace = { kind: 'none' };

  test('is waited for a week; then the others go on with a bot, and they may come back', () => {
    const game = new Game(NONE, [1, 2, 3], [1]);
    const tried = (of: number): string =>
      why(() => deeds.offer(game.course, NONE, 0, { what: 'without', of }, game.now));
    game.now = 7 * DAY - 1;
    expect(tried(1)).toBe('not-now');
    game.now = 7 * DAY;
    // Of somebody who owes nothing, of oneself, of no seat.
    expect([tried(2), tried(0), tried(7), tried(-1)]).toEqual([
      'forbidden',
      'forbidden',
      'forbidden',
      'forbidden',
    ]);
    game.offer(0, 'without', 0, 1);
    // Whoever is waited for is not asked, all others are.
    expect(game.course.chairs[1]?.bot).toBeNull();
    game.reply(2, game.version, true);
    expect(game.course.chairs[1]).toMatchObject({ bot: 'normal', gone: 'time', since: game.version });
    game.do(1, deeds.comeBack(game.course, 1));
    expect(game.course.chairs[1]).toMatchObject({ bot: null, gone: null });
  });

  test('need only be one word of the other where two play; and whoever does anything is there', () => {
    const two = new Game(NONE, [1, 2], [1]);
    two.now = 8 * DAY;
    two.offer(0, 'without', 0, 1);
    expect(two.course.chairs[1]?.bot).toBe('normal');
    const three = new Game(NONE, [1, 2, 3], [1]);
    three.now = 8 * DAY;
    three.offer(0, 'without', 0, 1);
    three.answer(1, [1]);
    expect(three.course.offers.open).toEqual([]);
    // Waited for anew.
    expect(why(() => deeds.offer(three.course, NONE, 0, { what: 'without', of: 1 }, three.now))).toBe(
      'not-now',
    );
  });

  test('is the clock’s business where one runs', () => {
    const game = new Game(DAYS, [1, 2], [1]);
    expect(why(() => deeds.offer(game.course, DAYS, 0, { what: 'without', of: 1 }, 8 * DAY))).toBe(
      'forbidden',
    );
  });
});

describe('an end that is proposed', () => {
  test('by both of two is agreed to', () => {
    const game = new Game(LIVE, [1, 2]);
    game.offer(0, 'end').offer(1, 'end');
    expect(game.course.agreed).toBe(true);
    const pause = new Game(LIVE, [1, 2, 3]);
    pause.offer(0, 'pause').offer(1, 'pause');
    expect(pause.course.paused).toBe(0);
    pause.offer(2, 'pause');
    expect(pause.course.paused).toBeGreaterThanOrEqual(0);
    expect(pause.course.offers.open).toEqual([]);
    // Days off are each one's own.
    const away = new Game({ ...DAYS, vacation: 0 }, [1, 2]);
    away.offer(0, 'vacation', 3).offer(1, 'vacation', 3);
    expect([away.course.clocks.away, away.course.offers.open.length]).toEqual([[0, 0], 2]);
  });
});
