/** What a player may expect at a question and cannot choose: each refusal gives the reason that holds. */
import { FIRST, expected, proceed } from '@kaffeehaus/kernel';
import type { Item } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { colourIndex, hamburg } from '../src/index.ts';
import type { Colour, Step } from '../src/index.ts';
import { City } from './city.ts';

/** The step with an "it" of its own, as the first seat. */
const asking = (city: City, it: readonly Item[], ...todo: readonly Step[]): City => {
  const { s } = city.bench;
  s.stack = [{ me: 0, todo, it }];
  s.at = [0];
  s.wait = [];
  s.given = [];
  proceed(hamburg, s);
  return city;
};
const colour = (name: Colour): Item => 10 + colourIndex(name);

describe('hazards', () => {
  test('a hazard is averted with a worker of its colour', () => {
    const city = asking(new City().workers(0, 'violet grey'), [colour('violet')], { do: 'avert' });
    city.offers(0, 'avert', 'violet').refuses(0, 'grey', 'avert.colour');
  });

  test('only hazards that strike are put into an order', () => {
    const city = new City().built(0, 57);
    city.s.damage[0] = 0b00011;
    city.say(0, { do: 'suffer' }).offers(0, 'suffer', 'flood fire').refuses(0, 'raid', 'suffer.calm');
  });

  test('flood takes plots, fire buildings, a collapse stones', () => {
    const town = (): City => new City().built(0, 2).built(0, 28).leftOf(0, 268).wall(0, 1, 0);
    const flood = town().say(0, { do: 'damage', hazard: 0 }).offers(0, 'flood', 'plot-1 plot-2');
    flood.refuses(0, '002', 'damage.flood').refuses(0, '268', 'damage.flood');
    const fire = town().say(0, { do: 'damage', hazard: 1 }).offers(0, 'fire', '002 028');
    fire.refuses(0, 'plot-1', 'damage.fire').refuses(0, '268', 'damage.fire');
    const wall = town().wall(0, 1, 1).say(0, { do: 'damage', hazard: 2 });
    wall.offers(0, 'collapse', 'left right').refuses(0, '002', 'damage.wall');
  });

  test('what has not risen cannot be reduced, nor what the card does not name', () => {
    const city = new City().hazard(0, 'violet', 2).hazard(0, 'pink', 1);
    const any: Step = { do: 'reduce', n: 1, colour: -1, min: 0, points: true };
    city.say(0, any).offers(0, 'reduce', 'violet pink').refuses(0, 'grey', 'reduce.none');
    city
      .say(0, { ...any, colour: 0 })
      .refuses(0, 'pink', 'reduce.colour')
      .refuses(0, 'grey', 'reduce.none');
    city.say(0, { do: 'shift' }).refuses(0, 'brown', 'reduce.none');
    city.say(0, { do: 'lowerOther', colour: 0 }).offers(0, 'lowerOther', 'pink');
    city.refuses(0, 'violet', 'reduce.other').refuses(0, 'brown', 'reduce.none');
  });

  test('a marker is diverted to another hazard, unless a cleric tile spares it', () => {
    const city = new City(2, ['clerics']);
    // Front of the twelfth tile: orange, pink and violet do not rise.
    city.s.tile = 22;
    asking(city, [colour('grey')], { do: 'divert' }).offers(0, 'divert', 'brown');
    city.refuses(0, 'grey', 'divert.same').refuses(0, 'pink', 'divert.spared');
  });
});

describe('buildings', () => {
  test('phase II: other phases, markers, and buildings that would bring nothing', () => {
    const city = new City().all(0, [237, 2, 49, 50, 37]);
    city.s.used[0] = [FIRST + 50];
    const now = (last: boolean, money: number, ...dice: number[]): City =>
      city
        .dice(...dice)
        .money(0, money)
        .say(0, { do: 'offerII', last });
    now(true, 20, 3, 3, 3, 3, 3, 3).offers(0, 'useII', '237 002');
    city.refuses(0, '037', 'building.phase').refuses(0, '050', 'building.used');
    city.refuses(0, '049', 'building.idle');
    now(false, 20, 3, 3, 3, 3, 3, 3).offers(0, 'useII', '237').refuses(0, '002', 'building.later');
    now(true, 0, 3, 3, 3, 3, 3, 3).refuses(0, '002', 'square.price');
    now(true, 20, 1, 3, 3, 3, 3, 3).refuses(0, '002', 'square.quiet');
  });

  test('taking back: not the building that says so, not Zoo and Park', () => {
    const city = new City().all(0, [4, 28]).leftOf(0, 268);
    asking(city, [FIRST + 4], { do: 'takeBack' }).offers(0, 'takeBack', '028');
    city.refuses(0, '004', 'takeBack.self').refuses(0, '268', 'takeBack.left');
  });

  test('under a Zoo go buildings of its colour', () => {
    const city = new City().hand(0, 28, 49, 268);
    asking(city, [colour('brown')], { do: 'underZoo' }).offers(0, 'underZoo', '028');
    city.refuses(0, '049', 'zoo.colour').refuses(0, '268', 'zoo.building');
  });

  test('lightning once more, of one’s own, or of others', () => {
    const city = new City().all(0, [28, 37]).all(1, [147, 228, 38]);
    asking(city, [FIRST + 28], { do: 'again' })
      .offers(0, 'again', '028')
      .refuses(0, '037', 'lightning.again');
    city.all(0, [32]).say(0, { do: 'useFlash' }).offers(0, 'useFlash', '028 032');
    city.refuses(0, '037', 'lightning.none');
    city.all(1, [149]).say(0, { do: 'borrow' }).offers(0, 'borrow', '147 149');
    city.refuses(0, '038', 'lightning.none').refuses(0, '228', 'building.itself');
  });

  test('using all for nothing: only those of one worker, each once', () => {
    const city = new City().all(0, [37, 38, 39, 28]);
    city.say(0, { do: 'useEach', cards: [FIRST + 37, FIRST + 38] }).offers(0, 'useEach', '037 038');
    city.refuses(0, '028', 'useEach.fee').refuses(0, '039', 'useEach.once');
  });

  test('using once more: a building of phase III with a marker, and no other that repeats', () => {
    const city = new City().all(0, [54, 37, 38, 39, 28]);
    city.s.used[0] = [FIRST + 54, FIRST + 37, FIRST + 38];
    asking(city, [FIRST + 54], { do: 'repeat' }).offers(0, 'repeat', '037 038');
    city.refuses(0, '039', 'building.unused').refuses(0, '028', 'building.phase');
    city.refuses(0, '054', 'building.itself');
  });

  test('after the card of the turn no other card is played', () => {
    const city = new City().built(0, 189).hand(0, 268).workers(0, 'violet');
    city.say(0, { do: 'turn', played: true }).refuses(0, '268', 'turn.played');
  });
});

describe('cards', () => {
  test('discarded is from the hand', () => {
    const city = new City().built(0, 28).hand(0, 37, 38, 39);
    city.say(0, { do: 'discard', n: 1 }).refuses(0, '028', 'discard.hand');
    city.say(0, { do: 'dropCard' }).refuses(0, '028', 'discard.hand');
  });

  test('a card that names its pile', () => {
    const city = new City();
    asking(city, [], { do: 'draw', n: 1, pile: 2, may: true }).offers(0, 'draw', 'grey');
    city.refuses(0, 'pink', 'draw.pile');
  });
});

describe('expansions and others', () => {
  test('the cleric moves by one window', () => {
    const city = new City().say(0, { do: 'moveCleric' }).offers(0, 'moveCleric', 'window-2 window-4');
    city.refuses(0, 'window-3', 'window.far').refuses(0, 'window-6', 'window.far');
  });

  test('guests are workers that one has, trade is with others', () => {
    new City().workers(0, 'violet pink').say(0, { do: 'guest' }).refuses(0, 'grey', 'worker.none');
    const trade = new City(3).money(0, 1).say(0, { do: 'trade' }).offers(0, 'trade', 'seat-2 seat-3');
    expect(expected(hamburg, trade.bench.s, 0)).toHaveLength(2);
  });

  test('only majorities that one holds are turned back', () => {
    const city = new City();
    city.s.majority[0] = 0b11;
    const [held] = city.say(0, { do: 'turnBack' }).bench.s.wait[0]!.of;
    const other = hamburg.word(held! + 2);
    city.refuses(0, other, 'majority.down');
  });

  test('a half of the wall whose next section has another colour', () => {
    const city = new City().money(0, 30);
    const half = hamburg.ops.section;
    for (const c of [0, 1, 2, 3, 4]) {
      const refusal = half.refuse?.(city.bench.s, { do: 'section', hand: true }, 0, 30, [10 + c]);
      const other = half.refuse?.(city.bench.s, { do: 'section', hand: true }, 0, 31, [10 + c]);
      const rules = [refusal?.rule, other?.rule];
      for (const rule of rules) expect(['hamburg.wall.half', 'hamburg.wall.price']).toContain(rule);
      expect(rules).toContain('hamburg.wall.half');
    }
  });

  test('the colour that a recoloured card has already', () => {
    const city = new City().built(0, 224).hand(0, 147).workers(0, 'grey');
    city.say(0, { do: 'turn', played: false }).answer(0, '147').answer(0, 'recolour');
    city.refuses(0, 'grey', 'recolour.worker');
  });
});
