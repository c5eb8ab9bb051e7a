import fc from 'fast-check';
import type { Pace } from '@kaffeehaus/protocol';
import { describe, expect, test } from 'vitest';
import * as clocks from '@kaffeehaus/trust/course/clocks';
import type { Clocks, Outages } from '@kaffeehaus/trust/course/clocks';
import { DAY, HOUR, SECOND, counted, isZone, momentAfter, weekends } from '@kaffeehaus/trust/course/rest';
import type { Stretch } from '@kaffeehaus/trust/course/rest';

const LIVE: Pace = { kind: 'live', bank: 600, increment: 10, zero: 'bot' };
const DAYS: Pace = {
  kind: 'days',
  hours: 48,
  weekends: false,
  zone: 'Europe/Vienna',
  vacation: 30,
  zero: 'bot',
};

const utc = (text: string): number => Date.parse(`${text}Z`);

/** Seat 0 is asked at a moment. */
const asked = (pace: Pace, at: number, seats = 2): Clocks =>
  clocks.running(clocks.put(clocks.newClocks(pace, seats, at), pace, [0]), [0]);

describe('time that counts', () => {
  test('is what lies in no rest, whatever their order and overlaps', () => {
    const rests: Stretch[] = [
      [50, 60],
      [10, 20],
      [15, 30],
      [58, 70],
    ];
    expect(counted(0, 100, rests)).toBe(60);
    expect(counted(12, 55, rests)).toBe(20);
    expect(counted(0, 5, rests)).toBe(5);
    expect(momentAfter(0, 10, rests)).toBe(10);
    expect(momentAfter(0, 11, rests)).toBe(31);
    expect(momentAfter(0, 30, rests)).toBe(50);
    expect(momentAfter(0, 31, rests)).toBe(71);
    expect(momentAfter(12, 1, rests)).toBe(31);
  });

  test('by the moment after which it has counted, exactly that much has counted', () => {
    const stretch = fc
      .tuple(fc.nat(500), fc.nat(200))
      .map(([from, length]): Stretch => [from, from + length]);
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 6 }), fc.nat(500), fc.nat(500), (rests, from, amount) => {
        const moment = momentAfter(from, amount, rests);
        expect(counted(from, moment, rests)).toBe(amount);
        if (amount > 0) expect(counted(from, moment - 1, rests)).toBe(amount - 1);
      }),
    );
  });

  test('weekends begin and end at midnight where the table is, also when clocks are changed', () => {
    // Summer time ends on Sunday 2026-10-25: that weekend is an hour longer.
    expect(weekends('Europe/Vienna', utc('2026-10-23T00:00'), utc('2026-10-28T00:00'))).toEqual([
      [utc('2026-10-23T22:00'), utc('2026-10-25T23:00')],
    ]);
    // It begins on Sunday 2026-03-29: an hour shorter.
    expect(weekends('Europe/Vienna', utc('2026-03-27T00:00'), utc('2026-04-01T00:00'))).toEqual([
      [utc('2026-03-27T23:00'), utc('2026-03-29T22:00')],
    ]);
    // At the date line, and where half hours count.
    expect(weekends('Pacific/Kiritimati', utc('2026-06-04T00:00'), utc('2026-06-09T00:00'))).toEqual([
      [utc('2026-06-05T10:00'), utc('2026-06-07T10:00')],
    ]);
    expect(weekends('Asia/Kolkata', utc('2026-06-04T00:00'), utc('2026-06-09T00:00'))).toEqual([
      [utc('2026-06-05T18:30'), utc('2026-06-07T18:30')],
    ]);
    expect(weekends('America/Los_Angeles', utc('2026-06-08T00:00'), utc('2026-06-08T12:00'))).toEqual([
      [utc('2026-06-06T07:00'), utc('2026-06-08T07:00')],
    ]);
  });

  test('29 February is a day like another', () => {
    expect(weekends('UTC', utc('2028-02-28T00:00'), utc('2028-03-06T00:00'))).toEqual([
      [utc('2028-03-04T00:00'), utc('2028-03-06T00:00')],
    ]);
    const table = asked({ ...DAYS, zone: 'UTC' }, utc('2028-02-28T12:00'));
    expect(clocks.zeroAt(table, { ...DAYS, zone: 'UTC' }, 0, [])).toBe(utc('2028-03-01T12:00'));
  });

  test('only names of zones are zones', () => {
    expect(['Europe/Vienna', 'UTC', 'Mars/Olympus', '', '../etc'].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a live clock', () => {
  test('runs for whoever owes an answer, and each answer brings the increment', () => {
    let table = asked(LIVE, 0);
    table = clocks.pass(table, LIVE, 25 * SECOND, []);
    table = clocks.answered(table, LIVE, 0);
    table = clocks.running(clocks.put(table, LIVE, [1]), [1]);
    table = clocks.pass(table, LIVE, 30 * SECOND, []);
    expect(table.left).toEqual([585 * SECOND, 595 * SECOND]);
    expect(table.used).toEqual([25 * SECOND, 5 * SECOND]);
    expect(clocks.zeroAt(table, LIVE, 1, [])).toBe(30 * SECOND + 595 * SECOND);
    expect(clocks.zeroAt(table, LIVE, 0, [])).toBe(Infinity);
  });

  test('runs for all who are asked together', () => {
    const table = clocks.running(clocks.put(clocks.newClocks(LIVE, 3, 0), LIVE, [0, 2]), [0, 2]);
    expect(clocks.pass(table, LIVE, SECOND, []).left).toEqual([599 * SECOND, 600 * SECOND, 599 * SECOND]);
  });

  test('gains nothing by answers that are taken back and given again', () => {
    let table = asked(LIVE, 0);
    for (let i = 1; i <= 5; i++) {
      table = clocks.answered(clocks.pass(table, LIVE, i * SECOND, []), LIVE, 0);
      table = clocks.tookBack(table, 0, 1);
    }
    table = clocks.answered(clocks.pass(table, LIVE, 6 * SECOND, []), LIVE, 0);
    expect(table.left[0]).toBe((600 - 6 + 10) * SECOND);
    table = clocks.answered(clocks.pass(table, LIVE, 7 * SECOND, []), LIVE, 0);
    expect(table.left[0]).toBe((600 - 7 + 20) * SECOND);
  });

  test('gives back what the lines take, half a second at most, and never more than was used', () => {
    const after = (lag: number, time: number): number =>
      clocks.answered(clocks.pass(clocks.measured(asked(LIVE, 0), [lag, 0]), LIVE, time, []), LIVE, 0)
        .left[0] as number;
    expect(after(200, 5000)).toBe(605_200);
    expect(after(4000, 5000)).toBe(605_500);
    expect(after(400, 100)).toBe(610_000);
    const late = clocks.measured(asked({ ...LIVE, bank: 10 }, 0), [300, 0]);
    expect(clocks.zeroAt(late, LIVE, 0, [])).toBe(10_300);
    // Rows of others in between change nothing in it.
    let table = clocks.measured(asked(LIVE, 0), [500, 0]);
    for (let at = 1; at <= 1000; at++) table = clocks.pass(table, LIVE, at, []);
    expect(clocks.answered(table, LIVE, 0).left[0]).toBe(609_500);
  });

  test('never runs backwards', () => {
    const table = clocks.pass(asked(LIVE, HOUR), LIVE, 2 * HOUR, []);
    expect(clocks.pass(table, LIVE, HOUR, [])).toEqual(table);
  });

  test('has a little on it for who comes back after it ran out', () => {
    const back = (pace: Pace): number | undefined =>
      clocks.cameBack(clocks.ranOut(asked(pace, 0), 0), pace, 0, true).left[0];
    expect(back(LIVE)).toBe(30 * SECOND);
    expect(back({ ...LIVE, increment: 60 })).toBe(60 * SECOND);
    expect(back({ ...LIVE, bank: 15 })).toBe(15 * SECOND);
    expect(clocks.cameBack(asked(LIVE, 0), LIVE, 0, true).left[0]).toBe(600 * SECOND);
  });
});

describe('a clock that counts days', () => {
  const friday = utc('2026-10-23T10:00');

  test('stands on weekends, an hour longer when summer time ends', () => {
    const table = asked(DAYS, friday);
    // Friday 12:00 to midnight in Vienna are 12 hours; 36 more from Monday on.
    expect(clocks.zeroAt(table, DAYS, 0, [])).toBe(utc('2026-10-27T11:00'));
    const monday = clocks.pass(table, DAYS, utc('2026-10-26T11:00'), []);
    expect(monday.left[0]).toBe((48 - 24) * HOUR);
    const always = { ...DAYS, weekends: true };
    expect(clocks.zeroAt(asked(always, friday), always, 0, [])).toBe(utc('2026-10-25T10:00'));
  });

  test('begins anew with each turn, but not within one', () => {
    let table = clocks.pass(asked(DAYS, friday), DAYS, friday + 5 * HOUR, []);
    table = clocks.put(clocks.answered(table, DAYS, 0), DAYS, [0]);
    expect(table.left[0]).toBe(43 * HOUR);
    table = clocks.put(clocks.answered(table, DAYS, 0), DAYS, [1]);
    table = clocks.put(table, DAYS, [0]);
    expect(table.left).toEqual([48 * HOUR, 48 * HOUR]);
    // A question to all is a turn of its own.
    table = clocks.pass(clocks.running(table, [0]), DAYS, friday + 6 * HOUR, []);
    table = clocks.put(table, DAYS, [0, 1]);
    expect(table.left[0]).toBe(48 * HOUR);
    table = clocks.pass(clocks.running(table, [0, 1]), DAYS, friday + 7 * HOUR, []);
    expect(clocks.put(table, DAYS, [0]).left).toEqual([48 * HOUR, 47 * HOUR]);
  });

  test('stands for thirty days off, and no longer than the table grants', () => {
    const table = asked({ ...DAYS, weekends: true }, friday);
    const pace: Pace = { ...DAYS, weekends: true };
    expect(clocks.hasDaysOff(table, pace, 0, 30)).toBe(true);
    expect(clocks.hasDaysOff(table, pace, 0, 31)).toBe(false);
    const away = clocks.wentAway(table, 0, 30);
    expect(clocks.hasDaysOff(away, pace, 0, 1)).toBe(false);
    expect(clocks.hasDaysOff(away, pace, 1, 30)).toBe(true);
    expect(clocks.zeroAt(away, pace, 0, [])).toBe(friday + 32 * DAY);
    const later = clocks.pass(away, pace, friday + 31 * DAY, []);
    expect(later.left[0]).toBe(24 * HOUR);
    // Back early: what is left of the days off stays.
    const early = clocks.cameBack(clocks.pass(away, pace, friday + 10 * DAY, []), pace, 0, false);
    expect(early.off[0]).toBe(10 * DAY);
    expect(clocks.zeroAt(early, pace, 0, [])).toBe(friday + 12 * DAY);
  });

  test('a weekend in a vacation does not count twice', () => {
    const table = clocks.wentAway(asked(DAYS, friday), 0, 3);
    // Away until Monday 10:00 UTC, then 48 hours.
    expect(clocks.zeroAt(table, DAYS, 0, [])).toBe(utc('2026-10-28T10:00'));
  });
});

describe('time that the house lost', () => {
  test("is nobody's, however long", () => {
    const outages: Outages = [[10 * SECOND, 10 * SECOND + HOUR]];
    const table = clocks.pass(asked(LIVE, 0), LIVE, HOUR + 20 * SECOND, outages);
    expect(table.left[0]).toBe(580 * SECOND);
    expect(clocks.zeroAt(asked(LIVE, 0), LIVE, 0, outages)).toBe(HOUR + 600 * SECOND);
  });

  test('does not count twice on a weekend', () => {
    const friday = utc('2026-10-23T10:00');
    const outage: Stretch = [utc('2026-10-24T08:00'), utc('2026-10-26T02:00')];
    expect(clocks.zeroAt(asked(DAYS, friday), DAYS, 0, [outage])).toBe(utc('2026-10-27T14:00'));
  });

  test('is counted alike whether rows are read before it was known or after', () => {
    // The house died at 1500, its last heartbeat was at 1000, a row was written at 1200.
    const outage: Stretch = [1000, 9000];
    const known = clocks.pass(clocks.pass(asked(LIVE, 0), LIVE, 1200, [outage]), LIVE, 10_000, [outage]);
    const late = clocks.pass(clocks.pass(asked(LIVE, 0), LIVE, 1200, []), LIVE, 10_000, [outage]);
    expect(known).toEqual(late);
    expect(known.left[0]).toBe(600 * SECOND - 1200 - 1000);
  });
});

test('without a pace nobody has a clock', () => {
  const none: Pace = { kind: 'none' };
  const table = clocks.answered(clocks.pass(asked(none, 0), none, 900 * DAY, []), none, 0);
  expect(clocks.zeroAt(table, none, 0, [])).toBe(Infinity);
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
});

test('made-up calendars: whatever others do in between, a seat has used what the calendar says', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 3 * DAY }), { minLength: 1, maxLength: 30 });
  const start = utc('2027-12-20T00:00');
  fc.assert(
    fc.property(
      gaps,
      fc.array(fc.tuple(fc.nat(60 * DAY), fc.integer({ min: 1, max: 2 * DAY })), { maxLength: 4 }),
      fc.constantFrom('Europe/Vienna', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'),
      (rows, losses, zone) => {
        const pace: Pace = { ...DAYS, zone };
        // No row is written while the house is down.
        const outages: Stretch[] = [];
        for (const [from, length] of [...losses].sort((a, b) => a[0] - b[0])) {
          const begin = Math.max(start + from, outages.at(-1)?.[1] ?? 0);
          outages.push([begin, begin + length]);
        }
        let at = start;
        let whole = asked(pace, start);
        for (const gap of rows) {
          at += gap;
          for (const [begin, end] of outages) if (at > begin && at < end) at = end;
          whole = clocks.pass(whole, pace, at, outages);
        }
        const rests = [...outages.filter(([, end]) => end <= at), ...weekends(zone, start, at)];
        expect(whole.used[0]).toBe(counted(start, at, rests));
        expect((whole.left[0] as number) + (whole.used[0] as number)).toBe(48 * HOUR);
        expect(clocks.pass(asked(pace, start), pace, at, outages)).toEqual(whole);
      },
    ),
    { numRuns: 200 },
  );
});
