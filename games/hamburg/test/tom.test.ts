/** Solo: TOM's programme, his choices, and the rulings about him. */
import { FIRST, apply, asked, at, count, nth, start } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { EXPANSIONS, audit, display, hamburg, left } from '../src/index.ts';
import type { Step } from '../src/index.ts';
import { City } from './city.ts';

const TOM = 1;
const cited = new Set<number>();
const ruling = (n: number, what: string, scene: () => void): void =>
  test(`H-${n}: ${what}`, () => {
    scene();
    cited.add(n);
  });
const DIE = (colour: number): Step => ({ do: 'tomDie', colour, drawn: false });
/** TOM acts out one die: its colour and pips. */
const die = (colour: number, pips: number, set: (c: City) => City = c => c): City => {
  const city = set(new City(1));
  city.s.dice[colour] = pips;
  return city.say(TOM, DIE(colour)).quiet();
};
/** His pass over his buildings. */
const pass = (set: (c: City) => City): City =>
  set(new City(1)).say(TOM, { do: 'tomUse', place: -1, card: 0 }).quiet();

describe('his dice (p. 20 and 21)', () => {
  test('1: a point', () => expect(die(2, 1).s.points[TOM]).toBe(11));
  test('2: two workers of the colour', () => expect(die(2, 2).purse(TOM).workers).toEqual([0, 0, 2, 0, 0]));
  test('3: a stone if colour and money fit, else a worker', () => {
    expect(die(1, 3, c => c.money(TOM, 1)).s.walls.slice(2)).toEqual([0, 1]);
    expect(die(1, 3).purse(TOM).workers).toEqual([0, 1, 0, 0, 0]);
    expect(die(2, 3, c => c.money(TOM, 9)).purse(TOM).workers).toEqual([0, 0, 1, 0, 0]);
  });
  test('4: a step back, else a plot from the pile, else 4 Mark', () => {
    const calm = die(2, 4, c => c.hazard(TOM, 'grey', 2));
    expect([calm.hazards(TOM)[2], calm.s.points[TOM]]).toEqual([1, 11]);
    const plot = die(2, 4, c => c.workers(TOM, 'grey'));
    expect([plot.s.plots[TOM], plot.purse(TOM).workers[2]]).toEqual([[10], 0]);
    expect(die(2, 4).s.money[TOM]).toBe(4);
  });
  test('5: the top card as a building, else as a plot, else 5 Mark', () => {
    const built = die(1, 5, c => c.topOfPile(107).plots(TOM, 'grey').money(TOM, 9));
    expect([built.zone(display(TOM)), built.s.money[TOM]]).toEqual([[107], 0]);
    const laid = die(1, 5, c => c.topOfPile(107).workers(TOM, 'orange').money(TOM, 9));
    expect([laid.s.plots[TOM], laid.purse(TOM).workers[1], laid.s.money[TOM]]).toEqual([[1], 0, 9]);
    const dropped = die(1, 5, c => c.topOfPile(107));
    expect([dropped.s.money[TOM], dropped.zone(6)]).toEqual([5, [107]]);
    const zoo = die(1, 5, c => c.topOfPile(246).money(TOM, 3));
    expect([zoo.zone(left(TOM)), zoo.s.money[TOM]]).toEqual([[246], 0]);
  });
  test('6: building, Zoo or Park, else a stone, else 6 Mark', () => {
    const wall = die(1, 6, c => c.topOfPile(107).money(TOM, 1).workers(TOM, 'orange'));
    expect([wall.s.walls.slice(2), wall.zone(6), wall.s.plots[TOM]]).toEqual([[0, 1], [107], []]);
    expect(die(2, 6, c => c.topOfPile(165)).s.money[TOM]).toBe(6);
  });
  test('the dice from 1 to 6, equal ones clockwise from violet', () => {
    const city = new City(1).dice(2, 1, 1, 2, 1, 6).say(TOM, { do: 'tomDice' });
    const order = city.told().flatMap(told => (told.e === 'tom' ? [told.colour] : []));
    expect(order).toEqual([1, 2, 4, 0, 3]);
  });
});

describe('rulings', () => {
  ruling(43, 'fire takes the cheapest, flood an empty plot, collapse spares a third section', () => {
    const lose = (hazard: number, set: (c: City) => City): City =>
      set(new City(1)).say(TOM, { do: 'damage', hazard }).quiet();
    expect(lose(1, c => c.all(TOM, [107, 74, 75])).zone(display(TOM))).toEqual([107, 75]);
    const flood = lose(0, c => c.built(TOM, 74, 'grey').plots(TOM, 'pink'));
    expect([flood.zone(display(TOM)), flood.s.plots[TOM]]).toEqual([[74], [2]]);
    const under = lose(0, c => c.built(TOM, 107, 'grey').built(TOM, 74, 'pink'));
    expect([under.zone(display(TOM)), under.zone(5), under.zone(6).length]).toEqual([[107], [74], 1]);
    expect(lose(2, c => c.wall(TOM, 3, 2)).s.walls.slice(2)).toEqual([3, 1]);
    expect(lose(2, c => c.wall(TOM, 2, 4)).s.walls.slice(2)).toEqual([2, 3]);
    expect(lose(2, c => c.wall(TOM, 2, 2)).s.walls.slice(2)).toEqual([1, 2]);
    const cheap = die(1, 3, c => c.wall(TOM, 4, 0).money(TOM, 9));
    expect(cheap.s.walls.slice(2)).toEqual([4, 1]);
  });
  ruling(
    44,
    'cards he would take are discarded for 1 Mark, 013 and 169 skip him, returned buildings are discarded',
    () => {
      const city = pass(c => c.built(TOM, 196).workers(TOM, 'orange'));
      expect([city.s.money[TOM], city.zone(6).length]).toEqual([1, 1]);
      const mine = new City(1).erect(0, 13).quiet().erect(0, 169).quiet();
      expect(mine.s.money[TOM]).toBe(0);
      const flood = new City(1).built(TOM, 107).erect(0, 177).quiet();
      expect([flood.zone(display(TOM)), flood.s.money[TOM], flood.zone(5)]).toEqual([[], 0, [107]]);
    },
  );
  ruling(
    45,
    'on a 6 a card that cannot be erected is discarded, then wall, then Mark; a Zoo needs no plot',
    () => {
      expect(die(1, 6, c => c.topOfPile(245)).zone(left(TOM))).toEqual([245]);
    },
  );
  ruling(46, 'he takes part in majorities, statues and Parks; a card Park gives him 1 Mark', () => {
    const city = new City(1).leftOf(TOM, 261, 262, 263, 264).say(TOM, { do: 'income' }).quiet();
    expect(city.purse(TOM)).toEqual({ mark: 2, points: 11, workers: [0, 0, 1, 0, 0] });
    const wall = die(1, 3, c => c.wall(TOM, 4, 5).money(TOM, 5));
    expect(wall.s.hummels[TOM]).toEqual([9]);
    wall.say(0, { do: 'majorities' });
    expect(wall.s.majority[TOM]! & 0b00100).toBe(0b00100);
  });
  ruling(86, 'his results are basic actions for his permanent cards', () => {
    expect(die(3, 4, c => c.built(TOM, 138)).s.money[TOM]).toBe(7);
    expect(die(2, 2, c => c.built(TOM, 34)).purse(TOM).workers).toEqual([1, 0, 2, 0, 0]);
    expect(die(1, 3, c => c.built(TOM, 108)).s.walls[3]).toBe(1);
    const half = die(1, 5, c => c.built(TOM, 182).plots(TOM, 'grey').topOfPile(107).money(TOM, 5));
    expect(half.zone(display(TOM))).toEqual([182, 107]);
    expect(die(2, 4, c => c.built(TOM, 168).hazard(TOM, 'grey', 2)).s.points[TOM]).toBe(12);
  });
  ruling(
    87,
    'buildings without a fee too: phase II after hazards, 002 and 103 when he can pay, 027 never',
    () => {
      const city = new City(1).built(TOM, 49).dice(1, 1, 6, 1, 1, 1).say(TOM, { do: 'offerII', last: false });
      expect(city.purse(TOM).workers[2]).toBe(0);
      city.say(TOM, { do: 'offerII', last: true });
      expect(city.purse(TOM).workers[2]).toBe(1);
      const used = pass(c => c.all(TOM, [57, 103, 27]));
      expect([used.s.money, used.s.points]).toEqual([
        [1, 1],
        [9, 11],
      ]);
      const quiet = new City(1)
        .built(TOM, 2)
        .money(TOM, 4)
        .dice(3, 3, 3, 3, 3, 3)
        .say(TOM, { do: 'offerII', last: true });
      expect(quiet.s.square[TOM]).toBe(1);
    },
  );
  test('what he fetches from a pile the lone player looks up for him: the Zoo is discarded for 1 Mark', () => {
    const city = pass(c => c.built(TOM, 39).workers(TOM, 'grey').money(TOM, 0));
    const looks = city.bench.events.flatMap(event => (event.k === 'peek' ? [event] : []));
    expect(looks.length).toBe(city.zone(2).length + 1);
    expect(new Set(looks.map(({ seat }) => seat))).toEqual(new Set([0]));
    expect([city.zone(6), city.s.money[TOM]]).toEqual([[241], 1]);
  });
  ruling(88, 'he builds on the leftmost place; an empty pile: Mark, or on a 6 the wall', () => {
    const city = die(1, 5, c => c.plots(TOM, 'grey', 'pink').topOfPile(107).money(TOM, 9));
    expect(city.s.on[TOM]).toEqual([0]);
    expect(die(1, 5, c => c.emptyPile('orange')).s.money[TOM]).toBe(5);
    expect(die(1, 4, c => c.emptyPile('orange').workers(TOM, 'orange')).s.money[TOM]).toBe(4);
    expect(die(1, 6, c => c.emptyPile('orange').money(TOM, 1)).s.walls[3]).toBe(1);
  });
  ruling(
    89,
    'free workers: the fewest; any fee: the most; reducing: the most raised; 106 the best die, 109 all',
    () => {
      const city = pass(c => c.built(TOM, 48).workers(TOM, 'violet orange grey brown'));
      expect(city.purse(TOM).workers).toEqual([1, 1, 1, 1, 1]);
      const die106 = pass(c => c.built(TOM, 106).workers(TOM, 'violet grey').dice(2, 6, 4, 1, 1, 1));
      expect(die106.s.money[TOM]).toBe(4);
      const sold = pass(c => c.built(TOM, 109).workers(TOM, 'violet violet grey'));
      expect([sold.s.points[TOM], sold.purse(TOM).workers]).toEqual([12, [1, 0, 0, 0, 0]]);
      const calm = pass(c => c.built(TOM, 156).hazard(TOM, 'grey', 1).hazard(TOM, 'brown', 2));
      expect(calm.hazards(TOM)).toEqual([0, 0, 1, 0, 1]);
      const robbed = new City(1).workers(TOM, 'grey grey grey pink').erect(0, 172).quiet();
      expect(robbed.purse(TOM).workers).toEqual([0, 0, 1, 1, 0]);
      const turned = new City(1);
      turned.s.majority[TOM] = 0b10010;
      turned.erect(0, 85).quiet();
      expect(turned.s.majority[TOM]).toBe(0b10000);
    },
  );
  ruling(90, '151 only against a step that would trigger; 036 always', () => {
    const city = new City(1)
      .built(TOM, 151)
      .workers(TOM, 'grey')
      .say(TOM, { do: 'raise', colour: 2 })
      .quiet();
    expect([city.hazards(TOM)[2], city.purse(TOM).workers[2]]).toEqual([1, 1]);
    city.hazard(TOM, 'grey', 2).say(TOM, { do: 'raise', colour: 2 }).quiet();
    expect([city.hazards(TOM)[2], city.purse(TOM).workers[2]]).toEqual([2, 0]);
    const twice = die(0, 5, c => c.built(TOM, 36).plots(TOM, 'grey').topOfPile(206));
    expect(twice.s.money[TOM]).toBe(6);
  });
  ruling(91, 'what changes nothing is left out, unpaid', () => {
    const idle = pass(c =>
      c.all(TOM, [111, 190, 234, 159]).workers(TOM, 'violet brown pink orange').leftOf(TOM, 253),
    );
    expect([idle.purse(TOM).workers, idle.s.used[TOM]]).toEqual([[1, 1, 0, 1, 1], []]);
    const cleric = pass(c => c.built(TOM, 235).workers(TOM, 'grey').dice(1, 1, 1, 1, 1, 2));
    // his one building is violet: window 1 is better than window 2
    expect(cleric.s.cleric).toBe(0);
    const stays = pass(c => c.built(TOM, 235).workers(TOM, 'grey').dice(1, 1, 1, 1, 1, 3));
    expect([stays.s.cleric, stays.purse(TOM).workers[2]]).toEqual([2, 1]);
  });
  ruling(92, 'draw and act: the pile of the highest die, by the die of the drawn card', () => {
    const city = pass(c => c.built(TOM, 7).workers(TOM, 'violet').dice(1, 6, 2, 2, 2, 1).topOfPile(245));
    expect([city.zone(left(TOM)), city.s.money[TOM]]).toEqual([[245], 0]);
    const top = pass(c => c.built(TOM, 202).workers(TOM, 'pink').discard(100, 165).dice(1, 1, 2, 1, 1, 1));
    expect([top.purse(TOM).workers, top.zone(6)]).toEqual([[0, 0, 2, 0, 0], [165]]);
  });
  ruling(93, 'his attacks hit you, your reactions work against him and his against you', () => {
    const city = new City(1).built(0, 180).built(0, 91).money(TOM, 9).plots(TOM, 'grey').topOfPile(107);
    city.s.dice[1] = 5;
    city.say(TOM, DIE(1)).quiet();
    expect(city.s.money[0]).toBe(2);
    const wall = new City(1).built(0, 91).money(TOM, 1);
    wall.say(TOM, DIE(1)).quiet();
    expect(wall.purse(0).workers[1]).toBe(1);
    const steal = new City(1).hand(0, 100).plots(TOM, 'grey').money(TOM, 6).topOfPile(169);
    steal.s.dice[2] = 5;
    steal.say(TOM, DIE(2)).quiet();
    expect([steal.zone(6), steal.s.money[TOM]]).toEqual([[100], 1]);
    const dear = new City(1)
      .built(TOM, 240)
      .money(0, 9)
      .dice(1, 3, 3, 3, 3, 3)
      .say(0, { do: 'advance' })
      .answer(0, 'yes');
    expect(dear.s.money[0]).toBe(5);
  });
  ruling(94, 'expansions: no mayor, no exchange, no ship for him; advance tiles bind him', () => {
    const city = new City(1, ['mayors', 'clerics', 'exchange', 'ships']);
    city.s.tile = 12;
    city.money(TOM, 1).dice(1, 2, 3, 3, 3, 3).say(TOM, { do: 'advance' });
    expect([city.s.money[TOM], city.s.square[TOM]]).toEqual([0, 1]);
    const ex = new City(1, ['exchange']).dice(3, 4, 3, 3, 3, 3);
    ex.bench.put(FIRST + 301, 10);
    ex.say(TOM, DIE(1));
    expect([ex.s.money[TOM], ex.s.field]).toEqual([4, 1]);
    const jette = new City(1, ['statues']).wall(TOM, 4, 0).say(TOM, { do: 'stone', half: 0, basic: true });
    expect(jette.s.hummels[TOM]).toEqual([10]);
  });
  ruling(95, 'you before TOM in phases I, II and IV, TOM first in III; no change of the start marker', () => {
    const s = start(hamburg, {}, 1, 'solo');
    expect(asked(s)[0]).toMatchObject({ seat: 0, why: 'hamburg.refill' });
    const city = new City(1).hand(0, 268).dice(1, 1, 1, 1, 1, 1).say(0, { do: 'laps' });
    expect([city.s.points[TOM], city.bench.asked()]).toEqual([15, ['1:hamburg.turn']]);
    city.say(0, { do: 'endRound' });
    expect(city.s.first).toBe(0);
  });
});

test('solo with all expansions plays to the end: four actions a round, TOM with a sheet of his own', () => {
  const s = start(hamburg, { expansions: [...EXPANSIONS] }, 1, 'to the end');
  let turns = 0;
  for (let i = 7; s.wait.length > 0; i = (i * 31 + 11) % 1009) {
    const ask = at(asked(s), 0);
    expect(ask.seat).toBe(0);
    if (ask.why === 'hamburg.action') turns++;
    apply(hamburg, s, 0, nth(ask, i % count(ask)));
  }
  expect(audit(s)).toHaveLength(2);
  expect(turns).toBeGreaterThanOrEqual(8 * 3);
});

test('every ruling about TOM has a test that passed', () => {
  const all = [43, 44, 45, 46, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95];
  expect(all.filter(n => !cited.has(n))).toEqual([]);
});
