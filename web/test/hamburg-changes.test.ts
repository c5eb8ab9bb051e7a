/** What the page lights up in Hamburg: whatever has just changed on a display, and nothing else. */
import { WATCHER, at, upTo } from '@kaffeehaus/kernel';
import {
  COLOURS,
  EXPANSIONS,
  HAZARDS,
  type Hamburg,
  MAJORITIES,
  SECTIONS,
  displayOf,
  hamburg,
  hazardOf,
  leftOf,
  players,
  stonesIn,
  workersOf,
} from '@kaffeehaus/hamburg';
import { describe, expect, test, vi } from 'vitest';

// All files of tests share their modules: whoever loads what speaks must bring the words.
vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);

import { atCard, atHazard, atMark, atMedal, atPlot, atSection, atWorker } from '../src/hamburg/at.ts';
import { anchorsOf, changesOf, deedsIn } from '../src/hamburg/changes.ts';
import type { Anchor } from '../src/seat/anchor.ts';
import { type Moment, played, seen } from './played.ts';

/** Everything of a player that can change, by its name. */
const standOf = (s: Hamburg, p: number): ReadonlyMap<Anchor, number> =>
  new Map<Anchor, number>([
    ...HAZARDS.map((hazard, c): [Anchor, number] => [atHazard(p, hazard), hazardOf(s, p, c)]),
    ...MAJORITIES.map((kind, i): [Anchor, number] => [atMedal(p, kind), (at(s.majority, p) >> i) & 1]),
    ...[...displayOf(s, p), ...leftOf(s, p)].map((card): [Anchor, number] => [atCard(card), 1]),
    ...upTo(2).flatMap(half =>
      upTo(SECTIONS).map((i): [Anchor, number] => [atSection(p, half, i), i < stonesIn(s, p, half) ? 1 : 0]),
    ),
    ...upTo(at(s.plots, p).length).map((i): [Anchor, number] => [atPlot(p, i), 1]),
    ...COLOURS.map((colour, c): [Anchor, number] => [atWorker(p, colour), workersOf(s, p, c)]),
    [atMark(p), at(s.money, p)],
  ]);

const GAMES = [
  ['alone', 1, []],
  ['two', 2, []],
  ['three with all expansions', 3, EXPANSIONS],
] as const;

const momentsOf = function* (seats: number, expansions: readonly string[]) {
  for (const seed of ['alster', 'elbe']) yield* played(hamburg, { expansions: [...expansions] }, seats, seed);
};

const litAfter = ({ after, events, since }: Moment<Hamburg>): ReadonlySet<string> =>
  changesOf(seen(hamburg, after, events, since, WATCHER));

describe.each(GAMES)('%s', (_, seats, expansions) => {
  test('what has changed is lit, also on the displays of others', () => {
    const kinds = new Set<string>();
    for (const moment of momentsOf(seats, expansions)) {
      const lit = litAfter(moment);
      for (const p of upTo(players(moment.after))) {
        const before = standOf(moment.before, p);
        for (const [spot, value] of standOf(moment.after, p)) {
          if (before.get(spot) === value) continue;
          expect(lit, moment.ask.why).toContain(spot);
          kinds.add(spot.replaceAll(/[^a-z]+/g, ' '));
        }
      }
    }
    for (const kind of ['card', 'place section', 'place plot', 'count mark', 'count fire', 'worker pink'])
      expect([...kinds].map(each => each.trim())).toContain(kind);
    expect([...kinds].some(kind => kind.startsWith('marker'))).toBe(true);
  });

  test('nothing is lit that is not there', () => {
    for (const moment of momentsOf(seats, expansions)) {
      const there = upTo(players(moment.after)).flatMap(p => [...standOf(moment.after, p).keys()]);
      for (const spot of litAfter(moment)) expect(there).toContain(spot);
    }
  });

  test('a line of the log shows what it speaks of', () => {
    const silent = new Set<string>();
    const spoken = new Set<string>();
    for (const { after, events } of momentsOf(seats, expansions))
      for (const told of deedsIn(seen(hamburg, after, events, 0, WATCHER)))
        (anchorsOf(told).length > 0 ? spoken : silent).add(told.e);
    for (const kind of ['dice', 'climb', 'erected', 'raised', 'refilled']) expect(spoken).toContain(kind);
    for (const kind of ['round', 'begun', 'over']) expect(spoken).not.toContain(kind);
  });

  test('who has not answered since sees all that has happened since', () => {
    const lit = new Set<string>();
    for (const moment of played(hamburg, { expansions: [...expansions] }, seats, 'bille')) {
      for (const spot of litAfter(moment)) lit.add(spot);
      const opening = litAfter({ ...moment, since: 0 });
      for (const spot of lit) expect(opening).toContain(spot);
    }
    expect(lit.size).toBeGreaterThan(10);
  });
});
