/** Whole games by the laws of the house, and leaks planted to see that the laws would notice. */
import { describe, expect, test } from 'vitest';
import { apply, asked, at, below, count, nth, seeded, start, times, upTo } from '@kaffeehaus/kernel';
import type { Game, Item, State, Step as AnyStep } from '@kaffeehaus/kernel';
import { Broken, checkGame } from '@kaffeehaus/kernel/laws';
import { FACES, PLACES, SLOTS, SYMBOLS, estoril, occupied, slotsIn, stonesFor } from '../src/index.ts';
import type { Estoril, Step } from '../src/index.ts';

const OPTIONS = ['place', 'adjacent'].flatMap(nationalist =>
  ['random', 'chosen'].map(rotation => ({ nationalist, rotation })),
);

describe('whole games', () => {
  for (const seats of [2, 3, 4])
    for (const options of OPTIONS)
      test(`${seats} seats, ${options.nationalist}, ${options.rotation}`, () => {
        const report = checkGame(estoril, { seats, options, seed: `${seats}`, every: 10 });
        expect(report.rounds).toBe(4);
        expect(report.scores).toHaveLength(seats);
      });

  test('always the first answer, and always another one', () => {
    for (const choices of [[], times(400, i => i), times(400, i => 7 * i + 3)])
      expect(checkGame(estoril, { seats: 3, options: {}, seed: 'stubborn', choices, every: 20 }).rounds).toBe(
        4,
      );
  });
});

test.each([2, 3, 4])('every stone lies on the table or before its owner, %i seats', seats => {
  const chance = seeded(`stones ${seats}`);
  const s = start(estoril, {}, seats, `stones ${seats}`);
  const isComplete = (): boolean =>
    upTo(seats).every(seat => at(s.supply, seat) + slotsIn(at(s.stones, seat)).length === stonesFor(s.seats));
  const cleared = new Set<string>();
  while (s.wait.length > 0) {
    expect(isComplete(), s.wait[0]?.why ?? '').toBe(true);
    const [ask] = s.wait;
    if (occupied(s) === 0) cleared.add(ask?.why ?? '');
    for (const each of asked(s)) apply(estoril, s, each.seat, nth(each, below(chance, count(each))));
  }
  expect(cleared).toContain('estoril.discard');
  expect(s.supply).toEqual(times(seats, () => stonesFor(seats)));
});

/** The game with one verb changed. */
const planted = (ops: Partial<Game<Estoril, Step>['ops']>): Game => {
  const game: Game<Estoril, Step> = { ...estoril, ops: { ...estoril.ops, ...ops } };
  return game as unknown as Game<State, AnyStep>;
};
/** Two worlds differ, or a table dealt anew is not the same to its viewer. */
const LEAK = /^(two worlds|mask|knowledge)$/;
const brokenLaw = (game: Game): string | undefined => {
  for (const seed of 'abcdefgh')
    try {
      checkGame(game, { seats: 3, options: {}, seed, every: 1 });
    } catch (error) {
      if (error instanceof Broken) return error.law;
      throw error;
    }
  return undefined;
};

describe('a planted leak is found', () => {
  const { tile, look } = estoril.ops;

  test('the tile question shown to all', () => {
    const open: typeof tile = {
      ...tile,
      ask: (s, step, me, it) => {
        const ask = tile.ask?.(s, step, me, it);
        return ask && 'seat' in ask ? { ...ask, secret: false } : ask;
      },
    };
    expect(brokenLaw(planted({ tile: open }))).toMatch(LEAK);
  });

  test('a face-down placement announced with its face', () => {
    const loud: typeof tile = {
      ...tile,
      run: (act, step) => {
        const card = act.pick;
        tile.run(act, step);
        act.tell({ e: 'shown', seat: act.me, slot: step.slot, card });
      },
    };
    expect(brokenLaw(planted({ tile: loud }))).toMatch(LEAK);
  });

  test('a look whose offer tells what lies there', () => {
    const telling: typeof look = {
      ...look,
      expect: () => [],
      ask: (s, step, me, it) => {
        const ask = look.ask?.(s, step, me, it);
        if (ask === undefined || !('seat' in ask)) return ask;
        const strong = ask.of.filter(x => x >= 200 || (s.zones[2 + x - 100]?.[0] ?? 0) % 2 === 0);
        return { ...ask, of: strong };
      },
    };
    expect(brokenLaw(planted({ look: telling }))).toMatch(LEAK);
  });
});

describe('a change that is not told, or told wrongly, is found', () => {
  const { numeral, reach, roll } = estoril.ops;

  test('protection that nobody hears of', () => {
    const silent: typeof numeral = {
      ...numeral,
      run: (act, step) => {
        act.s.guarded |= 1 << step.slot;
        numeral.run(act, step);
      },
    };
    expect(brokenLaw(planted({ numeral: silent }))).toBe('told');
  });

  test('a place reached that is not the one told', () => {
    const lying: typeof reach = {
      ...reach,
      run: (act, step) => {
        reach.run(act, step);
        if (act.heard) act.tell({ e: 'reached', place: (step.place + 1) % PLACES.length });
      },
    };
    expect(brokenLaw(planted({ reach: lying }))).toBe('told');
  });

  test('dice that fall otherwise than told', () => {
    const loaded: typeof roll = {
      ...roll,
      run: (act, step) => {
        roll.run(act, step);
        act.s.dice.reverse();
      },
    };
    expect(brokenLaw(planted({ roll: loaded }))).toBe('told');
  });
});

test('every item has one word, and every word one item', () => {
  const items: Item[] = [
    ...SYMBOLS.map((_, i) => 10 + i),
    20,
    21,
    ...PLACES.flatMap((_, i) => [30 + i, 200 + i]),
    ...times(4, i => 40 + i),
    ...SLOTS.map((_, i) => 100 + i),
    ...FACES.map(({ number }) => 1000 + number),
  ];
  expect(items.map(x => estoril.item(estoril.word(x)))).toEqual(items);
  expect(new Set(items.map(x => estoril.word(x))).size).toBe(items.length);
  expect(estoril.item('nobody')).toBeUndefined();
});
