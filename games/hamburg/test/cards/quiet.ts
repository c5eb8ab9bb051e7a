/** Laurels, Zoo, Park, and the buildings of phases I and II. */
import { FIRST, at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS, audit, hand, left } from '../../src/index.ts';
import type { Colour } from '../../src/index.ts';
import { City, contrasts, shown, word } from '../city.ts';
import type { Purse } from '../city.ts';

const line = (city: City, source: string, p = 0): number => {
  city.say(0, { do: 'finalScoring' });
  return at(audit(city.s), p).find(x => x.source === source)?.points ?? -1;
};

describe('2 points per building of the own category, itself included', () => {
  /** Number and two more of the category. */
  const rows: [number, number, number][] = [
    [11, 3, 5],
    [24, 14, 19],
    [35, 26, 31],
    [47, 42, 44],
    [59, 53, 55],
    [72, 61, 67],
    [84, 73, 83],
    [94, 86, 90],
    [107, 97, 104],
    [120, 110, 119],
    [131, 124, 126],
    [144, 133, 143],
    [154, 146, 148],
    [167, 158, 163],
    [179, 170, 174],
    [191, 181, 186],
    [204, 195, 200],
    [215, 210, 211],
    [225, 218, 223],
    [239, 229, 238],
  ];
  for (const [n, a, b] of rows) {
    const stranger = n === 11 ? 19 : 5;
    contrasts(
      n,
      '6 points for three; one under a Zoo does not count (H-20)',
      add =>
        line(add(new City()).all(0, [a, stranger]).built(1, b), 'laurels') +
        line(add(new City()).all(0, [a, b, stranger]), 'laurels'),
      { with: 4 + 6, without: 0 },
    );
  }
});

describe('other laurels', () => {
  const rows: [number, string, (c: City) => City, number][] = [
    [
      29,
      '2 points per third section and statue',
      c => {
        c.wall(0, 3, 5).s.hummels[0] = [9];
        c.s.jettes[0] = 1;
        return c;
      },
      8,
    ],
    [
      30,
      '2 points per active marker',
      c => {
        c.s.majority[0] = 0b10001;
        return c;
      },
      4,
    ],
    [71, '1 point per category', c => c.all(0, [1, 2, 3, 157, 158, 217]).leftOf(0, 241, 261), 4],
    [
      96,
      'one statue twice, the best (H-76)',
      c => {
        c.s.hummels[0] = [4, 9];
        c.s.jettes[0] = 1;
        return c;
      },
      9,
    ],
    [
      155,
      '1 point per raised step (example in the glossary)',
      c => c.hazard(0, 'pink', 2).hazard(0, 'brown', 1).hazard(0, 'orange', 1).hazard(0, 'violet', 1),
      5,
    ],
    [
      203,
      '5 points for plots of all colours',
      c => c.plots(0, 'violet', 'orange', 'grey', 'pink', 'brown'),
      5,
    ],
    [205, '1 point per two workers', c => c.workers(0, 'violet violet grey pink pink'), 2],
  ];
  for (const [n, what, set, points] of rows)
    contrasts(n, what, add => line(set(add(new City())), 'laurels'), { with: points, without: 0 });
  test('203 asks for plots of every colour, 155 counts three per colour at most (H-4)', () => {
    const four = new City().built(0, 203).plots(0, 'violet', 'orange', 'grey');
    expect(line(four, 'laurels')).toBe(0);
    const late = new City().built(0, 155).built(0, 165).hazard(0, 'pink', 3);
    expect(line(late, 'laurels')).toBe(3);
  });
  test('071 with the card of four categories counts a category not yet there (H-19)', () => {
    expect(line(new City().all(0, [71, 66]), 'laurels')).toBe(2);
    expect(line(new City().all(0, [71, 66, 53, 73, 86]), 'laurels')).toBe(4);
  });
});

/** Plays a Zoo or Park from the hand. */
const layOut = (n: number, price: number, money: number): City =>
  new City()
    .hand(0, n)
    .money(0, money)
    .say(0, { do: 'turn', played: false })
    .answer(0, word(n))
    .answer(0, 'build');

describe('Zoo', () => {
  /** Price and points of the four of each colour; grey, orange, brown, violet, pink. */
  const colours: Colour[] = ['grey', 'orange', 'brown', 'violet', 'pink'];
  for (let n = 241; n <= 260; n++) {
    const k = (n - 241) % 4;
    test(`${word(n)} lies left for ${3 * k} Mark without a plot and brings ${2 * k} points`, () => {
      const city = layOut(n, 3 * k, 3 * k);
      expect([city.zone(left(0)), city.s.money[0]]).toEqual([[n], 0]);
      city.say(0, { do: 'turn', played: true }).quiet();
      expect(line(city, 'cards')).toBe(2 * k);
      expect(line(city, 'church')).toBe(0);
      city.s.clerics = [5, 5, 5, 5, 5, 3];
      expect(line(city, 'church')).toBe(3);
      // as a plot it has its colour
      const colour = at(colours, Math.floor((n - 241) / 4));
      const plot = new City().hand(0, n).workers(0, colour).say(0, { do: 'turn', played: false });
      plot.answer(0, word(n)).answer(0, 'plot');
      expect(plot.s.plots[0]).toEqual([COLOURS.indexOf(colour)]);
      if (k > 0)
        new City()
          .hand(0, n)
          .money(0, 3 * k - 1)
          .say(0, { do: 'turn', played: false })
          .answer(0, word(n))
          .refuses(0, 'build', 'build.price');
      shown.add(n);
    });
  }
});

describe('Park', () => {
  const colours: Colour[] = ['grey', 'orange', 'brown', 'violet', 'pink'];
  const kinds = ['mark', 'worker', 'card', 'point'] as const;
  for (let n = 261; n <= 280; n++) {
    const colour = at(colours, Math.floor((n - 261) / 4));
    const kind = at(kinds, (n - 261) % 4);
    test(`${word(n)} brings a ${kind} at the end of phase I`, () => {
      const city = layOut(n, 6, 6);
      expect(city.zone(left(0))).toEqual([n]);
      expect(line(city, 'cards')).toBe(0);
      const before = city.purse(0);
      city.say(0, { do: 'income' });
      if (kind === 'card') {
        city.offers(0, 'draw', colour).optional(0).answer(0, colour);
        expect(at(city.s.zones, hand(0)).map(c => COLOURS[hamburgColour(c)])).toEqual([colour]);
        const bare = layOut(n, 6, 6).emptyPile(colour).say(0, { do: 'income' }).quiet();
        expect(bare.zone(hand(0))).toEqual([]);
      }
      const gain: { [k in typeof kind]: Purse } = {
        mark: { mark: 1 },
        worker: { workers: colour },
        card: {},
        point: { points: 1 },
      };
      city.gains(0, before, gain[kind]);
      shown.add(n);
    });
  }
});

const hamburgColour = (card: number): number => {
  const n = card - FIRST;
  const blocks = [4, 3, 1, 2, 0];
  if (n <= 240) return at(blocks, Math.floor((n - 1) / 48));
  return at([2, 1, 4, 0, 3], Math.floor(((n - 241) % 20) / 4));
};

describe('phase I', () => {
  contrasts(
    33,
    'one card more from any pile, above the limit',
    add => {
      const city = add(new City()).hand(0, 100, 101, 102, 103, 104).say(0, { do: 'income' });
      if (city.bench.asked().length > 0)
        city.offers(0, 'draw', 'violet orange grey pink brown').optional(0).answer(0, 'pink');
      return city.zone(hand(0)).length;
    },
    { with: 6, without: 5 },
  );
});

describe('phase II', () => {
  /** What a building brings when used right after the roll, and that it is not offered when it brings nothing. */
  const rolled = (n: number, what: string, good: number[], bad: number[], gain: Purse): void =>
    test(`${word(n)} ${what}`, () => {
      for (const last of [false, true]) {
        const city = new City().built(0, n).dice(...good);
        const before = city.purse(0);
        city.say(0, { do: 'offerII', last }).offers(0, 'useII', word(n)).optional(0).answer(0, word(n));
        city.quiet().gains(0, before, gain).say(0, { do: 'offerII', last: true }).quiet();
      }
      new City()
        .built(0, n)
        .dice(...bad)
        .say(0, { do: 'offerII', last: true })
        .quiet();
      shown.add(n);
    });
  rolled(49, 'a grey worker if the grey die shows 5 or 6', [1, 1, 5, 1, 1, 1], [6, 6, 4, 6, 6, 6], {
    workers: 'grey',
  });
  rolled(50, 'an orange worker if the orange die shows 5 or 6', [1, 6, 1, 1, 1, 1], [6, 4, 6, 6, 6, 6], {
    workers: 'orange',
  });
  rolled(51, 'a brown worker if the brown die shows 5 or 6', [1, 1, 1, 1, 6, 1], [6, 6, 6, 6, 4, 6], {
    workers: 'brown',
  });
  rolled(52, 'a violet worker if the violet die shows 5 or 6', [5, 1, 1, 1, 1, 1], [4, 6, 6, 6, 6, 6], {
    workers: 'violet',
  });
  rolled(87, 'Mark as the one most frequent number', [3, 3, 3, 4, 4, 6], [4, 4, 6, 6, 1, 2], { mark: 3 });
  rolled(92, '5 Mark if the dice sum to 23 at most', [6, 6, 6, 3, 1, 1], [6, 6, 6, 4, 1, 1], { mark: 5 });
  rolled(93, '2 points if the dice sum to 19 at least', [6, 6, 4, 1, 1, 1], [6, 6, 3, 1, 1, 1], {
    points: 2,
  });
  rolled(164, '1 Mark per die showing 6', [6, 1, 6, 1, 1, 6], [5, 5, 5, 5, 5, 5], { mark: 3 });
  rolled(
    237,
    'a worker of each colour that shows the number of the black die',
    [4, 1, 2, 3, 4, 4],
    [1, 2, 3, 4, 5, 6],
    {
      workers: 'violet brown',
    },
  );
  test('002 one space for 4 Mark if no die shows 1 or 2, in place of the advance', () => {
    const quiet = (): City => new City().built(0, 2).money(0, 4).dice(3, 4, 5, 6, 3, 3);
    quiet().say(0, { do: 'offerII', last: false }).quiet();
    const city = quiet()
      .say(0, { do: 'offerII', last: true })
      .offers(0, 'useII', '002')
      .optional(0)
      .answer(0, '002');
    expect([city.s.square[0], city.s.money[0]]).toEqual([1, 0]);
    quiet().money(0, 3).say(0, { do: 'offerII', last: true }).quiet();
    new City().built(0, 2).money(0, 9).dice(3, 4, 5, 6, 3, 2).say(0, { do: 'offerII', last: true }).quiet();
    // opponents make it dearer, discounts do not make it cheaper (H-39)
    const dear = quiet().built(1, 240).built(0, 125).money(0, 7).say(0, { do: 'offerII', last: true });
    dear.answer(0, '002');
    expect(dear.s.money[0]).toBe(0);
    shown.add(2);
  });
});
