/** What is told: amounts that are true, deeds that were silent. That nothing is left out is a law of the kernel. */
import { FIRST, apply, asked, at, below, count, nth, seeded, start } from '@kaffeehaus/kernel';
import type { GameEvent } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { EXPANSIONS, MARK, hamburg, workersOf } from '../src/index.ts';
import type { Hamburg, HamburgEvent, Kind } from '../src/index.ts';
import { fold } from '../src/fold.ts';
import { City } from './city.ts';

/** Plays a game by chance and hands over each deed, with the table before it. */
const listen = (seats: number, hear: (t: Hamburg, told: HamburgEvent) => void): void => {
  const chance = seeded(`listener ${seats}`);
  const s = start(hamburg, { expansions: [...EXPANSIONS] }, seats, `told ${seats}`);
  while (asked(s).length > 0) {
    const ask = at(asked(s), 0);
    const t = hamburg.clone(s);
    const events: GameEvent[] = [];
    apply(hamburg, s, ask.seat, nth(ask, below(chance, count(ask))), events);
    for (const event of events)
      if (event.k === undefined) {
        hear(t, event as HamburgEvent);
        fold(t, event as HamburgEvent);
      } else if (event.k === 'move') {
        const from = at(t.zones, event.from);
        from.splice(from.indexOf(event.card), 1);
        at(t.zones, event.to)[event.under === 1 ? 'unshift' : 'push'](event.card);
      }
  }
};

describe.each([1, 3, 5])('at a table of %i', seats => {
  test('what is counted, gained or scored is something, and its numbers agree', () => {
    const kinds = new Set<Kind>();
    listen(seats, (t, told) => {
      kinds.add(told.e);
      if (told.e === 'counted') {
        const had = told.what === MARK ? at(t.money, told.seat) : workersOf(t, told.seat, told.what);
        expect(told.n).not.toBe(0);
        expect(had + told.n).toBe(told.to);
      }
      if (told.e === 'scored') expect(told.n).not.toBe(0);
      if (told.e === 'gain') expect([told.mark, told.points, ...told.workers].some(n => n !== 0)).toBe(true);
      if (told.e === 'climb' || told.e === 'sentBack') expect(at(t.square, told.seat)).toBe(told.from);
      if (told.e === 'hummel') expect(told.worth).toBe(at(t.hummelsLeft, 0));
      if (told.e === 'jette') expect(told.mark).toBe(at(t.jettesLeft, 0));
    });
    for (const kind of ['begun', 'ended', 'counted', 'gain', 'plot', 'raised'] as const)
      expect(kinds).toContain(kind);
  });
});

describe('deeds that were silent', () => {
  const of = (city: City, ...kinds: Kind[]): HamburgEvent[] =>
    city.told().filter(({ e }) => kinds.includes(e));

  test('175 sends everybody back: each is told, from where to where', () => {
    const city = new City(3);
    city.s.square = [5, 4, 0];
    city.erect(0, 175);
    expect(of(city, 'sentBack')).toEqual([{ e: 'sentBack', seat: 1, from: 4, space: 3 }]);
  });

  test('169 takes a card from each: from whom is told, which one is not', () => {
    const city = new City(3).hand(1, 100).hand(2, 101).erect(0, 169);
    expect(of(city, 'tookCard')).toEqual([
      { e: 'tookCard', seat: 0, from: 1 },
      { e: 'tookCard', seat: 0, from: 2 },
    ]);
  });

  test('095 brings no worker of a colour that is used up, and tells none', () => {
    const city = new City().built(0, 95);
    for (let i = 0; i < 15; i++) city.workers(1, 'grey');
    city.say(0, { do: 'turnMarker', marker: 0 });
    expect(of(city, 'gain')).toEqual([{ e: 'gain', seat: 0, mark: 0, points: 0, workers: [1, 1, 0, 1, 1] }]);
  });

  test('a fee, workers taken, a price and the plot are told with their amount', () => {
    const city = new City().built(0, 98).workers(0, 'pink').use(0, 98);
    expect(of(city, 'counted')).toEqual([{ e: 'counted', seat: 0, what: 3, n: -1, to: 0, why: 'fee' }]);
    const taking = new City().hand(0, 1).say(0, { do: 'turn', played: false });
    taking.answer(0, '001').answer(0, 'workers');
    expect(of(taking, 'counted')).toMatchObject([{ what: 4, n: 3, to: 3, why: 'taken' }]);
    const building = new City().erect(0, 98, 3);
    expect(of(building, 'counted', 'erected')).toEqual([
      { e: 'counted', seat: 0, what: MARK, n: -3, to: 0, why: 'build' },
      { e: 'erected', seat: 0, card: FIRST + 98, plot: 0 },
    ]);
  });

  test('a building that comes back to the hand is told before its plot is', () => {
    const city = new City().built(0, 98).say(0, { do: 'damage', hazard: 0 });
    expect(of(city, 'damage', 'tookBack', 'lostPlot')).toMatchObject([
      { e: 'damage', hazard: 0 },
      { e: 'tookBack', card: FIRST + 98 },
      { e: 'lostPlot', plot: 0 },
    ]);
  });
});
