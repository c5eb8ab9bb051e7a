/** The card phase: V-12, V-13, and the set-up before it: V-70. */
import { WATCHER, apply, askOf, at, mask, retract } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { opened } from '@kaffeehaus/kernel/stage';
import { describe, expect } from 'vitest';
import { DECK, DISCARD, drawer, hand, plan, vienna } from '../../src/index.ts';
import { card, numbers, scene } from '../scene.ts';
import type { Table } from '../scene.ts';
import { ruling } from './ruling.ts';

const handOf = (t: Table, seat: Seat): Card[] => at(t.s.zones, hand(seat)).slice();

describe('set-up', () => {
  const games = Array.from(
    { length: 40 },
    (_, i) => opened(vienna, { seats: 4, seed: `game ${i}`, options: { version: 'intro' } }).s,
  );

  ruling('V-70', 'the first crest is drawn among all', () => {
    expect(new Set(games.map(({ crest }) => crest))).toEqual(new Set([0, 1, 2, 3]));
  });

  ruling('V-70', 'eight of each dossier on the squares, one for each seat, all different', () => {
    for (const s of games) {
      for (let kind = 0; kind < 5; kind++) expect(s.squares.filter(k => k === kind)).toHaveLength(8);
      expect(s.dossiers.map(own => own.reduce((sum, n) => sum + n, 0))).toEqual([1, 1, 1, 1]);
      expect(new Set(s.dossiers.map(own => own.indexOf(1))).size).toBe(4);
      expect(s.bribes).toEqual([1, 2, 3, 4].map(() => [1, 1, 1, 1, 1]));
      expect(s.supply).toEqual([6, 6, 6, 6]);
    }
    expect(new Set(games.map(({ squares }) => squares.join(''))).size).toBe(40);
  });

  ruling('V-70', 'flags are printed, or drawn: six of each either way', () => {
    const drawn = Array.from(
      { length: 5 },
      (_, i) =>
        opened(vienna, { seats: 2, seed: `flags ${i}`, options: { version: 'intro', flags: 'random' } }).s
          .flags,
    );
    for (const flags of [...drawn, games[0]?.flags ?? []])
      for (let flag = 0; flag < 5; flag++) expect(flags.filter(f => f === flag)).toHaveLength(6);
    expect(new Set(drawn.map(flags => flags.join(''))).size).toBe(5);
    expect(new Set(games.map(({ flags }) => flags.join(''))).size).toBe(1);
  });
});

describe('card phase', () => {
  ruling('V-12', 'all are asked at once for one of the six ways to assign three cards', () => {
    const t = opened(vienna, { seats: 3, options: { version: 'intro' } });
    expect(t.asked().sort()).toEqual(['1:vienna.assign', '2:vienna.assign', '3:vienna.assign']);
    for (const seat of [0, 1, 2]) {
      expect(t.answers(seat)).toHaveLength(6);
      expect(askOf(t.s, seat)?.of).toEqual(handOf(t, seat));
    }
  });

  ruling('V-12', 'nobody sees what another has assigned, and it may be changed until all are ready', () => {
    const t = opened(vienna, { seats: 3, options: { version: 'intro' } });
    const [a, b, c] = handOf(t, 1) as [Card, Card, Card];
    apply(vienna, t.s, 1, [a, b, c]);
    expect(askOf(t.s, 1)).toBeUndefined();
    for (const viewer of [0, 2, WATCHER]) {
      const text = JSON.stringify(mask(vienna, t.s, viewer).given);
      for (const own of [a, b, c]) expect(text).not.toContain(String(own));
    }
    retract(t.s, 1);
    apply(vienna, t.s, 1, [c, a, b]);
    for (const seat of [0, 2]) apply(vienna, t.s, seat, handOf(t, seat));
    expect([0, 1, 2].map(i => at(t.s.zones, plan(1, i)))).toEqual([[c], [a], [b]]);
    expect(() => retract(t.s, 1)).toThrow('nothing to take back');
    expect(t.asked()).toEqual([`${t.s.crest + 1}:vienna.drawer`]);
  });

  ruling('V-12', 'a card of another hand is no answer', () => {
    const t = opened(vienna, { seats: 2, options: { version: 'intro' } });
    const [foreign = 0] = handOf(t, 1);
    const own = handOf(t, 0);
    expect(() => apply(vienna, t.s, 0, [at(own, 0), at(own, 1), foreign])).toThrow('is not an answer');
    expect(askOf(t.s, 0)).toBeDefined();
  });

  /** A deck of these cards, the first on top; all others in the discard pile but two in drawers. */
  const nearlyOut = (...deck: readonly number[]): Table => {
    const t = scene({ seats: 2, crest: 1, holdings: [{ drawers: [80] }, { drawers: [12] }] });
    for (let number = 1; number <= 90; number++)
      if (![80, 12, ...deck].includes(number)) t.put(card(number), DISCARD);
    for (const number of [...deck].reverse()) t.put(card(number), DECK);
    return t.say(0, { do: 'round' });
  };

  ruling('V-13', 'the deck is dealt in turn order, three to each', () => {
    const t = nearlyOut(1, 2, 3, 4, 5, 6, 7);
    expect(numbers(t, hand(1))).toEqual([1, 2, 3]);
    expect(numbers(t, hand(0))).toEqual([4, 5, 6]);
    expect(numbers(t, DECK)).toEqual([7]);
    expect(numbers(t, DISCARD)).toHaveLength(81);
  });

  ruling('V-13', 'when it runs out in the middle of a deal, the discard pile becomes the deck', () => {
    const t = nearlyOut(1, 2, 3, 4);
    expect(numbers(t, hand(1))).toEqual([1, 2, 3]);
    const others = numbers(t, hand(0));
    expect(others).toHaveLength(3);
    expect(others[0]).toBe(4);
    expect(others.slice(1).some(number => number <= 4)).toBe(false);
    expect(numbers(t, DISCARD)).toEqual([]);
    expect(numbers(t, DECK)).toHaveLength(90 - 2 - 6);
    expect([drawer(0, 0), drawer(1, 0)].map(zone => numbers(t, zone))).toEqual([[80], [12]]);
    const sorted = numbers(t, DECK).sort((a, b) => a - b);
    expect(numbers(t, DECK)).not.toEqual(sorted);
  });

  ruling('V-13', 'a deck that is just used up waits for the next draw', () => {
    const t = nearlyOut(1, 2, 3, 4, 5, 6);
    expect(numbers(t, DECK)).toEqual([]);
    expect(numbers(t, DISCARD)).toHaveLength(82);
    expect(numbers(t, hand(0))).toEqual([4, 5, 6]);
  });
});
