/** Points: where they come from, the final scoring, who wins. */
import { add, at, upTo } from '@kaffeehaus/kernel';
import type { Points, Seat } from '@kaffeehaus/kernel';
import { DOSSIERS, KINDS, zoneValue } from './board.ts';
import type { Vienna } from './state.ts';

/** The lines of the score sheet: those of the game, then those of the final scoring. */
export const SOURCES = [
  'squares',
  'steps',
  'abilities',
  'orders',
  'sealStamp',
  'figures',
  'sets',
  ...DOSSIERS,
  'desk',
  'cashBox',
  'majority',
] as const;
export type Source = (typeof SOURCES)[number];
const LINE: { readonly [source in Source]: number } = Object.fromEntries(
  SOURCES.map((source, i) => [source, i]),
) as { [source in Source]: number };

/** Lines that only the full version, or only the introductory version, can fill. */
const FULL_ONLY: readonly Source[] = ['orders', 'sealStamp', 'figures', 'desk', 'cashBox', 'majority'];

export const score = (s: Vienna, seat: Seat, source: Source, n: number): void =>
  add(at(s.tally, seat), LINE[source], n);

const SET_POINTS = 10;
/** For none to four of the four desk tiles. */
const DESK_POINTS = [0, 1, 3, 6, 10] as const;
const CASH_POINTS = 2;
/** By number of seats: points for the most agents on the board, the second most, … */
const MAJORITY: { readonly [seats: number]: readonly number[] } = {
  2: [8, 0],
  3: [12, 6, 0],
  4: [12, 8, 4, 0],
};

/** Every dossier is worth its zone. Introductory version: sets; full version: desk, cash box, majority. */
export const finalScoring = (s: Vienna): void => {
  for (const seat of upTo(s.seats)) {
    const own = at(s.dossiers, seat);
    for (const kind of KINDS)
      score(s, seat, at(DOSSIERS, kind), at(own, kind) * zoneValue(at(s.tracks, kind)));
    if (!s.full) score(s, seat, 'sets', SET_POINTS * Math.min(...own));
    else {
      score(s, seat, 'desk', at(DESK_POINTS, deskTiles(s, seat)));
      score(s, seat, 'cashBox', CASH_POINTS * at(s.cashBox, seat));
    }
  }
  if (s.full) majority(s);
};

/** The four tiles in the low bits; the side table is not one of them. */
const deskTiles = (s: Vienna, seat: Seat): number => {
  const owned = at(s.owned, seat);
  return (owned & 1) + ((owned >> 1) & 1) + ((owned >> 2) & 1) + ((owned >> 3) & 1);
};

/** Most agents on the board; then most money, then most bribes; whoever is still equal shares the places. */
const majority = (s: Vienna): void => {
  const places = MAJORITY[s.seats] ?? [];
  const worth = (seat: Seat): number =>
    agentsOnBoard(s, seat) * 1e6 + at(s.money, seat) * 1e3 + bribesHeld(s, seat);
  for (const seat of upTo(s.seats)) {
    const ahead = upTo(s.seats).filter(other => worth(other) > worth(seat)).length;
    const equal = upTo(s.seats).filter(other => worth(other) === worth(seat)).length;
    const shared = places.slice(ahead, ahead + equal).reduce((sum, n) => sum + n, 0);
    score(s, seat, 'majority', shared / equal);
  }
};

export const audit = (s: Vienna): Points[][] =>
  s.tally.map(sheet =>
    SOURCES.filter(source => (s.full ? source !== 'sets' : !FULL_ONLY.includes(source))).map(source => ({
      source,
      points: at(sheet, LINE[source]),
    })),
  );

export const total = (s: Vienna, seat: Seat): number => at(s.tally, seat).reduce((sum, n) => sum + n, 0);

const agentsOnBoard = (s: Vienna, seat: Seat): number =>
  s.agents.reduce((n, seats) => n + ((seats >> seat) & 1), 0);
const bribesHeld = (s: Vienna, seat: Seat): number => at(s.bribes, seat).reduce((sum, n) => sum + n, 0);

/** How far back in the turn order of the last round: the crest does not pass after it. */
const place = (s: Vienna, seat: Seat): number => (seat - s.crest + s.seats) % s.seats;

interface Criterion {
  readonly rule: string;
  of(s: Vienna, seat: Seat): number;
}
const POINTS: Criterion = { rule: 'vienna.end.points', of: total };
const MONEY: Criterion = { rule: 'vienna.tie.money', of: (s, seat) => at(s.money, seat) };
const BRIBES_HELD: Criterion = { rule: 'vienna.tie.bribes', of: bribesHeld };
const AGENTS: Criterion = { rule: 'vienna.tie.agents', of: agentsOnBoard };
const ORDER: Criterion = { rule: 'vienna.tie.order', of: place };
const INTRO = [POINTS, BRIBES_HELD, AGENTS, ORDER];
const FULL = [POINTS, MONEY, BRIBES_HELD, ORDER];

export const winners = (s: Vienna): { seats: Seat[]; by?: string } => {
  let seats = upTo(s.seats);
  for (const { rule, of } of s.full ? FULL : INTRO) {
    const best = Math.max(...seats.map(seat => of(s, seat)));
    seats = seats.filter(seat => of(s, seat) === best);
    if (seats.length === 1) return rule === POINTS.rule ? { seats } : { seats, by: rule };
  }
  return { seats };
};
