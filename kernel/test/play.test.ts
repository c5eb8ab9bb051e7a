import { describe, expect, test, vi } from 'vitest';
import {
  FIRST,
  Fault,
  RulesError,
  apply,
  askOf,
  asked,
  count,
  isOver,
  mask,
  nth,
  proceed,
  retract,
  start,
} from '../src/index.ts';
import type { Game, GameEvent, State } from '../src/index.ts';
import { stage } from '../src/stage.ts';
import { hand, slot, toy } from './toy.ts';
import type { Toy } from './toy.ts';

const fault = (run: () => void): Fault => {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

const firstAnswers = (s: State, n: number): void => {
  for (let i = 0; i < n; i++) {
    const ask = asked(s)[0]!;
    apply(toy, s as never, ask.seat, nth(ask, 0));
  }
};

describe('answers', () => {
  test('a wrong answer says what was wrong and changes nothing', () => {
    const s = start(toy, {}, 3, 'a');
    const before = JSON.stringify(s);
    expect(fault(() => apply(toy, s, 0, [])).code).toBe('not-an-answer');
    expect(fault(() => apply(toy, s, 0, [s.zones[hand(1)]![0]!])).code).toBe('not-an-answer');
    expect(fault(() => apply(toy, s, 7, [])).code).toBe('not-your-turn');
    expect(JSON.stringify(s)).toBe(before);
  });

  test('a refused item cites its rule', () => {
    const s = start(toy, {}, 2, 'a');
    firstAnswers(s, 2);
    const refused = fault(() => apply(toy, s, 0, [50]));
    expect(refused.refusal).toEqual({ rule: 'toy.look.own', args: { seat: 1 } });
    expect(refused.message).toContain('toy.look.own');
  });

  test('after the end nobody is asked', () => {
    const s = start(toy, {}, 2, 'a');
    while (asked(s).length > 0) firstAnswers(s, 1);
    expect(fault(() => apply(toy, s, 0, [])).code).toBe('game-over');
  });

  test('simultaneous answers stay sealed, may be taken back, and are used together', () => {
    const s = start(toy, {}, 3, 'b');
    const [a, b] = s.zones[hand(1)] as [number, number];
    apply(toy, s, 1, [a]);
    expect(s.ply).toBe(0);
    expect(fault(() => apply(toy, s, 1, [b])).code).toBe('not-your-turn');
    expect(mask(toy, s, 0).given).toEqual([null, [], null]);
    retract(s, 1);
    apply(toy, s, 1, [b]);
    apply(toy, s, 0, [s.zones[hand(0)]![0]!]);
    expect(s.zones[slot(1)]).toEqual([]);
    apply(toy, s, 2, [s.zones[hand(2)]![0]!]);
    expect(s.zones[slot(1)]).toEqual([b]);
    expect([s.ply, s.sealed]).toEqual([3, 3]);
    expect(fault(() => retract(s, 1)).code).toBe('nothing-to-undo');
  });

  test('the kernel answers what all can know to have one answer, never a secret question', () => {
    const t = stage(toy, { seats: 2 }, s => {
      s.coins = [
        [0, 0, 0],
        [0, 1, 0],
      ];
    });
    t.say(0, { do: 'pay', n: 1 }, { do: 'pay', n: 0 });
    expect(t.over).toBe(true);
    t.say(1, { do: 'pay', n: 1 });
    expect([t.over, t.s.coins[1]]).toEqual([true, [0, 0, 0]]);
    t.put(1001, hand(0)).put(1002, hand(1)).say(0, { do: 'choose' });
    expect(t.asked()).toEqual(['1:toy.choose', '2:toy.choose']);
    expect(count(askOf(t.s, 0)!)).toBe(1);
  });
});

describe('many tables in one process', () => {
  const played = (seed: string, events: GameEvent[] | null = null): string => {
    const s = start(toy, {}, 3, seed, events);
    while (!isOver(s)) {
      const ask = asked(s)[0]!;
      apply(toy, s, ask.seat, nth(ask, 0), events);
    }
    return JSON.stringify(s);
  };
  const alone = played('alone');

  test.each<[string, GameEvent[] | null]>([
    ['heard', []],
    ['played in silence', null],
  ])('a verb that throws, %s, leaves nothing to the next table', async (_, events) => {
    // A kernel of its own: what another test left behind must not hide what this one does.
    vi.resetModules();
    const kernel = await import('../src/index.ts');
    const playOn = (game: typeof toy, s: Toy): string => {
      while (!kernel.isOver(s)) {
        const ask = kernel.asked(s)[0]!;
        kernel.apply(game, s, ask.seat, kernel.nth(ask, 0), events);
      }
      return JSON.stringify(s);
    };
    const roll: (typeof toy)['ops']['roll'] = {
      run: act => {
        act.next({ do: 'cheer' });
        throw new Error('a slip');
      },
    };
    const faulty = { ...toy, ops: { ...toy.ops, roll } };
    expect(() => playOn(faulty, kernel.start(faulty, {}, 2, 'x', events))).toThrow('a slip');
    expect(playOn(toy, kernel.start(toy, {}, 3, 'alone', events))).toBe(alone);
    expect(playOn(toy, kernel.start(toy, {}, 3, 'alone', events))).toBe(alone);
  });

  test('who hears an event may play and start other tables meanwhile, also some that fail', () => {
    const dead = { ...toy, ops: { ...toy.ops, begin: { run: () => void 'nothing'.at(0)!.repeat(-1) } } };
    const other = start(toy, {}, 2, 'other');
    class Listener extends Array<GameEvent> {
      override push(event: GameEvent): number {
        start(toy, {}, 2, 'meanwhile', []);
        expect(() => start(dead, {}, 2, 'meanwhile')).toThrow(RangeError);
        if (!isOver(other)) firstAnswers(other, 1);
        return super.push(event);
      }
    }
    expect(played('alone', new Listener())).toBe(alone);
    expect(other.ply).toBeGreaterThan(20);
  });

  type Look = (typeof toy)['ops']['look'];

  /** The game alone, but that whoever looks does something else before. */
  const lookingBefore = (before: (act: Parameters<Look['run']>[0]) => void): string => {
    const look: Look = {
      ...toy.ops.look,
      run: (act, step) => {
        before(act);
        toy.ops.look.run(act, step);
      },
    };
    const game = { ...toy, ops: { ...toy.ops, look } };
    const s = start(game, {}, 3, 'alone');
    while (!isOver(s)) {
      const ask = asked(s)[0]!;
      apply(game, s, ask.seat, nth(ask, 0));
    }
    return JSON.stringify(s);
  };

  test('a verb may look ahead on a clone', () => {
    const ahead = lookingBefore(act => firstAnswers(start(toy, {}, act.s.seats, 'ahead'), 3));
    expect(ahead).toBe(alone);
  });

  test.each<[string, GameEvent[] | null]>([
    ['heard', []],
    ['played in silence', null],
  ])('a verb may catch what fails at another table, %s, and hears no more of it', (_, events) => {
    const begin: (typeof toy)['ops']['begin'] = {
      run: act => {
        act.next({ do: 'cheer' });
        throw new Error('a slip');
      },
    };
    const failing = { ...toy, ops: { ...toy.ops, begin } };
    const caught = () => expect(() => start(failing, {}, 2, 'other', events)).toThrow('a slip');
    expect(lookingBefore(caught)).toBe(alone);
  });

  test('a masked table is not played on', () => {
    const masked = mask(toy, start(toy, {}, 2, 'a'), 0);
    const before = JSON.stringify(masked);
    const ask = asked(masked)[0]!;
    expect(fault(() => apply(toy, masked, ask.seat, nth(ask, 0))).code).toBe('masked-table');
    expect(fault(() => proceed(toy, masked)).code).toBe('masked-table');
    expect(JSON.stringify(masked)).toBe(before);
  });
});

describe('a game too large for the veil is refused before it is dealt', () => {
  const large: readonly (readonly [string, Partial<typeof toy>, string])[] = [
    ['cards', { cards: 1024 }, 'toy has cards up to number 1024; the kernel takes 1023 at most'],
    ['backs', { back: card => card - FIRST + 40 }, 'toy has for card 24 the back 64; the kernel takes 63'],
    ['seats', { seats: [2, 8] }, 'toy has seats up to 8; the kernel takes 7 at most'],
    ['zones', { zones: () => Array(2049) }, 'toy has zones for 2 seats, namely 2049; the kernel takes 2048'],
  ];
  test.each(large)('too many %s', (_, change, line) => {
    const game = { ...toy, setup: (base: State) => base as Toy, ...change };
    expect(() => start(game, {}, 2, 'x')).toThrow(RulesError);
    expect(() => start(game, {}, 2, 'x')).toThrow(line);
  });
});

describe('reactions', () => {
  const shielded = (shields = 1) =>
    stage(toy, { seats: 3 }, s => {
      s.shields = [0, shields, 0];
    });

  test('an offer made before a step can replace it, and everything after it', () => {
    const t = shielded();
    t.say(0, { do: 'hit', victim: 1 }, { do: 'cheer' });
    t.offers(1, 'toy.shield', ['shield']).optional(1).answer(1, 'shield');
    expect([t.s.points, t.s.shields, t.over]).toEqual([[1, 0, 0], [0, 0, 0], true]);
  });

  test('declined, the step happens and its triggers follow in seat order', () => {
    const t = shielded();
    t.say(0, { do: 'hit', victim: 1 }, { do: 'cheer' }).answer(1);
    expect([t.s.points, t.s.shields, t.over]).toEqual([[2, -1, 1], [0, 1, 0], true]);
  });

  test('nobody is asked where nobody can react', () => {
    const t = shielded(0);
    t.say(0, { do: 'hit', victim: 1 });
    expect([t.asked(), t.s.points]).toEqual([[], [1, -1, 1]]);
  });

  test('a save between offer and answer goes on equally', () => {
    const t = shielded().say(0, { do: 'hit', victim: 1 }, { do: 'cheer' });
    const loaded = JSON.parse(JSON.stringify(t.s)) as Toy;
    apply(toy, loaded, 1, [60]);
    expect(loaded.points).toEqual([1, 0, 0]);
  });
});

describe('mistakes in rules are named', () => {
  const broken = (ops: Partial<(typeof toy)['ops']>): Game =>
    ({ ...toy, ops: { ...toy.ops, ...ops } }) as unknown as Game;

  test('a question without an answer', () => {
    const game = broken({ begin: { ask: () => ({ ...askless }), run: () => {} } });
    expect(() => start(game, {}, 2, 'x')).toThrow(new RulesError('dead end: toy.none'));
  });

  test('a sentence without an end', () => {
    const game = broken({ begin: { run: act => act.next({ do: 'begin' }) } });
    expect(() => start(game, {}, 2, 'x')).toThrow('runaway rules');
  });

  test('two questions to one seat, a card that is not there, a skip of nothing, an unknown verb', () => {
    const twice = [askless, askless].map(ask => ({ ...ask, of: [11, 12] }));
    expect(() => start(broken({ begin: { ask: () => twice, run: () => {} } }), {}, 2, 'x')).toThrow(
      'two questions',
    );
    expect(() => start(broken({ begin: { run: act => act.move(1001, 1, 0) } }), {}, 2, 'x')).toThrow(
      'not in zone',
    );
    expect(() => start(broken({ begin: { run: act => act.skip() } }), {}, 2, 'x')).toThrow('skip');
    const verb = { do: 'dance' } as never;
    expect(() => start(broken({ begin: { run: act => act.next(verb) } }), {}, 2, 'x')).toThrow(
      'no verb dance',
    );
  });

  const askless = {
    seat: 0,
    why: 'toy.none',
    shape: 'one',
    of: [],
    min: 1,
    max: 1,
    cap: null,
    secret: false,
    about: [],
  } as const;
});
