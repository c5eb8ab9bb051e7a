/** Hands and piles: H-08 to H-11 and H-59 to H-66. */
import { FIRST, mask } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { hamburg, hand, pile } from '../../src/index.ts';
import { City } from '../city.ts';
import { why, PILES } from '../moves.ts';
import { ruling } from './cite.ts';

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
});
