/** The books of small games whose true values can be computed: every part is what it must be, and all add up. */
import {
  apply,
  at,
  below,
  count,
  firstOpen,
  nth,
  seeded,
  start,
  times,
  wordAnswer,
} from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { Ledger, PARTS, retrace } from '../src/index.ts';
import type { Effect, Part, Parts } from '../src/index.ts';
import {
  begun,
  fair,
  guessing,
  judgeOf,
  meal,
  nim,
  pennies,
  placing,
  recordOf,
  trap,
  wheels,
} from './parlour.ts';

const WAYS = 400;

const bookOf = (game: Game, seed: string, answers: readonly string[]) => {
  const traced = retrace(judgeOf(game), recordOf(game, seed, answers));
  const ledger = new Ledger(judgeOf(game), traced, { ways: WAYS, ahead: 100 }, seeded('ledger'));
  for (const _ of traced.stops) ledger.look();
  return { ledger, stops: traced.stops.length };
};

/** A game by lot. */
const played = (game: Game, seed: string): readonly string[] => {
  const s = start(game, {}, 2, seed);
  const chance = seeded(`lots of ${seed}`);
  const answers: string[] = [];
  for (let ask = firstOpen(s); ask !== undefined; ask = firstOpen(s)) {
    const answer = nth(ask, below(chance, count(ask)));
    answers.push(wordAnswer(game, ask.seat, answer));
    apply(game, s, ask.seat, answer);
  }
  return answers;
};

/** The truth lies within four standard errors. */
const expectNear = ({ mean, margin }: Effect, truth: number): void =>
  expect(Math.abs(mean - truth)).toBeLessThanOrEqual((4 / 1.96) * margin + 1e-9);

const expectParts = (parts: Parts<Effect>, truth: Partial<{ [part in Part]: number }>): void => {
  for (const part of PARTS) expectNear(parts[part], truth[part] ?? 0);
};

/** A seed with which the wheel stops for this seat. */
const seedFor = (seat: number): string => {
  for (let i = 0; ; i++) {
    const s = begun(fair, `fair ${i}`);
    apply(fair, s, 0, [1]);
    if (at(judgeOf(fair).forecast(s), seat) > 0) return `fair ${i}`;
  }
};

describe('a wheel, then a choice that is all that matters', () => {
  test.each([
    [0, 0.25],
    [1, -0.25],
  ])('the wheel is luck and nothing else: it stops for seat %i', (seat, luck) => {
    const { ledger } = bookOf(fair, seedFor(seat), ['1: 2', '1: 1']);
    expectParts(ledger.effectsOf(0, 0, 1), { chance: luck });
    expectParts(ledger.effectsOf(1, 0, 1), { chance: -luck });
    expect(ledger.effectsOf(0, 0, 1).chance.margin).toBeGreaterThan(0);
  });

  test.each([
    ['1: 1', 0.5],
    ['1: 2', -0.5],
  ])('the choice is a decision and nothing else: %s', (choice, worth) => {
    const { ledger } = bookOf(fair, seedFor(0), ['1: 1', choice]);
    expectParts(ledger.effectsOf(0, 1, 2), { mine: worth });
    expectParts(ledger.effectsOf(1, 1, 2), { others: -worth });
  });
});

describe.each([
  ['agree', '2: 1', 0.5],
  ['do not', '2: 2', -0.5],
])('both name a side unseen, and %s', (_, hidden, worth) => {
  test.each([
    ['first', ['1: 1', hidden]],
    ['last', [hidden, '1: 1']],
  ])('what others choose at the same time is no luck, whoever was %s', (_when, answers) => {
    const { ledger, stops } = bookOf(pennies, 'pennies', answers);
    expect(stops).toBe(1);
    expectParts(ledger.effectsOf(0, 0, 1), { others: worth });
    expectParts(ledger.effectsOf(1, 0, 1), { others: -worth });
  });
});

describe('a card the other holds', () => {
  const right = ((): string => {
    const s = begun(guessing, 'card');
    apply(guessing, s, 0, [1]);
    return at(judgeOf(guessing).chances(s), 0) === 1 ? '1: 1' : '1: 2';
  })();
  const wrong = right === '1: 1' ? '1: 2' : '1: 1';

  test.each([
    ['right', right, 0.5],
    ['wrong', wrong, -0.5],
  ])('a guess that is %s was luck: its seat could not know', (_, guess, worth) => {
    const { ledger } = bookOf(guessing, 'card', [guess]);
    expectParts(ledger.effectsOf(0, 0, 1), { chance: worth });
    expect(Math.abs(ledger.effectsOf(0, 0, 1).mine.mean)).toBeLessThan(0.15);
    expectParts(ledger.effectsOf(1, 0, 1), { others: -worth });
  });
});

describe('nim against one who plays by lot', () => {
  /** The chance of whoever is asked to take from this pile, if everybody takes by lot. */
  const valueOf = (pile: number): number => {
    const most = Math.min(3, pile);
    return times(most, i => afterTaking(pile, i + 1)).reduce((sum, x) => sum + x, 0) / most;
  };
  const afterTaking = (pile: number, n: number): number => (n === pile ? 1 : 1 - valueOf(pile - n));

  test.each(['a', 'b', 'c'])('every decision is worth what it changes, to both: game %s', seed => {
    const answers = played(nim(10), seed);
    const { ledger } = bookOf(nim(10), seed, answers);
    let pile = 10;
    answers.forEach((answer, i) => {
      const n = Number(answer.at(-1));
      const worth = afterTaking(pile, n) - valueOf(pile);
      expectParts(ledger.effectsOf(i % 2, i, i + 1), { mine: worth });
      expectParts(ledger.effectsOf(1 - (i % 2), i, i + 1), { others: -worth });
      expect(Math.abs(at(ledger.chancesAt(i), i % 2) - valueOf(pile))).toBeLessThan(0.1);
      pile -= n;
    });
  });
});

describe.each(
  Object.entries({ fair, pennies, guessing, placing, trap, meal: meal(4), nim: nim(12), wheels: wheels(9) }),
)('%s', (_, game) => {
  test.each(['x', 'y', 'z'])('the parts of every stretch add up to what the chance did, game %s', seed => {
    const { ledger, stops } = bookOf(game, seed, played(game, seed));
    for (const player of [0, 1])
      for (let from = 0; from < stops; from++)
        for (const until of [from + 1, stops]) {
          const parts = ledger.effectsOf(player, from, until);
          const sum = PARTS.reduce((all, part) => all + parts[part].mean, 0);
          const swing = at(ledger.chancesAt(until), player) - at(ledger.chancesAt(from), player);
          expect(sum).toBeCloseTo(swing, 9);
          // Whoever looks to the end does not change their mind.
          expect(parts.estimate).toEqual({ mean: 0, margin: 0, samples: WAYS });
        }
  });
});

test('who looks only a little ahead changes their mind, and says so', () => {
  const game = wheels(8);
  const traced = retrace(judgeOf(game), recordOf(game, 'x', played(game, 'x')));
  const ledger = new Ledger(judgeOf(game), traced, { ways: 60, ahead: 2 }, seeded('short'));
  for (const _ of traced.stops) ledger.look();
  const parts = ledger.effectsOf(0, 0, traced.stops.length);
  const sum = PARTS.reduce((all, part) => all + parts[part].mean, 0);
  expect(sum).toBeCloseTo(at(ledger.chancesAt(traced.stops.length), 0) - at(ledger.chancesAt(0), 0), 9);
  expect(parts.estimate.mean).not.toBe(0);
  expect(parts.mine.mean).toBe(0);
});
