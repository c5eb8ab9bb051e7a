/** In general: H-49 to H-58. */
import { FIRST } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { COURSE } from '../../src/index.ts';
import { City } from '../city.ts';
import { act, why } from '../moves.ts';
import { ruling } from './cite.ts';

describe('general', () => {
  ruling(49, 'reinforcements are optional, lightning is not', () => {
    const city = new City().built(0, 34);
    act(city, 'workers', 268).optional(0);
    new City().hazard(0, 'pink', 1).hazard(0, 'grey', 1).erect(0, 178).optional(0, false);
  });
  ruling(50, 'a drawn card is a full basic action for reinforcements and opponents', () => {
    const city = new City()
      .built(0, 7)
      .built(0, 132)
      .built(1, 180)
      .plots(0, 'grey')
      .workers(0, 'violet')
      .money(0, 6);
    city
      .topOfPile(107)
      .use(0, 7)
      .answer(0, 'orange')
      .offers(0, 'action', 'workers money wall build')
      .answer(0, 'build');
    expect([city.s.money[0], city.s.money[1]]).toEqual([0, 2]);
  });
  ruling(51, 'an action that cannot be carried out may not be chosen', () => {
    const city = new City().hand(0, 107).say(0, { do: 'turn', played: false }).answer(0, '107');
    city
      .offers(0, 'action', 'workers money')
      .refuses(0, 'reduce', 'reduce.none')
      .refuses(0, 'wall', 'wall.price');
    city.refuses(0, 'plot', 'plot.worker').refuses(0, 'build', 'build.price');
    city.money(0, 9).say(0, { do: 'basic', hand: true }).refuses(0, 'build', 'build.plot');
  });
  ruling(52, 'a building may be used though it brings nothing, not if its duty cannot be met', () => {
    const city = new City().built(0, 159).workers(0, 'orange').use(0, 159).quiet();
    expect(city.purse(0).workers[1]).toBe(0);
    const idle = new City()
      .built(0, 62)
      .workers(0, 'orange')
      .hand(0, 268)
      .say(0, { do: 'turn', played: false });
    idle.refuses(0, '062', 'building.duty');
  });
  ruling(53, 'deed, own reinforcements, opponents, lightning, exchange, ship: in this order', () => {
    const city = new City(2, ['exchange', 'ships'])
      .built(0, 150)
      .built(1, 91)
      .money(0, 9)
      .workers(0, 'orange');
    city.hazard(0, 'orange', 1).bench.put(FIRST + 303, COURSE);
    city.s.ships = 1;
    act(city, 'wall', 268);
    expect([why(city), city.s.walls[1], city.purse(1).workers[1], city.s.field]).toEqual([
      ['1:reduce'],
      1,
      0,
      1,
    ]);
    city.answer(0);
    expect([why(city), city.purse(1).workers[1], city.s.field]).toEqual([['1:ship'], 1, 2]);
    const build = new City().built(0, 166).hazard(0, 'grey', 1).plots(0, 'grey').hand(0, 147).built(1, 180);
    act(build, 'build', 147);
    expect(why(build)).toEqual(['1:reduce']);
    build.optional(0);
    expect(build.s.money[1]).toBe(0);
    build.answer(0);
    expect([why(build), build.s.money[1]]).toEqual([['1:reduce'], 2]);
  });
  ruling(54, 'others act clockwise from the start marker', () => {
    const city = new City(4).hand(0, 1).hand(1, 2, 12).hand(3, 4, 14);
    city.s.first = 2;
    city.say(2, { do: 'othersDiscard' });
    expect(why(city)).toEqual(['4:dropCard']);
    city.answer(3, '004');
    expect(why(city)).toEqual(['1:dropCard']);
  });
  ruling(55, 'pure gains come by themselves', () => {
    const city = new City(2, ['mayors']).built(0, 187).built(0, 188).built(0, 226).built(1, 91).built(1, 180);
    city.say(0, { do: 'marker' }).quiet().say(0, { do: 'climb' }).quiet();
    city.say(0, { do: 'stone', half: 0, basic: true }).quiet();
    expect([city.s.points[0], city.s.money[0], city.purse(1).workers[0]]).toEqual([12, 2, 1]);
  });
  ruling(56, '214 and 226 react to 068 too', () => {
    const city = new City().built(0, 226).built(0, 214).hazard(0, 'pink', 1).erect(0, 68);
    city.offers(0, 'reduce', 'pink').answer(0, 'pink');
    expect(city.s.points[0]).toBe(12);
  });
  ruling(57, 'phase II buildings right after the roll or right before advancing', () => {
    const city = new City()
      .built(0, 49)
      .dice(1, 1, 6, 1, 1, 1)
      .say(0, { do: 'offerII', last: false })
      .answer(0);
    city.say(0, { do: 'offerII', last: true }).offers(0, 'useII', '049').answer(0, '049');
    expect(city.purse(0).workers[2]).toBe(1);
  });
  ruling(58, 'points never fall below 0', () => {
    const city = new City(3).built(0, 103).money(0, 2);
    city.s.points = [0, 0, 5];
    city.use(0, 103);
    expect(city.s.points).toEqual([1, 0, 4]);
  });
});
