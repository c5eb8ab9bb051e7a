/** Buildings, Zoo, Park: H-12 to H-24, H-72 and H-73. */
import { FIRST } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { COURSE, buildPrice, display, hand } from '../../src/index.ts';
import { City } from '../city.ts';
import { act } from '../moves.ts';
import { ruling, line } from './cite.ts';

describe('buildings, Zoo, Park', () => {
  ruling(12, 'Zoo and Park are no buildings: no discount, no half price', () => {
    const city = new City().built(0, 132).built(0, 182);
    expect([246, 265].map(n => buildPrice(city.s, 0, FIRST + n, true))).toEqual([3, 3]);
  });
  ruling(13, 'prices: half rounded up, tile, exchange, 132; each at least 0', () => {
    const city = new City(2, ['exchange', 'clerics']).built(0, 182).built(0, 132);
    expect(buildPrice(city.s, 0, FIRST + 107, true)).toBe(2);
    city.s.tile = 16;
    expect(buildPrice(city.s, 0, FIRST + 107, true)).toBe(0);
    city.s.tile = 17;
    expect(buildPrice(city.s, 0, FIRST + 107, true)).toBe(4);
    city.bench.put(FIRST + 306, COURSE);
    city.s.field = 6;
    expect(buildPrice(city.s, 0, FIRST + 107, true)).toBe(7);
    expect(buildPrice(city.s, 0, FIRST + 107, false)).toBe(2);
    const cheap = new City(2, ['exchange', 'clerics']);
    cheap.s.tile = 16;
    cheap.bench.put(FIRST + 306, COURSE);
    cheap.s.field = 6;
    // 0 − 2 is 0, then + 3
    expect(buildPrice(cheap.s, 0, FIRST + 74, true)).toBe(3);
  });
  ruling(14, 'a free building counts for 180, not for 166', () => {
    const city = new City().plots(0, 'grey').built(0, 166).built(1, 180).hazard(0, 'violet', 1).discard(215);
    city.hand(0, 211).money(0, 9).plots(0, 'grey').say(0, { do: 'turn', played: false }).answer(0, '211');
    city.answer(0, 'build').answer(0, 'plot-1').offers(0, 'reduce', 'violet').answer(0).quiet();
    expect([city.zone(display(0)), city.s.money[1]]).toEqual([[166, 211, 215], 4]);
  });
  ruling(
    15,
    'a search with 192 uses the second place; without a free place the pile is only shuffled',
    () => {
      const city = new City().built(0, 192).discard(215, 268).hand(0, 211).money(0, 9);
      act(city, 'build', 211).quiet();
      expect([city.zone(display(0)), city.zone(6).length + city.zone(5).length]).toEqual([[192, 211], 2]);
    },
  );
  ruling(
    16,
    '036 with 228 repeats 228, with a search the search and the found one; 031 that finds it does not',
    () => {
      const city = new City().built(0, 36).built(1, 206).built(1, 121).erect(0, 228);
      city.answer(0, '206').offers(0, 'again', '228').answer(0, '228').offers(0, 'borrow', '206 121');
      city.answer(0, '121').quiet();
      expect(city.s.money[0]).toBe(9);
      const search = new City().built(0, 36).plots(0, 'grey', 'pink').discard(206, 215);
      search.erect(0, 211).answer(0, 'plot-2').answer(0, '206').answer(0, 'plot-3');
      search.offers(0, 'again', '206').answer(0, '206').offers(0, 'again', '211').answer(0, '211').quiet();
      expect(search.zone(display(0))).toEqual([36, 211, 206, 215]);
      const found = new City().plots(0, 'grey').discard(36).erect(0, 31).answer(0, 'plot-1').quiet();
      expect(found.zone(display(0))).toEqual([31, 36]);
    },
  );
  ruling(
    17,
    '054: for 043 the violet worker replaces both, 109 needs its workers, walls and plots their price',
    () => {
      const city = new City()
        .built(0, 54)
        .built(0, 43)
        .built(0, 109)
        .built(0, 62)
        .built(0, 219)
        .workers(0, 'violet');
      city.s.used[0] = [1043, 1109, 1062, 1219];
      // after the fee no worker is left for 109 and 219, no money for 062
      const before = city.purse(0);
      city.use(0, 54).gains(0, before, { mark: 3, points: 1, workers: '-violet' });
    },
  );
  ruling(
    18,
    '060 leaves out 043, 109, 189 and declines per building; what was used through it is no target of 054',
    () => {
      const city = new City().all(0, [54, 98, 43, 109, 189]).workers(0, 'violet grey').erect(0, 60);
      city.offers(0, 'useEach', '098').answer(0, '098');
      expect([city.s.money[0], city.s.used[0]]).toEqual([3, []]);
      city.refuses(0, '054', 'building.duty');
    },
  );
  ruling(19, '066: four categories on category cards, one for different categories, one cleric point', () => {
    const city = new City().built(0, 66).built(0, 45, 'violet').workers(0, 'grey').use(0, 45);
    expect(city.s.money[0]).toBe(2);
    city.s.clerics = [0, 0, 0, 2, 0, 0];
    expect(line(city, 'church')).toBe(2);
    expect(line(new City().built(0, 66).built(0, 59).built(0, 84), 'laurels')).toBe(8);
  });
  ruling(20, 'under a Zoo: no majority, no points, no laurel, no cleric; but it counts during play', () => {
    const city = new City().underZoo(0, 72, 257).built(0, 67).built(1, 11);
    city.s.points = [10, 10];
    city.s.clerics = [0, 0, 0, 3, 0, 0];
    expect([line(city, 'cards'), line(city, 'laurels'), line(city, 'church')]).toEqual([3, 0, 3]);
    city.say(0, { do: 'majorities' });
    expect(city.s.majority[0]! & 2).toBe(0);
    const play = new City().underZoo(0, 67, 257).built(0, 69).workers(0, 'orange').use(0, 69);
    expect(play.s.points[0]).toBe(12);
  });
  ruling(21, '192 lost: second buildings stay, no new ones', () => {
    const city = new City().built(0, 192).money(0, 9);
    act(city, 'build', 107).say(0, { do: 'damage', hazard: 1 }).answer(0, '192');
    expect([city.zone(display(0)), city.s.on[0]]).toEqual([[107], [0]]);
    city.money(0, 9).hand(0, 97).say(0, { do: 'turn', played: false }).answer(0, '097');
    city.refuses(0, 'build', 'build.plot');
  });
  ruling(22, '228 pays nothing and counts its own display only; the owner suffers like the others', () => {
    const city = new City(3).built(1, 25).built(0, 11).built(1, 171).money(1, 5).money(2, 5);
    city.erect(0, 228).answer(0, '025');
    expect(city.s.money[0]).toBe(4);
    city.say(0, { do: 'flash', card: FIRST + 228 }).answer(0, '171');
    expect(city.s.money).toEqual([10, 2, 2]);
  });
  ruling(23, 'a building that left comes back fresh: its marker is gone, its lightning strikes again', () => {
    const city = new City().built(0, 57).use(0, 57).say(0, { do: 'damage', hazard: 0 });
    expect([city.zone(hand(0)), city.s.used[0]]).toEqual([[57], []]);
    city.plots(0, 'grey').money(0, 3);
    city.say(0, { do: 'turn', played: false }).answer(0, '057').answer(0, 'build').offers(0, 'use', '057');
  });
  ruling(24, '127 asks for an orange worker, a constant', () => {
    const city = new City()
      .built(0, 127)
      .workers(0, 'brown')
      .hand(0, 268)
      .say(0, { do: 'turn', played: false });
    city.refuses(0, '127', 'building.fee').workers(0, 'orange').say(0, { do: 'turn', played: false });
    city.offers(0, 'turn', '268 127');
  });
});

describe('repeats', () => {
  ruling(72, 'mayor 07 may double 054 itself', () => {
    const city = new City(2, ['mayors']).built(0, 54).built(0, 100).workers(0, 'brown violet violet');
    city.s.mayor[0] = 7;
    city.use(0, 100).answer(0, '054').offers(0, 'use', '054').answer(0, '054');
    expect(city.s.money[0]).toBe(9);
  });
  ruling(73, '036 reaches lightning under a Zoo', () => {
    const city = new City().underZoo(0, 36, 241).erect(0, 206).offers(0, 'again', '206').answer(0, '206');
    expect(city.s.money[0]).toBe(6);
  });
});
