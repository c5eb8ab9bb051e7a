import { describe, expect, test } from 'vitest';
import { OPEN, add, at, may, start } from '../src/index.ts';
import type { Game } from '../src/index.ts';
import { Broken, anyOptions, checkGame } from '../src/laws.ts';
import { seeded } from '../src/random.ts';
import { Witness } from '../src/worlds.ts';
import { DECK, DISCARD, hand, slot, toy } from './toy.ts';
import type { Toy } from './toy.ts';

const game = toy as unknown as Game;

/** The toy game with a fault planted in it. */
const planted = (change: Partial<typeof toy>, ops: Partial<(typeof toy)['ops']> = {}): Game =>
  ({ ...toy, ...change, ops: { ...toy.ops, ...ops } }) as unknown as Game;

const brokenLaw = (faulty: Game): string => {
  for (let i = 0; i < 30; i++)
    try {
      checkGame(faulty, { seats: 2 + (i % 3), options: {}, seed: `fault ${i}`, every: 1 });
    } catch (error) {
      if (error instanceof Broken) return error.law;
      throw error;
    }
  return 'nobody noticed';
};

describe('the laws', () => {
  test('hold for a game that keeps them', () => {
    for (const seats of [2, 3, 4])
      for (let i = 0; i < 5; i++) {
        const report = checkGame(game, {
          seats,
          options: anyOptions(game, seeded(`o${i}`), seats),
          seed: `fine ${i}`,
          every: 2,
        });
        expect(report.rounds).toBe(4);
      }
  });

  test('any list of numbers is a game', () => {
    const report = checkGame(game, { seats: 2, options: {}, seed: 'list', choices: [5, 999, 3] });
    expect(report.answers).toBeGreaterThan(10);
  });

  test('a trial can be left after some answers', () => {
    const report = checkGame(game, { seats: 2, options: {}, seed: 'list', most: 3 });
    expect(report.answers).toBe(3);
  });

  const look = toy.ops.look;
  const faults: readonly [string, Game, ...string[]][] = [
    [
      'a class in the state',
      planted({ setup: (b, o) => ({ ...toy.setup(b, o), made: new Map() }) as Toy }),
      'json',
    ],
    [
      'an undefined in the state',
      planted({ setup: (b, o) => ({ ...toy.setup(b, o), made: undefined }) as Toy }),
      'json',
    ],
    [
      'a list of the kernel shared in clone',
      planted({ clone: s => ({ ...toy.clone(s), at: s.at }) }),
      'clone',
    ],
    [
      'a zone shared in clone',
      planted({ clone: s => ({ ...toy.clone(s), zones: s.zones.slice() }) }),
      'clone',
      'partition',
      'told',
    ],
    [
      'a number that clones forget',
      planted({
        setup: (b, o) => ({ ...toy.setup(b, o), made: 1 }) as Toy,
        clone: s => ({ ...toy.clone(s), made: undefined }) as Toy,
      }),
      'clone',
    ],
    ['a shared list in clone', planted({ clone: s => ({ ...toy.clone(s), points: s.points }) }), 'clone'],
    [
      'a lost card',
      planted({}, { roll: { run: act => void at(act.s.zones, DECK).pop() } }),
      'partition',
      'told',
    ],
    [
      'a change nobody is told of',
      planted({}, { cheer: { run: act => add(act.s.points, act.me, 1) } }),
      'told',
    ],
    [
      'a deed told wrongly',
      planted(
        {},
        {
          cheer: {
            run: act => {
              add(act.s.points, act.me, 1);
              act.tell({ e: 'scored', seat: act.me, n: 2 });
            },
          },
        },
      ),
      'told',
    ],
    [
      'a hand that others see in the view',
      planted({}, { roll: { run: act => void (act.s.knows = act.s.knows.map(() => OPEN)) } }),
      'knowledge',
      'two worlds',
    ],
    [
      'a peek that is not sealed',
      planted(
        {},
        {
          look: {
            ...look,
            run: act => {
              if (act.pick < 0) return;
              const { sealed } = act.s;
              act.peek(slot(act.pick - 50), 0, act.me);
              act.s.sealed = sealed;
            },
          },
        },
      ),
      'undo',
    ],
    [
      'chance that is not sealed',
      planted(
        {},
        {
          look: {
            ...look,
            run: act => {
              const { sealed } = act.s;
              act.random(6);
              act.s.sealed = sealed;
            },
          },
        },
      ),
      'undo',
    ],
    [
      'a public question about a hidden card',
      planted(
        {},
        {
          look: {
            ask: (s, _, me) =>
              may(me, 'toy.look', [1000 + ((at(at(s.zones, hand((me + 1) % s.seats)), 0) - 1000) % 3) + 1]),
            run: () => {},
          },
        },
      ),
      'two worlds',
    ],
    [
      'an event that tells',
      planted(
        {},
        {
          choose: {
            ...toy.ops.choose,
            run: act => {
              toy.ops.choose.run(act, { do: 'choose' });
              act.tell({ e: 'gossip', face: at(at(act.s.zones, slot(0)), 0) });
            },
          },
        },
      ),
      'two worlds',
    ],
    [
      'a refusal without a rule',
      planted({}, { look: { ...look, refuse: () => ({ rule: 'toy.nonsense', args: {} }) } }),
      'refusals',
    ],
    [
      'a question that expects nothing',
      planted({}, { look: { ask: look.ask ?? (() => undefined), run: look.run } }),
      'refusals',
    ],
    [
      'points that are no number',
      planted({ audit: s => s.points.map(() => [{ source: 'all', points: 0.5 }]) }),
      'scores',
    ],
    ['no winner', planted({ winners: () => ({ seats: [] }) }), 'scores'],
    ['a word that means nothing', planted({ item: () => undefined }), 'notation'],
    [
      'chance outside the state',
      planted({}, { roll: { run: act => void (act.s.points[0] = outside += 1) } }),
      'save',
      'two worlds',
    ],
    [
      'a game that throws',
      planted(
        {},
        {
          roll: {
            run: () => {
              throw new Error('oops');
            },
          },
        },
      ),
      'no crash',
      'plays on',
    ],
  ];
  let outside = 0;

  const still = { run: () => {} };
  test('hold where somebody alone answers just before all do, and where the last answer shows nothing', () => {
    for (const ops of [
      { show: still, roll: still, end: still },
      { show: still, roll: still, end: still, keep: still },
    ])
      for (let i = 0; i < 5; i++)
        checkGame(planted({}, ops), { seats: 2 + (i % 3), options: {}, seed: `still ${i}`, every: 4 });
  });

  for (const [name, faulty, ...laws] of faults)
    test(`notice ${name}`, () => {
      expect(laws).toContain(brokenLaw(faulty));
    });

  test('a broken law comes with the record that leads there', () => {
    const faulty = planted({ winners: () => ({ seats: [] }) });
    try {
      checkGame(faulty, { seats: 2, options: {}, seed: 'x' });
    } catch (error) {
      const { record, choices } = error as Broken;
      expect(record.answers.length).toBe(choices.length);
      return;
    }
    throw new Error('not broken');
  });
});

describe('the witness of two worlds', () => {
  test('takes two cards that went openly into a hand for alike once one has left it, if their backs are', () => {
    const laid = start(game, {}, 2, 'twins');
    const witness = new Witness(game, laid);
    const move = (card: number, to: number): boolean =>
      witness.hear([{ k: 'move', card, from: 0, to, index: 0, under: 0, sees: 0 }]);
    for (const card of [1001, 1002, 1003]) {
      move(card, DISCARD);
      move(card, hand(0));
    }
    move(1001, slot(0));
    expect(witness.twins(1, 1001)).toEqual([1003]);
    expect(witness.twins(1, 1002)).toEqual([]);
  });
});
