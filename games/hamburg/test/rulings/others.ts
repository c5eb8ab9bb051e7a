/** Majorities, others, wall and square: H-25 to H-40. */
import { FIRST } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { COURSE, advancePrice, masonPrice, wallPrice } from '../../src/index.ts';
import { City } from '../city.ts';
import { act } from '../moves.ts';
import { ruling, line } from './cite.ts';

describe('majorities and others', () => {
  ruling(25, '046 at 0 is not enough, on the square and for Zoo', () => {
    const city = new City().built(0, 46).built(1, 11);
    city.s.points = [0, 0];
    city.say(0, { do: 'majorities' });
    expect(city.s.majority).toEqual([0b00010, 0]);
  });
  ruling(26, '095 once per marker turned, several in one phase IV, again after 085', () => {
    const city = new City().built(0, 95).wall(0, 1, 0);
    city.s.square[0] = 1;
    city.s.points = [10, 20];
    city.say(0, { do: 'majorities' });
    expect(city.purse(0).workers).toEqual([3, 3, 3, 3, 3]);
    city.say(0, { do: 'turnBack' }).answer(0, 'majority-stones').say(0, { do: 'majorities' });
    expect(city.purse(0).workers).toEqual([4, 4, 4, 4, 4]);
  });
  ruling(27, '175 from the last space back one', () => {
    const city = new City();
    city.s.square = [0, 9];
    city.say(0, { do: 'othersBack' });
    expect(city.s.square).toEqual([0, 8]);
  });
  ruling(28, '103 with too little money: the player chooses whom', () => {
    const city = new City(3).built(0, 103).money(0, 1).use(0, 103).offers(0, 'trade', 'seat-2 seat-3');
    city.answer(0, 'seat-3');
    expect([city.s.money, city.s.points]).toEqual([
      [0, 0, 1],
      [11, 10, 9],
    ]);
  });
  ruling(29, '189: own colour fields only, never the black area', () => {
    const city = new City().built(0, 189).workers(0, 'pink').use(0, 189).quiet();
    expect(city.s.guests).toEqual([0, 0, 0, 1, 0]);
  });
  ruling(30, '235 changes the scoring area, not the tile in force', () => {
    const city = new City(2, ['clerics']).built(0, 235).workers(0, 'grey').dice(1, 1, 1, 1, 1, 1);
    city.s.tile = 8;
    city.use(0, 235).quiet();
    expect([city.s.cleric, city.s.tile]).toEqual([1, 8]);
  });
  ruling(
    31,
    '224: the section must match the named colour, 070 reduces it, then the plot has its own colour',
    () => {
      const city = new City().built(0, 224).built(0, 70).workers(0, 'grey violet').hazard(0, 'violet', 1);
      act(city, 'recolour', 268)
        .answer(0, 'violet')
        .answer(0, 'plot')
        .offers(0, 'reduce', 'violet')
        .answer(0, 'violet');
      expect([city.s.plots[0]!.at(-1), city.hazards(0)[0]]).toEqual([1, 0]);
      const drawn = new City().built(0, 224).built(0, 7).workers(0, 'violet grey').topOfPile(250).use(0, 7);
      drawn.answer(0, 'brown').offers(0, 'action', 'workers money');
    },
  );
  ruling(32, '202 after the basic action finds the card just played', () => {
    const city = new City().built(0, 202).workers(0, 'pink');
    act(city, 'workers', 268).offers(0, 'use', '202').answer(0, '202').answer(0, 'workers');
    expect(city.purse(0).workers).toEqual([0, 6, 0, 0, 0]);
  });
  ruling(33, '087: three pairs or all different bring nothing', () => {
    for (const pips of [
      [1, 1, 2, 2, 3, 3],
      [1, 2, 3, 4, 5, 6],
    ])
      new City()
        .built(0, 87)
        .dice(...pips)
        .say(0, { do: 'offerII', last: true })
        .quiet();
  });
  ruling(34, '088 counts the sets after paying', () => {
    const city = new City().built(0, 88).workers(0, 'violet orange orange grey pink brown').use(0, 88);
    expect(city.s.money[0]).toBe(5);
  });
  ruling(35, '025 and 152 include the card itself', () => {
    expect(new City().erect(0, 25).s.money[0]).toBe(2);
    expect(new City().hazard(0, 'pink', 3).erect(0, 152).bench.ask(0, 'hamburg.reduce').max).toBe(1);
  });
});

describe('wall, statues, square', () => {
  ruling(36, 'wall price: black die if lower, tile, exchange; doubled base for buildings', () => {
    const city = new City(2, ['exchange', 'clerics']).built(0, 232).wall(0, 4, 0).dice(3, 3, 3, 3, 3, 2);
    expect([wallPrice(city.s, 0, 0, true), masonPrice(city.s, 0, 0)]).toEqual([2, 4]);
    city.s.tile = 8;
    expect(wallPrice(city.s, 0, 0, true)).toBe(0);
    city.bench.put(FIRST + 308, COURSE);
    city.s.field = 6;
    expect([wallPrice(city.s, 0, 0, true), masonPrice(city.s, 0, 0)]).toEqual([3, 4]);
    city.built(0, 108);
    expect([wallPrice(city.s, 0, 0, true), masonPrice(city.s, 0, 0)]).toEqual([0, 4]);
  });
  ruling(37, '108 and 150 need the basic action, 091 does not', () => {
    const city = new City().built(0, 150).built(0, 108).built(0, 63).built(1, 91).hazard(0, 'violet', 1);
    city.workers(0, 'brown').money(0, 9).use(0, 63).answer(0, 'left').quiet();
    expect([city.s.money[0], city.hazards(0)[0], city.purse(1).workers[0]]).toEqual([7, 1, 1]);
  });
  ruling(38, 'a removed third section loses its points', () => {
    expect(line(new City().wall(0, 3, 3), 'wall')).toBe(6);
    const city = new City().wall(0, 3, 3).say(0, { do: 'damage', hazard: 2 }).answer(0, 'left');
    expect(line(city, 'wall')).toBe(3);
  });
  ruling(39, 'advance: dice, tile, 125, then 240; nothing helps 002; no 1 or 2, no advance', () => {
    const city = new City(2, ['clerics']).built(0, 125).built(1, 240).dice(1, 2, 3, 3, 3, 4);
    expect(advancePrice(city.s, 0)).toBe(5);
    city.s.tile = 12;
    expect(advancePrice(city.s, 0)).toBe(4);
    city.s.tile = 13;
    expect(advancePrice(city.s, 0)).toBe(7);
    city.dice(3, 3, 3, 3, 3, 4);
    city.s.tile = 12;
    expect(advancePrice(city.s, 0)).toBeUndefined();
  });
  ruling(40, 'majorities are checked together before any marker turns', () => {
    const city = new City().built(0, 95);
    city.s.points = [10, 10];
    city.s.majority[0] = 0b00010;
    city.s.mayor[0] = 8;
    city.wall(0, 1, 0).say(0, { do: 'majorities' });
    expect([city.s.majority, city.s.money[0]]).toEqual([[0b00110, 0], 5]);
  });
});
