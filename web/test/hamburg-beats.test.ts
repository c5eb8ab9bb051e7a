/** What moves in Hamburg is what changed: no worker, Mark, hazard or point goes anywhere unseen. */
import { at, upTo } from '@kaffeehaus/kernel';
import {
  COLOURS,
  EXPANSIONS,
  HAZARDS,
  type Hamburg,
  hamburg,
  hazardOf,
  players,
  workersOf,
} from '@kaffeehaus/hamburg';
import { expect, test, vi } from 'vitest';

// All files of tests share their modules: whoever loads what speaks must bring the words.
vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);

import { atFigure, atHazard, atMark, atWorker } from '../src/hamburg/at.ts';
import { choreography } from '../src/hamburg/beats.ts';
import type { Beat } from '../src/seat/beat.ts';
import { flowTo, namesIn, pointsOf } from './beats.ts';
import { type Moment, played, seen } from './played.ts';

const beatsOf = ({ after, events, since }: Moment<Hamburg>, viewer: number): readonly Beat[] => {
  const view = seen(hamburg, after, events, since, viewer);
  return choreography.beats(view.events.slice(since), view);
};

const GAMES = [
  ['alone', 1, []],
  ['two', 2, []],
  ['three with all expansions', 3, EXPANSIONS],
] as const;

test.each(GAMES)('%s: tokens, hazards and points are those that changed', (_, seats, expansions) => {
  const kinds = new Set<string>();
  for (const moment of played(hamburg, { expansions: [...expansions] }, seats, 'alster')) {
    const { before, after } = moment;
    const beats = beatsOf(moment, 0);
    for (const beat of beats) kinds.add(beat.do);
    // At the end the sheet is written, and nothing more is to be seen. Mayors bring what they bring before anything moves.
    const { why } = moment.ask;
    if (after.wait.length === 0 || why === 'hamburg.mayor') continue;
    for (const p of upTo(players(after))) {
      expect(flowTo(beats, atMark(p)), why).toBe(at(after.money, p) - at(before.money, p));
      for (const [c, colour] of COLOURS.entries())
        expect(flowTo(beats, atWorker(p, colour)), why).toBe(
          workersOf(after, p, c) - workersOf(before, p, c),
        );
      expect(pointsOf(beats, p), why).toBe(at(after.points, p) - at(before.points, p));
      for (const [c, hazard] of HAZARDS.entries())
        if (hazardOf(after, p, c) !== hazardOf(before, p, c))
          expect(beats.some(beat => beat.do === 'gauge' && beat.at[0] === atHazard(p, hazard))).toBe(true);
      if (at(after.square, p) !== at(before.square, p))
        expect(beats.some(beat => beat.do === 'hop' && beat.what === atFigure(p))).toBe(true);
    }
    for (const name of beats.flatMap(namesIn)) expect(name).not.toMatch(/undefined|NaN|card:-/);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['card', 'remove', 'tokens', 'roll', 'gauge', 'hop', 'points', 'shake', 'win']),
  );
});
