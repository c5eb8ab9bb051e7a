/** Lightning: struck when the building is erected, compulsory as far as possible (H-49). */
import { describe, expect } from 'vitest';
import { COLOURS, display, field, hand } from '../../src/index.ts';

import { City, proves, word } from '../city.ts';
import { PILES } from '../moves.ts';
import type { Purse } from '../city.ts';

/** Erecting the building for its price brings exactly this. */
const brings = (n: number, what: string, set: (c: City) => City, gain: Purse): void =>
  proves(n, what, () => {
    const city = set(new City());
    const before = city.purse(0);
    return city.erect(0, n).quiet().gains(0, before, gain);
  });

describe('gains', () => {
  brings(25, '2 Mark per building, itself included (H-35)', c => c.all(0, [11, 24]), { mark: 6 });
  brings(
    89,
    '2 points per active marker',
    c => {
      c.s.majority[0] = 0b00110;
      return c;
    },
    { points: 4 },
  );
  brings(121, '6 Mark', c => c, { mark: 6 });
  brings(
    123,
    'Mark as the points of the space',
    c => {
      c.s.square[0] = 5;
      return c;
    },
    { mark: 7 },
  );
  brings(142, 'a pink, grey, brown and violet worker', c => c, { workers: 'pink grey brown violet' });
  // the plot of the building itself is brown
  brings(
    194,
    '2 Mark per plot colour',
    c => c.built(0, 11, 'grey').built(0, 24, 'grey').built(0, 35, 'pink'),
    {
      mark: 6,
    },
  );
  brings(206, 'a pink worker and 3 Mark', c => c, { mark: 3, workers: 'pink' });
  brings(207, 'a grey worker and 3 Mark', c => c, { mark: 3, workers: 'grey' });
  brings(208, 'an orange worker and 3 Mark', c => c, { mark: 3, workers: 'orange' });
  brings(209, 'a brown worker and 3 Mark', c => c, { mark: 3, workers: 'brown' });
  brings(217, '2 Mark per raised colour', c => c.hazard(0, 'grey', 2).hazard(0, 'pink', 1), { mark: 4 });
  brings(233, 'points as the black die shows', c => c.dice(1, 1, 1, 1, 1, 5), { points: 5 });
});

describe('cards and plots', () => {
  proves(1, 'a card from any pile and a basic action with it', () => {
    const city = new City().topOfPile(251).hazard(0, 'brown', 1).erect(0, 1);
    const before = city.purse(0);
    city.offers(0, 'improvise', PILES).answer(0, 'brown');
    city.offers(0, 'action', 'workers money reduce').answer(0, 'reduce').gains(0, before, { points: 1 });
    return city.quiet();
  });
  proves(4, 'any number of other buildings back to the hand, also from under a Zoo (H-23)', () => {
    const city = new City().built(0, 11).built(0, 24).underZoo(0, 165, 241);
    city.s.used[0] = [1011];
    city.erect(0, 4).offers(0, 'takeBack', '011 024 165').optional(0).answer(0, '011 165');
    expect([city.zone(hand(0)), city.zone(display(0)), city.s.used[0], city.s.zoos[0]]).toEqual([
      [11, 165],
      [24, 4],
      [],
      [],
    ]);
    expect(city.s.plots[0]).toHaveLength(3);
    return city;
  });
  proves(28, 'draw four, discard four', () => {
    const city = new City().topOfPile(150, 100).erect(0, 28);
    for (const colour of ['grey', 'orange', 'violet', 'pink'])
      city.offers(0, 'draw', PILES).answer(0, colour);
    expect(city.zone(hand(0))).toHaveLength(4);
    expect(city.bench.ask(0, 'hamburg.discard').min).toBe(4);
    city.answer(0, city.zone(hand(0)).map(word).join(' '));
    expect(city.zone(hand(0))).toEqual([]);
    return city.quiet();
  });
  proves(32, 'two plots from the piles for nothing, seen by nobody', () => {
    const city = new City()
      .erect(0, 32)
      .offers(0, 'stake', PILES)
      .answer(0, 'grey')
      .answer(0, 'pink')
      .quiet();
    expect(city.s.plots[0]!.map(code => COLOURS[code % 8])).toEqual(['brown', 'grey', 'pink']);
    expect(city.zone(field(0))).toHaveLength(2);
    return city;
  });
  proves(201, 'three cards to the hand', () => {
    const city = new City().emptyPile('pink').erect(0, 201);
    for (const colour of ['grey', 'orange', 'violet'])
      city.offers(0, 'draw', 'violet orange grey brown').refuses(0, 'pink', 'pile.empty').answer(0, colour);
    expect(city.zone(hand(0))).toHaveLength(3);
    return city.quiet();
  });
});

describe('search the discard pile', () => {
  /** Number, two cards of the category in the pile, one of them without lightning that is taken. */
  const rows: [number, number, number][] = [
    [5, 3, 11],
    [19, 14, 24],
    [31, 26, 35],
    [44, 42, 47],
    [55, 53, 59],
    [67, 61, 66],
    [83, 73, 84],
    [90, 86, 94],
    [104, 97, 107],
    [119, 110, 120],
    [126, 124, 131],
    [143, 133, 144],
    [148, 146, 154],
    [163, 158, 167],
    [174, 170, 179],
    [186, 181, 191],
    [200, 195, 204],
    [211, 210, 215],
    [223, 218, 225],
    [238, 229, 239],
  ];
  for (const [n, a, b] of rows)
    proves(n, 'a building of the category for nothing on a further free plot; shuffle (H-15)', () => {
      const stranger = n === 5 ? 24 : 11;
      const city = new City().discard(a, stranger, b, 268).erect(0, n).plots(0, 'grey');
      // the only free plot holds the building itself: nothing is taken, the pile shuffled
      city.quiet();
      expect(city.zone(display(0))).toEqual([n]);
      const found = new City().plots(0, 'grey').discard(a, stranger, b, 268).hand(0, n).plots(0, 'pink');
      found.money(0, 9).say(0, { do: 'turn', played: false }).answer(0, word(n)).answer(0, 'build');
      found.offers(0, 'place', 'plot-1 plot-2').answer(0, 'plot-2');
      found
        .offers(0, 'search', `${word(a)} ${word(b)}`)
        .optional(0, false)
        .answer(0, word(b))
        .quiet();
      expect([found.zone(display(0)), found.s.on[0], found.s.money[0]]).toEqual([[n, b], [1, 0], 0]);
      expect([...found.zone(5), ...found.zone(6)].sort((x, y) => x - y)).toEqual(
        [a, stranger, 268].sort((x, y) => x - y),
      );
      return [city, found];
    });
  proves(55, 'does not find the card of four categories: in the pile it is art only (H-15)', () => {
    const city = new City().plots(0, 'grey').discard(66, 268).erect(0, 55);
    if (city.bench.asked().includes('1:hamburg.place')) city.answer(0, 'plot-1');
    return city.quiet();
  });
  proves(31, 'the lightning of what is found follows at once', () => {
    const city = new City().plots(0, 'grey').discard(25, 268).erect(0, 31).answer(0, 'plot-1');
    return city.quiet().gains(0, { mark: 0, points: 10, workers: [0, 0, 0, 0, 0] }, { mark: 4 });
  });
});

describe('wall, square, hazards', () => {
  proves(145, 'a stone for nothing', () => {
    const city = new City().wall(0, 4, 5).erect(0, 145).quiet();
    expect([city.s.walls.slice(0, 2), city.s.money[0], city.s.hummels[0]]).toEqual([[5, 5], 0, [9]]);
    const choice = new City().erect(0, 145).offers(0, 'section', 'left right').answer(0, 'right');
    expect(choice.s.walls.slice(0, 2)).toEqual([0, 1]);
    return [city, choice];
  });
  proves(68, 'one space forward for nothing; beyond the last 4 points', () => {
    const city = new City().erect(0, 68).quiet();
    expect(city.s.square[0]).toBe(1);
    const last = new City();
    last.s.square[0] = 9;
    const before = last.purse(0);
    last.erect(0, 68).gains(0, before, { points: 4 });
    expect(last.s.square[0]).toBe(9);
    return [city, last];
  });
  const rows: [number, number][] = [
    [147, 2],
    [149, 3],
    [153, 4],
  ];
  for (const [n, most] of rows)
    proves(n, `up to ${most} steps of any colours, a point each`, () => {
      const city = new City().hazard(0, 'grey', 2).hazard(0, 'pink', 2).hazard(0, 'brown', 2).erect(0, n);
      const before = city.purse(0);
      city.offers(0, 'reduce', 'grey pink brown').optional(0);
      expect(city.bench.ask(0, 'hamburg.reduce').max).toBe(most);
      city.answer(0, 'grey pink').gains(0, before, { points: 2 });
      expect(city.hazards(0)).toEqual([0, 0, 1, 1, 2]);
      return city;
    });
  proves(152, 'one step per building, itself included (H-35)', () => {
    const city = new City().all(0, [11, 24]).hazard(0, 'violet', 2).hazard(0, 'orange', 2).erect(0, 152);
    expect(city.offers(0, 'reduce', 'violet orange').bench.ask(0, 'hamburg.reduce').max).toBe(3);
    const before = city.purse(0);
    city.answer(0, 'violet violet orange').gains(0, before, { points: 3 });
    return city;
  });
});

describe('others', () => {
  proves(13, 'everybody else discards a card of his choice, in turn order (H-54)', () => {
    const city = new City(3).hand(1, 100, 101).hand(2, 7);
    city.s.first = 2;
    city.erect(0, 13).offers(2, 'dropCard', '007').answer(2, '007').offers(1, 'dropCard', '100 101');
    city.answer(1, '101').quiet();
    expect([city.zone(hand(1)), city.zone(hand(2)), city.zone(6)]).toEqual([[100], [], [101]]);
    return city;
  });
  proves(85, 'everybody else turns an active marker of his choice back (H-27)', () => {
    const city = new City(3);
    city.s.majority = [0b11111, 0b00101, 0];
    city.erect(0, 85).offers(1, 'turnBack', 'majority-square majority-stones').answer(1, 'majority-stones');
    expect(city.quiet().s.majority).toEqual([0b11111, 0b00001, 0]);
    return city;
  });
  proves(169, 'a random card of everybody else', () => {
    const city = new City(3).hand(1, 100, 101, 102).erect(0, 169).quiet();
    expect([city.zone(hand(0)).length, city.zone(hand(1)).length, city.zone(hand(2)).length]).toEqual([
      1, 2, 0,
    ]);
    expect([100, 101, 102]).toContain(city.zone(hand(0))[0]);
    return city;
  });
  proves(171, '3 Mark of everybody else, or what there is', () => {
    const city = new City(4).money(1, 5).money(2, 2).erect(0, 171).quiet();
    expect(city.s.money).toEqual([5, 2, 0, 0]);
    return city;
  });
  proves(172, 'two workers of his choice of everybody else, or what there is', () => {
    const city = new City(4).workers(1, 'grey grey pink').workers(2, 'brown').erect(0, 172);
    city.offers(1, 'giveWorkers', PILES).optional(1, false).answer(1, 'grey pink').quiet();
    expect([city.purse(0).workers, city.purse(1).workers, city.purse(2).workers]).toEqual([
      [0, 0, 1, 1, 1],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    return city;
  });
  proves(173, 'everybody else loses a stone, his statue stays (H-71)', () => {
    const city = new City(4).wall(1, 5, 2).wall(2, 0, 1);
    city.s.hummels[1] = [9];
    city.s.honoured[2] = 1;
    city.erect(0, 173).offers(1, 'collapse', 'left right').answer(1, 'left').quiet();
    expect([city.s.walls, city.s.hummels[1]]).toEqual([[0, 0, 4, 2, 0, 0, 0, 0], [9]]);
    city.say(1, { do: 'stone', half: 0, basic: false }).quiet();
    expect(city.s.hummels[1]).toEqual([9]);
    return city;
  });
  proves(175, 'everybody else goes one space back, not below the start', () => {
    const city = new City(3);
    city.s.square = [4, 9, 0];
    city.erect(0, 175).quiet();
    expect(city.s.square).toEqual([4, 8, 0]);
    return city;
  });
  proves(176, 'everybody else discards a building of his choice, also from under a Zoo', () => {
    const city = new City(3).built(1, 11).underZoo(1, 165, 241).erect(0, 176);
    city.offers(1, 'fire', '011 165').answer(1, '165').quiet();
    expect([city.zone(display(1)), city.zone(6), city.s.plots[1]!.length]).toEqual([[11], [165], 1]);
    return city;
  });
  proves(177, 'everybody else discards a plot, the building on it returns to the hand', () => {
    const city = new City(3).built(1, 11, 'grey').plots(1, 'pink').erect(0, 177);
    city.offers(1, 'flood', 'plot-1 plot-2').answer(1, 'plot-1').quiet();
    expect([city.zone(hand(1)), city.zone(display(1)), city.s.plots[1]]).toEqual([[11], [], [3]]);
    return city;
  });
  proves(178, 'one own step back, the others raise that colour; without a raised step nothing', () => {
    const city = new City(3).hazard(0, 'grey', 1).hazard(0, 'pink', 1).hazard(1, 'pink', 2).money(1, 4);
    city.erect(0, 178).offers(0, 'shift', 'grey pink').optional(0, false).answer(0, 'pink').quiet();
    expect([city.hazards(0), city.hazards(1), city.hazards(2), city.s.money[1], city.s.points[0]]).toEqual([
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 1, 0],
      0,
      11,
    ]);
    const calm = new City(3).erect(0, 178).quiet();
    expect(calm.hazards(1)).toEqual([0, 0, 0, 0, 0]);
    return [city, calm];
  });
  proves(236, 'a black marker is drawn, everybody else raises its colour', () => {
    const city = new City(3).erect(0, 236).quiet();
    const marker = city.zone(8)[0]! - 281;
    const colour = Math.floor(marker / 2) as 0 | 1 | 2 | 3 | 4;
    const raised = [0, 1, 2, 3, 4].map(c => (c === colour ? 1 : 0));
    expect([city.hazards(0), city.hazards(1), city.hazards(2)]).toEqual([[0, 0, 0, 0, 0], raised, raised]);
    return city;
  });
});

describe('cards that strike through others', () => {
  proves(60, 'every building with a fee of one worker once, for nothing, in any order (H-18)', () => {
    const city = new City().all(0, [100, 106, 43, 109, 57]).dice(6, 1, 1, 1, 1, 1);
    city.s.used[0] = [1100];
    city.erect(0, 60).offers(0, 'useEach', '100 106').optional(0).answer(0, '106');
    const before = city.purse(0);
    city.offers(0, 'name', PILES).answer(0, 'violet').offers(0, 'useEach', '100').answer(0, '100');
    city.offers(0, 'use', '057').gains(0, before, { mark: 9 });
    expect(city.s.used[0]).toEqual([1100]);
    return city;
  });
  proves(228, 'the lightning of another player, as if one had struck it oneself (H-22)', () => {
    const city = new City(3).built(1, 206).built(1, 11).built(2, 171).underZoo(2, 145, 241);
    city
      .money(1, 2)
      .erect(0, 228)
      .offers(0, 'borrow', '206 171 145')
      .optional(0, false)
      .answer(0, '171')
      .quiet();
    expect([city.s.money, city.zone(display(2))]).toEqual([[2, 0, 0], [171]]);
    const alone = new City(2).built(1, 11).erect(0, 228).quiet();
    return [city, alone];
  });
});
