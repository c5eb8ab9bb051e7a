/** Reinforcements: the same scene with and without the building must end differently. */
import { FIRST, at } from '@kaffeehaus/kernel';
import { describe } from 'vitest';
import { display } from '../../src/index.ts';
import type { Colour } from '../../src/index.ts';
import { City, contrasts, word } from '../city.ts';
import { act, why } from '../moves.ts';

/** The reduction that comes with an action: one step, which may be declined. */
const reduceOne = (city: City, colour: string): void => {
  if (city.bench.asked().length === 0) return;
  city.offers(0, 'reduce', colour).optional(0);
  if (city.bench.ask(0, 'hamburg.reduce').max !== 1) throw new Error('one step only');
  city.answer(0, colour);
};
const actions = (city: City, card: number): string => {
  city.hand(0, card).say(0, { do: 'turn', played: false }).answer(0, word(card));
  return city.bench.answers(0).join(' ');
};

describe('workers and money', () => {
  contrasts(
    34,
    'one worker of choice more with the action, which may be declined',
    add => {
      const city = act(add(new City()), 'workers', 268);
      if (why(city).length > 0)
        city.offers(0, 'recruit', 'violet orange grey pink brown').optional(0).answer(0, 'pink');
      return city.purse(0).workers;
    },
    { with: [0, 3, 0, 1, 0], without: [0, 3, 0, 0, 0] },
  );
  const dice: [number, Colour, number][] = [
    [138, 'pink', 280],
    [139, 'grey', 264],
    [140, 'brown', 272],
    [141, 'violet', 276],
  ];
  for (const [n, colour, card] of dice)
    contrasts(
      n,
      `3 Mark more with the ${colour} die, with no other`,
      add =>
        [card, 268].map(played => {
          const city = act(add(new City()).dice(2, 2, 2, 2, 2, 2), 'money', played);
          return city.purse(0).mark;
        }),
      { with: [5, 2], without: [2, 2] },
    );
});

describe('reductions that come with an action', () => {
  contrasts(
    70,
    'laying a plot lowers the hazard of its colour, if wished; not the plots of a building',
    add => {
      const staked = add(new City()).hazard(0, 'orange', 2).say(0, { do: 'stake', n: 1 }).answer(0, 'orange');
      staked.quiet();
      const city = act(add(new City()).workers(0, 'orange').hazard(0, 'orange', 2), 'plot', 268);
      reduceOne(city, 'orange');
      return [city.hazards(0)[1], city.s.points[0]];
    },
    { with: [1, 11], without: [2, 10] },
  );
  contrasts(
    150,
    'a stone of the basic action lowers the hazard of its section, no other stone does (H-37)',
    add => {
      add(new City()).hazard(0, 'violet', 2).say(0, { do: 'stone', half: 0, basic: false }).quiet();
      const city = act(add(new City()).money(0, 9).hazard(0, 'orange', 2), 'wall', 268);
      reduceOne(city, 'orange');
      return [city.hazards(0)[1], city.s.points[0]];
    },
    { with: [1, 11], without: [2, 10] },
  );
  contrasts(
    166,
    'erecting a building lowers the hazard of its colour; not a Zoo (H-12)',
    add => {
      const city = add(new City()).plots(0, 'violet').hazard(0, 'orange', 2).money(0, 9);
      act(city, 'build', 107);
      if (why(city)[0] === '1:place') city.answer(0, 'plot-2');
      reduceOne(city, 'orange');
      const zoo = act(add(new City()).hazard(0, 'orange', 2), 'build', 245);
      // a building for nothing is no basic action (H-14)
      add(new City())
        .hazard(0, 'orange', 2)
        .say(0, { do: 'erected', card: FIRST + 107, basic: false })
        .quiet();
      return [city.hazards(0)[1], why(zoo).length];
    },
    { with: [1, 0], without: [2, 0] },
  );
  contrasts(
    168,
    'the reduce action lowers two steps for 2 points, no building does',
    add => {
      const city = act(add(new City()).hazard(0, 'orange', 2), 'reduce', 268);
      reduceOne(city, 'orange');
      const other = add(new City()).built(0, 156).hazard(0, 'orange', 2).use(0, 156);
      return [city.hazards(0)[1], city.s.points[0], other.hazards(0)[1], other.s.points[0]];
    },
    { with: [0, 12, 1, 11], without: [1, 11, 1, 11] },
  );
  contrasts(
    214,
    'every own advance lowers a step of any colour, also a virtual one (H-39)',
    add => {
      const city = add(new City()).hazard(0, 'grey', 1).hazard(0, 'pink', 1);
      city.s.square[0] = 9;
      city.say(0, { do: 'climb' });
      if (why(city).length > 0) city.offers(0, 'reduce', 'grey pink').optional(0).answer(0, 'pink');
      return [city.hazards(0), city.s.points[0]];
    },
    { with: [[0, 0, 1, 0, 0], 15], without: [[0, 0, 1, 1, 0], 14] },
  );
});

describe('the square', () => {
  contrasts(
    226,
    '1 point for every own advance',
    add => add(new City()).say(0, { do: 'climb' }).s.points[0],
    { with: 11, without: 10 },
  );
  contrasts(
    125,
    'an advance costs 2 Mark less, never less than nothing',
    add =>
      [
        [1, 2, 2, 6, 6, 6],
        [1, 6, 6, 6, 6, 6],
      ].map(pips => {
        const city = add(new City())
          .money(0, 5)
          .dice(...pips);
        city.say(0, { do: 'advance' }).offers(0, 'advance', 'yes').optional(0).answer(0, 'yes');
        return city.s.money[0];
      }),
    { with: [2, 5], without: [0, 4] },
  );
  contrasts(
    240,
    'the others pay the black die on top, the owner does not (example p. 24)',
    add => {
      const prices = [0, 1].map(p => {
        const city = add(new City(), 0).money(0, 20).money(1, 20).dice(1, 2, 1, 3, 3, 5);
        city.say(p, { do: 'advance' }).offers(p, 'advance', 'yes').answer(p, 'yes');
        return 20 - at(city.s.money, p);
      });
      return prices;
    },
    { with: [4, 9], without: [4, 4] },
  );
});

describe('the wall', () => {
  contrasts(
    108,
    'a stone of the basic action costs nothing',
    add => {
      const city = add(new City()).money(0, 0).wall(0, 0, 0);
      return actions(city, 268).includes('wall');
    },
    { with: true, without: false },
  );
  contrasts(
    232,
    'the black die instead of the printed price, if lower (example p. 24)',
    add => {
      const city = act(add(new City()).money(0, 5).wall(0, 0, 4).dice(3, 3, 3, 3, 3, 1), 'wall', 276);
      // the violet card fits the inner left (1) and the outer right (5)
      city.offers(0, 'section', 'left right').answer(0, 'right');
      return city.s.money[0];
    },
    { with: 4, without: 0 },
  );
  contrasts(
    91,
    "a worker of the section's colour for every stone of another player, also without a card (H-37)",
    add => {
      const city = act(add(new City(), 1).money(0, 9), 'wall', 268);
      city.say(0, { do: 'stone', half: 0, basic: false });
      return [city.purse(0).workers, city.purse(1).workers];
    },
    {
      with: [
        [0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0],
      ],
      without: [
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ],
    },
  );
});

describe('the price of buildings', () => {
  contrasts(
    132,
    '3 Mark less with the action',
    add => {
      const city = add(new City()).plots(0, 'grey').money(0, 9);
      act(city, 'build', 107);
      if (why(city)[0] === '1:place') city.answer(0, 'plot-2');
      return city.s.money[0];
    },
    { with: 3, without: 0 },
  );
  const rows: [number, Colour, number, number][] = [
    [182, 'orange', 107, 204],
    [183, 'violet', 204, 107],
    [184, 'pink', 59, 107],
    [185, 'brown', 11, 107],
  ];
  for (const [n, colour, good, other] of rows)
    contrasts(
      n,
      `${colour} buildings cost half, rounded up; others do not`,
      add =>
        [good, other].map(card => {
          const city = add(new City()).plots(0, 'grey').money(0, 9);
          act(city, 'build', card);
          if (why(city)[0] === '1:place') city.answer(0, 'plot-2');
          return city.s.money[0];
        }),
      { with: [4, 0], without: [0, 0] },
    );
  contrasts(
    180,
    '2 Mark whenever another player erects a building, not for a Zoo, not for its owner',
    add => {
      const city = act(add(new City(), 1).plots(0, 'grey').money(0, 9), 'build', 107);
      const zoo = act(add(new City(), 1), 'build', 245);
      const own = add(new City(), 1).plots(1, 'grey').money(1, 9);
      act(own, 'build', 107, 1);
      if (why(own)[0] === '2:place') own.answer(1, 'plot-2');
      return [city.s.money[1], zoo.s.money[1], own.s.money[1]];
    },
    { with: [2, 0, 0], without: [0, 0, 0] },
  );
  contrasts(
    192,
    'two buildings on every plot',
    add => {
      const city = add(new City()).money(0, 9);
      city.s.on[0] = city.s.on[0]!.map(() => 0);
      if (city.zone(display(0)).length === 0) city.bench.put(FIRST + 24, display(0));
      city.s.on[0] = [0];
      return actions(city, 107).includes('build');
    },
    { with: true, without: false },
  );
});

describe('hazards', () => {
  contrasts(
    151,
    'a worker of the colour averts a step, whatever raises it',
    add => {
      const city = add(new City()).workers(0, 'grey').hazard(0, 'grey', 2).wall(0, 1, 0);
      city.say(0, { do: 'raise', colour: 2 }, { do: 'suffer' });
      if (why(city).length > 0) city.offers(0, 'avert', 'grey').optional(0).answer(0, 'grey');
      return [city.hazards(0)[2], city.purse(0).workers[2], city.s.walls[0], city.s.points[0]];
    },
    { with: [2, 0, 1, 10], without: [0, 1, 0, 10] },
  );
  contrasts(
    165,
    'damage only at the fourth step (H-4)',
    add => {
      const city = add(new City()).money(0, 5).hazard(0, 'pink', 2);
      city.say(0, { do: 'raise', colour: 3 }, { do: 'suffer' });
      const third = [city.hazards(0)[3], city.s.money[0]];
      city.money(0, 5).hazard(0, 'pink', 3).say(0, { do: 'raise', colour: 3 }, { do: 'suffer' });
      return [third, [city.hazards(0)[3], city.s.money[0]]];
    },
    {
      with: [
        [3, 5],
        [0, 0],
      ],
      without: [
        [0, 0],
        [0, 0],
      ],
    },
  );
  const drawn = (add: (c: City) => City): unknown => {
    const city = add(new City());
    city.say(0, { do: 'marker' });
    return [city.s.money[0], city.s.points[0]];
  };
  contrasts(187, '1 point for every black marker drawn', drawn, { with: [0, 11], without: [0, 10] });
  contrasts(188, '2 Mark for every black marker drawn', drawn, { with: [2, 10], without: [0, 10] });
  contrasts(
    231,
    'another colour may be raised than the marker shows',
    add => {
      const city = add(new City());
      city.bench.put(FIRST + 281, 7);
      city.say(0, { do: 'marker' }, { do: 'heed' }, { do: 'suffer' });
      if (why(city).length > 0)
        city.offers(0, 'divert', 'orange grey pink brown').optional(0).answer(0, 'brown');
      return city.hazards(0);
    },
    { with: [0, 0, 0, 0, 1], without: [1, 0, 0, 0, 0] },
  );
});

describe('lightning twice', () => {
  contrasts(
    36,
    'an own lightning may be struck once more, never a third time (H-16)',
    add => {
      const city = add(new City()).plots(0, 'grey');
      act(city, 'build', 206);
      if (why(city)[0] === '1:place') city.answer(0, 'plot-2');
      if (why(city).length > 0) city.offers(0, 'again', '206').optional(0).answer(0, '206').quiet();
      return city.s.money[0];
    },
    { with: 6, without: 3 },
  );
});

describe('majorities', () => {
  contrasts(
    46,
    'a tie at 1 or more is enough for its owner, not for the other (H-25)',
    add => {
      const city = add(new City()).wall(0, 1, 1).wall(1, 2, 0).built(1, 24);
      if (city.zone(display(0)).length === 0) city.built(0, 11);
      city.s.points = [10, 12];
      city.say(0, { do: 'majorities' });
      return [city.s.majority[0], city.s.majority[1]];
    },
    { with: [0b00110, 0b01000], without: [0, 0b01000] },
  );
  contrasts(
    95,
    'a set of workers for every marker turned, but none of a colour all in use (H-26, H-47)',
    add => {
      const city = add(new City()).wall(0, 1, 0).workers(1, Array(15).fill('grey').join(' '));
      city.s.square[0] = 1;
      city.say(0, { do: 'turnMarker', marker: 0 });
      return city.purse(0).workers;
    },
    { with: [1, 1, 0, 1, 1], without: [0, 0, 0, 0, 0] },
  );
});

describe('cards of special kinds', () => {
  contrasts(
    66,
    'counts as art, amusement, theatre and circus (H-19)',
    add =>
      [53, 61, 73, 86].map(n => {
        const city = add(new City()).built(0, n, 'grey').workers(0, 'orange grey brown');
        city.use(0, n);
        return city.s.money[0];
      }),
    { with: [4, 4, 4, 4], without: [2, 2, 2, 2] },
  );
  contrasts(
    122,
    'a Park of Mark brings 1 Mark more',
    add => {
      const city = add(new City()).leftOf(0, 261, 265, 262);
      city.say(0, { do: 'income' });
      return [city.s.money[0], city.purse(0).workers];
    },
    { with: [4, [0, 0, 1, 0, 0]], without: [2, [0, 0, 1, 0, 0]] },
  );
  contrasts(
    224,
    'for a grey worker the played card takes another colour; not for a building (H-31)',
    add => {
      const city = add(new City()).workers(0, 'grey').hand(0, 268).dice(6, 1, 1, 1, 1, 1);
      city.say(0, { do: 'turn', played: false }).answer(0, '268');
      if (!city.bench.answers(0).includes('recolour')) {
        city.refuses(0, 'recolour', 'recolour.worker');
        return city.bench.answers(0);
      }
      city.answer(0, 'recolour').offers(0, 'recolour', 'violet grey pink brown').answer(0, 'violet');
      city.offers(0, 'action', 'workers money').refuses(0, 'build', 'build.recoloured').answer(0, 'money');
      return [city.s.money[0], city.purse(0).workers];
    },
    { with: [6, [0, 0, 0, 0, 0]], without: ['workers', 'money'] },
  );
});
