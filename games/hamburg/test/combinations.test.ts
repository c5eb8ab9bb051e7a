/** Cards that meet other cards: repeats of repeats, reactions in other players' turns, cards under a Zoo. */
import { FIRST, at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { display, hand, under } from '../src/index.ts';
import { City } from './city.ts';
import { PILES, act, why } from './moves.ts';

describe('lightning that repeats', () => {
  test('036 and 060: every worker building twice', () => {
    const city = new City().built(0, 36).built(0, 98).erect(0, 60).answer(0, '098');
    city.offers(0, 'again', '060').answer(0, '060').offers(0, 'useEach', '098').answer(0, '098').quiet();
    expect([city.s.money[0], city.s.used[0]]).toEqual([6, []]);
  });
  test('228 copies an opponent’s 060: your own buildings act', () => {
    const city = new City().built(1, 60).built(1, 98).built(0, 99).erect(0, 228);
    city.offers(0, 'useEach', '099').answer(0, '099').quiet();
    expect([city.s.money[0], city.s.money[1]]).toEqual([3, 0]);
  });
  test('a borrowed search builds for you', () => {
    const city = new City().built(1, 211).plots(0, 'grey').discard(215).erect(0, 228);
    city.answer(0, 'plot-1').quiet();
    expect([city.zone(display(0)), city.zone(display(1))]).toEqual([[228, 215], [211]]);
  });
  test('a borrowed lightning is not struck again by 036, the borrowing is', () => {
    const city = new City().built(0, 36).built(1, 121).erect(0, 228).offers(0, 'again', '228').answer(0);
    expect(city.quiet().s.money[0]).toBe(6);
  });
  test('036 taken back while 004 strikes: it lay there when the lightning began', () => {
    const city = new City().built(0, 36).built(0, 11).erect(0, 4).answer(0, '036').offers(0, 'again', '004');
    city.answer(0, '004').offers(0, 'takeBack', '011').answer(0, '011').quiet();
    expect([city.zone(hand(0)), city.zone(display(0))]).toEqual([[36, 11], [4]]);
  });
});

describe('under a Zoo', () => {
  test('054 repeats 190 without its worker, the colour is named', () => {
    const city = new City().built(0, 54).built(0, 190).workers(0, 'violet').leftOf(0, 241).hand(0, 165);
    city.built(0, 57).s.used[0] = [1190, 1057];
    city.say(0, { do: 'turn', played: true }).offers(0, 'use', '054').answer(0, '054');
    city.offers(0, 'repeat', '190 057').answer(0, '190');
    city.offers(0, 'name', 'grey').answer(0, 'grey').answer(0, '165');
    expect(city.zone(under(0))).toEqual([165]);
  });
  test('a permanent card under a Zoo works: 132 makes buildings cheaper, 192 gives room', () => {
    const city = new City().underZoo(0, 132, 245).plots(0, 'grey').money(0, 6);
    expect(act(city, 'build', 107).s.money[0]).toBe(0);
    const room = new City().underZoo(0, 192, 241).built(0, 11).money(0, 9);
    expect(act(room, 'build', 107).s.on[0]).toEqual([0, 0]);
  });
  test('a III building under a Zoo is used and carries its marker', () => {
    const city = new City().underZoo(0, 57, 257).use(0, 57);
    expect([city.s.money[0], city.s.used[0]]).toEqual([2, [1057]]);
  });
  test('one building per Zoo', () => {
    const city = new City().built(0, 190).underZoo(0, 165, 241).hand(0, 166, 268).workers(0, 'grey');
    city.say(0, { do: 'turn', played: false }).refuses(0, '190', 'building.duty');
  });
});

describe('in other players’ turns', () => {
  test('091 and 180 also for cards drawn by effects and stones of buildings', () => {
    const city = new City(3)
      .built(1, 91)
      .built(2, 91 + 89)
      .built(0, 7)
      .workers(0, 'violet')
      .money(0, 1);
    city.topOfPile(266).use(0, 7).answer(0, 'orange').answer(0, 'wall').quiet();
    expect(city.purse(1).workers).toEqual([0, 1, 0, 0, 0]);
    const stone = new City(3).built(1, 91).erect(0, 145).answer(0, 'left').quiet();
    expect(stone.purse(1).workers).toEqual([1, 0, 0, 0, 0]);
  });
  test('178 meets 151 with the right worker and 165 at three steps', () => {
    const city = new City(3).hazard(0, 'grey', 1).built(1, 151).workers(1, 'grey').built(2, 165);
    city.hazard(1, 'grey', 2).hazard(2, 'grey', 3).wall(1, 1, 0).wall(2, 1, 0).erect(0, 178);
    city.offers(1, 'avert', 'grey').answer(1, 'grey').quiet();
    expect([city.hazards(1)[2], city.s.walls[2], city.hazards(2)[2], city.s.walls[4]]).toEqual([2, 1, 0, 0]);
  });
  test('poor victims: 169 without cards, 171 without Mark, 172 with one worker, 173 without stones', () => {
    const city = new City(3).workers(2, 'pink');
    for (const n of [169, 171, 172, 173]) city.erect(0, n).quiet();
    expect([city.zone(hand(0)), city.s.money[0], city.purse(0).workers]).toEqual([[], 0, [0, 0, 0, 1, 0]]);
  });
});

describe('a full sequence', () => {
  test('a found building under 192 with 036, 166 and 180 at the table', () => {
    const city = new City().built(0, 192).built(0, 36).built(1, 180).discard(206, 268).money(0, 9);
    act(city, 'build', 211);
    while (why(city)[0] === '1:place') city.answer(0, at(city.bench.answers(0), 0));
    city.offers(0, 'again', '206').answer(0, '206').offers(0, 'again', '211').answer(0).quiet();
    expect([city.s.money[0], city.s.money[1], city.zone(display(0))]).toEqual([6, 4, [192, 36, 211, 206]]);
  });
  test('060 with 007: draw and act without its fee, then the next building', () => {
    const city = new City().built(0, 7).built(0, 98).topOfPile(250).erect(0, 60);
    city.offers(0, 'useEach', '007 098').answer(0, '007').offers(0, 'improvise', PILES).answer(0, 'brown');
    city.answer(0, 'workers').offers(0, 'useEach', '098').answer(0);
    expect(city.purse(0).workers).toEqual([0, 0, 0, 0, 3]);
  });
  test('the lightning of a card erected with a drawn card strikes inside the other action', () => {
    const city = new City().built(0, 7).workers(0, 'violet').plots(0, 'grey').topOfPile(206).use(0, 7);
    city.answer(0, 'violet').answer(0, 'build').quiet();
    expect([city.s.money[0], city.zone(display(0))]).toEqual([3, [7, 206]]);
    expect(at(city.s.zones, display(0))).toEqual([FIRST + 7, FIRST + 206]);
  });
});
