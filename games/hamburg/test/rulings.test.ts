/** The rulings H-01 to H-66 and H-67 to H-85, one test each; TOM's stand in tom.test.ts. RULINGS.md says them in words. */
import { FIRST, at, mask } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import {
  COURSE,
  advancePrice,
  audit,
  buildPrice,
  display,
  hamburg,
  hand,
  left,
  masonPrice,
  pile,
  wallPrice,
  winners,
} from '../src/index.ts';
import type { Step } from '../src/index.ts';
import { City, word } from './city.ts';

const cited = new Set<number>();
export const ruling = (n: number, what: string, scene: () => void): void =>
  test(`H-${String(n).padStart(2, '0')}: ${what}`, () => {
    scene();
    cited.add(n);
  });

const act = (city: City, action: string, card: number, p = 0): City =>
  city.hand(p, card).say(p, { do: 'turn', played: false }).answer(p, word(card)).answer(p, action);
const why = (city: City): string[] => city.bench.asked().map(w => w.replace('hamburg.', ''));
const PILES = 'violet orange grey pink brown';
const raise = (colour: number): Step[] => [{ do: 'raise', colour }, { do: 'suffer' }];
const line = (city: City, source: string, p = 0): number => {
  city.say(0, { do: 'finalScoring' });
  return at(audit(city.s), p).find(x => x.source === source)?.points ?? -1;
};
/** The next black markers, the first to be drawn last in the list (1 to 20). */
const stack = (city: City, ...markers: number[]): City => {
  for (const m of markers) city.bench.put(FIRST + 280 + m, 7);
  return city;
};

describe('hazards', () => {
  ruling(
    1,
    'markers first and settled one by one, then the dice; a triggered colour starts again at 0',
    () => {
      const city = stack(new City(2), 3, 1).plots(0, 'grey').hazard(0, 'violet', 2).dice(5, 1, 1, 1, 1, 5);
      city.say(0, { do: 'hazards' }).quiet();
      expect([city.hazards(0), city.s.plots[0]]).toEqual([[1, 0, 0, 0, 0], []]);
      expect(city.hazards(1)).toEqual([1, 1, 0, 0, 0]);
      const both = new City(2).money(0, 3).workers(0, 'grey').hazard(0, 'pink', 2).hazard(0, 'brown', 2);
      both
        .dice(1, 1, 1, 6, 6, 1)
        .say(0, { do: 'hazards' })
        .offers(0, 'suffer', 'raid disease')
        .answer(0, 'disease');
      expect([both.s.money[0], both.purse(0).workers[2], both.hazards(0)]).toEqual([0, 0, [0, 0, 0, 0, 0]]);
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

describe('hand and piles', () => {
  ruling(8, 'above the limit: nothing is drawn, the rest discarded in an order of choice', () => {
    const city = new City().hand(0, 100, 101, 102, 103, 104, 105, 106).say(0, { do: 'refill', most: 280 });
    city.offers(0, 'discard', '100 101 102 103 104 105 106').answer(0, '106 100').quiet();
    expect([city.zone(hand(0)).length, city.zone(5), city.zone(6)]).toEqual([5, [106], [100]]);
  });
  ruling(
    9,
    'an empty pile gives nothing and may not be chosen; the discard pile is never reshuffled into it',
    () => {
      const city = new City()
        .emptyPile('grey')
        .discard(150, 151)
        .leftOf(0, 263)
        .say(0, { do: 'income' })
        .quiet();
      city
        .say(0, { do: 'refill', most: 280 })
        .offers(0, 'refill', 'violet orange pink brown')
        .refuses(0, 'grey', 'pile.empty');
      expect(city.zone(pile(2))).toEqual([]);
    },
  );
  ruling(10, 'no hand card: buildings only; a hand card must be played, money is always possible', () => {
    const city = new City().built(0, 57).say(0, { do: 'turn', played: false });
    city.offers(0, 'use', '057').optional(0).answer(0).quiet();
    const full = new City().built(0, 57).hand(0, 268).say(0, { do: 'turn', played: false });
    full
      .offers(0, 'turn', '268 057')
      .optional(0, false)
      .answer(0, '268')
      .offers(0, 'action', 'workers money');
  });
  ruling(11, 'seven cards with the tile of two piles: four and three', () => {
    const city = new City(2, ['mayors', 'clerics']);
    city.s.mayor[0] = 1;
    city.say(0, { do: 'newHand', piles: 2 }).answer(0, 'grey violet');
    expect(city.s.zones[hand(0)]!.map(c => hamburg.back(c))).toEqual([2, 2, 2, 2, 0, 0, 0]);
  });
});

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

describe('phase I and cards', () => {
  ruling(59, 'all refill in turn order, then all take Parks', () => {
    const city = new City(2).leftOf(0, 261);
    city.s.round = 0;
    city.say(0, { do: 'round' });
    expect([why(city), city.s.money[0]]).toEqual([['1:refill'], 0]);
    city.answer(0, PILES);
    expect([why(city), city.s.money[0]]).toEqual([['2:refill'], 0]);
  });
  ruling(60, 'several cards are drawn one by one and seen at once', () => {
    const city = new City().topOfPile(150).erect(0, 201).answer(0, 'grey');
    expect([city.zone(hand(0)), why(city)]).toEqual([[150], ['1:draw']]);
  });
  ruling(61, 'too few cards: one draws what there is', () => {
    const city = new City().hand(0, 100, 101);
    for (const c of [0, 1, 3, 4]) city.s.zones[c] = [];
    city.s.zones[2] = [FIRST + 150];
    city.say(0, { do: 'refill', most: 280 }).quiet();
    expect(city.zone(hand(0))).toEqual([100, 101, 150]);
  });
  ruling(62, '028 and 193 discard their number even if fewer were drawn', () => {
    const city = new City().hand(0, 100, 101, 102).built(0, 193).workers(0, 'brown');
    for (const c of [0, 1, 2, 3, 4]) city.s.zones[c] = [];
    city.use(0, 193);
    expect(city.bench.ask(0, 'hamburg.discard').min).toBe(2);
  });
  ruling(63, 'whoever discards several cards chooses the order', () => {
    const city = new City().hand(0, 100, 101).say(0, { do: 'discard', n: 2 }).answer(0, '101 100');
    expect(city.zone(6)).toEqual([100]);
  });
  ruling(
    64,
    'plots from a pile are seen by nobody, plots from the hand by their owner, a shuffled discard pile by its top',
    () => {
      const city = new City(3).unseenPlot(0, 'grey').plots(0, 'pink').discard(100, 101, 102);
      city.hand(0, 268, 107).workers(0, 'orange').hand(1, 264).say(0, { do: 'turn', played: false });
      city.answer(0, '268').answer(0, 'plot').say(1, { do: 'turn', played: false });
      const seen = (viewer: number, zone: number): number[] => mask(hamburg, city.s, viewer).zones[zone]!;
      // ground: the second card is 268
      expect(seen(0, 15).at(-1)).toBe(FIRST + 268);
      expect([seen(1, 15).at(-1), seen(7, 15).at(-1)]).toEqual([~1, ~1]);
      expect([0, 1, 7].map(v => seen(v, 16))).toEqual([[~2], [~2], [~2]]);
      expect(seen(1, 5)).toEqual([FIRST + 100, FIRST + 101]);
      city.say(0, { do: 'search', category: 20 }, { do: 'turn', played: false });
      expect([seen(1, 5), seen(1, 6).length]).toEqual([[~1, ~1], 1]);
    },
  );
  ruling(65, 'a card that comes before the turn ends must be played', () => {
    const city = new City().built(0, 196).workers(0, 'orange').say(0, { do: 'turn', played: false });
    city.offers(0, 'use', '196').answer(0, '196').answer(0, 'pink').optional(0, false);
    expect(why(city)).toEqual(['1:turn']);
  });
  ruling(66, 'the new hand comes in turn order after the roll; an empty pile gives nothing', () => {
    const city = new City(2, ['clerics']).emptyPile('violet').hand(1, 100);
    city.say(1, { do: 'discard', n: 1 }, { do: 'newHand', piles: 5 }).answer(1, '100').quiet();
    expect(city.zone(hand(1))).toHaveLength(4);
  });
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

test('every ruling but TOM’s has a test that passed', () => {
  const solo = [43, 44, 45, 46];
  const all = Array.from({ length: 85 }, (_, i) => i + 1).filter(n => !solo.includes(n));
  expect(all.filter(n => !cited.has(n))).toEqual([]);
});
