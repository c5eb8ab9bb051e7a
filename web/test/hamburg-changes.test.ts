/** What the page lights up in Hamburg: whatever has just changed on a display, and nothing else. */
import { WATCHER, at, upTo } from '@kaffeehaus/kernel';
import {
  COLOURS,
  EXPANSIONS,
  type Hamburg,
  MAJORITIES,
  SECTIONS,
  displayOf,
  hamburg,
  hazardOf,
  leftOf,
  players,
  plotItem,
  stonesIn,
  workersOf,
} from '@kaffeehaus/hamburg';
import { wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test, vi } from 'vitest';

// All files of tests share their modules: whoever loads what speaks must bring the words.
vi.mock('../src/ui/words.ts', () => {
  const { lang, t, say, list, has } = wordsOf('en', problem => {
    throw new Error(problem);
  });
  return { t, say, list, hasText: has, spokenLang: () => lang };
});

import { changesOf, onDisplay } from '../src/hamburg/changes.ts';
import { spotId } from '../src/hamburg/spots.ts';
import { type Moment, played, seen } from './played.ts';

/** Everything drawn on a display that can change, by the name of its spot. */
const standOf = (s: Hamburg, p: number): ReadonlyMap<string, number> =>
  new Map([
    ...upTo(COLOURS.length).map((c): [string, number] => [spotId('hazard', c), hazardOf(s, p, c)]),
    ...upTo(MAJORITIES.length).map((i): [string, number] => [`majority-${i}`, (at(s.majority, p) >> i) & 1]),
    ...[...displayOf(s, p), ...leftOf(s, p)].map((card): [string, number] => [hamburg.word(card), 1]),
    ...upTo(2).flatMap(half =>
      upTo(SECTIONS).map((i): [string, number] => [`section-${half}-${i}`, i < stonesIn(s, p, half) ? 1 : 0]),
    ),
    ...upTo(at(s.plots, p).length).map((i): [string, number] => [hamburg.word(plotItem(i)), 1]),
    ...upTo(COLOURS.length).map((c): [string, number] => [spotId('workers', c), workersOf(s, p, c)]),
    ['money', at(s.money, p)],
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
          expect(lit, moment.ask.why).toContain(onDisplay(p, spot));
          kinds.add(/^(hazard|majority|section|plot|workers|money)/.exec(spot)?.[0] ?? 'card');
        }
      }
    }
    expect([...kinds].sort()).toEqual(['card', 'hazard', 'majority', 'money', 'plot', 'section', 'workers']);
  });

  test('nothing is lit that is not there', () => {
    for (const moment of momentsOf(seats, expansions)) {
      for (const on of litAfter(moment)) {
        const [p = '', spot = ''] = on.split(' ');
        expect([...standOf(moment.after, Number(p)).keys()], on).toContain(spot);
      }
    }
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
