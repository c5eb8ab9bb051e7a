/** Exchange, ships, scoring and expansions: H-41, H-42, H-47, H-48 and H-74 to H-85; and who wins. */
import { FIRST, at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { COURSE, advancePrice, hand, left, winners } from '../../src/index.ts';
import { City, word } from '../city.ts';
import { act, why } from '../moves.ts';
import { ruling, line } from './cite.ts';

describe('exchange and ships', () => {
  const tile = (t: number, f: number): City => {
    const city = new City(2, ['exchange', 'ships']);
    city.bench.put(FIRST + 301 + t, COURSE);
    city.s.field = f;
    return city;
  };
  ruling(41, 'a compulsory payment that is impossible forbids the action; points stop at 0', () => {
    tile(1, 4)
      .hand(0, 268)
      .say(0, { do: 'turn', played: false })
      .answer(0, '268')
      .refuses(0, 'workers', 'exchange.toll');
    const city = tile(2, 6).money(0, 9);
    city.s.points[0] = 1;
    expect(act(city, 'wall', 268).s.points[0]).toBe(0);
  });
  ruling(42, 'a ship only if its effect is possible', () => {
    const city = new City(2, ['ships']).money(0, 1).workers(0, 'orange');
    city.s.ships = 0b111111;
    act(city, 'wall', 268).offers(0, 'ship', 'ship-violet ship-orange ship-grey');
    for (const ship of ['ship-pink', 'ship-brown', 'ship-black']) city.refuses(0, ship, 'ship.effect');
  });
  ruling(47, '095 gives no colour of which fifteen are in use, workers at the church included', () => {
    const city = new City().built(0, 95).workers(1, Array(13).fill('grey').join(' '));
    city.s.guests[2] = 1;
    city.s.kept[2] = 1;
    city.say(0, { do: 'turnMarker', marker: 0 });
    expect(city.purse(0).workers).toEqual([1, 1, 0, 1, 1]);
  });
  ruling(48, 'mayor 03 decides before drawing; black alone at 1 or 2: he advances for nothing', () => {
    const city = new City(2, ['mayors']).built(0, 188).dice(3, 3, 3, 3, 3, 5);
    city.s.mayor[0] = 3;
    city.say(0, { do: 'hazards' }).answer(0, 'yes');
    expect(city.s.money[0]).toBe(0);
    expect(advancePrice(city.dice(3, 3, 3, 3, 3, 1).s, 0)).toBe(0);
  });
});

describe('scoring and expansions', () => {
  ruling(74, 'several figures on the last space are tied', () => {
    const city = new City();
    city.s.square = [9, 9];
    city.say(0, { do: 'climb' }).say(0, { do: 'majorities' });
    expect(city.s.majority[0]! & 1).toBe(0);
  });
  ruling(75, 'active markers are not checked again and bring no bonus', () => {
    const city = new City().built(0, 95).wall(0, 1, 0);
    city.s.points = [10, 20];
    city.s.majority[0] = 0b00110;
    city.say(0, { do: 'majorities' });
    expect(city.purse(0).workers).toEqual([0, 0, 0, 0, 0]);
  });
  ruling(76, '096 doubles the best Hummel statue', () => {
    const city = new City().built(0, 96);
    city.s.hummels[0] = [2, 7];
    expect(line(city, 'laurels')).toBe(7);
  });
  ruling(77, 'mayors before the first card is drawn', () => {
    const city = new City(2, ['mayors']).say(0, { do: 'open' });
    expect([why(city)[0]?.slice(2), city.zone(hand(0))]).toEqual(['mayor', []]);
  });
  ruling(78, 'when the tenth tile has left the exchange is closed', () => {
    const city = new City(2, ['exchange']);
    city.bench.put(FIRST + 301, COURSE);
    city.s.zones[9] = [];
    city.s.field = 6;
    act(city, 'money', 268);
    expect(city.zone(COURSE)).toEqual([]);
  });
  ruling(
    79,
    'money never falls below 0, surcharges are paid from what one has before; once per action with 168',
    () => {
      const city = new City(2, ['exchange']).built(0, 168).hazard(0, 'orange', 2).money(0, 1);
      city.bench.put(FIRST + 304, COURSE);
      city.s.field = 4;
      act(city, 'reduce', 268).answer(0, 'orange');
      expect([city.s.money[0], city.hazards(0)[1]]).toEqual([0, 0]);
      const low = new City(2, ['exchange']).dice(1, 1, 1, 1, 1, 1);
      low.bench.put(FIRST + 301, COURSE);
      low.s.field = 5;
      expect(act(low, 'money', 268).s.money[0]).toBe(0);
    },
  );
  ruling(80, 'B03 gives workers in the colour of the card', () => {
    const city = new City(2, ['exchange']);
    city.bench.put(FIRST + 302, COURSE);
    city.s.field = 3;
    expect(act(city, 'workers', 268).purse(0).workers).toEqual([0, 5, 0, 0, 0]);
  });
  ruling(81, 'workers −1: take three, then put one of any colour back', () => {
    const city = new City(2, ['clerics']).workers(0, 'pink');
    city.s.tile = 5;
    act(city, 'workers', 268).offers(0, 'putBack', 'orange pink').answer(0, 'orange');
    expect(city.purse(0).workers).toEqual([0, 2, 0, 1, 0]);
  });
  ruling(82, 'five or three laps, the hand stays the same', () => {
    for (const [side, laps] of [
      [20, 5],
      [21, 3],
    ] as const) {
      const city = new City(2, ['clerics']).hand(0, 261, 262, 263, 264, 265);
      city.s.tile = side;
      city.say(0, { do: 'laps' });
      let played = 0;
      while (city.s.laps > 0 || why(city)[0] === '1:turn') {
        if (why(city)[0] !== '1:turn') break;
        city.answer(0, word(at(city.zone(hand(0)), 0))).answer(0, 'money');
        played++;
        if (city.s.phase !== 3) break;
      }
      expect(played).toBe(laps);
    }
  });
  ruling(83, 'the ship tile without ships stays and does nothing', () => {
    const city = new City(2, ['clerics']);
    city.s.tile = 14;
    expect(city.say(0, { do: 'sail' }).s.ships).toBe(0);
  });
  ruling(84, 'tile first, then the exchange', () => {
    const city = new City(2, ['clerics', 'exchange']).dice(1, 1, 1, 1, 1, 1);
    city.s.tile = 1;
    city.bench.put(FIRST + 301, COURSE);
    city.s.field = 1;
    expect(act(city, 'money', 268).s.money[0]).toBe(1);
  });
  ruling(85, 'five players: eight statues for ten halves, all five mayors', () => {
    expect(new City(5).s.hummelsLeft).toHaveLength(8);
    const city = new City(5, ['mayors']).say(0, { do: 'open' });
    const sides = new Set<string>();
    while (why(city)[0]?.endsWith('mayor')) {
      const seat = Number(why(city)[0]![0]) - 1;
      const side = at(city.bench.answers(seat), 0);
      sides.add(side);
      city.answer(seat, side);
    }
    expect(sides.size).toBe(5);
  });
});

test('the winner: points, then Mark, then shared', () => {
  const city = new City(3).money(0, 3).money(1, 3).money(2, 1);
  city.say(0, { do: 'finalScoring' });
  expect(winners(city.s)).toEqual({ seats: [0, 1] });
  city.money(0, 4);
  expect(winners(city.s)).toEqual({ seats: [0], by: 'hamburg.tie.money' });
  city.s.points[2] = 11;
  expect(winners(city.s)).toEqual({ seats: [2] });
  expect(city.zone(left(0))).toEqual([]);
});
