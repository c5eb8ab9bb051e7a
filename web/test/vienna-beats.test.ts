/** What moves in Vienna is what changed: no bribe, coin, agent or point goes anywhere unseen. */
import { type GameEvent, at, isDeed, score, upTo } from '@kaffeehaus/kernel';
import { BRIBES, BUILDINGS, type Vienna, buildingItem, hasAgent, vienna } from '@kaffeehaus/vienna';
import { expect, test } from 'vitest';
import { choreography } from '../src/vienna/beats.ts';
import type { Beat } from '../src/seat/beat.ts';
import { flowTo, namesIn, pointsOf } from './beats.ts';
import { type Moment, played, seen } from './played.ts';

const FULL = { version: 'full', thirdMan: true, feldFigures: true };

const scoreOf = (s: Vienna, seat: number): number => score(at(vienna.audit(s), seat));

const beatsOf = ({ after, events, since }: Moment<Vienna>, viewer: number): readonly Beat[] => {
  const view = seen(vienna, after, events, since, viewer);
  return choreography.beats(view.events.slice(since), view);
};

test.each([
  ['the introductory version', { version: 'intro' }, 2],
  ['everything', FULL, 3],
])('%s: tokens and points are those that changed hands', (_, options, seats) => {
  const kinds = new Set<string>();
  for (const moment of played(vienna, options, seats, 'graben')) {
    const { before, after } = moment;
    const beats = beatsOf(moment, 0);
    for (const beat of beats) kinds.add(beat.do);
    for (const seat of upTo(seats)) {
      for (const [kind, bribe] of BRIBES.entries())
        expect(flowTo(beats, `count:${seat}:${bribe}`), moment.ask.why).toBe(
          at(at(after.bribes, seat), kind) - at(at(before.bribes, seat), kind),
        );
      if (after.full) {
        const all = (s: Vienna): number => at(s.money, seat) + at(s.cashBox, seat);
        expect(flowTo(beats, `count:${seat}:shilling`), moment.ask.why).toBe(all(after) - all(before));
      }
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['piece', 'card', 'tokens', 'win', 'hop', 'points']));
});

test('an agent that came to a building is seen on its way there', () => {
  for (const moment of played(vienna, FULL, 3, 'ring')) {
    const { before, after } = moment;
    const names = beatsOf(moment, 1).flatMap(beat =>
      beat.do === 'piece' && beat.what !== undefined ? [beat.what] : [],
    );
    for (const seat of upTo(3))
      for (const b of upTo(BUILDINGS.length))
        if (hasAgent(after, seat, b) && !hasAgent(before, seat, b))
          expect(names).toContain(`agent:${seat}:${vienna.word(buildingItem(b))}`);
  }
});

test('points rise for whoever made them, and of hidden cards only backs fly', () => {
  for (const moment of played(vienna, { version: 'intro' }, 2, 'prater')) {
    const { before, after } = moment;
    for (const viewer of upTo(2)) {
      const beats = beatsOf(moment, viewer);
      if (after.wait.length > 0)
        for (const seat of upTo(2))
          expect(pointsOf(beats, seat)).toBe(scoreOf(after, seat) - scoreOf(before, seat));
      for (const name of beats.flatMap(namesIn)) expect(name).not.toMatch(/undefined|NaN|card:-/);
    }
  }
});

test('a deed touches whoever owns what it changed', () => {
  const told = (event: object): GameEvent => event as GameEvent;
  expect(choreography.touches(told({ e: 'home', seat: 1, building: 2 }), 1)).toBe(true);
  expect(choreography.touches(told({ e: 'home', seat: 1, building: 2 }), 0)).toBe(false);
  expect(choreography.touches(told({ e: 'round', seat: 1, round: 2 }), 1)).toBe(false);
  expect(isDeed(told({ k: 'shuffle' }))).toBe(false);
});
