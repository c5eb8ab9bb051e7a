/** Action I and what drawers do: V-01 to V-04, V-46. */
import { describe, expect } from 'vitest';
import { DISCARD } from '../../src/index.ts';
import type { Step } from '../../src/index.ts';
import { bribes, drawers, numbers, points, scene } from '../scene.ts';
import type { Table } from '../scene.ts';
import { ruling } from './ruling.ts';

const ACTION_I: readonly Step[] = [{ do: 'reveal' }, { do: 'insert' }];
const DRAWERS = ['drawer-1', 'drawer-2', 'drawer-3'];

const inserting = (number: number, ...filled: readonly number[]): Table =>
  scene({ holdings: [{ drawers: filled, plans: [number] }] }).say(0, ...ACTION_I);

describe('drawers', () => {
  ruling('V-01', 'the same ability replaces its twin, wherever that lies', () => {
    for (const filled of [
      [46, 12, 80],
      [12, 46, 80],
      [12, 0, 46],
    ]) {
      const t = inserting(47, ...filled);
      expect(t.asked()).toEqual([]);
      expect(drawers(t, 0)).toEqual(filled.map(number => (number === 46 ? 47 : number)));
      expect(numbers(t, DISCARD)).toEqual([46]);
    }
  });

  ruling('V-01', '086–090 are one ability on five cards', () => {
    const t = inserting(90, 0, 86);
    expect(drawers(t, 0)).toEqual([0, 90, 0]);
    expect(numbers(t, DISCARD)).toEqual([86]);
  });

  ruling(
    'V-01',
    'the same bonus for another flag, or another bonus for the same flag, is another ability',
    () => {
      for (const other of [48, 56, 61, 37]) {
        const t = inserting(46, other);
        t.offers(0, 'vienna.drawer', DRAWERS);
        t.answer(0, 'drawer-3');
        expect(drawers(t, 0)).toEqual([other, 0, 46]);
      }
    },
  );

  ruling('V-02, V-46', 'inserting is a duty, every drawer is open, a filled one before an empty one', () => {
    const t = inserting(46, 12);
    t.offers(0, 'vienna.drawer', DRAWERS).optional(0, false);
    expect(t.answers(0)).toEqual(DRAWERS);
    t.answer(0, 'drawer-1');
    expect(drawers(t, 0)).toEqual([46, 0, 0]);
    expect(numbers(t, DISCARD)).toEqual([12]);
  });

  ruling('V-02', 'from full drawers the card that makes room is discarded', () => {
    const t = inserting(46, 12, 17, 80).answer(0, 'drawer-2');
    expect(drawers(t, 0)).toEqual([12, 46, 80]);
    expect(numbers(t, DISCARD)).toEqual([17]);
  });

  ruling('V-02', 'an ability acts in the turn it was inserted, and no longer once it is replaced', () => {
    const turn = (first: number, filled: number): Table =>
      scene({ holdings: [{ drawers: [filled], plans: [first, 7] }] })
        .say(0, ...ACTION_I, { do: 'bribe' })
        .answer(0, 'drawer-1');
    turn(12, 80).offers(0, 'vienna.ability', ['012']);
    expect(turn(80, 12).asked()).toEqual([]);
  });
});

describe('abilities', () => {
  ruling('V-03', 'a bribe from a card is no bribe of action II', () => {
    const t = scene({ holdings: [{ bribes: { wine: 2 }, drawers: [22, 3, 12] }] });
    t.say(0, { do: 'agent' }).answer(0, 'albertina');
    t.offers(0, 'vienna.ability', ['022']).answer(0, '022').answer(0, 'wine');
    expect(t.asked()).toEqual([]);
    expect(bribes(t, 0)).toEqual({ wine: 1 });
    expect(points(t, 0)).toBe(0);
  });

  ruling('V-03', 'a step from a card is no step of action IV, but it scores and crosses thresholds', () => {
    const t = scene({
      holdings: [{ dossiers: { slide: 3 }, drawers: [17, 70, 78], plans: [0, 7] }],
      tracks: { slide: 7 },
    });
    t.say(0, { do: 'bribe' }).offers(0, 'vienna.ability', ['017']).answer(0, '017').answer(0, 'slide');
    expect(t.asked()).toEqual([]);
    expect(points(t, 0, 'steps')).toBe(3);
    expect(points(t, 0, 'abilities')).toBe(0);
    expect(t.s.investigator).toBe(1);
  });

  ruling('V-04', 'all that fit are offered; each in turn or not at all, in the order the owner likes', () => {
    const play = (): Table =>
      scene({ holdings: [{ drawers: [3, 12, 17], plans: [0, 7] }] }).say(0, { do: 'bribe' });
    const all = play().offers(0, 'vienna.ability', ['003', '012', '017']).optional(0);
    all.answer(0, '017').answer(0, 'flask').answer(0, '003');
    all.offers(0, 'vienna.ability', ['012']).optional(0).answer(0, '012');
    expect([bribes(all, 0).wine, points(all, 0)]).toEqual([1 + 1 + 1, 2]);
    const one = play().answer(0, '012').answer(0);
    expect([bribes(one, 0).wine, points(one, 0), one.asked()]).toEqual([1 + 1, 2, []]);
    const none = play().answer(0);
    expect([bribes(none, 0).wine, points(none, 0), none.asked()]).toEqual([1 + 1, 0, []]);
  });
});
