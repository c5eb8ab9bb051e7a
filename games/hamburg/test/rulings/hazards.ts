/** Hazards: H-01 to H-07 and H-67 to H-71. */
import { FIRST } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { display, hand } from '../../src/index.ts';
import { City } from '../city.ts';
import { raise, ruling, stack } from './cite.ts';

describe('hazards', () => {
  ruling(
    1,
    'markers first and settled one by one, then the dice; a triggered colour starts again at 0',
    () => {
      const city = stack(new City(2), 3, 1).plots(0, 'grey').hazard(0, 'violet', 2).dice(5, 1, 1, 1, 1, 5);
      city.say(0, { do: 'hazards' }).quiet();
      expect([city.hazards(0), city.s.plots[0]]).toEqual([[1, 0, 0, 0, 0], []]);
      expect(city.hazards(1)).toEqual([1, 1, 0, 0, 0]);
      const both = (): City =>
        new City(2)
          .built(0, 57)
          .hazard(0, 'violet', 2)
          .hazard(0, 'orange', 2)
          .dice(6, 6, 1, 1, 1, 1)
          .say(0, { do: 'hazards' })
          .offers(0, 'suffer', 'flood fire');
      expect(both().answer(0, 'flood').quiet().zone(hand(0))).toEqual([57]);
      expect(both().answer(0, 'fire').quiet().zone(hand(0))).toEqual([]);
    },
  );
  ruling(2, 'nothing to lose: no effect, the steps go back all the same', () => {
    for (const c of [0, 1, 2, 3, 4]) {
      const city = new City().say(0, ...raise(c), ...raise(c), ...raise(c)).quiet();
      expect(city.hazards(0)).toEqual([0, 0, 0, 0, 0]);
      expect(city.s.points[0]).toBe(10);
    }
  });
  ruling(3, '151 is asked per step, before a gift; an averted step brings no point', () => {
    const city = stack(new City(2, ['hazards']), 13)
      .built(0, 151)
      .workers(0, 'violet grey');
    city.say(0, { do: 'marker' }, { do: 'heed' }, { do: 'suffer' });
    city.offers(0, 'avert', 'violet').answer(0, 'violet').offers(0, 'avert', 'grey').answer(0).quiet();
    expect([city.hazards(0), city.s.points[0]]).toEqual([[0, 0, 1, 0, 0], 10]);
  });
  ruling(4, '165 lost at three steps: nothing until the next increase', () => {
    const city = new City().money(0, 5).built(0, 165).hazard(0, 'pink', 3);
    city.say(0, { do: 'damage', hazard: 1 }).quiet();
    expect([city.hazards(0)[3], city.s.money[0]]).toEqual([3, 5]);
    city.say(0, ...raise(3));
    expect([city.hazards(0)[3], city.s.money[0]]).toEqual([0, 0]);
  });
  ruling(
    5,
    '178 and 236 in phase III: 151 and 165 help, doubles raise both, no gift, 187 and 188 pay the owner',
    () => {
      const city = stack(new City(3, ['hazards']), 13)
        .built(0, 187)
        .built(0, 188)
        .built(0, 231);
      city
        .built(1, 151)
        .workers(1, 'violet')
        .built(2, 165)
        .hazard(2, 'violet', 2)
        .hazard(2, 'grey', 3)
        .wall(2, 1, 0);
      city.hand(0, 236).plots(0, 'grey').money(0, 3).say(0, { do: 'turn', played: false });
      city.answer(0, '236').answer(0, 'build').offers(1, 'avert', 'violet').answer(1, 'violet').quiet();
      expect([city.s.points[0], city.s.money[0]]).toEqual([11, 2]);
      expect([city.hazards(0), city.hazards(1), city.hazards(2)]).toEqual([
        [0, 0, 0, 0, 0],
        [0, 0, 1, 0, 0],
        [3, 0, 0, 0, 0],
      ]);
      expect(city.s.walls[4]).toBe(0);
      const gift = stack(new City(2, ['hazards']), 19)
        .erect(0, 236)
        .quiet();
      expect([gift.s.money[0], gift.s.money[1]]).toEqual([0, 0]);
    },
  );
  ruling(6, 'the brown gift reduces without a point', () => {
    const city = new City(2, ['hazards']).hazard(0, 'grey', 1).say(0, { do: 'lowerOther', colour: 4 });
    city.answer(0, 'grey');
    expect(city.s.points[0]).toBe(10);
  });
  ruling(7, 'a flooded plot with two buildings gives both back', () => {
    const city = new City().built(0, 192, 'grey').plots(0, 'pink');
    city.bench.put(FIRST + 11, display(0));
    city.s.on[0] = [0, 0];
    city.say(0, { do: 'damage', hazard: 0 }).offers(0, 'flood', 'plot-1 plot-2').answer(0, 'plot-1');
    expect([city.zone(hand(0)).sort((a, b) => a - b), city.s.plots[0]]).toEqual([[11, 192], [3]]);
  });
});

describe('more on hazards', () => {
  ruling(67, 'the stack is shuffled when it cannot serve all who draw', () => {
    const city = new City(3).dice(3, 3, 3, 3, 3, 5);
    while (city.zone(7).length > 2) city.bench.put(city.s.zones[7]![0]!, 8);
    city.say(0, { do: 'hazards' });
    expect([city.zone(7).length, city.zone(8).length]).toEqual([7, 3]);
    const enough = new City(2).dice(3, 3, 3, 3, 3, 5);
    while (enough.zone(7).length > 2) enough.bench.put(enough.s.zones[7]![0]!, 8);
    enough.say(0, { do: 'hazards' });
    expect([enough.zone(7).length, enough.zone(8).length]).toEqual([0, 10]);
  });
  ruling(68, "mayor 02's worker may avert the next step", () => {
    const city = new City(2, ['mayors', 'hazards']).built(0, 151);
    city.s.mayor[0] = 2;
    city
      .say(0, { do: 'raise', colour: 2 }, { do: 'raise', colour: 2 })
      .offers(0, 'avert', 'grey')
      .answer(0, 'grey');
    expect([city.hazards(0)[2], city.purse(0).workers[2]]).toEqual([1, 0]);
  });
  ruling(69, '231 under a hazard tile: a colour that cannot rise may not be chosen', () => {
    const city = stack(new City(2, ['clerics', 'hazards']), 5).built(0, 231);
    city.s.tile = 22;
    city.say(0, { do: 'marker' }, { do: 'heed' }).offers(0, 'divert', 'brown').optional(0);
  });
  ruling(70, 'a hazard tile stops dice and markers, not 178; the marker is drawn and its gift given', () => {
    const city = stack(new City(2, ['clerics', 'hazards']), 17).built(0, 188);
    city.s.tile = 22;
    city.say(0, { do: 'marker' }, { do: 'heed' }, { do: 'suffer' }, { do: 'gift' });
    expect([city.hazards(0), city.s.points[0], city.s.money[0]]).toEqual([[0, 0, 0, 0, 0], 11, 2]);
    city.hazard(0, 'pink', 1).erect(0, 178).quiet();
    expect(city.hazards(1)[3]).toBe(1);
  });
  ruling(71, '173 like a collapse: a rebuilt fifth stone brings no statue', () => {
    const city = new City().wall(1, 4, 0).say(1, { do: 'stone', half: 0, basic: true });
    expect(city.s.hummels[1]).toEqual([9]);
    city.erect(0, 173).say(1, { do: 'stone', half: 0, basic: true });
    expect([city.s.hummels[1], city.s.walls[2]]).toEqual([[9], 5]);
  });
});
