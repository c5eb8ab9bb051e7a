/** Expansion 6: every cleric tile. */
import { FIRST } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { COURSE, hamburg, hand, wallPrice } from '../../src/index.ts';
import { City } from '../city.ts';
import { act, PILES } from '../moves.ts';
import { shows } from './names.ts';

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
