/** Who sees what: V-31 and the secrecy of V-12, stage by stage. */
import { WATCHER, at, knownIn, mask } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { opened } from '@kaffeehaus/kernel/stage';
import { describe, expect } from 'vitest';
import { DECK, DISCARD, drawer, hand, plan, vienna } from '../../src/index.ts';
import { answerFirst } from '../scene.ts';
import type { Table } from '../scene.ts';
import { ruling } from './ruling.ts';

/** What the viewer sees in a zone: the faces that lie there, backs, or that it is empty. */
const look = (t: Table, viewer: Seat, zone: number): string => {
  const seen = at(mask(vienna, t.s, viewer).zones, zone);
  const real = at(t.s.zones, zone);
  if (real.length === 0) return '-';
  if (seen.every(card => card < 0) && seen.length === real.length) return 'backs';
  return JSON.stringify(seen) === JSON.stringify(real) ? 'faces' : 'some';
};

const seeing = (t: Table, owner: Seat): { [zone: string]: string } => {
  const places: { readonly [zone: string]: number } = {
    deck: DECK,
    discard: DISCARD,
    hand: hand(owner),
    I: plan(owner, 0),
    II: plan(owner, 1),
    IV: plan(owner, 2),
    drawer: drawer(owner, 0),
  };
  const other = (owner + 1) % t.s.seats;
  return Object.fromEntries(
    Object.entries(places).map(([name, zone]) => [
      name,
      [owner, other, WATCHER].map(viewer => look(t, viewer, zone)).join(' '),
    ]),
  );
};

const ALL_SEE = 'faces faces faces';
const OWNER_SEES = 'faces backs backs';
const NONE_SEES = 'backs backs backs';
const EMPTY = '- - -';

describe('who sees what: the owner, another seat, a spectator', () => {
  ruling('V-31, V-12', 'from the deal to the end of a turn', () => {
    const t = opened(vienna, { seats: 3, options: { version: 'intro' } });
    const me = t.s.crest;
    const later = (me + 1) % 3;
    const dealt = {
      deck: NONE_SEES,
      discard: EMPTY,
      hand: OWNER_SEES,
      I: EMPTY,
      II: EMPTY,
      IV: EMPTY,
      drawer: EMPTY,
    };
    expect(seeing(t, me)).toEqual(dealt);

    answerFirst(t, me);
    expect(seeing(t, me)).toEqual(dealt);

    for (const seat of [0, 1, 2].filter(seat => seat !== me)) answerFirst(t, seat);
    const shown = { ...dealt, hand: EMPTY, I: ALL_SEE, II: OWNER_SEES, IV: OWNER_SEES };
    expect(seeing(t, me)).toEqual(shown);
    expect(seeing(t, later)).toEqual({ ...shown, I: OWNER_SEES });

    t.answer(me, 'drawer-1');
    const inserted = { ...shown, discard: ALL_SEE, I: EMPTY, II: EMPTY, drawer: ALL_SEE };
    expect(seeing(t, me)).toEqual(inserted);

    while (t.asked()[0] !== `${later + 1}:vienna.drawer`) answerFirst(t, me);
    expect(seeing(t, me)).toEqual({ ...inserted, IV: EMPTY });
    expect(at(t.s.zones, DISCARD)).toHaveLength(2);
  });

  ruling('V-31', 'nobody can tell which assigned card is which, nor what others hold', () => {
    const t = opened(vienna, { seats: 2, options: { version: 'intro' } });
    for (const viewer of [0, WATCHER]) {
      const masked = mask(vienna, t.s, viewer);
      expect(knownIn(masked, hand(1))).toEqual([]);
      const text = JSON.stringify([masked.zones, masked.wait, masked.given]);
      for (const card of at(t.s.zones, hand(1))) expect(text).not.toContain(String(card));
    }
  });

  ruling('V-31', 'what lies beside a desk is open to all', () => {
    const t = opened(vienna, { seats: 4, options: { version: 'intro', thirdMan: true, flags: 'random' } });
    for (const viewer of [0, 3, WATCHER]) {
      const { bribes, dossiers, supply, agents, squares, tracks, flags, crest, tally } = mask(
        vienna,
        t.s,
        viewer,
      );
      expect({ bribes, dossiers, supply, agents, squares, tracks, flags, crest, tally }).toEqual({
        bribes: t.s.bribes,
        dossiers: t.s.dossiers,
        supply: t.s.supply,
        agents: t.s.agents,
        squares: t.s.squares,
        tracks: t.s.tracks,
        flags: t.s.flags,
        crest: t.s.crest,
        tally: t.s.tally,
      });
    }
  });
});
