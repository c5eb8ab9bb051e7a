/** Buildings of phase III that act on cards, wall, hazards, church and other buildings. */
import { at } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { COLOURS, display, field, ground, hand, pile, under } from '../../src/index.ts';
import type { Colour } from '../../src/index.ts';
import { City, proves, word } from '../city.ts';
import { PILES } from '../moves.ts';

const refusedWithout = (n: number, rule: string, set: (c: City) => City = c => c): void => {
  set(new City().built(0, n).hand(0, 268)).say(0, { do: 'turn', played: false }).refuses(0, word(n), rule);
};

describe('a card drawn and acted with at once', () => {
  const rows: [number, Colour][] = [
    [7, 'violet'],
    [8, 'grey'],
    [9, 'orange'],
    [10, 'pink'],
  ];
  for (const [n, fee] of rows)
    proves(n, `for a ${fee} worker: any pile, then a basic action in the drawn card's colour`, () => {
      refusedWithout(n, 'building.fee');
      const city = new City().built(0, n).workers(0, fee).topOfPile(250).dice(1, 1, 1, 1, 4, 1);
      city.emptyPile('violet').use(0, n);
      city.offers(0, 'improvise', 'orange grey pink brown').refuses(0, 'violet', 'pile.empty');
      // 250 is a brown Zoo of 3 Mark: too dear, no brown worker, no brown hazard, no brown section next
      city.answer(0, 'brown').offers(0, 'action', 'workers money');
      city.refuses(0, 'build', 'build.price').refuses(0, 'plot', 'plot.worker');
      city.refuses(0, 'reduce', 'reduce.none').refuses(0, 'wall', 'wall.order');
      const before = city.purse(0);
      return city.answer(0, 'money').gains(0, before, { mark: 4 });
    });
  proves(202, 'for a pink worker: the top of the discard pile', () => {
    refusedWithout(202, 'building.duty', c => c.workers(0, 'pink'));
    const city = new City().built(0, 202).workers(0, 'pink').discard(100, 9, 241).use(0, 202);
    const before = city.purse(0);
    city.offers(0, 'action', 'workers money build').answer(0, 'workers');
    city.gains(0, before, { workers: 'grey grey grey' });
    expect(city.zone(6)).toEqual([241]);
    expect(city.zone(5)).toEqual([100, 9]);
    return city;
  });
});

describe('Zoo and Park out of a draw pile', () => {
  const rows: [number, Colour, number[]][] = [
    [37, 'pink', [257, 258, 259, 260]],
    [38, 'orange', [245, 246, 247, 248]],
    [39, 'grey', [241, 242, 243, 244]],
    [40, 'violet', [253, 254, 255, 256]],
  ];
  for (const [n, colour, zoos] of rows)
    proves(n, `for a ${colour} worker: a Zoo of the ${colour} pile, which is shuffled; or none`, () => {
      const plot = colour === 'violet' ? 'brown' : 'violet';
      const city = new City().built(0, n, plot).workers(0, colour).use(0, n);
      city
        .offers(0, 'fetch', zoos.map(word).join(' '))
        .optional(0, false)
        .answer(0, word(at(zoos, 1)));
      expect(city.zone(hand(0))).toEqual([at(zoos, 1)]);
      const bare = new City()
        .built(0, n, plot)
        .workers(0, colour)
        .leftOf(1, ...zoos)
        .use(0, n);
      bare.offers(0, 'fetch', '').answer(0).quiet();
      expect(bare.zone(hand(0))).toEqual([]);
      return city;
    });
  proves(41, 'for any worker: a Park of the pile of its colour', () => {
    const city = new City().built(0, 41, 'violet').workers(0, 'grey brown').use(0, 41);
    city.offers(0, 'fee', 'grey brown').answer(0, 'grey');
    city.offers(0, 'fetch', '261 262 263 264').answer(0, '263');
    expect(city.zone(hand(0))).toEqual([263]);
    return city;
  });
});

describe('cards to the hand', () => {
  const rows: [number, Colour][] = [
    [196, 'orange'],
    [197, 'grey'],
    [198, 'pink'],
    [199, 'brown'],
  ];
  for (const [n, fee] of rows)
    proves(n, `one from any pile for a ${fee} worker`, () => {
      refusedWithout(n, 'building.fee');
      const city = new City().built(0, n).workers(0, fee).topOfPile(150).use(0, n);
      city.offers(0, 'draw', PILES).optional(0, false).answer(0, 'grey');
      expect(city.zone(hand(0))).toEqual([150]);
      return city.quiet();
    });
  proves(193, 'for a brown worker: draw two one by one, discard two in any order (H-60, H-63)', () => {
    const city = new City().built(0, 193).workers(0, 'brown').hand(0, 20).topOfPile(150, 100).use(0, 193);
    city.offers(0, 'draw', PILES).answer(0, 'grey').offers(0, 'draw', PILES).answer(0, 'orange');
    city.offers(0, 'discard', '020 150 100').answer(0, '150 020');
    expect(city.zone(hand(0))).toEqual([100]);
    expect([city.zone(5), city.zone(6)]).toEqual([[150], [20]]);
    return city;
  });
  proves(234, 'for a pink worker: as many as the black die shows from the discard pile, as many back', () => {
    const city = new City().built(0, 234).workers(0, 'pink').hand(0, 20).discard(100, 101, 102);
    city.dice(1, 1, 1, 1, 1, 2).use(0, 234);
    city.offers(0, 'discard', '020 102 101').answer(0, '020 102');
    expect(city.zone(hand(0))).toEqual([101]);
    expect([city.zone(5), city.zone(6)]).toEqual([[100, 20], [102]]);
    const few = new City().built(0, 234).workers(0, 'pink').discard(7).dice(1, 1, 1, 1, 1, 6).use(0, 234);
    few.offers(0, 'discard', '007').answer(0, '007');
    expect(few.zone(6)).toEqual([7]);
    return city;
  });
});

describe('plots from a pile', () => {
  const rows: [number, Colour][] = [
    [219, 'brown'],
    [220, 'pink'],
    [221, 'orange'],
    [222, 'grey'],
  ];
  for (const [n, fee] of rows)
    proves(n, `for a ${fee} worker and one of the plot's colour; nobody sees the card (H-52, H-64)`, () => {
      refusedWithout(n, 'building.duty', c => c.workers(0, fee));
      const city = new City().built(0, n).workers(0, `${fee} violet`).use(0, n);
      city.quiet();
      expect(at(city.s.plots, 0).map(code => COLOURS[code % 8])).toEqual(['brown', 'violet']);
      expect(city.zone(field(0))).toHaveLength(1);
      const two = new City().built(0, n).workers(0, `${fee} ${fee} violet`).emptyPile('pink').use(0, n);
      const open = [fee, 'violet'].filter(c => c !== 'pink').join(' ');
      if (open !== 'violet') two.offers(0, 'settle', open).refuses(0, 'pink', 'pile.empty');
      return city;
    });
});

describe('stones without a card', () => {
  const rows: [number, Colour][] = [
    [62, 'orange'],
    [63, 'brown'],
    [64, 'violet'],
    [65, 'grey'],
  ];
  for (const [n, fee] of rows)
    proves(n, `for a ${fee} worker: the next section of either half at twice its price`, () => {
      refusedWithout(n, 'building.duty', c => c.workers(0, fee).money(0, 1));
      const city = new City().built(0, n).workers(0, fee).money(0, 4).wall(0, 1, 2).use(0, n);
      // left brown for 2 doubled, right brown for 3 doubled is too dear
      city.quiet();
      expect([city.s.walls.slice(0, 2), city.s.money[0]]).toEqual([[2, 2], 0]);
      const rich = new City().built(0, n).workers(0, fee).money(0, 6).wall(0, 1, 2).use(0, n);
      rich.offers(0, 'section', 'left right').answer(0, 'right');
      expect([rich.s.walls.slice(0, 2), rich.s.money[0]]).toEqual([[1, 3], 0]);
      return city;
    });
});

describe('hazards', () => {
  const rows: [number, Colour][] = [
    [159, 'orange'],
    [160, 'pink'],
    [161, 'brown'],
    [162, 'violet'],
  ];
  for (const [n, colour] of rows)
    proves(n, `for a ${colour} worker: one ${colour} step back, 1 point`, () => {
      const city = new City().built(0, n).workers(0, colour).hazard(0, colour, 2).hazard(0, 'grey', 2);
      const before = city.purse(0);
      city
        .use(0, n)
        .quiet()
        .gains(0, before, { points: 1, workers: `-${colour}` });
      expect(city.hazards(0)).toEqual(COLOURS.map(c => (c === colour ? 1 : c === 'grey' ? 2 : 0)));
      return city;
    });
  proves(156, 'one step of any colour, for nothing', () => {
    const city = new City().built(0, 156).hazard(0, 'pink', 1).hazard(0, 'grey', 2);
    const before = city.purse(0);
    city.use(0, 156).offers(0, 'reduce', 'grey pink').optional(0, false).answer(0, 'grey');
    expect(city.hazards(0)).toEqual([0, 0, 1, 1, 0]);
    return city.gains(0, before, { points: 1 });
  });
  proves(157, 'for any worker: up to two steps of its colour, a point each', () => {
    const city = new City().built(0, 157).workers(0, 'pink grey').hazard(0, 'pink', 3).hazard(0, 'brown', 2);
    const before = city.purse(0);
    city.use(0, 157).offers(0, 'fee', 'grey pink').answer(0, 'pink').offers(0, 'reduce', 'pink').optional(0);
    expect(city.bench.ask(0, 'hamburg.reduce').max).toBe(2);
    city.answer(0, 'pink pink').gains(0, before, { points: 2, workers: '-pink' });
    expect(city.hazards(0)).toEqual([0, 0, 0, 1, 2]);
    return city;
  });
});

describe('church', () => {
  proves(189, 'one worker as a cleric over the field of its colour, for all players (H-29)', () => {
    refusedWithout(189, 'building.duty');
    const city = new City().built(0, 189).workers(0, 'grey violet').dice(1, 1, 1, 1, 1, 4).use(0, 189);
    city.offers(0, 'guest', 'violet grey').answer(0, 'grey');
    expect([city.s.guests, city.s.workers.slice(0, 5)]).toEqual([
      [0, 0, 1, 0, 0],
      [1, 0, 0, 0, 0],
    ]);
    city.say(0, { do: 'endRound' });
    expect(city.s.clerics).toEqual([0, 0, 1, 1, 0, 0]);
    return city;
  });
  proves(
    235,
    'for a grey worker the cleric goes one window left or right, inwards at the ends (H-30)',
    () => {
      const city = new City().built(0, 235).workers(0, 'grey').dice(1, 1, 1, 1, 1, 3).use(0, 235);
      city.offers(0, 'moveCleric', 'window-2 window-4').answer(0, 'window-4');
      expect(city.s.cleric).toBe(3);
      const edge = new City().built(0, 235).workers(0, 'grey').dice(1, 1, 1, 1, 1, 6).use(0, 235).quiet();
      expect(edge.s.cleric).toBe(4);
      const start = new City().built(0, 235).workers(0, 'grey').dice(1, 1, 1, 1, 1, 1).use(0, 235).quiet();
      expect(start.s.cleric).toBe(1);
      return city;
    },
  );
});

describe('others', () => {
  proves(103, 'a Mark to everybody for a point of each; the poor hand over nothing (H-28)', () => {
    const city = new City(4).built(0, 103).money(0, 5);
    city.s.points = [10, 10, 0, 10];
    city.use(0, 103).quiet();
    expect([city.s.money, city.s.points]).toEqual([
      [2, 1, 1, 1],
      [12, 9, 0, 9],
    ]);
    const poor = new City(4).built(0, 103).money(0, 2).use(0, 103);
    poor.offers(0, 'trade', 'seat-2 seat-3 seat-4').answer(0, 'seat-2 seat-4');
    expect([poor.s.money, poor.s.points]).toEqual([
      [0, 1, 0, 1],
      [12, 9, 10, 9],
    ]);
    return city;
  });
});

describe('buildings that use buildings', () => {
  proves(54, 'for a violet worker another building with its marker once more, without its fee (H-17)', () => {
    refusedWithout(54, 'building.duty', c => c.workers(0, 'violet'));
    const city = new City().built(0, 54).built(0, 100).built(0, 57).workers(0, 'violet');
    city.s.used[0] = [1100];
    const before = city.purse(0);
    city.use(0, 54, [57]).gains(0, before, { mark: 3, workers: '-violet' });
    expect(city.s.used[0]).toEqual([1100, 1054]);
    const named = new City().built(0, 54).built(0, 106).workers(0, 'violet').dice(1, 2, 3, 4, 5, 6);
    named.s.used[0] = [1106];
    const had = named.purse(0);
    named.use(0, 54).offers(0, 'name', PILES).answer(0, 'brown');
    return [city, named.gains(0, had, { mark: 5, workers: '-violet' })];
  });
  proves(190, 'for any worker a building of its colour under a Zoo of that colour (H-20)', () => {
    refusedWithout(190, 'building.duty', c => c.workers(0, 'grey').leftOf(0, 241).hand(0, 100));
    const city = new City().built(0, 190).workers(0, 'grey pink').leftOf(0, 241, 257).hand(0, 165, 264);
    city
      .money(0, 0)
      .use(0, 190)
      .offers(0, 'fee', 'grey')
      .refuses(0, 'pink', 'building.duty')
      .answer(0, 'grey');
    city.offers(0, 'underZoo', '165').answer(0, '165');
    expect([city.zone(under(0)), city.s.zoos[0], city.zone(display(0))]).toEqual([[165], [1241], [190]]);
    const flash = new City().built(0, 190).workers(0, 'violet').leftOf(0, 253).hand(0, 206).use(0, 190);
    const before = flash.purse(0);
    flash.answer(0, 'violet').answer(0, '206').gains(0, before, { mark: 3, workers: '-violet pink' });
    return city;
  });
});

describe('who sees the cards', () => {
  proves(37, 'nobody but the player looks through the pile', () => {
    const city = new City(3).built(0, 37, 'violet').workers(0, 'pink').use(0, 37);
    city.offers(0, 'fetch', '257 258 259 260').answer(0, '257');
    expect(city.s.knows[257]! & 0b110).toBe(0);
    expect(city.zone(pile(3))).toHaveLength(55);
    expect(city.zone(ground(0))).toHaveLength(1);
    return city;
  });
});
