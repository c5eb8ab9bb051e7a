/** Luck and decisions told apart, in a game where one question is all luck and the other all decision. */
import { apply, at } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { reviewing } from '../src/index.ts';
import type { Review } from '../src/index.ts';
import { begun, fair, judgeOf, recordOf, trap } from './parlour.ts';

const judge = judgeOf(fair, { ahead: { soon: 1, far: 1 } });
const CARE = { points: 2, samples: 200, thoughts: 40 };

const reviewed = (seed: string, answers: readonly string[], points = CARE.points): Review => {
  const steps = reviewing(judge, recordOf(fair, seed, answers), { ...CARE, points });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** A seed with which the wheel stops for this seat. */
const seedFor = (seat: number): string => {
  for (let i = 0; ; i++) {
    const s = begun(fair, `fair ${i}`);
    apply(fair, s, 0, [1]);
    if (at(judge.forecast(s), seat) > 0) return `fair ${i}`;
  }
};

test.each([
  ['good', 0, 1],
  ['bad', 1, -1],
] as const)('%s luck is called luck, whatever was answered', (_, seat, sign) => {
  const [wheel] = reviewed(seedFor(seat), ['1: 2', '1: 1']).points;
  expect(wheel?.ask.why).toBe('wheel');
  expect((wheel?.luck.mean ?? 0) * sign).toBeGreaterThan(0.2);
  expect(wheel?.luck.margin).toBeLessThan(0.2);
  expect(Math.abs(wheel?.decision.mean ?? 1)).toBeLessThanOrEqual(wheel?.decision.margin ?? 0);
});

test('a bad answer is called a decision, and the better one is named', () => {
  const [, choice] = reviewed(seedFor(0), ['1: 1', '1: 2']).points;
  expect(choice?.ask.why).toBe('choose');
  expect(choice?.better).toEqual([1]);
  expect(choice?.decision).toEqual({ mean: -1, margin: 0, samples: 200 });
  expect(choice?.luck).toEqual({ mean: 0, margin: 0, samples: 200 });
});

test('a good answer has no better one', () => {
  const [, choice] = reviewed(seedFor(0), ['1: 1', '1: 1']).points;
  expect(choice?.better).toBeUndefined();
  expect(choice?.decision.samples).toBe(0);
});

test.each([
  ['a bad answer after good luck', 0, '1: 2', 'choose'],
  ['bad luck before a good answer', 1, '1: 1', 'wheel'],
] as const)('the point at which most was won or lost comes first to mind: %s', (_, seat, choice, why) => {
  const { points } = reviewed(seedFor(seat), ['1: 1', choice], 1);
  expect(points.map(({ ask }) => ask.why)).toEqual([why]);
  expect(at(points, 0).swing).toBeLessThan(-0.3);
});

test('what an answer was worth shows some time after it', () => {
  const steps = reviewing(judgeOf(trap), recordOf(trap, 'trap', ['1: 1', '2: 1']), CARE);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const [choice] = step.value.points;
  expect(choice?.better).toEqual([2]);
  expect(choice?.decision.mean).toBe(-0.5);
});

test('a swing is measured up to the same seat’s next answer', () => {
  const [wheel, choice] = reviewed(seedFor(0), ['1: 1', '1: 2']).points;
  const { curve } = reviewed(seedFor(0), ['1: 1', '1: 2']);
  const chances = curve.map(each => at(each, 0));
  expect(wheel?.swing).toBeCloseTo(at(chances, 1) - at(chances, 0), 12);
  expect(choice?.swing).toBeCloseTo(at(chances, 2) - at(chances, 1), 12);
});
