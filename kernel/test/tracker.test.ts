import { describe, expect, test } from 'vitest';
import { FIRST, OPEN, at, bit, upTo } from '../src/index.ts';
import type { Act, Game, State, Zone } from '../src/index.ts';
import { Broken, checkGame } from '../src/laws.ts';
import { withEntry } from '../src/list.ts';
import { stage } from '../src/stage.ts';
import type { Stage } from '../src/stage.ts';
import { DISCARD, hand, slot, toy } from './toy.ts';
import type { Toy, ToyStep } from './toy.ts';

/** Of the first seat: a place for several cards, face down to the others. */
const ROW: Zone = { name: 'row', seat: 0, sees: bit(0), loose: false };
const row = (s: State): number => 2 + 2 * s.seats;

type Deed = (act: Act<Toy, ToyStep>) => void;

/** The toy game with the row, into which cards come before everybody's eyes and unseen from the hand, by turns. */
const rowed = (then: Deed = () => {}): Game => {
  const { show, keep } = toy.ops;
  const ops: (typeof toy)['ops'] = {
    ...toy.ops,
    show: {
      run: (act, step) => {
        show.run(act, step);
        const shown = at(act.s.zones, DISCARD).at(-1);
        if (act.s.round < 3 && shown !== undefined) act.move(shown, DISCARD, row(act.s));
      },
    },
    keep: {
      ...keep,
      run: (act, step) => {
        const { s } = act;
        const kept = at(act.answers, 0);
        const spare = at(s.zones, hand(0)).find(card => !kept.includes(card));
        if (s.round < 3 && spare !== undefined) act.move(spare, hand(0), row(s));
        keep.run(act, step);
        then(act);
      },
    },
  };
  return { ...toy, zones: (seats: number) => [...toy.zones(seats), ROW], ops } as unknown as Game;
};

/** What is wrong with this game, if anything. */
const complaint = (game: Game, i: number): string => {
  try {
    checkGame(game, { seats: 2 + (i % 3), options: {}, seed: `row ${i}`, every: 1 });
    return 'nothing';
  } catch (error) {
    if (error instanceof Broken) return error.message;
    throw error;
  }
};

describe('a view says what its viewer has seen', () => {
  test('and nothing is wrong with a place filled by turns openly and unseen', () => {
    for (const i of upTo(6)) expect(complaint(rowed(), i)).toBe('nothing');
  });

  const faults: readonly [string, Deed, RegExp][] = [
    [
      'a card laid openly is forgotten when another comes unseen beside it',
      ({ s }) => {
        const cards = at(s.zones, row(s));
        s.cell = withEntry(
          s.cell,
          row(s),
          cards.map(() => hand(0)),
        );
        s.exact = withEntry(
          s.exact,
          row(s),
          cards.map(() => bit(0)),
        );
      },
      /^knowledge: seat \d has forgotten c\d+ in row$/,
    ],
    [
      'a card on top of the open pile is forgotten when it is laid down',
      ({ s }) => {
        const [first = FIRST] = at(s.zones, row(s));
        s.knows[first - FIRST] = 0;
      },
      /^knowledge: seat \d has forgotten c\d+ in row$/,
    ],
    [
      'a card laid unseen is shown',
      ({ s }) => {
        for (const card of at(s.zones, row(s))) s.knows[card - FIRST] = OPEN;
        s.cell = withEntry(s.cell, row(s), []);
      },
      /^knowledge: seat \d is shown c\d+ in row$/,
    ],
    [
      'a card drawn unseen is told of',
      ({ s }) => {
        for (const card of at(s.zones, hand(1))) s.knows[card - FIRST] = OPEN;
      },
      /^knowledge: seat \d is told of c\d+ in hand$/,
    ],
    [
      'a card that went openly into a hand is forgotten',
      ({ s }) => {
        for (const card of at(s.zones, hand(0))) s.knows[card - FIRST] = bit(0);
      },
      /^knowledge: seat \d is no longer told of c\d+ in (hand|row)$/,
    ],
    [
      'a card in a hand is known not to be the one laid unseen',
      ({ s }) => {
        const cells = at(s.cell, row(s));
        s.cell = withEntry(
          s.cell,
          row(s),
          cells.map(cell => (cell < 0 ? cell : hand(1))),
        );
      },
      /^knowledge: seat \d is told the absence of c\d+ in (hand|row)$/,
    ],
  ];

  for (const [name, then, said] of faults)
    test(`it is noticed if ${name}`, () => {
      expect(upTo(40).some(i => said.test(complaint(rowed(then), i)))).toBe(true);
    });
});

test('a stage follows with eyes of its own what happens on it', () => {
  const forgetful: typeof toy = {
    ...toy,
    ops: {
      ...toy.ops,
      roll: { run: ({ s }) => void (s.knows = s.knows.map(() => 0)) },
    },
  };
  const set = (): Stage<Toy, ToyStep> => {
    const t = stage(forgetful, { seats: 2 })
      .put(FIRST + 1, slot(0))
      .put(FIRST + 3, hand(1));
    t.s.knows[1] = OPEN;
    return t;
  };
  expect(() => set().say(0, { do: 'cheer' })).not.toThrow();
  expect(() => set().say(0, { do: 'roll' }, { do: 'look' })).toThrow('seat 2 has forgotten c1 in slot');
});
