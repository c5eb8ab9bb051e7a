import type { Rules, State } from '@kaffeehaus/kernel';
import type { Pace } from '@kaffeehaus/protocol';
import { describe, expect, test } from 'vitest';
import { helped, takenOver } from '@kaffeehaus/trust/course/chairs';
import type { Absence, Sitter } from '@kaffeehaus/trust/course/chairs';
import { newCourse } from '@kaffeehaus/trust/course/course';
import type { Course } from '@kaffeehaus/trust/course/course';
import { resultOf } from '@kaffeehaus/trust/course/end';
import { hintsAllowed } from '../../src/play/hints.ts';

const NONE: Pace = { kind: 'none' };

/** A table that stands as it is said to. */
interface Stand {
  readonly scores: readonly number[];
  readonly winners?: readonly number[];
  readonly round?: number;
  readonly over?: boolean;
  readonly tie?: string;
}

const result = (course: Course, { scores, winners = [], round = 3, over = true, tie }: Stand) => {
  const rules = {
    kernel: { isOver: () => over },
    game: {
      audit: () => scores.map(points => [{ source: 'all', points }]),
      winners: () => (tie === undefined ? { seats: winners } : { seats: winners, by: tie }),
      round: () => round,
    },
  } as unknown as Rules;
  return resultOf(course, rules, {} as State);
};

/** Who sits, who is gone since when, and for whom a bot has answered. */
const course = (
  sitters: readonly Sitter[],
  gone: readonly (readonly [seat: number, why: Absence, at: number])[] = [],
  answered: readonly number[] = [],
): Course => {
  const fresh = newCourse(NONE, sitters, 0);
  let { chairs } = fresh;
  for (const [seat, why, at] of gone) chairs = takenOver(chairs, seat, why, 0, at);
  for (const seat of answered) chairs = helped(chairs, seat);
  return { ...fresh, chairs };
};

describe('a game that was played to its end', () => {
  test('is won by whom its rules name, and the others follow by their scores', () => {
    expect(result(course([1, 2, 3, 4]), { scores: [50, 70, 70, 60], winners: [2], tie: 'a.rule' })).toEqual({
      why: 'played',
      by: null,
      places: [4, 2, 1, 3],
      rated: [4, 2, 1, 3],
      scores: [50, 70, 70, 60],
      marks: [null, null, null, null],
      tie: 'a.rule',
    });
    expect(result(course([1, 2, 3]), { scores: [7, 7, 5], winners: [0, 1] })?.places).toEqual([1, 1, 3]);
    expect(result(course([1, 2, 3, 4]), { scores: [9, 5, 5, 1], winners: [0] })?.places).toEqual([
      1, 2, 2, 4,
    ]);
  });

  test('counts last for a seat for which a bot has answered, wherever it stands', () => {
    const gone = course([1, 2, 3], [[0, 'left', 9]], [0]);
    expect(result(gone, { scores: [90, 70, 60], winners: [0] })).toMatchObject({
      places: [1, 2, 3],
      rated: [3, 1, 2],
      marks: ['left', null, null],
    });
    const back = course([1, 2, 3], [], [1]);
    expect(result(back, { scores: [50, 90, 60], winners: [1] })).toMatchObject({
      places: [3, 1, 2],
      rated: [2, 3, 1],
      marks: [null, 'helped', null],
    });
    const two = course([1, 2, 3], [], [0, 1]);
    expect(result(two, { scores: [90, 70, 60], winners: [0] })?.rated).toEqual([2, 2, 1]);
  });

  test('places whoever gave up behind the others, the later the better', () => {
    const gone = course(
      [1, 2, 3, 4],
      [
        [0, 'resigned', 20],
        [3, 'lost', 30],
      ],
    );
    expect(result(gone, { scores: [90, 70, 60, 80], winners: [0] })).toMatchObject({
      places: [4, 1, 2, 3],
      rated: [4, 1, 2, 3],
    });
  });

  test('of bots has marks of nobody', () => {
    expect(result(course(['easy', 'hard'], [], [0]), { scores: [1, 2], winners: [1] })?.marks).toEqual([
      null,
      null,
    ]);
  });
});

describe('a game that runs', () => {
  const scores = [3, 2, 1, 0];
  const goes = (one: Course, round = 3) => result(one, { scores, round, over: false });

  test('goes on as long as two have not given up', () => {
    expect(goes(course([1, 2]))).toBeUndefined();
    expect(goes(course([1, 2], [[0, 'left', 5]]))).toBeUndefined();
    expect(goes(course([1, 2, 3, 4], [[0, 'resigned', 5]]))).toBeUndefined();
    expect(goes(course(['easy', 'hard']))).toBeUndefined();
  });

  test('of two ends when one gives up', () => {
    expect(goes(course([1, 2], [[0, 'resigned', 5]]))).toMatchObject({
      why: 'resigned',
      places: [2, 1],
      rated: [2, 1],
      marks: ['resigned', null],
    });
    expect(goes(course([1, 2], [[1, 'lost', 5]]))).toMatchObject({ places: [1, 2], marks: [null, 'lost'] });
    const both = course(
      [1, 2],
      [
        [0, 'lost', 5],
        [1, 'lost', 5],
      ],
    );
    expect(goes(both)).toMatchObject({ places: [1, 1], rated: [1, 1] });
  });

  test('ends when none of the people is left who has not given up', () => {
    expect(goes(course([1, 'easy', 'easy'], [[0, 'resigned', 5]]))).toMatchObject({ places: [3, 1, 1] });
    expect(goes(course([1, 2, 'easy'], [[0, 'resigned', 5]]))).toBeUndefined();
  });

  test('that all agree to end is shared', () => {
    expect(goes({ ...course([1, 2, 3]), agreed: true })).toMatchObject({ why: 'agreed', places: [1, 1, 1] });
    expect(goes({ ...course([1, 2, 3], [], [1]), agreed: true })).toMatchObject({
      places: [1, 1, 1],
      rated: [1, 3, 1],
    });
  });

  test('before its second round counts for nobody', () => {
    expect(goes(course([1, 2], [[1, 'resigned', 5]]), 1)).toMatchObject({
      why: 'aborted',
      by: 1,
      places: [],
      rated: [],
    });
    expect(goes({ ...course([1, 2]), agreed: true }, 1)).toMatchObject({ why: 'aborted', by: null });
    // Giving up while the other proposes to end it is giving up.
    const quit = { ...course([1, 2], [[1, 'resigned', 5]]), agreed: true };
    expect(goes(quit, 1)).toMatchObject({ why: 'aborted', by: 1 });
    expect(goes(course([1, 2], [[1, 'resigned', 5]]), 2)).toMatchObject({ why: 'resigned' });
  });

  test('has one result only', () => {
    const done = result(course([1, 2]), { scores, winners: [0] }) ?? null;
    expect(result({ ...course([1, 2]), result: done }, { scores, winners: [0] })).toBeUndefined();
  });
});

test('hints: never where it counts, among people only if all may, alone always', () => {
  const table = (rated: boolean, hints: boolean, people: number): boolean =>
    hintsAllowed({ rated, hints, people });
  expect([table(true, true, 2), table(true, true, 1), table(true, false, 1)]).toEqual([false, false, false]);
  expect([table(false, false, 2), table(false, true, 2)]).toEqual([false, true]);
  expect([table(false, false, 1), table(false, false, 0)]).toEqual([true, true]);
});
