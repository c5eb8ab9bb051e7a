import { describe, expect, test } from 'vitest';
import {
  OPEN,
  WATCHER,
  apply,
  asked,
  determinize,
  knownIn,
  mask,
  maskEvent,
  nth,
  seeded,
  start,
} from '../src/index.ts';
import type { GameEvent, Seat } from '../src/index.ts';
import { stage } from '../src/stage.ts';
import type { Stage } from '../src/stage.ts';
import { learnMove, learnPeek, learnShuffle } from '../src/learn.ts';
import { DECK, DISCARD, hand, slot, toy } from './toy.ts';
import type { Toy, ToyStep } from './toy.ts';

/** Seat 1 (of three) holds c1, c3, c5, which everybody saw it take; seats 2 and 3 hold unknown cards. */
const scene = (): Stage<Toy, ToyStep> => {
  const t = stage(toy, { seats: 3 });
  for (const card of [1001, 1003, 1005]) {
    t.put(card, hand(0));
    t.s.knows[card - 1000] = OPEN;
  }
  for (const seat of [1, 2]) for (const i of [1, 2, 3]) t.put(1000 + 6 * seat + i, hand(seat));
  return t;
};

const shows = (t: Stage<Toy, ToyStep>, viewer: Seat, zone: number): readonly number[] =>
  mask(toy, t.s, viewer).zones[zone]!;
const BACK = [~0, ~1];

test('whoever is no viewer sees nothing', () => {
  const t = scene().say(0, { do: 'look' });
  for (const viewer of [undefined, null, NaN, -1, 8, 32, '0'] as unknown as Seat[]) {
    expect(() => mask(toy, t.s, viewer)).toThrow('nobody is viewer');
    const peek: GameEvent = { k: 'peek', zone: hand(0), index: 0, seat: 0, card: 1001, sees: 1 };
    expect(() => maskEvent(toy, peek, viewer)).toThrow('nobody is viewer');
  }
});

describe('knowledge is of a card at a place', () => {
  test('a hand known as a set: the owner sees cards, others see backs and the sorted set', () => {
    const t = scene().say(0, { do: 'look' });
    expect(shows(t, 0, hand(0))).toEqual([1001, 1003, 1005]);
    expect(shows(t, 1, hand(0))).toEqual([BACK[1], BACK[1], BACK[1]]);
    expect(knownIn(mask(toy, t.s, 1), hand(0))).toEqual([1001, 1003, 1005]);
    expect(knownIn(mask(toy, t.s, 0), hand(1))).toEqual([]);
  });

  test('a known card laid face down from a hand is known no longer, the set still is', () => {
    const t = scene().say(0, { do: 'choose' }, { do: 'look' });
    t.answer(0, 'c3').answer(1, 'c7').answer(2, 'c13');
    for (const viewer of [1, 2, WATCHER]) {
      expect(shows(t, viewer, slot(0))).toEqual([BACK[1]]);
      const veil = mask(toy, t.s, viewer);
      expect(knownIn(veil, slot(0))).toEqual([1001, 1003, 1005]);
      expect(knownIn(veil, hand(0))).toEqual([1001, 1003, 1005]);
    }
    expect(shows(t, 0, slot(0))).toEqual([1003]);
  });

  test('dealt anew, the set is spread over hand and place in every way, and over nothing else', () => {
    const t = scene().say(0, { do: 'choose' }, { do: 'look' });
    t.answer(0, 'c3').answer(1, 'c7').answer(2, 'c13');
    const chance = seeded('deals');
    const laid = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const world = determinize(toy, mask(toy, t.s, 1), chance);
      expect([...world.zones[hand(0)]!, ...world.zones[slot(0)]!].sort((a, b) => a - b)).toEqual([
        1001, 1003, 1005,
      ]);
      expect(world.zones[slot(1)]).toEqual([1007]);
      laid.add(world.zones[slot(0)]![0]!);
    }
    expect([...laid].sort((a, b) => a - b)).toEqual([1001, 1003, 1005]);
  });

  test('whoever peeks knows the place, the others know that somebody does', () => {
    const t = scene().say(0, { do: 'choose' }, { do: 'look' });
    t.answer(0, 'c3').answer(1, 'c7').answer(2, 'c13').say(1, { do: 'look' }, { do: 'look' });
    const sealed = t.s.sealed;
    t.answer(1, 'seat-1');
    expect(t.s.sealed).toBeGreaterThan(sealed);
    expect(shows(t, 1, slot(0))).toEqual([1003]);
    expect(shows(t, 2, slot(0))).toEqual([BACK[1]]);
    const world = determinize(toy, mask(toy, t.s, 2), seeded('w'));
    expect(mask(toy, world, 1).zones[slot(0)]).toEqual(world.zones[slot(0)]);
  });

  test('turned up, all know it; taken back openly, all know where it went', () => {
    const t = scene().say(0, { do: 'choose' }, { do: 'look' });
    t.answer(0, 'c3').answer(1, 'c7').answer(2, 'c13').say(0, { do: 'show' }, { do: 'look' });
    expect(t.s.zones[DISCARD]).toEqual([1007, 1013]);
    expect(knownIn(mask(toy, t.s, 2), hand(0))).toEqual([1001, 1003, 1005]);
    expect(t.s.sealed).toBe(t.s.ply);
  });

  test('a shuffled pile is known as a set only, and hands dealt before stay another set', () => {
    const t = scene();
    for (const card of t.s.zones[DECK]!.slice()) t.put(card, DISCARD);
    t.s.round = 3;
    t.s.zones[hand(0)] = [];
    for (const card of [1001, 1003, 1005]) t.put(card, DISCARD);
    t.say(0, { do: 'deal' });
    const world = determinize(toy, mask(toy, t.s, 1), seeded('x'));
    const old = [1013, 1014, 1015];
    expect(world.zones[hand(2)]!.filter(card => old.includes(card)).sort((a, b) => a - b)).toEqual(old);
    expect(shows(t, 1, DECK).every(card => card < 0)).toBe(true);
  });

  test('a moved card is heard face up only by those who see where it comes from or goes to', () => {
    const events: GameEvent[] = [];
    const s = start(toy, {}, 2, 'events', events);
    const dealt = events.flatMap(event => (event.k === 'move' && event.to === hand(1) ? [event] : []));
    expect(dealt.length).toBe(3);
    for (const event of dealt) {
      expect(maskEvent(toy, event, 1)).toEqual(event);
      const unseen = { ...event, card: ~toy.back(event.card) };
      expect(maskEvent(toy, event, 0)).toEqual(unseen);
      expect(maskEvent(toy, event, WATCHER)).toEqual(unseen);
    }
    expect(mask(toy, s, 0).rng).toEqual({ key: [], drawn: 0 });
  });

  test('a secret question is shown to its seat alone', () => {
    const s = start(toy, {}, 2, 'asks');
    const seen = mask(toy, s, 0).wait;
    expect(seen[0]!.of).toEqual(s.zones[hand(0)]);
    expect([seen[1]!.of, seen[1]!.min, seen[1]!.max]).toEqual([[], 0, 0]);
  });

  test('dealt anew inside a simultaneous question, sealed answers are drawn from the dealt hands', () => {
    const s = start(toy, {}, 3, 'sealed');
    apply(toy, s, 1, [s.zones[hand(1)]![2]!]);
    const world = determinize(toy, mask(toy, s, 0), seeded('y'));
    const sealed = world.given[1]![0]!;
    expect(world.zones[hand(1)]).toContain(sealed);
    expect(world.wait[2]!.of).toEqual(world.zones[hand(2)]);
    expect(world.given[2]).toBe(null);
  });

  test('a finished game hides nothing but the seed', () => {
    const s = start(toy, {}, 2, 'end');
    while (asked(s).length > 0) apply(toy, s, asked(s)[0]!.seat, nth(asked(s)[0]!, 0));
    const seen = mask(toy, s, WATCHER);
    expect(seen.zones).toEqual(s.zones);
    expect(seen.rng.key).toEqual([]);
  });
});

const give = (t: Stage<Toy, ToyStep>, card: number, from: number, to: number, tucked = false): void => {
  const cards = t.s.zones[from]!;
  const index = cards.indexOf(card);
  cards.splice(index, 1);
  if (tucked) t.s.zones[to]!.unshift(card);
  else t.s.zones[to]!.push(card);
  learnMove(toy, t.s, card, from, index, to, tucked);
};

describe('each spot of a place is known by itself', () => {
  /** c11 lies in the slot of seat 1 for all to know; then c1 and c3 come from the hand, the latter below it. */
  const laid = (): Stage<Toy, ToyStep> => {
    const t = scene().put(1011, DISCARD);
    give(t, 1011, DISCARD, slot(0));
    give(t, 1001, hand(0), slot(0));
    give(t, 1003, hand(0), slot(0), true);
    return t.say(0, { do: 'look' });
  };

  test('what all saw coming stays known beside cards from a hand', () => {
    const t = laid();
    expect(shows(t, 0, slot(0))).toEqual([1003, 1011, 1001]);
    for (const viewer of [1, 2, WATCHER]) {
      expect(shows(t, viewer, slot(0))).toEqual([BACK[1], 1011, BACK[1]]);
      expect(knownIn(mask(toy, t.s, viewer), slot(0))).toEqual([1001, 1003, 1005]);
      const world = determinize(toy, mask(toy, t.s, viewer), seeded('w'));
      expect(mask(toy, world, viewer)).toEqual(mask(toy, t.s, viewer));
    }
  });

  test('a look at one spot shows no other', () => {
    const t = laid();
    learnPeek(t.s, slot(0), 2, 1001, 1);
    expect(shows(t, 1, slot(0))).toEqual([BACK[1], 1011, 1001]);
    expect(shows(t, 2, slot(0))).toEqual([BACK[1], 1011, BACK[1]]);
  });

  test('a spot that is gone takes what was known of it along', () => {
    const t = laid();
    give(t, 1003, slot(0), DISCARD);
    expect(shows(t, 1, slot(0))).toEqual([1011, BACK[1]]);
    give(t, 1001, slot(0), DISCARD);
    expect(shows(t, 1, slot(0))).toEqual([1011]);
    give(t, 1011, slot(0), hand(1));
    expect(knownIn(mask(toy, t.s, 2), hand(1))).toEqual([1011]);
  });

  test('shuffled, no spot is known any more, and all may have come from the hand', () => {
    const t = laid();
    learnShuffle(toy, t.s, slot(0));
    expect(shows(t, 1, slot(0))).toEqual([BACK[1], BACK[1], BACK[1]]);
    const world = determinize(toy, mask(toy, t.s, 1), seeded('w'));
    expect(mask(toy, world, 1)).toEqual(mask(toy, t.s, 1));
  });
});

describe('hands with backs of several kinds', () => {
  test('others see the backs sorted: which of two alike was played does not show by its position', () => {
    const left = [1001, 1005].map(played => {
      const t = stage(toy, { seats: 3 });
      for (const card of [1001, 1002, 1005]) t.put(card, hand(0));
      give(t, played, hand(0), slot(0));
      return shows(t.say(0, { do: 'look' }), 1, hand(0));
    });
    expect(left[0]).toEqual([BACK[0], BACK[1]]);
    expect(left[1]).toEqual(left[0]);
  });

  test('cards taken unseen from hand to hand, to and fro: others take both hands for one cell', () => {
    const t = scene();
    give(t, 1001, hand(0), hand(1));
    give(t, 1007, hand(1), hand(0));
    const veil = mask(toy, t.say(0, { do: 'look' }).s, 2);
    expect(knownIn(veil, hand(0))).toEqual([1001, 1003, 1005]);
    expect(knownIn(veil, hand(1))).toEqual([1001, 1003, 1005]);
    expect(knownIn(mask(toy, t.s, 1), hand(0))).toEqual([1003, 1005, 1007]);
    for (const viewer of [0, 1, 2, WATCHER]) {
      const masked = mask(toy, t.s, viewer);
      for (const i of [1, 2, 3, 4])
        expect(mask(toy, determinize(toy, masked, seeded(`deal ${i}`)), viewer)).toEqual(masked);
    }
  });

  test('who else knows a card does not tell which of two joined hands it went to', () => {
    const seen = [0, 1].map(kept => {
      const t = scene();
      // seat 3 gives 1013 to seat 2, then seat 1 takes a card of seat 2 unseen: that one or another of its back
      give(t, 1013, hand(2), hand(1));
      give(t, kept === 0 ? 1013 : 1007, hand(1), hand(0));
      return mask(toy, t.say(0, { do: 'look' }).s, 2);
    });
    expect(seen[1]).toEqual(seen[0]);
  });

  test('an emptied hand does not forget whose cards it may have passed on', () => {
    const t = scene();
    for (const card of [1007, 1008, 1009]) give(t, card, hand(1), DISCARD);
    give(t, 1001, hand(0), hand(1));
    give(t, 1001, hand(1), slot(1));
    expect(knownIn(mask(toy, t.say(0, { do: 'look' }).s, 2), slot(1))).toEqual([1001, 1003, 1005]);
  });
});
