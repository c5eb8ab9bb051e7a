/** Who sees what: a table written by hand, against what the kernel shows. */
import { FIRST, WATCHER, asked, mask } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { hamburg, zones } from '../src/index.ts';
import { City } from './city.ts';

const OWNER = 0;
const OTHER = 1;

/** One card lies in each zone of seat 1 (of three); who sees its face? */
const TABLE: [zone: string, owner: boolean, other: boolean, watcher: boolean][] = [
  ['hand', true, false, false],
  ['aside', true, false, false],
  ['ground', true, false, false],
  ['field', false, false, false],
  ['display', true, true, true],
  ['left', true, true, true],
  ['under', true, true, true],
  ['pile 1', false, false, false],
  ['top', true, true, true],
  ['markers', false, false, false],
  ['spent', true, true, true],
  ['exchange', false, false, false],
  ['course', true, true, true],
  ['site', true, true, true],
];

const scene = (): City => {
  const city = new City(3, ['exchange']);
  city.hand(OWNER, 100).aside(OWNER, 101).built(OWNER, 102).unseenPlot(OWNER, 'grey').leftOf(OWNER, 241);
  city.underZoo(OWNER, 165, 242).discard(103, 104);
  city.bench.put(FIRST + 281, 8);
  city.bench.put(FIRST + 301, 10);
  city.bench.put(FIRST + 105, 12);
  return city.say(OTHER, { do: 'recruit', n: 1, may: false });
};

describe('faces', () => {
  const city = scene();
  const index = (name: string): number => zones(3).findIndex(z => z.name === name && z.seat <= OWNER);
  const faces = (viewer: Seat, zone: number): boolean =>
    (mask(hamburg, city.s, viewer).zones[zone] ?? []).some(card => card > 0);
  test.each(TABLE)('%s: owner %s, another player %s, a watcher %s', (name, ...seen) => {
    const zone = index(name);
    expect(city.s.zones[zone]?.length).toBeGreaterThan(0);
    expect([OWNER, OTHER, WATCHER].map(viewer => faces(viewer, zone))).toEqual(seen);
  });
  test('every zone of a player and every common zone is in the table', () => {
    const names = new Set(zones(3).map(z => z.name));
    for (const name of ['discard', 'gone', 'pile 2', 'pile 3', 'pile 4', 'pile 5']) names.delete(name);
    expect([...names].sort((a, b) => (a < b ? -1 : 1))).toEqual(
      TABLE.map(([name]) => name).sort((a, b) => (a < b ? -1 : 1)),
    );
  });
});

describe('questions', () => {
  /** What another player is shown of a question: all of it, or only that there is one. */
  const shown = (city: City, seat: Seat): number[] | undefined =>
    mask(hamburg, city.s, seat === OWNER ? OTHER : OWNER).wait[0]?.of as number[] | undefined;
  test('a turn, the action of a hidden card, a discard: others see no items, even if there is one answer', () => {
    const turn = new City(3).hand(OWNER, 107).say(OWNER, { do: 'turn', played: false });
    expect([asked(turn.s).length, shown(turn, OWNER)]).toEqual([1, []]);
    expect(shown(turn.answer(OWNER, '107'), OWNER)).toEqual([]);
    const drop = new City(3).hand(OTHER, 100).say(OTHER, { do: 'dropCard' });
    expect([asked(drop.s).length, shown(drop, OTHER)]).toEqual([1, []]);
  });
  test('a search in the discard pile, a plot, a colour: everybody sees the items', () => {
    const search = new City(3).plots(OWNER, 'grey').discard(11, 3).say(OWNER, { do: 'search', category: 0 });
    expect(shown(search, OWNER)).toEqual([FIRST + 3, FIRST + 11]);
    const recruit = new City(3).say(OWNER, { do: 'recruit', n: 1, may: false });
    expect(shown(recruit, OWNER)).toHaveLength(5);
  });
  test('190: whether the hand holds a building for a Zoo cannot be told from the question', () => {
    const views = [165, 268].map(n => {
      const city = new City(3).built(OWNER, 190).workers(OWNER, 'grey').leftOf(OWNER, 241).hand(OWNER, n);
      city.say(OWNER, { do: 'turn', played: true });
      return [city.bench.asked(), shown(city, OWNER)];
    });
    expect(views[0]).toEqual(views[1]);
    expect(views[0]).toEqual([['1:hamburg.use'], []]);
  });
});
