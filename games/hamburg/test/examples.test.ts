/** The worked examples of the rulebook, by page. */
import { FIRST, at, score } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { COURSE, advancePrice, audit, display, hand, wallPrice } from '../src/index.ts';
import { City } from './city.ts';
import { act } from './moves.ts';

const [PATRICIA, BEATE] = [0, 1];

describe('phases I and II', () => {
  test('p. 6: Patricia holds one card and takes two violet, a grey and a pink one', () => {
    const city = new City().hand(PATRICIA, 100).say(PATRICIA, { do: 'refill', most: 280 });
    city.offers(PATRICIA, 'refill', 'violet orange grey pink brown').optional(PATRICIA, false);
    city.answer(PATRICIA, 'violet violet grey pink').quiet();
    expect(city.zone(hand(PATRICIA))).toHaveLength(5);
  });
  test('p. 6: six dice are rolled, one for each colour and black', () => {
    const city = new City(2, [], 'roll').say(0, { do: 'roll' });
    expect(city.s.dice).toHaveLength(6);
    expect(city.s.dice.every(n => n >= 1 && n <= 6)).toBe(true);
  });
  test('p. 7: Frank raises pink and grey', () => {
    const city = new City().dice(1, 2, 5, 6, 3, 4).say(0, { do: 'hazards' });
    expect([city.hazards(0), city.hazards(1)]).toEqual([
      [0, 0, 1, 1, 0],
      [0, 0, 1, 1, 0],
    ]);
  });
  test('p. 7: Patricia draws a black marker and must raise brown', () => {
    const city = new City();
    city.bench.put(FIRST + 290, 7);
    city.say(PATRICIA, { do: 'marker' }, { do: 'heed' }, { do: 'suffer' });
    expect(city.hazards(PATRICIA)).toEqual([0, 0, 0, 0, 1]);
  });
  test('p. 7: Alex pays 4 Mark and advances one space', () => {
    const city = new City().money(0, 5).dice(1, 1, 3, 4, 2, 5).say(0, { do: 'advance' });
    city.offers(0, 'advance', 'yes').optional(0).answer(0, 'yes');
    expect([city.s.money[0], city.s.square[0]]).toEqual([1, 1]);
    new City().dice(3, 3, 3, 3, 3, 3).money(0, 9).say(0, { do: 'advance' }).quiet();
    const poor = new City().money(0, 3).dice(1, 1, 3, 4, 2, 5);
    poor.say(0, { do: 'advance' }).quiet();
    expect(poor.s.square[0]).toBe(0);
  });
});

describe('basic actions', () => {
  test('p. 10: Beate plays a violet card for three violet workers', () => {
    expect(act(new City(), 'workers', 276, BEATE).purse(BEATE).workers).toEqual([3, 0, 0, 0, 0]);
  });
  test('p. 10: Frank plays a grey card and takes 5 Mark for the grey die', () => {
    expect(act(new City().dice(1, 2, 5, 3, 4, 6), 'money', 264).s.money[0]).toBe(5);
  });
  test('p. 10: Patricia plays a brown card, lowers the brown hazard and scores 1 point', () => {
    const city = act(new City().hazard(PATRICIA, 'brown', 2), 'reduce', 272);
    expect([city.hazards(PATRICIA)[4], city.s.points[PATRICIA]]).toEqual([1, 11]);
  });
  test('p. 10: Ulrich may build brown for 2 on the left or orange for 1 on the right', () => {
    const city = new City().wall(0, 1, 0);
    expect([wallPrice(city.s, 0, 0, true), wallPrice(city.s, 0, 1, true)]).toEqual([2, 1]);
    const brown = new City().wall(0, 1, 0).money(0, 2).hand(0, 272).say(0, { do: 'turn', played: false });
    brown.answer(0, '272').answer(0, 'wall');
    expect([brown.s.walls.slice(0, 2), brown.s.money[0]]).toEqual([[2, 0], 0]);
    const grey = new City().wall(0, 1, 0).money(0, 9).hand(0, 264).say(0, { do: 'turn', played: false });
    grey.answer(0, '264').refuses(0, 'wall', 'wall.order');
  });
  test('p. 11: Alex builds the brown section for 3 Mark', () => {
    const city = act(new City().wall(0, 0, 2).money(0, 3), 'wall', 272);
    expect([city.s.walls.slice(0, 2), city.s.money[0]]).toEqual([[0, 3], 0]);
  });
  test('p. 11: Frank lays his fifth stone on the right and takes the statue on offer; the next moves up', () => {
    const city = new City(4).wall(0, 0, 4).money(0, 5);
    expect(city.s.hummelsLeft[0]).toBe(9);
    act(city, 'wall', 276).answer(0, 'right');
    expect([city.s.hummels[0], city.s.hummelsLeft[0]]).toEqual([[9], 8]);
  });
  test('p. 11: Ulrich lays a pink card as a plot for a pink worker', () => {
    const city = act(new City().workers(0, 'pink'), 'plot', 280);
    expect([city.s.plots[0], city.purse(0).workers]).toEqual([[3], [0, 0, 0, 0, 0]]);
  });
  test('p. 11: Beate erects a violet building of 9 Mark, which can be used in the same turn', () => {
    const city = new City().plots(BEATE, 'grey').money(BEATE, 9).workers(BEATE, 'pink').discard(100);
    act(city, 'build', 202, BEATE).offers(BEATE, 'use', '202').optional(BEATE);
    expect([city.zone(display(BEATE)), city.s.money[BEATE]]).toEqual([[202], 0]);
  });
});

describe('phase IV', () => {
  const majority = (set: (c: City) => void, marker: number): number[] => {
    const city = new City(4);
    city.s.points = [0, 0, 0, 0];
    set(city);
    city.say(0, { do: 'majorities' });
    return [0, 1, 2, 3].filter(p => (at(city.s.majority, p) >> marker) & 1);
  };
  test('p. 12: Alex is first on the square', () => {
    expect(majority(c => (c.s.square = [3, 2, 2, 1]), 0)).toEqual([0]);
    expect(majority(c => (c.s.square = [3, 3, 2, 1]), 0)).toEqual([]);
  });
  test('p. 12: Beate has three buildings, the others two', () => {
    const set = (c: City): void => {
      c.all(0, [1, 2]).all(1, [3, 6, 7]).all(2, [8, 9]);
    };
    expect(majority(set, 1)).toEqual([1]);
  });
  test('p. 12: Frank has three stones, the others two', () => {
    const set = (c: City): void => {
      c.wall(0, 1, 1).wall(1, 2, 0).wall(2, 2, 1);
    };
    expect(majority(set, 2)).toEqual([2]);
  });
  test('p. 12: Beate leads on the track', () => {
    expect(majority(c => (c.s.points = [20, 31, 30, 7]), 3)).toEqual([1]);
  });
  test('p. 12: Ulrich has four Zoo cards', () => {
    const set = (c: City): void => {
      c.leftOf(0, 241).leftOf(1, 242, 243).leftOf(2, 245, 246, 247, 248);
    };
    expect(majority(set, 4)).toEqual([2]);
  });
  test('p. 13: the cleric goes before the church, markers come off, the start marker passes', () => {
    const city = new City(3).built(0, 57).dice(1, 1, 1, 1, 1, 4).use(0, 57);
    city.s.first = 2;
    city.say(0, { do: 'endRound' });
    expect([city.s.clerics, city.s.used, city.s.first]).toEqual([[0, 0, 0, 1, 0, 0], [[], [], []], 0]);
  });
});

test('p. 13: Patricia’s final scoring, 61 + 42 = 103', () => {
  const city = new City();
  // 2 + 1 + 3 + 3 points, three of them pink, two laurels of 2 points each; Zoo and Park of 0
  city.all(0, [15, 73, 59, 72]).leftOf(0, 241, 261).wall(0, 3, 1);
  city.s.points[0] = 61;
  city.s.majority[0] = 0b01001;
  city.s.clerics = [0, 0, 0, 3, 0, 1];
  city.s.square[0] = 5;
  city.say(0, { do: 'finalScoring' });
  const sheet = at(audit(city.s), 0);
  expect(sheet.map(x => x.points)).toEqual([61, 9, 4, 8, 3, 0, 9 + 2, 7]);
  expect(score(sheet)).toBe(103);
});

describe('p. 14: the four kinds of activation', () => {
  test('lightning: a pink worker and 3 Mark at once, once', () => {
    const city = new City();
    const before = city.purse(0);
    city.erect(0, 206).gains(0, before, { mark: 3, workers: 'pink' });
    city.say(0, { do: 'turn', played: true }).quiet();
  });
  test('phase III: 2 Mark every round', () => {
    const city = new City().built(0, 57).use(0, 57).say(0, { do: 'endRound' });
    expect(city.s.money[0]).toBe(2);
    city.s.used = [[], []];
    city.use(0, 57);
    expect(city.s.money[0]).toBe(4);
  });
  test('reinforcement: orange buildings for half', () => {
    const city = new City().built(0, 182).plots(0, 'grey').money(0, 5);
    act(city, 'build', 107);
    expect(city.s.money[0]).toBe(0);
  });
  test('laurel: a point for every two workers', () => {
    const city = new City().built(0, 205).workers(0, 'grey grey pink').say(0, { do: 'finalScoring' });
    expect(city.s.sheet[0]?.[1]).toBe(1);
  });
});

describe('p. 15: what hazards do', () => {
  test('collapse: Patricia takes the outer stone on the left to keep her third on the right', () => {
    const city = new City().wall(0, 2, 3).say(0, { do: 'damage', hazard: 2 });
    city.offers(0, 'collapse', 'left right').answer(0, 'left');
    expect(city.s.walls.slice(0, 2)).toEqual([1, 3]);
  });
  test('fire: Ulrich discards the pink one of two buildings, the plot stays', () => {
    const city = new City().built(0, 58, 'orange').built(0, 7, 'grey').say(0, { do: 'damage', hazard: 1 });
    city.offers(0, 'fire', '058 007').answer(0, '058');
    expect([city.zone(display(0)), city.s.plots[0], city.zone(6)]).toEqual([[7], [1, 2], [58]]);
  });
  test('raid: Frank loses his 5 Mark', () => {
    const city = new City()
      .money(0, 5)
      .hazard(0, 'pink', 2)
      .say(0, { do: 'raise', colour: 3 }, { do: 'suffer' });
    expect([city.s.money[0], city.hazards(0)[3], city.s.points[0]]).toEqual([0, 0, 10]);
  });
  test('disease: Alex loses all his workers', () => {
    const city = new City().workers(0, 'pink pink violet brown orange orange');
    city.say(0, { do: 'damage', hazard: 4 });
    expect(city.purse(0).workers).toEqual([0, 0, 0, 0, 0]);
  });
  test('flood: Beate’s only plot goes, its building returns to her hand', () => {
    const city = new City().built(BEATE, 11, 'grey').say(BEATE, { do: 'damage', hazard: 0 }).quiet();
    expect([city.zone(hand(BEATE)), city.s.plots[BEATE], city.zone(display(BEATE))]).toEqual([[11], [], []]);
  });
});

describe('p. 16 to 19: expansions', () => {
  test('p. 16: Patricia with Petersen, side 01: 10 Mark, two workers per colour, seven cards', () => {
    const city = new City(2, ['mayors']).say(0, { do: 'chooseMayor', tile: 0 }).answer(0, 'mayor-01');
    expect(city.purse(0)).toMatchObject({ mark: 10, workers: [2, 2, 2, 2, 2] });
    expect(city.say(0, { do: 'refill', most: 280 }).bench.ask(0, 'hamburg.refill').min).toBe(7);
  });
  test('p. 16: Frank chooses the Zitronenjette for 9 Mark rather than 5 points', () => {
    const city = new City(3, ['statues']).wall(0, 4, 0);
    city.s.hummelsLeft = [5, 4, 2];
    city.s.jettesLeft = [9, 6];
    city.say(0, { do: 'stone', half: 0, basic: true }).offers(0, 'statue', 'hummel jette').answer(0, 'jette');
    expect(city.s.money[0]).toBe(9);
  });
  test('p. 17: a marker of flood and collapse; a marker of raid and 1 point', () => {
    const draw = (marker: number): City => {
      const city = new City(2, ['hazards']);
      city.bench.put(FIRST + 280 + marker, 7);
      return city.say(0, { do: 'marker' }, { do: 'heed' }, { do: 'suffer' }, { do: 'gift' });
    };
    expect(draw(13).hazards(0)).toEqual([1, 0, 1, 0, 0]);
    expect([draw(17).hazards(0), draw(17).s.points[0]]).toEqual([[0, 0, 0, 1, 0], 11]);
  });
  test('p. 17: grey on 3 and brown on 4: both ships lie at the quay', () => {
    expect(new City(2, ['ships']).dice(1, 2, 3, 5, 4, 6).say(0, { do: 'sail' }).s.ships).toBe(0b010100);
  });
  test('p. 17: Ulrich builds with a pink card, takes the brown ship for a pink worker and strikes a lightning', () => {
    const city = new City(2, ['ships']).wall(0, 2, 0).money(0, 3).workers(0, 'pink').built(0, 206);
    city.s.ships = 0b010100;
    act(city, 'wall', 280).offers(0, 'ship', 'ship-grey ship-brown').answer(0, 'ship-brown').quiet();
    expect(city.purse(0)).toMatchObject({ mark: 3, workers: [0, 0, 0, 1, 0] });
  });
  test('p. 18: Beate takes workers on field 3 of B03: five, then the tile is turned', () => {
    const city = new City(2, ['exchange']);
    city.bench.put(FIRST + 302, COURSE);
    city.s.field = 3;
    act(city, 'workers', 268, BEATE);
    expect([city.purse(BEATE).workers[1], city.s.field]).toEqual([5, 4]);
  });
  test('p. 19: 1 + 2 + 2 = 5 Mark for an advance, 3 with the violet cleric tile', () => {
    const city = new City(2, ['clerics']).dice(1, 2, 2, 4, 5, 6);
    expect(advancePrice(city.s, 0)).toBe(5);
    city.s.tile = 12;
    expect(advancePrice(city.s, 0)).toBe(3);
  });
});

describe('glossary', () => {
  test('071: three bourgeois, two police, one emigrant: 3 points (071 itself is a fourth category)', () => {
    const city = new City().all(0, [71, 1, 2, 3, 157, 158, 217]).say(0, { do: 'finalScoring' });
    expect(city.s.sheet[0]?.[1]).toBe(4);
  });
  test('087: 3 most often brings 3 Mark; 4 and 6 equally often bring nothing', () => {
    const city = new City()
      .built(0, 87)
      .dice(3, 3, 1, 2, 5, 6)
      .say(0, { do: 'offerII', last: true })
      .answer(0, '087');
    expect(city.s.money[0]).toBe(3);
    new City().built(0, 87).dice(4, 4, 6, 6, 1, 2).say(0, { do: 'offerII', last: true }).quiet();
  });
  test('155: two pink, one brown, one orange, one violet step: 5 points', () => {
    const city = new City().built(0, 155).hazard(0, 'pink', 2).hazard(0, 'brown', 1).hazard(0, 'orange', 1);
    city.hazard(0, 'violet', 1).say(0, { do: 'finalScoring' });
    expect(city.s.sheet[0]?.[1]).toBe(5);
  });
  test('189: a grey worker over the grey field', () => {
    const city = new City().built(0, 189).workers(0, 'grey').use(0, 189).quiet();
    expect(city.s.guests).toEqual([0, 0, 1, 0, 0]);
  });
  test('224: with a brown worker a plot that is not brown', () => {
    const city = new City().built(0, 224).workers(0, 'grey brown');
    act(city, 'recolour', 268).answer(0, 'brown').answer(0, 'plot');
    expect([city.s.plots[0], city.purse(0).workers]).toEqual([
      [4, 1],
      [0, 0, 0, 0, 0],
    ]);
  });
  test('232: a section of 5 Mark for 1 when the black die shows 1', () => {
    const city = new City().built(0, 232).wall(0, 4, 0).dice(3, 3, 3, 3, 3, 1);
    expect(wallPrice(city.s, 0, 0, true)).toBe(1);
  });
  test('234: black 4: four cards up, four of choice back, the last on top', () => {
    const city = new City()
      .built(0, 234)
      .workers(0, 'pink')
      .discard(7, 8, 9, 10)
      .dice(1, 1, 1, 1, 1, 4)
      .use(0, 234);
    city.offers(0, 'discard', '007 008 009 010').answer(0, '010 009 007 008');
    expect(city.zone(6)).toEqual([8]);
  });
  test('237: black 4, brown 4 and violet 4: a brown and a violet worker', () => {
    const city = new City()
      .built(0, 237)
      .dice(4, 1, 2, 3, 4, 4)
      .say(0, { do: 'offerII', last: true })
      .answer(0, '237');
    expect(city.purse(0).workers).toEqual([1, 0, 0, 0, 1]);
  });
  test('240: 1 + 2 + 1 = 4 and black 5: the others pay 9', () => {
    const city = new City().built(0, 240).dice(1, 2, 1, 3, 3, 5);
    expect([advancePrice(city.s, 0), advancePrice(city.s, 1)]).toEqual([4, 9]);
  });
});
