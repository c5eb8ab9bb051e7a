/** Expansions 1 and 2: every mayor side, the statues. */
import { describe, expect, test } from 'vitest';
import { COLOURS, display, hand, wallPrice } from '../../src/index.ts';
import type { Expansion } from '../../src/index.ts';
import { City } from '../city.ts';
import { act } from '../moves.ts';
import { shows } from './names.ts';

describe('1 mayors', () => {
  const of = (side: number, seats = 2): City => {
    const city = new City(seats, ['mayors']);
    city.s.mayor[0] = side;
    return city;
  };
  /** Mark and sets of workers at the start, from the glossary. */
  const starts: [number, number, number][] = [
    [1, 10, 2],
    [2, 10, 0],
    [3, 10, 1],
    [4, 7, 1],
    [5, 10, 1],
    [6, 5, 0],
    [7, 5, 2],
    [8, 10, 2],
    [9, 5, 1],
    [10, 5, 1],
  ];
  for (const [side, mark, sets] of starts) {
    const name = `mayor-${String(side).padStart(2, '0')}`;
    test(`${name} starts with ${mark} Mark and ${sets} sets; its tile offers both sides`, () => {
      const tile = Math.floor((side - 1) / 2);
      const city = new City(2, ['mayors']).say(0, { do: 'chooseMayor', tile });
      const sides = [2 * tile + 1, 2 * tile + 2].map(n => `mayor-${String(n).padStart(2, '0')}`);
      city.offers(0, 'mayor', sides.join(' ')).optional(0, false).answer(0, name);
      expect(city.purse(0)).toMatchObject({ mark, workers: COLOURS.map(() => sets) });
    });
  }
  shows('mayor-01', 'seven cards everywhere', () => {
    const city = of(1).say(0, { do: 'refill', most: 280 });
    expect(city.bench.ask(0, 'hamburg.refill').min).toBe(7);
    city.answer(0, 'violet violet violet violet orange grey pink');
    expect(city.zone(hand(0))).toHaveLength(7);
  });
  shows(
    'mayor-02',
    'a worker for each step that moves, not for the fourth under 165 nor an averted one (H-68)',
    () => {
      const city = of(2).hazard(0, 'brown', 2).say(0, { do: 'raise', colour: 2 }, { do: 'suffer' });
      expect(city.purse(0).workers).toEqual([0, 0, 1, 0, 0]);
      // the third step: the worker comes before the disease and goes with it
      city.say(0, { do: 'raise', colour: 4 }, { do: 'suffer' });
      expect(city.purse(0).workers).toEqual([0, 0, 0, 0, 0]);
      const late = of(2)
        .built(0, 165)
        .hazard(0, 'pink', 3)
        .say(0, { do: 'raise', colour: 3 }, { do: 'suffer' });
      expect(late.purse(0).workers).toEqual([0, 0, 0, 0, 0]);
      const averted = of(2)
        .built(0, 151)
        .workers(0, 'grey')
        .say(0, { do: 'raise', colour: 2 })
        .answer(0, 'grey');
      expect(averted.purse(0).workers).toEqual([0, 0, 0, 0, 0]);
    },
  );
  shows(
    'mayor-03',
    'no marker if he likes, no black die in the price, immune to 236 and 240 (H-5, H-39, H-48)',
    () => {
      const city = of(3).dice(3, 3, 3, 3, 3, 5).say(0, { do: 'hazards' });
      city.offers(0, 'refuseMarker', 'yes').optional(0).answer(0, 'yes').quiet();
      expect([city.hazards(0), city.zone(8).length]).toEqual([[0, 0, 0, 0, 0], 1]);
      const free = of(3)
        .dice(3, 3, 3, 3, 3, 2)
        .say(0, { do: 'advance' })
        .offers(0, 'advance', 'yes')
        .answer(0, 'yes');
      expect([free.s.money[0], free.s.square[0]]).toEqual([0, 1]);
      const spared = of(3)
        .built(1, 240)
        .money(0, 1)
        .dice(1, 3, 3, 3, 3, 6)
        .say(0, { do: 'advance' })
        .answer(0, 'yes');
      expect(spared.s.money[0]).toBe(0);
      const cursed = of(3, 3).erect(1, 236).quiet();
      expect(cursed.hazards(0)).toEqual([0, 0, 0, 0, 0]);
      expect(cursed.hazards(2)).not.toEqual([0, 0, 0, 0, 0]);
    },
  );
  shows('mayor-04', '1 point and 2 Mark for a building of printed price 0, also a free one (H-14)', () => {
    const city = of(4).plots(0, 'grey');
    act(city, 'build', 212);
    expect([city.s.points[0], city.s.money[0]]).toEqual([11, 2]);
    const dear = of(4).plots(0, 'grey').money(0, 9);
    act(dear, 'build', 107);
    expect([dear.s.points[0], dear.s.money[0]]).toEqual([10, 0]);
    const found = of(4).plots(0, 'grey').discard(212).erect(0, 211).answer(0, 'plot-1');
    expect([found.zone(display(0)), found.s.points[0], found.s.money[0]]).toEqual([[211, 212], 11, 2]);
  });
  shows('mayor-05', 'every stone costs exactly 2, only 108 and 145 make it nothing (H-36)', () => {
    const city = of(5).wall(0, 4, 0);
    expect([wallPrice(city.s, 0, 0, true), wallPrice(city.s, 0, 1, true)]).toEqual([2, 2]);
    const mason = of(5).built(0, 63).workers(0, 'brown').money(0, 2).wall(0, 5, 4).use(0, 63).quiet();
    expect(mason.s.money[0]).toBe(0);
    const die = of(5).built(0, 232).dice(3, 3, 3, 3, 3, 1);
    expect(wallPrice(die.s, 0, 0, true)).toBe(2);
    expect(wallPrice(of(5).built(0, 108).s, 0, 0, true)).toBe(0);
  });
  shows('mayor-06', 'a reduced step brings 2 points, but none as a gift (H-6)', () => {
    const city = act(of(6).hazard(0, 'orange', 1), 'reduce', 268);
    expect(city.s.points[0]).toBe(12);
    const gift = of(6).hazard(0, 'grey', 1).say(0, { do: 'lowerOther', colour: 4 }).answer(0, 'grey');
    expect([gift.s.points[0], gift.hazards(0)]).toEqual([10, [0, 0, 0, 0, 0]]);
  });
  shows('mayor-07', 'one building of phase III twice a round, paying twice (H-72)', () => {
    const city = of(7).built(0, 100).built(0, 57).workers(0, 'brown brown brown');
    city.use(0, 100, [57]).offers(0, 'use', '100 057').answer(0, '100');
    expect([city.s.money[0], city.purse(0).workers[4]]).toEqual([6, 1]);
    city.offers(0, 'use', '057').answer(0, '057').quiet();
    expect(city.s.money[0]).toBe(8);
    // with 054 a third time
    const third = of(7)
      .built(0, 100)
      .built(0, 54)
      .workers(0, 'brown brown violet')
      .use(0, 100)
      .answer(0, '100');
    third.offers(0, 'use', '054').answer(0, '054');
    expect(third.s.money[0]).toBe(9);
  });
  shows('mayor-08', '5 Mark whenever a majority marker turns, again after 085 (H-26)', () => {
    const city = of(8).wall(0, 1, 0);
    city.s.points = [10, 10];
    city.say(0, { do: 'majorities' });
    expect([city.s.money[0], city.s.majority[0]]).toEqual([5, 0b00100]);
    city.say(0, { do: 'majorities' });
    expect(city.s.money[0]).toBe(5);
    city.erect(1, 85).say(0, { do: 'majorities' });
    expect(city.s.money[0]).toBe(10);
  });
  shows('mayor-09', '1 point for each plot laid, however it is laid', () => {
    const city = act(of(9).workers(0, 'orange'), 'plot', 268);
    expect(city.s.points[0]).toBe(11);
    const staked = of(9).erect(0, 32).answer(0, 'grey').answer(0, 'pink');
    expect(staked.s.points[0]).toBe(12);
  });
  shows('mayor-10', '2 Mark more with the money action', () => {
    expect(act(of(10).dice(1, 4, 1, 1, 1, 1), 'money', 268).s.money[0]).toBe(6);
  });
  test('sides are chosen openly in turn order before the first card (H-77)', () => {
    const city = new City(3, ['mayors'], 'mayors').say(0, { do: 'open' });
    const [first] = city.bench.asked();
    expect(first).toBe(`${city.s.first + 1}:hamburg.mayor`);
    expect(city.zone(hand(0))).toEqual([]);
  });
});

describe('2 Hummel and Zitronenjette', () => {
  shows('statues', 'one of each kind on offer: points at the end or Mark at once', () => {
    const city = new City(2, ['statues']).wall(0, 4, 0);
    expect([city.s.hummelsLeft, city.s.jettesLeft]).toEqual([
      [10, 7, 5, 2],
      [12, 9, 6],
    ]);
    city.say(0, { do: 'stone', half: 0, basic: true }).offers(0, 'statue', 'hummel jette').answer(0, 'jette');
    expect([city.s.money[0], city.s.jettes[0], city.s.jettesLeft]).toEqual([12, 1, [9, 6]]);
    city.wall(0, 5, 4).say(0, { do: 'stone', half: 1, basic: true }).answer(0, 'hummel');
    expect([city.s.hummels[0], city.s.hummelsLeft]).toEqual([[10], [7, 5, 2]]);
  });
  test('Zitronenjette counts for 029 and 105, not for 096 (H-38); no statue left: none (H-38, H-85)', () => {
    const city = new City(2, ['statues']).built(0, 96);
    city.s.jettes[0] = 1;
    city.say(0, { do: 'finalScoring' });
    expect(city.s.sheet[0]?.[1]).toBe(0);
    const bare = new City(5).wall(0, 4, 0);
    bare.s.hummelsLeft = [];
    bare.say(0, { do: 'stone', half: 0, basic: true }).quiet();
    expect(bare.s.hummels[0]).toEqual([]);
  });
  test('the statues by number of players', () => {
    const stock = (seats: number, x: Expansion[]): number[] => new City(seats, x).s.hummelsLeft;
    expect([1, 2, 3, 4, 5].map(n => stock(n, []).length)).toEqual([4, 4, 6, 8, 8]);
    expect([1, 2, 3, 4, 5].map(n => stock(n, ['statues']).length)).toEqual([4, 4, 6, 8, 10]);
  });
});
