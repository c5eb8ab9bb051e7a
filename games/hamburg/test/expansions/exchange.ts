/** Expansion 5: every side of the exchange. */
import { FIRST, at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { COURSE, wallPrice } from '../../src/index.ts';
import { City, word } from '../city.ts';
import { act } from '../moves.ts';
import { shows } from './names.ts';

const offered = (city: City, card: number): string[] => {
  city.hand(0, card).say(0, { do: 'turn', played: false }).answer(0, word(card));
  return city.bench.answers(0);
};

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
    city.offers(0, 'toll', 'violet brown').refuses(0, 'orange', 'toll.colour').answer(0, 'brown');
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
    const city = act(tile(6, 2), 'workers', 268).offers(0, 'course', 'grey pink');
    city.refuses(0, 'brown', 'course.colour').answer(0, 'grey');
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
