/** Nobody is asked what makes no difference: of every question some answer leads elsewhere than another. */
import { answers, apply, at, below, count, nth, seeded } from '@kaffeehaus/kernel';
import type { Answer, Ask, GameEvent } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { hamburg, zones } from '../src/index.ts';
import type { Hamburg } from '../src/index.ts';
import { City } from './city.ts';
import { rareTable } from './rare.ts';

/** Questions that settle one matter together: an order has had its effect when the last of them is answered. */
const DAMAGES = ['hamburg.suffer', 'hamburg.flood', 'hamburg.fire', 'hamburg.collapse'];
const goesOn = (asked: Ask, next: Ask | undefined): boolean =>
  next?.seat === asked.seat && DAMAGES.includes(asked.why) && DAMAGES.includes(next.why);

const UNCOUNTED = ['ply', 'sealed', 'last', 'cell', 'exact', 'pool', 'pools', 'knows'];
/** The table without what only counts answers or follows from the cards; hands have no order. */
const print = (s: Hamburg): string =>
  JSON.stringify(s, (key, value: unknown) => {
    if (UNCOUNTED.includes(key)) return 0;
    if (key !== 'zones') return value;
    return s.zones.map((cards, z) =>
      at(zones(s.seats), z).loose ? [...cards].sort((a, b) => a - b) : cards,
    );
  });

const MOST = 40;
/** Where an answer can lead: the table, and what has been told on the way in whatever order. */
const outcomes = (s: Hamburg, asked: Ask, answer: Answer, told: readonly GameEvent[]): string[] => {
  const then = hamburg.clone(s);
  const events = [...told];
  apply(hamburg, then, asked.seat, answer, events);
  const next = then.wait[0];
  if (next !== undefined && goesOn(asked, next))
    return answers(next).flatMap(more => outcomes(then, next, more, events));
  const lines = events.map(event => JSON.stringify(event)).sort();
  return [[print(then), ...lines].join('\n')];
};

/** Whether all answers lead to the same; most questions show with the second that they do not. */
const isIdle = (s: Hamburg, ask: Ask): boolean => {
  const leads = (answer: Answer): string => [...new Set(outcomes(s, ask, answer, []))].sort().join('\n\n');
  const [first = [], ...rest] = answers(ask);
  const here = leads(first);
  return rest.every(answer => leads(answer) === here);
};

/** Two markers may be turned back one after the other: then the first question only looks idle in hindsight. */
const inHindsight = ({ why }: Ask): boolean => why === 'hamburg.turnBack';

test.each([1, 2, 3, 4, 5])('%i seats', seats => {
  const chance = seeded(`consequences for ${seats}`);
  const found = new Set<string>();
  let asked = 0;
  for (let game = 0; game < 2; game++) {
    const s = rareTable(seats, `consequence ${game}`, chance);
    s.hazards.fill(2);
    while (s.wait.length > 0) {
      const ask = at(s.wait, 0);
      const n = count(ask);
      if (n > 1 && n <= MOST && !inHindsight(ask)) {
        asked++;
        if (isIdle(s, ask)) found.add(ask.why);
      }
      apply(hamburg, s, ask.seat, nth(ask, below(chance, n)));
    }
  }
  expect([...found]).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

const HAZARD = { flood: 1, fire: 2, collapse: 4, raid: 8, disease: 16 };
test('the order of damages is asked only of who has both plots and buildings to lose', () => {
  const struck = (damage: number, set: (c: City) => City): readonly string[] => {
    const city = set(new City(2));
    city.s.damage[0] = damage;
    return city.say(0, { do: 'suffer' }).bench.asked();
  };
  const all = Object.values(HAZARD).reduce((sum, bit) => sum + bit);
  expect(struck(all, c => c)).toEqual([]);
  expect(struck(all, c => c.plots(0, 'grey'))).toEqual([]);
  expect(struck(all, c => c.underZoo(0, 57, 257))).toEqual([]);
  expect(struck(HAZARD.raid + HAZARD.disease, c => c.built(0, 57).workers(0, 'grey'))).toEqual([]);
  expect(struck(HAZARD.flood + HAZARD.raid, c => c.built(0, 57).plots(0, 'pink'))).toEqual([
    '1:hamburg.flood',
  ]);
  expect(struck(all, c => c.built(0, 57))).toEqual(['1:hamburg.suffer']);
});

test('a lightning that would do nothing is not offered a second time', () => {
  const twice = (set: (c: City) => City, card: number): readonly string[] =>
    set(new City(2)).built(0, 36).erect(0, card).bench.asked();
  expect(twice(c => c, 13)).toEqual([]);
  expect(twice(c => c.hand(1, 100, 101), 13)).toEqual(['2:hamburg.dropCard']);
  expect(twice(c => c, 123)).toEqual([]);
  expect(twice(c => c, 121)).toEqual(['1:hamburg.again']);
});

test('a colour is named only if it makes a difference', () => {
  const named = (card: number, set: (c: City) => City): readonly string[] =>
    set(new City(2).built(0, card))
      .say(0, { do: 'use', card: 1000 + card, free: true })
      .bench.asked();
  expect(named(157, c => c)).toEqual([]);
  expect(named(157, c => c.hazard(0, 'grey', 1))).toEqual(['1:hamburg.name']);
  expect(named(106, c => c.dice(4, 4, 4, 4, 4, 1))).toEqual([]);
  expect(named(106, c => c.dice(4, 4, 4, 4, 3, 1))).toEqual(['1:hamburg.name']);
});
