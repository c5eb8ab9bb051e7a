/** The six expansions: every mayor side, statue, special marker, ship, exchange side and cleric tile by name. */
import { FIRST, at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { COURSE, COLOURS, display, hand, hamburg, wallPrice } from '../src/index.ts';
import type { Expansion } from '../src/index.ts';
import { City, word } from './city.ts';

const PILES = 'violet orange grey pink brown';
/** Plays a hand card for a basic action. */
const act = (city: City, action: string, card: number, p = 0): City =>
  city.hand(p, card).say(p, { do: 'turn', played: false }).answer(p, word(card)).answer(p, action);
const offered = (city: City, card: number): string[] => {
  city.hand(0, card).say(0, { do: 'turn', played: false }).answer(0, word(card));
  return city.bench.answers(0);
};
const why = (city: City): string[] => city.bench.asked().map(w => w.replace('hamburg.', ''));

/** Every name a test below has shown; the last test compares. */
const named = new Set<string>();
const shows = (name: string, what: string, scene: () => void): void =>
  test(`${name}: ${what}`, () => {
    scene();
    named.add(name);
  });

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

describe('3 special hazards', () => {
  /** Marker number, what it raises (violet, orange, grey, pink, brown), what it gives. */
  const doubles: [number, number[]][] = [
    [11, [0, 1, 0, 1, 0]],
    [12, [1, 0, 0, 1, 0]],
    [13, [1, 0, 1, 0, 0]],
    [14, [0, 0, 1, 0, 1]],
    [15, [0, 1, 0, 0, 1]],
  ];
  const drawn = (marker: number, set: (c: City) => City = c => c): City => {
    const city = set(new City(2, ['hazards']));
    city.bench.put(FIRST + 280 + marker, 7);
    return city.say(0, { do: 'marker' }, { do: 'heed' }, { do: 'suffer' }, { do: 'gift' });
  };
  for (const [marker, raised] of doubles)
    shows(`marker-${marker}`, 'raises both its colours', () =>
      expect(drawn(marker).hazards(0)).toEqual(raised),
    );
  shows('marker-16', 'orange, then a card from any pile, if wished', () => {
    const city = drawn(16).offers(0, 'draw', PILES).optional(0).answer(0, 'pink');
    expect([city.hazards(0), city.zone(hand(0)).length]).toEqual([[0, 1, 0, 0, 0], 1]);
  });
  shows('marker-17', 'pink, then 1 point', () => {
    const city = drawn(17);
    expect([city.hazards(0), city.s.points[0]]).toEqual([[0, 0, 0, 1, 0], 11]);
  });
  shows('marker-18', 'violet, then a worker of any colour, too late to avert it (H-3)', () => {
    const city = drawn(18, c => c.built(0, 151))
      .offers(0, 'recruit', PILES)
      .optional(0)
      .answer(0, 'grey');
    expect([city.hazards(0), city.purse(0).workers]).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ]);
  });
  shows('marker-19', 'grey, then 2 Mark', () => {
    const city = drawn(19);
    expect([city.hazards(0), city.s.money[0]]).toEqual([[0, 0, 1, 0, 0], 2]);
  });
  shows('marker-20', 'brown, then one step of another colour back without a point', () => {
    const city = drawn(20, c => c.hazard(0, 'pink', 1).hazard(0, 'brown', 1));
    city.offers(0, 'lowerOther', 'pink').optional(0).answer(0, 'pink');
    expect([city.hazards(0), city.s.points[0]]).toEqual([[0, 0, 0, 0, 2], 10]);
  });
  test('marker-01 to marker-10: each hazard twice', () => {
    const raised = Array.from({ length: 10 }, (_, i) =>
      drawn(i + 1)
        .hazards(0)
        .indexOf(1),
    );
    expect(raised.sort((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    for (let i = 1; i <= 10; i++) named.add(`marker-${String(i).padStart(2, '0')}`);
  });
  test('damages of a double marker fall together, in the order of the victim (H-1)', () => {
    const city = drawn(11, c => c.hazard(0, 'orange', 2).hazard(0, 'pink', 2).built(0, 11).money(0, 3));
    city.offers(0, 'suffer', 'fire raid').optional(0, false).answer(0, 'raid').quiet();
    expect([city.s.money[0], city.zone(display(0)), city.hazards(0)]).toEqual([0, [], [0, 0, 0, 0, 0]]);
  });
  test('231 chooses per symbol, twice the same colour if wished (H-69); each can be averted', () => {
    const city = drawn(11, c => c.built(0, 231));
    city.offers(0, 'divert', 'violet grey pink brown').optional(0).answer(0, 'brown');
    city.offers(0, 'divert', 'violet orange grey brown').answer(0, 'brown');
    expect(city.hazards(0)).toEqual([0, 0, 0, 0, 2]);
  });
  test('twenty markers are in the stack, ten without the expansion', () => {
    expect([new City(2, ['hazards']).zone(7).length, new City().zone(7).length]).toEqual([20, 10]);
  });
});

describe('4 ships', () => {
  /** A stone with the orange card 268 (right half, 1 Mark), a worker for the ship. */
  const wall = (ships: number, set: (c: City) => City = c => c): City => {
    const city = set(new City(2, ['ships']).money(0, 1).workers(0, 'orange'));
    city.s.ships = ships;
    return act(city, 'wall', 268);
  };
  shows('ship-violet', '4 Mark for a worker of the colour of the card', () => {
    const city = wall(0b000001).offers(0, 'ship', 'ship-violet').optional(0).answer(0, 'ship-violet');
    expect(city.purse(0)).toMatchObject({ mark: 4, workers: [0, 0, 0, 0, 0] });
  });
  shows('ship-orange', 'three workers of one colour', () => {
    const city = wall(0b000010).answer(0, 'ship-orange').offers(0, 'sameWorkers', PILES).answer(0, 'pink');
    expect(city.purse(0).workers).toEqual([0, 0, 0, 3, 0]);
  });
  shows(
    'ship-grey',
    "the top card of the section's colour for a basic action, without a second ship (H-42)",
    () => {
      const city = wall(0b000101, c => c.topOfPile(245).workers(0, 'orange').money(0, 9).wall(0, 4, 0));
      city.answer(0, 'right').offers(0, 'ship', 'ship-violet ship-grey').answer(0, 'ship-grey');
      city.offers(0, 'action', 'workers money wall plot build').answer(0, 'wall').quiet();
      expect(city.s.walls.slice(0, 2)).toEqual([5, 1]);
      const none = wall(0b000100, c => c.emptyPile('orange'));
      expect(why(none)).toEqual([]);
    },
  );
  shows('ship-pink', '3 Mark and one space forward', () => {
    const city = wall(0b001000, c => c.money(0, 4)).answer(0, 'ship-pink');
    expect([city.s.money[0], city.s.square[0]]).toEqual([0, 1]);
    wall(0b001001, c => c.money(0, 3)).refuses(0, 'ship-pink', 'ship.effect');
  });
  shows(
    'ship-brown',
    'one own lightning once more, also from under a Zoo; twice with 036 (H-42, H-73)',
    () => {
      const city = wall(0b010000, c => c.built(0, 206).built(0, 36).underZoo(0, 147, 241)).answer(
        0,
        'ship-brown',
      );
      city.offers(0, 'useFlash', '206 147').answer(0, '206').offers(0, 'again', '206').answer(0, '206');
      expect(city.purse(0)).toMatchObject({ mark: 6, workers: [0, 0, 0, 2, 0] });
      wall(0b010001).refuses(0, 'ship-brown', 'ship.effect');
    },
  );
  shows('ship-black', 'one step of any colour back, 1 point', () => {
    const city = wall(0b100000, c => c.hazard(0, 'pink', 1).hazard(0, 'grey', 1)).answer(0, 'ship-black');
    city.offers(0, 'reduce', 'grey pink').optional(0, false).answer(0, 'pink');
    expect([city.hazards(0), city.s.points[0]]).toEqual([[0, 0, 1, 0, 0], 11]);
  });
  test('active on 3 and 4, refused otherwise; not after the stone of a building', () => {
    const city = new City(2, ['ships']).dice(1, 2, 3, 4, 5, 6).say(0, { do: 'sail' });
    expect(city.s.ships).toBe(0b001100);
    wall(0b000001).refuses(0, 'ship-orange', 'ship.idle');
    const mason = new City(2, ['ships']).workers(0, 'orange').erect(0, 145).answer(0, 'left');
    expect(why(mason)).toEqual([]);
  });
  test('the fee has the colour named with 224 (H-31)', () => {
    const city = new City(2, ['ships']).built(0, 224).workers(0, 'grey violet').money(0, 1);
    city.s.ships = 1;
    act(city, 'recolour', 268).answer(0, 'violet').answer(0, 'wall').answer(0, 'ship-violet');
    expect(city.purse(0)).toMatchObject({ mark: 4, workers: [0, 0, 0, 0, 0] });
  });
});

describe('5 exchange', () => {
  /** The tile (0 to 9) lies open with the pointer on a field (1 to 6). */
  const tile = (t: number, f: number, set: (c: City) => City = c => c): City => {
    const city = set(new City(2, ['exchange']));
    city.bench.put(FIRST + 301 + t, COURSE);
    city.s.field = f;
    return city;
  };
  const money = (c: City): City => c.dice(2, 2, 2, 2, 2, 2);
  /** Side, tile, and for its three fields what an action yields. */
  const rows: [string, number, number, (c: City) => unknown, unknown[]][] = [
    ['B01', 0, 1, c => act(money(c), 'money', 268).s.money[0], [3, 4, 5]],
    ['B02', 0, 4, c => act(money(c), 'money', 268).s.money[0], [1, 0, 0]],
    ['B03', 1, 1, c => act(c, 'workers', 268).purse(0).workers[1], [3, 4, 5]],
    ['B04', 1, 4, c => act(c.money(0, 2), 'workers', 268).s.money[0], [1, 1, 0]],
    ['B05', 2, 1, c => act(c.money(0, 9), 'wall', 268).s.points[0], [11, 11, 12]],
    ['B06', 2, 4, c => act(c.money(0, 9), 'wall', 268).s.points[0], [9, 9, 8]],
    ['B07', 3, 1, c => act(c.hazard(0, 'orange', 1), 'reduce', 268).s.points[0], [11, 12, 13]],
    ['B08', 3, 4, c => act(c.hazard(0, 'orange', 1).money(0, 2), 'reduce', 268).s.money[0], [1, 1, 0]],
    ['B09', 4, 1, c => act(c.workers(0, 'orange'), 'plot', 268).s.points[0], [11, 11, 12]],
    ['B11', 5, 1, c => act(c.plots(0, 'grey').money(0, 9), 'build', 107).s.money[0], [1, 2, 3]],
    ['B12', 5, 4, c => act(c.plots(0, 'grey').money(0, 12), 'build', 107).s.money[0], [2, 1, 0]],
    [
      'B14',
      6,
      4,
      c => act(c.plots(0, 'grey').money(0, 9).workers(0, 'orange orange'), 'build', 107).purse(0).workers[1],
      [2, 1, 0],
    ],
    ['B15', 7, 1, c => act(c, 'money', 268).purse(0).workers[1], [1, 2, 3]],
    ['B16', 7, 4, c => act(c.money(0, 4), 'wall', 268).s.money[0], [2, 1, 0]],
    ['B17', 8, 1, c => act(c.hazard(0, 'orange', 1), 'reduce', 268).s.money[0], [1, 2, 3]],
    ['B18', 8, 4, c => act(c.workers(0, 'orange').money(0, 3), 'plot', 268).s.money[0], [2, 1, 0]],
  ];
  for (const [name, t, first, scene, expected] of rows)
    shows(name, `its three fields bring ${JSON.stringify(expected)}; the pointer moves`, () => {
      for (const i of [0, 1, 2]) {
        const city = tile(t, first + i);
        expect(scene(city)).toEqual(at(expected, i));
        expect(city.s.field).toBe(first + i === 6 ? 1 : first + i + 1);
      }
    });
  shows('B10', 'one more worker in a colour of the field', () => {
    const city = act(
      tile(4, 5, c => c.workers(0, 'orange violet brown')),
      'plot',
      268,
    );
    city.offers(0, 'toll', 'violet brown').answer(0, 'brown');
    expect(city.purse(0).workers).toEqual([1, 0, 0, 0, 0]);
    // the plot's own worker does not count twice; without another the action is refused (H-41)
    expect(
      offered(
        tile(4, 6, c => c.workers(0, 'orange')),
        268,
      ),
    ).not.toContain('plot');
    const city2 = tile(4, 6, c => c.workers(0, 'orange'))
      .hand(0, 268)
      .say(0, { do: 'turn', played: false });
    city2.answer(0, '268').refuses(0, 'plot', 'exchange.toll');
  });
  shows('B13', 'one worker in a colour of the field', () => {
    const city = act(tile(6, 2), 'workers', 268).offers(0, 'course', 'grey pink').answer(0, 'grey');
    expect(city.purse(0).workers).toEqual([0, 3, 1, 0, 0]);
    expect(act(tile(6, 1), 'workers', 268).purse(0).workers).toEqual([1, 3, 0, 0, 0]);
  });
  shows('B19', 'sections of its colours cost nothing, also for mayor 05 (H-36)', () => {
    expect(act(tile(9, 1), 'wall', 268).s.walls.slice(0, 2)).toEqual([0, 1]);
    const mayor = tile(9, 1);
    mayor.s.mayor[0] = 5;
    expect(wallPrice(mayor.s, 0, 1, true)).toBe(0);
    expect(wallPrice(tile(9, 2).s, 0, 1, true)).toBe(1);
  });
  shows('B20', 'sections of its colours cost 1 Mark more', () => {
    expect([4, 5, 6].map(f => wallPrice(tile(9, f).s, 0, 1, true))).toEqual([1, 1, 2]);
    expect([4, 5, 6].map(f => wallPrice(tile(9, f).s, 0, 0, true))).toEqual([1, 2, 1]);
  });
  test('only the matching action, only the hand card, never a building (H-50)', () => {
    const other = act(tile(0, 1), 'workers', 268);
    expect([other.s.field, other.purse(0).workers[1]]).toEqual([1, 3]);
    const drawn = tile(1, 3, c => c.built(0, 7).workers(0, 'violet').topOfPile(250)).use(0, 7);
    drawn.answer(0, 'brown').answer(0, 'workers');
    expect([drawn.purse(0).workers[4], drawn.s.field]).toEqual([3, 3]);
    const zoo = act(tile(5, 1), 'build', 245);
    expect(zoo.s.field).toBe(1);
  });
  test('from 6 to 1 the tile leaves and the next lies open; after the tenth the exchange is closed (H-78)', () => {
    const city = new City(2, ['exchange']).say(0, { do: 'open' });
    expect([city.zone(9).length, city.zone(10).length]).toEqual([9, 1]);
    const last = tile(0, 6);
    last.s.zones[9] = [];
    act(last, 'money', 268);
    expect([last.zone(10), last.s.field]).toEqual([[], 1]);
    last.money(0, 0).dice(4, 4, 4, 4, 4, 4);
    expect(act(last, 'money', 272).s.money[0]).toBe(4);
  });
  test('the marker moves although the step is 0 or the colour does not fit (H-41)', () => {
    expect(act(tile(1, 1), 'workers', 268).s.field).toBe(2);
    expect(
      act(
        tile(9, 2, c => c.money(0, 5)),
        'wall',
        268,
      ).s.field,
    ).toBe(3);
  });
});

describe('6 cleric tiles', () => {
  /** The tile (0 to 11) in force with its front (0) or back (1). */
  const tile = (t: number, side: number, set: (c: City) => City = c => c): City => {
    const city = set(new City(2, ['clerics', 'ships']));
    city.s.tile = t * 2 + side;
    return city;
  };
  const both = (t: number, scene: (c: City) => unknown): unknown[] => [scene(tile(t, 0)), scene(tile(t, 1))];
  const money = (card: number) => (c: City) => act(c.dice(3, 3, 3, 3, 3, 3), 'money', card).s.money[0];
  /** Name, tile, scene, front and back. */
  const rows: [string, number, (c: City) => unknown, unknown[]][] = [
    ['money', 0, money(268), [5, 1]],
    [
      'money with orange, pink, violet',
      1,
      c => [money(268)(c), 0],
      [
        [5, 0],
        [1, 0],
      ],
    ],
    ['money with grey, brown', 3, money(264), [5, 1]],
    ['wall', 4, c => wallPrice(c.wall(0, 3, 0).s, 0, 0, true), [2, 6]],
    [
      'advance',
      6,
      c => {
        c.money(0, 9).dice(1, 2, 2, 6, 6, 6).say(0, { do: 'advance' }).answer(0, 'yes');
        return c.s.money[0];
      },
      [6, 2],
    ],
    ['ships', 7, c => c.dice(3, 4, 1, 1, 1, 1).say(0, { do: 'sail' }).s.ships, [0b111111, 0]],
    ['building', 8, c => act(c.plots(0, 'grey').money(0, 11), 'build', 107).s.money[0], [4, 0]],
    ['laps', 10, c => c.hand(0, 268).say(0, { do: 'laps' }).s.laps, [4, 2]],
  ];
  for (const [name, t, scene, expected] of rows)
    shows(`tile ${t}`, `${name}: front and back`, () => expect(both(t, scene)).toEqual(expected));
  shows('tile 1', 'does not touch the grey and brown dice, nor tile 3 the others', () => {
    expect(both(1, money(264))).toEqual([3, 3]);
    expect(both(3, money(268))).toEqual([3, 3]);
  });
  shows('tile 2', 'one worker of choice more, or one of any colour back after taking three (H-81)', () => {
    const more = act(tile(2, 0), 'workers', 268).offers(0, 'recruit', PILES).answer(0, 'pink');
    expect(more.purse(0).workers).toEqual([0, 3, 0, 1, 0]);
    const less = act(
      tile(2, 1, c => c.workers(0, 'grey')),
      'workers',
      268,
    );
    less.offers(0, 'putBack', 'orange grey').optional(0, false).answer(0, 'grey');
    expect(less.purse(0).workers).toEqual([0, 3, 0, 0, 0]);
  });
  shows('tile 5', 'a new hand: one of each colour, or two piles 3 and 2 (H-11, H-66)', () => {
    const five = tile(5, 0, c => c.hand(0, 100, 101)).emptyPile('pink');
    five.say(0, { do: 'discard', n: 2 }, { do: 'newHand', piles: 5 }).answer(0, '100 101').quiet();
    expect(five.zone(hand(0)).length).toBe(4);
    const two = tile(5, 1).say(0, { do: 'newHand', piles: 2 });
    two.offers(0, 'twoPiles', PILES).answer(0, 'grey violet');
    expect(two.s.zones[hand(0)]!.map(c => hamburg.back(c))).toEqual([2, 2, 2, 0, 0]);
    const seven = tile(5, 0);
    seven.s.mayor[0] = 1;
    seven.say(0, { do: 'newHand', piles: 5 });
    expect(seven.bench.ask(0, 'hamburg.refill').min).toBe(2);
    const short = tile(5, 0).emptyPile('pink');
    short.s.mayor[0] = 1;
    short.say(0, { do: 'newHand', piles: 5 });
    expect(short.bench.ask(0, 'hamburg.refill').min).toBe(2);
    const split = tile(5, 1);
    split.s.mayor[0] = 1;
    split.say(0, { do: 'newHand', piles: 2 }).answer(0, 'grey violet');
    expect(split.zone(hand(0))).toHaveLength(7);
  });
  shows('tile 9', 'a worker more with orange, pink, violet; on the back with grey, brown', () => {
    expect(both(9, c => act(c, 'workers', 268).purse(0).workers[1])).toEqual([4, 3]);
    expect(both(9, c => act(c, 'workers', 264).purse(0).workers[2])).toEqual([3, 4]);
  });
  shows('tile 11', 'orange, pink, violet hazards rest; on the back brown, grey and black ones (H-70)', () => {
    const rest = (side: number): unknown => {
      const city = tile(11, side).dice(5, 5, 5, 5, 5, 5).say(0, { do: 'hazards' });
      return [city.hazards(0), city.zone(8).length];
    };
    const [, drawn] = rest(0) as [number[], number];
    expect(drawn).toBe(2);
    expect(rest(1)).toEqual([[1, 1, 0, 1, 0], 0]);
    const front = tile(11, 0).dice(5, 5, 5, 5, 5, 1).say(0, { do: 'hazards' });
    expect(front.hazards(0)).toEqual([0, 0, 1, 0, 1]);
  });
  test('the tile acts on the hand card only, not through buildings (H-50)', () => {
    const city = tile(0, 0, c =>
      c.built(0, 7).workers(0, 'violet').topOfPile(250).dice(3, 3, 3, 3, 3, 3),
    ).use(0, 7);
    city.answer(0, 'brown').answer(0, 'money');
    expect(city.s.money[0]).toBe(3);
  });
  test('six tiles are thrown; the one in force turns in phase IV although the cleric moved (H-30)', () => {
    const city = new City(2, ['clerics']).say(0, { do: 'open' });
    expect(new Set(city.s.tiles.map(t => t >> 1)).size).toBe(6);
    const moved = new City(2, ['clerics']).built(0, 235).workers(0, 'grey').dice(1, 1, 1, 1, 1, 2);
    moved.s.tiles = [0, 2, 4, 6, 8, 10];
    moved.s.tile = 2;
    moved.use(0, 235).answer(0, 'window-3').say(0, { do: 'endRound' });
    expect([moved.s.tiles, moved.s.clerics]).toEqual([
      [0, 3, 4, 6, 8, 10],
      [0, 0, 1, 0, 0, 0],
    ]);
  });
  test('the tile of the first window turns like any other, the others stay', () => {
    const city = new City(2, ['clerics']).dice(3, 3, 3, 3, 3, 1);
    city.s.tiles = [0, 2, 4, 6, 8, 10];
    city.s.tile = 0;
    city.say(0, { do: 'endRound' });
    expect(city.s.tiles).toEqual([1, 2, 4, 6, 8, 10]);
  });
  test('with the exchange: the tile first, at least 0, then the exchange (H-84)', () => {
    const city = new City(2, ['clerics', 'exchange']).dice(1, 1, 1, 1, 1, 1);
    city.s.tile = 1;
    city.bench.put(FIRST + 301, COURSE);
    city.s.field = 3;
    expect(act(city, 'money', 268).s.money[0]).toBe(3);
  });
  test('the ship tile without ships does nothing (H-83)', () => {
    const city = new City(2, ['clerics']);
    city.s.tile = 14;
    expect(city.say(0, { do: 'sail' }).s.ships).toBe(0);
  });
});

test('every mayor side, marker, ship, exchange side and cleric tile was shown', () => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const all = [
    ...Array.from({ length: 10 }, (_, i) => `mayor-${two(i + 1)}`),
    ...Array.from({ length: 20 }, (_, i) => `marker-${two(i + 1)}`),
    ...[...COLOURS, 'black'].map(c => `ship-${c}`),
    ...Array.from({ length: 20 }, (_, i) => `B${two(i + 1)}`),
    ...Array.from({ length: 12 }, (_, i) => `tile ${i}`),
    'statues',
  ];
  expect(all.filter(name => !named.has(name))).toEqual([]);
});
