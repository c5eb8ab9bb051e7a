/** Buildings of phase III that bring Mark, points and workers, from the glossary. */
import { at } from '@kaffeehaus/kernel';
import { describe } from 'vitest';
import type { Colour } from '../../src/index.ts';
import { City, proves, word } from '../city.ts';
import type { Purse } from '../city.ts';

/** A plot colour that no fee of the test names. */
const FOREIGN: { readonly [fee: string]: Colour } = {
  violet: 'brown',
  orange: 'violet',
  grey: 'orange',
  pink: 'grey',
  brown: 'pink',
};

/** Without its worker the building is refused; with it, it is used once, for this; then it carries its marker. */
const forWorker = (n: number, fee: Colour, what: string, set: (c: City) => City, gain: Purse): void =>
  proves(n, `for a ${fee} worker: ${what}`, () => {
    const poor = set(new City().built(0, n, FOREIGN[fee])).hand(0, 268);
    poor.say(0, { do: 'turn', played: false }).refuses(0, word(n), 'building.fee');
    const city = set(new City().built(0, n, FOREIGN[fee])).workers(0, `${fee} ${fee}`);
    const before = city.purse(0);
    city.use(0, n).gains(0, before, { ...gain, workers: `-${fee}` });
    city.hand(0, 268).say(0, { do: 'turn', played: false }).refuses(0, word(n), 'building.used');
    return city;
  });

describe('2 Mark per building of the own category, itself included (H-35)', () => {
  /** Number, fee, two more buildings of the category. */
  const rows: [number, Colour, number, number][] = [
    [3, 'grey', 11, 5],
    [14, 'violet', 24, 19],
    [26, 'pink', 35, 31],
    [42, 'orange', 47, 44],
    [53, 'orange', 59, 55],
    [61, 'brown', 72, 67],
    [73, 'grey', 84, 83],
    [86, 'brown', 94, 90],
    [97, 'pink', 107, 104],
    [110, 'grey', 120, 119],
    [124, 'brown', 131, 126],
    [133, 'violet', 144, 143],
    [146, 'pink', 154, 148],
    [158, 'brown', 167, 163],
    [170, 'violet', 179, 174],
    [181, 'pink', 191, 186],
    [195, 'orange', 204, 200],
    [210, 'brown', 215, 211],
    [218, 'orange', 225, 223],
    [229, 'brown', 239, 238],
  ];
  for (const [n, fee, a, b] of rows) {
    const stranger = n === 3 ? 24 : 11;
    forWorker(n, fee, '6 Mark for three', c => c.all(0, [a, b, stranger], FOREIGN[fee]), { mark: 6 });
  }
});

describe('1 point per building of the own category', () => {
  forWorker(69, 'orange', '3 points for three of art', c => c.all(0, [72, 67, 84], 'violet'), { points: 3 });
  forWorker(82, 'orange', '3 points for three theatres', c => c.all(0, [84, 83, 72], 'violet'), {
    points: 3,
  });
});

describe('per plot of a colour', () => {
  const four = (colour: Colour) => (c: City) => c.plots(0, colour, colour, colour, colour);
  const rows: [number, Colour, Purse][] = [
    [15, 'pink', { mark: 8 }],
    [16, 'violet', { mark: 8 }],
    [17, 'grey', { mark: 8 }],
    [18, 'orange', { mark: 8 }],
    [74, 'orange', { mark: 4 }],
    [75, 'brown', { mark: 4 }],
    [76, 'violet', { mark: 4 }],
    [77, 'grey', { mark: 4 }],
    [78, 'orange', { points: 4 }],
    [79, 'brown', { points: 4 }],
    [80, 'violet', { points: 4 }],
    [81, 'grey', { points: 4 }],
    // 2 points for every three
    [20, 'violet', { points: 2 }],
    [21, 'orange', { points: 2 }],
    [22, 'grey', { points: 2 }],
    [23, 'pink', { points: 2 }],
  ];
  for (const [n, colour, gain] of rows)
    forWorker(n, colour, `four ${colour} plots bring ${JSON.stringify(gain)}`, four(colour), gain);
});

describe('fixed gains for a worker', () => {
  const rows: [number, Colour, Purse][] = [
    [98, 'pink', { mark: 3 }],
    [99, 'violet', { mark: 3 }],
    [100, 'brown', { mark: 3 }],
    [101, 'grey', { mark: 3 }],
    [127, 'orange', { mark: 2, points: 1 }],
    [128, 'grey', { mark: 2, points: 1 }],
    [129, 'violet', { mark: 2, points: 1 }],
    [130, 'pink', { mark: 2, points: 1 }],
  ];
  for (const [n, fee, gain] of rows) forWorker(n, fee, JSON.stringify(gain), c => c, gain);
});

describe('what the player has', () => {
  const markers = (c: City): City => {
    c.s.majority[0] = 0b10101;
    return c;
  };
  forWorker(12, 'pink', 'seven stones bring 2 points', c => c.wall(0, 4, 3), { points: 2 });
  forWorker(45, 'grey', 'four categories bring 4 Mark', c => c.all(0, [44, 154, 155, 72, 84], 'orange'), {
    mark: 4,
  });
  forWorker(134, 'pink', 'three active markers bring 6 Mark', markers, { mark: 6 });
  forWorker(135, 'violet', 'three active markers bring 6 Mark', markers, { mark: 6 });
  forWorker(136, 'brown', 'three active markers bring 6 Mark', markers, { mark: 6 });
  forWorker(137, 'grey', 'three active markers bring 6 Mark', markers, { mark: 6 });
  forWorker(
    105,
    'grey',
    'one third section, two Hummel and a Zitronenjette bring 4 points (H-38)',
    c => {
      c.wall(0, 3, 2);
      c.s.hummels[0] = [9, 2];
      c.s.jettes[0] = 1;
      return c;
    },
    { points: 4 },
  );
  proves(88, 'for an orange worker: per set left after paying 1 point and 5 Mark (H-34)', () => {
    const city = new City().built(0, 88).workers(0, 'orange orange orange violet violet grey grey');
    city.workers(0, 'pink pink brown brown');
    const before = city.purse(0);
    city.use(0, 88).gains(0, before, { mark: 10, points: 2, workers: '-orange' });
    const broken = new City().built(0, 88).workers(0, 'orange violet grey pink brown');
    const had = broken.purse(0);
    return [city, broken.use(0, 88).gains(0, had, { workers: '-orange' })];
  });
  forWorker(227, 'pink', 'three colours left bring 3 Mark', c => c.workers(0, 'violet violet brown'), {
    mark: 3,
  });
});

describe('dice', () => {
  forWorker(213, 'orange', '1 point per die showing 1, all six count (H-33)', c => c.dice(1, 2, 1, 5, 6, 1), {
    points: 3,
  });
  forWorker(230, 'orange', 'Mark as the black die shows', c => c.dice(1, 1, 1, 1, 1, 5), { mark: 5 });
  proves(212, 'for a grey worker: one per coloured die showing 1, one of choice for the black one', () => {
    const city = new City().built(0, 212, 'orange').workers(0, 'grey').dice(1, 2, 1, 5, 1, 1);
    const before = city.purse(0);
    city.use(0, 212).offers(0, 'recruit', 'violet orange grey pink brown').optional(0, false);
    return city.answer(0, 'pink').gains(0, before, { workers: '-grey violet grey brown pink' });
  });
  proves(106, 'for any worker: Mark as the die of its colour', () => {
    const city = new City().built(0, 106).workers(0, 'grey pink').dice(1, 2, 4, 5, 6, 1);
    const before = city.purse(0);
    city.use(0, 106).offers(0, 'fee', 'grey pink').refuses(0, 'brown', 'worker.none');
    return city.answer(0, 'pink').gains(0, before, { mark: 5, workers: '-pink' });
  });
});

describe('without a fee, once per round', () => {
  const rows: [number, Purse][] = [
    [6, { points: 1 }],
    [56, { points: 1 }],
    [57, { mark: 2 }],
    [102, { mark: 2 }],
    [58, { workers: 'pink' }],
  ];
  for (const [n, gain] of rows)
    proves(n, JSON.stringify(gain), () => {
      const city = new City().built(0, n);
      const before = city.purse(0);
      city.use(0, n).gains(0, before, gain).quiet();
      return city.hand(0, 268).say(0, { do: 'turn', played: false }).refuses(0, word(n), 'building.used');
    });
});

describe('workers of choice', () => {
  proves(48, 'one of any colour, for nothing', () => {
    const city = new City().built(0, 48);
    const before = city.purse(0);
    city.use(0, 48).offers(0, 'recruit', 'violet orange grey pink brown').optional(0, false);
    return city.answer(0, 'orange').gains(0, before, { workers: 'orange' });
  });
  const rows: [number, Colour][] = [
    [115, 'grey'],
    [116, 'violet'],
    [117, 'pink'],
    [118, 'brown'],
  ];
  for (const [n, fee] of rows)
    proves(n, `two of any colour for a ${fee} worker, also of that colour`, () => {
      const city = new City().built(0, n, FOREIGN[fee]).workers(0, fee);
      const before = city.purse(0);
      city.use(0, n).offers(0, 'recruit', 'violet orange grey pink brown');
      city.bench.ask(0, 'hamburg.recruit');
      return city.answer(0, `${fee} orange`).gains(0, before, { workers: 'orange' });
    });
  proves(216, 'two of any colour and 3 points for a pink worker', () => {
    const city = new City().built(0, 216).workers(0, 'pink');
    const before = city.purse(0);
    city.use(0, 216).offers(0, 'recruit', 'violet orange grey pink brown');
    return city.answer(0, 'brown brown').gains(0, before, { workers: '-pink brown brown', points: 3 });
  });
  proves(43, 'a violet and any worker for 3 Mark and 1 point', () => {
    const poor = new City().built(0, 43).workers(0, 'violet').hand(0, 268);
    poor.say(0, { do: 'turn', played: false }).refuses(0, '043', 'building.fee');
    const city = new City().built(0, 43).workers(0, 'violet grey orange');
    const before = city.purse(0);
    city.use(0, 43).offers(0, 'fee', 'orange grey').answer(0, 'grey');
    return city.gains(0, before, { mark: 3, points: 1, workers: '-violet -grey' });
  });
  proves(27, 'up to five workers for 1 Mark each', () => {
    const city = new City().built(0, 27).money(0, 3);
    const before = city.purse(0);
    city.use(0, 27).offers(0, 'buyWorkers', 'violet orange grey pink brown').optional(0);
    city.answer(0, 'violet violet brown').gains(0, before, { mark: -3, workers: 'violet violet brown' });
    const rich = new City().built(0, 27).money(0, 9).use(0, 27);
    if (rich.bench.ask(0, 'hamburg.buyWorkers').max !== 5) throw new Error('five at most');
    return city;
  });
  proves(109, 'up to five workers of different colours for 1 point and 1 Mark each', () => {
    const poor = new City().built(0, 109).hand(0, 268);
    poor.say(0, { do: 'turn', played: false }).refuses(0, '109', 'building.duty');
    const city = new City().built(0, 109).workers(0, 'violet violet grey brown');
    const before = city.purse(0);
    city.use(0, 109).offers(0, 'sellWorkers', 'violet grey brown').refuses(0, 'pink', 'worker.none');
    if (city.bench.answers(0).includes('violet violet')) throw new Error('one of each colour');
    return city.answer(0, 'violet brown').gains(0, before, { mark: 2, points: 2, workers: '-violet -brown' });
  });
  const swaps: [number, Colour][] = [
    [111, 'violet'],
    [112, 'brown'],
    [113, 'pink'],
    [114, 'grey'],
  ];
  for (const [n, fee] of swaps)
    proves(n, `for a ${fee} worker any number of the others change colour`, () => {
      const city = new City().built(0, n, FOREIGN[fee]).workers(0, `${fee} orange orange`);
      const before = city.purse(0);
      city.use(0, n).offers(0, 'swapWorkers', 'violet orange grey pink brown').optional(0);
      if (at(city.bench.answers(0), 0) !== '' || city.bench.answers(0).length !== 3)
        throw new Error('none, one or two orange: the fee is gone');
      city.answer(0, 'orange orange').offers(0, 'recruit', 'violet orange grey pink brown');
      return city.answer(0, `${fee} brown`).gains(0, before, { workers: '-orange -orange brown' });
    });
});
