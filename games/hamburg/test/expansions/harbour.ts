/** Expansions 3 and 4: every special marker, every ship. */
import { FIRST } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { display, hand } from '../../src/index.ts';
import { City } from '../city.ts';
import { act, why, PILES } from '../moves.ts';
import { shows, named } from './names.ts';

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
  test('damages of a double marker fall together; in whatever order, they take the same (H-1)', () => {
    const city = drawn(11, c => c.hazard(0, 'orange', 2).hazard(0, 'pink', 2).built(0, 11).money(0, 3));
    city.quiet();
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
