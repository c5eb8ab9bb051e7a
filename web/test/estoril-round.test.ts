/** What the page says of a round in Estoril: where it stands, what has just changed, who leads. */
import { at, times, upTo } from '@kaffeehaus/kernel';
import {
  type Estoril,
  MISSION_POINTS,
  PLACES,
  SLOTS,
  discards,
  estoril,
  face,
  mission,
  poolOf,
  slotItem,
  slotZone,
} from '@kaffeehaus/estoril';
import { describe, expect, test, vi } from 'vitest';

// All files of tests share their modules: whoever loads what speaks must bring the words.
vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { missionView } from '../src/estoril/missions.ts';
import { changedIn, resultsOf } from '../src/estoril/rounds.ts';
import { standings } from '../src/estoril/standing.ts';
import { estorilView } from '../src/estoril/view.ts';
import { IDLE } from '../src/seat/picks.ts';
import { type Moment, played, watched } from './played.ts';

const GAMES = [
  ['two, places turned by choice', { rotation: 'chosen' }, 2],
  ['three', {}, 3],
  ['four', {}, 4],
] as const;

const momentsOf = function* (options: (typeof GAMES)[number][1], seats: number) {
  for (const seed of ['tejo', 'sintra']) yield* played(estoril, options, seats, seed);
};

const viewAfter = (moment: Moment<Estoril>) => watched(estoril, moment);

/** Where the round stands, by what lies on the table and what is offered. */
const standsAt = ({ after: s }: Moment<Estoril>): string | undefined => {
  const [ask] = s.wait;
  if (ask === undefined) return undefined;
  if (ask.of.some(item => estoril.word(item).startsWith('turn-'))) return 'rotate';
  if (s.reached < 0) return 'place';
  const isSettled = upTo(SLOTS.length).every(slot => at(s.zones, slotZone(slot)).length === 0);
  return isSettled ? 'discard' : at(PLACES, s.reached).word;
};

describe.each(GAMES)('%s', (_, options, seats) => {
  test('the phase is named as the table stands', () => {
    const named = new Set<string>();
    for (const moment of momentsOf(options, seats)) {
      const is = standsAt(moment);
      const args = estorilView.phase(viewAfter(moment))?.args;
      expect(args?.['phase'] ?? args?.['place'], moment.after.wait[0]?.why ?? '').toBe(is);
      if (is !== undefined) named.add(is);
    }
    expect([...named]).toEqual(expect.arrayContaining(['place', 'discard']));
    expect(named.has('rotate')).toBe('rotation' in options);
  });

  test('a slot that was filled or emptied is lit', () => {
    let found = 0;
    for (const moment of momentsOf(options, seats)) {
      const names = moment.events.slice(moment.since).map(({ e }) => e ?? '');
      if (names.some(name => ['round', 'reached', 'settled', 'ended', 'over'].includes(name))) continue;
      const lit = changedIn(viewAfter(moment));
      for (const slot of upTo(SLOTS.length)) {
        const [before, after] = [moment.before, moment.after].map(s => String(at(s.zones, slotZone(slot))));
        if (before === after) continue;
        found++;
        expect(lit, `${moment.ask.why} ${names.join(' ')}`).toContain(slotItem(slot));
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  test('what was before the round, or before the place was reached, is not lit any more', () => {
    for (const moment of momentsOf(options, seats)) {
      const names = moment.events.map(({ e }) => e ?? '');
      const cut = Math.max(names.lastIndexOf('round'), names.lastIndexOf('reached'));
      const view = viewAfter(moment);
      expect(changedIn({ ...view, since: 0 })).toEqual(changedIn({ ...view, since: Math.max(0, cut) }));
    }
  });

  test('who stands how is counted from what everybody knows', () => {
    for (const moment of momentsOf(options, seats)) {
      const { after: s } = moment;
      if (s.wait.length === 0) continue;
      const view = viewAfter(moment);
      const counts = s.missions.map(m =>
        times(seats, seat => mission(m).count(poolOf(s, seat), at(s.zones, discards(seat)))),
      );
      const leads = (of: readonly number[], seat: number): boolean =>
        at(of, seat) > 0 && at(of, seat) === Math.max(...of);
      const points = times(seats, seat => {
        const characters = poolOf(s, seat).reduce((sum, card) => sum + face(card).points, 0);
        const missions = counts
          .filter(of => leads(of, seat))
          .reduce(
            (sum, of) => sum + Math.floor(MISSION_POINTS / of.filter(n => n === at(of, seat)).length),
            0,
          );
        return characters + at(s.zones, discards(seat)).length + missions;
      });
      expect(standings(view.table)).toEqual(points);
      s.missions.forEach((m, i) => {
        const { standing = [] } = missionView({ view, picks: IDLE, names: [] }, m);
        const of = at(counts, i);
        const first = upTo(seats).filter(seat => leads(of, seat)).length;
        expect(standing.map(({ count }) => count)).toEqual([...of].sort((a, b) => b - a));
        expect(standing.map(each => each.leads)).toEqual(times(seats, place => place < first));
      });
    }
  });

  test('results are those of the round on the table', () => {
    let most = 0;
    for (const moment of momentsOf(options, seats)) {
      const results = resultsOf(viewAfter(moment));
      expect(new Set(results.map(({ place }) => place)).size).toBe(results.length);
      for (const { place, card, seat } of results) {
        expect(place).toBeLessThanOrEqual(moment.after.reached < 0 ? PLACES.length : moment.after.reached);
        if (seat !== undefined && moment.after.wait.length > 0)
          expect(poolOf(moment.after, seat)).toContain(card);
      }
      most = Math.max(most, results.length);
    }
    expect(most).toBeGreaterThan(2);
  });
});
