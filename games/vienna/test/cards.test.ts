/** Every ability 001–090: what it waits for, what it offers, what it does, that it may be left, that nothing follows. */
import { at } from '@kaffeehaus/kernel';
import { Coverage } from '@kaffeehaus/kernel/stage';
import { describe, expect, test } from 'vitest';
import { ACTION_II, ACTION_IV, FLAGS, GLOSSARY, HOUSES, HOUSE_OF, TWO_EACH, meets } from './glossary.ts';
import type { Moment } from './glossary.ts';
import { BRIBES, PAIRS, bribes, card, drawers, name, points, roof, scene } from './scene.ts';
import type { Table } from './scene.ts';

const coverage = new Coverage();
const ALL = Array.from({ length: 90 }, (_, i) => card(i + 1));

/** The action played with these cards in the drawers, up to the question it leads to. */
const play = ({ step, holding, foreign = {}, enters }: Moment, ...cards: readonly number[]): Table => {
  const t = scene({
    coverage,
    holdings: [{ dossiers: { slide: 2 }, ...holding, drawers: cards }, foreign],
    tracks: { slide: 3 },
  });
  t.say(0, step);
  if (enters !== undefined) t.answer(0, enters);
  return t;
};

const wealth = (t: Table): unknown => [bribes(t, 0), points(t, 0), t.s.tracks.slice(), roof(t)];

describe('an ability in a drawer', () => {
  test.each(GLOSSARY)('$id acts on $kind: $bonus.says', ({ id, number, kind, trigger, bonus }) => {
    const t = play(trigger.fits(kind), 0, number);
    t.offers(0, 'vienna.ability', [id]).optional(0).answer(0, id);
    bonus.happens(t);
    expect(t.asked()).toEqual([]);
    expect(drawers(t, 0)).toEqual([0, number, 0]);
  });

  test.each(GLOSSARY)('$id may be left', ({ id, number, kind, trigger }) => {
    const t = play(trigger.fits(kind), 0, number);
    const before = wealth(t);
    t.offers(0, 'vienna.ability', [id]).answer(0);
    expect(wealth(t)).toEqual(before);
    expect(t.asked()).toEqual([]);
  });

  test.each(GLOSSARY)('$id is silent if it is not $kind', ({ number, kind, trigger }) => {
    const misses = trigger.misses(kind);
    expect(misses.length).toBeGreaterThan(0);
    for (const moment of misses) expect(play(moment, 0, number).asked()).toEqual([]);
  });

  test.each(GLOSSARY)('$id acts for its owner only', ({ number, kind, trigger }) => {
    const { foreign, ...moment } = trigger.fits(kind);
    const t = play({ ...moment, foreign: { ...foreign, drawers: [number] } });
    expect(t.asked()).toEqual([]);
  });
});

describe('a bonus sets off nothing', () => {
  const alone = GLOSSARY.filter(({ number, bonus }) => number > 10 && bonus.chained !== undefined);
  test.each(alone)('$id beside card $bonus.chained', ({ id, number, kind, trigger, bonus }) => {
    const t = play(trigger.fits(kind), number, bonus.chained ?? 0);
    t.offers(0, 'vienna.ability', [id]).answer(0, id);
    bonus.happens(t);
    expect(t.asked()).toEqual([]);
  });

  // 001–010 and 011–015 wait for the same bribe, so both act; a chain would let the second act twice
  const doubled = GLOSSARY.filter(({ number }) => number <= 10);
  test.each(doubled)('$id beside card $bonus.chained, each once', ({ id, number, kind, trigger, bonus }) => {
    const paying = bonus.chained ?? 0;
    const t = play(trigger.fits(kind), number, paying);
    t.offers(0, 'vienna.ability', [id, name(paying)]).answer(0, id);
    t.offers(0, 'vienna.ability', [name(paying)]).answer(0, name(paying));
    bonus.happens(t);
    expect(points(t, 0, 'abilities')).toBe(2);
    expect(t.asked()).toEqual([]);
  });
});

describe('several abilities at once', () => {
  const THREE: readonly (readonly [string, Moment, readonly number[]])[] = [
    ['action II', ACTION_II.fits('wine'), [3, 12, 17]],
    ['action III', meets(['albertina']), [27, 60, 86]],
    ['action III, colour, flag and agent', meets(['albertina']), [32, 54, 83]],
    ['action IV', ACTION_IV.fits('pistol'), [0, 75, 80]],
  ];

  test.each(THREE)('%s: all are offered, in any order, and those left are left', (_, moment, cards) => {
    const ids = cards.filter(number => number > 0).map(name);
    for (const first of ids) {
      const t = play(moment, ...cards);
      t.offers(0, 'vienna.ability', ids).optional(0).answer(0, first);
      while (t.asked()[0] !== '1:vienna.ability') t.answer(0, at(t.answers(0), 0));
      t.offers(
        0,
        'vienna.ability',
        ids.filter(id => id !== first),
      ).optional(0);
      const before = wealth(t);
      t.answer(0);
      expect(wealth(t)).toEqual(before);
      expect(t.asked()).toEqual([]);
    }
  });

  test('three bonuses add up', () => {
    const t = play(meets(['albertina']), 27, 60, 86);
    t.answer(0, '060').answer(0, '086').answer(0, '027');
    expect(points(t, 0, 'abilities')).toBe(3 + 3 + 5);
  });
});

describe('036–045 an agent on a building of the nation costs one bribe less', () => {
  const DISCOUNTS = FLAGS.flatMap((flag, f) =>
    [36 + 2 * f, 37 + 2 * f].map(number => ({ id: name(number), number, flag })),
  );
  const buying = (wine: number, others: number, ...cards: readonly number[]): Table =>
    play(
      {
        step: { do: 'agent' },
        holding: {
          bribes: { chocolate: others, wine, tobacco: others, magazine: others, coffee: others },
        },
      },
      ...cards,
    );

  test.each(DISCOUNTS)(
    '$id opens exactly the six buildings of $flag to one bribe',
    ({ id, number, flag }) => {
      const t = buying(1, 1, number);
      t.offers(0, 'vienna.agent', [...HOUSES[flag], ...PAIRS], [card(number)]);
      for (const [other, houses] of Object.entries(HOUSES))
        if (other !== flag) for (const house of houses) t.refuses(0, house, 'vienna.agent.price');
      t.answer(0, HOUSE_OF[flag] ?? '');
      expect(bribes(t, 0)).toEqual({ chocolate: 1, tobacco: 1, magazine: 1, coffee: 1 });
      expect(t.asked()).toEqual([]);
      expect(t.events.filter(({ e }) => e === 'ability' || e === 'paid')).toEqual([
        { e: 'ability', seat: 0, card: card(Number(id)) },
        { e: 'paid', seat: 0, bribe: BRIBES.indexOf('wine'), n: 1 },
      ]);
    },
  );

  test.each(DISCOUNTS)('$id: with two bribes one is kept', ({ number, flag }) => {
    const t = buying(2, 0, number).answer(0, HOUSE_OF[flag] ?? '');
    expect(bribes(t, 0)).toEqual({ wine: 1 });
  });

  test.each(DISCOUNTS)('$id does nothing for other nations', ({ number, flag }) => {
    for (const other of FLAGS.filter(f => f !== flag)) {
      const t = buying(2, 0, number).answer(0, HOUSE_OF[other] ?? '');
      expect(bribes(t, 0)).toEqual({});
      expect(t.events.some(({ e }) => e === 'ability')).toBe(false);
    }
  });

  // No two different discounts of the introductory version fit one building; twins laid side by side show the sum.
  test.each(FLAGS.map((flag, f) => ({ flag, twins: [36 + 2 * f, 37 + 2 * f] })))(
    '$twins.0 and $twins.1 add up: $flag costs nothing, and nothing is paid out',
    ({ flag, twins }) => {
      const t = buying(0, 0, ...twins);
      t.offers(0, 'vienna.agent', [...HOUSES[flag], ...PAIRS], twins.map(card)).answer(
        0,
        HOUSE_OF[flag] ?? '',
      );
      expect(bribes(t, 0)).toEqual({});
      expect(t.events.some(({ e }) => e === 'paid')).toBe(false);
      const rich = buying(2, 2, ...twins).answer(0, HOUSE_OF[flag] ?? '');
      expect(bribes(rich, 0)).toEqual(TWO_EACH.bribes);
    },
  );
});

describe('every ability was offered, asserted and used', () => {
  test('this check can fail', () => {
    expect(new Coverage().missing(ALL)).toEqual(ALL);
    const half = new Coverage();
    half.ran.add(card(1));
    half.asserted.add(card(2));
    expect(half.missing([card(1), card(2)])).toEqual([card(1), card(2)]);
  });

  test('none of 001–090 is missing', () => {
    expect(coverage.missing(ALL)).toEqual([]);
  });
});
