/** Phase IV and the end: majorities, the church, markers, the final scoring. */
import { at, times, upTo, withEntry } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { MAJORITIES, ROUNDS } from './board.ts';
import { IS_ZOO } from './cards.ts';
import { turnTile } from './clerics.ts';
import { stonesOf } from './measure.ts';
import { finalLines } from './scoring.ts';
import { displayOf, enjoys, leftOf, players, turnOrder } from './state.ts';
import type { Hamburg } from './state.ts';
import type { Verbs } from './verbs.ts';
import { FIRST } from '@kaffeehaus/kernel';

/** What counts for each majority, in the order of the markers; buildings only right of the tableau (H-20). */
const VALUES: readonly ((s: Hamburg, p: Seat) => number)[] = [
  (s, p) => at(s.square, p),
  (s, p) => displayOf(s, p).length,
  stonesOf,
  (s, p) => at(s.points, p),
  (s, p) => leftOf(s, p).filter(card => at(IS_ZOO, card - FIRST)).length,
];

/** Alone in front, or with one card level with the best at 1 or more (H-25). */
const leads = (s: Hamburg, p: Seat, value: (s: Hamburg, p: Seat) => number): boolean => {
  const mine = value(s, p);
  const best = Math.max(
    ...upTo(players(s))
      .filter(other => other !== p)
      .map(other => value(s, other)),
  );
  return mine > best || (mine === best && mine > 0 && enjoys(s, p, 'tie'));
};

/** The round is over: clerics leave, markers come off. */
export const closeRound = (s: Hamburg): void => {
  leaveChurch(s);
  clearRound(s);
};

const clearRound = (s: Hamburg): void => {
  for (const used of s.used) used.length = 0;
  s.doubled.fill(0);
  s.ships = 0;
  turnTile(s);
};

/** The cleric and the workers beside him go before the church. */
const leaveChurch = (s: Hamburg): void => {
  s.clerics = s.clerics.map((n, window) => n + (window === s.cleric ? 1 : 0) + (s.guests[window] ?? 0));
  s.cleric = -1;
  s.kept = s.kept.map((n, c) => n + at(s.guests, c));
  s.guests = s.guests.map(() => 0);
};

export const endings: Verbs<'majorities' | 'turnMarker' | 'endRound' | 'finalScoring'> = {
  /** Phase IV: all majorities on the table as it stands, before any marker turns (H-40). */
  majorities: {
    run: act => {
      const { s } = act;
      s.phase = 4;
      if (act.heard) act.tell({ e: 'begun', seat: -1, what: 'majorities', n: s.round });
      for (const p of turnOrder(s))
        for (const marker of upTo(MAJORITIES.length))
          if (((at(s.majority, p) >> marker) & 1) === 0 && leads(s, p, at(VALUES, marker)))
            act.say([{ do: 'turnMarker', marker }], p);
    },
  },
  turnMarker: {
    run: (act, { marker }) => {
      act.s.majority = withEntry(act.s.majority, act.me, at(act.s.majority, act.me) | (1 << marker));
      if (act.heard) act.tell({ e: 'majority', seat: act.me, majority: marker });
    },
  },
  endRound: {
    run: act => {
      const { s } = act;
      closeRound(s);
      if (act.heard) act.tell({ e: 'ended', seat: -1, what: 'round', n: s.round });
      if (s.round === ROUNDS) {
        act.next({ do: 'finalScoring' });
        return;
      }
      if (s.tom < 0) s.first = (s.first + 1) % s.seats;
      act.next({ do: 'round' });
    },
  },
  finalScoring: {
    run: act => {
      const { s } = act;
      s.sheet = times(players(s), p => finalLines(s, p));
      if (act.heard) act.tell({ e: 'over', sheet: s.sheet.flat() });
    },
  },
};
