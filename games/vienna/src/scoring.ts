/** Points: where they come from, the final scoring, who wins. */
import { add, at, upTo } from '@kaffeehaus/kernel';
import type { Points, Seat } from '@kaffeehaus/kernel';
import { DOSSIERS, KINDS, zoneValue } from './board.ts';
import type { Vienna } from './state.ts';

/** The lines of the score sheet: three during the game, the rest in the final scoring. */
export const SOURCES = ['squares', 'steps', 'abilities', 'sets', ...DOSSIERS] as const;
export type Source = (typeof SOURCES)[number];

const SET_POINTS = 10;

/** Ten points per set of all five dossiers, and each dossier the value of the zone its marker stands in. */
export const finalScoring = (s: Vienna): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    const own = at(s.dossiers, seat);
    const sheet = at(s.tally, seat);
    add(sheet, SOURCES.indexOf('sets'), SET_POINTS * Math.min(...own));
    for (const kind of KINDS)
      add(sheet, SOURCES.indexOf(at(DOSSIERS, kind)), at(own, kind) * zoneValue(at(s.tracks, kind)));
  }
};

export const audit = (s: Vienna): Points[][] =>
  s.tally.map(sheet => SOURCES.map((source, i) => ({ source, points: at(sheet, i) })));

export const total = (s: Vienna, seat: Seat): number => at(s.tally, seat).reduce((sum, n) => sum + n, 0);

const agentsOnBoard = (s: Vienna, seat: Seat): number =>
  s.agents.reduce((n, seats) => n + ((seats >> seat) & 1), 0);

/** How far back in the turn order of the last round: the crest does not pass after it. */
const place = (s: Vienna, seat: Seat): number => (seat - s.crest + s.seats) % s.seats;

/** Most points, then most bribes, then most agents on the board, then later in turn order. */
const CRITERIA: readonly { readonly rule: string; of(s: Vienna, seat: Seat): number }[] = [
  { rule: 'vienna.end.points', of: total },
  { rule: 'vienna.tie.bribes', of: (s, seat) => at(s.bribes, seat).reduce((sum, n) => sum + n, 0) },
  { rule: 'vienna.tie.agents', of: agentsOnBoard },
  { rule: 'vienna.tie.order', of: place },
];

export const winners = (s: Vienna): { seats: Seat[]; by?: string } => {
  let seats = upTo(s.seats);
  for (const [i, { rule, of }] of CRITERIA.entries()) {
    const best = Math.max(...seats.map(seat => of(s, seat)));
    seats = seats.filter(seat => of(s, seat) === best);
    if (seats.length === 1) return i === 0 ? { seats } : { seats, by: rule };
  }
  return { seats };
};
